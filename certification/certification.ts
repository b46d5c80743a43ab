/** One certification from its declared configuration to the folder that holds its verdict and its evidence. */
import { readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import type { Capabilities } from '../adapters/table';
import { translator, type InterfaceLanguage } from '../locales';
import type { AllureReport } from '../reports/allure/report';
import type { RunRecord } from '../reports/cases';
import { printableJson } from '../reports/printable';
import { GrowingHearing, judgementLines, hearingFor } from '../reports/judged';
import { readTranscript } from '../reports/transcript/exchanges';
import type { RunDeclaration } from '../reports/verdict/declaration';
import type { Hearing } from '../assessment/hearing';
import type { Verdict } from '../reports/verdict/schema';
import { verdictOn } from '../reports/verdict/verdict';
import type { Suite } from '../checks';
import { answerText } from './examination/answer-text';
import type { WrittenCertificate } from './conclusion/certificate';
import { PRODUCTS, expectCertificate, make, type Product, type ProductRequest } from './conclusion/products';
import type { Configuration } from './declaration/configuration';
import { declared } from './declaration/declared';
import type { OutputFolder } from './folder/output-folder';
import { Packing } from './folder/packing';
import type { Progress } from './examination/progress';
import { declarationOf, unfinished, writeDeclaration, type DeclarationFile } from './resume/declaration';
import { tableDifferences } from './resume/differences';
import type { Mark } from './resume/mark';
import type { ResumedRun } from './resume/resume';
import { NOTHING_RUN, runSuite, type RunOutcome } from './examination/run';
import { RunMessages } from './examination/run-record';
import { isByLanguage, sharesOf } from './examination/shares';
import type { WaitingRunners } from './examination/waiting-runners';
import { featurePaths } from './declaration/selected-cases';
import { NO_CASE, selection, withUserTags } from './declaration/selection';
import { errorText, put, putLines, unwritableText } from './folder/writing';

/** Beyond the time for one answer: loading the table's code, a slow disk, a busy machine. */
const STALL_MARGIN_MS = 30_000;

export interface Certification {
  configuration: Configuration;
  suite: Suite;
  folder: OutputFolder;
  /** Aborted where the user interrupts. */
  signal: AbortSignal;
  progress: Progress;
  /** See {@link STALL_MARGIN_MS}. */
  stallMarginMs?: number;
  /** Of the folder, where others may want to write in it: told of every process that does. */
  mark?: Mark;
  /** What was there already of a run that is taken up again. */
  resumed?: ResumedRun;
  /** Processes that were started beforehand. */
  waiting?: WaitingRunners;
  /** What the table said of itself before the run; null, or absent, where it was not asked or could not be. */
  described?: Capabilities | null;
}

export interface Certified {
  verdict: Verdict;
  /** The cases that the verdict is about. */
  record: RunRecord;
  /** Null where none was asked for, or none could be made. */
  report: AllureReport | null;
  /** Likewise. */
  certificate: WrittenCertificate | null;
}

/** @throws the file system's error where the folder cannot be written; what it holds then says that it is incomplete */
export async function certify(certification: Certification): Promise<Certified> {
  const { configuration, folder, progress, signal } = certification;
  const texts = translator(configuration.ui, 'cli');
  const begun = begin(certification);
  if (configuration.certificate !== null) expectCertificate();
  const outcome = await run(certification, begun);
  progress.end();
  if (begun.failed !== null) throw begun.failed;
  const { messages } = begun;
  messages.end();
  const { judged } = messages;
  await putLines(folder.judgements, (append) => {
    for (const line of judgementLines(judged)) append(line);
    return Promise.resolve();
  });
  // Beside whatever is made of the evidence meanwhile.
  const packing = Packing.begin(folder.root);

  const declaration: RunDeclaration = {
    ...unfinished(begun.declaration, outcome.capabilities),
    observation: outcome.observed,
    finishedAt: new Date().toISOString(),
    interrupted: signal.aborted,
    harnessErrors: [
      ...harnessErrors(outcome, signal.aborted, configuration.ui),
      ...anotherTable(begun.declaration.table, outcome.capabilities, configuration.ui),
      ...describedAnew(certification.described ?? null, outcome.capabilities, configuration.ui),
      ...(messages.damaged && outcome.finished ? [texts('harness.messages')] : []),
    ],
  };
  const record = messages.record(declaration);
  const verdict = verdictOn(declaration, record);
  if (configuration.allure === 'none' || messages.empty) {
    return { ...(await conclude(certification, declaration, record, packing)), record, report: null };
  }
  // A verdict that is not «conforms» cannot become so: it is on record before the reports are made. One that is has
  // to wait for them.
  if (verdict.exitCode !== 0) write(folder, declaration, verdict);
  return reported(certification, declaration, record, texts, packing);
}

interface Begun {
  declaration: DeclarationFile;
  /** What kept the declaration from being completed while the run went on. */
  failed: Error | null;
  messages: RunMessages;
}

/** Puts on the disk what was declared, and a verdict that says that there is none yet. */
function begin(certification: Certification): Begun {
  const { configuration, suite, folder, resumed } = certification;
  const declaration: DeclarationFile = resumed?.declaration ?? {
    ...declarationOf(declared(configuration, suite), configuration, suite),
    startedAt: new Date().toISOString(),
    table: null,
    resumptions: [],
  };
  const sofar = unfinished(declaration, declaration.table);
  const witness = new GrowingHearing(folder.transcript, () => hearingOf(sofar));
  const messages = new RunMessages(folder.messages, partsOf(certification), witness);
  const verdict = verdictOn(sofar, messages.record(sofar));
  // Of a run of which nothing has come yet there is nothing else to say.
  const { reasons } = verdict;
  const said = messages.empty
    ? reasons.filter(({ code }) => code === 'interrupted' || code === 'partial')
    : reasons;
  put(folder.verdict, fileText({ ...verdict, reasons: said }));
  writeDeclaration(folder.declaration, declaration);
  return { declaration, failed: null, messages };
}

function hearingOf(declaration: RunDeclaration): Hearing {
  const witness = hearingFor(declaration);
  if (witness === null) throw new RangeError('cells are judged as they are driven');
  return witness;
}

async function run(certification: Certification, begun: Begun): Promise<RunOutcome> {
  const { configuration, suite, folder, signal, progress, mark, resumed, waiting } = certification;
  const { stallMarginMs = STALL_MARGIN_MS } = certification;
  const { adapter, readings, options, authorisations, minorUnitsPerAmount, parallel, languages, tags } =
    configuration;
  const { inspection, throws } = configuration;
  const remaining = resumed?.remaining ?? null;
  // Every case has its result, and only what is made of them is missing.
  if (remaining?.cases === 0 && resumed?.finished === true)
    return { ...NOTHING_RUN, finished: true, capabilities: begun.declaration.table };
  return runSuite(
    {
      root: suite.root,
      support: suite.support,
      features: featuresOf(certification),
      languages,
      mostThrows: throws,
      tagExpression:
        remaining?.cases === 0 ? NO_CASE : withUserTags(selection(readings.values, options), tags),
      messages: folder.messages,
      parameters: {
        adapter: { ...adapter, evidence: folder.root },
        readings: { ...readings.values },
        options: { ...options },
        authorisations,
        minorUnitsPerAmount,
        inspection: inspection?.record ?? null,
        askOnce: configuration.ask === 'once',
        transcript: folder.transcript,
      },
    },
    parallel,
    {
      output: folder.output,
      signal,
      stallAfterMs: adapter.timeoutMs + stallMarginMs,
      onPlanned: (cases) => progress.planned(cases),
      onCases: (cases) => {
        progress.casesDone(cases);
        begun.messages.readOn();
      },
      onWritten: () => begun.messages.partsWritten(),
      waiting,
      onStarted: (id) => mark?.add(id),
      onConnected: (table) => tableKnown(begun, table, folder),
    },
  );
}

/** Where Cucumber looks for the cases of the run. */
function featuresOf({ suite, configuration, resumed }: Certification): string[] {
  const remaining = resumed?.remaining ?? null;
  return remaining === null || remaining.cases === 0 ? featurePaths(suite, configuration) : remaining.paths;
}

/** Into how many files the run writes whose records only follow one another; 1 where it writes into one. */
function partsOf(certification: Certification): number {
  const { languages, parallel } = certification.configuration;
  const shares = sharesOf(languages, featuresOf(certification), parallel);
  return isByLanguage(shares) ? shares.length : 1;
}

/** Whoever takes the run up again has to know which table it was. */
function tableKnown(begun: Begun, table: Capabilities, folder: OutputFolder): void {
  if (begun.declaration.table !== null) return;
  begun.declaration = { ...begun.declaration, table };
  try {
    writeDeclaration(folder.declaration, begun.declaration);
  } catch (error) {
    begun.failed = error as Error;
  }
}

/** It was looked at before the run was taken up again, and may have been exchanged since. */
function anotherTable(
  before: Capabilities | null,
  now: Capabilities | null,
  ui: InterfaceLanguage,
): string[] {
  if (before === null || now === null || tableDifferences(before, now).length === 0) return [];
  return [translator(ui, 'resume')('anotherTable')];
}

/** What was declared was compared with the one, and the other is played. */
function describedAnew(
  before: Capabilities | null,
  now: Capabilities | null,
  ui: InterfaceLanguage,
): string[] {
  if (before === null || now === null) return [];
  const members = tableDifferences(before, now).map(({ name }) => name);
  return members.length === 0
    ? []
    : [translator(ui, 'cli')('harness.describedAnew', { members: members.join(', ') })];
}

export function harnessErrors(outcome: RunOutcome, interrupted: boolean, ui: InterfaceLanguage): string[] {
  const { unconnected, unwritable, failure, finished, stalled, ended, altered } = outcome;
  const texts = translator(ui, 'cli');
  if (unwritable !== null) return [unwritableText(unwritable, ui)];
  if (altered.length > 0) return [texts('harness.altered', { files: altered.join(', ') })];
  if (unconnected !== null) {
    const { code, problems } = unconnected;
    const why = texts([`fault.${code}`, 'fault.other'], { code });
    const message = problems.length > 0 ? answerText(problems, texts) : unconnected.message;
    return [texts('harness.unconnected', { why, message })];
  }
  if (stalled) return [texts('harness.stalled')];
  if (interrupted) return [];
  if (failure !== null) return [texts('harness.failure', { message: failure })];
  return finished ? [] : [texts('harness.ended', { ended })];
}

/** The reports, and with them the verdict: a report that failed or that counts otherwise keeps it from «conforms». */
export async function reported(
  certification: Certification,
  declaration: RunDeclaration,
  record: RunRecord,
  texts: TFunction,
  packing = Packing.begin(certification.folder.root),
): Promise<Certified> {
  const { configuration, folder, signal } = certification;
  const { compareTotals, generateReport, totalsOfResults, writeAllureResults } =
    require('../reports/allure') as typeof import('../reports/allure');
  let report: AllureReport | null = null;
  const errors: string[] = [];
  const first = verdictOn(declaration, record);
  try {
    const { exchanges, unreadable } = await readTranscript(folder.transcript);
    // A run that was ended may have been in the middle of a line.
    if (unreadable > 0 && !declaration.interrupted) errors.push(texts('harness.transcript'));
    writeAllureResults({
      declaration,
      record,
      verdict: first,
      exchanges,
      folder: folder.allureResults,
    });
    if (configuration.allure === 'report') {
      report = await generateReport({
        results: folder.allureResults,
        report: folder.allureReport,
        language: configuration.ui,
      });
    }
    const totals = report?.totals ?? totalsOfResults(folder.allureResults);
    errors.push(
      ...compareTotals(first, totals).map((difference) => texts('harness.totals', { ...difference })),
    );
  } catch (error) {
    errors.push(texts('harness.report', { message: errorText(error, configuration.ui) }));
  }
  const complete: RunDeclaration = {
    ...declaration,
    interrupted: declaration.interrupted || signal.aborted,
    harnessErrors: [...declaration.harnessErrors, ...errors],
    tools: {
      ...declaration.tools,
      ...(report === null ? {} : { [report.generator]: report.version }),
    },
  };
  return { ...(await conclude(certification, complete, record, packing)), record, report };
}

/**
 * The last files of the folder. They go before the verdict: where one failed, that cannot be «conforms».
 *
 * @param packing of the evidence, where it was begun already
 */
export async function conclude(
  { configuration, suite, folder }: Certification,
  declaration: RunDeclaration,
  record: RunRecord,
  packing = Packing.begin(folder.root),
): Promise<Pick<Certified, 'verdict' | 'certificate'>> {
  const { ui: language } = configuration;
  let complete = declaration;
  let certificate: WrittenCertificate | null = null;
  const wanted = new Set<Product>(PRODUCTS);
  if (configuration.certificate === null) wanted.delete('certificate');
  // Each says what the run came to, and that is another thing where one of them could not be made.
  for (let told: RunDeclaration | null = null; told !== complete;) {
    told = complete;
    const verdict = verdictOn(complete, record);
    const request: ProductRequest = {
      ...{ folder, suiteRoot: suite.root, language, declaration: complete, record, verdict },
      verdictText: fileText(verdict),
      details: configuration.certificate,
    };
    const products = [...wanted];
    const outcomes = await Promise.allSettled(
      products.map(async (product) => {
        // Before anything leads to the evidence by its name.
        if (product === 'page') await packing.finish();
        return make(product, request);
      }),
    );
    for (const [index, product] of products.entries()) {
      const outcome = outcomes[index];
      if (outcome?.status === 'fulfilled') {
        if (product === 'certificate') certificate = outcome.value;
        continue;
      }
      wanted.delete(product);
      if (product === 'certificate') certificate = null;
      const message = errorText(outcome?.reason, language);
      const sentence = translator(language, product)('failed', { message });
      complete = { ...complete, harnessErrors: [...complete.harnessErrors, sentence] };
    }
  }
  await packing.finish();
  const verdict = verdictOn(complete, record);
  write(folder, complete, verdict);
  return { verdict, certificate };
}

/** A folder that could not be sealed must not hold a verdict that the table conforms. */
export async function unsealed(
  certification: Certification,
  certified: Certified,
  message: string,
): Promise<Certified> {
  const { folder } = certification;
  if (certified.verdict.exitCode !== 0) return certified;
  const declaration = JSON.parse(readFileSync(folder.run, 'utf8')) as RunDeclaration;
  const complete = { ...declaration, harnessErrors: [...declaration.harnessErrors, message] };
  return { ...certified, ...(await conclude(certification, complete, certified.record)) };
}

function write(folder: OutputFolder, declaration: RunDeclaration, verdict: Verdict): void {
  put(folder.run, fileText(declaration));
  put(folder.verdict, fileText(verdict));
}

/** Declaration and verdict quote the table, and may be read in a terminal. */
function fileText(content: RunDeclaration | Verdict): string {
  return `${printableJson(content)}\n`;
}
