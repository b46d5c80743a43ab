import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES, translator } from '../../locales';
import { UnreadableEvidence, eachLine, readMessages, standing, type EvidenceProblem } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { record } from '../transcript/recorded';

const LINES = Array.from({ length: 2_000 }, (_, index) =>
  JSON.stringify({ line: index, text: '檯'.repeat(index) }),
);
const TEXT = `${LINES.join('\n')}\n`;

function file(content: string | Buffer, name = 'transcript.ndjson.gz'): string {
  const made = path.join(temporaryFolder(), name);
  writeFileSync(made, content);
  return made;
}

async function linesIn(named: string): Promise<{ text: string; number: number; open: boolean }[]> {
  const lines: { text: string; number: number; open: boolean }[] = [];
  await eachLine(named, (text, number, open) => lines.push({ text, number, open }));
  return lines;
}

describe('the lines of evidence', () => {
  it('are the same, packed and plain, wherever a piece of the file ends', async () => {
    const plain = await linesIn(file(TEXT, 'transcript.ndjson'));
    expect(plain.map(({ text }) => text)).to.deep.equal(LINES);
    expect(plain.map(({ number }) => number)).to.deep.equal(LINES.map((_, index) => index + 1));
    expect(await linesIn(file(gzipSync(TEXT)))).to.deep.equal(plain);
  });

  it('go on from one packed part to the next, within a line as well', async () => {
    for (const at of [0, 1, 70_000, Buffer.byteLength(TEXT) - 1]) {
      const bytes = Buffer.from(TEXT);
      const parts = [bytes.subarray(0, at), bytes.subarray(at)].map((part) => gzipSync(part));
      const lines = await linesIn(file(Buffer.concat(parts)));
      expect(lines.map(({ text }) => text)).to.deep.equal(LINES);
    }
  });

  it('tell the last one that has no end', async () => {
    for (const named of [file('a\nb', 'x.ndjson'), file(gzipSync('a\nb'), 'x.ndjson.gz')])
      expect(await linesIn(named)).to.deep.equal([
        { text: 'a', number: 1, open: false },
        { text: 'b', number: 2, open: true },
      ]);
    expect(await linesIn(file('', 'x.ndjson'))).to.deep.equal([]);
  });

  it('are those that the tools at hand show', function () {
    if (process.platform === 'win32') this.skip();
    const packed = file(gzipSync(TEXT));
    const said = execFileSync('sh', ['-c', 'zcat "$1" | tail -n 3', 'sh', packed], { encoding: 'utf8' });
    expect(said).to.equal(`${LINES.slice(-3).join('\n')}\n`);
  });
});

describe('a line that is longer than any of the suite', () => {
  it('is not read', async () => {
    const endless = file('', 'messages.ndjson');
    truncateSync(endless, 300_000_000);
    const error: unknown = await readMessages(endless).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(UnreadableEvidence);
    expect(error).to.include({ file: 'messages.ndjson', problem: 'longLine' });
  });
});

describe('of a file that is there in two forms', () => {
  it('the plain one is read, unless the other is named', async () => {
    const plain = file('{"meta":{}}\n', 'messages.ndjson');
    writeFileSync(`${plain}.gz`, gzipSync('{"meta":{}}\n{"meta":{}}\n'));
    expect(standing(plain)).to.equal(plain);
    expect((await readMessages(plain)).envelopes).to.have.lengthOf(1);
    expect((await readMessages(`${plain}.gz`)).envelopes).to.have.lengthOf(2);
  });
});

/** What is no evidence, and what is said of it. */
const UNREADABLE: Record<Exclude<EvidenceProblem, 'longLine'>, () => Buffer | string> = {
  notPacked: () => TEXT,
  cutShort: () => gzipSync(TEXT).subarray(0, 1_000),
  damaged: () => {
    const packed = gzipSync(TEXT);
    return Buffer.concat([packed.subarray(0, 500), Buffer.alloc(200, 0x55), packed.subarray(700)]);
  },
  swollen: () => gzipSync(Buffer.alloc(20_000_000, 'x\n'.repeat(1_000))),
};

const ALSO: [what: string, problem: EvidenceProblem, content: () => Buffer][] = [
  ['without its last byte', 'cutShort', () => gzipSync(TEXT).subarray(0, -1)],
  ['of no bytes', 'cutShort', () => Buffer.alloc(0)],
  ['of one byte', 'cutShort', () => gzipSync(TEXT).subarray(0, 1)],
  ['with something behind it', 'damaged', () => Buffer.concat([gzipSync(TEXT), Buffer.from('{"more":1}\n')])],
  ['with nothing but zeros behind it', 'damaged', () => Buffer.concat([gzipSync(TEXT), Buffer.alloc(100)])],
  [
    'with half a part behind it',
    'cutShort',
    () => Buffer.concat([gzipSync(TEXT), gzipSync('x').subarray(0, 12)]),
  ],
  [
    'whose check sum is another',
    'damaged',
    () => {
      const packed = gzipSync(TEXT);
      packed.writeUInt8(packed.readUInt8(packed.length - 8) ^ 1, packed.length - 8);
      return packed;
    },
  ],
];

describe('a packed file', () => {
  const problemOf = async (content: Buffer | string): Promise<unknown> => {
    const error: unknown = await eachLine(file(content), () => undefined).catch((thrown: unknown) => thrown);
    return error instanceof UnreadableEvidence ? [error.file, error.problem] : error;
  };

  for (const [problem, content] of Object.entries(UNREADABLE))
    it(`is not read where it is ${problem}`, async () => {
      expect(await problemOf(content())).to.deep.equal(['transcript.ndjson.gz', problem]);
    });

  for (const [what, problem, content] of ALSO)
    it(`is not read ${what}`, async () => {
      expect(await problemOf(content())).to.deep.equal(['transcript.ndjson.gz', problem]);
    });

  it('is refused by name and in each language where its exchanges are asked for', async () => {
    const { file: plain, folder } = await recorded();
    for (const [problem, content] of Object.entries(UNREADABLE)) {
      writeFileSync(`${plain}.gz`, content());
      const said = new Set<string>();
      for (const ui of INTERFACE_LANGUAGES) {
        for (const flags of [[], ['--verify']]) {
          const { code, out, err } = await run(['transcript', folder, ...flags, '--ui', ui]);
          expect([code, out]).to.deep.equal([1, '']);
          expect(err.trim()).to.equal(translator(ui, 'evidence')(problem, { file: 'transcript.ndjson.gz' }));
          said.add(err);
        }
      }
      expect(said.size).to.equal(3);
    }
  });

  it('is shown and verified like a plain one, a second part of it too', async () => {
    const { file: plain, folder, content } = await recorded();
    const half = Math.floor(content.length / 2);
    writeFileSync(`${plain}.gz`, gzipSync(content.subarray(0, half)));
    appendFileSync(`${plain}.gz`, gzipSync(content.subarray(half)));
    const { code, out } = await run(['transcript', folder, '--verify', '--json']);
    expect(code).to.equal(0);
    expect(JSON.parse(out)).to.include({ intact: true, lines: 14 });
  });

  /** A transcript whose plain form is gone. */
  async function recorded(): Promise<{ file: string; folder: string; content: Buffer }> {
    const made = path.join(temporaryFolder(), 'transcript.ndjson');
    await record(made);
    const content = readFileSync(made);
    const folder = temporaryFolder();
    return { file: path.join(folder, 'transcript.ndjson'), folder, content };
  }
});
