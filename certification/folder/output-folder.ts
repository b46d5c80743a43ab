/** The certification folder: everything that a run leaves behind, and nothing that was there before. */
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Under the folder in which the command is given. */
const PARENT = 'certifications';

export class OutputFolder {
  constructor(readonly root: string) {}

  /** Cucumber's messages, as they were emitted. As all evidence, under this name while it grows, packed afterwards. */
  get messages(): string {
    return path.join(this.root, 'messages.ndjson');
  }

  /** Every exchange with the table. */
  get transcript(): string {
    return path.join(this.root, 'transcript.ndjson');
  }

  /** What the judge of the exchanges found against the table. */
  get judgements(): string {
    return path.join(this.root, 'judgements.ndjson');
  }

  /** What stood before the run, written before it. */
  get declaration(): string {
    return path.join(this.root, 'declaration.json');
  }

  /** What was declared and how it was run. */
  get run(): string {
    return path.join(this.root, 'run.json');
  }

  get verdict(): string {
    return path.join(this.root, 'verdict.json');
  }

  /** The law with what was concluded on each clause, for a browser. */
  get regulationPage(): string {
    return path.join(this.root, 'regulation.html');
  }

  /** Clause by clause, case by case and sentence by sentence, for a spreadsheet. */
  get traceabilityWorkbook(): string {
    return path.join(this.root, 'traceability.xlsx');
  }

  /** Every case beside the conclusion on its clause. */
  get traceabilityTable(): string {
    return path.join(this.root, 'traceability.csv');
  }

  /** The clauses with their text and their counts. */
  get clauseTable(): string {
    return path.join(this.root, 'traceability-clauses.csv');
  }

  /** For CI servers. */
  get junit(): string {
    return path.join(this.root, 'junit.xml');
  }

  /** All that are made for spreadsheets and CI servers. */
  get traceability(): string[] {
    return [this.traceabilityWorkbook, this.traceabilityTable, this.clauseTable, this.junit];
  }

  /** The test report with its statement of conformity, for paper. */
  get certificate(): string {
    return path.join(this.root, 'certificate.pdf');
  }

  /** The laboratory's details in it. */
  get certificateDetails(): string {
    return path.join(this.root, 'certificate.json');
  }

  /** What the test runner printed. */
  get output(): string {
    return path.join(this.root, 'output.log');
  }

  get allureResults(): string {
    return path.join(this.root, 'allure-results');
  }

  get allureReport(): string {
    return path.join(this.root, 'allure-report');
  }
}

/** Named after the time, in UTC, with nothing in the name that a file system refuses; a second run counts on. */
export function datedFolder(cwd: string, now: Date): string {
  const folder = path.join(cwd, PARENT, now.toISOString().slice(0, 19).replaceAll(':', '-'));
  const candidates = [folder, ...Array.from({ length: 98 }, (_, index) => `${folder}-${index + 2}`)];
  return candidates.find((candidate) => !existsSync(candidate)) ?? folder;
}

export interface FolderProblem {
  kind: 'notEmpty' | 'notAFolder' | 'notWritable';
  /** The system's code; empty where it reported none. */
  code: string;
}

/** Whether a run may write into the folder. Creates nothing. */
export function inspectOutputFolder(folder: string): FolderProblem | null {
  try {
    if (readdirSync(folder).length > 0) return { kind: 'notEmpty', code: '' };
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    return { kind: code === 'ENOTDIR' ? 'notAFolder' : 'notWritable', code };
  }
}

/** Creates the folder; the problem where that is impossible. */
export function createOutputFolder(folder: string): OutputFolder | FolderProblem {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { kind: code === 'EEXIST' || code === 'ENOTDIR' ? 'notAFolder' : 'notWritable', code };
  }
  return inspectOutputFolder(folder) ?? new OutputFolder(folder);
}
