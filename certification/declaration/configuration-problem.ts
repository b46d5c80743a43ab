/** What is wrong with a configuration, told with its place and what to do. Nothing runs while there is one. */
import type { TFunction } from 'i18next';
import type { $ZodIssue } from 'zod/v4/core';
import { nearest } from '../../locales/nearest';
import { knownKeys, type DeclaredConfiguration } from './configuration-schema';
import type { Place, PlaceOf } from './place';
import type { YamlProblem } from './yaml-file';

export interface ConfigurationProblem extends Place {
  /** `adapter.target`; empty where the file as a whole is meant. */
  key: string;
  message: string;
  /** What to do. */
  advice: string;
}

export type Values = Record<string, string | number>;

export class ProblemWriter {
  constructor(
    private readonly texts: TFunction,
    private readonly placeOf: PlaceOf,
  ) {}

  write(
    code: string,
    path: readonly PropertyKey[],
    values: Values = {},
    part: 'key' | 'value' = 'value',
  ): ConfigurationProblem {
    const key = path.join('.');
    return {
      ...this.placeOf(path, part),
      key,
      message: this.texts(`problem.${code}.message`, { key, ...values }),
      advice: this.texts(`problem.${code}.advice`, { key, ...values }),
    };
  }

  /** What keeps a file from being read as YAML at all. */
  yaml(problems: readonly YamlProblem[]): ConfigurationProblem[] {
    return problems.map(({ code, values, ...place }) => ({ ...this.write(code, [], values), ...place }));
  }

  unknownKey(path: readonly PropertyKey[], key: string, known: readonly string[]): ConfigurationProblem {
    const near = nearest(key, known);
    const values = { known: known.join(', '), near: near ?? '' };
    const code = known.length === 0 ? 'unknownKeyHere' : near === undefined ? 'unknownKey' : 'unknownKeyNear';
    return this.write(code, [...path, key], values, 'key');
  }

  unknownValue(
    path: readonly PropertyKey[],
    written: unknown,
    known: readonly string[],
  ): ConfigurationProblem {
    const near = typeof written === 'string' ? nearest(written, known) : undefined;
    return this.write(near === undefined ? 'unknownValue' : 'unknownValueNear', path, {
      written: shown(written),
      known: known.join(', '),
      near: near ?? '',
    });
  }

  /** @param input the value that was checked */
  issue(issue: $ZodIssue, input: unknown): ConfigurationProblem[] {
    const { path } = issue;
    const written = valueAt(input, path);
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => this.unknownKey(path, key, knownKeys(path)));
      case 'invalid_value':
        return [this.unknownValue(path, written, issue.values.map(String))];
      case 'too_small':
        // An empty list or text; a number is told its limit.
        return [
          typeof written === 'number'
            ? this.write('tooSmall', path, { minimum: Number(issue.minimum), written: shown(written) })
            : this.write('empty', path),
        ];
      case 'too_big':
        return [this.write('tooBig', path, { maximum: Number(issue.maximum), written: shown(written) })];
      case 'invalid_type':
        return [this.wrongType(path, issue.expected, written)];
      case 'invalid_union':
        return [this.wrongType(path, 'readings', written)];
      default:
        return [this.write('invalid', path, { written: shown(written) })];
    }
  }

  private wrongType(path: readonly PropertyKey[], expected: string, written: unknown): ConfigurationProblem {
    if (path.length === 0) return this.write('root', path);
    return this.write('type', path, { expected: this.texts(`type.${expected}`), written: shown(written) });
  }
}

/** One of the two places where a key may be declared: the file, or the flags. */
export interface Source {
  declared: DeclaredConfiguration;
  writer: ProblemWriter;
}

/** A value as a person would write it, in one short line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
