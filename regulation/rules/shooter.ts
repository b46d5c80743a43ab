/** Article 4: when the shooter (主客) is replaced. */
import type { BetId } from '../bets';
import type { ClauseId } from '../clauses';
import { total } from '../dice';
import { decide } from './decide';
import type { BetState, Throw } from './outcome';

export interface ShooterDecision {
  /** `SILENT`: the text does not say whether the loss of this bet counts. */
  readonly decision: 'KEEP' | 'REPLACE' | 'SILENT';
  readonly clauses: readonly ClauseId[];
}

export interface ShooterThrow extends Throw {
  /** The shooter's own live bets as the dice were thrown. */
  readonly bets: readonly { readonly bet: BetId; readonly betState: BetState }[];
}

function isLineBetOfTheRound(bet: BetId): boolean {
  return bet === 'pass' || bet === 'dont_pass';
}

/**
 * 4(2) by its letter: 「首次擲骰得出的點數總和導致其輸掉所下的投注」. One bet lost is clear. Where he loses one line bet
 * and keeps or wins the other, or loses no line bet but another bet, the words 「所下的投注」 do not say whether that is
 * enough.
 */
function lossOnFirstThrow({ bets, ...thrown }: ShooterThrow): ShooterDecision['decision'] {
  const results = bets.map((each) => ({
    bet: each.bet,
    lost: decide({ ...each, ...thrown }).kind === 'lose',
  }));
  if (results.every((each) => !each.lost)) return 'KEEP';
  const lineBets = results.filter((each) => isLineBetOfTheRound(each.bet));
  return lineBets.length > 0 && lineBets.every((each) => each.lost) ? 'REPLACE' : 'SILENT';
}

/**
 * Whether the shooter is replaced after a counted throw. A shooter without a live bet no longer bets, 4(1). With bets,
 * the reading `shooter_replacement` says whether 4(2) is applied as written or as the game is played.
 */
export function shooter(thrown: ShooterThrow): ShooterDecision {
  if (thrown.bets.length === 0) return { decision: 'REPLACE', clauses: ['art_4__intro', 'art_4__point_1'] };
  const clauses = ['art_4__intro', 'art_4__point_2'];
  if (thrown.readings.shooter_replacement === 'seven_out') {
    const sevenOut = thrown.point !== null && total(thrown.dice) === 7;
    return { decision: sevenOut ? 'REPLACE' : 'KEEP', clauses };
  }
  // The first throw of a round is the one for which no point is marked.
  return { decision: thrown.point === null ? lossOnFirstThrow(thrown) : 'KEEP', clauses };
}
