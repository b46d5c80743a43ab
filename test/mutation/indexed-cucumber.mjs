/**
 * On thousands of scenarios two searches take several times as long as the scenarios themselves: Stryker's formatter for
 * Cucumber goes through all that it has heard whenever a scenario ends, and Cucumber lists the lines of a whole feature
 * for each of its scenarios. Here both look their answers up; what they answer is the same.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const runner = path.dirname(require.resolve('@stryker-mutator/cucumber-runner/package.json'));
const { prototype } = require(path.join(runner, 'dist/src/stryker-formatter.cjs')).default;

const documents = require('@cucumber/cucumber/lib/formatter/helpers/gherkin_document_parser');
const linesOf = documents.getGherkinScenarioLocationMap;
const lines = new WeakMap();

documents.getGherkinScenarioLocationMap = function (document) {
  if (!lines.has(document)) lines.set(document, linesOf(document));
  return lines.get(document);
};

const indexes = new WeakMap();

function indexOf(formatter) {
  let index = indexes.get(formatter);
  if (index === undefined) {
    index = {
      pickles: new Map(),
      testCases: new Map(),
      started: new Map(),
      steps: new Map(),
      nodes: new Map(),
    };
    indexes.set(formatter, index);
  }
  return index;
}

const { handleEnvelope } = prototype;

prototype.handleEnvelope = function (envelope) {
  const { pickles, testCases, started, steps } = indexOf(this);
  const { pickle, testCase, testCaseStarted, testStepFinished } = envelope;
  if (pickle) pickles.set(pickle.id, pickle);
  if (testCase) testCases.set(testCase.id, testCase);
  if (testCaseStarted) {
    started.set(testCaseStarted.id, testCaseStarted);
    steps.set(testCaseStarted.id, []);
  }
  if (testStepFinished) steps.get(testStepFinished.testCaseStartedId)?.push(testStepFinished);
  return handleEnvelope.call(this, envelope);
};

prototype.findDetails = function (testCaseStartedId) {
  const { pickles, testCases, started, steps, nodes } = indexOf(this);
  if (nodes.size === 0) {
    for (const scenario of this.scenarios) {
      nodes.set(scenario.id, { scenario });
      for (const example of scenario.examples.flatMap(({ tableBody }) => tableBody)) {
        nodes.set(example.id, { scenario, example });
      }
    }
  }
  const currentTestCaseStarted = started.get(testCaseStartedId);
  const pickle = pickles.get(testCases.get(currentTestCaseStarted.testCaseId).pickleId);
  // A row of examples stands behind the scenario that it belongs to.
  const { scenario, example } = nodes.get(pickle.astNodeIds.at(-1));
  return { scenario, example, currentTestCaseStarted, testSteps: steps.get(testCaseStartedId) };
};
