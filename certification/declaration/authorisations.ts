/** The authorisations under Article 7 that the configuration declares, checked down to the last outcome. */
import type { TFunction } from 'i18next';
import { z } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import {
  ITEM_KINDS,
  ON_COME_OUT,
  OUTCOME_KEYS,
  PLACEABLE,
  resolveAuthorisations,
  type Authorisation,
  type AuthorisationProblem,
  type DeclaredAuthorisation,
} from '../../regulation';
import { ProblemWriter, shown, valueAt, type ConfigurationProblem } from './configuration-problem';
import type { PlaceOf } from './place';

const KEY = 'authorisations';

const text = z.string().trim().min(1);
const part = z.int().positive();

const dispatchShape = { dispatch: text, date: z.iso.date(), item: text };

const prizeShape = { clause: text, totals: z.array(z.int()).min(1).optional(), stake: part, prize: part };
const prizesShape = { ...dispatchShape, prizes: z.array(z.strictObject(prizeShape)).min(1) };

const namesShape = { zh: text, pt: text };
const outcomesShape = {
  by: z.enum(OUTCOME_KEYS),
  /** What each entry may be is told by the regulation, which knows what dice can show. */
  on: z.record(z.string(), z.unknown()),
  otherwise: z.unknown().optional(),
};
const itemShape = {
  ...dispatchShape,
  names: z.strictObject(namesShape),
  kind: z.enum(ITEM_KINDS),
  placeable: z.enum(PLACEABLE).optional(),
  on_come_out: z.enum(ON_COME_OUT).optional(),
  outcomes: z.strictObject(outcomesShape),
};

const prizesSchema = z.strictObject(prizesShape) satisfies z.ZodType<DeclaredAuthorisation>;
const itemSchema = z.strictObject(itemShape) satisfies z.ZodType<DeclaredAuthorisation>;

/** A bet that Article 5 does not name, by the contract's form of its id. */
function isNewItem(declared: Readonly<Record<string, unknown>>): boolean {
  const { item } = declared;
  return typeof item === 'string' && item.startsWith('x_');
}

/** The keys of the innermost mapping that a path from one authorisation leads to. */
function knownKeys(path: readonly PropertyKey[], newItem: boolean): readonly string[] {
  const shape = {
    '': newItem ? itemShape : prizesShape,
    prizes: prizeShape,
    names: namesShape,
    outcomes: outcomesShape,
  }[String(path[0] ?? '')];
  return Object.keys(shape ?? {});
}

export interface ReadAuthorisations {
  authorisations: readonly Authorisation[];
  problems: ConfigurationProblem[];
}

/**
 * @param declared the list as it is written, each entry a mapping
 * @param writer for what any key of the configuration may have wrong
 * @param texts of the topic `authorisations`
 */
export function readAuthorisations(
  declared: readonly Readonly<Record<string, unknown>>[],
  placeOf: PlaceOf,
  writer: ProblemWriter,
  texts: TFunction,
): ReadAuthorisations {
  const own = new ProblemWriter(texts, placeOf);
  const sound: DeclaredAuthorisation[] = [];
  const indices: number[] = [];
  const problems = declared.flatMap((each, index): ConfigurationProblem[] => {
    const newItem = isNewItem(each);
    const result = (newItem ? itemSchema : prizesSchema).safeParse(each);
    if (result.success) {
      sound.push(result.data);
      indices.push(index);
      return [];
    }
    return result.error.issues.flatMap((issue) =>
      shapeProblem(issue, { input: { [KEY]: declared }, index, newItem, writer, own }),
    );
  });
  const resolved = resolveAuthorisations(sound);
  if (resolved.ok) return { authorisations: problems.length > 0 ? [] : resolved.authorisations, problems };
  return {
    authorisations: [],
    problems: [...problems, ...resolved.problems.map((problem) => contentProblem(problem, indices, own))],
  };
}

interface Entry {
  /** The configuration as it is written, with this key alone. */
  input: unknown;
  index: number;
  newItem: boolean;
  writer: ProblemWriter;
  own: ProblemWriter;
}

function shapeProblem(
  issue: $ZodIssue,
  { input, index, newItem, writer, own }: Entry,
): ConfigurationProblem[] {
  const path = [KEY, index, ...issue.path];
  const written = valueAt(input, path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(issue.path, newItem);
    return issue.keys.map((key) => writer.unknownKey(path, key, known));
  }
  if (written === undefined) return [own.write('missing', path, { name: String(issue.path.at(-1)) })];
  if (issue.code === 'invalid_format') return [own.write('date', path, { written: shown(written) })];
  return writer.issue({ ...issue, path }, input);
}

/** @param indices of the entries that the regulation was asked about, in the file's own list */
function contentProblem(
  { kind, path: [entry, ...rest], values }: AuthorisationProblem,
  indices: readonly number[],
  own: ProblemWriter,
): ConfigurationProblem {
  const path = [KEY, indices[Number(entry)] ?? 0, ...rest];
  return own.write(kind, path, values, rest.includes('on') ? 'key' : 'value');
}
