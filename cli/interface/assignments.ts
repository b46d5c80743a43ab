/** Options of the form `key=value`, given as often as one likes. */
import { parseDocument } from 'yaml';

/** For commander: collects what a repeated option is given. */
export const repeatable = (value: string, previous: string[] | undefined): string[] => [
  ...(previous ?? []),
  value,
];

/** Null for what has no `=`. */
export function assignment(written: string): readonly [key: string, value: string] | null {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(written) ?? [];
  return key === undefined || value === undefined ? null : [key, value];
}

/** `4` as a number and `[pass]` as a list, as they would be in the configuration file. */
export function scalar(written: string): unknown {
  const document = parseDocument(written);
  return document.errors.length > 0 ? written : (document.toJS() as unknown);
}
