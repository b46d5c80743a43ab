/**
 * An adapter of your own, to begin with: here for a table behind TCP that speaks JSON, a message a line.
 *
 *   craps-conformance certify --adapter ./docs/vendor/adapter.mjs --target 127.0.0.1:5320
 *
 *   asked     {"id":7,"operation":"bet","parameters":{"player":"p1","bet":"field","amount":1000}}
 *   answered  {"id":7,"answer":{"ok":true,"value":{"bet":{"id":"b1",…},"balance":99000}}}
 *
 * An adapter translates and judges nothing. Whatever the table answers is handed on as it is: the suite checks it. What
 * goes wrong on the way is thrown, with one of these codes: TIMEOUT, DISCONNECTED, SESSION_LOST, PROTOCOL. It makes a
 * case inconclusive and is never counted against the table. Nothing is asked twice: a bet must not be placed twice.
 */
import { once } from 'node:events';
import { connect as dial } from 'node:net';

const OPERATIONS = ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', 'log'];
const LONGEST_LINE = 16 * 1024 * 1024;

// Where each of several processes may hold a link of its own to the same target (`--parallel 2`):
// export const shareable = true;

const fault = (code, message) => Object.assign(new Error(message), { code });

/** `options` are those of the configuration; whatever takes longer than `timeoutMs` the suite itself ends. */
export default async function connect({ target, options }) {
  const [, host, port] = /^\[?([^[\]]+)\]?:(\d+)$/.exec(target) ?? [];
  if (port === undefined) throw new Error(`the target has to be host:port, not ${target}`);

  /** Id of a question to the promise that waits for its answer. */
  const waiting = new Map();
  let lastId = 0;
  let received = '';
  let broken = null;

  const breakOff = (code, message) => {
    broken ??= fault(code, message);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
    socket.destroy();
  };

  const take = (line) => {
    try {
      const { id, answer } = JSON.parse(line);
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    } catch {
      breakOff('PROTOCOL', `not a message: ${line.slice(0, 80)}`);
    }
  };

  const socket = dial({ host, port: Number(port), noDelay: true, ...options.socket });
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    const lines = (received + chunk).split('\n');
    received = lines.pop();
    for (const line of lines) if (line.trim() !== '') take(line);
    if (received.length > LONGEST_LINE) breakOff('PROTOCOL', 'a line without an end');
  });
  socket.on('error', (error) => breakOff('DISCONNECTED', error.message));
  socket.on('close', () => breakOff('DISCONNECTED', 'the connection was closed'));
  await once(socket, 'connect').catch((error) => {
    throw fault('DISCONNECTED', error.message);
  });

  const ask = (operation, parameters) =>
    new Promise((resolve, reject) => {
      if (broken !== null) return reject(broken);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.write(`${JSON.stringify({ id: lastId, operation, parameters })}\n`);
    });

  return {
    table: Object.fromEntries(OPERATIONS.map((each) => [each, (parameters) => ask(each, parameters)])),
    close: () => socket.destroy(),
  };
}
