/** What changed from one certification to another: a function of the two, and of nothing else. */
import { OFFICIAL_LANGUAGES } from '../../locales';
import { READINGS, citation, hasClause } from '../../regulation';
import { inEveryLanguage } from '../texts';
import type { ClauseStatus, ClauseVerdict } from '../verdict';
import { appliedContra } from '../verdict/reasons';
import { casesToRunAgain } from './again';
import { ComparedCertification, type CertificationEvidence, type TestedCase } from './certification';
import { declaredDifferences } from './declared';
import type { ComparedCase, ComparedClause, Comparison, Side } from './schema';

export function compareCertifications(
  earlier: CertificationEvidence,
  later: CertificationEvidence,
): Comparison {
  const [before, after] = [new ComparedCertification(earlier), new ComparedCertification(later)];
  const declared = declaredDifferences(before, after);
  const found = {
    readings: readingDifferences(before, after),
    texts: textDifferences(before, after),
    clauses: clauseDifferences(before, after),
    cases: caseDifferences(before, after),
  };
  const { cases } = found;
  const changed = [
    declared.filter(({ matters }) => matters),
    ...[found.readings, found.texts, found.clauses],
    ...[cases.different, cases.onlyBefore, cases.onlyAfter, cases.rewritten],
  ];
  return {
    format: 'craps-conformance/comparison/1',
    before: sideOf(before),
    after: sideOf(after),
    same: before.verdict.verdict === after.verdict.verdict && changed.every((list) => list.length === 0),
    declared,
    ...found,
    again: casesToRunAgain(before, after, declared),
  };
}

function sideOf({ folder, verdict }: ComparedCertification): Side {
  const { target, suite, regulation, readings, partial, finishedAt, cases } = verdict;
  const { planned, run, passed, failed } = cases;
  return {
    folder,
    verdict: verdict.verdict,
    partial,
    table: target === null ? null : { maker: target.maker, model: target.model, firmware: target.firmware },
    suite,
    regulationSha256: regulation.sha256,
    readings: readings.set,
    finishedAt,
    cases: { planned, run, passed, failed },
  };
}

function readingDifferences(
  { declaration: { readings: one } }: ComparedCertification,
  { declaration: { readings: other } }: ComparedCertification,
): Comparison['readings'] {
  const ids = [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])];
  return ids
    .filter((id) => one.values[id] !== other.values[id])
    .map((id) => {
      const known = READINGS.find((reading) => reading.id === id);
      const relation = (value: string | undefined) =>
        known?.values.find((choice) => choice.value === value)?.relation ?? null;
      return {
        id,
        title: inEveryLanguage((language) => known?.title[language] ?? id),
        before: one.values[id] ?? null,
        after: other.values[id] ?? null,
        relations: { before: relation(one.values[id]), after: relation(other.values[id]) },
      };
    });
}

function textDifferences(before: ComparedCertification, after: ComparedCertification): Comparison['texts'] {
  return [...before.clauses].flatMap(([id, one]) => {
    const other = after.clauses.get(id);
    if (other === undefined) return [];
    const languages = OFFICIAL_LANGUAGES.filter(
      (each) =>
        one.text[each] !== undefined && other.text[each] !== undefined && one.text[each] !== other.text[each],
    );
    return languages.length === 0 && one.revision === other.revision
      ? []
      : [
          {
            id,
            citation: cited(id),
            languages,
            revision: { before: one.revision, after: other.revision },
          },
        ];
  });
}

function clauseDifferences(
  before: ComparedCertification,
  after: ComparedCertification,
): Comparison['clauses'] {
  const byId = ({ verdict }: ComparedCertification) =>
    new Map(verdict.clauses.map((clause) => [clause.id, clause]));
  const [one, other] = [byId(before), byId(after)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((id) => {
    const [was, is] = [one.get(id), other.get(id)];
    const contraLitteram = { before: contra(was), after: contra(is) };
    if (was?.status === is?.status && contraLitteram.before === contraLitteram.after) return [];
    const statuses = { before: was?.status ?? null, after: is?.status ?? null };
    return [{ id, citation: cited(id), ...statuses, contraLitteram, direction: direction(statuses) }];
  });
}

function contra(clause: ClauseVerdict | undefined): boolean {
  return clause !== undefined && appliedContra(clause);
}

function direction({ before, after }: { before: ClauseStatus | null; after: ClauseStatus | null }) {
  const rank = (status: ClauseStatus | null) =>
    status === 'conforms' ? 1 : status === 'does_not_conform' ? -1 : 0;
  const difference = rank(after) - rank(before);
  const directions: Record<string, ComparedClause['direction']> = { '1': 'better', '-1': 'worse' };
  return directions[String(Math.sign(difference))] ?? 'other';
}

type Pair = readonly [before: TestedCase | null, after: TestedCase | null];

/** Of what the user's own tags left out a run says nothing, and so it is not there. */
function caseDifferences(before: ComparedCertification, after: ComparedCertification): Comparison['cases'] {
  const selected = ({ cases }: ComparedCertification, identity: string) => {
    const found = cases.get(identity);
    return found?.selected === true ? found : null;
  };
  const identities = [...new Set([...before.cases.keys(), ...after.cases.keys()])];
  const pairs = identities.map((each): Pair => [selected(before, each), selected(after, each)]);
  const both = pairs.filter(([one, other]) => one !== null && other !== null);
  const different = both.filter(([one, other]) => one?.run.status !== other?.run.status);
  const of = (list: readonly Pair[]) => list.flatMap((pair) => comparedCase(pair) ?? []);
  return {
    same: both.length - different.length,
    different: of(different),
    onlyBefore: of(pairs.filter(([one, other]) => one !== null && other === null)),
    onlyAfter: of(pairs.filter(([one, other]) => one === null && other !== null)),
    rewritten: of(both.filter(([one, other]) => one?.scenario !== other?.scenario)),
  };
}

function comparedCase([one, other]: Pair): ComparedCase | null {
  const run = (other ?? one)?.run;
  if (run === undefined) return null;
  const { key, clause, language, name, uri, line } = run;
  return {
    ...{ key, clause, language, name, file: uri, line },
    before: one?.run.status ?? null,
    after: other?.run.status ?? null,
  };
}

function cited(id: string) {
  return inEveryLanguage((language) => (hasClause(id) ? citation(id, language) : id));
}
