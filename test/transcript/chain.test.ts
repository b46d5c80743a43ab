import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { ChainedFile } from '../../adapters/chain';
import { verifyTranscript } from '../../reports';
import { temporaryFolder } from '../cli/console';
import { linesOf, record, recordedRun } from './recorded';

const ROOT = path.resolve(__dirname, '../..');

interface Line {
  chain: string;
  sequence: number;
  previous: string | null;
  [member: string]: unknown;
}

const sha256 = (line: string) => createHash('sha256').update(line, 'utf8').digest('hex');

describe('a chained file', () => {
  it('begins with its format, and each line holds the hash of the one before it', async () => {
    const { file } = await recordedRun();
    const texts = linesOf(file);
    const lines = texts.map((text) => JSON.parse(text) as Line);
    expect(lines[0]).to.include({
      sequence: 0,
      format: 'craps-conformance/transcript',
      version: 1,
      worker: 'describe',
      previous: null,
    });
    const chains = new Set(lines.map(({ chain }) => chain));
    expect(chains.size).to.equal(3);
    for (const chain of chains) {
      const own = texts.filter((_text, index) => lines[index]?.chain === chain);
      for (const [index, text] of own.slice(1).entries()) {
        const line = JSON.parse(text) as Line;
        expect(line.sequence).to.equal(index + 1);
        expect(line.previous).to.equal(sha256(own[index] ?? ''));
      }
      expect(JSON.parse(own.at(-1) ?? '')).to.have.property('end', true);
    }
    // The second chain holds on to the end of the first.
    const end = texts.findIndex((text) => text.includes('"end":true'));
    expect(lines[end + 1]).to.include({ sequence: 0, previous: sha256(texts[end] ?? '') });
  });

  it('holds nothing that acts on a terminal', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    const said = '\u009b2J\u202eright to left\u2028\u200b\u007f檯';
    const chained = new ChainedFile(file, { contents: 'transcript', worker: '0' });
    chained.append(JSON.stringify({ said }).slice(1, -1));
    chained.close();
    expect(readFileSync(file, 'utf8')).not.to.match(/[\u007f-\u009f\u200b\u202e\u2028]/);
    expect(JSON.parse(linesOf(file)[1] ?? '')).to.have.property('said', said);
    expect((await verifyTranscript(file)).intact).to.equal(true);
  });

  it('is shared by processes that write at once', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    const script = `
      const { Transcript } = require('./adapters/transcript.ts');
      const transcript = new Transcript(process.argv[1], process.argv[2]);
      const table = transcript.record(new Proxy({}, { get: () => async () => ({ ok: true, value: {} }) }));
      (async () => {
        for (let n = 1; n <= 400; n += 1) {
          transcript.about({ testCaseStarted: String(n), language: 'zh', clause: 'c', case: 'k' });
          await table.state({});
        }
        transcript.close();
      })();`;
    const codes = await Promise.all(
      ['0', '1', '2'].map(async (worker) => {
        const writer = spawn(process.execPath, ['--require', './register.cjs', '-e', script, file, worker], {
          cwd: ROOT,
          stdio: 'inherit',
        });
        return (await once(writer, 'exit'))[0] as number;
      }),
    );
    expect(codes).to.deep.equal([0, 0, 0]);
    const { intact, chains, problems } = await verifyTranscript(file);
    expect(problems).to.deep.equal([]);
    expect(intact).to.equal(true);
    expect(chains.map(({ worker, lines, end }) => [worker, lines, end])).to.have.deep.members(
      ['0', '1', '2'].map((worker) => [worker, 400, 'ended']),
    );
  });

  it('is taken up again after a process that was killed within a line', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    await record(file, { killed: true });
    const last = linesOf(file).at(-1) ?? '';
    appendFileSync(file, last.slice(0, 200));
    await record(file, {});
    expect(readFileSync(file, 'utf8')).to.include(`${last.slice(0, 200)}\n{"chain"`);
    const { intact, chains } = await verifyTranscript(file);
    expect(intact).to.equal(true);
    expect(chains.map(({ end }) => end)).to.deep.equal(['resumed', 'ended']);
    // The new chain holds on to the last line that was whole.
    const header =
      linesOf(file).find((line) => line.includes('"sequence":0') && !line.includes('null')) ?? '';
    expect(JSON.parse(header)).to.have.property('previous', sha256(last));
  });

  it('loses no line that another process added to half a line', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    await record(file, { worker: '0', killed: true });
    await record(file, { worker: '1' });
    const lines = linesOf(file);
    const second = lines.findIndex((line) => line.includes('"worker":"1"')) + 2;
    const torn = (lines[1] ?? '').slice(0, 100);
    writeFileSync(file, lines.map((line, index) => `${index === second ? torn : ''}${line}\n`).join(''));
    expect((await verifyTranscript(file, { interrupted: true })).problems).to.deep.equal([]);
    expect((await verifyTranscript(file, { interrupted: false })).intact).to.equal(false);
  });

  it('finds its end behind a long last line', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    const long = new ChainedFile(file, { contents: 'transcript', worker: '0' });
    long.append(`"text":"${'x'.repeat(200_000)}"`);
    long.flush();
    await record(file, { worker: '1' });
    long.close();
    expect((await verifyTranscript(file)).problems).to.deep.equal([]);
    const header = JSON.parse(linesOf(file)[2] ?? '') as Line;
    expect(header.previous).to.equal(sha256(linesOf(file)[1] ?? ''));
  });
});
