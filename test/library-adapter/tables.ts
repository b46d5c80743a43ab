import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPERATIONS } from '../../adapters/table';

/** A table of one answer: every operation gives `value`. */
function always(value: string): string {
  return `{ ${OPERATIONS.map((operation) => `${operation}: () => (${value})`).join(', ')} }`;
}

const LOG = '{ ok: true, value: { events: [], next: 0, end: true } }';

const FILES: Record<string, string> = {
  'factory.cjs': `module.exports = (options) => (${always('{ ok: true, value: { events: [], next: options.next, end: true } }')});`,
  'async.mjs': `export default async (options) => { await null; return ${always(LOG)}; };`,
  'waits.mjs': `await null; export default ${always(LOG)};`,
  'object.js': `module.exports = ${always(LOG)};`,
  'compiled.cjs': `exports.__esModule = true; exports.default = () => (${always(LOG)});`,
  'typed.ts': `const answer: object = ${LOG}; export default () => (${always('answer')});`,
  'nothing.cjs': 'module.exports = 42;',
  'half.cjs': 'module.exports = () => ({ describe() {} });',
  'eight-of-nine.cjs': `const { dice, ...table } = ${always(LOG)}; module.exports = table;`,
  'broken.cjs': 'throw new Error("broken \\u001b[31mmodule " + "x".repeat(1000));',
  'needs-another.cjs': 'require("not-installed-anywhere");',
  'refuses-options.cjs': 'module.exports = () => { throw new Error("no such option"); };',
  'late.cjs': 'module.exports = () => new Promise(() => {});',
  'throws.cjs': `const fail = () => { throw new Error("out of chips"); }; module.exports = ${always('fail()')};`,
  'rejects.cjs': `module.exports = ${always('Promise.reject({ toString() { throw 1; } })')};`,
  'hangs.cjs': `module.exports = ${always('new Promise(() => {})')};`,
  'answers.cjs': `let answer; module.exports = () => (${always('answer')}); module.exports.set = (next) => { answer = next; };`,
  'echo.cjs': `let got; const take = (p) => { got = p; p.max = 7; return ${LOG}; };
    module.exports = ${always('undefined')}; module.exports.log = take; module.exports.got = () => got;`,
  'node_modules/packaged-table/package.json': '{ "name": "packaged-table", "main": "main.js" }',
  'node_modules/packaged-table/main.js': `module.exports = ${always(LOG)};`,
  'node_modules/import-only-table/package.json':
    '{ "name": "import-only-table", "type": "module", "exports": { ".": { "import": "./index.js" } } }',
  'node_modules/damaged-table/package.json': '{ "exports": ',
  'node_modules/hollow-table/package.json': '{ "exports": { "import": "./gone.js" } }',
  'node_modules/import-only-table/index.js': `export default ${always(LOG)};`,
};

/** A folder of table modules, good and bad, and of two installed packages. */
export function writeTables(): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tables-')));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
