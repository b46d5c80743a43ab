import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import {
  DeviceLink,
  HostLink,
  LineSplitter,
  encodeFrame,
  executeOn,
  tableOver,
  type Channel,
  type ChannelListener,
  type Execute,
  type FrameKind,
} from '../../adapters/wire';
import { FaultyLine, total, type LineQuality } from './faulty-line';
import { noting, operationsAtRandom, tally } from './operations';
import { Random } from './random';
import { VirtualClock } from './virtual-clock';

const EXCHANGES = 10_000;
const BAD: LineQuality = { chunk: 0.01, line: 0.02, longestDelayMs: 30 };
const GOOD: LineQuality = { chunk: 0, line: 0, longestDelayMs: 0 };

class End implements Channel {
  private listener: ChannelListener | undefined;
  line: FaultyLine | undefined;

  listen(listener: ChannelListener): void {
    this.listener = listener;
  }
  write(bytes: Uint8Array): Promise<void> {
    this.line?.send(Buffer.from(bytes));
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.listener = undefined;
    return Promise.resolve();
  }
  deliver(chunk: Buffer): void {
    this.listener?.data(chunk);
  }
}

type StartDevice = (channel: Channel, execute: Execute, clock: VirtualClock) => void;

const honest: StartDevice = (channel, execute, clock) => new DeviceLink(channel, execute, { clock }).start();

/** A device as somebody might write it first: it believes every line that looks like a question. */
const naive: StartDevice = (channel, execute) => {
  const lines = new LineSplitter(65_536);
  channel.listen({
    lost: () => undefined,
    data(chunk) {
      for (const line of lines.push(chunk)) {
        const form = /^Q ([0-9A-F]{8}) (\d+) (.+) [0-9A-F]{8}$/.exec(line?.toString() ?? '');
        if (form === null) continue;
        const [, session, sequence, body] = form as unknown as [string, string, string, string];
        const reply = body.includes('HELLO') ? '{"link":"READY"}' : (execute(body) as string);
        const frame = { kind: 'R' as FrameKind, session, sequence: Number(sequence), body: reply };
        void channel.write(encodeFrame(frame));
      }
    },
  });
};

/** A device whose table takes its time, now and then longer than the host waits before it asks again. */
const slow: StartDevice = (channel, execute, clock) => {
  const random = new Random(1);
  const later = (body: string | null) =>
    new Promise<string>((resolve) => {
      clock.after(random.integer(0, 400), () => resolve(execute(body)));
    });
  new DeviceLink(channel, later, { clock, workingMs: 100 }).start();
};

async function run(seed: number, exchanges: number, quality: LineQuality, startDevice = honest) {
  const clock = new VirtualClock();
  const random = new Random(seed);
  const [host, device] = [new End(), new End()];
  const there = new FaultyLine(clock, random, quality, (chunk) => device.deliver(chunk));
  const back = new FaultyLine(clock, random, quality, (chunk) => host.deliver(chunk));
  host.line = there;
  device.line = back;
  const executed: number[] = [];
  startDevice(device, executeOn(noting(createReferenceTable(), executed)), clock);
  const work = async () => {
    const link = await HostLink.open(() => Promise.resolve(host), {
      timeoutMs: 60_000,
      replyMs: 50,
      repetitions: 100,
      quietMs: 0,
      session: '1A2B3C4D',
      clock,
    });
    const operations = operationsAtRandom(new Random(seed), exchanges);
    const result = await tally(
      operations,
      tableOver((body) => link.ask(body)),
      createReferenceTable(),
      executed,
    );
    await link.close();
    return { result, figures: link.figures };
  };
  return { ...(await clock.until(work())), faults: total(there, back) };
}

describe('the serial protocol on a bad line', () => {
  it(`loses, doubles and changes nothing in ${EXCHANGES} exchanges`, async () => {
    const { result, figures, faults } = await run(532_010, EXCHANGES, BAD);
    console.log(
      `      ${JSON.stringify({ ...result, ...figures })}\n      faults: ${JSON.stringify(faults)}`,
    );
    expect(result).to.deep.equal({ asked: EXCHANGES, lost: 0, doubled: 0, wrong: 0 });
    for (const [fault, count] of Object.entries(faults)) expect(count, fault).to.be.greaterThan(200);
    expect(figures.repeated).to.be.greaterThan(1_000);
  });

  it('loses, doubles and changes nothing where the table takes its time', async () => {
    const { result, figures } = await run(4, 2_000, BAD, slow);
    expect(result).to.deep.equal({ asked: 2_000, lost: 0, doubled: 0, wrong: 0 });
    expect(figures.repeated).to.be.greaterThan(1_000);
  });

  it('repeats nothing on a good line', async () => {
    const { result, figures } = await run(1, 500, GOOD);
    expect(result).to.deep.equal({ asked: 500, lost: 0, doubled: 0, wrong: 0 });
    expect(figures).to.include({ exchanges: 501, repeated: 0, damagedHere: 0, damagedThere: 0, ignored: 0 });
  });

  it('finds a device that executes what is asked again, and takes damaged lines for good', async () => {
    const { result } = await run(532_010, 1_000, BAD, naive);
    expect(result.doubled).to.be.greaterThan(10);
    expect(result.wrong).to.be.greaterThan(10);
  });
});
