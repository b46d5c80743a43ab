/** The transcript of the exchanges with the table, cut into the evidence of single cases. */
import type { Exchange, TranscriptPlace } from '../../adapters/transcript';
import { printable, printableJson } from '../printable';
import { TRANSCRIPT_FILE } from '../transcript';

/** Exchanges by the id of Cucumber's TestCaseStarted message. */
export type ExchangesByAttempt = Map<string, Exchange[]>;

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

/**
 * One question and one answer a line, with time, number and duration, under the place where they stand.
 *
 * @param place null where the messages do not name it
 */
export function exchangesText(exchanges: readonly Exchange[], place: TranscriptPlace | null): string {
  const head = place === null ? [] : [placeText(place), ''];
  const lines = exchanges.flatMap(({ time, sequence, operation, parameters, answer, fault, duration }) => [
    `${time} #${String(sequence)} > ${operation} ${JSON.stringify(parameters)}`,
    `${' '.repeat(time.length)} #${String(sequence)} < ${JSON.stringify(fault === undefined ? answer : { fault, answer })} (${String(duration)} ms)`,
  ]);
  return `${[...head, ...lines].map(printable).join('\n')}\n`;
}

/** As the verdict names it: file, chain, lines of the chain, hash of the last. */
export function placeText({ chain, from, to, sha256 }: TranscriptPlace): string {
  return `${TRANSCRIPT_FILE} ${chain} #${String(from)}-#${String(to)} SHA-256 ${sha256}`;
}

/** The state that the table last reported in these exchanges, as JSON; null where it reported none. */
export function lastState(exchanges: readonly Exchange[]): string | null {
  const states = exchanges.flatMap(({ operation, answer, fault }) => {
    if (
      fault !== undefined ||
      (operation !== 'state' && operation !== 'open') ||
      typeof answer !== 'object' ||
      answer === null
    )
      return [];
    return 'value' in answer ? [answer.value] : [];
  });
  return states.length === 0 ? null : printableJson(states.at(-1));
}
