/** Article 5(4): the bets that live until a throw decides them. */
import type { BigNumberBetId, HardWayBetId, MultiRollBetId } from '../bets';
import type { ClauseId } from '../clauses';
import { type Point, isDouble, total } from '../dice';
import { type Outcome, type Throw, lose, silent, stay, tie, totalIn, win } from './outcome';

/** 5(5) has these bets made at any time and says nothing of a throw on which they would not count. */
function isOff({ point, readings }: Throw): boolean {
  return point === null && readings.multi_roll_on_come_out === 'off';
}

const HARD_WAYS: Readonly<Record<HardWayBetId, Point>> = { hard_4: 4, hard_6: 6, hard_8: 8, hard_10: 10 };

/**
 * 5(4)(1): the double of the number wins, 7 loses, and so does the number made of two different faces. Of the other
 * totals the item says nothing, unless 「由不同點數得出的總和…也為輸」 is taken to mean every unequal pair.
 */
function hardWay(bet: HardWayBetId, number: Point, thrown: Throw): Outcome {
  const by = 'art_5__para_4__point_1';
  const { dice, readings } = thrown;
  if (total(dice) === number) return isDouble(dice) ? win(bet, by, number, thrown) : lose(by);
  if (totalIn(dice, [7])) return lose(by);
  switch (readings.hard_way_other_totals) {
    case 'silent':
      return silent(by);
    case 'stay':
      return stay(by);
    case 'unequal_pairs_lose':
      return isDouble(dice) ? stay(by) : lose(by);
  }
}

interface BigItem {
  readonly by: ClauseId;
  /** The number bet on first, then the other number of the same item. */
  readonly numbers: readonly [Point, Point];
}

const BIG_NUMBERS: Readonly<Record<BigNumberBetId, BigItem>> = {
  big_6: { by: 'art_5__para_4__point_2', numbers: [6, 8] },
  big_8: { by: 'art_5__para_4__point_2', numbers: [8, 6] },
  big_5: { by: 'art_5__para_4__point_3', numbers: [5, 9] },
  big_9: { by: 'art_5__para_4__point_3', numbers: [9, 5] },
  big_4: { by: 'art_5__para_4__point_4', numbers: [4, 10] },
  big_10: { by: 'art_5__para_4__point_4', numbers: [10, 4] },
};

/** 5(4)(2) to (4): the number before 7 wins, 7 before it loses, any other total is 「視為和局」. */
function bigNumber(bet: BigNumberBetId, thrown: Throw): Outcome {
  const { by, numbers } = BIG_NUMBERS[bet];
  const { dice, readings } = thrown;
  const winning: readonly number[] = readings.big_number_form === 'either' ? numbers : [numbers[0]];
  if (totalIn(dice, winning)) return win(bet, by, total(dice), thrown);
  if (totalIn(dice, [7])) return lose(by);
  return readings.big_number_other_totals === 'tie' ? tie('returned', by) : stay(by);
}

function isHardWay(bet: MultiRollBetId): bet is HardWayBetId {
  return bet in HARD_WAYS;
}

export function multiRoll(bet: MultiRollBetId, thrown: Throw): Outcome {
  if (isOff(thrown)) return stay('art_5__para_5');
  return isHardWay(bet) ? hardWay(bet, HARD_WAYS[bet], thrown) : bigNumber(bet, thrown);
}
