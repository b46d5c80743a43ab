/**
 * The reference table under each value of each reading, by itself and beside others, through sessions at random: where
 * what it does is declared the judge has nothing against it; where it is not, nothing but the clauses concerned.
 */
import { expect } from 'chai';
import {
  READING_IDS,
  READING_SETS,
  READING_VALUES,
  contradictions,
  reading,
  type ReadingId,
  type Readings,
} from '../../regulation';
import { explored } from './explored';

const { customary } = READING_SETS;

/** Whose turn it is follows from all of these: whoever loses the dice otherwise has them otherwise. */
const WHO_THROWS = ['art_2__para_1', 'art_2__para_3', 'art_4__intro', 'art_4__point_1', 'art_4__point_2'];

type Value = readonly [id: ReadingId, value: string];

/** Every value that the default does not declare. */
const OTHER: readonly Value[] = READING_IDS.flatMap((id) =>
  READING_VALUES[id].filter((value) => value !== customary[id]).map((value): Value => [id, value]),
);

function declaring(values: readonly Value[], base: Readings = customary): Readings {
  return { ...base, ...Object.fromEntries(values) };
}

function pairsOf(values: readonly Value[]): string[] {
  return values.flatMap((one, index) =>
    values.slice(index + 1).map((other) => [one.join('='), other.join('=')].sort().join(' ')),
  );
}

/** Declarations between which every two values that can be declared together stand in one. */
function mixtures(): Readings[] {
  const values = READING_IDS.flatMap((id) => READING_VALUES[id].map((value): Value => [id, value]));
  const compatible = (some: readonly Value[]) =>
    new Set(some.map(([id]) => id)).size === some.length &&
    contradictions(declaring(some, { ...customary, shooter_replacement: 'first_throw_loss' })).length === 0;
  const open = new Set(
    values.flatMap((one, index) =>
      values.slice(index + 1).flatMap((other) => (compatible([one, other]) ? pairsOf([one, other]) : [])),
    ),
  );
  const all: Readings[] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const chosen = first.split(' ').map((pair) => pair.split('=') as unknown as Value);
    for (const id of READING_IDS) {
      if (chosen.some(([each]) => each === id)) continue;
      const gains = READING_VALUES[id]
        .map((value): Value => [id, value])
        .filter((value) => compatible([...chosen, value]))
        .map((value) => ({
          value,
          gain: chosen.filter((each) => open.has(pairsOf([each, value])[0] ?? '')).length,
        }))
        .sort((one, other) => other.gain - one.gain);
      const best = gains[0]?.value;
      if (best !== undefined) chosen.push(best);
    }
    for (const pair of pairsOf(chosen)) open.delete(pair);
    all.push(declaring(chosen));
  }
  return all;
}

describe('a practice of the house', () => {
  for (const [id, value] of OTHER) {
    it(`is no ground for an alarm where it is declared: ${id}=${value}`, async () => {
      const readings = declaring([[id, value]]);
      for (const run of [{ readings }, { readings, house: { seats: 1 } }]) {
        const { findings, sessions, fault } = await explored(run, { runs: 25, seed: 11 });
        expect({ findings, sessions, fault }).to.deep.equal({ findings: [], sessions: 25, fault: null });
      }
    });

    it(`offends the clauses concerned and no others where it is not: ${id}=${value}`, async () => {
      // The table keeps to what is built in, whatever `open` asks for.
      const house = { readings: { [id]: value } };
      const { findings } = await explored({ house }, { runs: 25, seed: 11, findings: 20 });
      const { clauses } = reading(id);
      const concerned = clauses.some((clause) => WHO_THROWS.includes(clause))
        ? [...clauses, ...WHO_THROWS]
        : clauses;
      for (const { key, judgement } of findings)
        expect(
          judgement.clauses.some((clause) => concerned.includes(clause)),
          key,
        ).to.equal(true);
    });
  }

  it('is no ground for an alarm beside any other practice', async () => {
    const declared = mixtures();
    const seen = new Set(
      declared.flatMap((readings) => pairsOf(Object.entries(readings) as [ReadingId, string][])),
    );
    expect(seen.size).to.be.greaterThan(1000);
    for (const [index, readings] of declared.entries()) {
      const { findings, fault } = await explored({ readings }, { runs: 12, seed: index });
      expect({ findings, fault }, JSON.stringify(readings)).to.deep.equal({ findings: [], fault: null });
    }
  });
});
