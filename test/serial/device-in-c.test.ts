import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import { connectSerial } from '../../adapters/serial';
import type { UncheckedTable } from '../../adapters/table';
import { LineSplitter, executeOn, systemClock, utf8 } from '../../adapters/wire';
import { run } from '../cli/console';
import { certifyThrough, found, referenceVerdict } from '../support/certify-through';
import { FaultyLine } from '../wire/faulty-line';
import { noting, operationsAtRandom, tally } from '../wire/operations';
import { Random } from '../wire/random';
import { nullModem, whyNoPseudoTerminal, type NullModem, type Passage } from './pseudo-terminal';

const SOURCE = path.resolve(__dirname, '../../docs/vendor/device.c');
const EXCHANGES = 200;

function whyNoCompiler(): string | null {
  return spawnSync('cc', ['--version']).error ? 'no C compiler `cc` is found' : null;
}

describe('the device in C', function () {
  let folder: string | undefined;
  let program: string;
  let modem: NullModem | undefined;
  let device: ChildProcess | undefined;

  before(function () {
    const why = whyNoCompiler() ?? whyNoPseudoTerminal();
    if (why !== null) {
      console.log(`    skipped: ${why}`);
      this.skip();
    }
    folder = mkdtempSync(path.join(os.tmpdir(), 'craps-device-'));
    program = path.join(folder, 'device');
    for (const standard of ['c99', 'c11']) {
      const compiled = spawnSync(
        'cc',
        [`-std=${standard}`, '-O2', '-Wall', '-Wextra', '-Werror', '-pedantic', '-o', program, SOURCE],
        { encoding: 'utf8' },
      );
      expect(compiled.stderr).to.equal('');
      expect(compiled.status).to.equal(0);
    }
  });

  after(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  afterEach(async () => {
    if (device?.exitCode === null) {
      const gone = once(device, 'exit');
      device.kill('SIGKILL');
      await gone;
    }
    await modem?.end();
    modem = undefined;
  });

  /** The device at one end, with `table` behind it; the path of the other end. */
  async function plugged(table: UncheckedTable, ...passages: [Passage, Passage] | []): Promise<string> {
    modem = await nullModem(...passages);
    const child = spawn(program, [modem.other.path], { stdio: ['pipe', 'pipe', 'inherit'] });
    device = child;
    const execute = executeOn(table);
    const lines = new LineSplitter(1_000_000);
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of lines.push(chunk)) {
        void Promise.resolve(execute(line && utf8(line))).then((answer) => child.stdin.write(`${answer}\n`));
      }
    });
    return modem.one.path;
  }

  it('loses, doubles and changes nothing on a bad line', async () => {
    const random = new Random(2010);
    const passage: () => Passage = () => {
      let line: FaultyLine | undefined;
      return (chunk, deliver) => {
        line ??= new FaultyLine(systemClock, random, { chunk: 0.01, line: 0.02, longestDelayMs: 5 }, deliver);
        line.send(chunk);
      };
    };
    const executed: number[] = [];
    const target = await plugged(noting(createReferenceTable(), executed), passage(), passage());
    const options = { replyMs: 40, quietMs: 10, repetitions: 200 };
    const connection = await connectSerial({ target, timeoutMs: 60_000, options });
    const operations = operationsAtRandom(new Random(2010), EXCHANGES);
    const result = await tally(operations, connection.table, createReferenceTable(), executed);
    await connection.close();
    expect(result).to.deep.equal({ asked: EXCHANGES, lost: 0, doubled: 0, wrong: 0 });
  });

  it('says that it works while the table takes its time', async () => {
    const table = createReferenceTable();
    let rolls = 0;
    const roll = async () => {
      rolls += 1;
      await new Promise((resolve) => setTimeout(resolve, 900));
      return { ok: false, refusal: { code: 'NOT_OPEN' } };
    };
    const target = await plugged({ ...table, roll });
    const connection = await connectSerial({ target, timeoutMs: 400, options: { replyMs: 100 } });
    expect(await connection.table.roll({})).to.have.property('ok', false);
    await connection.close();
    expect(rolls).to.equal(1);
  });

  it('passes adapter-check', async () => {
    const target = await plugged(createReferenceTable());
    const { code, out } = await run([
      ...['adapter-check', '--adapter', 'serial', '--target', target, '--json'],
      ...['--table-option', 'quietMs=10', '--timeout', '2000'],
    ]);
    const { results } = JSON.parse(out) as { results: { check: string; findings: unknown[] }[] };
    expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
    expect(results).to.have.length(40);
    expect(code).to.equal(0);
  });

  it('passes the certification as the table behind it does', async () => {
    const target = await plugged(createReferenceTable());
    const verdict = await certifyThrough({ kind: 'serial', target });
    expect(verdict.verdict).to.equal('conforms');
    expect(found(verdict)).to.deep.equal(found(await referenceVerdict()));
  });
});
