/** Checks of every wire: questions in pieces, repeated, late, out of order, damaged, and sessions that were left. */
import { isDeepStrictEqual } from 'node:util';
import { TableFault } from '../table';
import type { Check } from './check';
import type { Notes } from './finding';
import { newSession, type BasePeer, type Question, type Reason, type Reply } from './peer';
import type { Playing } from './playing';

/** What is done over a wire to see what the other side makes of it. */
export interface WireCheck<P extends BasePeer = BasePeer> {
  /** Its title is `check.<wire>.<id>`, or `check.wire.<id>` where all wires share it. */
  id: string;
  run: (notes: Notes, peer: P) => Promise<void>;
}

export interface WireChecks<P extends BasePeer> {
  /** How the wire begins. */
  first: readonly WireCheck<P>[];
  /** What no other wire has. */
  own: readonly WireCheck<P>[];
  /** How it ends, after the session of play is closed. */
  last?: readonly WireCheck<P>[];
}

/** The checks of one wire, and those that all wires have in common, over one peer. */
export function checksOver<P extends BasePeer>(peer: P, { first, own, last = [] }: WireChecks<P>): Check[] {
  const common = DELIVERY_CHECKS.filter(({ numbered }) => peer.numbered || numbered !== true);
  return [...first, ...common, ...own, CLOSE, ...last].map(({ id, run }) => ({
    check: `${peer.wire}.${id}`,
    exchanges: peer.exchanges,
    reopen: () => peer.reopen(),
    run: async (notes) => {
      try {
        await run(notes, peer);
      } catch (error) {
        // Where the last question came to is unknown: what follows is not to be blamed for it.
        if (error instanceof TableFault && error.code !== 'DISCONNECTED') await peer.beginAgain();
        throw error;
      }
    },
  }));
}

/** With a player, to see how often something is executed. */
export function withPlayer<P extends BasePeer>(
  id: string,
  run: (notes: Notes, peer: P, playing: Playing) => Promise<void>,
): WireCheck<P> {
  return { id, run: async (notes, peer) => run(notes, peer, await peer.playing()) };
}

/** Characters of several bytes, which may be cut in their middle. */
const SEVERAL_BYTES = '博彩者';
const TIMES_AT_ONCE = 3;
const STALE_SEQUENCES = 2;
const STRANGE_SEQUENCE = 5;

const question = (peer: BasePeer) => peer.next('state', { x: SEVERAL_BYTES });

const DELIVERY_CHECKS: readonly (WireCheck & {
  /** Only where a question has a place in a session. */
  numbered?: true;
})[] = [
  {
    id: 'split',
    async run(notes, peer) {
      const first = question(peer);
      const whole = await peer.deliver(first);
      for (let at = 1; at < peer.bytes(first).length; at += 1) {
        // At the same place again: the answer is known, whatever state the table is in.
        const asked = peer.numbered ? first : question(peer);
        const bytes = peer.bytes(asked);
        const reply = await peer.deliver(asked, { pieces: [bytes.subarray(0, at), bytes.subarray(at)] });
        if (!(peer.numbered ? isSame(reply, whole) : saysSame(peer, reply, whole))) {
          notes.wrong('split', { at });
          await peer.beginAgain();
          return;
        }
      }
      const last = question(peer);
      const pieces = Array.from(peer.bytes(last), (byte) => Buffer.from([byte]));
      if ((await peer.deliver(last, { pieces })).answer === undefined) {
        notes.wrong('bytewise');
        await peer.beginAgain();
      }
    },
  },

  {
    ...withPlayer('again', async (notes, peer, playing) => {
      const bet = playing.bet();
      const first = await peer.deliver(bet);
      compare(notes, first, await peer.deliver(bet));
      await playing.executed(notes, 1, 'executedAgain');
    }),
    numbered: true,
  },

  {
    ...withPlayer('atOnce', async (notes, peer, playing) => {
      const [first, ...others] = await peer.deliverAtOnce(playing.bet(), TIMES_AT_ONCE);
      for (const other of others) if (first !== undefined) compare(notes, first, other);
      await playing.executed(notes, 1, 'executedAtOnce');
    }),
    numbered: true,
  },

  {
    ...withPlayer('late', async (notes, peer, playing) => {
      await peer.ask('state', {});
      for (let back = 1; back <= STALE_SEQUENCES; back += 1) {
        await turnedDown(notes, peer, 'late', peer.at(peer.sequence - back, playing.question));
      }
      await playing.executed(notes, 0, 'executedLate');
    }),
    numbered: true,
  },

  {
    ...withPlayer('gap', async (notes, peer, playing) => {
      await turnedDown(notes, peer, 'gap', peer.at(peer.sequence + 2, playing.question));
      await playing.executed(notes, 0, 'executedGap');
    }),
    numbered: true,
  },

  {
    ...withPlayer('unknownSession', async (notes, peer, playing) => {
      const strange = { ...playing.question, session: newSession(), sequence: STRANGE_SEQUENCE };
      await turnedDown(notes, peer, 'unknownSession', strange);
      await playing.executed(notes, 0, 'executedUnknown');
    }),
    numbered: true,
  },

  {
    ...withPlayer('damaged', async (notes, peer, playing) => {
      const bet = playing.bet();
      for (const { what, bytes } of peer.damaged(bet)) {
        const reply = await peer.deliver(bet, { pieces: [bytes], reason: 'damaged' });
        if (!peer.turnsDown('damaged', reply)) notes.wrong(`damaged.${what}`, { answered: shown(reply) });
      }
      // What was turned down has not used its place.
      if ((await peer.deliver(bet)).answer === undefined) notes.wrong('afterDamage');
      await playing.executed(notes, 1, 'executedDamaged');
    }),
    numbered: true,
  },

  {
    id: 'tooLong',
    async run(notes, peer) {
      const asked = peer.next('state', {});
      try {
        const reply = await peer.deliver(asked, { pieces: [peer.tooLong(asked)], reason: 'tooLong' });
        if (!peer.turnsDown('tooLong', reply)) notes.wrong('tooLong', { answered: shown(reply) });
      } catch (error) {
        // Cutting it off is one way of not reading it.
        if (!(error instanceof TableFault) || error.code !== 'DISCONNECTED') throw error;
      }
      if ((await peer.deliver(asked)).answer === undefined) {
        notes.wrong('afterTooLong');
        await peer.beginAgain();
      }
    },
  },

  {
    ...withPlayer('newSession', async (notes, peer, playing) => {
      const before = playing.bet();
      await peer.begin();
      await turnedDown(notes, peer, 'oldSession', before);
      await playing.executed(notes, 0, 'executedOld');
    }),
    numbered: true,
  },
];

const CLOSE: WireCheck = withPlayer('close', async (_notes, peer) => {
  await peer.ask('open', { mode: 'closed' });
});

async function turnedDown(notes: Notes, peer: BasePeer, reason: Reason, misplaced: Question): Promise<void> {
  const reply = await peer.deliver(misplaced, { reason });
  if (!peer.turnsDown(reason, reply)) {
    notes.wrong(`turnedDown.${reason}.${peer.wire}`, { answered: shown(reply) });
  }
}

function compare(notes: Notes, first: Reply, again: Reply): void {
  if (again.text === null) notes.wrong('notAgain');
  else if (!isSame(first, again)) notes.wrong('againOther', { first: shown(first), again: shown(again) });
}

function isSame(one: Reply, other: Reply): boolean {
  if (one.answer === undefined) return one.text === other.text;
  return isDeepStrictEqual(one.answer, other.answer);
}

/** Another answer to the same question, which may differ in what nobody knows. */
function saysSame(peer: BasePeer, one: Reply, other: Reply): boolean {
  if (one.answer === undefined || other.answer === undefined) return one.text === other.text;
  return isDeepStrictEqual(peer.answerOf('state', one), peer.answerOf('state', other));
}

/** A dash where nothing came. */
export function shown({ text }: Reply): string {
  return text ?? '–';
}
