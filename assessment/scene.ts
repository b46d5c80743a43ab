/** How a table stands when something is asked of it: what findings have in common. */
import { compareMoney } from '../adapters/money';
import type { Dice } from '../regulation';
import { hasOpposite } from './excuses';
import type { Played } from './judge';
import type { Judgement } from './judgement';
import type { Ledger } from './ledger';
import { offer } from './throwing';
import type { Terms } from './terms';
import type { Circumstances } from './testimony';

type OfTheTable = Omit<
  Circumstances,
  'isShooter' | 'seat' | 'allIn' | 'liveBets' | 'stake' | 'minimums' | 'nth' | 'opposed'
>;

interface Person {
  readonly seat: number;
  readonly allIn: boolean;
  readonly bets: { readonly id: string; readonly bet: string; readonly opposed: boolean }[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Taken before the answer is followed. */
export interface TakenScene {
  of(about: Judgement['about']): Circumstances;
}

export class Course {
  private round = 1;
  private throwsInRound = 0;
  private throws = 0;
  private afterVoid = false;
  private afterReplacement = false;
  private afterRefusal = false;

  take(terms: Terms, ledger: Ledger | null, { operation, parameters, answer }: Asked): TakenScene {
    const dice = diceOf(operation, parameters, answer);
    const table: OfTheTable = {
      operation,
      puck: (ledger?.point ?? null) === null ? 'off' : 'on',
      point: ledger?.point ?? null,
      round: this.round,
      throwsInRound: this.throwsInRound,
      throws: this.throws,
      players: ledger?.players.size ?? 0,
      fallen: ledger?.fallen ?? false,
      afterVoid: this.afterVoid,
      afterReplacement: this.afterReplacement,
      afterRefusal: this.afterRefusal,
      minimumBet: ledger?.minimumBet ?? 0,
      ...(dice === null ? {} : { dice, total: dice[0] + dice[1], pair: dice[0] === dice[1] }),
    };
    if (ledger === null) return { of: () => table };
    const knows = terms.capabilities.senses.shooter && ledger.turnIsKnown;
    const shooter = knows ? offer(ledger, terms).player : null;
    const people = new Map<string, Person>();
    for (const { player, seat, balance } of ledger.players.values()) {
      people.set(player, { seat, allIn: compareMoney(balance, 0) === 0, bets: [] });
    }
    for (const { id, player, bet } of ledger.bets.values()) {
      people.get(player)?.bets.push({ id, bet, opposed: hasOpposite(ledger, { player, bet }) });
    }
    // Several judgements on one answer are about the same.
    let last: { about: Judgement['about']; circumstances: Circumstances } | null = null;
    return {
      of: (about) => {
        const { player, bet, id, stake } = about;
        if (last !== null && isSame(last.about, about)) return last.circumstances;
        const person = player === undefined ? undefined : people.get(player);
        // Most of what is judged is about nobody's bet: a copy of the same for each costs more than the judging.
        if (person === undefined && bet === undefined && typeof stake !== 'number') return table;
        const circumstances = copied(table);
        if (person !== undefined) {
          circumstances.isShooter = shooter === null ? null : shooter === player;
          circumstances.seat = person.seat;
          circumstances.allIn = person.allIn;
          circumstances.liveBets = person.bets.length;
        }
        if (bet !== undefined) {
          const same = person?.bets.filter((each) => each.bet === bet) ?? [];
          const index = same.findIndex((each) => each.id === id);
          circumstances.nth = index === -1 ? same.length + 1 : index + 1;
          circumstances.opposed = same[index]?.opposed ?? false;
        }
        if (typeof stake === 'number') {
          const minimums = stake / table.minimumBet;
          circumstances.stake = stake;
          if (Number.isInteger(minimums)) circumstances.minimums = minimums;
        }
        last = { about, circumstances };
        return circumstances;
      },
    };
  }

  /** @param replaced whether the throw has replaced its shooter */
  follow({ operation, parameters, answer }: Played, replaced: boolean): void {
    if (operation === 'state') return;
    this.afterRefusal = !answer.ok;
    if (!answer.ok) return;
    if (operation === 'open') {
      Object.assign(this, new Course());
      return;
    }
    if (operation !== 'roll' || !answer.value.settled) return;
    const { counted, point, throwNumber } = answer.value;
    if (parameters.settle !== undefined && throwNumber <= this.throws) return;
    this.throws = throwNumber;
    this.afterVoid = !counted;
    this.afterReplacement = replaced;
    const ends = counted && point === null;
    this.round += ends ? 1 : 0;
    this.throwsInRound = ends ? 0 : this.throwsInRound + 1;
  }
}

/** A spread of an object that is not always of the same shape costs more than all the judging. */
function copied(table: OfTheTable): Writable<Circumstances> {
  const { operation, puck, point, round, throwsInRound, throws, players, fallen } = table;
  const { afterVoid, afterReplacement, afterRefusal, minimumBet, dice, total, pair } = table;
  const copy: Writable<Circumstances> = {
    operation,
    puck,
    point,
    round,
    throwsInRound,
    throws,
    players,
    fallen,
    afterVoid,
    afterReplacement,
    afterRefusal,
    minimumBet,
  };
  if (dice !== undefined) copy.dice = dice;
  if (total !== undefined) copy.total = total;
  if (pair !== undefined) copy.pair = pair;
  return copy;
}

function isSame(one: Judgement['about'], other: Judgement['about']): boolean {
  return (
    one.player === other.player && one.bet === other.bet && one.id === other.id && one.stake === other.stake
  );
}

/** The questions about the journal are asked like any other. */
type Asked = Pick<Circumstances, 'operation'> & {
  readonly parameters: unknown;
  readonly answer: { ok: boolean };
};

function diceOf(operation: string, parameters: unknown, answer: object): Dice | null {
  if (operation !== 'roll') return null;
  const { value } = answer as { value?: { dice: Dice } };
  const { throw: set } = parameters as { throw?: { dice: Dice } };
  return value?.dice ?? set?.dice ?? null;
}
