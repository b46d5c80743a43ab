/** Article 4(2): when a counted throw replaces the shooter (主客). Who has the dice next is `dice-order.ts`. */
import type { BetId } from '../bets';
import type { ClauseId } from '../clauses';
import { total } from '../dice';
import { prize } from '../prizes';
import { type Ratio, ratio } from '../ratio';
import { decide } from './decide';
import type { BetState, Outcome, Throw } from './outcome';

export interface ShooterDecision {
  /** `SILENT`: the text does not say whether the loss of this bet counts, or whether the bet is lost. */
  readonly decision: 'KEEP' | 'REPLACE' | 'SILENT';
  readonly clauses: readonly ClauseId[];
}

export interface ShooterBet {
  readonly bet: BetId;
  readonly betState: BetState;
  /** A positive integer, in minor units; asked for only under `shooter_opposed_bets=net_loss`. */
  readonly stake?: number;
}

export interface ShooterThrow extends Throw {
  /** The shooter's own live bets as the dice were thrown. */
  readonly bets: readonly ShooterBet[];
  /** Whether it is the shooter's first throw that counts since he took the dice; asked for only under `first_throw=of_the_turn`. */
  readonly firstOfTurn?: boolean;
}

type Decision = ShooterDecision['decision'];

interface Result extends ShooterBet {
  readonly outcome: Outcome;
}

function isLineBetOfTheRound({ bet }: ShooterBet): boolean {
  return bet === 'pass' || bet === 'dont_pass';
}

function isLost({ outcome }: Result): boolean {
  return outcome.kind === 'lose';
}

/** What a decided bet brings beyond its own stake. */
function gain({ bet, stake, outcome }: Result): Ratio {
  if (stake === undefined || stake <= 0)
    throw new RangeError(`the net of opposed bets needs the stake of ${bet}`);
  if (outcome.kind === 'win') return prize(stake, outcome.ratio);
  return outcome.kind === 'lose' ? ratio(-stake) : ratio(0);
}

function isNetLoss(results: readonly Result[]): boolean {
  const net = results
    .map(gain)
    .reduce((sum, each) =>
      ratio(
        sum.numerator * each.denominator + each.numerator * sum.denominator,
        sum.denominator * each.denominator,
      ),
    );
  return net.numerator < 0n;
}

/**
 * By 《派司拉》 and 《東派司》. With one of them the words are clear: its loss is the loss of 「所下的投注」. With both, a
 * throw that decides them never loses both, and what one loss means is the reading `shooter_opposed_bets`, unless any
 * loss counts.
 */
function byLineBets(lineBets: readonly Result[], { readings }: ShooterThrow): Decision {
  if (!lineBets.some(isLost)) return 'KEEP';
  const opposed = new Set(lineBets.map(({ bet }) => bet)).size > 1;
  if (!opposed) return 'REPLACE';
  switch (readings.shooter_opposed_bets) {
    case 'silent':
      return readings.shooter_losing_bet === 'any_bet' ? 'REPLACE' : 'SILENT';
    case 'any_loss':
      return 'REPLACE';
    case 'net_loss':
      return isNetLoss(lineBets) ? 'REPLACE' : 'KEEP';
  }
}

/** By all other bets: whether 「所下的投注」 means them too is the reading `shooter_losing_bet`. */
function byOtherBets(others: readonly Result[], { readings }: ShooterThrow): Decision {
  if (readings.shooter_losing_bet === 'line_bet') return 'KEEP';
  if (others.some(isLost)) return readings.shooter_losing_bet === 'any_bet' ? 'REPLACE' : 'SILENT';
  // A bet of which the text does not say whether this throw loses it.
  return others.some(({ outcome }) => outcome.kind === 'silent') ? 'SILENT' : 'KEEP';
}

/** 4(2) by its letter: 「首次擲骰得出的點數總和導致其輸掉所下的投注」. One loss that counts is enough. */
function lossOnFirstThrow(thrown: ShooterThrow): Decision {
  const results = thrown.bets.map((each): Result => ({ ...each, outcome: decide({ ...thrown, ...each }) }));
  const decisions = [
    byLineBets(results.filter(isLineBetOfTheRound), thrown),
    byOtherBets(
      results.filter((each) => !isLineBetOfTheRound(each)),
      thrown,
    ),
  ];
  return (['REPLACE', 'SILENT'] as const).find((each) => decisions.includes(each)) ?? 'KEEP';
}

/** 「首次擲骰」: of the round, for which no point is marked, or of the shooter's turn; the reading `first_throw`. */
function isFirstThrow({ readings, point, firstOfTurn }: ShooterThrow): boolean {
  if (readings.first_throw === 'come_out') return point === null;
  if (firstOfTurn === undefined) throw new RangeError('whether it is the first throw of a turn');
  return firstOfTurn;
}

/**
 * Whether the shooter is replaced after a counted throw; a void throw replaces nobody. A shooter without a live bet no
 * longer bets, 4(1). With bets, the reading `shooter_replacement` says whether 4(2) is applied as written or as the game
 * is played.
 *
 * @throws RangeError where the net of opposed bets is asked for and a stake is missing or not a positive integer, and
 *   where the first throw of a turn is asked for and not told
 */
export function shooter(thrown: ShooterThrow): ShooterDecision {
  if (thrown.bets.length === 0) return { decision: 'REPLACE', clauses: ['art_4__intro', 'art_4__point_1'] };
  const clauses = ['art_4__intro', 'art_4__point_2'];
  if (thrown.readings.shooter_replacement === 'seven_out') {
    const sevenOut = thrown.point !== null && total(thrown.dice) === 7;
    return { decision: sevenOut ? 'REPLACE' : 'KEEP', clauses };
  }
  return { decision: isFirstThrow(thrown) ? lossOnFirstThrow(thrown) : 'KEEP', clauses };
}
