/** What a device does to the suite that keeps to nothing. */
import { expect } from 'chai';
import { connectSerial } from '../../adapters/serial';
import { serveSerial } from '../../adapters/serial/server';
import createReferenceTable from '../../adapters/reference-table';
import type { FaultCode } from '../../adapters/table';
import {
  LineSplitter,
  checksum,
  decodeFrame,
  encodeFrame,
  executeOn,
  type FrameKind,
} from '../../adapters/wire';
import { run } from '../cli/console';
import {
  nullModem,
  pseudoTerminal,
  whyNoPseudoTerminal,
  type PseudoTerminal,
} from '../serial/pseudo-terminal';
import { certifyThrough } from '../support/certify-through';
import { closing, expectInconclusive, expectNothingPolluted, faultOf } from './misbehaviour';
import { expectNothingActive } from './nothing-active';
import { strangeTable } from './strange-table';

const OPTIONS = { replyMs: 60, quietMs: 5, repetitions: 3, lineLimit: 64 * 1024, reconnectMs: 0 };

/** What the device does instead of answering a question. */
type Misbehaves = (asked: Asked) => void;

class Asked {
  constructor(
    readonly session: string,
    readonly sequence: number,
    private readonly line: PseudoTerminal,
  ) {}

  say(bytes: string | Buffer): void {
    this.line.input.write(bytes);
  }

  reply(body: string, changes: { session?: string; sequence?: number; kind?: FrameKind } = {}): void {
    this.say(encodeFrame({ kind: 'R', session: this.session, sequence: this.sequence, body, ...changes }));
  }

  /** A reply of any bytes, with the checksum that they have. */
  replyBytes(bytes: Buffer): void {
    const checked = Buffer.concat([Buffer.from(`R ${this.session} ${this.sequence} `), bytes]);
    this.say(Buffer.concat([Buffer.from('\n'), checked, Buffer.from(` ${checksum(checked)}\r\n`)]));
  }

  sayWorking(): void {
    const timer = setInterval(() => {
      if (this.line.input.destroyed) clearInterval(timer);
      else this.reply('{}', { kind: 'W' });
    }, 50);
    timer.unref();
  }

  /** Writes the same for as long as anybody reads. */
  endlessly(bytes: string): void {
    const more = () => {
      if (!this.line.input.destroyed) this.line.input.write(bytes, (error) => error ?? setImmediate(more));
    };
    more();
  }
}

/** Of another question than the one that was asked. */
const OTHER = JSON.stringify({ ok: true, value: { returned: 666, balance: 666 } });

const MISBEHAVIOURS: Record<string, [Misbehaves, FaultCode, RegExp]> = {
  garbage: [
    (asked) => asked.say('\u001b[2J<script>\u0000\u009b2J\n\n\n'),
    'TIMEOUT',
    /\(form\) \\u\{1b\}\[2J/,
  ],
  'a line without end': [
    (asked) => asked.endlessly('x'.repeat(4_096)),
    'PROTOCOL',
    /longer than 65536 bytes/,
  ],
  'lines without end': [(asked) => asked.endlessly('x\r\n'.repeat(1_000)), 'TIMEOUT', /damaged lines/],
  'damage without end': [
    (asked) => asked.endlessly(`\nN ${asked.session} ${asked.sequence} {} 00000000\r\n`),
    'TIMEOUT',
    /\(checksum\)/,
  ],
  'a reply that is no UTF-8': [
    (asked) => asked.replyBytes(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
    'PROTOCOL',
    /UTF-8/,
  ],
  'a reply of NUL bytes': [(asked) => asked.replyBytes(Buffer.alloc(100)), 'BAD_ANSWER', /not JSON/],
  'a reply that is no JSON': [(asked) => asked.reply('<b>\u202e\u009b'), 'BAD_ANSWER', /not JSON/],
  'names of prototypes': [
    (asked) =>
      asked.reply('{"__proto__":{"ok":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
    'BAD_ANSWER',
    /ok/,
  ],
  'answers of other sessions and to other questions': [
    (asked) => {
      asked.reply(OTHER, { session: 'FFFFFFFF' });
      for (const by of [-1, 1, 1_000]) asked.reply(OTHER, { sequence: asked.sequence + by });
      asked.reply(OTHER, { kind: 'Q' });
    },
    'TIMEOUT',
    /no reply/,
  ],
  'a session that it has forgotten': [
    (asked) => asked.reply('{"link":"NO_SESSION"}'),
    'SESSION_LOST',
    /session/,
  ],
  'a fault of its own': [(asked) => asked.reply('{"link":"FAULT"}'), 'BAD_ANSWER', /ok/],
};

const devices: PseudoTerminal[] = [];

/** A device on a line of its own that plays, and now and then does something else. */
async function misbehaving(
  instead: (operation: string, opened: number) => Misbehaves | null,
): Promise<string> {
  const line = await pseudoTerminal();
  devices.push(line);
  const lines = new LineSplitter(1 << 20);
  const table = executeOn(createReferenceTable());
  let last = { sequence: -1, reply: '', opened: 0 };
  line.output.on('data', (chunk: Buffer) => {
    for (const bytes of lines.push(chunk)) {
      const frame = bytes === null ? 'form' : decodeFrame(bytes);
      if (typeof frame === 'string') continue;
      const { session, sequence, body } = frame;
      const asked = new Asked(session, sequence, line);
      if (sequence === 0) {
        last = { ...last, sequence, reply: '{"link":"READY"}' };
      } else if (sequence !== last.sequence) {
        const { op = '' } = JSON.parse(body ?? '{}') as { op?: string };
        const opened = last.opened + (op === 'open' ? 1 : 0);
        last = { sequence, reply: '', opened };
        const misbehaves = instead(op, opened);
        if (misbehaves === null) last.reply = table(body) as string;
        else misbehaves(asked);
      }
      if (last.reply !== '') asked.reply(last.reply);
    }
  });
  return line.path;
}

describe('a hostile device', function () {
  before(function () {
    const why = whyNoPseudoTerminal();
    if (why === null) return;
    console.log(`    skipped: ${why}`);
    this.skip();
  });
  afterEach(async () => {
    for (const device of devices.splice(0)) await device.end();
  });

  for (const [what, [misbehaves, code, message]] of Object.entries(MISBEHAVIOURS)) {
    it(`sends ${what}`, async () => {
      const target = await misbehaving((operation) => (operation === 'state' ? misbehaves : null));
      const connection = await connectSerial({ target, timeoutMs: 700, options: OPTIONS });
      await closing(connection, async ({ table }) => {
        expect(await faultOf(table.state({}), code)).to.match(message);
      });
      expectNothingPolluted();
    });
  }

  it('says that it works, without end: the run does not wait for ever', async () => {
    const target = await misbehaving((operation) =>
      operation === 'state' ? (asked) => asked.sayWorking() : null,
    );
    const connection = await connectSerial({
      target,
      timeoutMs: 300,
      options: { ...OPTIONS, patienceMs: 600 },
    });
    await closing(connection, async ({ table }) => {
      await faultOf(table.state({}), 'TIMEOUT');
    });
  });

  it('answers twice: the next question has its own answer', async () => {
    let changes = 0;
    const target = await misbehaving((operation) =>
      operation !== 'change'
        ? null
        : (asked) => {
            changes += 1;
            const one = JSON.stringify({ ok: true, value: { returned: 0, balance: changes } });
            asked.reply(one);
            asked.reply(OTHER);
            asked.reply(OTHER, { sequence: asked.sequence - 1 });
          },
    );
    const connection = await connectSerial({ target, timeoutMs: 2_000, options: OPTIONS });
    await closing(connection, async ({ table }) => {
      const balances: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        const answer = await table.change({ bet: 'b' });
        balances.push(answer.ok ? Number(answer.value.balance) : 0);
      }
      expect(balances).to.deep.equal(balances.map((_, index) => index + 1));
    });
  });

  it('keeps something else on the line that never is quiet: it cannot be reached, in words', async () => {
    const line = await pseudoTerminal();
    devices.push(line);
    new Asked('', 0, line).endlessly('\u001b[2J noise \u0000\r\n');
    const message = await faultOf(
      connectSerial({ target: line.path, timeoutMs: 500, options: OPTIONS }),
      'TIMEOUT',
    );
    expect(message).to.match(/damaged lines/);
  });

  it('makes a run inconclusive, in words, and no case a failure', async () => {
    const kinds = Object.values(MISBEHAVIOURS).filter(
      ([misbehaves, code]) => code !== 'TIMEOUT' && misbehaves !== MISBEHAVIOURS['a line without end']?.[0],
    );
    const target = await misbehaving((operation, opened) =>
      operation === 'open' && opened % 3 === 0 ? (kinds[(opened / 3) % kinds.length] ?? [null])[0] : null,
    );
    const verdict = await certifyThrough({
      kind: 'serial',
      target,
      timeoutMs: 2_000,
      options: OPTIONS,
      flags: { tags: '@art_5__para_3__point_1', lang: 'zh' },
    });
    expectInconclusive(
      verdict,
      kinds.map(([, , message]) => message),
    );
  });

  it('is told in words by adapter-check, and nothing that it sent acts on the terminal', async () => {
    const check = (target: string) =>
      run(['adapter-check', '--adapter', 'serial', '--target', target, '--timeout', '1000']);
    const modem = await nullModem();
    const server = await serveSerial({ path: modem.other.path, table: strangeTable() });
    const fair = await check(modem.one.path);
    await server.close();
    await modem.end();
    expect(fair.code, fair.out + fair.err).to.equal(0);
    const [garbage] = MISBEHAVIOURS['garbage'] ?? [];
    const foul = await check(await misbehaving(() => garbage ?? null));
    expect([1, 3]).to.include(foul.code);
    for (const { out, err } of [fair, foul]) {
      expectNothingActive(out, 'stdout');
      expectNothingActive(err, 'stderr');
    }
  });
});
