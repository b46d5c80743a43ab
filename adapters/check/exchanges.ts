/** What was asked last and what came back, kept for the finding that may come of it. */
import { printable } from '../printable';

/** A request and its answer as text, bounded and safe to show. */
export interface Exchange {
  asked: string;
  /** Null where nothing came. */
  answered: string | null;
}

const TEXT_LIMIT = 2_000;

/** Operations that change nothing: what they show is the consequence of the request before them. */
const LOOKS: readonly string[] = ['describe', 'state', 'log'];

export class Exchanges {
  private acted: Exchange | undefined;
  private looked: Exchange | undefined;
  private current: Exchange | undefined;
  /** The last that was asked. */
  operation = '';

  /** Forgets what was asked before. */
  begin(): void {
    this.acted = undefined;
    this.looked = undefined;
    this.current = undefined;
    this.operation = '';
  }

  asked(operation: string, text: string): void {
    const exchange: Exchange = { asked: printable(text, TEXT_LIMIT), answered: null };
    this.current = exchange;
    this.operation = operation;
    if (LOOKS.includes(operation)) this.looked = exchange;
    else {
      this.acted = exchange;
      this.looked = undefined;
    }
  }

  answered(text: string): void {
    if (this.current !== undefined) this.current.answered = printable(text, TEXT_LIMIT);
  }

  /** The last request that may have changed something, and what was looked at after it. */
  last(): Exchange[] {
    return [this.acted, this.looked].filter((each) => each !== undefined).map((each) => ({ ...each }));
  }

  /** The very last request. */
  lastOf(): Exchange[] {
    return this.current === undefined ? [] : [{ ...this.current }];
  }
}
