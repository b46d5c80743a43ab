/** What only a device at the end of a serial line can get wrong: greetings, line ends, noise, bodies that are none. */
import { encodeFrame, type Channel } from '../../wire';
import type { Check } from '../check';
import { checksOver, shown, type WireCheck } from '../delivery';
import { LinePeer, replyOf, type Waits } from './peer';

const QUIET_MS = 50;
const NOISES = ['', ' ', '\u0000\u00ff\u0007', 'Q ', 'Q 1A2B3C4D 7 {', 'AT+RESET'];
const LINE_ENDS = ['\r', '\n', '\r\n', '\n\n\r\r\n'];
const UNSOUND_BODIES: readonly [what: string, body: string][] = [
  ['utf8', '{"op":"bet","player":"p\xff1"}'],
  ['cut', '{"op":"bet"'],
  ['array', '[1]'],
  ['noOperation', '{"player":"p1"}'],
  ['operation', '{"op":"leave"}'],
  ['prototype', '{"op":"constructor","__proto__":{"op":"bet"}}'],
];

export function lineChecks(peer: LinePeer): Check[] {
  return checksOver(peer, { first: FIRST, own: OWN });
}

/** @param open opens the line, also again after a break */
export async function lineChecksOver(open: () => Promise<Channel>, waits: Waits): Promise<Check[]> {
  return lineChecks(await LinePeer.over(open, waits));
}

const FIRST: readonly WireCheck<LinePeer>[] = [
  {
    id: 'hello',
    async run(notes, peer) {
      const first = await peer.begin();
      if (first.link !== 'READY') notes.wrong('hello', { answered: shown(first) });
      const again = await peer.greet();
      if (again.link !== 'READY') notes.wrong('helloAgain', { answered: shown(again) });
    },
  },

  {
    id: 'answer',
    async run(notes, peer) {
      const asked = peer.next('describe', {});
      peer.exchanges.asked('describe', peer.bytes(asked).toString('utf8').trim());
      const line = await peer.lineOf(asked);
      const reply = replyOf(line);
      peer.exchanges.answered(shown(reply));
      peer.described(reply);
      if (!line.begun) notes.wrong('noLeadingEnd');
      if (line.end !== '\r\n') notes.remark('lineEnd', { end: JSON.stringify(line.end) });
    },
  },

  {
    id: 'ends',
    async run(notes, peer) {
      for (const end of LINE_ENDS) {
        const asked = peer.next('state', {});
        const body = encodeFrame(peer.frame(asked)).subarray(1, -2);
        const bytes = Buffer.concat([Buffer.from('\n'), body, Buffer.from(end)]);
        if ((await peer.deliver(asked, { pieces: [bytes] })).answer === undefined) {
          notes.wrong('end', { end: JSON.stringify(end) });
          await peer.beginAgain();
        }
      }
    },
  },
];

const OWN: readonly WireCheck<LinePeer>[] = [
  {
    id: 'noise',
    async run(notes, peer) {
      for (const noise of NOISES) {
        await peer.raw.write(Buffer.from(noise, 'latin1'));
        if ((await peer.deliver(peer.next('state', {}))).answer === undefined) {
          notes.wrong('afterNoise', { noise: JSON.stringify(noise) });
          await peer.beginAgain();
        }
      }
      await peer.raw.quiet(QUIET_MS);
    },
  },

  {
    id: 'body',
    async run(notes, peer) {
      const playing = await peer.playing();
      for (const [what, body] of UNSOUND_BODIES) {
        const asked = peer.next('state', {});
        const bytes = peer.around(asked, Buffer.from(body, 'latin1'));
        const reply = await peer.deliver(asked, { pieces: [bytes] });
        if (!isMalformed(reply.answer)) notes.wrong(`body.${what}`, { answered: shown(reply) });
        if (reply.text === null) await peer.beginAgain();
      }
      await playing.executed(notes, 0, 'executedDamaged');
    },
  },

  {
    id: 'lateHello',
    async run(notes, peer) {
      const hello = peer.hello();
      await peer.begin();
      // The greeting of the session that was left, arriving late.
      await peer.raw.write(hello);
      await peer.raw.quiet(peer.silenceMs);
      if ((await peer.deliver(peer.next('state', {}))).answer === undefined) {
        notes.remark('lateHello');
        await peer.beginAgain();
      }
    },
  },
];

function isMalformed(answer: unknown): boolean {
  return (answer as { refusal?: { code?: unknown } } | undefined)?.refusal?.code === 'MALFORMED';
}
