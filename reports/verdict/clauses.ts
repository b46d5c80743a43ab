/** The status of each clause, from its cases in every language that was asked for. */
import type { InterfaceLanguage, OfficialLanguage } from '../../locales';
import {
  articleOf,
  citation,
  clause,
  CLAUSES,
  hasClause,
  readingsOf,
  sightsOf,
  type Clause,
  type ClauseClass,
} from '../../regulation';
import type { CaseRun, RunRecord } from '../cases';
import { inEveryLanguage, joined, notApplicableText, text, texts, type Texts } from '../texts';
import { countByLanguage } from './counts';
import { countsOn, findingNumbers, isContradicted, isShown, shownBy, stands } from './judged';
import type { RunDeclaration } from './declaration';
import type { ClauseStatus, ClauseVerdict, Failure, UnseenSentence } from './schema';
import { isHidden, runsByCase, unseenSentences, type RunsByCase } from './sights';

/** Clauses in scope in the order of the regulation, then whatever else has a case. */
export function clauseVerdicts(declaration: RunDeclaration, record: RunRecord): ClauseVerdict[] {
  const runs = runsByCase(record.cases);
  const byClause = new Map<string, CaseRun[]>();
  for (const each of record.cases) {
    if (each.clause !== null) byClause.set(each.clause, [...(byClause.get(each.clause) ?? []), each]);
  }
  const convicted = new Set(
    record.judged.causes.flatMap(({ offended }) => ('clauses' in offended ? [offended.clauses[0]] : [])),
  );
  const listed = CLAUSES.filter(
    (each) => inScope(each, declaration) || byClause.has(each.id) || convicted.has(each.id),
  ).map(({ id }) => id);
  const numbers = findingNumbers(record.judged);
  const unknown = [...byClause.keys()].filter((id) => !hasClause(id));
  return [...listed, ...unknown].map((id) =>
    clauseVerdict(id, byClause.get(id) ?? [], declaration, record, { numbers, runs }),
  );
}

function inScope({ id, normative }: Clause, { scope, articles, exhaustive }: RunDeclaration): boolean {
  // Cells are about the clauses that have some; of the others such a run says nothing.
  if (exhaustive !== undefined) return false;
  const article = articleOf(id);
  return normative && (article === null ? scope === 'full' : articles.includes(article));
}

/** The languages in which a case is missing that another language has. */
export function missingLanguages(
  cases: readonly CaseRun[],
  languages: readonly OfficialLanguage[],
): OfficialLanguage[] {
  const keys = new Set(cases.map(({ key }) => key));
  return languages.filter((language) => {
    const own = new Set(cases.filter((each) => each.language === language).map(({ key }) => key));
    return own.size < keys.size;
  });
}

function clauseVerdict(
  id: string,
  cases: readonly CaseRun[],
  declaration: RunDeclaration,
  record: RunRecord,
  { numbers, runs }: { numbers: ReadonlyMap<number, number>; runs: RunsByCase },
): ClauseVerdict {
  const known = hasClause(id);
  const clauseClass = known ? clause(id).class : null;
  const unselected = record.unselected.filter((each) => each.clause === id).length;
  const judgements = countsOn(id, record);
  const sentences = known ? unseenSentences(id, runs, declaration.target) : [];
  const hidden = isHidden(id, cases, runs, isShown);
  const { status, reason } = withoutUnseen(
    id,
    statusOf({ cases, clauseClass, declaration, unselected, judgements, hidden }),
    sentences,
  );
  const readings = known ? declaredReadings(id, declaration) : [];
  const authorisations = dispatchesOn(id, declaration);
  return {
    id,
    citation: inEveryLanguage((language) => (known ? citation(id, language) : id)),
    class: clauseClass,
    status,
    ...(readings.length === 0 ? {} : { readings }),
    ...(readings.some(({ relation }) => relation === 'contra') ? { contraLitteram: true } : {}),
    ...(authorisations.length === 0 ? {} : { authorisations }),
    cases: countByLanguage(cases, declaration.languages),
    judgements,
    failures: cases
      .filter(({ status: each }) => each === 'failed')
      .flatMap((each) => failuresOf(each, shownBy(each, numbers))),
    notDecidable: cases
      .filter(({ status: each }) => each === 'not-decidable')
      .flatMap((each) =>
        each.findings.flatMap((finding) =>
          finding.kind === 'not-decidable'
            ? [{ ...placeOf(each), dice: finding.dice, actual: finding.actual }]
            : [],
        ),
      ),
    inconclusive: cases.flatMap((each) =>
      each.cause === null
        ? []
        : [{ ...placeOf(each), cause: each.cause, message: each.message, ...testedUnder(each) }],
    ),
    ...(sentences.length === 0 ? {} : { sentences }),
    ...(reason === undefined ? {} : { reason }),
  };
}

interface Concluded {
  status: ClauseStatus;
  reason?: Texts;
}

/** A clause none of whose sentences could be examined does not conform by what stands beside them. */
function withoutUnseen(
  id: string,
  { status, reason }: Concluded,
  sentences: readonly UnseenSentence[],
): Concluded {
  if (status !== 'conforms' || sentences.length === 0)
    return reason === undefined ? { status } : { status, reason };
  const none = sightsOf(id).every(({ sentence }) => sentences.some((each) => each.id === sentence));
  return {
    status: none ? 'not_applicable' : status,
    reason: inEveryLanguage((language) =>
      joined(
        language,
        sentences.map((each) => each.reason[language]),
      ),
    ),
  };
}

function placeOf(run: CaseRun): Pick<Failure, 'case' | 'row' | 'language' | 'file' | 'line' | 'transcript'> {
  return {
    case: run.case,
    row: run.row,
    language: run.language,
    file: run.uri,
    line: run.line,
    ...(run.transcript === null ? {} : { transcript: run.transcript }),
  };
}

function testedUnder({ cause, findings }: CaseRun): { testedUnder?: string } {
  const found = findings.find((finding) => finding.kind === 'not-prepared');
  return cause === 'not_prepared' && found !== undefined ? { testedUnder: found.clause } : {};
}

function failuresOf(run: CaseRun, shown: number | null): Failure[] {
  const found = run.findings.filter((finding) => finding.kind === 'failure');
  if (found.length === 0)
    return [{ ...placeOf(run), dice: [], required: null, actual: null, message: run.message }];
  return found.map(({ dice, required, actual, evidence }) => ({
    ...placeOf(run),
    dice,
    required,
    actual,
    ...(evidence === undefined ? {} : { evidence }),
    message: run.message,
    ...(shown === null ? {} : { shownBy: shown }),
    ...(isContradicted(run) ? { contradicted: true as const } : {}),
  }));
}

function declaredReadings(id: string, { readings }: RunDeclaration): NonNullable<ClauseVerdict['readings']> {
  return readingsOf(id).flatMap((reading) => {
    const choice = reading.values.find(({ value }) => value === readings.values[reading.id]);
    return choice === undefined ? [] : [{ id: reading.id, value: choice.value, relation: choice.relation }];
  });
}

/** Each dispatch once, however many items it authorises. */
function dispatchesOn(id: string, { authorisations }: RunDeclaration): { dispatch: string; date: string }[] {
  const about = authorisations.filter(({ clauses }) => clauses.includes(id));
  const named = new Map(about.map(({ dispatch, date }) => [`${date} ${dispatch}`, { dispatch, date }]));
  return [...named.values()];
}

interface Tested {
  cases: readonly CaseRun[];
  clauseClass: ClauseClass | null;
  declaration: RunDeclaration;
  /** Cases that only the user's filter keeps out. */
  unselected: number;
  judgements: ClauseVerdict['judgements'];
  /** Something of it was seen in no case that passed. */
  hidden: boolean;
}

function statusOf({
  cases: all,
  clauseClass,
  declaration,
  unselected,
  judgements,
  hidden,
}: Tested): Concluded {
  const { languages, tags, exhaustive } = declaration;
  if (judgements.wrong > 0 || all.some(stands)) return { status: 'does_not_conform' };
  if (all.some(isContradicted)) return { status: 'inconclusive', reason: texts('clause.contradicted') };
  if (all.length === 0) return untested(clauseClass, tags !== null);
  // What fails of another clause says nothing of this one.
  const cases = all.filter((each) => !isShown(each));
  const some = (...statuses: CaseRun['status'][]) => cases.some(({ status }) => statuses.includes(status));
  if (hidden) return { status: 'inconclusive', reason: texts('clause.shownElsewhere') };
  if (some('inconclusive', 'not-run'))
    return { status: 'inconclusive', reason: inEveryLanguage((language) => causes(cases, language)) };
  const missing = missingLanguages(all, languages);
  if (missing.length > 0) return { status: 'inconclusive', reason: languageMissing(missing) };
  if (unselected > 0)
    return { status: 'inconclusive', reason: texts('clause.partlySelected', { unselected }) };
  if ((exhaustive?.sample ?? null) !== null)
    return { status: 'inconclusive', reason: texts('clause.sampled') };
  if (some('inspection-pending'))
    return { status: 'inspection_pending', reason: texts('clause.inspectionPending') };
  const unseen = cases.filter(({ status }) => status === 'not-observed').length;
  if (unseen > 0) {
    return {
      status: 'not_observed',
      reason: texts('clause.notObserved', { unseen, planned: cases.length }),
    };
  }
  if (some('not-decidable')) return { status: 'not_decidable', reason: texts('clause.notDecidable') };
  if (!some('not-applicable')) return { status: 'conforms' };
  return { status: some('passed') ? 'conforms' : 'not_applicable', reason: notApplicable(cases) };
}

function untested(
  clauseClass: ClauseClass | null,
  filtered: boolean,
): { status: ClauseStatus; reason: Texts } {
  // Of what was not selected the run says nothing, whoever would have to look at it.
  if (filtered) return { status: 'inconclusive', reason: texts('clause.notSelected') };
  switch (clauseClass) {
    case 'physical':
    case 'procedural':
      return { status: 'inspection_pending', reason: texts('clause.inspectionPending') };
    case 'regulator':
      return { status: 'not_applicable', reason: texts('clause.regulator') };
    default:
      return { status: 'inconclusive', reason: texts('clause.noCase') };
  }
}

function causes(cases: readonly CaseRun[], language: InterfaceLanguage): string {
  const found = new Set(cases.flatMap(({ cause }) => cause ?? []));
  return joined(
    language,
    [...found].map((cause) => text(language, `cause.${cause}`)),
  );
}

export function languageMissing(missing: readonly OfficialLanguage[]): Texts {
  return texts('clause.languageMissing', (language) => ({
    languages: joined(
      language,
      missing.map((each) => text(language, `language.${each}`)),
    ),
  }));
}

/** A finding's values are in its scenario's language, so that each text prefers the findings of its own. */
function notApplicable(cases: readonly CaseRun[]): Texts {
  return inEveryLanguage((language) => {
    const own = cases.filter((each) => each.language === language);
    const sentences = (own.length > 0 ? own : cases).flatMap(({ findings }) =>
      findings.flatMap((finding) =>
        finding.kind === 'not-applicable' ? [notApplicableText(language, finding)] : [],
      ),
    );
    return joined(language, [...new Set(sentences)]);
  });
}
