/** Writes `allure-results/`: one result for each attempt at each case, run or not. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentType, type Attachment } from 'allure-js-commons';
import type { Exchange } from '../../adapters/transcript';
import { hasClause } from '../../regulation';
import type { Evidence } from '../attempts';
import type { CaseRun, RunRecord } from '../cases';
import { printable, printableLines } from '../printable';
import { bilingual, text } from '../texts';
import type { RunDeclaration, Verdict } from '../verdict';
import { categories, environmentOf } from './environment';
import { byAttempt, exchangesText, lastState } from './exchanges';
import { quotationText } from './quotation';
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
    for (const attempt of [...run.attempts, run]) {
      const attachments = [
        ...quotationOf(run, writer, folder),
        ...exchangesOf(evidence.get(attempt.testCaseStartedId ?? '') ?? [], writer),
        ...attempt.evidence.map((each, index) => evidenceOf(each, index + 1, writer)),
      ];
      const clause = run.clause === null ? undefined : clauses.get(run.clause);
      writer.writeResult(resultOf(run, attempt, { clause, attachments, endOfRun }));
    }
  }
  writer.writeEnvironmentInfo(environmentOf(declaration));
  writer.writeCategoriesDefinitions(categories());
  const { name, version } = declaration.suite;
  writer.writeExecutor({ name: `${name} ${version}`, type: name, reportName: named('reportName') });
}

function named(key: string): string {
  return bilingual((language) => text(language, `allure.${key}`));
}

function attach(
  writer: ResultsWriter,
  name: string,
  type: string,
  body: string,
  extension: string,
): Attachment {
  const source = `${randomUUID()}-attachment.${extension}`;
  writer.writeAttachment(source, Buffer.from(body));
  return { name, type, source };
}

/** The file is named by its content, so that all results of a clause share one. */
function quotationOf({ clause }: CaseRun, writer: ResultsWriter, folder: string): Attachment[] {
  if (clause === null || !hasClause(clause)) return [];
  const body = quotationText(clause);
  const source = `${createHash('sha256').update(body).digest('hex')}-attachment.txt`;
  if (!existsSync(path.join(folder, source))) writer.writeAttachment(source, Buffer.from(body));
  return [{ name: named('quotation'), type: ContentType.TEXT, source }];
}

function exchangesOf(exchanges: readonly Exchange[], writer: ResultsWriter): Attachment[] {
  if (exchanges.length === 0) return [];
  const state = lastState(exchanges);
  return [
    attach(writer, named('transcript'), ContentType.TEXT, exchangesText(exchanges), 'txt'),
    ...(state === null ? [] : [attach(writer, named('lastState'), ContentType.JSON, state, 'json')]),
  ];
}

/** A table may stand behind what a step attached: shown as text, whatever type it claims, unless it is an image. */
function evidenceOf(
  { name, mediaType, body, encoding }: Evidence,
  number: number,
  writer: ResultsWriter,
): Attachment {
  const title = printable(name ?? bilingual((language) => text(language, 'allure.attachment', { number })));
  const image = /^image\/(?:png|jpeg)$/.exec(mediaType)?.[0];
  const source = `${randomUUID()}-attachment.${image === undefined ? 'txt' : (image.split('/')[1] ?? 'png')}`;
  const content = Buffer.from(body, encoding);
  writer.writeAttachment(
    source,
    image === undefined ? Buffer.from(printableLines(content.toString('utf8'))) : content,
  );
  return { name: title, type: image ?? ContentType.TEXT, source };
}
