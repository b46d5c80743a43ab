/** What only a table behind standard input and output can get wrong: lines, methods, what else it prints. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from '../check';
import { checksOver, type WireCheck } from '../delivery';
import type { Notes } from '../finding';
import { type StdioPeer } from './peer';
import { END_MS } from './raw';

const SILENCE_MS = 200;
const NO_MESSAGES = ['this is no JSON', '{"jsonrpc":"2.0"', '[]', '{}', 'null'];
const UNKNOWN_METHODS = ['leave', 'constructor', '__proto__'];
const METHOD_NOT_FOUND = '-32601';

export function stdioChecks(peer: StdioPeer): Check[] {
  return checksOver(peer, { first: FIRST, own: OWN, last: LAST });
}

const FIRST: readonly WireCheck<StdioPeer>[] = [
  {
    id: 'answer',
    async run(_notes, peer) {
      await peer.start();
      try {
        peer.described(await peer.deliver(peer.next('describe', {})));
      } catch (error) {
        await peer.close();
        throw error;
      }
    },
  },
];

const OWN: readonly WireCheck<StdioPeer>[] = [
  {
    id: 'two',
    async run(notes, peer) {
      const first = peer.next('state', {});
      const second = peer.next('describe', {});
      peer.running.write(peer.bytes(first), first.sequence);
      peer.running.write(peer.bytes(second), second.sequence);
      const answers = [
        await peer.running.response(first.sequence),
        await peer.running.response(second.sequence),
      ];
      if (answers.includes(null)) notes.wrong('twoLines');
    },
  },

  {
    id: 'ends',
    async run(notes, peer) {
      peer.running.write(Buffer.from('\n\r\n'));
      const asked = peer.next('state', {});
      const line = Buffer.concat([peer.bytes(asked).subarray(0, -1), Buffer.from('\r\n')]);
      if ((await peer.deliver(asked, { pieces: [line] })).text === null) {
        notes.wrong('end', { end: '"\\r\\n"' });
      }
    },
  },

  {
    id: 'noise',
    async run(notes, peer) {
      for (const line of NO_MESSAGES) {
        peer.running.write(Buffer.from(`${line}\n`));
        await goesOn(notes, peer, 'afterNoJson');
      }
      peer.running.write(Buffer.from('{"player":"\xff"}\n', 'latin1'));
      await goesOn(notes, peer, 'afterBadUtf8');
    },
  },

  {
    id: 'method',
    async run(notes, peer) {
      for (const method of UNKNOWN_METHODS) {
        const { text, link } = await peer.deliver(peer.next(method, {}));
        if (text === null) notes.wrong('methodSilent', { method });
        else if (link === undefined) notes.wrong('methodAnswered', { method });
        else if (link !== METHOD_NOT_FOUND) notes.remark('methodCode', { method });
      }
    },
  },

  {
    id: 'notification',
    async run(notes, peer) {
      const before = peer.running.messages;
      peer.running.write(Buffer.from('{"jsonrpc":"2.0","method":"state","params":{}}\n'));
      await pause(SILENCE_MS);
      if (peer.running.messages > before) notes.remark('notificationAnswered');
    },
  },
];

const LAST: readonly WireCheck<StdioPeer>[] = [
  {
    id: 'output',
    run(notes, peer) {
      const { otherLines, lastOther } = peer.running;
      if (otherLines > 0) notes.remark('otherOutput', { lines: otherLines, last: lastOther });
      return Promise.resolve();
    },
  },

  {
    id: 'end',
    async run(notes, peer) {
      if (!(await peer.running.end())) notes.remark('notEnded', { seconds: END_MS / 1000 });
    },
  },
];

async function goesOn(notes: Notes, peer: StdioPeer, finding: string): Promise<void> {
  if ((await peer.deliver(peer.next('state', {}))).text === null) notes.wrong(finding);
}
