import { inspect } from 'node:util';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import type {
  Answer,
  ForcedThrow,
  Landing,
  Operation,
  Parameters,
  RefusalCode,
  RollResult,
  State,
  UncheckedTable,
  Value,
} from '../../adapters/table';

export type Pair = [number, number];

/** Dice for each total; doubles where there is no other way. */
export const PAIR_OF: Record<number, Pair> = {
  2: [1, 1],
  3: [1, 2],
  4: [1, 3],
  5: [1, 4],
  6: [2, 4],
  7: [3, 4],
  8: [2, 6],
  9: [4, 5],
  10: [4, 6],
  11: [5, 6],
  12: [6, 6],
};

export const ALL_PAIRS: Pair[] = Array.from({ length: 36 }, (_, i) => [Math.floor(i / 6) + 1, (i % 6) + 1]);

interface Setting {
  players?: number;
  buyIn?: number;
  open?: Omit<Parameters['open'], 'mode'>;
}

/** A reference table driven the way a transport would, its answers at hand at once. */
export class Play {
  readonly table: UncheckedTable;

  constructor(options: Record<string, unknown> = {}) {
    this.table = createReferenceTable(options);
  }

  /** A table open for a test with players p1, p2, … on the first seats. */
  static open(
    options: Record<string, unknown> = {},
    { players = 1, buyIn = 10_000_000, open = {} }: Setting = {},
  ): Play {
    const play = new Play(options);
    play.value('open', { mode: 'test', ...open });
    for (let n = 1; n <= players; n += 1) play.value('join', { player: `p${n}`, buyIn });
    return play;
  }

  ask<O extends Operation>(operation: O, parameters: Parameters[O]): Answer<O> {
    return this.table[operation](parameters) as Answer<O>;
  }

  value<O extends Operation>(operation: O, parameters: Parameters[O]): Value<O> {
    const answer = this.ask(operation, parameters);
    if (!answer.ok) expect.fail(`${operation} ${JSON.stringify(parameters)}: ${answer.refusal.code}`);
    return answer.value;
  }

  /** Expects the refusal, and that it changed nothing. */
  refused<O extends Operation>(operation: O, parameters: unknown, code: RefusalCode): void {
    const before = this.state();
    const answer = this.ask(operation, parameters as Parameters[O]);
    const asked = `${operation} ${inspect(parameters)}`;
    expect(answer.ok, asked).to.equal(false);
    if (!answer.ok) expect(answer.refusal.code, asked).to.equal(code);
    expect(this.state()).to.deep.equal(before);
  }

  state(): State {
    return this.value('state', {});
  }

  balance(player = 'p1'): number {
    return Number(this.state().players.find((seated) => seated.player === player)?.balance ?? NaN);
  }

  /** Places a bet and gives its id. */
  bet(bet: string, amount = 6_000, player = 'p1', on?: string): string {
    return this.value('bet', { player, bet, amount, ...(on === undefined ? {} : { on }) }).bet.id;
  }

  roll(dice: number | Pair, landing?: Landing): RollResult {
    return this.throw(dice, landing ? { landing } : {});
  }

  /** A throw by somebody, with chosen dice, or with a landing. */
  throw(dice: number | Pair, manner: Omit<ForcedThrow, 'dice'>): RollResult {
    const pair = typeof dice === 'number' ? PAIR_OF[dice] : dice;
    if (!pair) throw new Error(`no dice for ${String(dice)}`);
    return this.value('roll', { throw: { dice: pair, ...manner } });
  }

  /** `outcome` of every settlement by the name of the bet that it settles. */
  outcomes(result: RollResult, names: Record<string, string>): Record<string, string> {
    return Object.fromEntries(result.settlements.map(({ bet, outcome }) => [names[bet] ?? bet, outcome]));
  }
}
