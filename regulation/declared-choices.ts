/**
 * What can be declared before a run: one of a few values for each of a set of subjects. Readings say how a doubtful
 * text was applied, options what the text itself leaves to the house; both are declared, checked and told of alike.
 */
import type { Texts } from './language';
import { DataError, type Json, array, object, oneOf, texts } from './structure';

/** The values of each subject, by its id; both in the order in which they are shown. */
export type ValuesById<Id extends string> = Readonly<Record<Id, readonly string[]>>;

interface ValueText {
  readonly value: string;
  /** What holds where the value is declared, in one sentence. */
  readonly text: Texts;
}

interface Subject<Id extends string> {
  readonly id: Id;
  readonly values: readonly ValueText[];
}

/** What is wrong with a declaration; `known` is what could have stood there. */
export type ChoiceProblem<Id extends string = string> =
  | { readonly kind: 'unknown-id'; readonly id: string; readonly known: readonly Id[] }
  | {
      readonly kind: 'unknown-value';
      readonly id: Id;
      readonly value: unknown;
      readonly known: readonly string[];
    };

/**
 * The subjects of a data file: each id of `values` once, its values in the order of `values`.
 *
 * @param file its name, for the error
 * @param record what stands beside id and values in an entry, and beside value and text in a value
 * @throws DataError naming the first place that is not so
 */
export function readSubjects<Id extends string, V extends ValueText, S extends Subject<Id>>(
  document: unknown,
  file: string,
  values: ValuesById<Id>,
  record: {
    readonly value: (choice: Json, path: string, common: ValueText) => V;
    readonly subject: (entry: Json, path: string, common: { id: Id; values: readonly V[] }) => S;
  },
): readonly S[] {
  const ids = Object.keys(values) as Id[];
  const subjects = array(document, file, (entry, path): S => {
    const fields = object(entry, path);
    const id = oneOf(fields['id'], `${path}.id`, ids);
    const allowed = values[id];
    const choices = array(fields['values'], `${path}.values`, (choice, at) => {
      const named = object(choice, at);
      const value = oneOf(named['value'], `${at}.value`, allowed);
      return Object.freeze(record.value(named, at, { value, text: texts(named['text'], `${at}.text`) }));
    });
    if (choices.length !== allowed.length || allowed.some((each, index) => choices[index]?.value !== each)) {
      throw new DataError(`${path}.values`, `the values ${allowed.join(', ')} in this order`);
    }
    return Object.freeze(record.subject(fields, path, { id, values: choices }));
  });
  if (subjects.length !== ids.length || ids.some((id) => !subjects.some((each) => each.id === id))) {
    throw new DataError(file, `each of ${ids.join(', ')} once`);
  }
  return subjects;
}

/** The value that an entry names in a field of its own: the default, or that of a named set. */
export function valueIn(entry: Json, path: string, field: string, values: readonly ValueText[]): string {
  return oneOf(
    entry[field],
    `${path}.${field}`,
    values.map(({ value }) => value),
  );
}

/** Every problem of a declaration, in the order in which it was made. */
export function choiceProblems<Id extends string>(
  subjects: readonly Subject<Id>[],
  choice: Readonly<Record<string, unknown>>,
): readonly ChoiceProblem<Id>[] {
  return Object.entries(choice).flatMap(([id, value]): ChoiceProblem<Id>[] => {
    const subject = subjects.find((each) => each.id === id);
    if (subject === undefined) return [{ kind: 'unknown-id', id, known: subjects.map((each) => each.id) }];
    const known = subject.values.map((each) => each.value);
    return known.some((each) => each === value)
      ? []
      : [{ kind: 'unknown-value', id: subject.id, value, known }];
  });
}
