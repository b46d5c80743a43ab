import { expect } from 'chai';
import { TableFault, type FaultCode } from '../../adapters/table';
import { HostLink, checksum, encodeFrame, type Frame, type HostOptions } from '../../adapters/wire';
import { MemoryChannel } from './memory-channel';
import { VirtualClock } from './virtual-clock';

const OPTIONS = { timeoutMs: 10_000, replyMs: 500, quietMs: 0, repetitions: 20 };

/** A host, and the ends of the lines that it opened, the latest one last. */
async function opened(options: Partial<HostOptions> = {}) {
  const clock = new VirtualClock();
  const channels: MemoryChannel[] = [];
  /** What opening the line once more comes to. */
  const reopening = { fails: false };
  const open = () => {
    if (reopening.fails && channels.length > 0) return Promise.reject(new Error('no such device'));
    channels.push(new MemoryChannel());
    return Promise.resolve(channels.at(-1) as MemoryChannel);
  };
  const opening = HostLink.open(open, { ...OPTIONS, clock, ...options });
  opening.catch(() => undefined);
  await clock.pass(0);
  const channel = () => channels.at(-1) as MemoryChannel;
  const reply = (body: string, over: Partial<Frame> = {}): Frame => {
    const { session, sequence } = channel().sent.at(-1) as Frame;
    return { kind: 'R', session, sequence, body, ...over };
  };
  return { clock, opening, channels, channel, reopening, reply };
}

async function inSession(options: Partial<HostOptions> = {}) {
  const side = await opened(options);
  side.channel().give(side.reply('{"link":"READY"}'));
  const link = await side.opening;
  /** The first question, and what becomes of it. */
  const asked = link.ask('{"q":1}');
  asked.catch(() => undefined);
  await side.clock.pass(0);
  const questions = () => side.channel().sent.filter(({ body }) => body === '{"q":1}').length;
  return { ...side, link, asked, questions };
}

async function expectFault(
  { clock }: { clock: VirtualClock },
  work: Promise<unknown>,
  code: FaultCode,
  message: string,
): Promise<void> {
  const fault = await clock.until(
    work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  expect(fault).to.be.instanceOf(TableFault);
  expect((fault as TableFault).code).to.equal(code);
  expect((fault as TableFault).message).to.include(message);
  expect((fault as TableFault).message).not.to.match(/\p{Cc}/u);
}

describe("the host's side of the serial protocol", () => {
  it('opens a session of its own choice, then counts from 1', async () => {
    const { channel, link, asked, reply } = await inSession();
    const [hello, first] = channel().sent;
    expect(hello).to.deep.equal({ kind: 'Q', session: link.session, sequence: 0, body: '{"link":"HELLO"}' });
    expect(first).to.include({ session: link.session, sequence: 1 });
    expect((await inSession()).link.session).not.to.equal(link.session);
    channel().give(reply('{"a":1}'));
    expect(await asked).to.equal('{"a":1}');
  });

  it('has one question outstanding, and asks the others in turn', async () => {
    const { clock, channel, link, asked, reply } = await inSession();
    const second = link.ask('{"q":2}');
    await clock.pass(100);
    expect(channel().sent).to.have.lengthOf(2);
    channel().give(reply('{"a":1}'));
    await clock.until(asked);
    await clock.pass(0);
    channel().give(reply('{"a":2}'));
    expect(await clock.until(second)).to.equal('{"a":2}');
  });

  it('takes no notice of other sessions, other sequences and other kinds', async () => {
    const { channel, link, asked, reply } = await inSession();
    channel().give(
      reply('{"a":"other session"}', { session: '00000001' }),
      reply('{"a":"late"}', { sequence: 0 }),
      reply('{"a":"early"}', { sequence: 2 }),
      reply('{"a":"echo"}', { kind: 'Q' }),
      reply('{"a":1}'),
      reply('{"a":"again"}'),
    );
    expect(await asked).to.equal('{"a":1}');
    expect(link.figures).to.include({ exchanges: 2, repeated: 0, ignored: 5 });
  });

  it('asks again where nothing comes, ever more slowly, until the deadline', async () => {
    const side = await inSession();
    const times: number[] = [];
    for (let ms = 0; ms < 9_900; ms += 100) {
      const before = side.questions();
      await side.clock.pass(100);
      if (side.questions() > before) times.push(ms + 100);
    }
    expect(times).to.deep.equal([500, 1_500, 3_500, 5_500, 7_500, 9_500]);
    await expectFault(side, side.asked, 'TIMEOUT', 'no reply within 10000 ms, asked 7 times');
    expect(side.channel().closed).to.equal(true);
  });

  it('asks a bounded number of times', async () => {
    const side = await inSession({ repetitions: 2 });
    await expectFault(side, side.asked, 'TIMEOUT', 'asked 3 times');
    expect(side.questions()).to.equal(3);
  });

  for (const [what, damage] of Object.entries({
    'a damaged line': '\nR 1A2B3C4D 1 {"a":1} 00000000\r\n',
    garbage: '\xff\x00\x1b[2J\n',
  })) {
    it(`asks again at once after ${what}`, async () => {
      const side = await inSession();
      side.channel().give(damage);
      await side.clock.pass(20);
      expect(side.questions()).to.equal(2);
      await expectFault(side, side.asked, 'TIMEOUT', '1 damaged lines, the last');
    });
  }

  it('asks again at once after N', async () => {
    const { clock, channel, questions, reply } = await inSession();
    channel().give(reply('{}', { kind: 'N', session: '00000000', sequence: 0 }));
    await clock.pass(20);
    expect(questions()).to.equal(2);
  });

  it('lets a burst of noise pass without using up its questions', async () => {
    const { clock, channel, questions, asked, reply } = await inSession();
    for (let line = 0; line < 3_000; line += 1) {
      channel().give('noise\n');
      await clock.pass(1);
    }
    expect(questions()).to.be.lessThan(20);
    channel().give(reply('{"a":1}'));
    expect(await asked).to.equal('{"a":1}');
  });

  it('waits as long as the device says W, and asks on', async () => {
    const { clock, channel, asked, reply } = await inSession();
    for (let second = 0; second < 60; second += 1) {
      await clock.pass(1_000);
      channel().give(reply('{}', { kind: 'W' }));
    }
    channel().give(reply('{"a":1}'));
    expect(await asked).to.equal('{"a":1}');
    expect(channel().sent.length).to.be.greaterThan(60);
  });

  it('does not wait for W for ever', async () => {
    const side = await inSession({ patienceMs: 30_000 });
    for (let second = 0; second < 29; second += 1) {
      await side.clock.pass(1_000);
      side.channel().give(side.reply('{}', { kind: 'W' }));
    }
    await expectFault(side, side.asked, 'TIMEOUT', 'no reply within 30000 ms');
  });

  it('does not ask again while a long reply is coming in', async () => {
    const { clock, channel, questions, asked, reply } = await inSession();
    const body = JSON.stringify({ a: 'x'.repeat(50) });
    const session = reply(body).session;
    for (const byte of encodeFrame({ kind: 'R', session, sequence: 1, body })) {
      channel().give(String.fromCharCode(byte));
      await clock.pass(100);
    }
    expect(await asked).to.equal(body);
    expect(questions()).to.equal(1);
  });

  it('allows for the time that a line takes', async () => {
    // 24 bytes and more at 100 ms each: more than the silence after which it would ask again.
    const { clock, questions } = await inSession({ byteMs: 100 });
    await clock.pass(3_500);
    expect(questions()).to.equal(1);
    await clock.pass(1_000);
    expect(questions()).to.equal(2);
  });

  it('says that the device does not know the session, and ends', async () => {
    const side = await inSession();
    side.channel().give(side.reply('{"link":"NO_SESSION"}'));
    await expectFault(side, side.asked, 'SESSION_LOST', 'does not know the session');
    expect(side.channel().closed).to.equal(true);
    await expectFault(side, side.link.ask('{}'), 'SESSION_LOST', 'the link has ended');
  });

  it('says that a reply is not UTF-8', async () => {
    const side = await inSession();
    const checked = `R ${side.link.session} 1 "\xc3("`;
    side.channel().give(`\n${checked} ${checksum(Buffer.from(checked, 'latin1'))}\r\n`);
    await expectFault(side, side.asked, 'PROTOCOL', 'not UTF-8');
  });

  it('says that a line is too long, and keeps none of it', async () => {
    const side = await inSession({ lineLimit: 1_000 });
    side.channel().give('x'.repeat(10_000_000));
    await expectFault(side, side.asked, 'PROTOCOL', 'longer than 1000 bytes');
  });

  it('says that another kind of device answers', async () => {
    const side = await opened();
    side.channel().give(side.reply('{"hello":"\x1b[2J"}'));
    await expectFault(side, side.opening, 'PROTOCOL', 'the session is not opened: {"hello":"\\u{1b}[2J"}');
    expect(side.channel().closed).to.equal(true);
  });

  it('throws away what is on the line when it is opened', async () => {
    const side = await opened({ quietMs: 30 });
    side.channel().give('\nR 1A2B3C4D 12 {"a":"stale"} 00000000\r\nhalf a li');
    await side.clock.pass(29);
    expect(side.channel().sent).to.deep.equal([]);
    await side.clock.pass(1);
    expect(side.channel().sent).to.have.lengthOf(1);
  });

  it('does not wait for ever for a line to be quiet', async () => {
    const side = await opened({ quietMs: 30 });
    for (let ms = 0; ms < 700; ms += 10) {
      side.channel().give('noise\n');
      await side.clock.pass(10);
    }
    expect(side.channel().sent.length).to.be.greaterThan(0);
  });

  it('asks again in the same session on a line that was lost and opened again', async () => {
    const { clock, channels, channel, link, asked, reply } = await inSession();
    channel().lose('unplugged');
    await clock.pass(300);
    expect(channels).to.have.lengthOf(2);
    expect(channels[0]?.closed).to.equal(true);
    expect(channel().sent).to.have.lengthOf(1);
    expect(channel().sent[0]).to.include({ session: link.session, sequence: 1, body: '{"q":1}' });
    channels[0]?.give(reply('{"a":"from the old line"}'));
    channel().give(reply('{"a":1}'));
    expect(await asked).to.equal('{"a":1}');
    expect(link.figures.reconnected).to.equal(1);
  });

  it('opens a line that was lost between two questions', async () => {
    const { clock, channels, channel, link, asked, reply } = await inSession();
    channel().give(reply('{"a":1}'));
    await asked;
    channel().lose('unplugged');
    const second = link.ask('{"q":2}');
    await clock.pass(300);
    expect(channels).to.have.lengthOf(2);
    channel().give(reply('{"a":2}'));
    expect(await second).to.equal('{"a":2}');
  });

  it('says that the line is lost where it cannot be opened again', async () => {
    const side = await inSession();
    side.reopening.fails = true;
    side.channel().lose('unplugged');
    await expectFault(side, side.asked, 'DISCONNECTED', 'the line is lost: no such device');
    expect(side.clock.now()).to.be.lessThan(3_000);
  });

  it('opens nothing again where that is not wanted', async () => {
    const side = await inSession({ reconnectMs: 0 });
    side.channel().lose('unplugged');
    await expectFault(side, side.asked, 'DISCONNECTED', 'unplugged');
    expect(side.channels).to.have.lengthOf(1);
  });

  it('gives up a line on which nothing can be written any more', async () => {
    const side = await inSession({ writeMs: 2_000 });
    side.channel().give(side.reply('{"a":1}'));
    await side.asked;
    side.channel().stuck = true;
    side.reopening.fails = true;
    await expectFault(side, side.link.ask('{"q":2}'), 'DISCONNECTED', 'no such device');
    expect(side.channel().closed).to.equal(true);
  });

  it('frees the line and ends its question when it is closed', async () => {
    const { clock, channel, link, asked } = await inSession();
    await link.close();
    expect(channel().closed).to.equal(true);
    await expectFault({ clock }, asked, 'SESSION_LOST', 'closed');
    await expectFault({ clock }, link.ask('{}'), 'SESSION_LOST', 'the link has ended');
  });

  it('frees a line that opens after all when it is closed meanwhile', async () => {
    const { clock, channels, channel, link } = await inSession();
    channel().lose('unplugged');
    await link.close();
    await clock.pass(5_000);
    expect(channels.every(({ closed }) => closed)).to.equal(true);
  });
});
