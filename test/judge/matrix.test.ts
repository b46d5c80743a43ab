import { expect } from 'chai';
import type { Played, Terms } from '../../assessment';
import { ALL_DICE, READING_SETS, type Point } from '../../regulation';
import matrix from '../fixtures/matrix.json';
import {
  ALTERNATES,
  BASE,
  SETS,
  baseCells,
  betsOf,
  cellsOf,
  nameOf,
  numberOf,
  outcomesOfReadings,
  pointAfter,
  pointOf,
  rows,
  type Dice,
  type Row,
} from './matrix-rows';
import { fate, otherFates, type Fate } from './outcomes';
import {
  against,
  live,
  looked,
  opened,
  placed,
  standing,
  terms,
  thrown,
  thrownOutside,
  type LiveBet,
} from './told';

class Cells {
  told = 0;
  readonly condemned: string[] = [];
  readonly passedOver: string[] = [];

  constructor(
    private readonly row: Row,
    private readonly declared: Terms,
    private readonly under: readonly string[],
  ) {}

  judge(cells: readonly string[]): void {
    ALL_DICE.forEach((dice, index) => {
      this.cell(dice, cells[index] ?? '', this.under[index]);
    });
  }

  private cell(dice: Dice, code: string, under: string | undefined): void {
    const { bet, base } = betsOf(this.row);
    const baseFate = base === null || under === undefined ? [] : [fate(base, under)];
    const where = `${this.row.bet} ${this.row.table} ${this.row.bet_state} ${dice.join('-')}: ${code}`;
    const isSilent = code === 'U';
    const codes = isSilent ? outcomesOfReadings(this.row.bet, dice) : [code];
    const right = codes.map((each) => fate(bet, each));
    // What is told wrongly is told of one of two throws that differ only in which die shows what.
    const wrong = isSilent || dice[0] > dice[1] ? [] : otherFates(bet, code);
    for (const each of right) if (this.isCondemned(dice, [each, ...baseFate])) this.condemned.push(where);
    for (const each of wrong)
      if (!this.isCondemned(dice, [each, ...baseFate]))
        this.passedOver.push(`${where}, told ${each.settlement?.outcome ?? 'nothing'}`);
    this.told += right.length + wrong.length;
  }

  private isCondemned(dice: Dice, fates: readonly Fate[]): boolean {
    const { bet, base } = betsOf(this.row);
    const before = standing(pointOf(this.row.table), base === null ? [bet] : [base, bet]);
    const told = thrown(before, {
      ...{ dice, point: pointAfter(this.row, dice) },
      settlements: fates.flatMap(({ settlement }) => (settlement === null ? [] : [settlement])),
      bets: fates.flatMap(({ left }) => (left === null ? [] : [left])),
    });
    // Whose turn it is, the cells of the shooter ask.
    const declared = withoutShooter(this.declared);
    return against(declared, [opened(before), ...told], told.length).length > 0;
  }
}

function withoutShooter(declared: Terms): Terms {
  const { capabilities } = declared;
  return {
    ...declared,
    capabilities: { ...capabilities, senses: { ...capabilities.senses, shooter: false } },
  };
}

function judgeCells(
  tried: readonly { row: Row; declared: Terms; cells: readonly string[]; under: readonly string[] }[],
): { told: number; condemned: string[]; passedOver: string[] } {
  const all = tried.map(({ row, declared, cells, under }) => {
    const judged = new Cells(row, declared, under);
    judged.judge(cells);
    return judged;
  });
  return {
    told: all.reduce((sum, { told }) => sum + told, 0),
    condemned: all.flatMap(({ condemned }) => condemned),
    passedOver: all.flatMap(({ passedOver }) => passedOver),
  };
}

/**
 * A table at which the bet is asked for. The first player has made the marked point; he has the bet under an additional
 * one where it is to be there.
 */
function readyFor(name: string, point: Point | null, hasBase: boolean): { record: Played[]; bet: LiveBet } {
  const under = BASE[name];
  const isLine = under === 'pass' || under === 'dont_pass';
  const number: Point | null = under === undefined ? null : isLine ? point : point === 6 ? 8 : 6;
  const bet = live('b1', name, number, under === undefined ? undefined : 'b0');
  const base = under === undefined || !hasBase ? null : live('b0', under, isLine ? null : number);
  // He throws on this one, which no point decides.
  const lasting = live('b9', 'come', point === 4 ? 5 : 4);
  const comeOut = standing(null, base === null ? [lasting] : [lasting, base]);
  if (point === null) return { record: [opened(comeOut)], bet };
  const travels = isLine && base !== null ? fate(base, `M ${point}`) : null;
  const dice = ALL_DICE.find(([one, other]) => one + other === point);
  const left = travels?.left ?? base;
  const thrownPoint = thrown(comeOut, {
    ...{ dice: dice ?? [1, 1], point },
    settlements: travels?.settlement ? [travels.settlement] : [],
    bets: left === null ? [lasting] : [lasting, left],
  });
  return { record: [opened(comeOut), ...thrownPoint], bet };
}

describe('the judge over every cell of the transition matrix', () => {
  for (const set of SETS) {
    it(`takes the outcome of each settlement for right, and no other: ${set}`, () => {
      const { told, condemned, passedOver } = judgeCells(
        rows.map((row) => ({
          row,
          declared: terms(set, nameOf(row.bet).field12),
          cells: cellsOf(row, set),
          under: baseCells(row, set),
        })),
      );
      expect({ condemned, passedOver }).to.deep.equal({ condemned: [], passedOver: [] });
      expect(told).to.be.at.least(33_000);
    });
  }

  it('takes the outcome for right under the readings that are in neither set', () => {
    const tried = rows.flatMap((row) =>
      Object.entries(row.alt ?? {}).map(([name, cells]) => {
        const readings = { ...READING_SETS.customary, ...ALTERNATES[name] };
        return { row, declared: terms(readings), cells, under: [] };
      }),
    );
    const { condemned, passedOver } = judgeCells(tried);
    expect(tried).to.have.length(66);
    expect({ condemned, passedOver }).to.deep.equal({ condemned: [], passedOver: [] });
  });

  it('takes each void throw for void, which settles nothing', () => {
    for (const set of SETS)
      for (const row of rows) {
        const { bet, base } = betsOf(row);
        const before = standing(pointOf(row.table), base === null ? [bet] : [base, bet]);
        const declared = withoutShooter(terms(set));
        const after = looked({ ...before, throws: before.throws + 1 });
        const judged = (counted: boolean, lost: boolean) => {
          const settlements = lost
            ? [{ bet: 'b1', player: 'p1', outcome: 'lose' as const, paid: 0, returned: 0 }]
            : [];
          const record = [opened(before), thrownOutside(before, { counted, settlements }), after];
          return against(declared, record, 2).length > 0;
        };
        const told = [judged(false, false), judged(true, false), judged(false, true)];
        expect(told, `${row.bet} ${row.table} ${row.bet_state}`).to.deep.equal([false, true, true]);
      }
  });

  it('wants the mark where the matrix has it', () => {
    for (const { state, cells } of matrix.table_machine)
      ALL_DICE.forEach((dice, index) => {
        const cell = cells[index] ?? '';
        const before = standing(pointOf(state), [live('b1', 'aces', null)]);
        const right = cell === 'S' ? pointOf(state) : pointOf(cell.slice(2));
        const marks: (Point | null)[] = [null, 4, 5, 6, 8, 9, 10];
        const condemned = marks.filter((point) =>
          against(
            withoutShooter(terms('customary')),
            [opened(before), ...thrown(before, { dice, point, settlements: [], bets: [] })],
            2,
          ).some(({ actual }) => actual.kind === 'point'),
        );
        expect(condemned, `${state} ${dice.join('-')}`).to.deep.equal(
          marks.filter((point) => point !== right),
        );
      });
  });

  for (const set of SETS) {
    it(`has the shooter replaced where the matrix has it: ${set}`, () => {
      for (const row of matrix.shooter_machine)
        ALL_DICE.forEach((dice, index) => {
          const isReplaced = row[set][index] === 'REPLACE';
          const point = pointOf(row.table);
          const own = rows.find(
            ({ bet, table, bet_state: state }) =>
              bet === row.shooter_bet && table === row.table && numberOf(state) === point,
          );
          if (own === undefined) throw new Error(`no row: ${row.shooter_bet} ${row.table}`);
          const bet = live('b1', row.shooter_bet, point);
          const { settlement, left } = fate(bet, cellsOf(own, set)[index] ?? '');
          const before = standing(point, [bet]);
          const [roll] = thrown(before, {
            ...{ dice, point: pointAfter(own, dice) },
            settlements: settlement === null ? [] : [settlement],
            bets: left === null ? [] : [left],
          });
          if (roll === undefined) throw new Error('nothing was thrown');
          // Both bet again, so that either may throw; a throw outside the layout settles none of it.
          const bets = ['p1', 'p2'].map((player) => ({ ...live(`again-${player}`, 'field', null), player }));
          const record = [opened(before), roll, ...bets.map((each) => placed(each))];
          const next = thrownOutside(before, { counted: false, settlements: [] });
          const taken = against(terms(set), [...record, next]).some(
            ({ required }) => required?.kind === 'refused',
          );
          expect(taken, `${row.shooter_bet} ${row.table} ${dice.join('-')}`).to.equal(isReplaced);
          const refusal = { ok: false as const, refusal: { code: 'NOT_SHOOTER' as const } };
          const refused = against(terms(set), [...record, { ...next, answer: refusal }]);
          expect(refused.length > 0, `${row.shooter_bet} ${row.table} ${dice.join('-')}`).to.equal(
            !isReplaced,
          );
        });
    });

    it(`has each bet placed where the matrix has it: ${set}`, () => {
      for (const { bet: asked, table, decision } of matrix.acceptance) {
        const { name } = nameOf(asked);
        const isSeen = (hasBase: boolean) => {
          const { record, bet } = readyFor(name, pointOf(table), hasBase);
          const judged = (answer: Played) => against(terms(set), [...record, answer]).length > 0;
          return { taken: judged(placed(bet)), refused: judged(placed(bet, 'WRONG_PHASE')) };
        };
        const mayBeTaken = { taken: false, refused: true };
        const mustBeRefused = { taken: true, refused: false };
        const required = decision === 'REJECT' ? mustBeRefused : mayBeTaken;
        expect(isSeen(true), `${asked} ${table}`).to.deep.equal(required);
        if (BASE[name] !== undefined)
          expect(isSeen(false), `${asked} ${table}, with nothing under it`).to.deep.equal(mustBeRefused);
      }
      expect(matrix.acceptance).to.have.length(203);
    });
  }
});
