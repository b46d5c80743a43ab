/** The part of a stack trace in which its cause stands, whatever language wrote it. */
import { printable } from '../printable';

const LINE_LIMIT = 160;
const LINES_SHOWN = 4;
/** Enough to hold the trace of a deep recursion. */
const TEXT_LIMIT = 64 * 1024;

const PYTHON = 'Traceback (most recent call last):';
/** The line with the cause, and not yet where it was thrown. */
const CAUSES = [
  /^(?:Uncaught |panic: |fatal error: |thread '.*' panicked at)/,
  /^[\w.]*(?:Error|Exception|Panic)\b/,
];

/** Of what a failed request left behind. */
export function traceOf(fault: Error): string[] {
  return headOfTrace(stackOf(fault.cause) ?? '');
}

function stackOf(cause: unknown): string | undefined {
  try {
    const stack = cause instanceof Error ? cause.stack : undefined;
    return typeof stack === 'string' ? stack : undefined;
  } catch {
    // It does not let itself be read.
    return undefined;
  }
}

/**
 * At most four lines of the last trace in `text`, the cause first: the others say where it was thrown. Empty where there
 * is none.
 */
export function headOfTrace(text: string): string[] {
  const lines = text
    .slice(-TEXT_LIMIT)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  const python = lines.lastIndexOf(PYTHON);
  return (python === -1 ? fromCause(lines) : ofPython(lines.slice(python))).map((line) =>
    printable(line, LINE_LIMIT),
  );
}

function fromCause(lines: string[]): string[] {
  const cause = lines.findLastIndex((line) => CAUSES.some((form) => form.test(line.trim())));
  return cause === -1 ? lines.slice(0, LINES_SHOWN) : lines.slice(cause, cause + LINES_SHOWN);
}

/** Python writes the cause last. */
function ofPython(lines: string[]): string[] {
  const cause = lines.findIndex((line, index) => index > 0 && !/^\s/.test(line));
  if (cause === -1) return lines.slice(0, LINES_SHOWN);
  const innermost = lines.slice(0, cause).slice(1 - LINES_SHOWN);
  return [lines[cause] ?? '', ...innermost];
}
