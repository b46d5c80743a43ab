/** What a certification came to, for the person who asked for it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { translator, type InterfaceLanguage } from '../../locales';
import { summary, type SummaryLine } from '../../reports/summary/summary';
import type { Certified, CertifiedTable, ComparedTable, OutputFolder, Sealed } from '../../certification';
import { COMPARISON_FILE } from '../../certification/folder/readings-comparison';
import { writeJson, type CommandContext } from '../command';
import { near, tellLines } from '../interface/output';
import { certificateLine, pageLine, sealLines, traceabilityLine } from './products';

export function tellCertified(
  { certified, sealed, folder, configuration: { ui } }: CertifiedTable,
  context: CommandContext,
): void {
  tellSummary(certified, folder, ui, context);
  tellLines(sealLines(sealed, near(folder.root, context.cwd), ui), context);
}

export function certifiedJson(
  { certified, sealed, folder }: CertifiedTable,
  { stdout }: CommandContext,
): void {
  const { verdict, report, certificate } = certified;
  const made = { report: report?.index ?? null, certificate, ...sealJson(sealed) };
  writeJson(stdout, { folder: folder.root, ...made, verdict });
}

export function tellCompared(
  { compared, sealed, folder, configuration: { ui } }: ComparedTable,
  context: CommandContext,
): void {
  const file = near(path.join(folder.root, COMPARISON_FILE), context.cwd);
  tellSummary(compared.declared, compared.folders.declared, ui, context);
  const { comparisonLines } = require('./readings-comparison') as typeof import('./readings-comparison');
  tellLines(comparisonLines(compared.comparison, ui, file), context);
  tellLines(sealLines(sealed, near(folder.root, context.cwd), ui), context);
}

export function comparedJson({ compared, sealed, folder }: ComparedTable, { stdout }: CommandContext): void {
  writeJson(stdout, { folder: folder.root, comparison: compared.comparison, ...sealJson(sealed) });
}

export function sealJson(sealed: Sealed): { seal: object } {
  return { seal: sealed.ok ? { ...sealed.seal, papers: sealed.papers } : { problem: sealed.message } };
}

function tellSummary(
  { verdict, report, certificate }: Certified,
  folder: OutputFolder,
  ui: InterfaceLanguage,
  context: CommandContext,
): void {
  const named = (file: string) => near(file, context.cwd);
  const ifThere = (file: string, line: (name: string, ui: InterfaceLanguage) => SummaryLine) =>
    existsSync(file) ? [line(named(file), ui)] : [];
  tellLines(
    [
      ...summary(verdict, ui, {
        verdict: named(folder.verdict),
        ...(report === null ? {} : { report: named(report.index), generator: report }),
      }),
      ...ifThere(folder.regulationPage, pageLine),
      ...ifThere(folder.traceabilityWorkbook, traceabilityLine),
      ...(certificate === null ? [] : [certificateLine(certificate, named(certificate.file), ui)]),
    ],
    context,
  );
}

/** A run that could not be written down: what the folder could not take, and what to do. */
export function tellUnwritable(
  { folder, problem, message }: { folder: OutputFolder; problem: object; message: string },
  ui: InterfaceLanguage,
  { stdout, stderr, cwd }: CommandContext,
  json: boolean,
): void {
  const advice = translator(ui, 'resume')('unwritable.advice', { folder: near(folder.root, cwd) });
  if (json) writeJson(stdout, { folder: folder.root, problem: { ...problem, message, advice } });
  else stderr.write(`${message}\n${advice}\n`);
}
