import { expect } from 'chai';
import {
  ALL_DICE,
  type BetId,
  DEFAULT_OPTIONS,
  type Dice,
  type Point,
  READING_SETS,
  type Readings,
  type ShooterBet,
  type ShooterThrow,
  nextPoint,
  shooter,
  total,
} from '../../regulation';

const { literal, customary } = READING_SETS;

type Rule = (thrown: ShooterThrow) => ReturnType<typeof shooter>;

function placed(bet: BetId, stake = 100, betState: ShooterBet['betState'] = 'waiting'): ShooterBet {
  return { bet, betState, stake };
}

function thrown(
  bets: readonly ShooterBet[],
  dice: Dice,
  readings: Readings,
  point: Point | null = null,
): ShooterThrow {
  return { bets, point, dice, readings, options: DEFAULT_OPTIONS };
}

/** Some dice of each total. */
function diceOf(sum: number): Dice {
  const found = ALL_DICE.find((dice) => total(dice) === sum);
  if (found === undefined) throw new RangeError(`no dice make ${sum}`);
  return found;
}

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** K keep, R replace, ? silent; one a total from 2 to 12, on the come-out throw. */
type Row = readonly [bets: readonly ShooterBet[], readings: Partial<Readings>, decisions: string];

function failing(rows: readonly Row[], rule: Rule = shooter): string[] {
  return rows.flatMap(([bets, readings, decisions]) => {
    const actual = TOTALS.map((sum) => {
      const { decision } = rule(thrown(bets, diceOf(sum), { ...literal, ...readings }));
      return { KEEP: 'K', REPLACE: 'R', SILENT: '?' }[decision];
    }).join('');
    return actual === decisions
      ? []
      : [
          `${bets.map(({ bet, stake }) => `${bet} ${stake}`).join(', ')} ${JSON.stringify(readings)}: ${actual}`,
        ];
  });
}

/** A table that applies other readings than were declared. */
function under(readings: Partial<Readings>): Rule {
  return (asked) => shooter({ ...asked, readings: { ...asked.readings, ...readings } });
}

describe('Article 4(2): the shooter who loses his bet on the first throw', () => {
  const anyBet = { shooter_losing_bet: 'any_bet' } as const;
  const lineBet = { shooter_losing_bet: 'line_bet' } as const;
  //                                                 2 3 4 5 6 7 8 9 10 11 12
  const one: Row[] = [
    [[placed('pass')], {}, 'RRKKKKKKKKR'],
    [[placed('pass')], anyBet, 'RRKKKKKKKKR'],
    [[placed('pass')], lineBet, 'RRKKKKKKKKR'],
    [[placed('dont_pass')], {}, 'KKKKKRKKKRK'],
    [[placed('dont_pass')], anyBet, 'KKKKKRKKKRK'],
    [[placed('dont_pass'), placed('dont_pass', 300)], {}, 'KKKKKRKKKRK'],
  ];
  const other: Row[] = [
    [[placed('any_7')], {}, '?????K?????'],
    [[placed('any_7')], lineBet, 'KKKKKKKKKKK'],
    [[placed('any_7')], anyBet, 'RRRRRKRRRRR'],
    [[placed('field')], {}, 'KKK????KKKK'],
    [[placed('field')], anyBet, 'KKKRRRRKKKK'],
    [[placed('pass'), placed('any_7')], {}, 'RR???K????R'],
    [[placed('pass'), placed('any_7')], lineBet, 'RRKKKKKKKKR'],
    [[placed('pass'), placed('any_7')], anyBet, 'RRRRRKRRRRR'],
    [[placed('come', 100, 9)], {}, 'KKKKK?KKKKK'],
    [[placed('come', 100, 9)], lineBet, 'KKKKKKKKKKK'],
    [[placed('come', 100, 9)], anyBet, 'KKKKKRKKKKK'],
  ];

  it('is replaced by the loss of his only line bet, whatever is declared', () => {
    expect(failing(one)).to.deep.equal([]);
  });

  it('is replaced by the loss of another bet only where any bet counts', () => {
    expect(failing(other)).to.deep.equal([]);
  });

  it('is not decided where the text does not say whether the bet is lost', () => {
    const horn = [placed('pass'), placed('horn')];
    const rows: Row[] = [
      [horn, {}, 'RR???????KR'],
      [horn, anyBet, 'RR???????KR'],
      [horn, { ...anyBet, horn_other_totals: 'lose' }, 'RRRRRRRRRKR'],
      [horn, lineBet, 'RRKKKKKKKKR'],
    ];
    expect(failing(rows)).to.deep.equal([]);
  });

  it('goes red where a table applies another reading than was declared', () => {
    expect(failing([...one, ...other], under({ shooter_losing_bet: 'any_bet' }))).to.have.length(7);
    expect(failing([...one, ...other], under({ shooter_losing_bet: 'line_bet' }))).to.have.length(8);
    expect(failing(one, under({ shooter_replacement: 'seven_out' }))).to.have.length(one.length);
  });

  it('loses Field on 20 of 36 first throws, 14 of which mark a point', () => {
    const readings: Readings = { ...literal, ...anyBet };
    const replacing = ALL_DICE.filter(
      (dice) => shooter(thrown([placed('field')], dice, readings)).decision === 'REPLACE',
    );
    expect(replacing).to.have.length(20);
    expect(replacing.filter((dice) => nextPoint(null, dice) !== null)).to.have.length(14);
  });

  it('keeps the dice once a point is marked, whatever he loses', () => {
    for (const readings of [literal, { ...literal, ...anyBet }]) {
      const bets = [placed('pass', 100, 6), placed('field')];
      for (const dice of ALL_DICE) {
        expect(shooter(thrown(bets, dice, readings, 6)).decision, dice.join('-')).to.equal('KEEP');
      }
    }
  });
});

describe('Article 4(2): the shooter with both Pass Line and Don’t Pass', () => {
  const anyLoss = { shooter_opposed_bets: 'any_loss' } as const;
  const netLoss = { shooter_opposed_bets: 'net_loss' } as const;
  const even = [placed('pass', 100), placed('dont_pass', 100)];
  const morePass = [placed('pass', 200), placed('dont_pass', 100)];
  const moreDont = [placed('pass', 100), placed('dont_pass', 100), placed('dont_pass', 100)];
  const rows: Row[] = [
    [even, {}, '??KKK?KKK??'],
    [even, anyLoss, 'RRKKKRKKKRR'],
    // On 12 one bet is lost and the other only ties.
    [even, netLoss, 'KKKKKKKKKKR'],
    [morePass, {}, '??KKK?KKK??'],
    [morePass, netLoss, 'RRKKKKKKKKR'],
    [moreDont, netLoss, 'KKKKKRKKKRR'],
    // A tie that leaves Don’t Pass in play brings nothing either.
    [even, { ...netLoss, dont_pass_tie: 'stays' }, 'KKKKKKKKKKR'],
    // The loss of any bet includes that of one of two.
    [even, { shooter_losing_bet: 'any_bet' }, 'RRKKKRKKKRR'],
    [even, { shooter_losing_bet: 'line_bet' }, '??KKK?KKK??'],
    [even, { ...netLoss, shooter_losing_bet: 'line_bet' }, 'KKKKKKKKKKR'],
    // Another bet is not set off against them.
    [[...even, placed('any_7', 100)], { ...netLoss, shooter_losing_bet: 'line_bet' }, 'KKKKKKKKKKR'],
    [[...even, placed('any_7', 100)], netLoss, '?????K????R'],
    [[...even, placed('any_7', 100)], anyLoss, 'RR???R???RR'],
  ];

  it('is decided by the reading of opposed bets', () => {
    expect(failing(rows)).to.deep.equal([]);
  });

  it('goes red where a table applies another reading than was declared', () => {
    expect(failing(rows, under(anyLoss))).to.have.length(10);
    expect(failing(rows, under(netLoss))).to.have.length(6);
    expect(failing(rows, under({ shooter_opposed_bets: 'silent' }))).to.have.length(9);
  });

  it('goes red where the stakes are taken to be equal', () => {
    const levelled: Rule = (asked) =>
      shooter({ ...asked, bets: asked.bets.map((each) => ({ ...each, stake: 100 })) });
    expect(failing(rows, levelled)).to.deep.equal([
      'pass 200, dont_pass 100 {"shooter_opposed_bets":"net_loss"}: KKKKKKKKKKR',
    ]);
  });

  it('needs the stakes where the net is asked for, and only there', () => {
    const without = even.map(({ bet, betState }) => ({ bet, betState }));
    expect(shooter(thrown(without, [3, 4], { ...literal, ...anyLoss })).decision).to.equal('REPLACE');
    expect(shooter(thrown(without, [2, 2], { ...literal, ...netLoss })).decision).to.equal('KEEP');
    for (const bets of [without, [placed('pass', 0), placed('dont_pass')], [placed('pass', 0.5), ...even]]) {
      expect(() => shooter(thrown(bets, [3, 4], { ...literal, ...netLoss }))).to.throw(RangeError);
    }
  });
});

describe('Article 4(2) as the game is played', () => {
  const held: readonly (readonly ShooterBet[])[] = [
    [placed('pass')],
    [placed('dont_pass')],
    [placed('pass'), placed('dont_pass', 300)],
    [placed('any_7')],
  ];

  it('replaces the shooter on a 7 after the point and never on the first throw, whatever he bets', () => {
    for (const shooter_losing_bet of ['silent', 'line_bet', 'any_bet'] as const) {
      for (const shooter_opposed_bets of ['silent', 'any_loss', 'net_loss'] as const) {
        const readings: Readings = { ...customary, shooter_losing_bet, shooter_opposed_bets };
        for (const bets of held) {
          for (const dice of ALL_DICE) {
            expect(shooter(thrown(bets, dice, readings)).decision).to.equal('KEEP');
            const later = shooter(thrown(bets, dice, readings, 6)).decision;
            expect(later).to.equal(total(dice) === 7 ? 'REPLACE' : 'KEEP');
          }
        }
      }
    }
  });
});
