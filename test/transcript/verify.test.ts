import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { WireLog } from '../../adapters/wire';
import createReferenceTable from '../../adapters/reference-table';
import type { Table } from '../../adapters/table';
import { Transcript } from '../../adapters/transcript';
import { PROBLEMS, verifyTranscript, witnessesBeside, type ProblemKind } from '../../reports';
import { temporaryFolder } from '../cli/console';
import { edit, linesOf, nameInMessages, record, recordedRun, type Recorded } from './recorded';

/** In the file: 6 lines of the description, then 14 of worker 0 and 14 of worker 1. */
const WORKER_0 = 7;
const WORKER_1 = 21;

interface Tampering {
  what: string;
  change: (lines: string[]) => string[];
  /** The first problem, and its line. */
  first: [kind: ProblemKind, line: number | null];
}

const without = (index: number) => (lines: string[]) => lines.toSpliced(index - 1, 1);
const changed = (index: number, from: string | RegExp, to: string) => (lines: string[]) =>
  lines.with(index - 1, (lines[index - 1] ?? '').replace(from, to));

const TAMPERINGS: Tampering[] = [
  {
    what: 'an answer is another',
    change: changed(WORKER_0 + 3, '"amount":1000', '"amount":9000'),
    first: ['altered', WORKER_0 + 3],
  },
  {
    what: 'the hash of the line before is another',
    change: changed(WORKER_0 + 3, /"previous":"...../, '"previous":"00000'),
    // Which of the two was altered nobody can tell.
    first: ['altered', WORKER_0 + 2],
  },
  { what: 'an exchange is missing', change: without(WORKER_0 + 3), first: ['missing', WORKER_0 + 3] },
  {
    what: 'an exchange is missing and the rest renumbered',
    change: (lines) =>
      without(WORKER_0 + 3)(lines).map((line, index) =>
        index + 1 < WORKER_0 + 3 || index + 1 >= WORKER_1 - 1
          ? line
          : line.replace(/"sequence":(\d+)/, (_all, n: string) => `"sequence":${Number(n) - 1}`),
      ),
    first: ['altered', WORKER_0 + 2],
  },
  {
    what: 'two exchanges are swapped',
    change: (lines) =>
      lines.with(WORKER_0 + 2, lines[WORKER_0 + 3] ?? '').with(WORKER_0 + 3, lines[WORKER_0 + 2] ?? ''),
    first: ['swapped', WORKER_0 + 3],
  },
  {
    what: 'an exchange is put in twice',
    change: (lines) => lines.toSpliced(WORKER_0 + 4, 0, lines[WORKER_0 + 3] ?? ''),
    first: ['repeated', WORKER_0 + 5],
  },
  {
    what: 'an exchange of another chain is put in',
    change: (lines) =>
      lines.toSpliced(
        WORKER_0 + 4,
        0,
        (lines[WORKER_0 + 3] ?? '').replace(/"chain":"........"/, '"chain":"00000000"'),
      ),
    first: ['beginning', WORKER_0 + 5],
  },
  {
    what: 'a line is in no chain',
    change: (lines) => lines.toSpliced(WORKER_0 + 4, 0, '{"operation":"state","answer":{}}'),
    first: ['foreign', WORKER_0 + 5],
  },
  {
    what: 'a line is no JSON',
    change: changed(WORKER_0 + 3, '"answer"', '"answer'),
    first: ['unreadable', WORKER_0 + 3],
  },
  { what: 'a header is missing', change: without(WORKER_0), first: ['beginning', WORKER_0] },
  {
    what: 'the format is another',
    change: changed(WORKER_1, '"version":1', '"version":2'),
    first: ['format', WORKER_1],
  },
  {
    what: 'a first chain is missing whole',
    change: (lines) => lines.slice(WORKER_0 - 1),
    first: ['predecessor', 1],
  },
  {
    what: 'the last chain is missing whole',
    change: (lines) => lines.slice(0, WORKER_1 - 1),
    first: ['caseMissing', null],
  },
  { what: 'the end is cut off', change: (lines) => lines.slice(0, -1), first: ['cutOff', 33] },
  { what: 'cases at the end are cut off', change: (lines) => lines.slice(0, -6), first: ['cutOff', 28] },
  {
    what: 'a line follows the end',
    change: (lines) => [...lines, (lines.at(-2) ?? '').replace(/"sequence":\d+/, '"sequence":14')],
    first: ['afterEnd', 35],
  },
];

const verified = ({ file, places }: Recorded, interrupted = false) =>
  verifyTranscript(file, { places, interrupted });

describe('a transcript', () => {
  it('that nobody touched is intact', async () => {
    const run = await recordedRun();
    const { intact, lines, chains, problems } = await verified(run);
    expect(problems).to.deep.equal([]);
    expect(intact).to.equal(true);
    expect(lines).to.equal(34);
    expect(chains.map(({ worker, lines: own, end }) => [worker, own, end])).to.deep.equal([
      ['describe', 4, 'ended'],
      ['0', 12, 'ended'],
      ['1', 12, 'ended'],
    ]);
  });

  for (const { what, change, first } of TAMPERINGS) {
    it(`is not intact where ${what}`, async () => {
      const run = await recordedRun();
      edit(run.file, change);
      const { intact, problems } = await verified(run);
      expect(intact).to.equal(false);
      expect([problems[0]?.kind, problems[0]?.line]).to.deep.equal(first);
    });
  }

  it('is not intact where the messages name other exchanges', async () => {
    const run = await recordedRun();
    const [place] = run.places;
    if (place === undefined) throw new Error('no place');
    run.places[0] = { ...place, sha256: place.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
    expect((await verified(run)).problems).to.deep.equal([
      {
        kind: 'caseAltered',
        file: 'transcript.ndjson',
        line: 5,
        chain: place.chain,
        from: place.from,
        to: place.to,
      },
    ]);
  });

  it('is not intact where a chain was made anew', async () => {
    const run = await recordedRun();
    edit(run.file, (lines) => lines.slice(0, WORKER_1 - 1));
    await record(run.file, { worker: '1' });
    expect((await verifyTranscript(run.file)).intact).to.equal(true);
    expect((await verified(run)).problems.map(({ kind }) => kind)).to.deep.equal([
      'caseMissing',
      'caseMissing',
      'caseMissing',
    ]);
  });

  it('may lack its end where the run was interrupted, and that is told', async () => {
    const run = await recordedRun();
    edit(run.file, (lines) => lines.slice(0, -1));
    const { intact, chains } = await verified(run, true);
    expect(intact).to.equal(true);
    expect(chains.at(-1)?.end).to.equal('interrupted');
  });

  it('may not lack a case that came to its end, however the run ended', async () => {
    const run = await recordedRun();
    edit(run.file, (lines) => lines.slice(0, -2));
    const { intact, problems } = await verified(run, true);
    expect(intact).to.equal(false);
    expect(problems.map(({ kind, to }) => [kind, to])).to.deep.equal([['caseMissing', 12]]);
  });

  it('tells an interrupted run by what stands beside it, and which cases it has', async () => {
    const run = await recordedRun();
    nameInMessages(run.folder, run.places);
    const witnesses = await witnessesBeside(run.file);
    expect(witnesses).to.deep.equal({ files: ['messages.ndjson'], places: run.places, interrupted: false });
    edit(run.file, (lines) => lines.slice(0, 20));
    expect((await verifyTranscript(run.file, witnesses)).problems.map(({ kind }) => kind)).to.deep.equal([
      'caseMissing',
      'caseMissing',
      'caseMissing',
    ]);
  });

  it('is the same where it is packed, and is not intact where it stands there in both forms', async () => {
    const run = await recordedRun();
    const plain = await verified(run);
    writeFileSync(`${run.file}.gz`, gzipSync(readFileSync(run.file)));
    const both = [
      { kind: 'twoForms', file: 'transcript.ndjson.gz', line: null, chain: null, from: null, to: null },
    ];
    for (const file of [run.file, `${run.file}.gz`])
      expect((await verified({ ...run, file })).problems).to.deep.equal(both);
    rmSync(run.file);
    const packed = await verified(run);
    expect(packed.chains.map(({ file }) => file)).to.deep.equal(Array(3).fill('transcript.ndjson.gz'));
    const unnamed = ({ chains, ...rest }: typeof packed) => ({
      ...rest,
      chains: chains.map((chain) => ({ ...chain, file: '' })),
    });
    expect(unnamed(packed)).to.deep.equal(unnamed(plain));
  });

  it('may be empty where the table was never asked', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    expect(await verifyTranscript(file)).to.deep.equal({ intact: true, lines: 0, chains: [], problems: [] });
  });
});

describe("a transcript's wire", () => {
  async function overWire(): Promise<Recorded & { wire: string }> {
    const folder = temporaryFolder();
    const [file, wire] = [path.join(folder, 'transcript.ndjson'), path.join(folder, 'http.ndjson')];
    const log = new WireLog(wire, { text: true });
    const transcript = new Transcript(file, '0');
    const inner = createReferenceTable() as Table;
    const state = async () => {
      log.sent(Buffer.from('{}'), { operation: 'state' });
      const answer = await inner.state({});
      log.received(Buffer.from(JSON.stringify(answer)), { status: 200 });
      return answer;
    };
    const table = transcript.record({ ...inner, state }, log);
    for (let n = 0; n < 3; n += 1) await table.state({});
    transcript.close();
    log.close();
    return { folder, file, wire, places: [] };
  }

  it('is pointed to by each exchange', async () => {
    const run = await overWire();
    const exchange = JSON.parse(linesOf(run.file)[2] ?? '') as { wire: object };
    expect(exchange.wire).to.include({ file: 'http.ndjson', from: 3, to: 4 });
    const { intact, chains } = await verified(run);
    expect(intact).to.equal(true);
    expect(chains.map(({ file, lines, end }) => [file, lines, end])).to.deep.equal([
      ['transcript.ndjson', 3, 'ended'],
      ['http.ndjson', 6, 'ended'],
    ]);
  });

  it('is not intact where a byte of it is another', async () => {
    const run = await overWire();
    edit(run.wire, (lines) => lines.with(4, (lines[4] ?? '').replace('\\"ok\\":true', '\\"ok\\":null')));
    const { problems } = await verified(run);
    expect(problems.map(({ kind, file, line }) => [kind, file, line])).to.deep.equal([
      ['wireAltered', 'transcript.ndjson', 3],
      ['altered', 'http.ndjson', 5],
    ]);
  });

  it('is not intact where the record of it is gone', async () => {
    const run = await overWire();
    rmSync(run.wire);
    const { problems } = await verified(run);
    expect(problems.map(({ kind, line }) => [kind, line])).to.deep.equal([
      ['wireMissing', 2],
      ['wireMissing', 3],
      ['wireMissing', 4],
    ]);
  });

  it('keeps to its limit and says so', () => {
    const file = path.join(temporaryFolder(), 'http.ndjson');
    const log = new WireLog(file, { text: true, limit: 300 });
    for (let n = 0; n < 100; n += 1) log.received(Buffer.from('noise of a table that never stops'));
    log.close();
    const lines = linesOf(file);
    expect(lines.length).to.be.below(10);
    expect(JSON.parse(lines.at(-2) ?? '')).to.include({ direction: 'none', full: true });
  });
});

describe('the problems of a transcript', () => {
  it('are each found in a test', () => {
    const elsewhere: ProblemKind[] = ['caseAltered', 'wireMissing', 'wireAltered', 'twoForms'];
    const found = new Set([...TAMPERINGS.map(({ first: [kind] }) => kind), ...elsewhere]);
    expect([...found]).to.have.members([...PROBLEMS]);
  });

  it('are found in a run that was taken up again too', async () => {
    const run = await recordedRun();
    edit(run.file, (lines) => lines.slice(0, -1));
    await record(run.file, { worker: '1' });
    expect((await verified(run)).intact).to.equal(true);
    edit(run.file, without(WORKER_1 + 2));
    expect((await verified(run)).problems[0]).to.include({ kind: 'missing', line: WORKER_1 + 2 });
  });
});
