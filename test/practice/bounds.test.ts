/** What a house declares of itself is tried on both sides: within it nothing is refused, beyond it nothing is taken untold. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Exchange } from '../../adapters/transcript';
import { Witness, type Testimony } from '../../assessment';
import { DEFAULT_OPTIONS, READING_SETS, type Readings } from '../../regulation';
import { temporaryFolder } from '../cli/console';
import { runFeatures, type FeatureRun } from '../support/features';

const STAKES = '@art_5__para_6';
const SMALL_TABLE = path.resolve(__dirname, '../../docs/vendor/table.mjs');
const HOUSE = path.join(__dirname, '../fixtures/tables/house.ts');

/** The small table in JavaScript, a module like any other, with one line written otherwise. */
function smallTable(right = '', wrong = ''): string {
  const source = readFileSync(SMALL_TABLE, 'utf8');
  if (right !== '' && source.split(right).length !== 2) throw new Error(`not once: ${right}`);
  const copy = path.join(temporaryFolder(), 'table.mjs');
  writeFileSync(copy, right === '' ? source : source.replace(right, wrong));
  return copy;
}

const AS_THE_SMALL_TABLE: Readings = { ...READING_SETS.customary, winning_bets: 'stay_up' };

interface Heard {
  readonly passed: readonly string[];
  /** Cases that failed, each once. */
  readonly failed: readonly string[];
  readonly faults: readonly string[];
  /** What the judge says against the table: clauses, and sentences of the protocol. */
  readonly against: readonly string[];
}

async function heard(run: FeatureRun): Promise<Heard> {
  const transcript = path.join(temporaryFolder(), 'transcript.ndjson');
  const readings = run.readings ?? READING_SETS.customary;
  const { cases } = await runFeatures({ languages: ['zh'], ...run, readings, transcript });
  const witness = new Witness({ readings, options: DEFAULT_OPTIONS, authorisations: [] });
  const testimonies: Testimony[] = readFileSync(transcript, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Partial<Exchange>)
    .flatMap((each) => (each.operation === undefined ? [] : witness.hear(each as Exchange)));
  const against = testimonies
    .filter(({ result }) => result === 'fails')
    .map(({ ground }) => (ground.kind === 'clause' ? ground.clause : ground.rule));
  const of = (status: string) => [
    ...new Set(cases.filter((each) => each.status === status).map((each) => each.case ?? '')),
  ];
  const faults = cases.flatMap(({ findings }) =>
    findings.filter(({ kind }) => kind === 'fault').map((each) => JSON.stringify(each)),
  );
  return { passed: of('passed'), failed: of('failed'), faults, against: [...new Set(against)] };
}

describe('the bounds that a house declares', () => {
  for (const table of [
    {},
    { equalBets: 'merge', maximumStake: 50_000 },
    { equalBets: 'refuse', maximumPrize: 90_000, opposedBets: false },
    { maximumStake: 3_000_000, betLimits: { field: { maximumStake: 5_000 } } },
    { minimumBet: 10_000, maximumStake: 200_000 },
    { minimumBet: 2_500, unit: 100 },
  ]) {
    it(`are kept by a right table, and tried: ${JSON.stringify(table)}`, async () => {
      for (const set of ['customary', 'literal'] as const) {
        const said = await heard({ table, tags: STAKES, readings: READING_SETS[set], languages: ['pt'] });
        expect(said, set).to.deep.include({ failed: [], faults: [], against: [] });
        if ('maximumStake' in table || 'maximumPrize' in table)
          expect(said.passed).to.include('the-declared-maximum');
      }
    });
  }

  it('are kept by the small table in JavaScript', async () => {
    const said = await heard({ target: smallTable(), tags: STAKES, readings: AS_THE_SMALL_TABLE });
    expect(said).to.deep.include({ failed: [], faults: [], against: [] });
    expect(said.passed).to.include.members(['a-second-equal-bet', 'the-declared-maximum']);
  });

  it('are no ground to refuse a stake at the maximum', async () => {
    const target = smallTable('lies > LIMITS.maximumStake', 'lies >= LIMITS.maximumStake');
    const said = await heard({ target, tags: STAKES, readings: AS_THE_SMALL_TABLE });
    expect(said.failed).to.deep.equal(['the-declared-maximum']);
    expect(said.against[0]).to.match(/^art_5__/);
  });

  it('are told where the table takes more', async () => {
    const target = smallTable('lies > LIMITS.maximumStake', 'false');
    const said = await heard({ target, tags: STAKES, readings: AS_THE_SMALL_TABLE });
    expect(said).to.deep.include({ failed: [], against: ['described'] });
  });

  it('do not let a stake be swallowed where equal bets are merged', async () => {
    const target = smallTable('placed.amount += amount', 'placed.amount = Math.max(placed.amount, amount)');
    const said = await heard({ target, tags: STAKES, readings: AS_THE_SMALL_TABLE });
    expect(said.against).to.satisfy((each: string[]) => each.some((clause) => clause.startsWith('art_5__')));
  });
});

describe("the amounts of the cases at a table's own minimum", () => {
  const ODDS = '@art_6__point_2__subpara_3 or @case:fractional-prize-rounded-down';
  for (const minimumBet of [2_500, 10_000]) {
    it(`leave the right table right: ${minimumBet}`, async () => {
      const said = await heard({ table: { minimumBet }, tags: ODDS });
      expect(said).to.deep.include({ failed: [], faults: [], against: [] });
      expect(said.passed).to.have.length.greaterThan(2);
    });

    it(`show that it pays whole hundreds alone: ${minimumBet}`, async () => {
      const table = { manner: 'pays-whole-hundreds', minimumBet };
      const said = await heard({ target: HOUSE, table, tags: ODDS });
      expect(said.failed).to.include.members(['pass-odds', 'fractional-prize-rounded-down']);
      expect(said.against).to.include('art_6__point_2__subpara_3');
    });
  }
});
