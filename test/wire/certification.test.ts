/** The certification says the same of a table whatever wire it is behind. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import { serveSerial } from '../../adapters/serial/server';
import type { CertifyFlags } from '../../certification/declaration/configuration';
import { temporaryFolder } from '../cli/console';
import { nullModem, whyNoPseudoTerminal } from '../serial/pseudo-terminal';
import { certifyThrough, found, referenceVerdict } from '../support/certify-through';
import { compiledCommand } from '../support/compiled';
import { serving } from '../support/processes';

const ROOT = path.resolve(__dirname, '../..');
const PYTHON_TABLE = path.join(ROOT, 'docs/vendor/table.py');
/** As `certify` asks for it: test/practice/small-tables.test.ts. */
const PYTHON_DECLARED = `
readings: { base: customary, winning_bets: stay_up }
table:
  bets: [pass, any_craps, any_7, eleven, ace_deuce, aces, boxcars, field, big_6, big_8]
  senses: { landing: false, leaning: false, dice: false, shooter: false }
  holdsThrow: false
  unit: 100
  limits: { maximumStake: 1000000 }
  changes: { lower: false, raise: false, withdraw: false }
`;

/** The reference table as a process; gives its command line. */
function referenceProcess(options: object = {}): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  const at = (...parts: string[]) => JSON.stringify(path.join(ROOT, ...parts));
  writeFileSync(
    file,
    `require(${at('register.cjs')});
     const { serveStdio } = require(${at('adapters', 'stdio', 'server.ts')});
     const { default: createReferenceTable } = require(${at('adapters', 'reference-table', 'index.ts')});
     const table = createReferenceTable(${JSON.stringify(options)});
     void serveStdio({ input: process.stdin, output: process.stdout, table });`,
  );
  return `"${process.execPath}" "${file}"`;
}

function statuses(verdict: Awaited<ReturnType<typeof certifyThrough>>): Record<string, string> {
  return Object.fromEntries(verdict.clauses.map(({ id, status }) => [id, status]));
}

describe('the certification over HTTP', () => {
  /** The verdict on the table that `serve http` puts there, through the flags that a user gives. */
  async function served(options: readonly string[], flags: CertifyFlags = {}) {
    const server = await serving(compiledCommand(), 'serve', 'http', '--port', '0', '--ui', 'en', ...options);
    try {
      const target = /http:\S+:\d+/.exec(server.said)?.[0] ?? '';
      return await certifyThrough({ flags: { adapter: 'http', target, ...flags } });
    } finally {
      expect(await server.end()).to.equal(0);
    }
  }

  it('says of the reference table what it says without a wire', async () => {
    const verdict = await served([]);
    expect(verdict.verdict).to.equal('conforms');
    expect(verdict.adapter.kind).to.equal('http');
    expect(found(verdict)).to.deep.equal(found(await referenceVerdict()));
  });

  it('finds a fault of the table through the wire', async () => {
    const verdict = await served(['--fault', 'field-loses-on-12'], { tags: '@art_5__para_3__point_8' });
    expect(verdict.verdict).to.equal('does_not_conform');
  });
});

describe('the certification over stdio', () => {
  it('says of the reference table what it says without a wire', async () => {
    const verdict = await certifyThrough({ kind: 'stdio', target: referenceProcess() });
    expect(verdict.verdict).to.equal('conforms');
    expect(found(verdict)).to.deep.equal(found(await referenceVerdict()));
  });

  it('finds a fault of the table through the wire', async () => {
    const target = referenceProcess({ fault: 'field-loses-on-12' });
    const verdict = await certifyThrough({
      kind: 'stdio',
      target,
      flags: { tags: '@art_5__para_3__point_8' },
    });
    expect(verdict.verdict).to.equal('does_not_conform');
  });

  it('finds that the table in Python conforms in what it offers', async function () {
    if (spawnSync('python3', ['--version']).error) {
      console.log('      skipped: `python3` is not found');
      this.skip();
    }
    const config = path.join(temporaryFolder(), 'certification.yaml');
    writeFileSync(config, PYTHON_DECLARED);
    const target = `python3 "${PYTHON_TABLE}"`;
    const verdict = await certifyThrough({ kind: 'stdio', target, flags: { config } });
    expect(verdict.reasons).to.deep.equal([]);
    expect(verdict.verdict).to.equal('conforms');
    const status = statuses(verdict);
    for (const clause of [
      'art_5__para_2__point_1',
      'art_5__para_3__point_8',
      'art_5__para_6',
      'art_6__point_1',
    ]) {
      expect(status[clause], clause).to.equal('conforms');
    }
    for (const clause of [
      'art_4__point_2',
      'art_5__para_2__point_3',
      'art_5__para_4__point_1',
      'art_6__point_11',
    ]) {
      expect(status[clause], clause).to.equal('not_applicable');
    }
  });
});

describe('the certification over a serial line', function () {
  before(function () {
    const why = whyNoPseudoTerminal();
    if (why === null) return;
    console.log(`    skipped: ${why}`);
    this.skip();
  });

  it('says of the reference table what it says without a wire', async () => {
    const modem = await nullModem();
    const server = await serveSerial({ path: modem.other.path, table: createReferenceTable() });
    try {
      const verdict = await certifyThrough({ kind: 'serial', target: modem.one.path });
      expect(verdict.verdict).to.equal('conforms');
      expect(found(verdict)).to.deep.equal(found(await referenceVerdict()));
    } finally {
      await server.close();
      await modem.end();
    }
  });

  it('is inconclusive from the case in which the line was unplugged', async () => {
    const modem = await nullModem();
    const server = await serveSerial({ path: modem.other.path, table: createReferenceTable() });
    try {
      const verdict = await certifyThrough({
        kind: 'serial',
        target: modem.one.path,
        timeoutMs: 2_000,
        options: { reconnectMs: 500 },
        flags: { tags: '@art_6__point_1 or @art_6__point_12__subpara_1' },
        caseDone: (done) => {
          if (done >= 10) void modem.one.end();
        },
      });
      expect(verdict.verdict).to.equal('inconclusive');
      expect(verdict.exitCode).to.equal(3);
      expect(verdict.cases.failed).to.equal(0);
      expect(verdict.cases.passed).to.be.at.least(10);
      expect(verdict.cases.inconclusive).to.be.greaterThan(0);
      const clauses = verdict.clauses.filter(({ status }) => status === 'inconclusive').map(({ id }) => id);
      expect(clauses).to.not.be.empty;
    } finally {
      await server.close();
      await modem.end();
    }
  });
});
