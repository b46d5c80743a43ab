/** A run of every case of the features as if it had been made: what it came to is the test's to say. */
import { NOTHING_HEARD } from '../../assessment/hearing';
import { parse } from '@cucumber/tag-expressions';
import { readSuite, SUITE } from '../../checks/suite';
import { selection } from '../../certification/declaration/selection';
import { readSentenceCases } from '../../checks/traceability/sentence-cases';
import { DEFAULT_OPTIONS, READING_SETS, type ReadingSetName } from '../../regulation';
import {
  regulationPage,
  verdictOn,
  type CaseRun,
  type PageLinks,
  type RegulationPage,
  type RunDeclaration,
  type RunRecord,
} from '../../reports';
import { NOT_RUN } from '../../reports/attempts';
import { declaration } from '../reports/mini-suite';

/** What a case came to, beside what it is; nothing where it passed. */
export type Outcome = (run: CaseRun) => Partial<CaseRun>;

const PASSED: Partial<CaseRun> = { status: 'passed', cause: null, start: 0, stop: 1 };

const SUITE_AS_IT_IS = readSuite(SUITE);

export function everyCase(set: ReadingSetName, outcome: Outcome = () => ({})): RunRecord {
  const selects = parse(selection(READING_SETS[set], DEFAULT_OPTIONS));
  const cases = SUITE_AS_IT_IS.files.flatMap(({ language, uri, rules }) =>
    rules.flatMap(({ clause = null, cases: ofClause }) =>
      ofClause.flatMap(({ name = null, scenario, rows }) =>
        rows.flatMap(({ pickle, location }, index): CaseRun[] => {
          const tags = pickle.tags.map((tag) => tag.name);
          if (!selects.evaluate(tags)) return [];
          const run: CaseRun = {
            ...NOT_RUN,
            ...PASSED,
            key: `${String(clause)}/${String(name)}/${String(index + 1)}`,
            clause,
            case: name,
            row: index + 1,
            rowValues: [],
            language,
            name: pickle.name,
            title: scenario.name,
            uri,
            line: location.line,
            tags,
            planned: true,
            attempts: [],
            weighed: null,
          };
          return [{ ...run, ...outcome(run) }];
        }),
      ),
    ),
  );
  return {
    cases,
    unselected: [],
    finished: true,
    parseErrors: [],
    runFailures: [],
    undefinedParameterTypes: [],
    duplicates: [],
    unreadableSelections: [],
    judged: NOTHING_HEARD,
  };
}

export const LINKS: PageLinks = {
  verdict: 'verdict.json',
  transcript: 'transcript.ndjson',
  messages: 'messages.ndjson',
  allure: null,
};

export interface Made extends Partial<Pick<RegulationPage, 'language' | 'links'>> {
  set?: ReadingSetName;
  outcome?: Outcome;
  declared?: Partial<RunDeclaration>;
  record?: RunRecord;
}

export function inputOf(made: Made = {}): RegulationPage {
  const { set = 'customary', outcome, declared = {}, language = 'zh', links = LINKS } = made;
  const record = made.record ?? everyCase(set, outcome);
  const whole = declaration({
    articles: [1, 2, 3, 4, 5, 6, 7],
    readings: { set, values: { ...READING_SETS[set] }, decision: null },
    ...declared,
  });
  return {
    verdict: verdictOn(whole, record),
    record,
    examined: readSentenceCases(SUITE.root).clauses,
    language,
    links,
  };
}

export function pageOf(made: Made = {}): string {
  return regulationPage(inputOf(made));
}

export const FIELD = 'art_5__para_3__point_8';

/** Field loses on 12, as the reference table's fault of that name has it. */
export const fieldLosesOn12: Outcome = ({ clause, case: name, row, language }) =>
  clause === FIELD && name === 'every-pair' && row === 36
    ? failed(
        language === 'zh' ? '«Field»為贏' : '«Field» ganha',
        language === 'zh' ? '«Field»為輸' : '«Field» perde',
      )
    : {};

export function failed(required: string, actual: string): Partial<CaseRun> {
  return {
    status: 'failed',
    message: actual,
    findings: [{ kind: 'failure', dice: [[6, 6]], required, actual }],
  };
}

/** What the text leaves open is what the table did. */
export const undecided: Outcome = ({ tags }) =>
  tags.includes('@silent')
    ? { status: 'not-decidable', findings: [{ kind: 'not-decidable', dice: [[1, 2]], actual: 'fica' }] }
    : {};
