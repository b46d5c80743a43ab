/** A link that breaks in the middle of a case and comes back: the run goes on, and nothing happens twice. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { tableListener } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import { OPERATIONS, type UncheckedTable } from '../../adapters/table';
import { DeviceLink, executeOn, type Channel, type ChannelListener } from '../../adapters/wire';
import type { Verdict } from '../../reports';
import { pseudoTerminal, whyNoPseudoTerminal, type PseudoTerminal } from '../serial/pseudo-terminal';
import { certifyThrough, found } from '../support/certify-through';

const FLAGS = { tags: '@art_6__point_12__subpara_1', lang: 'zh' };
/** Well within the time for which a link is tried to be taken up again. */
const BREAK_MS = 300;
/** The bet in whose execution the link breaks. */
const BREAK_AT = 9;

/** A table that counts what it executes, and calls `broken` in the middle of a bet. */
function counting(broken: () => void = () => undefined) {
  const table = createReferenceTable();
  const executed: Record<string, number> = {};
  const entries = OPERATIONS.map((operation) => [
    operation,
    (parameters: unknown) => {
      executed[operation] = (executed[operation] ?? 0) + 1;
      if (operation === 'bet' && executed[operation] === BREAK_AT) broken();
      return table[operation](parameters as never);
    },
  ]);
  return { table: Object.fromEntries(entries) as UncheckedTable, executed };
}

/** All that plays; how often a table is asked to describe itself, and what it holds, is the link's affair. */
function played({
  describe: _,
  state: _looked,
  ...executed
}: Record<string, number>): Record<string, number> {
  return executed;
}

class Http {
  private server: Server | undefined;
  private port = 0;
  /** The sessions that it knows. */
  listener = tableListener(counting().table);

  async up(): Promise<string> {
    const server = createServer((request, response) => this.listener(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }

  async down(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  }

  async again(): Promise<void> {
    await this.down();
    await pause(BREAK_MS);
    await this.up();
  }
}

describe('a link that comes back', () => {
  let unbroken: Verdict;
  let unbrokenPlay: Record<string, number>;
  const http = new Http();

  before(async () => {
    const { table, executed } = counting();
    http.listener = tableListener(table);
    unbroken = await certifyThrough({ kind: 'http', target: await http.up(), flags: FLAGS });
    unbrokenPlay = played(executed);
    await http.down();
    expect(unbroken.reasons.map(({ code }) => code)).to.deep.equal(['partial']);
  });

  afterEach(() => http.down());

  it('over HTTP: the verdict is the same, and nothing was executed twice', async () => {
    const { table, executed } = counting(() => void http.again());
    http.listener = tableListener(table);
    const verdict = await certifyThrough({ kind: 'http', target: await http.up(), flags: FLAGS });
    expect(found(verdict)).to.deep.equal(found(unbroken));
    expect(played(executed)).to.deep.equal(unbrokenPlay);
  });

  it('over HTTP from a table that has forgotten the session: one case is inconclusive', async () => {
    const { table } = counting(() => {
      http.listener = tableListener(createReferenceTable());
      void http.again();
    });
    http.listener = tableListener(table);
    const verdict = await certifyThrough({ kind: 'http', target: await http.up(), flags: FLAGS });
    expectOneLost(verdict, unbroken);
  });

  describe('over a serial line', function () {
    let folder: string;
    let device: Plug;

    before(function () {
      const why = whyNoPseudoTerminal();
      if (why !== null) {
        console.log(`      skipped: ${why}`);
        this.skip();
      }
      folder = mkdtempSync(path.join(os.tmpdir(), 'craps-plug-'));
    });
    after(() => {
      if (folder !== undefined) rmSync(folder, { recursive: true });
    });
    afterEach(() => device.unplug());

    const certified = () =>
      certifyThrough({
        kind: 'serial',
        target: device.path,
        options: { replyMs: 100, reconnectMs: 5_000 },
        flags: FLAGS,
      });

    it('the verdict is the same, and nothing was executed twice', async () => {
      const { table, executed } = counting(() => void device.again());
      device = new Plug(path.join(folder, 'line'));
      new DeviceLink(device, executeOn(table)).start();
      await device.plug();
      const verdict = await certified();
      expect(found(verdict)).to.deep.equal(found(unbroken));
      expect(played(executed)).to.deep.equal(unbrokenPlay);
    });

    it('to a device that was without power: one case is inconclusive', async () => {
      const { table } = counting(() => {
        new DeviceLink(device, executeOn(createReferenceTable())).start();
        void device.again();
      });
      device = new Plug(path.join(folder, 'other'));
      new DeviceLink(device, executeOn(table)).start();
      await device.plug();
      expectOneLost(await certified(), unbroken);
    });
  });
});

function expectOneLost(verdict: Verdict, unbroken: Verdict): void {
  expect(verdict.exitCode).to.equal(3);
  expect(verdict.cases).to.deep.include({
    failed: 0,
    inconclusive: 1,
    notRun: 0,
    passed: unbroken.cases.passed - 1,
  });
  const [reason] = verdict.reasons.filter(({ code }) => code === 'link_failed');
  expect(reason?.texts.en).to.include('the session was lost');
  expect(reason?.texts.en).to.match(/Article 6\(12\).*, case \S+ \(features\/zh\/article-6\.feature:\d+\)/);
}

/** The device's end of a line that can be unplugged, under a path that stays. */
class Plug implements Channel {
  private terminal: PseudoTerminal | undefined;
  private listener: ChannelListener | undefined;

  constructor(readonly path: string) {}

  async plug(): Promise<void> {
    const terminal = await pseudoTerminal();
    terminal.output.on('data', (chunk: Buffer) => this.listener?.data(chunk));
    rmSync(this.path, { force: true });
    symlinkSync(terminal.path, this.path);
    this.terminal = terminal;
  }

  async unplug(): Promise<void> {
    const { terminal } = this;
    this.terminal = undefined;
    await terminal?.end();
  }

  async again(): Promise<void> {
    await this.unplug();
    await pause(BREAK_MS);
    await this.plug();
  }

  listen(listener: ChannelListener): void {
    this.listener = listener;
  }

  write(bytes: Uint8Array): Promise<void> {
    if (this.terminal?.input.writable === true) this.terminal.input.write(bytes);
    return Promise.resolve();
  }

  close(): Promise<void> {
    return this.unplug();
  }
}
