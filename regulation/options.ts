/** What the regulation itself leaves to the concessionaire. Unlike a reading, either choice is by the letter. */
import document from './data/options.json';
import { type ClauseId, clause } from './clauses';
import type { Texts } from './language';
import { type Quotation, quotation } from './quotation';
import { DataError, array, object, oneOf, string, texts } from './structure';

export const OPTION_VALUES = {
  field_12: ['double', 'triple'],
} as const;

export type OptionId = keyof typeof OPTION_VALUES;
export type OptionValue<O extends OptionId = OptionId> = (typeof OPTION_VALUES)[O][number];

/** One choice for every option. */
export type Options = { readonly [O in OptionId]: OptionValue<O> };

export const OPTION_IDS = Object.freeze(Object.keys(OPTION_VALUES)) as readonly OptionId[];

export interface Option {
  readonly id: OptionId;
  readonly clause: ClauseId;
  readonly title: Texts;
  readonly question: Texts;
  /** The words that give the choice. */
  readonly quotation: Quotation;
  readonly values: readonly { readonly value: string; readonly text: Texts }[];
  /** Where nobody has chosen; the regulation prefers neither. */
  readonly default: string;
}

function optionRecord(value: unknown, path: string): Option {
  const record = object(value, path);
  const id = oneOf(record['id'], `${path}.id`, OPTION_IDS);
  const allowed: readonly string[] = OPTION_VALUES[id];
  const values = array(record['values'], `${path}.values`, (entry, at) => {
    const choice = object(entry, at);
    return Object.freeze({
      value: oneOf(choice['value'], `${at}.value`, allowed),
      text: texts(choice['text'], `${at}.text`),
    });
  });
  if (values.length !== allowed.length || allowed.some((each, index) => values[index]?.value !== each)) {
    throw new DataError(`${path}.values`, `the values ${allowed.join(', ')} in this order`);
  }
  return Object.freeze({
    id,
    clause: clause(string(record['clause'], `${path}.clause`)).id,
    title: texts(record['title'], `${path}.title`),
    question: texts(record['question'], `${path}.question`),
    quotation: quotation(record['quotation'], `${path}.quotation`),
    values,
    default: oneOf(record['default'], `${path}.default`, allowed),
  });
}

export const OPTIONS: readonly Option[] = array(document, 'options.json', optionRecord);

if (
  OPTIONS.length !== OPTION_IDS.length ||
  OPTION_IDS.some((id) => !OPTIONS.some((each) => each.id === id))
) {
  throw new DataError('options.json', `each of ${OPTION_IDS.join(', ')} once`);
}

export const DEFAULT_OPTIONS = Object.freeze(
  Object.fromEntries(OPTIONS.map((record) => [record.id, record.default])),
) as unknown as Options;

export type OptionProblem =
  | { readonly kind: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-value';
      readonly option: OptionId;
      readonly value: unknown;
      readonly known: readonly string[];
    };

export type ResolvedOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly OptionProblem[] };

/** A choice for every option; what `choice` leaves open takes the default. Returns every problem. */
export function resolveOptions(choice: Readonly<Record<string, unknown>> = {}): ResolvedOptions {
  const problems: OptionProblem[] = [];
  for (const [id, value] of Object.entries(choice)) {
    const record = OPTIONS.find((each) => each.id === id);
    if (record === undefined) {
      problems.push({ kind: 'unknown-option', option: id, known: OPTION_IDS });
    } else if (!record.values.some((each) => each.value === value)) {
      problems.push({
        kind: 'unknown-value',
        option: record.id,
        value,
        known: record.values.map((each) => each.value),
      });
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, options: Object.freeze({ ...DEFAULT_OPTIONS, ...choice }) };
}
