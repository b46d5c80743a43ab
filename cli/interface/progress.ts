/** How far the run is: a bar on a terminal, a line now and then elsewhere. Never on the standard output. */
import { SingleBar } from 'cli-progress';
import type { TFunction } from 'i18next';
import type { Progress } from '../../certification/examination/progress';

export interface ErrorOutput extends NodeJS.WritableStream {
  isTTY?: boolean;
}

/** A line for every tenth of the cases. */
const LINES = 10;

export function progress(output: ErrorOutput, texts: TFunction): Progress {
  return output.isTTY === true ? bar(output, texts) : lines(output, texts);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds as `4:05` or `1:02:03`. */
function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–';
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(whole % MINUTE);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

function bar(output: ErrorOutput, texts: TFunction): Progress {
  const shown = new SingleBar({
    format: texts('progress.bar', {
      ...{ bar: '{bar}', value: '{value}', total: '{total}', left: '{eta_formatted}' },
    }),
    formatTime: clock,
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
    casesDone(cases) {
      done += cases;
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
  const startedAt = Date.now();
  const tell = () => {
    const each = (Date.now() - startedAt) / 1000 / done;
    const left = done === 0 ? '–' : clock(each * (total - done));
    output.write(`${texts('progress.line', { value: done, total, left })}\n`);
  };
  return {
    planned(cases) {
      total = cases;
      tell();
    },
    casesDone(cases) {
      const before = Math.floor((done * LINES) / total);
      done += cases;
      if (total > 0 && Math.floor((done * LINES) / total) > before) tell();
    },
    end: () => undefined,
  };
}
