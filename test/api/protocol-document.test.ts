import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { readAnswer } from '../../adapters/answers';
import { DEFAULT_PORT } from '../../adapters/http/protocol';
import { JOURNAL_FORMAT, readJournalFile } from '../../adapters/journal';
import createReferenceTable from '../../adapters/reference-table';
import { OPERATIONS, capabilitiesSchema, refusalCodeSchema } from '../../adapters/table';
import { temporaryFolder } from '../cli/console';
import { decodeFrame, executeOn, type ReceivedFrame } from '../../adapters/wire';

const DOCS = path.join(__dirname, '..', '..', 'docs');
const DOCUMENTS = ['protocol.md', 'protocol.zh.md', 'protocol.pt.md'];
const text = (name: string) => readFileSync(path.join(DOCS, name), 'utf8');
const blocks = (name: string) => text(name).match(/^```[\s\S]*?^```$/gm) ?? [];
const ALL = blocks('protocol.md').join('\n');

const frameLines = ALL.split('\n').filter((line) => /^[QRWN] [0-9A-F]{8} \d/.test(line));

describe('the protocol document', () => {
  it('has the same examples in every language', () => {
    expect(blocks('protocol.md')).to.have.length(13);
    for (const name of DOCUMENTS) expect(blocks(name), name).to.deep.equal(blocks('protocol.md'));
  });

  it('has the same chapters in every language, and finds them', () => {
    const chapters = DOCUMENTS.map((name) => text(name).match(/^## .+$/gm)?.length);
    expect(chapters).to.deep.equal([10, 10, 10]);
    for (const name of DOCUMENTS) {
      const headings = [...text(name).matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      );
      const links = [...text(name).matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
      expect(
        links.filter((anchor) => !headings.includes(anchor ?? '')),
        name,
      ).to.deep.equal([]);
      expect(links).to.include.members(headings);
    }
  });

  it('names every operation, refusal and member of a description', () => {
    const names = [...OPERATIONS, ...refusalCodeSchema.options, ...Object.keys(capabilitiesSchema.shape)];
    for (const name of DOCUMENTS) {
      const missing = names.filter((each) => !new RegExp(`[\`"]${each}[\`"]`).test(text(name)));
      expect(missing, name).to.deep.equal([]);
    }
  });

  it('shows a journal that can be read', async () => {
    const journal = blocks('protocol.md').find((each) => each.includes(JOURNAL_FORMAT)) ?? '';
    const file = path.join(temporaryFolder(), 'journal.ndjson');
    writeFileSync(file, journal.replace(/^```\n|```$/g, ''));
    const { events } = await readJournalFile(file);
    expect(events.map(({ sequence }) => sequence)).to.deep.equal([0, 1, 2, 3, 4, 90]);
  });

  it('has lines with the right checksum', () => {
    expect(frameLines).to.have.length(17);
    for (const line of frameLines) expect(decodeFrame(Buffer.from(line)), line).to.be.an('object');
    const damaged = (frameLines[0] ?? '').replace('HELLO', 'HALLO');
    expect(decodeFrame(Buffer.from(damaged))).to.equal('checksum');
  });

  it('shows what the reference table answers', async () => {
    const execute = executeOn(createReferenceTable({ offered: ['pass', 'field'] }));
    const frames = frameLines.map((line) => decodeFrame(Buffer.from(line)) as ReceivedFrame);
    const asked = frames.filter(({ kind, sequence }) => kind === 'Q' && sequence > 0);
    expect(asked).to.have.length(6);
    for (const { sequence, body } of asked) {
      const reply = frames.find((frame) => frame.kind === 'R' && frame.sequence === sequence);
      expect(reply?.body, body ?? '').to.equal(await execute(body));
    }
  });

  it('has JSON that is valid, and HTTP whose length is right', () => {
    const json = [...ALL.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, source = '']) => JSON.parse(source) as unknown,
    );
    expect(readAnswer('change', json[0])).to.deep.equal(json[0]);
    expect(readAnswer('bet', json[1])).to.deep.equal(json[1]);
    expect(readAnswer('describe', { ok: true, value: json[2] })).to.deep.equal({ ok: true, value: json[2] });
    const [, length, body = ''] = /Content-Length: (\d+)[\s\S]*?\n\n(.*)\n```/.exec(ALL) ?? [];
    expect(Buffer.byteLength(body)).to.equal(Number(length));
    for (const line of ALL.split('\n').filter((each) => each.startsWith('{"jsonrpc"'))) {
      const { method, result } = JSON.parse(line) as { method?: string; result?: unknown };
      if (method !== undefined) expect([...OPERATIONS, 'working']).to.include(method);
      if (result !== undefined) expect(readAnswer('bet', result)).to.deep.equal(result);
    }
    expect(ALL).to.include(`127.0.0.1:${DEFAULT_PORT}`);
  });
});
