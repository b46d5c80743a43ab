import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { OPERATIONS } from '../../adapters/table';
import { run } from '../cli/console';
import { writeTables } from '../library-adapter/tables';
import { writeAdapters } from '../third-party/adapters';
import { ranBy } from './tiny-runs';

/** A table of the reference table's operations, some of them replaced. */
const table = (replaced: string, before = '') => `
  ${before}
  module.exports = () => {
    const table = create({});
    return { ...table, ${replaced} };
  };`;

const everywhere = (does: string) =>
  OPERATIONS.filter((operation) => operation !== 'describe')
    .map((operation) => `${operation}: (parameters) => { ${does} }`)
    .join(', ');

const CONTROL = (control: string) =>
  `describe: () => ({ ok: true, value: { ...table.describe({}).value, control: '${control}' } })`;

/** What is wrong with the table, and what has to come of it: 1 is its own fault, 3 is nobody's finding. */
const BAD: Record<string, [code: 1 | 3, module: string]> = {
  'keeps its shooter': [1, 'module.exports = () => create({ fault: "shooter-kept-after-seven-out" });'],
  'takes the dice from a shooter who has made his point': [
    1,
    'module.exports = () => create({ fault: "shooter-replaced-when-point-made" });',
  ],
  'names no shooter': [
    1,
    table(`state: (p) => {
      const { value } = table.state(p);
      return { ok: true, value: { ...value, shooter: null } };
    }`),
  ],
  'throws other dice than it is told': [
    3,
    table(
      'roll: (p) => table.roll(p.throw === undefined ? p : { ...p, throw: { ...p.throw, dice: [6, 6] } })',
    ),
  ],
  'takes no bet': [1, table('bet: () => ({ ok: false, refusal: { code: "FUNDS" } })')],
  'refuses every throw': [3, table('roll: () => ({ ok: false, refusal: { code: "CANNOT_FORCE" } })')],
  'says yes to everything and does nothing': [3, table(everywhere('return { ok: true, value: {} };'))],
  'answers nothing': [3, table(everywhere('return undefined;'))],
  'answers with its own question': [3, table(everywhere('return parameters;'))],
  'throws at everything': [3, table(everywhere('throw new Error("out of chips");'))],
  'rejects everything': [3, table(everywhere('return Promise.reject(new Error("out of chips"));'))],
  'counts money in fractions': [
    3,
    table(
      'join: (p) => { const { value } = table.join(p); return { ok: true, value: { ...value, balance: 0.5 } }; }',
    ),
  ],
  'fails now and then': [
    3,
    table(
      'roll: (p) => { asked += 1; if (asked % 7 === 0) throw new Error("jam"); return table.roll(p); }',
      'let asked = 0;',
    ),
  ],
  'fails at the last moment alone': [
    3,
    table(
      'state: (p) => { asked += 1; if (asked === 20) return { ok: true }; return table.state(p); }',
      'let asked = 0;',
    ),
  ],
  'says that it is only watched, and has no journal': [
    3,
    table(`${CONTROL('observed')}, log: () => ({ ok: true, value: { events: [], next: 0, end: true } })`),
  ],
  'says that it throws its own dice, and never does': [
    3,
    table(`${CONTROL('natural')}, roll: () => ({ ok: false, refusal: { code: 'BETS_CLOSED' } })`),
  ],
};

describe('a bad table', () => {
  for (const [name, [code, module]] of Object.entries(BAD)) {
    it(`is never found to conform where it ${name}`, async () => {
      // It is bad by what it does, and its word is taken for what it is.
      const ran = await ranBy({ table: module, flags: ['--lang', 'zh', '--as-described'] });
      expect(ran.code, ran.out + ran.err).to.equal(code);
      expect(ran.verdict?.verdict).to.equal(code === 1 ? 'does_not_conform' : 'inconclusive');
      expect(ran.verdict?.cases.planned).to.be.greaterThan(0);
      // Where nothing could be prepared, no case fails of what the judge finds.
      const failed = ran.verdict?.cases.failed ?? 0;
      const found = ran.verdict?.findings.filter(({ clause }) => clause !== null).length ?? 0;
      expect(failed + found > 0, 'blamed for what the link or the suite did').to.equal(code === 1);
    });
  }
});

/** Modules that are no table, or no adapter, or that break: see where they are written. */
function modulesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:cjs|mjs|js|ts)$/.test(name))
    .map((name) => `./${name}`);
}

/** For modules that never answer. */
function writeTimeout(folder: string): void {
  writeFileSync(path.join(folder, 'certification.yaml'), 'adapter:\n  timeout: 500\n');
}

describe('a bad module', () => {
  const { folder: tables, remove } = writeTables();
  after(remove);
  const adapters = writeAdapters();

  const modules: [cwd: string, file: string, flags: string[]][] = [
    ...modulesIn(tables).map((file): [string, string, string[]] => [tables, file, ['--target', file]]),
    ...modulesIn(adapters).map((file): [string, string, string[]] => [
      adapters,
      file,
      ['--adapter', file, '--target', 'x'],
    ]),
  ];
  for (const [index, [cwd, file, flags]] of modules.entries()) {
    it(`is never found to conform: ${path.basename(file)} as ${flags[0] ?? ''}`, async () => {
      writeTimeout(cwd);
      const argv = [
        'certify',
        '--json',
        '--allure',
        'none',
        '--no-certificate',
        '--lang',
        'zh',
        '--out',
        `c${index}`,
      ];
      const { code, out, err } = await run([...argv, ...flags], { cwd });
      expect([2, 3], out + err).to.include(code);
      expect(JSON.parse(out)).not.to.have.nested.property('verdict.verdict', 'conforms');
    });
  }
});
