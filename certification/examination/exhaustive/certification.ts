/** One exhaustive run from its declared configuration to the folder that holds its verdict and its cells. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Capabilities } from '../../../adapters/table';
import type { CellFault } from '../../../assessment/exhaustive';
import { translator, type InterfaceLanguage } from '../../../locales';
import { recordOf } from '../../../reports/cases';
import { packedName } from '../../../reports/evidence/names';
import { printable } from '../../../reports/printable';
import type { RunDeclaration } from '../../../reports/verdict/declaration';
import { conclude, harnessErrors, reported, type Certification, type Certified } from '../../certification';
import type { Configuration } from '../../declaration/configuration';
import { declared } from '../../declaration/declared';
import type { OutputFolder } from '../../folder/output-folder';
import { runSuite, type RunOutcome } from '../run';
import { put, putLines } from '../../folder/writing';
import { conclusionOf } from './conclusion';
import type { CellsPlan } from './plan';
import { readCells, type CellsDeclaration, type RecordedCells } from './record';

/** What is asked of the run beside what `certify` is asked. */
export interface ExhaustiveChoices extends CellsPlan {
  /** Whether the table of the cells has every cell. */
  readonly all: boolean;
}

export interface ExhaustiveCertification extends Certification {
  readonly choices: ExhaustiveChoices;
  readonly cells: CellsDeclaration;
  /** Whether the folder has a record of cells to go on with. */
  readonly resumes: boolean;
}

/** Beyond the time for one answer. */
const STALL_MARGIN_MS = 30_000;

export function cellsRecord(folder: OutputFolder): string {
  return path.join(folder.root, 'cells.ndjson');
}

export function cellsTable(folder: OutputFolder): string {
  return path.join(folder.root, 'cells.csv');
}

/** Everything on which the result of a cell depends. */
export function cellsDeclaration(
  { adapter, readings, options, authorisations, minorUnitsPerAmount }: Configuration,
  { field12, sample, seed }: ExhaustiveChoices,
  table: Capabilities,
): CellsDeclaration {
  const { kind, target, options: tableOptions } = adapter;
  return {
    adapter: { kind, target, options: tableOptions },
    readings: readings.values,
    ...{ options, authorisations, minorUnitsPerAmount, field12, sample },
    seed: sample === null ? null : seed,
    table,
  };
}

/** What an earlier run made of its cells is made anew. */
export function removeConclusions(folder: OutputFolder): void {
  const { messages, run, verdict, regulationPage, traceability, allureResults, allureReport, root } = folder;
  const sealing = ['manifest.json', 'manifest.jws'].map((name) => path.join(root, name));
  for (const file of [
    messages,
    packedName(messages),
    run,
    verdict,
    regulationPage,
    ...traceability,
    cellsTable(folder),
    ...sealing,
  ])
    rmSync(file, { force: true });
  for (const each of [allureResults, allureReport]) rmSync(each, { force: true, recursive: true });
}

/** @throws the file system's error where the folder cannot be written */
export async function certifyCells(certification: ExhaustiveCertification): Promise<Certified> {
  const { configuration, suite, folder, signal } = certification;
  const { languages, ui, allure } = configuration;
  const startedAt = Date.now();
  const outcome = await drive(certification);
  certification.progress.end();
  const endedAt = Date.now();

  const recorded = await readCells(cellsRecord(folder));
  const { capabilities } = outcome;
  const conclusion =
    capabilities === null || !recorded.ok
      ? null
      : conclusionOf({
          plan: certification.choices,
          parameters: parametersOf(configuration),
          all: certification.choices.all,
          ...{ recorded, capabilities, languages, ui, startedAt, endedAt },
        });
  if (conclusion !== null) {
    const { messages } = conclusion;
    await putLines(folder.messages, (append) => {
      for (const each of messages) append(JSON.stringify(each));
      return Promise.resolve();
    });
    put(cellsTable(folder), conclusion.csv);
  }
  const declaration: RunDeclaration = {
    ...declared(configuration, suite),
    target: capabilities,
    observation: null,
    ...(conclusion === null ? {} : { exhaustive: conclusion.summary }),
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(endedAt).toISOString(),
    interrupted: signal.aborted,
    harnessErrors: [
      ...harnessErrors(outcome, signal.aborted, ui),
      ...(recorded.ok ? notDriven(recorded, certification.choices, ui) : []),
    ],
  };
  const record = recordOf(declaration, conclusion?.messages ?? []);
  if (allure === 'none' || conclusion === null) {
    return { ...(await conclude(certification, declaration, record)), record, report: null };
  }
  return reported(certification, declaration, record, translator(ui, 'cli'));
}

/** Beyond the cells that are told one by one. */
function notDriven(
  { fault, company }: RecordedCells,
  { companyThrows }: CellsPlan,
  ui: InterfaceLanguage,
): string[] {
  const [texts, own] = [translator(ui, 'cli'), translator(ui, 'exhaust')];
  const told = ({ code, message }: CellFault) => ({
    why: texts([`fault.${code}`, 'fault.other'], { code }),
    message: printable(message),
  });
  const { throws, lost, fault: first } = company ?? { throws: 0, lost: 0, fault: null };
  return [
    ...(fault === null ? [] : [own('harness.givenUp', told(fault))]),
    ...(throws < companyThrows ? [own('harness.company', { throws, planned: companyThrows })] : []),
    ...(first === null ? [] : [own('harness.lost', { lost, ...told(first) })]),
  ];
}

function parametersOf({ readings, options, authorisations, minorUnitsPerAmount }: Configuration) {
  return {
    readings: { ...readings.values },
    options: { ...options },
    ...{ authorisations, minorUnitsPerAmount },
  };
}

function drive({
  configuration,
  suite,
  folder,
  signal,
  progress,
  mark,
  choices,
  cells,
  resumes,
}: ExhaustiveCertification): Promise<RunOutcome> {
  const { adapter, languages } = configuration;
  const { field12, sample, seed, companyThrows } = choices;
  return runSuite(
    {
      ...{ root: suite.root, support: suite.support, features: [], tagExpression: '', mostThrows: 1 },
      languages,
      messages: folder.messages,
      exhaustive: {
        ...{ field12, sample, seed, companyThrows, resumes },
        record: cellsRecord(folder),
        declaration: cells,
      },
      parameters: {
        ...parametersOf(configuration),
        adapter: { ...adapter, evidence: folder.root },
        inspection: null,
        transcript: folder.transcript,
      },
    },
    1,
    {
      output: folder.output,
      signal,
      stallAfterMs: adapter.timeoutMs + STALL_MARGIN_MS,
      onPlanned: (steps) => progress.planned(steps),
      onCases: (steps) => progress.casesDone(steps),
      onStarted: (id) => mark?.add(id),
    },
  );
}
