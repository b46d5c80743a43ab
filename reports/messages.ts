/** An index over Cucumber's messages. */
import {
  TestStepResultStatus,
  type Attachment,
  type Envelope,
  type GherkinDocument,
  type Hook,
  type Pickle,
  type Scenario,
  type Step,
  type TestCase,
  type TestCaseFinished,
  type TestCaseStarted,
  type TestStep,
  type TestStepFinished,
} from '@cucumber/messages';

/** Where a pickle comes from in its feature file. */
export interface Origin {
  title: string;
  row: number;
  rowValues: [header: string, value: string][];
  line: number;
}

export class Messages {
  readonly pickles: Pickle[] = [];
  readonly parseErrors: { uri: string; line: number; message: string }[] = [];
  readonly runFailures: string[] = [];
  readonly undefinedParameterTypes: { name: string; expression: string }[] = [];
  finished = false;

  private readonly origins = new Map<string, Origin>();
  private readonly steps = new Map<string, Step>();
  private readonly hooks = new Map<string, Hook>();
  private readonly picklesById = new Map<string, Pickle>();
  private readonly testCases = new Map<string, TestCase[]>();
  private readonly testCasesById = new Map<string, TestCase>();
  private readonly started = new Map<string, TestCaseStarted[]>();
  private readonly startsById = new Map<string, TestCaseStarted>();
  private readonly ended = new Map<string, TestCaseFinished>();
  private readonly results = new Map<string, Map<string, TestStepFinished>>();
  private readonly attached = new Map<string, Attachment[]>();

  constructor(envelopes: Iterable<Envelope> = []) {
    for (const envelope of envelopes) this.add(envelope);
  }

  /** What an attempt was made at; undefined where the messages do not say. */
  attemptedBy(
    testCaseStartedId: string,
  ): { pickle: Pickle; testCase: TestCase; start: TestCaseStarted } | undefined {
    const start = this.startsById.get(testCaseStartedId);
    const testCase = this.testCasesById.get(start?.testCaseId ?? '');
    const pickle = this.picklesById.get(testCase?.pickleId ?? '');
    return start && testCase && pickle ? { pickle, testCase, start } : undefined;
  }

  originOf(pickle: Pickle): Origin {
    const origin = this.origins.get(pickle.astNodeIds.at(-1) ?? '');
    return origin ?? { title: pickle.name, row: 1, rowValues: [], line: pickle.location?.line ?? 0 };
  }

  keywordOf(astNodeIds: readonly string[]): string {
    return this.steps.get(astNodeIds[0] ?? '')?.keyword ?? '';
  }

  hookOf(id: string): Hook | undefined {
    return this.hooks.get(id);
  }

  testCasesOf(pickle: Pickle): readonly TestCase[] {
    return this.testCases.get(pickle.id) ?? [];
  }

  /** The attempts at a test case in the order in which they were begun. */
  startsOf(testCase: TestCase): readonly TestCaseStarted[] {
    return this.started.get(testCase.id) ?? [];
  }

  endOf(start: TestCaseStarted): TestCaseFinished | undefined {
    return this.ended.get(start.id);
  }

  resultOf(start: TestCaseStarted, testStepId: string): TestStepFinished | undefined {
    return this.results.get(start.id)?.get(testStepId);
  }

  attachmentsOf(start: TestCaseStarted): readonly Attachment[] {
    return this.attached.get(start.id) ?? [];
  }

  add(envelope: Envelope): void {
    if (envelope.gherkinDocument) this.readDocument(envelope.gherkinDocument);
    if (envelope.pickle) {
      this.pickles.push(envelope.pickle);
      this.picklesById.set(envelope.pickle.id, envelope.pickle);
    }
    if (envelope.hook) this.hooks.set(envelope.hook.id, envelope.hook);
    if (envelope.testCase) this.readTestCase(envelope.testCase);
    if (envelope.testCaseStarted) {
      append(this.started, envelope.testCaseStarted.testCaseId, envelope.testCaseStarted);
      this.startsById.set(envelope.testCaseStarted.id, envelope.testCaseStarted);
    }
    if (envelope.testCaseFinished)
      this.ended.set(envelope.testCaseFinished.testCaseStartedId, envelope.testCaseFinished);
    if (envelope.testStepFinished) this.readResult(envelope.testStepFinished);
    if (envelope.attachment?.testCaseStartedId !== undefined)
      append(this.attached, envelope.attachment.testCaseStartedId, envelope.attachment);
    this.readRun(envelope);
  }

  /** Which words of a step its definition has taken is half of all that a run says, and nobody's concern here. */
  private readTestCase({ testSteps, ...testCase }: TestCase): void {
    const kept = { ...testCase, testSteps: testSteps.map(withoutArguments) };
    append(this.testCases, kept.pickleId, kept);
    this.testCasesById.set(kept.id, kept);
  }

  private readResult(finished: TestStepFinished): void {
    const results = this.results.get(finished.testCaseStartedId) ?? new Map<string, TestStepFinished>();
    results.set(finished.testStepId, finished);
    this.results.set(finished.testCaseStartedId, results);
  }

  private readRun(envelope: Envelope): void {
    if (envelope.testRunStarted) this.finished = false;
    if (envelope.testRunFinished) {
      this.finished = true;
      const { exception, message } = envelope.testRunFinished;
      if (exception) this.runFailures.push(exception.message ?? exception.type);
      else if (message) this.runFailures.push(message);
    }
    if (envelope.testRunHookFinished) {
      const { result } = envelope.testRunHookFinished;
      if (result.status !== TestStepResultStatus.PASSED)
        this.runFailures.push(result.exception?.message ?? result.message ?? result.status);
    }
    if (envelope.parseError) {
      const { source, message } = envelope.parseError;
      this.parseErrors.push({ uri: source.uri ?? '', line: source.location?.line ?? 0, message });
    }
    if (envelope.undefinedParameterType) {
      const { name, expression } = envelope.undefinedParameterType;
      this.undefinedParameterTypes.push({ name, expression });
    }
  }

  private readDocument({ feature }: GherkinDocument): void {
    for (const child of feature?.children ?? []) {
      const { rule } = child;
      for (const { background, scenario } of rule === undefined ? [child] : rule.children) {
        for (const step of background?.steps ?? scenario?.steps ?? []) this.steps.set(step.id, step);
        if (scenario !== undefined) this.readScenario(scenario);
      }
    }
  }

  private readScenario(scenario: Scenario): void {
    const title = scenario.name;
    this.origins.set(scenario.id, { title, row: 1, rowValues: [], line: scenario.location.line });
    let row = 0;
    for (const { tableHeader, tableBody } of scenario.examples) {
      for (const { id, location, cells } of tableBody) {
        row += 1;
        const rowValues = cells.map(({ value }, index): [string, string] => [
          tableHeader?.cells[index]?.value ?? '',
          value,
        ]);
        this.origins.set(id, { title, row, rowValues, line: location.line });
      }
    }
  }
}

function withoutArguments({ id, hookId, pickleStepId, stepDefinitionIds }: TestStep): TestStep {
  return {
    id,
    ...(hookId === undefined ? {} : { hookId }),
    ...(pickleStepId === undefined ? {} : { pickleStepId }),
    ...(stepDefinitionIds === undefined ? {} : { stepDefinitionIds }),
  };
}

function append<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
}
