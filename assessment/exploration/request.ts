/** Makes an action a request of the contract, as things stand at the table. */
import type { ForcedThrow, Money, Parameters, State } from '../../adapters/table';
import {
  BETS,
  acceptance,
  bet as betRecord,
  isBetId,
  type BetId,
  type Dice,
  type Face,
  type Point,
} from '../../regulation';
import { greatestStake } from '../excuses';
import type { PlayedOperation } from '../judge';
import type { Ledger, LedgerBet } from '../ledger';
import type { Terms } from '../terms';
import { offer } from '../throwing';
import type { Action, Aim, OneOf, Stake } from './action';
import { pairsOf } from './arbitrary';
import { besides } from './landings';

export type Request = {
  [O in PlayedOperation]: { readonly operation: O; readonly parameters: Parameters[O] };
}[PlayedOperation];

/** What a request depends on. */
export interface Standing {
  readonly terms: Terms;
  readonly ledger: Ledger;
  /** How many players come. */
  readonly crowd: number;
  /** As the table last showed itself. */
  readonly shown: State;
  /** The last throw that was settled. */
  readonly settled: number | null;
}

/** A pair that decides nothing on the come-out, for what has to be refused, and for dice whose faces do not matter. */
export const ANY_DICE: Dice = [1, 3];
const SEVEN = 7;
/** In minimum bets: enough for an evening. */
const BUY_IN = 10_000;

/** Players take the seats in the order of their numbers, and come in any order. */
function playerOf(number: number, { crowd }: Standing): { player: string; seat: number } {
  const seat = 1 + (number % crowd);
  return { player: `player-${seat}`, seat };
}

/** Who has to sit down before the action; null where everybody whom it needs is there. */
export function arrival(action: Action, standing: Standing): Request | null {
  if (!('player' in action)) return null;
  const { ledger } = standing;
  const { player, seat } = playerOf(action.player, standing);
  if (ledger.players.has(player)) return null;
  const buyIn = ledger.minimumBet * BUY_IN;
  return { operation: 'join', parameters: { player, seat, buyIn } };
}

/**
 * The action without what depends on how things stand, so that those before it can be left out: the faces instead of the
 * number that they make, the bet's name beside its place, 《襟》 instead of 《派司拉》 once a point is marked.
 */
export function concrete(action: Action, standing: Standing): Action {
  const { ledger, terms } = standing;
  if (action.kind === 'roll') {
    return { ...action, aim: { kind: 'pair', dice: diceFor(action.aim, ledger) } };
  }
  if ('of' in action) {
    const found = oneOf(action, standing);
    if (found === undefined || !isBetId(found.bet)) return action;
    const alike = eligible(action, standing).filter(({ bet }) => bet === found.bet);
    return { ...action, of: found.bet, nth: alike.indexOf(found) };
  }
  if (action.kind !== 'bet') return action;
  const { [action.bet]: other } = COUNTERPARTS;
  const isRejected = (bet: BetId) => acceptance(bet, ledger.point, terms.readings).decision === 'REJECT';
  const offered = other !== undefined && (terms.capabilities.bets as readonly string[]).includes(other);
  return isRejected(action.bet) && offered && !isRejected(other) ? { ...action, bet: other } : action;
}

/** The same bet in the other phase of the round. */
const COUNTERPARTS: Readonly<Partial<Record<BetId, BetId>>> = {
  pass: 'come',
  come: 'pass',
  dont_pass: 'dont_come',
  dont_come: 'dont_pass',
};

/** Null where the action means nothing as things stand. */
export function requestFor(action: Action, standing: Standing): Request | null {
  const { ledger, shown, settled, terms } = standing;
  switch (action.kind) {
    case 'join':
      return null;
    case 'bet':
      return properBet(action, standing);
    case 'addToBet':
      return additionalBet(action, standing);
    case 'tryToBet':
      return attemptedBet(action, standing);
    case 'takeDown':
    case 'raise':
    case 'lower':
      return changeOf(action, standing);
    case 'roll':
      return throwOf(action, standing);
    case 'choose':
      return choiceOf(action, standing);
    case 'tryToRoll': {
      const by = playerOf(action.player, standing).player;
      return { operation: 'roll', parameters: { throw: { dice: [...ANY_DICE], by } } };
    }
    case 'impossibleDice':
      return { operation: 'roll', parameters: { throw: { dice: [...action.dice] } } };
    case 'threeDice': {
      const names = (shown.dice ?? []).map(({ die }) => die).slice(0, 3);
      // The contract has no throw of three dice; a table must not make one of it either.
      const three = { dice: [...ANY_DICE, 2], chosen: names } as unknown as ForcedThrow;
      const by = throwerOf(standing);
      return by && names.length === 3 ? { operation: 'roll', parameters: { throw: { ...three, by } } } : null;
    }
    case 'settleAgain':
      return settled === null || ledger.fallen
        ? null
        : { operation: 'roll', parameters: { settle: settled } };
    case 'waive': {
      const { player } = offer(ledger, terms);
      return player === null || !ledger.turnIsKnown
        ? null
        : { operation: 'dice', parameters: { waivedBy: player } };
    }
    case 'tryToWaive':
      return { operation: 'dice', parameters: { waivedBy: playerOf(action.player, standing).player } };
    case 'inspect': {
      const die = place(shown.dice ?? [], action.nth);
      return die === undefined
        ? null
        : { operation: 'dice', parameters: { inspected: { die: die.die, meets: action.meets } } };
    }
    case 'askAgain':
      return { operation: 'state', parameters: {} };
  }
}

function properBet(
  { player: number, bet, times }: Extract<Action, { kind: 'bet' }>,
  standing: Standing,
): Request | null {
  const { terms, ledger } = standing;
  const { player } = playerOf(number, standing);
  const { decision, base, onlyAfterFirstThrow } = acceptance(bet, ledger.point, terms.readings);
  const lacksBase = decision === 'ACCEPT_IF_BASE' && !ledger.betsOf(player).some((each) => each.bet === base);
  const isEarly = onlyAfterFirstThrow === true && ledger.thrown === false;
  if (decision === 'REJECT' || lacksBase || isEarly) return null;
  return { operation: 'bet', parameters: { player, bet, amount: ledger.minimumBet * times } };
}

/** Which bets an action may be about. */
function eligible({ kind }: Action, { ledger }: Standing): readonly LedgerBet[] {
  const bets = betsInOrder(ledger);
  if (kind === 'addToBet') return bets.filter(({ bet, number }) => number !== null && isLine(bet));
  return kind === 'lower' ? bets.filter(({ amount }) => amount > ledger.minimumBet) : bets;
}

function oneOf(action: Action & OneOf, standing: Standing): LedgerBet | undefined {
  const bets = eligible(action, standing).filter(({ bet }) => action.of === null || bet === action.of);
  return place(bets, action.nth);
}

function changeOf(
  action: Extract<Action, { kind: 'takeDown' | 'raise' | 'lower' }>,
  standing: Standing,
): Request | null {
  const found = oneOf(action, standing);
  if (found === undefined) return null;
  const { id: bet, amount } = found;
  if (action.kind === 'takeDown') return { operation: 'change', parameters: { bet } };
  const to = action.kind === 'raise' ? amount * action.times : standing.ledger.minimumBet;
  return { operation: 'change', parameters: { bet, to } };
}

function additionalBet(action: Extract<Action, { kind: 'addToBet' }>, standing: Standing): Request | null {
  const { terms, ledger } = standing;
  const { stake, by } = action;
  const on = oneOf(action, standing);
  const bet = BETS.find(({ category, base }) => category === 'odds' && base === on?.bet)?.id;
  const offered = bet !== undefined && (terms.capabilities.bets as readonly string[]).includes(bet);
  if (on === undefined || !offered) return null;
  const others = [...ledger.players.keys()].filter((each) => each !== on.player);
  const player = by === 'owner' ? on.player : others[0];
  if (player === undefined) return null;
  const amount = stakeOf(stake, standing, { player, bet, number: on.number });
  return { operation: 'bet', parameters: { player, bet, amount, on: on.id } };
}

function attemptedBet(
  { player: number, bet, stake }: Extract<Action, { kind: 'tryToBet' }>,
  standing: Standing,
): Request | null {
  const { player } = playerOf(number, standing);
  const amount = stakeOf(stake, standing, { player, bet });
  const request = { player, bet, amount };
  return { operation: 'bet', parameters: request };
}

/** The smallest multiple that is more than a balance. */
function multipleAbove(balance: Money, minimumBet: number): number {
  const whole = typeof balance === 'number' ? balance : balance.numerator / balance.denominator;
  return (Math.max(0, Math.floor(whole / minimumBet)) + 1) * minimumBet;
}

/** In minor units; not an amount where something else is to be sent instead of one. */
function stakeOf(
  stake: Stake,
  { terms, ledger: { minimumBet, players } }: Standing,
  { player, bet, number = null }: { player: string; bet: string; number?: Point | null },
): number {
  switch (stake.kind) {
    case 'times':
      return minimumBet * stake.times;
    case 'none':
      return 0;
    case 'negative':
      return -minimumBet;
    case 'belowMinimum':
      return Math.max(1, Math.floor(minimumBet / 2));
    case 'betweenMultiples':
      return minimumBet + Math.max(1, Math.floor(minimumBet / 2));
    case 'fraction':
      return minimumBet + 0.5;
    case 'aboveBalance':
      return multipleAbove(players.get(player)?.balance ?? 0, minimumBet);
    case 'notANumber':
      return true as unknown as number;
    case 'atMaximum':
    case 'aboveMaximum': {
      const most = greatestStake(terms, minimumBet, bet, number) ?? minimumBet;
      return stake.kind === 'atMaximum' ? most : most + minimumBet;
    }
  }
}

function throwOf(
  { aim, landing, hold }: Extract<Action, { kind: 'roll' }>,
  standing: Standing,
): Request | null {
  const { ledger, shown, terms } = standing;
  if (ledger.fallen) return { operation: 'roll', parameters: { settle: shown.throws } };
  const dice = diceFor(aim, ledger);
  const by = throwerOf(standing);
  if (by === undefined && terms.capabilities.senses.shooter) return null;
  if (hold) return { operation: 'roll', parameters: { throw: { dice: [...dice] }, hold: true } };
  const leaning = landing?.leaning;
  if (leaning === undefined) {
    const thrown: ForcedThrow = {
      dice: [...dice],
      ...(by === undefined ? {} : { by }),
      ...(landing === null ? {} : { landing }),
    };
    return { operation: 'roll', parameters: { throw: thrown } };
  }
  // Of a die that leans, the face that was asked for is one of the two that look up.
  const leans = leaning.map(({ die, upper }) => ({ die, face: upper[0]?.face ?? 1 }));
  const shownDice = dice.map((flat, die) => {
    const leant = leans.find((each) => each.die === die);
    if (leant === undefined) return flat;
    return leans.length === 2 ? besides(leant.face) : leant.face;
  });
  return {
    operation: 'roll',
    parameters: { throw: { dice: shownDice as [Face, Face], landing: landing ?? {} } },
  };
}

/** Whoever has the dice: by the order of Article 2(3), or, where the text leaves it open, as the table shows him. */
function throwerOf({ terms, ledger, shown }: Standing): string | undefined {
  if (!terms.capabilities.senses.shooter) return undefined;
  return (ledger.turnIsKnown ? offer(ledger, terms).player : shown.shooter) ?? undefined;
}

function diceFor(aim: Aim, ledger: Ledger): readonly [number, number] {
  if (aim.kind === 'pair') return aim.dice;
  const numbers = betsInOrder(ledger).flatMap(({ bet, number }) => {
    if (!isBetId(bet)) return [];
    const decidedBy = isLine(bet) ? number : betRecord(bet).number;
    return decidedBy === null || decidedBy === undefined ? [] : [decidedBy];
  });
  const deciding = new Set([SEVEN, ...(ledger.point === null ? [] : [ledger.point]), ...numbers]);
  return place(pairsOf(place([...deciding], aim.nth) ?? SEVEN), aim.pair) ?? ANY_DICE;
}

function choiceOf(
  { dice: [first, second], outside }: Extract<Action, { kind: 'choose' }>,
  standing: Standing,
): Request | null {
  const { shown, ledger } = standing;
  const by = throwerOf(standing);
  if (by === undefined || ledger.fallen) return null;
  const names = (shown.dice ?? []).map(({ die }) => die);
  const chosen = [first, second].map((number) => names[number] ?? `not-on-offer-${number + 1}`) as [
    string,
    string,
  ];
  const offered = (die: string) => ledger.dice?.get(die) === 'offered';
  const proper = chosen[0] !== chosen[1] && chosen.every(offered);
  const outsideLayout = ([0, 1] as const).slice(0, outside);
  const landing = proper && outside > 0 ? { landing: { outsideLayout } } : {};
  return { operation: 'roll', parameters: { throw: { dice: [...ANY_DICE], by, chosen, ...landing } } };
}

function isLine(bet: string): boolean {
  return isBetId(bet) && betRecord(bet).category === 'line';
}

function betsInOrder(ledger: Ledger): LedgerBet[] {
  return [...ledger.bets.values()];
}

/** The one of that place, counted round; undefined where there is none. */
function place<T>(list: readonly T[], nth: number): T | undefined {
  return list[nth % list.length];
}
