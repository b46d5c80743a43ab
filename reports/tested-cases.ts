/** The cases of a run by clause, the rows of each together, and which of them examine which sentence. */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../locales';
import type { ClauseId } from '../regulation';
import type { CaseStatus } from './attempts';
import type { CaseRun } from './cases';

/** Which cases examine which sentence of a clause; a clause that is not named here tells none apart. */
export interface ExaminedClause {
  clause: ClauseId;
  sentences: readonly {
    /** Of the sentence in the registry. */
    id: string;
    cases: readonly { clause: ClauseId; case: string }[];
  }[];
}

/** A case in one language, all its rows together. */
export interface CaseInLanguage {
  /** As the feature file has it. */
  title: string;
  file: string;
  /** Of the first row, or of the scenario. */
  line: number;
  counts: ReadonlyMap<CaseStatus, number>;
}

export interface TestedCase {
  clause: ClauseId;
  /** What follows `@case:`. */
  name: string;
  languages: Readonly<Partial<Record<OfficialLanguage, CaseInLanguage>>>;
}

export class TestedCases {
  private readonly cases: ReadonlyMap<string, readonly TestedCase[]>;
  private readonly examined: ReadonlyMap<string, ExaminedClause>;

  constructor(runs: readonly CaseRun[], examined: readonly ExaminedClause[]) {
    this.cases = casesByClause(runs);
    this.examined = new Map(examined.map((each) => [each.clause, each]));
  }

  ofClause(clause: ClauseId): readonly TestedCase[] {
    return this.cases.get(clause) ?? [];
  }

  /** The cases that examine a sentence; null where those of the clause are not told apart. */
  ofSentence(clause: ClauseId, sentence: string): readonly TestedCase[] | null {
    const mapped = this.examined.get(clause);
    if (mapped === undefined) return null;
    const references = mapped.sentences.find(({ id }) => id === sentence)?.cases ?? [];
    return references.flatMap(({ clause: of, case: name }) =>
      this.ofClause(of).filter((each) => each.name === name),
    );
  }
}

function casesByClause(runs: readonly CaseRun[]): Map<string, TestedCase[]> {
  const cases = new Map<string, Map<string, Partial<Record<OfficialLanguage, CaseRun[]>>>>();
  for (const run of runs) {
    if (run.clause === null || run.case === null) continue;
    const ofClause = cases.get(run.clause) ?? new Map<string, Partial<Record<OfficialLanguage, CaseRun[]>>>();
    cases.set(run.clause, ofClause);
    const ofCase = ofClause.get(run.case) ?? {};
    ofClause.set(run.case, ofCase);
    (ofCase[run.language] ??= []).push(run);
  }
  return new Map(
    [...cases].map(([clause, named]) => [
      clause,
      [...named].map(([name, byLanguage]) => ({
        clause,
        name,
        languages: Object.fromEntries(
          OFFICIAL_LANGUAGES.flatMap((language) => {
            const own = together(byLanguage[language] ?? []);
            return own === null ? [] : [[language, own]];
          }),
        ),
      })),
    ]),
  );
}

function together(runs: readonly CaseRun[]): CaseInLanguage | null {
  const [first] = runs;
  if (first === undefined) return null;
  const counts = new Map<CaseStatus, number>();
  for (const { status } of runs) counts.set(status, (counts.get(status) ?? 0) + 1);
  return { title: first.title, file: first.uri, line: first.line, counts };
}
