/** Article 5(3): the bets that one throw decides. */
import type { OneRollBetId } from '../bets';
import type { ClauseId } from '../clauses';
import { total } from '../dice';
import { type Outcome, type Throw, lose, silent, tie, totalIn, win } from './outcome';

type Rule = (thrown: Throw) => Outcome;

/** Items (1) to (6): 「出現…點為博彩者贏,出現其他點數為博彩者輸」. */
function namedTotals(bet: OneRollBetId, by: ClauseId, totals: readonly number[]): Rule {
  return (thrown) => (totalIn(thrown.dice, totals) ? win(bet, by, total(thrown.dice), thrown) : lose(by));
}

/** Item (7): says what wins among 2, 3, 11 and 12, and nothing of the other totals. */
function horn(thrown: Throw): Outcome {
  const by = 'art_5__para_3__point_7';
  if (totalIn(thrown.dice, [2, 3, 11, 12])) return win('horn', by, total(thrown.dice), thrown);
  return thrown.readings.horn_other_totals === 'lose' ? lose(by) : silent(by);
}

/** Item (8): 「但2點或12點除外」 only keeps 2 and 12 from losing; that they win follows from Article 6(12). */
function field(thrown: Throw): Outcome {
  const by = 'art_5__para_3__point_8';
  const winning = [2, 3, 4, 9, 10, 11, 12];
  return totalIn(thrown.dice, winning) ? win('field', by, total(thrown.dice), thrown) : lose(by);
}

/** Item (9): says what wins each side, and nothing of 7 and of the other side's totals. */
function bigOrSmall(bet: 'big' | 'small', totals: readonly number[]): Rule {
  const by = 'art_5__para_3__point_9';
  return (thrown) => {
    const { dice, readings } = thrown;
    if (totalIn(dice, totals)) return win(bet, by, total(dice), thrown);
    switch (readings.big_small_other_totals) {
      case 'silent':
        return silent(by);
      case 'lose':
        return lose(by);
      case 'seven_loses_other_side_ties':
        return totalIn(dice, [7]) ? lose(by) : tie('returned', by);
      case 'tie':
        return tie('returned', by);
    }
  };
}

const RULES: Readonly<Record<OneRollBetId, Rule>> = {
  any_craps: namedTotals('any_craps', 'art_5__para_3__point_1', [2, 3, 12]),
  any_7: namedTotals('any_7', 'art_5__para_3__point_2', [7]),
  eleven: namedTotals('eleven', 'art_5__para_3__point_3', [11]),
  ace_deuce: namedTotals('ace_deuce', 'art_5__para_3__point_4', [3]),
  aces: namedTotals('aces', 'art_5__para_3__point_5', [2]),
  boxcars: namedTotals('boxcars', 'art_5__para_3__point_6', [12]),
  horn,
  field,
  big: bigOrSmall('big', [8, 9, 10, 11, 12]),
  small: bigOrSmall('small', [2, 3, 4, 5, 6]),
};

export function oneRoll(bet: OneRollBetId, thrown: Throw): Outcome {
  return RULES[bet](thrown);
}
