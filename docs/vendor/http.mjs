/**
 * A craps table behind HTTP, as docs/protocol.md asks for it; nothing but Node.
 *
 *   node http.mjs ./table.mjs 5310
 *
 * The module's default export is a table, or makes one: an object with a function for each operation that answers
 * { ok: true, value } or { ok: false, refusal }. Put your own in its place.
 */
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { TextDecoder } from 'node:util';

const [, , file, port = '5310'] = process.argv;
if (file === undefined) throw new Error('usage: node http.mjs MODULE [PORT]');
const loaded = await import(pathToFileURL(path.resolve(file)).href);
const made = loaded.default?.default ?? loaded.default;
const table = await (typeof made === 'function' ? made() : made);

const OPERATIONS = ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', 'log'];
const LONGEST_BODY = 64 * 1024;

/** All that has to be remembered: the session, the sequence of its last question, and the answer to that. */
let session = null;
let last = 0;
let answer = null;
/** Sessions that were ended are not begun again by a late request. */
const ended = [];
/** One operation after the other. */
let before = Promise.resolve();

async function respond(request) {
  const body = await read(request);
  const operation = request.url.replace(/^\/ctp\/v1\//, '');
  if (!request.url.startsWith('/ctp/v1/') || !OPERATIONS.includes(operation)) return [404];
  if (request.method !== 'POST') return [405];
  if (body === null) return [413];
  const key = /^([\w.~]{1,64})-([1-9]\d{0,14})$/.exec(request.headers['idempotency-key'] ?? '');
  const parameters = parse(body);
  if (key === null || parameters === null) return [400];
  const sequence = Number(key[2]);

  if (key[1] !== session) {
    if (sequence !== 1 || ended.includes(key[1])) return [409, { link: 'NO_SESSION' }];
    ended.unshift(session);
    ended.length = Math.min(ended.length, 100);
    [session, last, answer] = [key[1], 0, null];
  }
  // The stored answer may still be on its way: whoever asks again waits for it too.
  if (sequence === last) return [200, await answer];
  if (sequence !== last + 1) return [409, { link: 'STALE' }];
  last = sequence;
  answer = before.then(() => table[operation](parameters));
  before = answer.catch(() => undefined);
  return [200, await answer];
}

/** Null where it is too long; the rest is read all the same, for the other side to see the status. */
async function read(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LONGEST_BODY) chunks.push(chunk);
  }
  return length > LONGEST_BODY ? null : Buffer.concat(chunks);
}

/** Null where it is no JSON object in UTF-8. What is in the object is for the table to judge. */
function parse(body) {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const server = createServer((request, response) => {
  respond(request)
    .catch(() => [500])
    .then(([status, value]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(value === undefined ? '' : JSON.stringify(value));
    });
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
