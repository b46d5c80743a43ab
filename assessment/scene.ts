/** How a table stands when something is asked of it: what findings have in common. */
import { compareMoney } from '../adapters/money';
import type { Dice } from '../regulation';
import { hasOpposite } from './excuses';
import type { Played } from './judge';
import type { Judgement } from './judgement';
import type { Ledger, LedgerBet } from './ledger';
import { offer } from './throwing';
import type { Terms } from './terms';
import type { Circumstances } from './testimony';

type OfTheTable = Omit<
  Circumstances,
  'isShooter' | 'seat' | 'allIn' | 'liveBets' | 'stake' | 'minimums' | 'nth' | 'opposed'
>;

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
      puck: ledger?.point == null ? 'off' : 'on',
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
    const shooter =
      terms.capabilities.senses.shooter && ledger.turnIsKnown ? offer(ledger, terms).player : null;
    const bets = [...ledger.bets.values()].map((bet) => ({ ...bet }));
    const players = new Map([...ledger.players].map(([name, player]) => [name, { ...player }]));
    const opposed = new Set(bets.filter((bet) => hasOpposite(ledger, bet)).map(({ id }) => id));
    return {
      of: ({ player, bet, id, stake }) => {
        const seated = player === undefined ? undefined : players.get(player);
        const own = bets.filter((each) => each.player === player);
        return {
          ...table,
          ...(seated === undefined
            ? {}
            : {
                isShooter: shooter === null ? null : shooter === player,
                seat: seated.seat,
                allIn: compareMoney(seated.balance, 0) === 0,
                liveBets: own.length,
              }),
          ...(bet === undefined
            ? {}
            : { nth: place(own, bet, id), opposed: id !== undefined && opposed.has(id) }),
          ...(stake === undefined ? {} : staked(stake, table.minimumBet)),
        };
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

function place(own: readonly LedgerBet[], bet: string, id: string | undefined): number {
  const same = own.filter((each) => each.bet === bet);
  const index = same.findIndex((each) => each.id === id);
  return index === -1 ? same.length + 1 : index + 1;
}

function staked(stake: number, minimum: number): Pick<Circumstances, 'stake' | 'minimums'> {
  const whole = minimum > 0 && typeof stake === 'number' && stake % minimum === 0;
  return { stake, ...(whole ? { minimums: stake / minimum } : {}) };
}
