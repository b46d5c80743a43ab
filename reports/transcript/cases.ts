/** The exchanges of a transcript by the case they belong to, with what the messages beside it say of that case. */
import path from 'node:path';
import type { Exchange, TranscriptPlace } from '../../adapters/transcript';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { recordOf, type CaseStatus } from '..';
import { readMessages } from '../messages-file';
import { MESSAGES_FILE } from './places';

/** One attempt at a case. */
export interface ExchangedCase {
  /** `<clause>/<case>/<row>`; without messages the row is not known and is left out. */
  key: string;
  clause: string;
  name: string;
  language: string;
  /** The scenario's title and its place in the features; null without messages. */
  title: string | null;
  scenario: { file: string; line: number } | null;
  /** What the attempt came to; null where no messages say so. */
  status: CaseStatus | null;
  /** Counts the attempts at the case from 1. */
  attempt: number;
  /** The lines that the messages name for it. */
  place: TranscriptPlace | null;
  exchanges: Exchange[];
}

export function isFailure({ status }: ExchangedCase): boolean {
  return status === 'failed' || status === 'inconclusive' || status === 'not-run';
}

type Judged = Pick<ExchangedCase, 'key' | 'title' | 'scenario' | 'status' | 'attempt' | 'place'>;

/**
 * @param transcript the file, beside which the messages are looked for
 * @returns `opening`: what belongs to no case; `judged`: whether there are messages
 */
export async function casesOf(
  exchanges: readonly Exchange[],
  transcript: string,
): Promise<{ opening: Exchange[]; cases: ExchangedCase[]; judged: boolean }> {
  const opening: Exchange[] = [];
  const groups = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const id = exchange.subject?.testCaseStarted;
    if (id === undefined) opening.push(exchange);
    else if (groups.get(id)?.push(exchange) === undefined) groups.set(id, [exchange]);
  }
  const known = await judgedCases(path.join(path.dirname(transcript), MESSAGES_FILE));
  const cases = [...groups].flatMap(([id, own]): ExchangedCase[] => {
    const subject = own[0]?.subject;
    if (subject === undefined) return [];
    const { clause, case: name, language } = subject;
    const unknown: Judged = {
      key: `${clause}/${name}`,
      title: null,
      scenario: null,
      status: null,
      attempt: 1,
      place: null,
    };
    return [{ clause, name, language, ...(known.get(id) ?? unknown), exchanges: own }];
  });
  return { opening, cases, judged: known.size > 0 };
}

async function judgedCases(messages: string): Promise<Map<string, Judged>> {
  const { envelopes } = await readMessages(messages);
  const everything = { selection: '', tags: null, languages: OFFICIAL_LANGUAGES };
  const judged = new Map<string, Judged>();
  for (const run of recordOf(everything, envelopes).cases) {
    for (const [index, attempt] of [...run.attempts, run].entries()) {
      if (attempt.testCaseStartedId === null) continue;
      judged.set(attempt.testCaseStartedId, {
        key: run.key,
        title: run.name,
        scenario: { file: run.uri, line: run.line },
        status: attempt.status,
        attempt: index + 1,
        place: attempt.transcript,
      });
    }
  }
  return judged;
}
