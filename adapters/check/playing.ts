/** A player whose bets show what was executed. */
import { minus, times, type Amount } from './amounts';
import type { Notes } from './finding';
import type { State } from '../table';
import type { Question } from './question';
import { balanceIn, probeBet, type Probe } from './probe';

/** The end of a wire at which he plays. */
interface Table {
  next(operation: string, parameters: unknown): Question;
  valueOf(operation: 'state', parameters: Record<string, never>): Promise<State>;
}

export class Playing {
  private balance: Amount = Number.NaN;

  constructor(
    private readonly peer: Table,
    private readonly probe: Probe,
  ) {}

  /** A bet for which a place has still to be found. */
  get question() {
    return probeBet(this.probe);
  }

  /** A bet as the next question. */
  bet(): Question {
    const { operation, parameters } = this.question;
    return this.peer.next(operation, parameters);
  }

  /** What the player has lost since the last look. */
  async look(): Promise<Amount> {
    const before = this.balance;
    this.balance = balanceIn(await this.peer.valueOf('state', {}));
    return minus(before, this.balance);
  }

  /** Whether since the last look so many bets were executed, and no other number. */
  async executed(notes: Notes, expected: number, finding: string): Promise<void> {
    const executed = times(await this.look(), this.probe.amount);
    if (executed !== expected) notes.wrong(finding, { times: executed, expected });
  }
}
