/** Writes `allure-results/`: one result for each attempt at each case, run or not. */
import type { Exchange } from '../../adapters/transcript';
import type { RunRecord } from '../cases';
import { bilingual, text } from '../texts';
import type { RunDeclaration, Verdict } from '../verdict';
import { attachmentsOf } from './attachments';
import { categories, environmentOf } from './environment';
import { byAttempt } from './exchanges';
import { resultOfFinding } from './judged';
import { resultOf } from './results';
import { ResultsWriter } from './writer';

export interface AllureResults {
  declaration: RunDeclaration;
  record: RunRecord;
  verdict: Verdict;
  exchanges: Iterable<Exchange>;
  /** Folder to write into; made where it does not exist. */
  folder: string;
}

export function writeAllureResults({ declaration, record, verdict, exchanges, folder }: AllureResults): void {
  const writer = new ResultsWriter(folder);
  const evidence = byAttempt(exchanges);
  const clauses = new Map(verdict.clauses.map((each) => [each.id, each]));
  const endOfRun = Date.parse(declaration.finishedAt);
  for (const run of record.cases) {
    const clause = run.clause === null ? undefined : clauses.get(run.clause);
    for (const attempt of [...run.attempts, run]) {
      const own = evidence.get(attempt.testCaseStartedId ?? '') ?? [];
      const attachments = attachmentsOf(run, attempt, own, writer);
      writer.writeResult(resultOf(run, attempt, { clause, attachments, endOfRun }));
    }
  }
  for (const finding of verdict.findings) writer.writeResult(resultOfFinding(finding, endOfRun));
  writer.writeEnvironmentInfo(environmentOf(declaration, verdict));
  writer.writeCategoriesDefinitions(categories());
  const { name, version } = declaration.suite;
  const reportName = bilingual((language) => text(language, 'allure.reportName'));
  writer.writeExecutor({ name: `${name} ${version}`, type: name, reportName });
}
