/** What client and server of the HTTP wire agree on: docs/protocol.md. */
import { OPERATIONS } from '../table';
import type { Operation } from '../table';

export const PATH_PREFIX = '/ctp/v1/';
/** Where a table is put unless something else is said. */
export const DEFAULT_PORT = 5310;
export const KEY_HEADER = 'idempotency-key';
export const CONTENT_TYPE = 'application/json';

/** Longest request body in bytes. */
export const REQUEST_LIMIT = 64 * 1024;

/** Why a key was turned down with 409. Nothing was executed. */
export type LinkProblem =
  /** The key is neither the last one nor the one after it. */
  | 'STALE'
  /** Nobody began this session here, or another one has taken its place. */
  | 'NO_SESSION';

export interface Key {
  session: string;
  /** From 1. */
  sequence: number;
}

const KEY = /^([A-Za-z0-9_.~]{1,64})-([1-9]\d{0,14})$/;

/** The key that a header holds; null where it holds none. */
export function readKey(header: unknown): Key | null {
  const [, session, sequence] = (typeof header === 'string' ? KEY.exec(header) : null) ?? [];
  return session === undefined ? null : { session, sequence: Number(sequence) };
}

export function writeKey({ session, sequence }: Key): string {
  return `${session}-${sequence}`;
}

/** @param path without the query */
export function operationOf(path: string): Operation | null {
  const name = path.startsWith(PATH_PREFIX) ? path.slice(PATH_PREFIX.length) : '';
  return OPERATIONS.find((operation) => operation === name) ?? null;
}
