/** What the text leaves open is not free. */
import { expect } from 'chai';
import type { RollResult, UncheckedTable } from '../../adapters/table';
import { READING_SETS } from '../../regulation';
import { Recorded } from './recorded';

/** By the letter nothing is said of Horn on other totals, nor of Big and Small. */
const readings = READING_SETS.literal;

/** What the table is made to tell of each throw instead. */
function settling(
  settle: (result: RollResult, count: number) => Partial<RollResult['settlements'][number]> | null,
) {
  let count = 0;
  return (table: UncheckedTable): UncheckedTable => ({
    ...table,
    roll: (parameters) => {
      const answer = table.roll(parameters) as { ok: boolean; value: RollResult };
      if (!answer.ok) return answer;
      count += 1;
      const changed = settle(answer.value, count);
      if (changed === null) return answer;
      const settlements = answer.value.settlements.map((each) => ({ ...each, ...changed }));
      return { ok: true, value: { ...answer.value, settlements } };
    },
  });
}

async function played(
  bet: string,
  around: ((table: UncheckedTable) => UncheckedTable) | undefined,
  throws: readonly (readonly [number, number])[] = [[3, 4]],
): Promise<Recorded> {
  const table = await Recorded.open({ readings, ...(around === undefined ? {} : { around }) });
  await table.join('p1');
  for (const [one, other] of throws) {
    await table.bet(bet, 6_000);
    await table.roll(one, other);
  }
  return table;
}

const undecided = ({ testimonies }: Recorded) =>
  testimonies.filter(({ result, actual }) => result === 'not-decidable' && actual.kind === 'outcome');

describe('an outcome that the text leaves open', () => {
  it('may be any that a reading gives, and is told as undecided', async () => {
    for (const bet of ['horn', 'big']) {
      const table = await played(bet, undefined);
      expect(undecided(table), bet).to.have.length(1);
      expect(table.offended, bet).to.deep.equal([]);
    }
  });

  it('may be none that no reading gives', async () => {
    const won = settling(() => ({ outcome: 'win', paid: 6_000, returned: 6_000 }));
    const { failures } = await played('horn', won);
    expect(failures.map(({ ground, quantities }) => [ground, quantities])[0]).to.deep.equal([
      { kind: 'clause', clause: 'art_5__para_3__point_7', seeAlso: [] },
      ['outcome'],
    ]);
    expect(failures[0]?.required).to.deep.equal({ kind: 'oneOf', outcomes: ['lose'] });
  });

  it('brings the money of that outcome', async () => {
    const kept = settling(() => ({ outcome: 'lose', paid: 0, returned: 3_000 }));
    const { failures } = await played('horn', kept);
    expect(failures[0]?.quantities).to.deep.equal(['stake']);
  });

  it('is the same whenever the circumstances return', async () => {
    const first = settling((_, count) => (count === 1 ? { outcome: 'tie', paid: 0, returned: 6_000 } : null));
    const again = [
      [3, 4],
      [3, 4],
    ] as const;
    expect((await played('big', undefined, again)).offended).to.deep.equal([]);
    const { failures } = await played('big', first, again);
    expect(failures.map(({ ground }) => ground)).to.deep.include({ kind: 'protocol', rule: 'openAlike' });
  });
});

describe('a change on which the text is silent', () => {
  const refusing = (when: (count: number) => boolean) => {
    let count = 0;
    return (table: UncheckedTable): UncheckedTable => ({
      ...table,
      change: (parameters) => {
        count += 1;
        return when(count) ? { ok: false, refusal: { code: 'WRONG_PHASE' } } : table.change(parameters);
      },
    });
  };

  async function taken(around: (table: UncheckedTable) => UncheckedTable): Promise<Recorded> {
    const table = await Recorded.open({ readings, around });
    await table.join('p1');
    for (let time = 0; time < 3; time += 1) await table.ask('change', { bet: await table.bet('field') });
    return table;
  }

  it('may be refused or taken, and each time alike', async () => {
    expect((await taken(refusing(() => false))).offended).to.deep.equal([]);
    expect((await taken(refusing(() => true))).offended).to.deep.equal([]);
    const { failures } = await taken(refusing((count) => count === 2));
    expect(failures.map(({ ground, quantities }) => ({ ...ground, quantities }))).to.deep.include({
      kind: 'protocol',
      rule: 'openAlike',
      quantities: ['acceptance'],
    });
  });
});
