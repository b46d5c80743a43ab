/** A verbatim slice of a clause's official Chinese text on which something else in this folder stands. */
import type { ClauseId } from './clauses';
import { object, string } from './structure';

export interface Quotation {
  readonly clause: ClauseId;
  readonly textZh: string;
}

export function quotation(value: unknown, path: string): Quotation {
  const record = object(value, path);
  return Object.freeze({
    clause: string(record['clause'], `${path}.clause`),
    textZh: string(record['textZh'], `${path}.textZh`),
  });
}
