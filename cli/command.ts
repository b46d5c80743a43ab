/** What every command is given: its user's language, the streams, and the suite that it is about. */
import type { TFunction } from 'i18next';
import type { InterfaceLanguage } from '../locales';
import type { Environment } from '../certification/declaration/environment';
import { printableJson } from '../reports/printable';
import type { ErrorOutput } from './interface/progress';
import type { SuiteLocation } from '../checks/location';

/** Process exit codes; those of a verdict stand in `reports/verdict`. */
export const EXIT = { done: 0, wrongUse: 2, incomplete: 3 } as const;

export interface CommandContext {
  language: InterfaceLanguage;
  /** The texts of the command line in that language. */
  texts: TFunction;
  cwd: string;
  environment: Environment;
  /** Results alone; progress and complaints go to {@link CommandContext.stderr}. */
  stdout: NodeJS.WritableStream;
  stderr: ErrorOutput;
  suite: SuiteLocation;
  /** Declares the exit code; the process ends by itself once everything is written. */
  exitWith(code: number): void;
}

export function writeLines(stream: NodeJS.WritableStream, lines: readonly string[]): void {
  if (lines.length > 0) stream.write(`${lines.join('\n')}\n`);
}

export function writeJson(stream: NodeJS.WritableStream, value: unknown): void {
  stream.write(`${printableJson(value)}\n`);
}
