import { expect } from 'chai';
import path from 'node:path';
import type { Table } from '../../adapters/table';
import { Transcript } from '../../adapters/transcript';
import { whatIsNotBorneOut } from '../../certification/resume/borne-out';
import { READING_SETS } from '../../regulation';
import { temporaryFolder } from '../cli/console';
import createUnseenTable, { type Unseen } from '../fixtures/tables/unseen';
import { everyCase } from '../regulation-page/record';
import { declaration } from '../reports/mini-suite';
import { edit } from '../transcript/recorded';

const CLAUSE = 'art_6__intro';
const READINGS = { set: 'customary', values: { ...READING_SETS.customary }, decision: null } as const;

/** A case about the right to the prize, as a process leaves it on record. */
async function played(fault: Unseen): Promise<string> {
  const file = path.join(temporaryFolder(), 'transcript.ndjson');
  const transcript = new Transcript(file, '0');
  const asked = createUnseenTable({ fault }) as unknown as Table;
  const table = transcript.record(asked);
  await table.describe({});
  transcript.about({ testCaseStarted: 'one', language: 'zh', clause: CLAUSE, case: 'a' });
  await table.open({ mode: 'test', minimumBet: 1_000 });
  await table.join({ player: 'p', buyIn: 100_000 });
  await table.bet({ player: 'p', bet: 'pass', amount: 1_000 });
  await table.roll({ throw: { dice: [3, 4] } });
  await table.state({});
  transcript.close();
  return file;
}

function told(status: 'passed' | 'failed') {
  const [first] = everyCase('customary').cases.filter(({ clause }) => clause === CLAUSE);
  if (first === undefined) throw new Error('no such case');
  return { ...everyCase('customary'), cases: [{ ...first, status, testCaseStartedId: 'one' }] };
}

const look = (file: string, status: 'passed' | 'failed', readings = READINGS) =>
  whatIsNotBorneOut(declaration({ readings }), told(status), file);

describe('what a broken-off run has put on record', () => {
  it('bears itself out where a case failed of what the exchanges show', async () => {
    expect(await look(await played('pass-stake-kept'), 'failed')).to.equal(null);
    expect(await look(await played('describes-itself-anew'), 'passed')).to.equal(null);
  });

  it('does so where a case passed of which nobody asserted what the exchanges show: the verdict takes both', async () => {
    expect(await look(await played('pass-stake-kept'), 'passed')).to.equal(null);
  });

  it('does not where a line of the exchanges was changed', async () => {
    const file = await played('pass-stake-kept');
    edit(file, (lines) => lines.map((line) => line.replace('"buyIn":100000', '"buyIn":100001')));
    expect(await look(file, 'failed')).to.include({ code: 'transcript', file: 'transcript.ndjson' });
  });
});
