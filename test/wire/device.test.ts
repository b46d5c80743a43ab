import { expect } from 'chai';
import { DeviceLink, HELLO, type Frame } from '../../adapters/wire';
import { MemoryChannel } from './memory-channel';
import { VirtualClock } from './virtual-clock';

const SESSION = '1A2B3C4D';
const OTHER = '5E6F7A8B';

function question(sequence: number, body = `{"n":${sequence}}`, session = SESSION): Frame {
  return { kind: 'Q', session, sequence, body };
}

function started({ slow = false } = {}) {
  const clock = new VirtualClock();
  const channel = new MemoryChannel();
  const executed: (string | null)[] = [];
  let release: () => void = () => undefined;
  const execute = (body: string | null) => {
    executed.push(body);
    const reply = `{"did":${executed.length}}`;
    return slow ? new Promise<string>((resolve) => (release = () => resolve(reply))) : reply;
  };
  new DeviceLink(channel, execute, { clock, workingMs: 250, lineLimit: 500 }).start();
  /** What is said to the device's answer, in short. */
  const say = (...what: (Frame | string)[]) => {
    const before = channel.sent.length;
    channel.give(...what);
    return shown(before);
  };
  const shown = (before: number) =>
    channel.sent
      .slice(before)
      .map(({ kind, session, sequence, body }) => `${kind} ${session} ${sequence} ${body}`);
  return { clock, channel, executed, say, shown, release: () => release() };
}

function inSession() {
  const device = started();
  device.say(question(0, HELLO));
  return device;
}

describe("the device's side of the serial protocol", () => {
  it('opens a session and executes what comes next in it', () => {
    const { say, executed } = started();
    expect(say(question(0, HELLO))).to.deep.equal([`R ${SESSION} 0 {"link":"READY"}`]);
    expect(say(question(1))).to.deep.equal([`R ${SESSION} 1 {"did":1}`]);
    expect(say(question(2))).to.deep.equal([`R ${SESSION} 2 {"did":2}`]);
    expect(executed).to.deep.equal(['{"n":1}', '{"n":2}']);
  });

  it('answers the same question with the stored reply', () => {
    const { say, executed } = inSession();
    expect(say(question(0, HELLO))).to.deep.equal([`R ${SESSION} 0 {"link":"READY"}`]);
    say(question(1));
    expect(say(question(1), question(1, '{"other":true}'))).to.deep.equal(
      Array<string>(2).fill(`R ${SESSION} 1 {"did":1}`),
    );
    expect(executed).to.have.lengthOf(1);
  });

  it('is silent to what is late or early', () => {
    const { say, executed } = inSession();
    say(question(1), question(2));
    expect(say(question(1), question(4), question(0, HELLO))).to.deep.equal([]);
    expect(say(question(3))).to.have.lengthOf(1);
    expect(executed).to.have.lengthOf(3);
  });

  it('knows no session before one is opened, and none that is not its own', () => {
    const { say, executed } = started();
    const noSession = '{"link":"NO_SESSION"}';
    expect(say(question(1))).to.deep.equal([`R ${SESSION} 1 ${noSession}`]);
    expect(say(question(0, '{"op":"state"}'))).to.deep.equal([`R ${SESSION} 0 ${noSession}`]);
    expect(say(question(0, HELLO, '00000000'))).to.deep.equal([`R 00000000 0 ${noSession}`]);
    say(question(0, HELLO));
    expect(say(question(1, '{}', OTHER))).to.deep.equal([`R ${OTHER} 1 ${noSession}`]);
    expect(executed).to.deep.equal([]);
  });

  it('lets a new session take the place of the old one, and not the other way round', () => {
    const { say } = inSession();
    say(question(1));
    expect(say(question(0, HELLO, OTHER))).to.deep.equal([`R ${OTHER} 0 {"link":"READY"}`]);
    expect(say(question(0, HELLO))).to.deep.equal([]);
    expect(say(question(1, '{}', OTHER))).to.deep.equal([`R ${OTHER} 1 {"did":2}`]);
    expect(say(question(2))).to.deep.equal([`R ${SESSION} 2 {"link":"NO_SESSION"}`]);
  });

  it('says N to a damaged line, executes nothing, and reads the next one', () => {
    const { say, executed } = inSession();
    for (const garbage of [
      '\nQ 1A2B3C4D 1 {} 00000000\r\n',
      'x\n',
      '\xff\xfe\x00\r',
      `${'z'.repeat(600)}\n`,
    ]) {
      expect(say(garbage)).to.deep.equal([`N ${SESSION} 0 {}`]);
    }
    expect(executed).to.deep.equal([]);
    expect(say('\r\n\r\n', question(1))).to.deep.equal([`R ${SESSION} 1 {"did":1}`]);
  });

  it('takes no notice of frames that are not questions', () => {
    const { say } = inSession();
    for (const kind of ['R', 'W', 'N'] as const) expect(say({ ...question(1), kind })).to.deep.equal([]);
  });

  it('hands on what is not UTF-8 as such', () => {
    const { say, executed } = inSession();
    // The checksum of the bytes `Q 1A2B3C4D 1 "\xc3("`.
    expect(say('\nQ 1A2B3C4D 1 "\xc3(" CB4C0EBA\r\n')).to.have.lengthOf(1);
    expect(executed).to.deep.equal([null]);
  });

  it('says W while it works, and when it is asked again', async () => {
    const { clock, channel, executed, say, shown, release } = started({ slow: true });
    say(question(0, HELLO));
    expect(say(question(1))).to.deep.equal([]);
    await clock.pass(600);
    expect(shown(1)).to.deep.equal(Array<string>(2).fill(`W ${SESSION} 1 {}`));
    expect(say(question(1))).to.deep.equal([`W ${SESSION} 1 {}`]);
    expect(say(question(2))).to.deep.equal([]);
    expect(say(question(0, HELLO, OTHER))).to.deep.equal([`W ${OTHER} 0 {}`]);
    const before = channel.sent.length;
    release();
    await clock.pass(1_000);
    expect(shown(before)).to.deep.equal([`R ${SESSION} 1 {"did":1}`]);
    expect(executed).to.have.lengthOf(1);
  });
});
