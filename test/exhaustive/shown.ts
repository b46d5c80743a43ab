import type { Fault } from '../../adapters/reference-table/faults';
import { connect } from '../../adapters/connect';
import type { Answer, Capabilities, Parameters, State, Table } from '../../adapters/table';
import type { Judgement, Terms } from '../../assessment';
import {
  Company,
  Exhaustion,
  exhaust,
  exhaustiveCells,
  Play,
  stratifiedSample,
  type CellResult,
  type CompanyResult,
  type ExhaustiveCell,
} from '../../assessment/exhaustive';
import { DEFAULT_OPTIONS, READING_SETS, type Options, type Readings } from '../../regulation';

/** What a wrong table makes of the right answer to a bet; the state is that before it. */
export type Instead = (asked: Parameters['bet'], answer: Answer<'bet'>, before: State) => Answer<'bet'>;

export interface Subject {
  readonly instead?: Instead;
  readonly readings?: Readings;
  readonly options?: Options;
  /** The reference table's own. */
  readonly table?: Record<string, unknown>;
  readonly cells?: readonly ExhaustiveCell[];
  /** Throws with all bets at once. */
  readonly company?: number;
}

export interface Exhausted {
  readonly results: readonly CellResult[];
  readonly company: CompanyResult;
}

export const NO_EVIDENCE = { begin: () => undefined, place: () => null };

export async function termsOf(
  table: Table,
  { readings = READING_SETS.customary, options = DEFAULT_OPTIONS }: Pick<Subject, 'readings' | 'options'>,
): Promise<Terms & { capabilities: Capabilities }> {
  const described = await table.describe({});
  if (!described.ok) throw new Error(described.refusal.code);
  return { readings, options, authorisations: [], capabilities: described.value };
}

function wrong(table: Table, instead: Instead | undefined): Table {
  if (instead === undefined) return table;
  return {
    ...table,
    describe: (asked) => table.describe(asked),
    open: (asked) => table.open(asked),
    join: (asked) => table.join(asked),
    change: (asked) => table.change(asked),
    dice: (asked) => table.dice(asked),
    roll: (asked) => table.roll(asked),
    state: (asked) => table.state(asked),
    log: (asked) => table.log(asked),
    bet: async (asked) => {
      const before = await table.state({});
      if (!before.ok) throw new Error(before.refusal.code);
      return instead(asked, await table.bet(asked), before.value);
    },
  };
}

export async function exhausted(subject: Subject): Promise<Exhausted> {
  const { table: own = {}, cells = exhaustiveCells(['double', 'triple']), company = 0 } = subject;
  const connection = await connect({
    ...{ kind: 'library', target: 'reference', options: own, timeoutMs: 10_000, cwd: process.cwd() },
  });
  const table = wrong(connection.table, subject.instead);
  const terms = await termsOf(table, subject);
  const exhaustion = new Exhaustion(cells);
  await exhaust(table, exhaustion, { terms, evidence: NO_EVIDENCE });
  const play = new Play(table, terms, terms.options.field_12, NO_EVIDENCE);
  const together = new Company(play, { throws: company, seed: 53, onThrow: () => undefined });
  const result = await together.run();
  await connection.close();
  return { results: exhaustion.results, company: result };
}

export function sampled(size: number, seed: number): readonly ExhaustiveCell[] {
  return stratifiedSample(exhaustiveCells(['double', 'triple']), size, ({ kind }) => kind, seed);
}

/** How much of what is wrong is told under a clause. */
export interface Count {
  readonly wrong: number;
  /** Under the clause itself. */
  readonly under: number;
  /** Under the clause itself, or with it among the further clauses that are named. */
  readonly naming: number;
}

/** What an exhaustive run shows of a fault: wrong cells, and wrong judgements in company (the first of each kind). */
export interface Shown {
  readonly cells: Count;
  readonly company: Count;
  readonly clauses: readonly string[];
}

export async function shownBy(fault: Fault, subject: Pick<Subject, 'cells' | 'company'>): Promise<Shown> {
  const { results, company } = await exhausted({
    readings: { ...READING_SETS[fault.readings ?? 'customary'], ...fault.declared },
    options: { ...DEFAULT_OPTIONS, ...fault.options },
    table: { fault: fault.id },
    ...subject,
  });
  const cells = results.filter(({ status }) => status === 'wrong').map(judgementsOf);
  const judged = company.tallies.flatMap(judgementsOf).map((judgement) => [judgement]);
  const clauses = [...cells, ...judged].flat().map((judgement) => judgement.clauses[0]);
  return {
    cells: counted(cells, fault.clause),
    company: counted(judged, fault.clause),
    clauses: [...new Set(clauses)],
  };
}

function judgementsOf({ failures }: Pick<CellResult, 'failures'>): Judgement[] {
  return failures.map(({ judgement }) => judgement);
}

function counted(wrong: readonly (readonly Judgement[])[], clause: string): Count {
  return {
    wrong: wrong.length,
    under: wrong.filter((each) => each.some(({ clauses: [first] }) => first === clause)).length,
    naming: wrong.filter((each) => each.some(({ clauses }) => clauses.includes(clause))).length,
  };
}
