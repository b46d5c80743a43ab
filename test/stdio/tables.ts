/** Processes that answer well, badly and not at all. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** `reply(id, result)`, `say(text)` and `asked(request)` are there for the code of each. */
const FRAME = `
  const say = (text) => process.stdout.write(text + '\\n');
  const reply = (id, result) => say(JSON.stringify({ jsonrpc: '2.0', id, result }));
  const EMPTY = { ok: true, value: { events: [], next: 0, end: true } };
  const lines = require('node:readline').createInterface({ input: process.stdin });
`;

const CHILDREN = {
  answers: `lines.on('line', (line) => reply(JSON.parse(line).id, EMPTY));`,
  prints: `
    say('Loading dice…');
    say('{"half": ');
    say('[1, 2]');
    process.stdout.write(Buffer.from([0xff, 0xfe, 0x0a]));
    lines.on('line', (line) => {
      say('\\u001b[2J asked: ' + line);
      reply(JSON.parse(line).id + 100, { ok: false, refusal: { code: 'FUNDS' } });
      reply(JSON.parse(line).id, EMPTY);
    });`,
  splits: `
    lines.on('line', async (line) => {
      const text = JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id, result: EMPTY });
      for (const byte of Buffer.from(text + '\\r\\n')) {
        process.stdout.write(Buffer.from([byte]));
        await new Promise(setImmediate);
      }
    });`,
  silent: `lines.on('line', () => say('\\u001b]0;thinking\\u0007'));`,
  errs: `lines.on('line', (line) => say(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id,
    error: { code: -32601, message: 'Method not found\\u001b[31m' } })));`,
  wrong: `lines.on('line', (line) => reply(JSON.parse(line).id, { ok: true, value: { events: 'none' } }));`,
  strange: `lines.on('line', (line) => say('{"jsonrpc":"2.0","id":' + JSON.parse(line).id +
    ',"result":{"ok":true,"__proto__":{"polluted":1},"value":{"events":[],"next":0,"end":true,"<b>":"\\\\u001b[2J"}}}'));`,
  endless: `lines.on('line', () => {
      const part = 'x'.repeat(1 << 20);
      for (let i = 0; i < 18; i += 1) process.stdout.write(part);
    });`,
  dies: `lines.on('line', () => { process.stderr.write('out of dice\\u001b[2J\\n'); process.exit(3); });`,
  deaf: `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); lines.on('line', (line) => reply(JSON.parse(line).id, EMPTY));`,
  works: `
    lines.on('line', (line) => {
      const { id } = JSON.parse(line);
      let signs = 0;
      const timer = setInterval(() => {
        signs += 1;
        if (signs < 8) return say(JSON.stringify({ jsonrpc: '2.0', method: 'working', params: { id } }));
        clearInterval(timer);
        reply(id, EMPTY);
      }, 100);
    });`,
  tells: `lines.on('line', (line) => reply(JSON.parse(line).id,
    { ok: false, refusal: { code: 'FUNDS', detail: [process.env.PYTHONUNBUFFERED, process.env.SEATS, process.cwd(),
      ...process.argv.slice(2)].join('|') } }));`,
} as const;

export type ChildName = keyof typeof CHILDREN;

/** Writes them into `folder`; gives the command line of each. */
export function writeChildren(folder: string): (name: ChildName, ...words: string[]) => string {
  for (const [name, code] of Object.entries(CHILDREN)) {
    writeFileSync(path.join(folder, `${name}.cjs`), FRAME + code);
  }
  return (name, ...words) =>
    [`"${process.execPath}"`, `"${path.join(folder, `${name}.cjs`)}"`, ...words].join(' ');
}
