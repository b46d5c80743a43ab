import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import { OPERATIONS } from '../../adapters/table';
import {
  DeviceLink,
  HELLO,
  LineSplitter,
  NO_SESSION,
  READY,
  decodeFrame,
  encodeFrame,
  executeOn,
  type Channel,
  type ChannelListener,
  type ReceivedFrame,
} from '../../adapters/wire';
import { BrokenOff } from '../../adapters/check/check';
import { lineChecksOver } from '../../adapters/check/line/checks';
import { checked } from './checked';

class End implements Channel {
  other: End | undefined;
  private listener: ChannelListener | undefined;

  listen(listener: ChannelListener): void {
    this.listener = listener;
  }
  write(bytes: Uint8Array): Promise<void> {
    const copy = Buffer.from(bytes);
    setImmediate(() => this.other?.listener?.data(copy));
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.listener = undefined;
    return Promise.resolve();
  }
}

function line(): [host: End, device: End] {
  const [host, device] = [new End(), new End()];
  host.other = device;
  device.other = host;
  return [host, device];
}

const execute = () => executeOn(createReferenceTable());

const ANYTHING = { kind: 'R', session: 'AAAAAAAA', sequence: 1, body: '{"ok":true,"value":{}}' } as const;

function isQuestion(body: string | null): boolean {
  try {
    const { op } = JSON.parse(body ?? '') as { op?: unknown };
    return (OPERATIONS as readonly unknown[]).includes(op);
  } catch {
    return false;
  }
}

/** Nothing is lost or late between the two ends. */
const SILENCE_MS = 40;

async function check(start: (device: Channel) => void, timeoutMs = 150) {
  const [host, device] = line();
  start(device);
  return checked(await lineChecksOver(() => Promise.resolve(host), { timeoutMs, silenceMs: SILENCE_MS }));
}

/** A device as somebody might write it first; each of its options is one thing done right. */
function naive({ sums = false, ends = /[\r\n]+/, begin = '\n' }): (channel: Channel) => void {
  return (channel) => {
    const run = execute();
    let text = '';
    channel.listen({
      lost: () => undefined,
      data(chunk) {
        text += Buffer.from(chunk).toString('latin1');
        const lines = text.split(ends);
        text = lines.pop() ?? '';
        for (const each of lines) {
          const parts = /^Q (\S+) (\d+) (.*) \S+$/.exec(each.trimStart());
          if (
            parts === null ||
            (sums && typeof decodeFrame(Buffer.from(each.trimStart(), 'latin1')) === 'string')
          )
            continue;
          const [, session = '', sequence = '', body = ''] = parts;
          const reply = body === HELLO ? READY : (run(Buffer.from(body, 'latin1').toString()) as string);
          const frame = encodeFrame({ kind: 'R', session, sequence: Number(sequence), body: reply });
          void channel.write(Buffer.concat([Buffer.from(begin), frame.subarray(1)]));
        }
      },
    });
  };
}

/** Right, but for what it does with a frame before all else. */
function meddling(meddle: (frame: ReceivedFrame, channel: Channel) => boolean): (channel: Channel) => void {
  return (channel) => {
    const lines = new LineSplitter(64 * 1024);
    const inner: Channel = {
      write: (bytes) => channel.write(bytes),
      close: () => channel.close(),
      listen: (listener) =>
        channel.listen({
          lost: () => undefined,
          data(chunk) {
            for (const each of lines.push(chunk)) {
              const frame = each === null ? 'form' : decodeFrame(each);
              if (each !== null && (typeof frame === 'string' || !meddle(frame, channel))) {
                listener.data(Buffer.concat([Buffer.from('\n'), each, Buffer.from('\r\n')]));
              }
            }
          },
        }),
    };
    new DeviceLink(inner, execute()).start();
  };
}

describe('adapter-check: a serial line', () => {
  it('finds nothing wrong with the reference table', async () => {
    const { wrong, remarks, skipped, results } = await check((device) =>
      new DeviceLink(device, execute()).start(),
    );
    expect({ wrong, remarks, skipped }).to.deep.equal({ wrong: [], remarks: [], skipped: [] });
    expect(results).to.have.length(16);
  });

  it('finds a device that looks at no checksum and no sequence', async () => {
    const { wrong } = await check(naive({}));
    expect(wrong).to.include.members([
      'line.again: executedAgain',
      'line.atOnce: executedAtOnce',
      'line.late: executedLate',
      'line.gap: executedGap',
      'line.unknownSession: turnedDown.unknownSession.line',
      'line.damaged: damaged.checksum',
      'line.damaged: executedDamaged',
      'line.newSession: executedOld',
    ]);
  });

  it('finds a device that knows one kind of line end, or begins no line', async () => {
    const { wrong } = await check(naive({ sums: true, ends: /\r\n/ }));
    expect(wrong).to.include.members(['line.ends: end']);
    expect((await check(naive({ sums: true, begin: '' }))).wrong).to.include('line.answer: noLeadingEnd');
  });

  it('finds a device that does not answer again', async () => {
    const seen = new Set<string>();
    const { wrong } = await check(
      meddling(({ session, sequence }) => {
        const known = seen.has(`${session} ${sequence}`) && sequence > 0;
        seen.add(`${session} ${sequence}`);
        return known;
      }),
    );
    expect(wrong).to.include.members(['line.again: notAgain', 'line.split: split']);
  });

  it('finds a device that answers what it should pass over', async () => {
    const { wrong } = await check(
      meddling(({ session, sequence, body }, channel) => {
        if (sequence > 0 && body?.includes('"field"') === true) {
          void channel.write(encodeFrame({ kind: 'R', session, sequence: sequence + 50, body: NO_SESSION }));
        }
        return false;
      }),
    );
    expect(wrong).to.include.members(['line.late: turnedDown.late.line', 'line.gap: turnedDown.gap.line']);
  });

  it('stops where nobody answers', async () => {
    let error: unknown;
    await check(() => undefined, 60).catch((thrown: unknown) => (error = thrown));
    expect(error).to.be.instanceOf(BrokenOff);
    expect((error as BrokenOff).fault.code).to.equal('TIMEOUT');
  });

  it('finds each damage that a device does not see', async () => {
    const { wrong } = await check(naive({}));
    expect(wrong).to.include.members([
      'line.damaged: damaged.changed',
      'line.damaged: damaged.doubled',
      'line.newSession: turnedDown.oldSession.line',
    ]);
    const loud = await check((channel) => {
      const lines = new LineSplitter(64 * 1024);
      const inner: Channel = {
        write: (bytes) => channel.write(bytes),
        close: () => channel.close(),
        listen: (listener) =>
          channel.listen({
            lost: () => undefined,
            data(chunk) {
              for (const each of lines.push(chunk)) {
                if (each === null || each.length === 0) continue;
                if (typeof decodeFrame(each) === 'string') void channel.write(encodeFrame(ANYTHING));
                else listener.data(Buffer.concat([Buffer.from('\n'), each, Buffer.from('\r\n')]));
              }
            },
          }),
      };
      new DeviceLink(inner, execute()).start();
    });
    expect(loud.wrong).to.include.members([
      'line.damaged: damaged.checksum',
      'line.damaged: damaged.changed',
      'line.damaged: damaged.lost',
      'line.damaged: damaged.doubled',
      'line.damaged: damaged.half',
    ]);
  });

  it('finds a device that greets otherwise, or only once', async () => {
    const greeting = (again: boolean) => {
      let greeted = 0;
      return meddling(({ session, sequence, body }, channel) => {
        if (body !== HELLO || (again && (greeted += 1) % 2 === 1)) return false;
        void channel.write(encodeFrame({ kind: 'R', session, sequence, body: '{"link":"HI"}' }));
        return true;
      });
    };
    expect((await check(greeting(false))).wrong).to.include('line.hello: hello');
    expect((await check(greeting(true))).wrong).to.include('line.hello: helloAgain');
  });

  it('finds a device that answers a body which is no question', async () => {
    const { wrong } = await check(
      meddling(({ session, sequence, body }, channel) => {
        if (sequence === 0 || isQuestion(body)) return false;
        void channel.write(encodeFrame({ kind: 'R', session, sequence, body: '{"ok":true,"value":{}}' }));
        return true;
      }),
    );
    expect(wrong).to.include.members([
      'line.body: body.utf8',
      'line.body: body.cut',
      'line.body: body.array',
      'line.body: body.noOperation',
      'line.body: body.operation',
      'line.body: body.prototype',
    ]);
  });

  it('finds a device that is deaf after noise, damage or a long line', async () => {
    const deafAfter = (isNoise: (line: string) => boolean) => (channel: Channel) => {
      let deaf = false;
      const inner: Channel = {
        write: (bytes) => channel.write(bytes),
        close: () => channel.close(),
        listen: (listener) =>
          channel.listen({
            lost: () => undefined,
            data(chunk) {
              const text = Buffer.from(chunk).toString('latin1');
              if (isNoise(text)) deaf = true;
              else if (deaf && text.includes('Q ')) deaf = false;
              else listener.data(chunk);
            },
          }),
      };
      new DeviceLink(inner, execute()).start();
    };
    expect((await check(deafAfter((text) => text.startsWith('AT+')))).wrong).to.include(
      'line.noise: afterNoise',
    );
    expect((await check(deafAfter((text) => text.length > 10_000))).wrong).to.include(
      'line.tooLong: afterTooLong',
    );
    const damaged = (text: string) =>
      /^\nQ .{20,}\n$/s.test(text) && typeof decodeFrame(Buffer.from(text.trim(), 'latin1')) === 'string';
    expect((await check(deafAfter(damaged))).wrong).to.include('line.damaged: afterDamage');
  });

  it('remarks upon another line end, and a late greeting that ends the session', async () => {
    const { remarks } = await check((channel) => {
      const inner: Channel = {
        write: (bytes) =>
          channel.write(Buffer.from(Buffer.from(bytes).toString('latin1').replace('\r\n', '\n'), 'latin1')),
        close: () => channel.close(),
        listen: (listener) => channel.listen(listener),
      };
      new DeviceLink(inner, execute()).start();
    });
    expect(remarks).to.include('line.answer: lineEnd');
    let current = '';
    const known = new Set<string>();
    const returning = meddling(({ session, sequence, body }, channel) => {
      const answer = (text: string) =>
        void channel.write(encodeFrame({ kind: 'R', session, sequence, body: text }));
      if (body === HELLO) {
        const isOld = known.has(session) && session !== current;
        known.add(session);
        current = session;
        if (isOld) answer(READY);
        return isOld;
      }
      if (session === current) return false;
      answer(NO_SESSION);
      return true;
    });
    expect((await check(returning)).remarks).to.include('line.lateHello: lateHello');
  });

  it('finds a device that gives up a line in too many pieces', async () => {
    const { wrong } = await check((channel) => {
      let pieces = 0;
      const inner: Channel = {
        write: (bytes) => channel.write(bytes),
        close: () => channel.close(),
        listen: (listener) =>
          channel.listen({
            lost: () => undefined,
            data(chunk) {
              const ends = /[\r\n]/.test(Buffer.from(chunk).toString('latin1'));
              pieces += 1;
              listener.data(pieces > 8 && ends ? Buffer.from('!\n') : chunk);
              if (ends) pieces = 0;
            },
          }),
      };
      new DeviceLink(inner, execute()).start();
    });
    expect(wrong).to.include('line.split: bytewise');
  });
});
