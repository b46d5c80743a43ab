import { plus, type Money } from '../../money';
import type { RollResult, Settlement } from '../../table';
import type { Rules } from '../rules';
import type { Fall, LiveBet, Session } from '../session';
import { multiRollOutcomes } from './multi-roll-bets';
import { oneRollOutcomes } from './one-roll-bets';
import { WIN_STAYS, type Moment, type Outcome } from './outcome';
import type { Resolution } from './round';

/** Articles 5 and 6 for every live bet, each on its own: the order of bets never changes an amount. */
export function resolve(rules: Rules, session: Session, fall: Fall): Resolution[] {
  const { readings, field12 } = session.terms;
  const total = rules.total(fall.dice);
  const resolutions: Resolution[] = [];
  for (const bet of session.bets.values()) {
    const moment: Moment = {
      bet: bet.name,
      number: bet.number,
      point: session.point,
      dice: fall.dice,
      total,
      readings,
      field12,
    };
    const resolution = resolveBet(rules, session, bet, moment);
    if (resolution) resolutions.push(resolution);
  }
  return resolutions;
}

function resolveBet(rules: Rules, session: Session, bet: LiveBet, moment: Moment): Resolution | null {
  const outcome = rules.stakeAfterWin(rules.outcomes[bet.name](moment), moment);
  if (outcome.kind === 'stay') return null;
  const settlement: Settlement = {
    bet: bet.id,
    player: bet.player,
    outcome: outcome.kind,
    paid: isWon(outcome) ? rules.paid(rules, session, bet, moment) : 0,
    returned: rules.returned(bet, outcome),
    ...(outcome.kind === 'travel' ? { number: outcome.number } : {}),
  };
  return { bet, settlement, over: rules.isOver(bet, outcome) };
}

function isWon({ kind }: Outcome): boolean {
  return kind === 'win' || kind === 'win_stays';
}

/** Article 6 gives the prize and has no word on the stake: a bet of Article 5(3) and (4) may be left up for the next throw. */
export function stakeAfterWin(outcome: Outcome, { bet, readings }: Moment): Outcome {
  if (outcome.kind !== 'win') return outcome;
  const severalThrows = Object.hasOwn(multiRollOutcomes, bet);
  const oneThrow = Object.hasOwn(oneRollOutcomes, bet);
  switch (readings.winning_bets) {
    case 'stay_up':
      return severalThrows || oneThrow ? WIN_STAYS : outcome;
    case 'multi_roll_stay_up':
      return severalThrows ? WIN_STAYS : outcome;
    default:
      return outcome;
  }
}

/** Article 6, opening words: who wins is entitled to the prize of his own stake. */
export function paid(rules: Rules, session: Session, bet: LiveBet, moment: Moment): Money {
  const { unit, readings } = session.terms;
  const stake = rules.stakeAtPrize(session, bet);
  return rules.prize(stake, rules.ratios[bet.name](moment), unit, readings.fractional_prize);
}

export function stakeAtPrize(_session: Session, bet: LiveBet): number {
  return bet.amount;
}

/** A prize comes on top of the stake, and a tie gives the stake back. */
export function returned(bet: LiveBet, outcome: Outcome): number {
  return outcome.kind === 'win' || (outcome.kind === 'tie' && outcome.over) ? bet.amount : 0;
}

export function isOver(_bet: LiveBet, outcome: Outcome): boolean {
  return outcome.kind === 'win' || outcome.kind === 'lose' || (outcome.kind === 'tie' && outcome.over);
}

/** Pays what a resolution grants and takes the bet off the layout, or moves it. */
export function carryOut(rules: Rules, session: Session, { bet, settlement, over }: Resolution): void {
  rules.credit(session, bet, settlement);
  if (over) session.bets.delete(bet.id);
  else if (settlement.number !== undefined) bet.number = settlement.number;
}

export function credit(session: Session, bet: LiveBet, settlement: Settlement): void {
  const player = session.players.get(bet.player);
  if (player) player.balance = plus(player.balance, plus(settlement.paid, settlement.returned));
}

/** Settles the dice that lie on the layout. A void throw (Article 3) does nothing but count as thrown. */
export function settle(rules: Rules, session: Session, fall: Fall): RollResult {
  const counted = fall.voidReason === null;
  const resolutions = counted ? rules.resolve(rules, session, fall) : [];
  if (counted) {
    const firstOfTurn = session.countedInTurn === 0;
    const round = { point: session.point, total: rules.total(fall.dice), firstOfTurn, resolutions };
    session.countedInTurn += 1;
    session.begun = true;
    for (const resolution of resolutions) rules.carryOut(rules, session, resolution);
    session.point = rules.nextPoint(round.point, round.total);
    if (session.point !== round.point) session.pointBy = session.shooter;
    if (rules.losesDice(rules, session, round)) rules.replaceShooter(session);
  }
  return result(rules, session, fall, resolutions);
}

/** The throw as it is answered; without resolutions, as it is held. */
export function result(
  rules: Rules,
  session: Session,
  fall: Fall,
  resolutions: readonly Resolution[] | null,
): RollResult {
  return {
    throwNumber: fall.throwNumber,
    dice: [...fall.dice],
    counted: fall.voidReason === null,
    ...(fall.voidReason === null ? {} : { voidReason: fall.voidReason }),
    settled: resolutions !== null,
    settlements: (resolutions ?? []).map(({ settlement }) => settlement),
    point: session.point,
    shooter: session.terms.senses.shooter ? rules.shownShooter(rules, session) : null,
  };
}

/** A throw that is settled already: answered as it was, and not paid again. Null for any other throw. */
export function settledThrow(_rules: Rules, session: Session, throwNumber: number): RollResult | null {
  return session.settled?.throwNumber === throwNumber ? session.settled : null;
}
