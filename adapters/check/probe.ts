/** A bet by which it can be seen whether something was executed: it changes a balance, whatever its rules are. */
import { limitOf } from '../limits';
import type { Capabilities, Operation, Parameters, Value } from '../table';
import type { Amount } from './amounts';
import { Skipped } from './finding';

/** Bets that are taken at any time, then those that are taken before a throw. */
const PREFERRED = [
  'field',
  'any_7',
  'any_craps',
  'eleven',
  'ace_deuce',
  'aces',
  'boxcars',
  'hard_6',
  'hard_8',
  'big_6',
  'big_8',
  'big',
  'small',
  'pass',
  'dont_pass',
];

/** Divides by every denominator of Article 6. */
const STAKE_UNITS = 60;
const STAKES_BOUGHT = 1_000;
/** No bet of Article 6 pays more for one. */
const HIGHEST_PRIZE = 30;

export const PLAYER = 'p1';

export interface Probe {
  bet: string;
  amount: number;
  buyIn: number;
}

/** @throws Skipped where the table takes no bets */
export function probeOf(described: Capabilities): Probe {
  const { control, bets, minimumBet } = described;
  if (control === 'observed') throw new Skipped('observed');
  const bet = PREFERRED.find((name) => (bets as readonly string[]).includes(name)) ?? bets[0];
  if (bet === undefined) throw new Skipped('noBets');
  return { bet, amount: stakeOf(described, bet), buyIn: minimumBet * STAKE_UNITS * STAKES_BOUGHT };
}

/** Another bet that is taken like it, with its stake; undefined where none is offered. */
export function otherProbe(described: Capabilities, bet: string): Pick<Probe, 'bet' | 'amount'> | undefined {
  const { bets } = described;
  const other = PREFERRED.find((name) => name !== bet && (bets as readonly string[]).includes(name));
  return other === undefined ? undefined : { bet: other, amount: stakeOf(described, other) };
}

/** A stake that the table's own maximum allows, and no more than the odds of a bet with the same stake may be. */
export function stakeOf(described: Capabilities, bet: string): number {
  const { maximumStake = Infinity, maximumPrize = Infinity } = limitOf(described, bet);
  const { minimumBet } = described;
  const most = Math.floor(Math.min(maximumStake, maximumPrize / HIGHEST_PRIZE) / minimumBet);
  return minimumBet * Math.max(1, Math.min(STAKE_UNITS, most));
}

export interface Question<O extends Operation = Operation> {
  operation: O;
  parameters: Parameters[O];
}

/** The questions before the first bet. */
export function opening({ minimumBet }: Capabilities, { buyIn }: Probe): Question[] {
  return [
    { operation: 'open', parameters: { mode: 'test', minimumBet } },
    { operation: 'join', parameters: { player: PLAYER, buyIn } },
  ];
}

export function probeBet({ bet, amount }: Probe): Question<'bet'> {
  return { operation: 'bet', parameters: { player: PLAYER, bet, amount } };
}

/** Not a number where the player is not there. */
export function balanceIn({ players }: Value<'state'>): Amount {
  return players.find(({ player }) => player === PLAYER)?.balance ?? Number.NaN;
}
