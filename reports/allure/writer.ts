import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Attachment, TestResult } from 'allure-js-commons';
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter';

/**
 * Allure's own writer waits for the disk after every file, so that nothing is lost in a crash. Here every file is made
 * after the run, from messages and a transcript that are already on the disk.
 */
export class ResultsWriter extends FileSystemWriter {
  constructor(private readonly folder: string) {
    super({ resultsDir: folder });
    mkdirSync(folder, { recursive: true });
  }

  override writeAttachment(name: string, content: Buffer): void {
    writeFileSync(path.join(this.folder, name), content);
  }

  /** Without lists and objects that are empty: a result has dozens, and both generators take what is absent for them. */
  override writeResult(result: TestResult): void {
    const content = JSON.stringify(result, (_key, value: unknown) => (isEmpty(value) ? undefined : value));
    this.writeAttachment(`${result.uuid}-result.json`, Buffer.from(content));
  }

  /** A file of its own for each: of one that several results name, Allure 3 shows the content in one of them alone. */
  attach(name: string, type: string, extension: string, content: Buffer): Attachment {
    const source = `${randomUUID()}-attachment.${extension}`;
    this.writeAttachment(source, content);
    return { name, type, source };
  }

  /** What made the results, and the name of the report: Allure's `executor.json`. */
  writeExecutor(executor: { name: string; type: string; reportName: string }): void {
    this.writeAttachment('executor.json', Buffer.from(JSON.stringify(executor)));
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
