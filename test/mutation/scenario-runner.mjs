/**
 * A test runner for Stryker that asks of a mutant what a certification asks of a table. It drives Stryker's own Cucumber
 * runner once for each declaration of readings, and tells a mutant that does not conform (an assertion of the suite
 * failed) from one that leaves the suite without an answer (anything else failed). What no scenario notices is put to
 * the unit tests of the reference table.
 *
 * The reason of a killed mutant begins with one of KINDS; `report.ts` reads it.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin';
import { CucumberTestRunner } from '@stryker-mutator/cucumber-runner';
import Mocha from 'mocha';
import './indexed-cucumber.mjs';

const NAMESPACE = '__stryker__';

/** How a mutant was noticed, the strongest first. */
const KINDS = { assertion: 'does not conform', inconclusive: 'inconclusive', unit: 'unit test' };

/** The unit tests count as one test: they are asked last, and together. */
const UNIT_TESTS = 'test/reference-table';
/** Compares faulty tables with the honest one, so that a mutant in both goes unseen, slowly. */
const NOT_ASKED = ['faults.test.ts'];
/** Thousands of throws, which most mutants need not wait for. */
const ASKED_LAST = ['settlement.test.ts', 'matrix.test.ts'];

/**
 * Of what stands in these files the regulation says nothing: how the house sets its table up, what is no request at all,
 * how the journal is read. The unit tests are asked first, and the scenarios only about what they miss.
 */
const NOT_REGULATED = /\/(?:index|journal|options|readings|requests)\.ts$/;

/** Most mutants are noticed by any of many scenarios: so many, spread over all that reach the mutant, are asked first. */
const ASKED_FIRST = 100;
/** And those that noticed the mutants before it, which are likely to stand near. */
const REMEMBERED = 30;

const FEATURES = ['features/zh/*.feature'];

class ScenarioRunner {
  static inject = tokens(commonTokens.logger, commonTokens.options);

  constructor(logger, options) {
    const { declarations } = options.mutation;
    const [first, ...others] = declarations;
    this.whole = declarations.map((declaration) => ({ declaration, profile: profileOf(declaration) }));
    // Each case once, then whatever a declaration selects beside its own: most mutants do not live so long.
    this.runs = [
      { declaration: first, profile: profileOf(first) },
      ...others.map((declaration) => ({ declaration, profile: `${profileOf(declaration)}-only` })),
      ...this.whole.slice(1),
    ];
    // Read anew by the Cucumber runner at each run, so that one runner serves all the declarations.
    this.cucumber = { features: FEATURES };
    this.noticing = [];
    this.runner = new CucumberTestRunner(logger, { ...options, cucumber: this.cucumber }, NAMESPACE);
  }

  get context() {
    return globalThis[NAMESPACE];
  }

  capabilities() {
    return this.runner.capabilities();
  }

  init() {
    return this.runner.init();
  }

  /** Every declaration and the unit tests; what each covers adds up in Stryker's own record. */
  async dryRun(options) {
    const tests = new Map();
    const connecting = new Set();
    for (const run of this.whole) {
      const result = await this.#prepared(run).dryRun(options);
      if (result.status !== 'complete') return result;
      const [first] = result.tests;
      if (first) connecting.add(first.id);
      for (const test of result.tests) {
        const known = tests.get(test.id);
        tests.set(test.id, known ? added(known, test) : test);
      }
    }
    this.context.currentTestId = UNIT_TESTS;
    const started = Date.now();
    const failure = await unitTests();
    this.context.currentTestId = undefined;
    tests.set(UNIT_TESTS, {
      id: UNIT_TESTS,
      name: 'Unit tests of the reference table',
      timeSpentMs: Date.now() - started,
      ...(failure === null ? { status: 0 } : { status: 1, failureMessage: failure }),
    });
    const { mutantCoverage } = this.context;
    if (mutantCoverage) spread(mutantCoverage, connecting, [...tests.keys()]);
    return { status: 'complete', tests: [...tests.values()], mutantCoverage };
  }

  async mutantRun({ testFilter, ...options }) {
    const scenarios = testFilter?.filter((id) => id !== UNIT_TESTS);
    const unitTestsCover = !testFilter || testFilter.includes(UNIT_TESTS);
    const unitTestsFirst = NOT_REGULATED.test(options.activeMutant.fileName.replaceAll('\\', '/'));
    const first = unitTestsCover && unitTestsFirst ? await this.#unitTests(options) : null;
    if (first) return first;
    const soon = scenarios?.length > 0 ? await this.#askedFirst(options, scenarios) : null;
    if (soon) return soon;
    let doubtful = null;
    for (const run of scenarios?.length === 0 ? [] : this.runs) {
      const result = await this.#prepared(run).mutantRun({
        ...options,
        ...(scenarios ? { testFilter: scenarios } : {}),
      });
      if (result.status === 'timeout') return result;
      if (result.status === 'survived') continue;
      const found = await this.#strongest(result, scenarios);
      if (found.kind === KINDS.assertion) return this.#noticed(killed(found, run.declaration));
      doubtful ??= killed(found, run.declaration);
    }
    if (doubtful) return doubtful;
    const last = unitTestsCover && !unitTestsFirst ? await this.#unitTests(options) : null;
    return last ?? { status: 'survived', nrOfTests: testFilter?.length ?? 0 };
  }

  /**
   * Null where none of the scenarios that are asked first fails: the mutant is put to all of them. One that leaves these
   * without an answer is put to all under the declaration in which it does.
   */
  async #askedFirst(options, scenarios) {
    const reaching = new Set(scenarios);
    const asked = new Set(this.noticing.filter((test) => reaching.has(test)));
    const step = Math.max(1, scenarios.length / ASKED_FIRST);
    for (let at = 0; at < scenarios.length; at += step) asked.add(scenarios[Math.floor(at)]);
    let doubtful = null;
    for (const run of this.whole) {
      this.#activate(options);
      const found = await this.#strongestOf(this.#prepared(run), [...asked]);
      if (found?.kind === KINDS.assertion) return this.#noticed(killed(found, run.declaration));
      if (found) doubtful ??= { run, found };
    }
    if (doubtful === null) return null;
    const { run, found } = doubtful;
    this.#activate(options);
    const among = await this.#strongestOf(this.#prepared(run), scenarios);
    return killed(among?.kind === KINDS.assertion ? among : found, run.declaration);
  }

  /** Of the failures of all these scenarios; null where none fails. */
  async #strongestOf(runner, testFiles) {
    const run = await runner.dryRun({ coverageAnalysis: 'off', disableBail: true, testFiles });
    if (run.status === 'error') return { kind: KINDS.inconclusive, message: run.errorMessage };
    const failed = (run.tests ?? [])
      .filter(({ failureMessage }) => failureMessage !== undefined)
      .map(({ id, failureMessage }) => ({
        kind: kindOf(failureMessage),
        test: id,
        message: failureMessage,
      }));
    return failed.find(({ kind }) => kind === KINDS.assertion) ?? failed[0] ?? null;
  }

  #noticed(result) {
    const noticing = [...result.killedBy, ...this.noticing.filter((test) => !result.killedBy.includes(test))];
    this.noticing = noticing.slice(0, REMEMBERED);
    return result;
  }

  #activate({ activeMutant, hitLimit }) {
    this.context.activeMutant = activeMutant.id;
    this.context.hitLimit = hitLimit;
    this.context.hitCount = hitLimit ? 0 : undefined;
  }

  /** With the mutant in force as the Cucumber runner puts it; null where no unit test fails. */
  async #unitTests(options) {
    this.#activate(options);
    const failure = await unitTests();
    return failure === null ? null : killed({ kind: KINDS.unit, test: UNIT_TESTS, message: failure });
  }

  #prepared({ profile }) {
    this.cucumber.profile = profile;
    return this.runner;
  }

  /** Cucumber stops at the first failure; where that is no assertion, the other scenarios are asked for one. */
  async #strongest(result, scenarios) {
    if (result.status === 'error') return { kind: KINDS.inconclusive, message: result.errorMessage };
    const [test] = result.killedBy;
    const first = { kind: kindOf(result.failureMessage), test, message: result.failureMessage };
    if (first.kind === KINDS.assertion) return first;
    const among = await this.#strongestOf(this.runner, scenarios);
    return among?.kind === KINDS.assertion ? among : first;
  }
}

/** In cucumber.js. */
function profileOf(declaration) {
  return `mutation-${declaration}`;
}

function kindOf(message) {
  return message.startsWith('AssertionError') ? KINDS.assertion : KINDS.inconclusive;
}

function killed({ kind, test, message }, declaration = null) {
  const under = declaration === null ? '' : ` under ${declaration}`;
  return {
    status: 'killed',
    killedBy: test === undefined ? [] : [test],
    nrOfTests: 1,
    failureMessage: `${kind}${under}: ${message.split('\n')[0]}`,
  };
}

function added(one, other) {
  return { ...one, timeSpentMs: one.timeSpentMs + other.timeSpentMs };
}

/**
 * The table is connected once a run, by whichever scenario comes first: what only these cover, all cover.
 */
function spread({ perTest }, connecting, tests) {
  const covering = new Map();
  for (const [test, hits] of Object.entries(perTest)) {
    for (const mutant of Object.keys(hits)) covering.set(mutant, [...(covering.get(mutant) ?? []), test]);
  }
  for (const [mutant, by] of covering) {
    const scenarios = by.filter((test) => test !== UNIT_TESTS);
    if (scenarios.length === 0 || !scenarios.every((test) => connecting.has(test))) continue;
    for (const test of tests) {
      perTest[test] ??= {};
      perTest[test][mutant] ??= 1;
    }
  }
}

/** The first failure, or null. */
async function unitTests() {
  const mocha = new Mocha({ bail: true, timeout: 0, reporter: class {} });
  const files = readdirSync(UNIT_TESTS)
    .filter((file) => file.endsWith('.test.ts') && !NOT_ASKED.includes(file))
    .sort((one, other) => ASKED_LAST.indexOf(one) - ASKED_LAST.indexOf(other));
  for (const file of files) mocha.addFile(path.resolve(UNIT_TESTS, file));
  try {
    mocha.loadFiles();
  } catch (error) {
    mocha.unloadFiles();
    return `could not be loaded: ${error}`;
  }
  const failure = await new Promise((resolve) => {
    let first = null;
    mocha.run(() => resolve(first)).on('fail', (test, error) => (first ??= `${test.fullTitle()}: ${error}`));
  });
  mocha.unloadFiles();
  return failure;
}

function create(injector) {
  return injector.injectClass(ScenarioRunner);
}
create.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'scenarios', create)];

export const strykerValidationSchema = {
  properties: {
    mutation: {
      type: 'object',
      properties: { declarations: { type: 'array', items: { type: 'string' } } },
      required: ['declarations'],
      additionalProperties: false,
    },
  },
};
