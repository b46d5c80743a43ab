import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { expect } from 'chai';
import {
  DamagedMessages,
  absorbParts,
  checkMessages,
  healMessages,
  partFile,
} from '../../certification/resume/messages';
import { recordOf } from '../../reports';
import { temporaryFolder } from '../cli/console';
import { declaration, messagesOf } from '../reports/mini-suite';

const line = (envelope: object) => `${JSON.stringify(envelope)}\n`;

function file(content: string): string {
  const messages = path.join(temporaryFolder(), 'messages.ndjson');
  writeFileSync(messages, content);
  return messages;
}

const started = (id: string) => line({ testCaseStarted: { id, testCaseId: `case-${id}`, attempt: 0 } });

describe('the record of a run that was broken off', () => {
  it('loses the line that was cut short, and no other', async () => {
    const whole = line({ testRunStarted: {} }) + started('one');
    const messages = file(`${whole}{"testCaseFinished":{"test`);
    await healMessages(messages);
    expect(readFileSync(messages, 'utf8')).to.equal(whole);
    await healMessages(messages);
    expect(readFileSync(messages, 'utf8')).to.equal(whole);
  });

  it('is not gone on with where a line in its midst is damaged', async () => {
    const messages = file(`${started('one')}\0\0\0\0\n${started('two')}`);
    for (const look of [checkMessages, healMessages]) {
      const error: unknown = await look(messages).catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(DamagedMessages).and.to.have.property('line', 2);
    }
  });

  it('takes up what several processes wrote once, however often that is done', async () => {
    const messages = file(line({ testRunStarted: {} }) + started('one'));
    const part = line({ meta: {} }) + line({ testRunStarted: {} }) + started('two');
    writeFileSync(partFile(messages, 1), `${part}{"torn`);
    await absorbParts(messages);
    const once = readFileSync(messages, 'utf8');
    expect(once).to.include('"one"').and.to.include('"two"').and.not.to.include('torn');
    // Ended after the record was written, and before the parts were taken away.
    writeFileSync(partFile(messages, 1), part);
    await absorbParts(messages);
    expect(readFileSync(messages, 'utf8')).to.equal(once);
    expect(existsSync(partFile(messages, 1))).to.equal(false);
  });
});

describe('a case that was run in two runs', () => {
  const at = 'features/zh/article-4.feature';
  const feature = (step: string) => ({
    [at]: `# language: zh-TW
功能: 第四條

  @art_4__point_1
  Rule: 條文
    條文

    @case:one
    場景: 一
      * ${step}
`,
  });

  async function twice(first: string, second: string) {
    const runs: Envelope[][] = [];
    for (const step of [first, second]) runs.push(await messagesOf({ features: feature(step) }));
    const [run] = recordOf(declaration(), runs.flat()).cases;
    return run;
  }

  it('counts by the last', async () => {
    const run = await twice('it breaks', 'it holds');
    expect(run?.status).to.equal('passed');
    expect(run?.attempts.map(({ status }) => status)).to.deep.equal(['inconclusive']);
  });

  it('has failed where it has failed in one of them', async () => {
    const run = await twice('it fails', 'it holds');
    expect(run?.status).to.equal('failed');
    expect(run?.attempts.map(({ status }) => status)).to.deep.equal(['passed']);
  });
});
