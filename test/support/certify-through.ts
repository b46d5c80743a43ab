/** The whole certification through an adapter, and the clauses' verdicts that count when two of them are compared. */
import { certify } from '../../cli/certification/certification';
import { readConfiguration, type CertifyFlags } from '../../cli/certification/configuration';
import { OutputFolder } from '../../cli/certification/output-folder';
import { SUITE } from '../../cli/checks';
import { readSuite } from '../../cli/checks/suite';
import type { AdapterConfiguration } from '../../adapters/connect';
import type { Verdict } from '../../reports';
import { temporaryFolder } from '../cli/console';

export interface Through extends Partial<AdapterConfiguration> {
  flags?: CertifyFlags;
  /** Called as soon as a case is done. */
  caseDone?: (done: number) => void;
}

export async function certifyThrough({ flags = {}, caseDone, ...adapter }: Through): Promise<Verdict> {
  const cwd = temporaryFolder();
  const read = readConfiguration({ allure: 'none', ...flags }, cwd, 'en');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  let done = 0;
  const { verdict } = await certify({
    configuration: { ...read.configuration, adapter: { ...read.configuration.adapter, ...adapter } },
    suite: readSuite(SUITE),
    folder: new OutputFolder(temporaryFolder()),
    signal: new AbortController().signal,
    progress: {
      planned: () => undefined,
      caseDone: () => caseDone?.((done += 1)),
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
