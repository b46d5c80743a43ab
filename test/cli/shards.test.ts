import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { expect } from 'chai';
import { mergeShards } from '../../certification/examination/shards';
import { temporaryFolder } from './console';

/** One process's record of one of two cases, under ids of its own. */
function part(first: number, ran: number, finished = true): string {
  const id = (number: number) => `00000000-0000-4000-8000-${String(first + number).padStart(12, '0')}`;
  const timestamp = { seconds: first, nanos: 0 };
  const envelopes = [
    { meta: { protocolVersion: '1' } },
    ...[1, 2].map((pickle) => ({ pickle: { id: id(pickle), name: `case ${pickle}` } })),
    { testRunStarted: { id: id(9), timestamp } },
    { testCase: { id: id(5), pickleId: id(ran), testRunStartedId: id(9) } },
    { testCaseStarted: { id: id(6), testCaseId: id(5) } },
    { testCaseFinished: { testCaseStartedId: id(6) } },
    ...(finished ? [{ testRunFinished: { testRunStartedId: id(9), success: true, timestamp } }] : []),
  ];
  return envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join('');
}

async function merge(parts: string[]): Promise<Envelope[]> {
  const folder = temporaryFolder();
  const files = parts.map((content, index) => {
    const file = path.join(folder, `messages.ndjson.${String(index + 1)}`);
    writeFileSync(file, content);
    return file;
  });
  const envelopes: Envelope[] = [];
  await mergeShards(files, (line) => envelopes.push(JSON.parse(line) as Envelope));
  return envelopes;
}

describe('a run that processes shared', () => {
  it('is one run of the same cases', async () => {
    const merged = await merge([part(100, 1), part(200, 2)]);
    const pickles = merged.flatMap(({ pickle }) => pickle ?? []);
    expect(pickles.map(({ name }) => name)).to.deep.equal(['case 1', 'case 2']);
    const tested = merged.flatMap(({ testCase }) => testCase ?? []);
    expect(tested.map(({ pickleId }) => pickleId)).to.deep.equal(pickles.map(({ id }) => id));
    expect(new Set(tested.map(({ id }) => id)).size).to.equal(2);
    expect(new Set(tested.map(({ testRunStartedId }) => testRunStartedId)).size).to.equal(1);
    expect(merged.filter(({ testRunStarted }) => testRunStarted)).to.have.length(1);
    expect(merged.at(-1)?.testRunFinished?.success).to.equal(true);
  });

  it('is not finished where one of them did not finish', async () => {
    for (const parts of [
      [part(100, 1), part(200, 2, false)],
      [part(100, 1, false), part(200, 2)],
    ]) {
      const merged = await merge(parts);
      expect(merged.some(({ testRunFinished }) => testRunFinished)).to.equal(false);
      expect(merged.filter(({ testCaseFinished }) => testCaseFinished)).to.have.length(2);
    }
  });

  it('keeps what was done where one of them never began', async () => {
    const merged = await merge(['', part(200, 2)]);
    expect(merged.filter(({ testCase }) => testCase)).to.have.length(1);
    expect(merged.some(({ testRunFinished }) => testRunFinished)).to.equal(false);
  });
});
