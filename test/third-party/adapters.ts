/** Adapters of third parties, good and bad, as modules in a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS } from '../../adapters/table';
import { temporaryFolder } from '../cli/console';

const LOG = '{ ok: true, value: { events: [], next: 0, end: true } }';

/** A connection whose table does the same at every operation. */
function connection(does: string, close = '() => {}'): string {
  const table = OPERATIONS.map((operation) => `${operation}: (parameters) => { ${does} }`).join(', ');
  return `({ table: { ${table} }, close: ${close} })`;
}

const answering = connection(`return ${LOG};`);

const FILES: Record<string, string> = {
  'default.mjs': `export default async () => ${answering};`,
  'named.mjs': `export const connect = () => ${answering}; export const shareable = true;`,
  'assigned.cjs': `module.exports = () => ${answering}; module.exports.shareable = true;`,
  'member.cjs': `module.exports = { connect: () => ${answering} };`,
  'compiled.cjs': `exports.__esModule = true; exports.default = () => ${answering}; exports.shareable = true;`,
  'typed.ts': `export default (): unknown => ${answering.replace('(parameters)', '(parameters: unknown)')};`,
  'handed.mjs': `export default (handed) => ${connection('return { ok: false, refusal: { code: "FUNDS", detail: JSON.stringify(handed) } };')};`,
  'changes.mjs': `export default () => ${connection(`parameters.since = 7; return ${LOG};`)};`,
  'nothing.mjs': 'export const shareable = true;',
  'throws.cjs': 'throw new Error("no licence \\u001b[31m" + "x".repeat(1000));',
  'exits.cjs': 'process.exit(4);',
  'prints.cjs': `console.log('hello'); console.error('hello'); module.exports = () => ${answering};`,
  'refuses.mjs': 'export default () => { throw new Error("no such card"); };',
  'unplugged.mjs':
    'export default async () => { throw Object.assign(new Error("no carrier"), { code: "DISCONNECTED" }); };',
  'late.mjs': `export const closed = []; export default ({ options }) => new Promise((resolve) => {
    setTimeout(() => resolve(${connection('', '() => closed.push(options.name)')}), 60); });`,
  'no-table.mjs': 'export default () => ({ close() {} });',
  'no-close.mjs': `export default () => ({ table: ${answering}.table });`,
  'half.mjs': 'export default () => ({ table: { describe() {} }, close() {} });',
  'proxy.mjs':
    'export default () => new Proxy({ then: undefined }, { get(of, name) { if (name === "then") return; throw new Error("sealed"); } });',
  'wrong.mjs': `export default () => ${connection('return { ok: true, value: { events: "none" } };')};`,
  'cyclic.mjs': `export default () => ${connection('const a = {}; a.a = a; return a;')};`,
  'hangs.mjs': `export default () => ${connection('return new Promise(() => {});')};`,
  'fails.mjs': `export default () => ${connection('throw new Error("out of chips");')};`,
  'timeout.mjs': `export default () => ${connection('throw Object.assign(new Error("slow\\u001b[2J" + "y".repeat(1000)), { code: "TIMEOUT" });')};`,
  'other-code.mjs': `export default () => ${connection('throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });')};`,
  'close-fails.mjs': `export default () => ${connection(`return ${LOG};`, '() => { throw new Error("stuck"); }')};`,
  'close-hangs.mjs': `export default () => ${connection(`return ${LOG};`, '() => new Promise(() => {})')};`,
  'node_modules/packaged-adapter/package.json': '{ "name": "packaged-adapter", "main": "main.js" }',
  'node_modules/packaged-adapter/main.js': `module.exports = () => ${answering};`,
  'node_modules/@lab/adapter/package.json':
    '{ "name": "@lab/adapter", "type": "module", "exports": { "import": "./index.js" } }',
  'node_modules/@lab/adapter/index.js': `export default () => ${answering};`,
};

export function writeAdapters(): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
