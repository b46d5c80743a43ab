/** What the regulation itself leaves to the concessionaire. Unlike a reading, either choice is by the letter. */
import document from './data/options.json';
import { type ClauseId, clause } from './clauses';
import { type ChoiceProblem, choiceProblems, readSubjects, valueIn } from './declared-choices';
import type { Texts } from './language';
import { type Quotation, quotation } from './quotation';
import { string, texts } from './structure';

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

export const OPTIONS: readonly Option[] = readSubjects(document, 'options.json', OPTION_VALUES, {
  value: (_choice, _path, common) => common,
  subject: (entry, path, common): Option => ({
    ...common,
    clause: clause(string(entry['clause'], `${path}.clause`)).id,
    title: texts(entry['title'], `${path}.title`),
    question: texts(entry['question'], `${path}.question`),
    quotation: quotation(entry['quotation'], `${path}.quotation`),
    default: valueIn(entry, path, 'default', common.values),
  }),
});

export const DEFAULT_OPTIONS = Object.freeze(
  Object.fromEntries(OPTIONS.map((record) => [record.id, record.default])),
) as unknown as Options;

export type ResolvedOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly ChoiceProblem<OptionId>[] };

/** A choice for every option; what `choice` leaves open takes the default. Returns every problem. */
export function resolveOptions(choice: Readonly<Record<string, unknown>> = {}): ResolvedOptions {
  const problems = choiceProblems(OPTIONS, choice);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, options: Object.freeze({ ...DEFAULT_OPTIONS, ...choice }) };
}
