/** The record of a few plays at a table, exchange by exchange, as a run would have written it. */
import { readAnswer } from '../../adapters/answers';
import type { Operation, Parameters, UncheckedTable, Value } from '../../adapters/table';
import type { Exchange } from '../../adapters/transcript';
import { Hearing } from '../../assessment';
import { DEFAULT_OPTIONS, READING_SETS } from '../../regulation';

export const CHAIN = '0123abcd';

/** Plays one case after the other in one chain, and keeps what was asked and answered. */
export class Played {
  readonly exchanges: Exchange[] = [];
  private testCaseStarted = 0;

  constructor(
    private readonly table: UncheckedTable,
    private readonly chain = CHAIN,
  ) {
    this.ask('describe', {});
  }

  /** @returns the id of the case */
  begin(): string {
    this.testCaseStarted += 1;
    this.ask('open', { mode: 'test', minimumBet: 1_000, readings: { ...READING_SETS.customary } });
    return String(this.testCaseStarted);
  }

  ask<O extends Operation>(operation: O, parameters: Parameters[O]): Value<O> {
    const answer = readAnswer(operation, JSON.parse(JSON.stringify(this.table[operation](parameters))));
    const id = this.testCaseStarted;
    this.exchanges.push({
      ...{ chain: this.chain, sequence: this.exchanges.length + 1, time: '', worker: '0', duration: 0 },
      ...(id === 0
        ? {}
        : { subject: { testCaseStarted: String(id), language: 'zh', clause: 'art_6__point_1', case: 'a' } }),
      ...{ operation, parameters, answer },
    });
    if (!answer.ok) throw new Error(`${operation}: ${answer.refusal.code}`);
    return answer.value;
  }

  /** A shooter and a player beside him, both with bets on Pass. */
  seat(): void {
    for (const player of ['shooter', 'player']) {
      this.ask('join', { player, buyIn: 1_000_000 });
      this.ask('bet', { player, bet: 'pass', amount: 1_000 });
    }
  }

  roll(one: number, other: number): void {
    this.ask('roll', { throw: { dice: [one, other] } });
    this.ask('state', {});
  }
}

export function hearingOf(...records: readonly (readonly Exchange[])[]): Hearing {
  const witness = new Hearing({
    readings: READING_SETS.customary,
    options: DEFAULT_OPTIONS,
    authorisations: [],
  });
  for (const record of records) for (const exchange of record) witness.take(exchange);
  return witness;
}

/** Two rounds in which Pass wins, one of them on a point. */
export function twoRounds(played: Played): string {
  const id = played.begin();
  played.seat();
  played.roll(4, 3);
  for (const player of ['shooter', 'player']) played.ask('bet', { player, bet: 'pass', amount: 1_000 });
  played.roll(2, 4);
  played.roll(3, 3);
  return id;
}
