/** How far the run is: a bar on a terminal, a line now and then elsewhere. Never on the standard output. */
import { SingleBar } from 'cli-progress';
import type { TFunction } from 'i18next';

export interface ErrorOutput extends NodeJS.WritableStream {
  isTTY?: boolean;
}

export interface Progress {
  planned(cases: number): void;
  caseDone(): void;
  end(): void;
}

/** A line for every tenth of the cases. */
const LINES = 10;

export function progress(output: ErrorOutput, texts: TFunction): Progress {
  return output.isTTY === true ? bar(output, texts) : lines(output, texts);
}

function bar(output: ErrorOutput, texts: TFunction): Progress {
  const shown = new SingleBar({
    format: texts('progress.bar', { bar: '{bar}', value: '{value}', total: '{total}' }),
    stream: output,
    clearOnComplete: true,
    hideCursor: false,
    // The terminal's own interruption is handled by the command.
    gracefulExit: false,
  });
  let started = false;
  let done = 0;
  return {
    planned(cases) {
      started = true;
      // Of several processes one may be at work before the last knows how much there is to do.
      shown.start(cases, done);
    },
    caseDone() {
      done += 1;
      if (started) shown.update(done);
    },
    end() {
      if (started) shown.stop();
    },
  };
}

function lines(output: ErrorOutput, texts: TFunction): Progress {
  let total = 0;
  let done = 0;
  const tell = () => output.write(`${texts('progress.line', { value: done, total })}\n`);
  return {
    planned(cases) {
      total = cases;
      tell();
    },
    caseDone() {
      done += 1;
      const before = Math.floor(((done - 1) * LINES) / total);
      if (total > 0 && Math.floor((done * LINES) / total) > before) tell();
    },
    end: () => undefined,
  };
}
