import { expect } from 'chai';
import {
  BET_IDS,
  type BetId,
  type Change,
  DEFAULT_OPTIONS,
  NoPrizeError,
  PRIZES,
  type PrizeRule,
  READING_SETS,
  type Readings,
  type Stake,
  bet,
  change,
  formatRatio,
  isPayable,
  isWhole,
  payable,
  prize,
  prizeRatio,
  prizesOf,
  ratio,
  refusedStake,
  roundDown,
  roundUp,
  roundToNearest,
  mayRefuseForItsPrize,
  greatestPrize,
  stateWhenPlaced,
  verifyQuotations,
} from '../../regulation';

const { literal, customary } = READING_SETS;

/** The prices that the quoted words state, read by the pattern of Article 6: 「2賠3」, 「(1:7)」, 「1賠3(三倍)」. */
function statedPrices(text: string): string[] {
  return [...text.matchAll(/(\d+)(?:賠|:)(\d+)/g)].map(([, stake, won]) => `${stake}:${won}`);
}

function disagreeing(rules: readonly PrizeRule[]): string[] {
  return rules
    .filter((rule) =>
      statedPrices(rule.quotation.textZh).some((price) => price !== `${rule.stake}:${rule.prize}`),
    )
    .map((rule) => rule.clause);
}

describe('the prizes of Article 6', () => {
  it('are the prices that the quoted words state', () => {
    expect(verifyQuotations(PRIZES.map((rule) => rule.quotation))).to.deep.equal([]);
    expect(PRIZES.filter((rule) => statedPrices(rule.quotation.textZh).length === 0)).to.deep.equal([]);
    expect(disagreeing(PRIZES)).to.deep.equal([]);
  });

  it('go red on a price turned round', () => {
    const turned = PRIZES.map((rule) => ({ ...rule, stake: rule.prize, prize: rule.stake }));
    expect(disagreeing(turned)).to.have.length(PRIZES.filter((rule) => rule.stake !== rule.prize).length);
  });

  it('cover every bet with the clauses that the catalogue names, introductory words apart', () => {
    for (const id of BET_IDS) {
      const clauses = PRIZES.filter((rule) => rule.bets.includes(id)).map((rule) => rule.clause);
      const named = bet(id).prizeClauses.filter((each) => !each.endsWith('__intro'));
      expect([...new Set(clauses)], id).to.deep.equal(named);
    }
  });

  it('set one price for a bet on a total', () => {
    for (const id of BET_IDS) {
      for (const field_12 of ['double', 'triple'] as const) {
        const totals = prizesOf(id, { field_12 }).flatMap((rule) => rule.totals ?? []);
        expect(new Set(totals).size, id).to.equal(totals.length);
      }
    }
  });

  it('follow the choice of the house on Field 12', () => {
    expect(prizeRatio('field', 12, { field_12: 'double' })).to.include({ stake: 1, prize: 2 });
    expect(prizeRatio('field', 12, { field_12: 'triple' })).to.include({ stake: 1, prize: 3 });
    expect(prizeRatio('field', 2, { field_12: 'triple' })).to.include({ stake: 1, prize: 2 });
  });

  it('do not exist for a total on which the bet cannot win', () => {
    expect(() => prizeRatio('field', 7, DEFAULT_OPTIONS)).to.throw(NoPrizeError, 'field');
    expect(() => prizeRatio('pass_odds', 7, DEFAULT_OPTIONS)).to.throw(NoPrizeError);
  });

  it('are exact', () => {
    const exact = (id: BetId, total: number, stake: number) =>
      formatRatio(prize(stake, prizeRatio(id, total, DEFAULT_OPTIONS)));
    expect(exact('big_6', 6, 100)).to.equal('350/3');
    expect(exact('big_6', 6, 60)).to.equal('70');
    expect(exact('dont_pass_odds', 6, 100)).to.equal('250/3');
    expect(exact('pass_odds', 5, 25)).to.equal('75/2');
    expect(exact('horn', 12, 50)).to.equal('675/2');
    expect(exact('aces', 2, Number.MAX_SAFE_INTEGER)).to.equal(String(30n * BigInt(Number.MAX_SAFE_INTEGER)));
    expect(() => prize(0.5, { stake: 1, prize: 1 })).to.throw(RangeError);
  });

  it('are whole for every bet on a stake of 60', () => {
    for (const rule of PRIZES) expect(isWhole(prize(60, rule)), rule.clause).to.equal(true);
    expect(PRIZES.filter((rule) => !isWhole(prize(30, rule)))).to.not.be.empty;
  });

  it('are paid in full, or rounded as it is declared', () => {
    const price = prizeRatio('big_6', 6, DEFAULT_OPTIONS);
    const paid = (stake: number, unit: number, fractional_prize: Readings['fractional_prize']) =>
      formatRatio(payable(stake, price, unit, { fractional_prize }));
    expect(isPayable(100, price, 1)).to.equal(false);
    expect(paid(100, 1, 'exact')).to.equal('350/3');
    expect(paid(100, 1, 'rounded_down')).to.equal('116');
    expect(paid(100, 1, 'rounded_up')).to.equal('117');
    expect(paid(100, 1, 'rounded_nearest')).to.equal('117');
    expect(paid(100, 100, 'rounded_down')).to.equal('100');
    expect(paid(100, 100, 'rounded_up')).to.equal('200');
    expect(paid(100, 100, 'rounded_nearest')).to.equal('100');
    for (const rounding of ['exact', 'rounded_down', 'rounded_up', 'rounded_nearest'] as const)
      expect(paid(60, 1, rounding), rounding).to.equal('70');
  });
});

describe('exact fractions', () => {
  it('are kept in lowest terms', () => {
    expect(ratio(6, -4)).to.deep.equal({ numerator: -3n, denominator: 2n });
    expect(ratio(0, 5)).to.deep.equal({ numerator: 0n, denominator: 1n });
    expect(() => ratio(1, 0)).to.throw(RangeError);
    expect(() => ratio(0.1)).to.throw(RangeError);
  });

  it('round down to a unit, below zero as well', () => {
    expect(roundDown(ratio(7, 2))).to.equal(3n);
    expect(roundDown(ratio(-7, 2))).to.equal(-4n);
    expect(roundDown(ratio(-4))).to.equal(-4n);
    expect(roundDown(ratio(350, 3), 50)).to.equal(100n);
    expect(() => roundDown(ratio(1), 0)).to.throw(RangeError);
  });

  it('round up and to the nearest, half-way up', () => {
    expect(roundUp(ratio(7, 2))).to.equal(4n);
    expect(roundUp(ratio(-7, 2))).to.equal(-3n);
    expect(roundUp(ratio(350, 3), 50)).to.equal(150n);
    expect(roundToNearest(ratio(350, 3), 50)).to.equal(100n);
    expect(roundToNearest(ratio(7, 2))).to.equal(4n);
    expect(roundToNearest(ratio(-7, 2))).to.equal(-3n);
    expect(roundToNearest(ratio(10, 3))).to.equal(3n);
    expect(roundToNearest(ratio(5), 2)).to.equal(6n);
  });
});

describe('stakes', () => {
  function reason(stake: Partial<Stake>): string | undefined {
    const whole: Stake = {
      bet: 'big_6',
      amount: 100,
      minimum: 100,
      unit: 1,
      readings: customary,
      options: DEFAULT_OPTIONS,
    };
    return refusedStake({ ...whole, ...stake })?.reason;
  }

  it('are multiples of the minimum, Article 5(6)', () => {
    expect(reason({})).to.equal(undefined);
    expect(reason({ amount: 300 })).to.equal(undefined);
    expect(reason({ amount: 150 })).to.equal('not-a-multiple');
    expect(reason({ amount: 50 })).to.equal('below-minimum');
    for (const amount of [0, -100, 100.5, Number.NaN, 2 ** 53]) {
      expect(reason({ amount }), String(amount)).to.equal('not-an-amount');
    }
  });

  it('may be refused by the letter where a prize could not be paid in full', () => {
    const refusable = (stake: Partial<Stake>) =>
      mayRefuseForItsPrize({
        bet: 'big_6',
        amount: 100,
        unit: 1,
        readings: literal,
        options: DEFAULT_OPTIONS,
        ...stake,
      });
    expect(refusable({})).to.equal(true);
    expect(refusable({ readings: customary })).to.equal(false);
    expect(refusable({ amount: 600 })).to.equal(false);
    expect(refusable({ bet: 'pass' })).to.equal(false);
    expect(refusable({ bet: 'pass_odds', amount: 25, number: 4 })).to.equal(false);
    expect(refusable({ bet: 'pass_odds', amount: 25, number: 5 })).to.equal(true);
    expect(refusable({ bet: 'horn', unit: 100 })).to.equal(true);
    expect(refusable({ amount: 0.5 })).to.equal(false);
  });

  it('win at most what their best price brings', () => {
    const most = (bet: Stake['bet'], amount: number, number?: Stake['number']) =>
      formatRatio(greatestPrize({ bet, amount, options: DEFAULT_OPTIONS, ...(number && { number }) }));
    expect(most('field', 100)).to.equal('200');
    expect(most('horn', 400)).to.equal('2700');
    expect(most('pass_odds', 100)).to.equal('200');
    expect(most('pass_odds', 100, 6)).to.equal('120');
  });
});

describe('changing a live bet', () => {
  function decision(asked: Partial<Change>): string {
    const whole = { bet: 'pass', betState: 6, point: 6, change: 'take_down', readings: customary };
    return change({ ...whole, ...asked } as Change).decision;
  }

  it('binds Pass and Come once they are on a number, where that is declared', () => {
    expect(decision({})).to.equal('REFUSED');
    expect(decision({ change: 'lower' })).to.equal('REFUSED');
    expect(decision({ bet: 'come', betState: 9 })).to.equal('REFUSED');
    expect(decision({ bet: 'dont_pass' })).to.equal('ALLOWED');
    expect(decision({ bet: 'pass', betState: 'waiting', point: null })).to.equal('ALLOWED');
  });

  it('is not decided by the letter', () => {
    expect(decision({ readings: literal })).to.equal('SILENT');
    expect(decision({ bet: 'hard_6', betState: 'waiting' })).to.equal('SILENT');
    expect(decision({ bet: 'come', betState: 9, change: 'raise' })).to.equal('SILENT');
  });

  it('is placing more where it raises', () => {
    expect(decision({ change: 'raise' })).to.equal('REFUSED');
    expect(decision({ change: 'raise', readings: { ...customary, late_line_bets: 'accepted' } })).to.equal(
      'ALLOWED',
    );
    expect(decision({ change: 'raise', bet: 'pass', betState: 'waiting', point: null })).to.equal('ALLOWED');
    expect(decision({ change: 'raise', bet: 'field', betState: 'waiting' })).to.equal('ALLOWED');
    expect(decision({ change: 'raise', bet: 'pass_odds' })).to.equal('ALLOWED');
  });

  it('starts from where a bet stands when it is placed', () => {
    expect(stateWhenPlaced('pass', null)).to.equal('waiting');
    expect(stateWhenPlaced('pass', 6)).to.equal(6);
    expect(stateWhenPlaced('come', 6)).to.equal('waiting');
    expect(stateWhenPlaced('come_odds', 6, 9)).to.equal(9);
    expect(stateWhenPlaced('field', 6)).to.equal('waiting');
  });
});
