/**
 * Tables that were condemned though the text allows them or leaves them open, and wrong ones that were told by the wrong
 * clause: each with what a laboratory can defend, asked as a module and over HTTP, and judged by its journal.
 */
import path from 'node:path';
import { expect } from 'chai';
import { readAnswer } from '../../adapters/answers';
import { serveHttp } from '../../adapters/http/server';
import type { Answer, Capabilities, LogEvent, Operation, UncheckedTable } from '../../adapters/table';
import type { Terms } from '../../assessment';
import { Observation, replay } from '../../assessment/observation';
import { BETS, DEFAULT_OPTIONS, READING_SETS, type ReadingSetName, type Readings } from '../../regulation';
import createHouse from '../fixtures/tables/house';
import { featuresByClause, runFeatures } from '../support/features';
import rows from './condemned.json';

const TARGET = path.join(__dirname, '../fixtures/tables/house.ts');

interface Row {
  readonly what: string;
  /** The set of readings; customary by default. */
  readonly set?: ReadingSetName;
  /** Declared beside the set, and followed by the table. */
  readonly readings?: Partial<Readings>;
  readonly table?: Record<string, unknown>;
  /** Whose cases are asked. */
  readonly clauses: readonly string[];
  /** The clauses that a case says are not conformed with. */
  readonly failed: readonly string[];
  /** The codes of what else keeps cases from a verdict. */
  readonly faults?: readonly string[];
  /**
   * Of its journal: `true` where nothing is against it, the first clauses of what is, or why no journal can show it.
   */
  readonly journal: true | readonly string[] | string;
  /** What is said of a table that follows the readings though nobody declared them. */
  readonly undeclared?: { readonly clauses: readonly string[]; readonly failed: readonly string[] };
}

interface Said {
  readonly failed: string[];
  readonly faults: string[];
  readonly passed: number;
}

let cut: ReturnType<typeof featuresByClause>;

async function said(
  clauses: readonly string[],
  run: Omit<Parameters<typeof runFeatures>[0], 'root' | 'clause'>,
): Promise<Said> {
  const clause = clauses.length === 1 ? clauses.join() : `{${clauses.join()}}`;
  const { cases } = await runFeatures({ languages: ['zh'], root: cut.root, clause, ...run });
  const faults = cases.flatMap(({ findings }) =>
    findings.flatMap((each) => ('code' in each ? [each.code] : [])),
  );
  return {
    failed: [...new Set(cases.flatMap(({ status, clause }) => (status === 'failed' ? [clause ?? '?'] : [])))],
    faults: [...new Set(faults)],
    passed: cases.filter(({ status }) => status === 'passed').length,
  };
}

/** The same dice on every run, in no order that a rule follows. */
function face(index: number): number {
  return 1 + ((Math.imul(index + 1, 2_654_435_761) >>> 16) % 6);
}

/** An evening of everything that may be asked, as a journal of the answers. */
function journalOf(
  table: UncheckedTable,
  readings: Readings,
): { events: LogEvent[]; capabilities: Capabilities } {
  const events: LogEvent[] = [];
  const ask = <O extends Operation>(operation: O, parameters: object): Answer<O> => {
    const told = JSON.parse(JSON.stringify(table[operation](parameters as never))) as Answer<O>;
    const sequence = events.length;
    const outcome = told.ok ? { value: told.value } : { refusal: told.refusal };
    if (operation !== 'describe')
      events.push({ sequence, operation, parameters, ...outcome } as unknown as LogEvent);
    return told;
  };
  const described = readAnswer('describe', ask('describe', {}));
  if (!described.ok) throw new Error('describe was refused');
  ask('open', { mode: 'test', minimumBet: 1_000, readings: { ...readings } });
  const players = ['a', 'b', 'c'];
  for (const player of players) ask('join', { player, buyIn: 100_000_000 });
  for (let index = 0; index < 400; index += 1) {
    for (const player of players) {
      const bet = BETS[(index * 7 + player.charCodeAt(0) * 3) % BETS.length]?.id;
      ask('bet', { player, bet, amount: [1_000, 4_000, 60_000, 30_000][index % 4] });
      ask('bet', { player, bet: index % 3 === 0 ? 'dont_pass' : 'pass', amount: 60_000 });
      if (index % 2 === 0) ask('bet', { player, bet: 'field', amount: 1_000 });
    }
    if (index % 20 === 0)
      for (const amount of [0, 500.5, -1_000]) ask('bet', { player: 'a', bet: 'field', amount });
    const state = ask('state', {});
    const bare = state.ok
      ? state.value.bets.find(({ bet, number }) => bet === 'pass' && number !== null)
      : undefined;
    const other = state.ok ? state.value.bets.find(({ bet }) => bet === 'dont_pass') : undefined;
    const on = bare ?? other;
    if (on !== undefined && index % 2 === 1)
      ask('bet', { player: on.player, bet: 'pass_odds', amount: 60_000, on: on.id });
    ask('roll', { throw: { dice: [face(index * 2), face(index * 2 + 1)] } });
    ask('state', {});
  }
  return { events, capabilities: described.value };
}

function judgedByJournal(table: UncheckedTable, readings: Readings): string[] {
  const { events, capabilities } = journalOf(table, readings);
  const terms: Terms = { readings, options: DEFAULT_OPTIONS, authorisations: [], capabilities };
  const observation = new Observation(terms);
  const { unjudged } = replay(terms, events, observation);
  expect(unjudged).to.equal(0);
  const throws = events.filter(
    (event) => 'operation' in event && event.operation === 'roll' && 'value' in event,
  );
  expect(throws.length).to.be.greaterThan(100);
  return [...new Set(observation.cases.flatMap(({ clause, failed }) => (failed > 0 ? [clause] : [])))];
}

describe('a table that', () => {
  before(() => {
    cut = featuresByClause();
  });

  after(() => cut.remove());

  for (const row of rows as unknown as Row[]) {
    const { what, set = 'customary', table = {}, clauses, failed, faults = [], journal, undeclared } = row;
    const readings: Readings = { ...READING_SETS[set], ...row.readings };

    describe(what, () => {
      it('is told as it can be defended, as a module and over HTTP', async () => {
        const asModule = await said(clauses, { readings, target: TARGET, table });
        expect(asModule).to.deep.include({ failed, faults });
        if (failed.length + faults.length === 0) expect(asModule.passed).to.be.greaterThan(0);
        const service = await serveHttp({ table: createHouse(table) });
        try {
          const overHttp = await said(clauses, { readings, url: service.url });
          expect({ ...overHttp, faults }).to.deep.equal(asModule);
          expect(overHttp.faults.length).to.equal(faults.length);
        } finally {
          await service.close();
        }
      });

      if (undeclared !== undefined) {
        it('is red by the clause concerned alone where it was not declared', async () => {
          const house = { ...table, readings: row.readings };
          const told = await said(undeclared.clauses, {
            readings: READING_SETS[set],
            target: TARGET,
            table: house,
          });
          expect(told).to.deep.include({ failed: undeclared.failed, faults: [] });
        });
      }

      if (typeof journal === 'string') it(`has no journal to judge: ${journal}`, () => undefined);
      else
        it('is judged alike by its journal', () => {
          const found = judgedByJournal(createHouse(table), readings);
          if (journal === true) expect(found).to.deep.equal([]);
          else expect(found).to.include.members(journal as string[]);
        });
    });
  }
});
