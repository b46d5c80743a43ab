/** Everything that the checks before a run can find, by the sentences in which they tell it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKS, type Check, type Problem } from '../../checks';

/** Checks whose sentences stand among those of the traceability. */
const TOLD_IN: Partial<Record<Check, string>> = { sentences: 'trace', revisions: 'trace' };

interface Sentences {
  message: string;
  advice: string;
}

const sentences = new Map<string, Sentences>(
  CHECKS.flatMap((check) => {
    const file = path.join(__dirname, '../../locales/en', `${TOLD_IN[check] ?? 'checks'}.json`);
    const topic = JSON.parse(readFileSync(file, 'utf8')) as Record<Check, Record<string, Sentences>>;
    return Object.entries(topic[check]).map(([key, told]) => [`${check}.${key}`, told] as const);
  }),
);

/** `rules.vanished`: the check, and what it finds. */
export const PROBLEM_KEYS: readonly string[] = [...sentences.keys()];

/** Of a problem that is told in English; several where their sentences are the same. */
export function keysOf({ check, message, advice }: Problem): string[] {
  return PROBLEM_KEYS.filter((key) => {
    const told = sentences.get(key);
    if (told === undefined || !key.startsWith(`${check}.`)) return false;
    return isMadeFrom(told.message, message) && isMadeFrom(told.advice, advice);
  });
}

function isMadeFrom(sentence: string, text: string): boolean {
  const parts = sentence.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`).test(text);
}
