/**
 * Structural checks of the JSON beside this folder, made once when it is loaded. A failure is a defect of this
 * package's own data, so it throws with the path of the offending value; nothing here is meant for a user.
 */
import { LANGUAGES, type Texts } from './language';

export type Json = Readonly<Record<string, unknown>>;

export class DataError extends Error {
  constructor(path: string, expected: string) {
    super(`${path}: expected ${expected}`);
    this.name = 'DataError';
  }
}

export function object(value: unknown, path: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new DataError(path, 'an object');
  return value as Json;
}

export function array<T>(
  value: unknown,
  path: string,
  item: (value: unknown, path: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) throw new DataError(path, 'an array');
  return Object.freeze(value.map((entry, index) => item(entry, `${path}[${index}]`)));
}

export function string(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw new DataError(path, 'a text');
  return value;
}

export function boolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new DataError(path, 'true or false');
  return value;
}

export function count(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new DataError(path, 'a non-negative integer');
  return value as number;
}

export function oneOf<T extends string | number>(value: unknown, path: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new DataError(path, `one of ${allowed.join(', ')}`);
  return found;
}

export function texts(value: unknown, path: string): Texts {
  const record = object(value, path);
  const [zh, pt, en] = LANGUAGES.map((language) => string(record[language], `${path}.${language}`));
  return Object.freeze({ zh: zh as string, pt: pt as string, en: en as string });
}
