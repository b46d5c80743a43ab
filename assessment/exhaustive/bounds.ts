/** What a table declares of itself, tried on both sides once a bet can be placed. */
import { bet as betRecord, type BetId } from '../../regulation';
import type { LedgerBet } from '../ledger';
import type { Play } from './play';
import { WHOLE_PRIZES, greatestWithin } from './stakes';

const OPPOSITES: Readonly<Partial<Record<BetId, BetId>>> = {
  pass: 'dont_pass',
  dont_pass: 'pass',
  come: 'dont_come',
  dont_come: 'come',
};

/** More than the declared maximum: a table that takes it does not do as it says. */
export async function tryAbove(play: Play, player: string, bet: BetId, under?: LedgerBet): Promise<void> {
  const most = greatestWithin(play, bet, under);
  if (most === null) return;
  const amount = most + play.ledger.minimumBet * WHOLE_PRIZES;
  await play.ask('bet', { player, bet, amount, ...on(under) });
  await play.must('state', {});
}

/** A second stake on the same bet, and one against it. */
export async function tryBeside(play: Play, player: string, placed: LedgerBet): Promise<void> {
  const bet = placed.bet as BetId;
  const { ledger } = play;
  const under = placed.on === undefined ? undefined : ledger.bets.get(placed.on);
  await play.ask('bet', { player, bet, amount: placed.amount, ...on(under) });
  await play.must('state', {});
  const opposite = OPPOSITES[bet];
  if (opposite === undefined || !play.offers(opposite)) return;
  await play.ask('bet', { player, bet: opposite, amount: play.stakeOn(opposite) });
  await play.must('state', {});
}

/** Lowered, raised to what it was, and withdrawn. */
export async function tryChanges(play: Play, { id, amount }: LedgerBet): Promise<void> {
  const less = amount - play.ledger.minimumBet;
  for (const to of [...(less > 0 ? [less, amount] : []), undefined]) {
    if (!play.ledger.bets.has(id)) return;
    await play.ask('change', { bet: id, ...(to === undefined ? {} : { to }) });
    await play.must('state', {});
  }
}

export function on(under: LedgerBet | undefined): { on?: string } {
  return under === undefined || betRecord(under.bet).category === 'odds' ? {} : { on: under.id };
}
