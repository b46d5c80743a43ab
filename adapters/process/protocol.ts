/**
 * Between the suite and the process in which a module of somebody else runs: a JSON document a line, over its standard
 * input and output. The first question says what to load, each further one is an operation, and the last closes.
 */
import { z } from 'zod';

/** What the process is to load: a table's module, or an adapter that somebody else wrote. */
export type HostJob = { load: 'table' | 'adapter' } & Readonly<Record<string, unknown>>;

export interface HostQuestion {
  /** Not to be guessed, so that nothing can be answered before it is asked. */
  id: string;
  job?: HostJob;
  operation?: string;
  parameters?: unknown;
  close?: true;
}

/** An answer begins so, and ends with one brace more: what stands between is the table's answer, as JSON. */
export const answerHead = (id: string): string => `{"id":"${id}","answer":`;

/** Written once the process can be told what to load. */
export const READY = '{"ready":true}';

/** Instead of an answer: what the module threw, or why it gave none. Of an answer nothing but the id is looked at here. */
export const replySchema = z.object({
  id: z.string(),
  answer: z.unknown().optional(),
  fault: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type HostReply = z.infer<typeof replySchema>;
