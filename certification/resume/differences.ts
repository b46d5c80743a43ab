/** In what a run that is to be taken up again would not be the one that was begun. */
import { isDeepStrictEqual } from 'node:util';
import type { Capabilities } from '../../adapters/table';
import { READING_IDS } from '../../regulation';
import type { DeclarationFile } from './declaration';

export interface Difference {
  /** Key of `locales/<language>/resume.json`, under `difference`. */
  code:
    | 'adapter'
    | 'target'
    | 'adapterFile'
    | 'targetFile'
    | 'fault'
    | 'tableOptions'
    | 'reading'
    | 'decision'
    | 'option'
    | 'scope'
    | 'languages'
    | 'tags'
    | 'money'
    | 'authorisations'
    | 'inspection'
    | 'suite'
    | 'regulation'
    | 'feature'
    | 'steps'
    | 'table';
  /** What of it, where there are several: a reading, a file, a member of what the table says of itself. */
  name: string;
  /** As it was declared; empty where there was none, or where it is nothing that a person can read. */
  then: string;
  now: string;
}

type Compared = Omit<DeclarationFile, 'startedAt' | 'table' | 'resumptions'>;

export function differences(then: Compared, now: Compared): Difference[] {
  const one = (code: Difference['code'], before: unknown, after: unknown, name = ''): Difference[] =>
    isDeepStrictEqual(before, after) ? [] : [{ code, name, then: shown(before), now: shown(after) }];
  /** Compared as a whole, and too large to be shown. */
  const unseen = (code: Difference['code'], before: unknown, after: unknown, name = ''): Difference[] =>
    isDeepStrictEqual(asJson(before), asJson(after)) ? [] : [{ code, name, then: '', now: '' }];
  const [a, b] = [then.declared, now.declared];
  const uris = [...new Set([...Object.keys(then.features), ...Object.keys(now.features)])];
  return [
    ...one('suite', `${a.suite.name} ${a.suite.version}`, `${b.suite.name} ${b.suite.version}`),
    ...one('regulation', then.regulation, now.regulation),
    ...uris.flatMap((uri) => unseen('feature', then.features[uri], now.features[uri], uri)),
    ...unseen('steps', then.steps, now.steps),
    ...one('adapter', a.adapter.kind, b.adapter.kind),
    ...one('target', then.target, now.target),
    ...one('adapterFile', a.adapter.adapterSha256, b.adapter.adapterSha256),
    ...one('targetFile', a.adapter.targetSha256, b.adapter.targetSha256),
    ...one('fault', then.fault, now.fault),
    ...one('tableOptions', then.tableOptions, now.tableOptions),
    ...READING_IDS.flatMap((id) => one('reading', a.readings.values[id], b.readings.values[id], id)),
    ...one('decision', decisionOf(a.readings.decision), decisionOf(b.readings.decision)),
    ...Object.keys({ ...a.options, ...b.options }).flatMap((id) =>
      one('option', a.options[id], b.options[id], id),
    ),
    ...one('scope', a.scope, b.scope),
    ...one('languages', a.languages, b.languages),
    ...one('tags', a.tags, b.tags),
    ...one('money', a.minorUnitsPerAmount, b.minorUnitsPerAmount),
    ...unseen('authorisations', a.authorisations, b.authorisations),
    ...one('inspection', a.inspection?.sha256 ?? null, b.inspection?.sha256 ?? null),
  ];
}

/** Whatever a table says of itself: another maker, model, firmware or program is another table. */
export function tableDifferences(then: Capabilities, now: Capabilities): Difference[] {
  const [before, after] = [asJson(then), asJson(now)] as Record<string, unknown>[];
  return Object.keys({ ...before, ...after })
    .filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]))
    .map((name) => ({ code: 'table', name, then: shown(before?.[name]), now: shown(after?.[name]) }));
}

function decisionOf(decision: { by: string; on: string } | null): string | null {
  return decision === null ? null : `${decision.by}, ${decision.on}`;
}

/** What was read from a file has lost what JSON does not hold. */
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}

/** Characters of a value that are shown. */
const LONGEST = 200;

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text =
    typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
