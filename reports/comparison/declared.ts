/** In what two certifications differ before a single case was run: suite, law, table, and what was declared. */
import { isDeepStrictEqual } from 'node:util';
import type { ComparedCertification } from './certification';
import { BESIDE_THE_POINT, type DeclaredCode, type DeclaredDifference } from './schema';

/** Characters of a value that are shown. */
const LONGEST = 200;

export function declaredDifferences(
  before: ComparedCertification,
  after: ComparedCertification,
): DeclaredDifference[] {
  const different = (
    code: DeclaredCode,
    one: unknown,
    other: unknown,
    { name = '', shows = true } = {},
  ): DeclaredDifference[] =>
    isDeepStrictEqual(one, other)
      ? []
      : [
          {
            code,
            name,
            before: shows ? shown(one) : null,
            after: shows ? shown(other) : null,
            matters: !BESIDE_THE_POINT.includes(code),
          },
        ];
  const [a, b] = [before.declaration, after.declaration];
  const [one, other] = [before.verdict, after.verdict];
  const table = (side: ComparedCertification) => (side.verdict.target ?? {}) as Record<string, unknown>;
  const members = [...new Set([...Object.keys(table(before)), ...Object.keys(table(after))])];
  const options = [...new Set([...Object.keys(a.options), ...Object.keys(b.options)])];
  return [
    ...different('suite', `${a.suite.name} ${a.suite.version}`, `${b.suite.name} ${b.suite.version}`),
    ...(before.steps === null || after.steps === null
      ? []
      : different('steps', before.steps, after.steps, { shows: false })),
    ...different('regulation', one.regulation.sha256, other.regulation.sha256),
    ...different('portuguese', one.regulation.portuguese.status, other.regulation.portuguese.status),
    ...members.flatMap((name) => different('table', table(before)[name], table(after)[name], { name })),
    ...different('scope', a.scope, b.scope),
    ...different('languages', [...a.languages].sort(), [...b.languages].sort()),
    ...different('tags', a.tags, b.tags),
    ...options.flatMap((name) => different('option', a.options[name], b.options[name], { name })),
    ...different('money', a.minorUnitsPerAmount, b.minorUnitsPerAmount),
    ...different('authorisations', a.authorisations, b.authorisations, { shows: false }),
    ...different('inspection', a.inspection?.sha256 ?? null, b.inspection?.sha256 ?? null),
    ...different('decision', decided(a), decided(b)),
    ...different('adapter', `${a.adapter.kind} ${a.adapter.target}`, `${b.adapter.kind} ${b.adapter.target}`),
  ];
}

/** Whether the steps and rules that judged may be others: by their hash, or where a folder has none, by the version. */
export function judgedOtherwise(before: ComparedCertification, after: ComparedCertification): boolean {
  return before.steps !== null && after.steps !== null
    ? before.steps !== after.steps
    : before.declaration.suite.version !== after.declaration.suite.version;
}

function decided({ readings: { decision } }: ComparedCertification['declaration']): string | null {
  return decision === null ? null : `${decision.by}, ${decision.on}`;
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text =
    typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
