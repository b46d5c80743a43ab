/** How a run ends when the other side goes away in its middle: whole runs of the command, over every wire. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import { openPort } from '../../adapters/serial/port';
import { portSettings } from '../../adapters/serial/settings';
import { serveSerial, type SerialServer } from '../../adapters/serial/server';
import type { UncheckedTable } from '../../adapters/table';
import type { Verdict } from '../../reports';
import { temporaryFolder } from '../cli/console';
import { nullModem, whyNoPseudoTerminal, type NullModem } from '../serial/pseudo-terminal';
import { certifyThrough } from '../support/certify-through';
import { commandLine, type Ended } from '../support/command-line';
import { at, processOf, started } from './processes';
import { evidenceText } from '../support/evidence';

/** Cases enough for a break between the first and the last, in two clauses. */
const TAGS = '@art_5__para_3__point_8 or @art_5__para_3__point_9';
const CASES_BEFORE = 12;

interface Broken extends Ended {
  verdict: Verdict;
  folder: string;
}

async function certified(adapter: object, ...flags: string[]): Promise<Broken> {
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, 'certification.yaml'), JSON.stringify({ adapter, languages: ['zh'] }));
  const run = await commandLine(['certify', '--out', 'out', '--ui', 'en', ...flags], cwd);
  const folder = path.join(cwd, 'out');
  expect(existsSync(path.join(folder, 'verdict.json')), run.out + run.err).to.equal(true);
  const verdict = JSON.parse(readFileSync(path.join(folder, 'verdict.json'), 'utf8')) as Verdict;
  return { ...run, verdict, folder };
}

function lines(folder: string, file: string): Record<string, unknown>[] {
  return evidenceText(path.join(folder, file))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A table that calls `end` when it is opened for the case after so many. */
function endingAfter(cases: number, end: () => void): UncheckedTable {
  const table = createReferenceTable();
  let opened = 0;
  return {
    ...table,
    open: (parameters) => {
      opened += 1;
      if (opened <= cases) return table.open(parameters);
      end();
      return new Promise(() => undefined);
    },
  };
}

/** The clause and the case in which it broke, wherever somebody looks; what went before, kept; the table, not blamed. */
function expectToldAndKept(ended: Broken, cases = CASES_BEFORE): void {
  const { code, out, verdict, folder } = ended;
  expect(code, out).to.equal(3);
  expect(verdict.verdict).to.equal('inconclusive');
  expect(verdict.cases.failed).to.equal(0);
  expect(verdict.cases.passed).to.equal(cases);
  const { inconclusive, notRun, planned, run } = verdict.cases;
  expect(inconclusive).to.be.within(1, 3);
  expect([run, notRun]).to.deep.equal([cases + inconclusive, planned - cases - inconclusive]);
  expect(notRun).to.be.greaterThan(0);

  const exchanges = lines(folder, 'transcript.ndjson');
  const subjects = exchanges.flatMap(({ subject }) =>
    subject === undefined ? [] : [subject as { clause: string; case: string }],
  );
  const broken = exchanges.find(({ fault }) => fault !== undefined)?.['subject'] as (typeof subjects)[0];
  const [reason] = verdict.reasons.filter((each) => each.code === 'link_failed');
  expect(reason?.clauses).to.deep.equal([broken.clause]);
  const place = verdict.clauses
    .find(({ id }) => id === broken.clause)
    ?.inconclusive.find((each) => each.cause === 'error');
  expect(place?.case).to.equal(broken.case);
  for (const said of [broken.case, `${place?.file}:${place?.line}`]) {
    expect(reason?.texts.en).to.include(said);
    expect(reason?.texts.zh).to.include(said);
    expect(out.replace(/\s+/g, ' ')).to.include(said);
  }
  expect(out).to.include(verdict.clauses.find(({ id }) => id === broken.clause)?.citation.en);

  const finished = lines(folder, 'messages.ndjson').filter((each) => 'testCaseFinished' in each);
  expect(finished).to.have.lengthOf(planned);
  expect(new Set(subjects.map((each) => each.clause)).size).to.be.at.least(1);
  expect(ended.left()).to.deep.equal([]);
}

/** How often a table is opened and closed before its run. */
const OPENED_BEFORE = 2;

const SELF_KILL = (cases: number) => `
  const createReferenceTable = require(${at('adapters/reference-table/index.ts')}).default;
  const table = createReferenceTable(JSON.parse(process.env.TABLE_OPTIONS ?? '{}'));
  let opened = 0;
  const ending = { ...table, open: (parameters) => {
    opened += 1;
    if (opened > ${cases}) process.kill(process.pid, 'SIGKILL');
    return table.open(parameters);
  } };`;

describe('a run over HTTP whose server is killed', () => {
  it('is inconclusive at once, however many cases are left, and leaves the port free', async () => {
    const server = await started(
      // Before the run it is opened to see whether it can follow the readings, and closed again.
      processOf(`${SELF_KILL(CASES_BEFORE + OPENED_BEFORE)}
        const { serveHttp } = require(${at('adapters/http/server.ts')});
        void serveHttp({ table: ending }).then(({ url }) => console.log(url));`),
    );
    const url = server.firstLine;
    const broken = await certified({ kind: 'http', target: url }, '--tags', '@art_5', '--allure', 'none');
    await server.ended;
    expectToldAndKept(broken);
    expect(broken.verdict.cases.notRun).to.be.greaterThan(1_000);
    // Whoever serves there next finds the port free.
    const again = createServer().listen(Number(new URL(url).port), '127.0.0.1');
    await new Promise<void>((resolve, reject) => again.once('listening', resolve).once('error', reject));
    again.close();
  });
});

describe('a run over stdio whose process is killed', () => {
  const tableProcess = (cases: number, more = '') =>
    processOf(`
      const fs = require('node:fs');
      const gone = __filename + '.gone';
      if (fs.existsSync(gone)) { console.error('no power'); process.exit(7); }
      console.error('the table is ready');
      ${SELF_KILL(cases)}
      ${more}
      const { serveStdio } = require(${at('adapters/stdio/server.ts')});
      void serveStdio({ input: process.stdin, output: process.stdout, table: ending });`);
  const FOR_GOOD = `const kill = process.kill; process.kill = (...words) => { fs.writeFileSync(gone, ''); kill(...words); };`;

  it('is inconclusive where it does not come back, keeps what it said, and has its report', async () => {
    const adapter = { kind: 'stdio', target: tableProcess(CASES_BEFORE, FOR_GOOD) };
    const broken = await certified(adapter, '--tags', TAGS);
    expectToldAndKept(broken);
    expect(existsSync(path.join(broken.folder, 'allure-report/index.html'))).to.equal(true);
    const said = readFileSync(path.join(broken.folder, 'stderr.log'), 'utf8');
    expect(said).to.match(/^(?:the table is ready\n){2}(?:no power\n)+$/);
    expect(broken.out).to.include('SIGKILL');
  });

  it('goes on with the next case where it comes back; what had failed before stays failed', async () => {
    const verdict = await certifyThrough({
      kind: 'stdio',
      target: tableProcess(20),
      options: { environment: { TABLE_OPTIONS: '{"fault":"field-loses-on-12"}' } },
      flags: { tags: TAGS, lang: 'zh' },
    });
    expect(verdict.exitCode).to.equal(1);
    const { planned, passed, failed, inconclusive, notRun } = verdict.cases;
    expect(failed).to.be.greaterThan(0);
    expect([inconclusive, notRun]).to.deep.equal([Math.floor((planned - 1) / 20), 0]);
    expect(passed + failed + inconclusive).to.equal(planned);
    expect(verdict.reasons.map((reason) => reason.code)).to.include('link_failed');
    const clauses = verdict.clauses.filter(({ failures }) => failures.length > 0).map(({ id }) => id);
    expect(clauses).to.deep.equal(['art_5__para_3__point_8']);
  });
});

describe('a run over a serial line that is unplugged', function () {
  before(function () {
    const why = whyNoPseudoTerminal();
    if (why === null) return;
    console.log(`    skipped: ${why}`);
    this.skip();
  });

  const options = { reconnectMs: 300, replyMs: 100 };

  /**
   * @param end ends the line, or the device
   * @param opened how often the table is opened before the run
   */
  async function line(end: (modem: NullModem, server: SerialServer) => Promise<void>, opened = 0) {
    const modem = await nullModem();
    const table = endingAfter(CASES_BEFORE + opened, () => setImmediate(() => void end(modem, server)));
    const server = await serveSerial({ path: modem.other.path, table });
    toEnd.push(async () => {
      await server.close();
      await modem.end();
    });
    return { kind: 'serial', target: modem.one.path, options } as const;
  }
  const toEnd: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of toEnd.splice(0)) await end();
  });

  it('is inconclusive where it is unplugged, and keeps every byte up to there', async () => {
    const adapter = { ...(await line((modem) => modem.one.end(), OPENED_BEFORE)), timeout: 800 };
    const broken = await certified(adapter, '--tags', TAGS, '--allure', 'none');
    expectToldAndKept(broken);
    const wire = evidenceText(path.join(broken.folder, 'serial.ndjson'));
    expect(wire.match(/\\"op\\":\\"open\\"/g)?.length).to.be.at.least(CASES_BEFORE);
  });

  it('is inconclusive where its device has died, and leaves the port free', async () => {
    const adapter = await line((_, server) => server.close());
    const verdict = await certifyThrough({ ...adapter, timeoutMs: 800, flags: { tags: TAGS, lang: 'zh' } });
    expect(verdict.exitCode).to.equal(3);
    expect(verdict.cases).to.deep.include({ failed: 0, passed: CASES_BEFORE, inconclusive: 3 });
    expect(verdict.reasons.map(({ code }) => code)).to.include('link_failed');
    await (await openPort(portSettings(adapter.target, {}))).close();
  });
});
