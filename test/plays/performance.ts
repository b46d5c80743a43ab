/** A play at the reference table, through the contract: every request with its answer, and a look after each. */
import { readAnswer } from '../../adapters/answers';
import createReferenceTable from '../../adapters/reference-table';
import type { Answer, Capabilities, Operation, Parameters, State, Value } from '../../adapters/table';
import type { Played, PlayedOperation, Terms } from '../../assessment';
import {
  DEFAULT_OPTIONS,
  OPTION_IDS,
  READING_IDS,
  READING_SET_NAMES,
  resolveReadings,
  type Options,
  type Readings,
} from '../../regulation';
import { avos } from './amounts';
import type { Move, Play, Request } from './notation';

/** What a move was answered, and the table before and after it. */
export interface Performed {
  readonly move: Move;
  readonly played: Played;
  readonly readings: Readings;
  readonly before: State;
  readonly after: State;
  /** The ids of the bets by their names in the play, those of this move included. */
  readonly ids: ReadonlyMap<string, string>;
}

export interface Performance {
  readonly terms: Terms;
  /** What comes before the first move: the table is opened and the players join. */
  readonly opening: readonly Played[];
  readonly moves: readonly Performed[];
}

interface House {
  readonly minimumBet: number;
  readonly readings: Readings;
  readonly options: Options;
}

const MINIMUM_BET = 1_000;

/** `literal` or `customary`, then what differs from it. */
function house([set, ...others]: readonly string[]): House {
  if (!READING_SET_NAMES.some((name) => name === set)) throw new Error(`no such set: ${set}`);
  const readings: Record<string, string> = {};
  const options: Record<string, string> = { ...DEFAULT_OPTIONS };
  let minimumBet = MINIMUM_BET;
  for (const other of others) {
    const [name = '', value = ''] = other.split(' ');
    if (name === 'minimum') minimumBet = Number(avos(value));
    else if (OPTION_IDS.some((id) => id === name)) options[name] = value;
    else if (READING_IDS.some((id) => id === name)) readings[name] = value;
    else throw new Error(`neither a reading nor an option: ${name}`);
  }
  const resolved = resolveReadings({ ...readings }, set as (typeof READING_SET_NAMES)[number]);
  if (!resolved.ok) throw new Error(`no such reading: ${JSON.stringify(resolved.problems)}`);
  return { minimumBet, readings: resolved.readings, options: options as Options };
}

class Stage {
  readonly record: Played[] = [];
  private readonly ids = new Map<string, string>();
  private lastThrow = 0;
  // What is exact can only be paid by a table that pays fractions; another one may refuse the stake.
  private readonly table = createReferenceTable({ paysFractions: true });

  describe(): Capabilities {
    return this.must('describe', {});
  }

  ask<O extends Operation>(operation: O, parameters: Parameters[O]): Answer<O> {
    const told = this.table[operation](JSON.parse(JSON.stringify(parameters)) as Parameters[O]);
    const answer = readAnswer(operation, JSON.parse(JSON.stringify(told)));
    if (operation !== 'describe')
      this.record.push({ operation: operation as PlayedOperation, parameters, answer } as unknown as Played);
    return answer;
  }

  must<O extends Operation>(operation: O, parameters: Parameters[O]): Value<O> {
    const answer = this.ask(operation, parameters);
    if (!answer.ok) throw new Error(`${operation} is refused: ${answer.refusal.code}`);
    return answer.value;
  }

  perform(move: Move, readings: Readings): Performed {
    const before = this.must('state', {});
    this.record.pop();
    const at = this.record.length;
    this.request(move.request);
    const played = this.record[at];
    if (played === undefined) throw new Error(`nothing was asked: ${move.line}`);
    return { move, played, readings, before, after: this.must('state', {}), ids: new Map(this.ids) };
  }

  private request(request: Request): void {
    switch (request.operation) {
      case 'bet': {
        const on = request.over === undefined ? {} : { on: this.idOf(request.over) };
        const answer = this.ask('bet', { ...request.parameters, ...on });
        if (!answer.ok) return;
        if (this.ids.has(request.tag)) throw new Error(`two bets of one name: ${request.tag}`);
        this.ids.set(request.tag, answer.value.bet.id);
        return;
      }
      case 'change': {
        const { to } = request;
        this.ask('change', { bet: this.idOf(request.bet), ...(to !== undefined && { to }) });
        return;
      }
      case 'roll': {
        const answer = this.ask('roll', request.parameters);
        if (answer.ok) this.lastThrow = answer.value.throwNumber;
        return;
      }
      case 'settle':
        this.ask('roll', { settle: this.lastThrow });
        return;
      case 'join':
        this.ask('join', request.parameters);
        return;
      case 'dice':
        this.ask('dice', request.parameters);
    }
  }

  private idOf(tag: string): string {
    const id = this.ids.get(tag);
    if (id === undefined) throw new Error(`no bet of this name: ${tag}`);
    return id;
  }
}

export function perform(play: Play): Performance {
  const { readings, options, minimumBet } = house(play.table);
  const stage = new Stage();
  const capabilities = stage.describe();
  stage.must('open', { mode: 'test', minimumBet, readings: { ...readings }, options: { ...options } });
  for (const { player, seat, buyIn } of play.seats) stage.must('join', { player, seat, buyIn });
  const opening = [...stage.record];
  return {
    terms: { readings, options, authorisations: [], capabilities },
    opening,
    moves: play.moves.map((move) => stage.perform(move, readings)),
  };
}

/** What a judge is shown of a move: the answer and the look after it. */
export function shown({ played, after }: Pick<Performed, 'played' | 'after'>): Played[] {
  return [played, { operation: 'state', parameters: {}, answer: { ok: true, value: after } }];
}
