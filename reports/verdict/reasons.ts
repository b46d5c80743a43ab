/** Everything that keeps a run from conforming, and what a reader has to know of one that does. */
import { writtenMoney } from '../../adapters/money';
import { translator, type InterfaceLanguage } from '../../locales';
import {
  citation,
  dispatchCitation,
  hasClause,
  READING_IDS,
  resolveOptions,
  resolveReadings,
} from '../../regulation';
import type { CaseRun, RunRecord } from '../cases';
import { citedSentence } from '../cited-sentence';
import { printable } from '../printable';
import { firstOf, joined, text, texts, type Values } from '../texts';
import { missingLanguages } from './clauses';
import { countCases } from './counts';
import { isContradicted } from './judged';
import type { DeclaredExhaustion, RunDeclaration } from './declaration';
import { observedReasons, observedRemarks } from './observed';
import type { ClauseVerdict, Reason, ReasonCode, Remark, RemarkCode } from './schema';

type ValuesIn = Values | ((language: InterfaceLanguage) => Values);

/** Builds a reason where its condition holds, and nothing where it does not. */
function reasonIf(holds: boolean, code: ReasonCode, values: ValuesIn = {}, clauses?: string[]): Reason[] {
  if (!holds) return [];
  return [{ code, texts: texts(`reason.${code}`, values), ...(clauses === undefined ? {} : { clauses }) }];
}

export function reasonsOf(
  declaration: RunDeclaration,
  record: RunRecord,
  clauses: readonly ClauseVerdict[],
): Reason[] {
  return [
    ...runReasons(declaration, record),
    ...caseReasons(declaration, record),
    ...judgedReasons(declaration, record),
    ...clauseReasons(declaration, clauses),
    ...observedReasons(declaration),
  ];
}

function runReasons(declaration: RunDeclaration, record: RunRecord): Reason[] {
  const { harnessErrors, interrupted, target, tags, exhaustive } = declaration;
  const one = (code: ReasonCode) => (message: string) =>
    reasonIf(true, code, { message: printable(message) });
  return [
    ...reasonIf(interrupted, 'interrupted'),
    ...reasonIf(target === null, 'target_unknown'),
    ...harnessErrors.flatMap(one('harness_error')),
    ...record.parseErrors.flatMap(({ uri, line, message }) =>
      reasonIf(true, 'parse_error', { place: `${uri}:${String(line)}`, message: printable(message) }),
    ),
    ...record.undefinedParameterTypes.flatMap(({ name, expression }) =>
      reasonIf(true, 'undefined_parameter_type', { name, expression: printable(expression) }),
    ),
    ...record.runFailures.flatMap(one('run_failure')),
    ...record.unreadableSelections.flatMap((expression) =>
      reasonIf(true, 'unreadable_selection', { expression }),
    ),
    ...reasonIf(!record.finished, 'unfinished_run'),
    ...reasonIf(unresolved(declaration), 'unresolved_readings'),
    ...reasonIf(tags !== null, 'partial', { tags: tags ?? '' }),
    ...reasonIf((exhaustive?.sample ?? null) !== null, 'sampled', {
      cells: exhaustive?.cells ?? 0,
      reachable: exhaustive?.reachable ?? 0,
    }),
  ];
}

/** What keeps the second witness from being one, or the two from saying the same. */
function judgedReasons({ exhaustive, target }: RunDeclaration, { cases, judged }: RunRecord): Reason[] {
  const against = cases.filter(isContradicted);
  const asked = cases.some(({ transcript, status }) => transcript !== null && status === 'passed');
  const followed = exhaustive === undefined && target?.control === 'forced';
  const lines = judged.unreadable.map(({ chain, sequence }) => `${chain} #${String(sequence)}`);
  const members = [...new Set(judged.describedAnew.flatMap((each) => each.members))];
  return [
    ...reasonIf(
      against.length > 0,
      'contradiction',
      (language) => ({ count: against.length, places: firstOf(language, placesOf(against)) }),
      [...new Set(against.flatMap(({ clause }) => clause ?? []))],
    ),
    ...reasonIf(followed && asked && judged.exchanges === 0, 'nothing_judged'),
    ...reasonIf(lines.length > 0, 'unjudgeable', (language) => ({
      count: lines.length,
      lines: firstOf(language, lines),
    })),
    ...protocolReason(judged),
    ...reasonIf(members.length > 0, 'described_anew', (language) => ({
      count: judged.describedAnew.length,
      members: firstOf(language, members.map(printable)),
    })),
  ];
}

/** Whatever a table tells is evidence: where it is told otherwise than the protocol has it, nothing rests on it. */
function protocolReason({ causes }: RunRecord['judged']): Reason[] {
  const rules = [...new Set(causes.flatMap(({ offended }) => ('rule' in offended ? [offended.rule] : [])))];
  return reasonIf(rules.length > 0, 'protocol_offended', (language) => ({
    count: rules.length,
    sentences: firstOf(
      language,
      rules.map((rule) => translator(language, 'adapter-check')(`rule.${rule}.sentence`)),
    ),
  }));
}

function unresolved({ readings, options }: RunDeclaration): boolean {
  return (
    !resolveReadings(readings.values).ok ||
    READING_IDS.some((id) => readings.values[id] === undefined) ||
    !resolveOptions(options).ok
  );
}

function placesOf(cases: readonly CaseRun[]): string[] {
  return cases.map(({ uri, line }) => `${uri}:${String(line)}`);
}

/** Faults of the way to the table; a BAD_ANSWER came over a way that was in order. */
const LINK_FAULTS = [
  ...['TIMEOUT', 'DISCONNECTED', 'SESSION_LOST', 'PROTOCOL', 'BROKE_OFF', 'EXECUTED_TWICE', 'ADAPTER'],
];

/** Where the link failed for the first time: what came after it may only follow from it. */
function linkReason(cases: readonly CaseRun[]): Reason[] {
  const failed = cases.flatMap((each) => {
    const fault = each.findings.find(
      (finding) => finding.kind === 'fault' && LINK_FAULTS.includes(finding.code),
    );
    return fault?.kind === 'fault' ? [{ ...each, fault }] : [];
  });
  const [first] = failed.sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
  if (first === undefined) return [];
  const { clause, fault } = first;
  return reasonIf(
    true,
    'link_failed',
    (language) => ({
      count: failed.length,
      clause: clause === null ? '' : hasClause(clause) ? citation(clause, language) : clause,
      case: first.case ?? first.key,
      place: placesOf([first]).join(''),
      why: text(language, `fault.${fault.code}`),
      message: printable(fault.message),
    }),
    clause === null ? undefined : [clause],
  );
}

/** A table on which fewer of the planned cases than one in so many could fail was hardly tested. */
const ONE_IN = 100;
/** Of these nobody could have said that the table did wrong. */
const COULD_NOT_FAIL: readonly CaseRun['status'][] = [
  'not-applicable',
  'not-decidable',
  'inspection-pending',
];

function littleReason(planned: readonly CaseRun[]): Reason[] {
  const tried = planned.filter(({ status }) => !COULD_NOT_FAIL.includes(status)).length;
  const values = { tried, planned: planned.length, oneIn: ONE_IN };
  return reasonIf(tried > 0 && tried * ONE_IN < planned.length, 'little_could_fail', values);
}

function caseReasons({ languages }: RunDeclaration, { cases, duplicates }: RunRecord): Reason[] {
  const planned = cases.filter((each) => each.planned);
  const counts = countCases(planned);
  const undefinedSteps = cases.filter(
    ({ cause }) => cause === 'undefined_step' || cause === 'ambiguous_step' || cause === 'pending_step',
  );
  const unprepared = cases.filter(({ cause }) => cause === 'not_prepared');
  const inconclusive = cases.filter(
    (each) => each.status === 'inconclusive' && !undefinedSteps.includes(each) && !unprepared.includes(each),
  );
  const unexpected = cases.filter((each) => !each.planned);
  const unidentified = cases.filter((each) => each.clause === null || each.case === null);
  const unknown = [...new Set(cases.flatMap(({ clause }) => clause ?? []))].filter((id) => !hasClause(id));
  const places = (list: readonly CaseRun[]) => (language: InterfaceLanguage) => ({
    count: list.length,
    places: firstOf(language, placesOf(list)),
  });
  return [
    ...reasonIf(counts.planned === 0, 'nothing_planned'),
    ...reasonIf(counts.planned > 0 && counts.passed === 0 && counts.failed === 0, 'nothing_passed'),
    ...littleReason(planned),
    ...linkReason(cases),
    ...reasonIf(counts.planned !== counts.run, 'not_run', { planned: counts.planned, run: counts.run }),
    ...reasonIf(undefinedSteps.length > 0, 'undefined_steps', places(undefinedSteps)),
    ...unpreparedReason(unprepared),
    ...reasonIf(inconclusive.length > 0, 'inconclusive_cases', { count: inconclusive.length }),
    ...reasonIf(unexpected.length > 0, 'unexpected_cases', places(unexpected)),
    ...reasonIf(unidentified.length > 0, 'unidentified_cases', places(unidentified)),
    ...duplicates.flatMap((each) =>
      reasonIf(true, 'duplicate_cases', (language) => ({
        key: printable(each.key),
        places: firstOf(language, each.places),
      })),
    ),
    ...reasonIf(
      unknown.length > 0,
      'unknown_clauses',
      (language) => ({ clauses: firstOf(language, unknown) }),
      unknown,
    ),
    ...missingLanguages(cases, languages).flatMap((missing) => {
      const keys = new Set(cases.filter((each) => each.language === missing).map(({ key }) => key));
      const absent = cases.filter(({ key }) => !keys.has(key));
      return reasonIf(
        true,
        'language_missing',
        (language) => ({
          language: text(language, `language.${missing}`),
          count: new Set(absent.map(({ key }) => key)).size,
        }),
        [...new Set(absent.flatMap(({ clause }) => clause ?? []))],
      );
    }),
  ];
}

function unpreparedReason(unprepared: readonly CaseRun[]): Reason[] {
  const under = unprepared.flatMap(({ findings }) =>
    findings.flatMap((finding) => (finding.kind === 'not-prepared' ? [finding.clause] : [])),
  );
  const clauses = [...new Set(under)];
  return reasonIf(
    unprepared.length > 0,
    'not_prepared',
    (language) => ({
      count: unprepared.length,
      clauses: firstOf(
        language,
        clauses.map((id) => (hasClause(id) ? citation(id, language) : id)),
      ),
    }),
    clauses,
  );
}

/** Wherever a clause is named, so is that it was applied against its letter. */
function cited(clause: ClauseVerdict, language: InterfaceLanguage): string {
  const citation = clause.citation[language];
  return appliedContra(clause) ? text(language, 'citedContra', { clause: citation }) : citation;
}

function clauseReasons({ scope, tags }: RunDeclaration, clauses: readonly ClauseVerdict[]): Reason[] {
  const untested = clauses.filter(
    ({ cases, status }) => status === 'inconclusive' && cases.planned === 0 && cases.run === 0,
  );
  const unseen = clauses.filter(({ status }) => status === 'not_observed');
  const pending = clauses.filter(({ status }) => status === 'inspection_pending');
  const about = (list: readonly ClauseVerdict[]) =>
    [
      (language: InterfaceLanguage) => ({
        count: list.length,
        clauses: firstOf(
          language,
          list.map((each) => cited(each, language)),
        ),
      }),
      list.map(({ id }) => id),
    ] as const;
  return [
    // Where no clause has a case, that is said once.
    ...reasonIf(
      tags === null && untested.length > 0 && clauses.some(({ cases }) => cases.planned > 0),
      'no_case',
      ...about(untested),
    ),
    ...reasonIf(unseen.length > 0, 'not_observed', ...about(unseen)),
    ...reasonIf(scope === 'full' && pending.length > 0, 'inspection_pending', ...about(pending)),
  ];
}

/** A reading that was only declared, on a clause of which no case came to its end, was not applied. */
export function appliedContra({ contraLitteram, cases }: ClauseVerdict): boolean {
  return contraLitteram === true && cases.run > 0;
}

export function remarksOf(declaration: RunDeclaration, clauses: readonly ClauseVerdict[]): Remark[] {
  const { scope, resumptions, exhaustive } = declaration;
  const tested = clauses.some(({ cases }) => cases.run > 0);
  const remark = (code: RemarkCode, list: readonly ClauseVerdict[]): Remark[] =>
    list.length === 0
      ? []
      : [
          {
            code,
            texts: texts(`remark.${code}`, (language) => ({
              count: list.length,
              clauses:
                code === 'contra_litteram'
                  ? // Nobody may have to look elsewhere for these.
                    joined(
                      language,
                      list.map(({ citation }) => citation[language]),
                    )
                  : firstOf(
                      language,
                      list.map((each) => cited(each, language)),
                    ),
            })),
            clauses: list.map(({ id }) => id),
          },
        ];
  return [
    ...resumedRemark(resumptions),
    ...scaledRemark(declaration),
    ...(exhaustive === undefined ? [] : [cellsRemark(exhaustive)]),
    ...authorisedRemark(clauses),
    ...observedRemarks(declaration, clauses),
    ...remark('contra_litteram', clauses.filter(appliedContra)),
    ...sentencesRemark(clauses),
    ...(['not_decidable', 'not_applicable', 'inspection_pending'] as const)
      // In the full scope a pending inspection is a reason; where nothing was tested there is nothing to add.
      .filter((code) => tested && (code !== 'inspection_pending' || scope === 'system'))
      .flatMap((code) =>
        remark(
          code,
          clauses.filter(({ status }) => status === code),
        ),
      ),
  ];
}

/** What stands there as conforming was not examined in every sentence. */
function sentencesRemark(clauses: readonly ClauseVerdict[]): Remark[] {
  const list = clauses.filter((each) => isPartlyExamined(each));
  if (list.length === 0) return [];
  const sentences = list.flatMap((each) => each.sentences ?? []);
  return [
    {
      code: 'sentences_not_applicable',
      texts: texts('remark.sentences_not_applicable', (language) => ({
        count: sentences.length,
        sentences: joined(
          language,
          sentences.map(({ id }) => citedSentence(id, language)),
        ),
      })),
      clauses: list.map(({ id }) => id),
    },
  ];
}

/** Some of its sentences could not be examined at this table, and the others conform. */
export function isPartlyExamined({ status, sentences = [] }: ClauseVerdict): boolean {
  return status === 'conforms' && sentences.length > 0;
}

/** A clause that no cell is about was not looked at. */
function cellsRemark({ right, wrong, undecided, cells, company }: DeclaredExhaustion): Remark {
  const driven = right + wrong + undecided;
  const values = { driven, cells, throws: company.throws };
  return { code: 'cells_only', texts: texts('remark.cells_only', values) };
}

/** What was tested was not tested in one stretch. */
function resumedRemark(resumptions: RunDeclaration['resumptions'] = []): Remark[] {
  if (resumptions.length === 0) return [];
  const resumed = (language: InterfaceLanguage) => ({
    count: resumptions.length,
    times: joined(
      language,
      resumptions.map(({ at, casesBefore, again }) =>
        text(language, 'remark.resumedAt', {
          at: `${at.slice(0, 19).replace('T', ' ')} UTC`,
          casesBefore,
          again,
        }),
      ),
    ),
  });
  return [{ code: 'resumed', texts: texts('remark.resumed', resumed) }];
}

/** The minimum bet of the cases, as they write it. */
const MINIMUM_OF_THE_CASES = 10;

/** Amounts that stand in a case are not those that were played where the table's own minimum is another. */
function scaledRemark({ target, observation, exhaustive, minorUnitsPerAmount }: RunDeclaration): Remark[] {
  const played = target !== null && observation === null && exhaustive === undefined;
  if (!played || target.minimumBet === MINIMUM_OF_THE_CASES * minorUnitsPerAmount) return [];
  const minimum = writtenMoney(target.minimumBet, minorUnitsPerAmount);
  return [
    {
      code: 'amounts_scaled',
      texts: texts('remark.amounts_scaled', () => ({ written: MINIMUM_OF_THE_CASES, minimum })),
    },
  ];
}

/** Whoever compares the verdict with the regulation has to know where a dispatch takes the place of its text. */
function authorisedRemark(clauses: readonly ClauseVerdict[]): Remark[] {
  const list = clauses.filter(({ authorisations = [] }) => authorisations.length > 0);
  return list.length === 0
    ? []
    : [
        {
          code: 'authorised',
          texts: texts('remark.authorised', (language) => ({
            count: list.length,
            clauses: firstOf(
              language,
              list.map((each) =>
                text(language, 'remark.authorisedClause', {
                  clause: cited(each, language),
                  dispatches: (each.authorisations ?? [])
                    .map((dispatch) => printable(dispatchCitation(dispatch, language)))
                    .join(text(language, 'enumeration')),
                }),
              ),
            ),
          })),
          clauses: list.map(({ id }) => id),
        },
      ];
}
