/** Which cases a run takes: those of the declared readings and options, and of them what the user's own tags leave. */
import { OPTIONS, READINGS, type Options, type Readings } from '../../regulation';
import { OPTION_TAG, READING_TAG } from '../../checks/rules';

/**
 * A tag expression. A case tagged with a value of a reading is taken where that value, or one of several on the same
 * case, is the declared one; a case without a tag of the reading is taken under all of its values.
 */
export function selection(readings: Readings, options: Options): string {
  return [
    ...READINGS.map(({ id, values }) => choice(READING_TAG, id, values, readings[id])),
    ...OPTIONS.map(({ id, values }) => choice(OPTION_TAG, id, values, options[id])),
  ].join(' and ');
}

function choice(prefix: string, id: string, values: readonly { value: string }[], declared: string): string {
  const tag = (value: string) => `${prefix}${id}=${value}`;
  const others = values.filter(({ value }) => value !== declared).map(({ value }) => tag(value));
  return `(${tag(declared)} or not (${others.join(' or ')}))`;
}

/** Takes none: Cucumber then begins a run and ends it, and that stands in its record. */
export const NO_CASE = '@none and not @none';

export function withUserTags(expression: string, tags: string | null): string {
  return tags === null ? expression : `(${expression}) and (${tags})`;
}
