/** `regulation.html` of the certification folder: the law with what was concluded on each clause. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type InterfaceLanguage } from '../../locales';
import { resultAddresses } from '../../reports/allure/addresses';
import type { RunRecord } from '../../reports/cases';
import { standing } from '../../reports/evidence/names';
import type { PageLinks } from '../../reports/regulation-page/input';
import { regulationPage } from '../../reports/regulation-page/page';
import type { Verdict } from '../../reports/verdict/schema';
import { readSentenceCases } from '../../checks/traceability/sentence-cases';
import type { OutputFolder } from '../folder/output-folder';

export interface PageRequest {
  folder: OutputFolder;
  record: RunRecord;
  verdict: Verdict;
  language: InterfaceLanguage;
  /** The folder that holds `features`. */
  root: string;
}

/**
 * To be called once everything else of the folder is there: the page leads only to what it finds.
 *
 * @throws Error where it cannot be made or written; nothing of it is left behind
 */
export function writeRegulationPage({ folder, record, verdict, language, root }: PageRequest): void {
  const examined = readSentenceCases(root).clauses;
  const page = regulationPage({ verdict, record, examined, language, links: linksOf(folder, verdict) });
  try {
    writeFileSync(folder.regulationPage, page);
  } catch (error) {
    rmSync(folder.regulationPage, { force: true });
    throw error;
  }
}

function linksOf(folder: OutputFolder, verdict: Verdict): PageLinks {
  // An address has forward slashes on every system.
  const address = (file: string) => path.relative(folder.root, file).split(path.sep).join('/');
  const ifThere = (file: string) => (existsSync(file) ? address(file) : null);
  const evidence = (file: string) => {
    const there = standing(file);
    return there === null ? null : address(there);
  };
  const report = path.join(folder.allureReport, 'index.html');
  const page = ifThere(report);
  return {
    verdict: address(folder.verdict),
    transcript: evidence(folder.transcript),
    messages: evidence(folder.messages),
    allure: page === null ? null : { page, results: resultAddresses(report, placesOf(verdict)) },
  };
}

function placesOf({ clauses }: Verdict): Set<string> {
  return new Set(
    clauses.flatMap(({ failures }) => failures.map(({ file, line }) => `${file}:${String(line)}`)),
  );
}
