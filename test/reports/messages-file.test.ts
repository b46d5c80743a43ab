import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { expect } from 'chai';
import { GrowingRecord, readMessages, recordOf } from '../../reports';
import { article4, declaration, inBothLanguages, messagesOf, temporaryFolder } from './mini-suite';

let folder: string;
let remove: () => void;
let envelopes: Envelope[];

const textOf = (all: readonly Envelope[]) => all.map((each) => `${JSON.stringify(each)}\n`).join('');

before(async () => {
  ({ folder, remove } = temporaryFolder());
  const cases = [{ steps: ['it holds'] }, { steps: ['it fails'] }, { steps: ['it holds', 'it is unknown'] }];
  envelopes = await messagesOf({ features: inBothLanguages(article4(cases)) });
});
after(() => remove());

describe('messages that are read while they are written', () => {
  it('come to the same record as when they are read at the end, wherever a write is cut', () => {
    const bytes = Buffer.from(textOf(envelopes));
    const whole = recordOf(declaration(), envelopes);
    expect(whole.cases.map(({ status }) => status)).to.include.members(['passed', 'failed', 'inconclusive']);
    // A prime, so that characters of several bytes are cut too.
    for (const size of [97, 1_009, bytes.length]) {
      const file = path.join(folder, `grown-by-${size}.ndjson`);
      const growing = new GrowingRecord(file);
      growing.readOn();
      expect(growing.empty).to.equal(true);
      for (let at = 0; at < bytes.length; at += size) {
        appendFileSync(file, bytes.subarray(at, at + size));
        growing.readOn();
        growing.record(declaration());
      }
      growing.end();
      expect(growing.damaged).to.equal(false);
      expect(growing.record(declaration())).to.deep.equal(whole);
    }
  });

  it('are damaged where the last line is cut short, which is taken where only its end is missing', async () => {
    const text = textOf(envelopes);
    for (const [missing, finished] of [
      [1, true],
      [2, false],
    ] as const) {
      const file = path.join(folder, `cut-by-${missing}.ndjson`);
      writeFileSync(file, text.slice(0, -missing));
      const growing = new GrowingRecord(file);
      growing.end();
      expect(growing.damaged).to.equal(true);
      expect(growing.record(declaration()).finished).to.equal(finished);
      const read = await readMessages(file);
      expect(read.damaged).to.equal(true);
      expect(read.envelopes).to.have.length(envelopes.length - (finished ? 0 : 1));
    }
  });

  it('are damaged by a line that is none, and read on behind it', () => {
    const file = path.join(folder, 'damaged.ndjson');
    writeFileSync(file, `\0\0\n${textOf(envelopes)}`);
    const growing = new GrowingRecord(file);
    growing.end();
    expect(growing.damaged).to.equal(true);
    expect(growing.record(declaration())).to.deep.equal(recordOf(declaration(), envelopes));
  });

  it('are read anew where the file holds less than was read', () => {
    const file = path.join(folder, 'replaced.ndjson');
    const growing = new GrowingRecord(file);
    writeFileSync(file, textOf([...envelopes, ...envelopes]));
    growing.readOn();
    writeFileSync(file, textOf(envelopes));
    growing.end();
    expect(growing.record(declaration())).to.deep.equal(recordOf(declaration(), envelopes));
    rmSync(file);
    growing.end();
    expect(growing.empty).to.equal(true);
  });

  it('judge a case again of which more is said after its end', () => {
    const end = envelopes.findIndex(({ testCaseFinished }) => testCaseFinished !== undefined);
    const id = envelopes[end]?.testCaseFinished?.testCaseStartedId;
    const results = envelopes.filter(({ testStepFinished }) => testStepFinished?.testCaseStartedId === id);
    const [late] = results.slice(-1) as [Envelope];
    const file = path.join(folder, 'late.ndjson');
    writeFileSync(file, textOf(envelopes.filter((each) => each !== late)));
    const growing = new GrowingRecord(file);
    growing.readOn();
    const judged = () =>
      growing.record(declaration()).cases.find(({ testCaseStartedId }) => testCaseStartedId === id)?.cause;
    expect(judged()).to.equal('unfinished');
    appendFileSync(file, textOf([late]));
    growing.readOn();
    expect(judged()).to.equal(null);
  });
});
