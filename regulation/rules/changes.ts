/** Taking down, lowering and raising a live bet, of which the text speaks only by what it says of placing bets. */
import { type BetId, bet as betRecord } from '../bets';
import type { ClauseId } from '../clauses';
import type { Point } from '../dice';
import type { Readings } from '../readings';
import { acceptance } from './acceptance';
import type { BetState } from './outcome';

export interface Change {
  readonly bet: BetId;
  readonly betState: BetState;
  readonly point: Point | null;
  readonly change: 'take_down' | 'lower' | 'raise';
  readonly readings: Readings;
}

export interface ChangeDecision {
  /** `SILENT`: the text does not say, and no reading fills it. */
  readonly decision: 'ALLOWED' | 'REFUSED' | 'SILENT';
  readonly clauses: readonly ClauseId[];
}

function raise({ bet, betState, point, readings }: Change): ChangeDecision {
  const placing = acceptance(bet, point, readings);
  // A Come bet on a number is past the throw that would have decided what is added now.
  if ((bet === 'come' || bet === 'dont_come') && betState !== 'waiting') {
    return { decision: 'SILENT', clauses: placing.clauses };
  }
  return { decision: placing.decision === 'REJECT' ? 'REFUSED' : 'ALLOWED', clauses: placing.clauses };
}

/**
 * Whether a live bet may be changed. Raising is placing more, under the conditions of placing. Taking down and lowering
 * are the reading `line_bet_removal`, for line bets only; of the rest the text says nothing.
 */
export function change(asked: Change): ChangeDecision {
  if (asked.change === 'raise') return raise(asked);
  const { category, outcomeClauses: clauses } = betRecord(asked.bet);
  if (category !== 'line' || asked.readings.line_bet_removal === 'silent')
    return { decision: 'SILENT', clauses };
  const bound = (asked.bet === 'pass' || asked.bet === 'come') && asked.betState !== 'waiting';
  return { decision: bound ? 'REFUSED' : 'ALLOWED', clauses };
}
