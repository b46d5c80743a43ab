/** The whole certification through an adapter, and the clauses' verdicts that count when two of them are compared. */
import { certify } from '../../certification/certification';
import { readConfiguration, type CertifyFlags } from '../../certification/declaration/configuration';
import { OutputFolder } from '../../certification/folder/output-folder';
import { SUITE } from '../../checks';
import { readSuite } from '../../checks/suite';
import type { AdapterConfiguration } from '../../adapters/connect';
import type { Verdict } from '../../reports';
import { temporaryFolder } from '../cli/console';

/** A process of Node may take long to start where many are at work. */
const PATIENCE_MS = 60_000;

/** The articles on the dice, the throw, the shooter and the prizes: every operation, in a third of the cases. */
export const SOME_ARTICLES = '@art_2 or @art_3 or @art_4 or @art_6__intro';

export interface Through extends Partial<AdapterConfiguration> {
  flags?: CertifyFlags;
  /** Called with how many cases are done, as soon as it is known of one more. */
  caseDone?: (done: number) => void;
  /** The certification folder; without it one of the test's own. */
  folder?: string;
}

export async function certifyThrough({
  flags = {},
  caseDone,
  folder = temporaryFolder(),
  ...adapter
}: Through): Promise<Verdict> {
  const cwd = temporaryFolder();
  const read = readConfiguration({ allure: 'none', ...flags }, cwd, 'en');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  let done = 0;
  const { verdict } = await certify({
    configuration: {
      ...read.configuration,
      // Not the embedded table that was configured, which can be had more than once.
      ...(adapter.kind === undefined ? {} : { parallel: 1 }),
      adapter: { ...read.configuration.adapter, timeoutMs: PATIENCE_MS, ...adapter },
    },
    suite: readSuite(SUITE),
    folder: new OutputFolder(folder),
    signal: new AbortController().signal,
    progress: {
      planned: () => undefined,
      casesDone: (cases) => caseDone?.((done += cases)),
      end: () => undefined,
    },
  });
  return verdict;
}

/** What must be the same over every adapter: each clause's status and each of its counts. */
export function found({ verdict, cases, clauses, reasons }: Verdict) {
  return {
    verdict,
    reasons: reasons.map(({ code }) => code),
    cases,
    clauses: clauses.map(({ id, status, cases: counts }) => ({ id, status, counts })),
  };
}

let reference: Promise<Verdict> | undefined;

/** The verdict on the reference table in its own process, worked out once. */
export function referenceVerdict(): Promise<Verdict> {
  reference ??= certifyThrough({});
  return reference;
}
