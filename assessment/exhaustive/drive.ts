/** What every part of an exhaustive run shares: the table, the results, and when to give up. */
import { TableFault } from '../../adapters/table';
import type { Judgement } from '../judgement';
import type { ExhaustiveCell } from './cells';
import type { CellEnd, CellFault, Exhaustion } from './exhaustion';
import { Unreachable, type Play } from './play';

/** The link failed so often that nothing more is asked. */
export class GivenUp extends Error {
  constructor(readonly fault: CellFault) {
    super(fault.message);
  }
}

/** So many faults of the link one after the other, without a cell that was driven between them. */
const MOST_FAULTS = 3;

export class Drive {
  /** Faults of the link since the last cell that was driven. */
  private faults = 0;

  constructor(
    readonly play: Play,
    readonly exhaustion: Exhaustion,
  ) {}

  /**
   * Books what was judged since the last time.
   *
   * @returns whether anything was wrong
   */
  book(cell: ExhaustiveCell, also: (judgement: Judgement) => void = () => undefined): boolean {
    const { play, exhaustion } = this;
    let wrong = false;
    for (const judgement of play.take()) {
      also(judgement);
      if (judgement.result !== 'fails') continue;
      wrong = true;
      exhaustion.fail(judgement, cell, play.place(), play.field12);
    }
    return wrong;
  }

  end(cell: ExhaustiveCell, end: CellEnd): void {
    this.exhaustion.end(cell, end);
    if (end.kind === 'driven') this.faults = 0;
  }

  /**
   * What stopped a cell, as it is put on record.
   *
   * @throws {@link GivenUp} where the link has failed too often
   */
  faultOf(error: unknown): CellFault {
    const fault = asFault(error);
    if (!isAnswer(fault)) {
      this.faults += 1;
      if (this.faults >= MOST_FAULTS) throw new GivenUp(fault);
    }
    return fault;
  }
}

export function asFault(error: unknown): CellFault {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Unreachable) return { code: 'PRECONDITION', message };
  return { code: error instanceof TableFault ? error.code : 'HARNESS', message };
}

/** The table did answer, however badly: whatever else is asked of it may be answered well. */
export function isAnswer({ code }: CellFault): boolean {
  return code === 'PRECONDITION' || code === 'BAD_ANSWER';
}
