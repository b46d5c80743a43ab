/**
 * Bare Cucumber: the scenarios that `certify` selects, loaded the same way, matched against the same phrases, with
 * every step and hook empty and no formatter. Runs in a process of its own so that its wall time counts everything.
 */
import path from 'node:path';
import {
  loadConfiguration,
  loadSupport,
  runCucumber,
  type ISupportCodeLibrary,
} from '@cucumber/cucumber/api';
import { selection } from '../certification/declaration/selection';
import { DEFAULT_OPTIONS, READING_SETS } from '../regulation';

const ROOT = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const environment = { cwd: ROOT };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        paths: ['features/zh/*.feature', 'features/pt/*.feature'],
        require: ['steps/**/*.ts'],
        tags: selection(READING_SETS.customary, DEFAULT_OPTIONS),
        format: ['summary'],
      },
    },
    environment,
  );
  // Cucumber's public type of the library is opaque; its definitions are what `run_cucumber` itself reads.
  const support = (await loadSupport(runConfiguration, environment)) as ISupportCodeLibrary & {
    stepDefinitions: { code: (...values: unknown[]) => void }[];
  };
  for (const step of support.stepDefinitions) step.code = nothingWithArity(step.code.length);
  const emptied = {
    ...support,
    beforeTestCaseHookDefinitions: [],
    afterTestCaseHookDefinitions: [],
    beforeTestRunHookDefinitions: [],
    afterTestRunHookDefinitions: [],
  };
  const { success } = await runCucumber({ ...runConfiguration, support: emptied }, environment);
  if (!success) throw new Error('Bare Cucumber did not pass: the benchmark would compare different work');
}

/** Cucumber refuses a function that takes another number of arguments than the phrase gives. */
function nothingWithArity(arity: number): () => void {
  return Object.defineProperty(() => undefined, 'length', { value: arity });
}

void main();
