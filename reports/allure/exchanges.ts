/** The transcript of the exchanges with the table, cut into the evidence of single cases. */
import { existsSync, readFileSync } from 'node:fs';
import type { Exchange } from '../../adapters/transcript';
import { printable, printableJson } from '../printable';

/** Exchanges by the id of Cucumber's TestCaseStarted message. */
export type ExchangesByAttempt = Map<string, Exchange[]>;

/**
 * Reads `transcript.ndjson`; a run that never came to ask the table has none.
 *
 * @returns the exchanges, and how many lines could not be read: a run that was ended may leave one
 */
export function readTranscript(file: string): { exchanges: Exchange[]; unreadable: number } {
  const exchanges: Exchange[] = [];
  let unreadable = 0;
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (line === '') continue;
    try {
      exchanges.push(JSON.parse(line) as Exchange);
    } catch {
      unreadable += 1;
    }
  }
  return { exchanges, unreadable };
}

export function byAttempt(exchanges: Iterable<Exchange>): ExchangesByAttempt {
  const groups: ExchangesByAttempt = new Map();
  for (const exchange of exchanges) {
    const id = exchange.subject?.testCaseStarted;
    if (id === undefined) continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [exchange]);
    else group.push(exchange);
  }
  return groups;
}

/** One question and one answer a line, with time, number and duration. */
export function exchangesText(exchanges: readonly Exchange[]): string {
  const lines = exchanges.flatMap(({ time, sequence, operation, parameters, answer, fault, duration }) => [
    `${time} #${String(sequence)} > ${operation} ${JSON.stringify(parameters)}`,
    `${' '.repeat(time.length)} #${String(sequence)} < ${JSON.stringify(fault === undefined ? answer : { fault })} (${String(duration)} ms)`,
  ]);
  return `${lines.map(printable).join('\n')}\n`;
}

/** The state that the table last reported in these exchanges, as JSON; null where it reported none. */
export function lastState(exchanges: readonly Exchange[]): string | null {
  const states = exchanges.flatMap(({ operation, answer }) => {
    if ((operation !== 'state' && operation !== 'open') || typeof answer !== 'object' || answer === null)
      return [];
    return 'value' in answer ? [answer.value] : [];
  });
  return states.length === 0 ? null : printableJson(states.at(-1));
}
