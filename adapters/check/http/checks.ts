/** What only a table behind HTTP can get wrong: keys, connections, addresses. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LinkOptions } from '../../http/options';
import { CONTENT_TYPE } from '../../http/protocol';
import { TableFault } from '../../table';
import type { Check } from '../check';
import { checksOver, shown, withPlayer, type WireCheck } from '../delivery';
import type { Notes } from '../finding';
import type { Reply } from '../peer';
import { HttpPeer, replyOf } from './peer';

const TIME_TO_DO_WRONG_MS = 20;
const UNREADABLE_KEYS = [undefined, '', 'x', '-1', 'A-0', 'A-x'];

export function httpChecks(link: LinkOptions, timeoutMs: number): Check[] {
  return checksOver(new HttpPeer(link, timeoutMs), { first: FIRST, own: OWN });
}

const FIRST: readonly WireCheck<HttpPeer>[] = [
  {
    id: 'answer',
    async run(notes, peer) {
      const asked = peer.next('describe', {});
      peer.exchanges.asked('describe', JSON.stringify(asked.parameters));
      const response = await peer.response(peer.bytes(asked));
      const reply = replyOf(response);
      peer.exchanges.answered(shown(reply));
      if (response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== CONTENT_TYPE) {
        notes.remark('contentType', { type: response.headers['content-type'] ?? '' });
      }
      peer.described(reply);
    },
  },

  {
    id: 'keepAlive',
    async run(notes, peer) {
      const connection = await peer.raw.connect();
      const ask = async () => {
        const request = peer.request(peer.next('state', {}));
        connection.write(peer.raw.bytes({ ...request, keepAlive: true }));
        return connection.response();
      };
      await ask();
      try {
        await ask();
      } catch (error) {
        if (!(error instanceof TableFault)) throw error;
        notes.remark('noKeepAlive');
        peer.sequence -= 1;
      }
      connection.cut();
    },
  },
];

const OWN: readonly WireCheck<HttpPeer>[] = [
  withPlayer('cutBeforeAnswer', async (notes, peer, playing) => {
    const bet = playing.bet();
    await peer.abandon(peer.bytes(bet));
    const again = await peer.deliver(bet);
    expectAnswer(notes, again, 'afterCut');
    // The bet that was taken before stands in the way of itself.
    if (isRefusal(again)) notes.wrong('refusedAfterCut', { answered: shown(again) });
    await playing.executed(notes, 1, 'executedAfterCut');
  }),

  withPlayer('halfRequest', async (notes, peer, playing) => {
    const bet = playing.bet();
    await peer.abandon(peer.bytes(bet).subarray(0, -5));
    await pause(TIME_TO_DO_WRONG_MS);
    expectAnswer(notes, await peer.deliver(bet), 'afterHalf');
    await playing.executed(notes, 1, 'executedAfterCut');
  }),

  withPlayer('otherBody', async (notes, peer, playing) => {
    const bet = playing.bet();
    const first = await peer.deliver(bet);
    const other = await peer.deliver({ ...bet, parameters: { player: 'p1', bet: 'none', amount: 1 } });
    if (other.answer !== undefined && other.text !== first.text) {
      notes.wrong('againOther', { first: shown(first), again: shown(other) });
    }
    await playing.executed(notes, 1, 'executedAgain');
  }),

  withPlayer('key', async (notes, peer, playing) => {
    const { operation, parameters } = playing.question;
    for (const key of UNREADABLE_KEYS) {
      const request = { operation, body: JSON.stringify(parameters) };
      const reply = await peer.sendRequest(key === undefined ? request : { ...request, key });
      if (reply.link !== '400') notes.wrong('key', { key: key ?? '', answered: shown(reply) });
    }
    await playing.executed(notes, 0, 'executedWithoutKey');
  }),

  {
    id: 'address',
    async run(notes, peer) {
      const asked = peer.next('state', {});
      const request = peer.request(asked);
      const other = await peer.sendRequest({ ...request, operation: 'leave' });
      if (other.link !== '404') notes.wrong('operation', { answered: shown(other) });
      const get = await peer.sendRequest({ ...request, method: 'GET', body: '' });
      if (get.link === undefined) notes.wrong('method');
      else if (get.link !== '405') notes.remark('methodStatus', { status: get.link });
      expectAnswer(notes, await peer.deliver(asked), 'keyUsed');
    },
  },
];

function isRefusal({ answer }: Reply): boolean {
  return (answer as { ok?: unknown } | undefined)?.ok === false;
}

function expectAnswer(notes: Notes, reply: Reply, finding: string): void {
  if (reply.answer === undefined) notes.wrong(finding, { answered: shown(reply) });
}
