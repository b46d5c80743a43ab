/** One session at a table: what was asked, what it answered, and what the regulation has to say to it. */
import {
  TableFault,
  type Answer,
  type Capabilities,
  type Operation,
  type Parameters,
  type State,
  type Table,
} from '../../adapters/table';
import { Judge, type Played, type PlayedOperation } from '../judge';
import type { Judgement } from '../judgement';
import type { Terms } from '../terms';
import type { Action } from './action';
import { arrival, concrete, requestFor, type Request, type Standing } from './request';

/** What every session of an exploration has in common. */
export interface Course {
  readonly table: Table;
  readonly terms: Terms;
  /** What the table says of itself. */
  readonly capabilities: Pick<Capabilities, 'bets' | 'seats' | 'senses' | 'holdsThrow' | 'limits'>;
  /** What is asked of `open` beside the mode. */
  readonly opening: Pick<Parameters['open'], 'minimumBet' | 'readings' | 'options'>;
}

/** The table does what the regulation forbids: the session ends here. */
export class Disagreement extends Error {
  constructor(
    readonly judgement: Judgement,
    readonly key: string,
  ) {
    super(key);
    this.name = 'Disagreement';
  }
}

/** Two disagreements of one key are taken for one: the clause, and what of it was to be done. */
export function keyOf({ clauses, required, about }: Judgement): string {
  // How many dice are kept back, and which.
  const kind = required?.kind === 'diceOffered' ? 'die' : (required?.kind ?? '');
  return [clauses[0], kind, about.bet === undefined ? '' : 'bet'].join(' ').trim();
}

export class Session {
  private readonly judge: Judge;
  private shown: State | null = null;
  private settled: number | null = null;
  readonly played: Played[] = [];
  /** Actions that made a request. */
  readonly actions: Action[] = [];

  /**
   * @param crowd how many players come
   * @param alarming which disagreements end the session, by their key; the others are passed over
   */
  constructor(
    private readonly course: Course,
    readonly crowd: number,
    private readonly alarming: (key: string) => boolean,
  ) {
    this.judge = new Judge(course.terms);
  }

  async begin(): Promise<void> {
    const answer = await this.ask('open', { mode: 'test', ...this.course.opening });
    if (!answer.ok) throw new TableFault('PROTOCOL', `open was refused: ${answer.refusal.code}`);
    this.shown = answer.value;
  }

  /** Whether the action can be carried out as things stand. */
  allows(action: Action): boolean {
    const { standing } = this;
    if (arrival(action, standing) !== null) return true;
    return requestFor(concrete(action, standing), standing) !== null;
  }

  async carryOut(abstract: Action): Promise<void> {
    const action = concrete(abstract, this.standing);
    this.actions.push(action);
    const seating = arrival(action, this.standing);
    if (seating !== null) await this.request(seating);
    const request = requestFor(action, this.standing);
    if (request === null) return;
    await this.request(request);
    if (request.operation !== 'state') await this.look();
  }

  private async request({ operation, parameters }: Request): Promise<void> {
    const answer = await this.ask(operation, parameters);
    if (!answer.ok) return;
    if (operation === 'state') this.shown = answer.value as State;
    if (operation === 'roll') {
      const { throwNumber, settled } = (answer as Extract<Answer<'roll'>, { ok: true }>).value;
      if (settled) this.settled = throwNumber;
    }
    if (operation === 'join') await this.look();
  }

  private async look(): Promise<void> {
    const answer = await this.ask('state', {});
    if (!answer.ok) throw new TableFault('PROTOCOL', `state was refused: ${answer.refusal.code}`);
    this.shown = answer.value;
  }

  private get standing(): Standing {
    const { shown, settled, course, crowd } = this;
    const { ledger } = this.judge;
    if (ledger === null || shown === null)
      throw new TableFault('PROTOCOL', 'the table opened a session and says that none is open');
    return { terms: course.terms, ledger, crowd, shown, settled };
  }

  private async ask<O extends PlayedOperation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    const answer = (await this.course.table[operation as Operation](parameters as never)) as Answer<O>;
    const played = { operation, parameters, answer } as unknown as Played;
    this.played.push(played);
    for (const judgement of this.judge.observe(played)) {
      if (judgement.result !== 'fails') continue;
      const key = keyOf(judgement);
      if (this.alarming(key)) throw new Disagreement(judgement, key);
    }
    return answer;
  }
}
