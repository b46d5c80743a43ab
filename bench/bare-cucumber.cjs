'use strict';

// Bare Cucumber: the scenarios that `certify` selects, matched against the same compiled phrases, with every step and
// hook empty, in one process. `bare-cucumber.cjs [TAGS]`; the tags as those of `certify`.
const path = require('node:path');
const { loadConfiguration, loadSupport, runCucumber } = require('@cucumber/cucumber/api');

const SUITE = path.resolve(__dirname, '../dist');
const { selection, withUserTags } = require(path.join(SUITE, 'certification/declaration/selection'));
const { DEFAULT_OPTIONS, READING_SETS } = require(path.join(SUITE, 'regulation'));

async function main([tags = null]) {
  const environment = { cwd: SUITE };
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        paths: ['features/zh/*.feature', 'features/pt/*.feature'],
        require: ['steps/**/*.js'],
        tags: withUserTags(selection(READING_SETS.customary, DEFAULT_OPTIONS), tags),
        format: ['summary'],
      },
    },
    environment,
  );
  const support = await loadSupport(runConfiguration, environment);
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
function nothingWithArity(arity) {
  return Object.defineProperty(() => undefined, 'length', { value: arity });
}

void main(process.argv.slice(2));
