/** The certification through the adapter that docs/vendor gives to begin with, and through bad ones. */
import { createHash } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import type { UncheckedTable } from '../../adapters/table';
import { run, temporaryFolder } from '../cli/console';
import { certifyThrough, SOME_ARTICLES } from '../support/certify-through';

const ROOT = path.resolve(__dirname, '../..');
const TCP_ADAPTER = path.join(ROOT, 'docs/vendor/adapter.mjs');

/** A table behind TCP as the adapter wants it: a question or an answer a line. */
async function tcpTable(table: UncheckedTable, reply = (text: string) => text) {
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      const { id, operation, parameters } = JSON.parse(line) as {
        id: number;
        operation: keyof UncheckedTable;
        parameters: never;
      };
      void Promise.resolve(table[operation](parameters)).then((answer) =>
        socket.write(reply(JSON.stringify({ id, answer })) + '\n'),
      );
    });
    sockets.push(socket);
  });
  const sockets: { destroy(): void }[] = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    target: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function checked(target: string) {
  const argv = ['adapter-check', '--adapter', TCP_ADAPTER, '--target', target, '--json', '--timeout', '500'];
  const { code, out } = await run(argv);
  const { results, brokenOff } = JSON.parse(out) as {
    results: { check: string; findings: { finding: string }[] }[];
    brokenOff: string | null;
  };
  const wrong = results.flatMap(({ check, findings }) => findings.map((each) => `${check}: ${each.finding}`));
  return { code, wrong, results, brokenOff };
}

/** The adapter of a table in this process that is good but for what is done before each throw. */
function spoilt(before: string): string {
  const file = path.join(temporaryFolder(), 'spoilt.cjs');
  writeFileSync(
    file,
    `const { default: createReferenceTable } = require(${JSON.stringify(path.join(ROOT, 'adapters/reference-table'))});
     const assert = require('node:assert');
     module.exports = () => {
       const table = createReferenceTable();
       const roll = async (parameters) => { ${before}; return table.roll(parameters); };
       return { table: { ...table, roll }, close() {} };
     };`,
  );
  return file;
}

describe('docs/vendor/adapter.mjs', () => {
  it('passes the cases of several articles with the reference table behind it', async () => {
    const { target, close } = await tcpTable(createReferenceTable());
    try {
      // The whole of it, over every wire of the product's own: test/wire/certification.test.ts.
      const verdict = await certifyThrough({ flags: { adapter: TCP_ADAPTER, target, tags: SOME_ARTICLES } });
      expect(verdict.reasons.map(({ code }) => code)).to.deep.equal(['partial']);
      expect(verdict.cases).to.include({ failed: 0, inconclusive: 0 });
      expect(verdict.cases.passed).to.be.greaterThan(400);
      const adapterSha256 = createHash('sha256').update(readFileSync(TCP_ADAPTER)).digest('hex');
      expect(verdict.adapter).to.deep.equal({ kind: TCP_ADAPTER, target, adapterSha256 });
    } finally {
      await close();
    }
  });

  it('lets a fault of the table through', async () => {
    const { target, close } = await tcpTable(createReferenceTable({ fault: 'field-loses-on-12' }));
    try {
      const flags = { adapter: TCP_ADAPTER, target, tags: '@art_5__para_3__point_8' };
      expect((await certifyThrough({ flags })).verdict).to.equal('does_not_conform');
    } finally {
      await close();
    }
  });

  it('passes adapter-check, which looks at the contract alone', async () => {
    const { target, close } = await tcpTable(createReferenceTable());
    try {
      const { code, wrong, results } = await checked(target);
      expect(wrong).to.deep.equal([]);
      expect(results).to.have.length(24);
      expect(code).to.equal(0);
    } finally {
      await close();
    }
  });

  it('has its answers looked at', async () => {
    const table = createReferenceTable();
    const log = () => ({ ok: true, value: { events: [], next: 0, end: true } });
    const { target, close } = await tcpTable({ ...table, log });
    try {
      const { code, wrong } = await checked(target);
      expect(wrong).to.include('contract.log: logEmpty');
      expect(code).to.equal(1);
    } finally {
      await close();
    }
  });

  for (const [what, reply, code, words] of [
    ['is silent', () => '', 3, /nothing within/],
    ['speaks no JSON', () => 'HELO', 1, null],
  ] as const) {
    it(`says so where the table ${what}`, async () => {
      const { target, close } = await tcpTable(createReferenceTable(), reply);
      try {
        const result = await checked(target);
        expect(result.code).to.equal(code);
        if (words !== null) expect(result.brokenOff).to.match(words);
        else expect(result.wrong).to.include('contract.describe: fault.PROTOCOL');
      } finally {
        await close();
      }
    });
  }

  it('says so where nobody is there', async () => {
    const { target, close } = await tcpTable(createReferenceTable());
    await close();
    const { code, brokenOff } = await checked(target);
    expect(code).to.equal(3);
    expect(brokenOff).to.match(/ECONNREFUSED/);
    expect((await checked('nowhere')).code).to.equal(2);
  });
});

describe('the certification through a bad adapter', () => {
  const tags = '@art_5__para_3__point_8';
  for (const [what, before] of [
    ['throws an assertion of its own', 'assert.equal(1, 2)'],
    [
      'throws an assertion where nobody waits for it',
      'setImmediate(() => assert.equal(1, 2)); await new Promise((go) => setTimeout(go, 200))',
    ],
    [
      'leaves a promise with an assertion alone',
      'void Promise.resolve().then(() => assert.fail("x")); await new Promise((go) => setTimeout(go, 200))',
    ],
    [
      'throws the fault of another copy',
      'throw Object.assign(new Error("unplugged"), { code: "DISCONNECTED" })',
    ],
  ] as const) {
    it(`is inconclusive, and nothing is held against the table, where it ${what}`, async () => {
      const flags = { adapter: spoilt(before), target: 'x', tags };
      const { verdict, exitCode, cases } = await certifyThrough({ flags });
      expect([verdict, exitCode]).to.deep.equal(['inconclusive', 3]);
      expect(cases.failed).to.equal(0);
      expect(cases.inconclusive).to.be.greaterThan(0);
    });
  }
});
