/** What the page is made from, and what its parts look up in it. */
import type { InterfaceLanguage } from '../../locales';
import { CLAUSES, hasClause, type Clause, type ClauseId } from '../../regulation';
import type { CaseRun, RunRecord } from '../cases';
import { TestedCases, type ExaminedClause, type TestedCase } from '../tested-cases';
import type { ClauseVerdict, Verdict } from '../verdict';
import { Speech } from './speech';

/** Where the rest of the certification folder is, relative to the page; null for what was not made. */
export interface PageLinks {
  verdict: string | null;
  transcript: string | null;
  messages: string | null;
  allure: {
    page: string;
    /** The address within the report of a test result, by `file:line` of its case. */
    results: ReadonlyMap<string, string>;
  } | null;
}

export interface RegulationPage {
  verdict: Verdict;
  record: RunRecord;
  examined: readonly ExaminedClause[];
  /** That the tool speaks: English is on the page only where it is this one. */
  language: InterfaceLanguage;
  links: PageLinks;
}

/** Rows with failures that the whole page shows, shared out among the clauses that have any. */
const ROWS = 300;
/** A clause shows so many at least, and no more than the second number. */
const ROWS_OF_CLAUSE = { least: 3, most: 24 } as const;

export class PageContext {
  readonly speech: Speech;
  readonly verdict: Verdict;
  readonly links: PageLinks;
  /** Rows that one clause shows. */
  readonly rows: number;
  private readonly verdicts: ReadonlyMap<string, ClauseVerdict>;
  private readonly cases: TestedCases;
  private readonly runs: ReadonlyMap<string, CaseRun>;

  constructor({ verdict, record, examined, language, links }: RegulationPage) {
    this.speech = new Speech(language);
    this.verdict = verdict;
    this.links = links;
    this.verdicts = new Map(verdict.clauses.map((each) => [each.id, each]));
    this.cases = new TestedCases(record.cases, examined);
    this.runs = new Map(record.cases.map((run) => [placeKey(run.uri, run.line), run]));
    const failing = verdict.clauses.filter(({ failures }) => failures.length > 0).length;
    const { least, most } = ROWS_OF_CLAUSE;
    this.rows = Math.min(most, Math.max(least, Math.floor(ROWS / Math.max(1, failing))));
  }

  verdictOf(clause: ClauseId): ClauseVerdict | null {
    return this.verdicts.get(clause) ?? null;
  }

  casesOf(clause: ClauseId): readonly TestedCase[] {
    return this.cases.ofClause(clause);
  }

  runAt(file: string, line: number): CaseRun | null {
    return this.runs.get(placeKey(file, line)) ?? null;
  }

  runsOf(clause: ClauseId): CaseRun[] {
    return [...this.runs.values()].filter((run) => run.clause === clause);
  }

  /** The cases that examine a sentence; null where those of the clause are not told apart. */
  casesOfSentence(clause: ClauseId, sentence: string): readonly TestedCase[] | null {
    return this.cases.ofSentence(clause, sentence);
  }

  /** What has a verdict although no registry knows it: shown all the same. */
  unknownClauses(): readonly ClauseVerdict[] {
    return this.verdict.clauses.filter(({ id }) => !hasClause(id));
  }
}

export function placeKey(file: string, line: number): string {
  return `${file}:${String(line)}`;
}

/** The provisions that stand under an article or, for null, in the approving order; its number and heading aside. */
export function provisionsOf(article: number | null): readonly Clause[] {
  const prefix = article === null ? 'order__' : `art_${String(article)}__`;
  return CLAUSES.filter(({ id, role }) => id.startsWith(prefix) && role !== 'num' && role !== 'heading');
}
