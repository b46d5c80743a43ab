/** Lines for a terminal, and files as their user would name them. */
import path from 'node:path';
import type { SummaryKind, SummaryLine } from '../../reports/summary';
import { writeLines, type CommandContext } from '../command';

/** A file as its user would name it. */
export function near(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  return relative.startsWith('..') ? file : relative;
}

export function tellLines(lines: readonly SummaryLine[], { stdout }: CommandContext): void {
  const paint = painter(stdout);
  writeLines(
    stdout,
    lines.map(({ kind, level, text }) => `${'  '.repeat(level)}${paint(kind, text)}`),
  );
}

/** SGR codes: bold, green, red, yellow. */
const COLOURS: Readonly<Record<SummaryKind, number | null>> = {
  heading: 1,
  good: 32,
  bad: 31,
  doubtful: 33,
  plain: null,
};

/** Colour only where a person looks at a terminal and has not asked for none. */
function painter(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
): (kind: SummaryKind, text: string) => string {
  const coloured = stream.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  return (kind, text) => {
    const colour = COLOURS[kind];
    return !coloured || colour === null ? text : `\u001b[${colour}m${text}\u001b[0m`;
  };
}
