/** The step definitions of a suite, loaded by Cucumber itself. */
import './native-match-indices.cjs';
import path from 'node:path';
import { loadSupport, type ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { Argument, Expression } from '@cucumber/cucumber-expressions';
import type { Pickle, PickleStep } from '@cucumber/messages';
import type { SuiteLocation } from './suite';

/** What Cucumber keeps of `Given('…', function)`. */
export interface StepDefinition {
  expression: Expression;
  /** The function as the step file passed it. */
  unwrappedCode: (...parameters: unknown[]) => unknown;
  uri: string;
  line: number;
}

/** Cucumber's type of the library is a marker; these are the fields of it that are read here. */
type SupportCode = ISupportCodeLibrary & {
  readonly stepDefinitions: readonly StepDefinition[];
  readonly undefinedParameterTypes: readonly { name: string; expression: string }[];
};

export const REGISTER = path.resolve(__dirname, '..', 'register.cjs');

export interface Match {
  definition: StepDefinition;
  arguments: readonly Argument[];
}

export class StepDefinitions {
  private readonly matchesByText = new Map<string, readonly Match[]>();
  private readonly places: ReadonlyMap<StepDefinition, number>;

  constructor(private readonly support: SupportCode) {
    this.places = new Map(support.stepDefinitions.map((definition, place) => [definition, place]));
  }

  get undefinedParameterTypes(): SupportCode['undefinedParameterTypes'] {
    return this.support.undefinedParameterTypes;
  }

  /** Outlines repeat their steps in every row, so that what was found for a text is kept. */
  matching({ text }: PickleStep): readonly Match[] {
    const known = this.matchesByText.get(text);
    if (known !== undefined) return known;
    const matches = this.support.stepDefinitions.flatMap((definition) => {
      const found = definition.expression.match(text);
      return found === null ? [] : [{ definition, arguments: found }];
    });
    this.matchesByText.set(text, matches);
    return matches;
  }

  /** Whether a phrase stands right after another in the same file: the place of its translation. */
  follows(definition: StepDefinition, other: StepDefinition): boolean {
    const [place, otherPlace] = [this.places.get(definition), this.places.get(other)];
    return definition.uri === other.uri && place !== undefined && place - 1 === otherPlace;
  }
}

const loaded = new Map<string, Promise<StepDefinitions>>();

/**
 * Loads once a process: reading the definitions costs more than all checks of them.
 *
 * @throws whatever the support code throws when it is loaded
 */
export function stepDefinitions({ root, support }: SuiteLocation): Promise<StepDefinitions> {
  const known = loaded.get(root);
  if (known !== undefined) return known;
  const loading = apart(root, support, () =>
    loadSupport(
      {
        sources: { paths: [], defaultDialect: 'en', names: [], tagExpression: '', order: 'defined' },
        support: { requireModules: [REGISTER], requirePaths: support },
      },
      { cwd: root },
    ),
  ).then(definitionsIn);
  loaded.set(root, loading);
  return loading;
}

/** Of support code that was loaded for a run. */
export function definitionsIn(library: ISupportCodeLibrary): StepDefinitions {
  return new StepDefinitions(library as SupportCode);
}

/**
 * Cucumber finds no definition in a file that is in the module cache already. Neither do the checks depend on what was
 * loaded before them, nor does a run in the same process on what they have loaded.
 */
async function apart<T>(root: string, support: readonly string[], load: () => Promise<T>): Promise<T> {
  const folders = support.map((glob) => path.resolve(root, glob.replace(/[^/\\]*[*?[{(].*$/, '')) + path.sep);
  const modules = () =>
    Object.keys(require.cache).filter((file) => folders.some((folder) => file.startsWith(folder)));
  const before = modules().map((file) => [file, require.cache[file]] as const);
  for (const [file] of before) delete require.cache[file];
  try {
    return await load();
  } finally {
    for (const file of modules()) delete require.cache[file];
    for (const [file, module] of before) require.cache[file] = module;
  }
}

/** The steps of a scenario with the only definition of each; null where a step has none or several. */
export function onlyMatches(definitions: StepDefinitions, { steps }: Pickle): readonly (Match | null)[] {
  return steps.map((step) => {
    const [match, ...others] = definitions.matching(step);
    return match === undefined || others.length > 0 ? null : match;
  });
}
