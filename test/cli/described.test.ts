/** Declared against described: what a table says of itself is compared with what was declared, before it is played. */
import { existsSync, mkdirSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE, type SuiteLocation } from '../../checks';
import { readConfiguration } from '../../certification/declaration/configuration';
import { describedScope } from '../../certification/described-scope';
import { INTERFACE_LANGUAGES, OFFICIAL_LANGUAGES } from '../../locales';
import { verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from './console';

const REFERENCE = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));

/** The features of one article on the product's own steps. */
function article(number: number): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    const file = path.join('features', language, `article-${String(number)}.feature`);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(SUITE.root, file), path.join(root, file));
  }
  return { root, support: SUITE.support.map((glob) => path.join(SUITE.root, glob)) };
}

interface Asked {
  /** Options of the reference table, in a module of its own. */
  table?: object;
  /** Code in the place of one operation. */
  open?: string;
  flags?: string[];
  file?: string;
  /** Over standard input and output instead of as a library. */
  stdio?: true;
  suite?: SuiteLocation;
}

async function certified({ table = {}, open, flags = [], file, stdio, suite = article(4) }: Asked) {
  const cwd = temporaryFolder();
  const made = `(() => { const table = create(${JSON.stringify(table)});
    return ${open === undefined ? 'table' : `{ ...table, open: (parameters) => { ${open} } }`}; })`;
  const server = JSON.stringify(path.join(SUITE.root, 'adapters', 'stdio', 'server'));
  const register = JSON.stringify(path.join(SUITE.root, 'register.cjs'));
  writeFileSync(
    path.join(cwd, 'table.cjs'),
    stdio === true
      ? `require(${register}); const create = require(${REFERENCE}).default;
         require(${server}).serveStdio({ input: process.stdin, output: process.stdout, table: ${made}() });`
      : `const create = require(${REFERENCE}).default; module.exports = ${made};`,
  );
  if (file !== undefined) writeFileSync(path.join(cwd, 'certification.yaml'), file);
  const target =
    stdio === true ? ['--adapter', 'stdio', '--target', 'node table.cjs'] : ['--target', './table.cjs'];
  const ran = await run(['certify', ...target, '--out', 'c', '--allure', 'none', ...flags], { cwd, suite });
  const kept = path.join(cwd, 'c', 'verdict.json');
  const verdict: Verdict | null = existsSync(kept)
    ? verdictSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
    : null;
  return { ...ran, cwd, folder: existsSync(path.join(cwd, 'c')), verdict };
}

/** What a table may describe, and what is then to be written instead. */
const LESS: [table: object, key: string, write: string][] = [
  [{ offered: ['pass', 'field'] }, 'table.bets', 'bets: [pass, field]'],
  [{ seats: 1 }, 'table.seats', 'seats: 1'],
  [{ senses: { leaning: false } }, 'table.senses', 'leaning: false'],
  [{ holdsThrow: false }, 'table.holdsThrow', 'holdsThrow: false'],
  [{ control: 'natural' }, 'table.control', 'control: natural'],
  [{ minimumBet: 5_000 }, 'table.minimumBet', 'minimumBet: 5000'],
  [{ unit: 100 }, 'table.unit', 'unit: 100'],
  [{ maximumStake: 50_000 }, 'table.limits', 'limits: { maximumStake: 50000 }'],
  [{ betLimits: { field: { maximumPrize: 9_000 } } }, 'table.limits', 'field: { maximumPrize: 9000 }'],
  [{ lower: false }, 'table.changes', 'lower: false'],
  [{ equalBets: 'merge' }, 'table.equalBets', 'equalBets: merge'],
  [{ opposedBets: false }, 'table.opposedBets', 'opposedBets: false'],
  [{ journalHolds: 'none' }, 'table.journal', 'journal: { holds: none }'],
  [{ readings: { winning_bets: 'stay_up' } }, 'readings.winning_bets', 'winning_bets: stay_up'],
  [{ field_12: 'triple' }, 'options.field_12', 'field_12: triple'],
];

/** What a file declares, with the embedded reference table made as `options` say. */
function declaredBy(options: object, yaml: string) {
  const cwd = temporaryFolder();
  const adapter = `adapter:\n  options: ${JSON.stringify(options)}\n`;
  writeFileSync(path.join(cwd, 'certification.yaml'), yaml + adapter);
  return readConfiguration({}, cwd, 'en');
}

function scopeOf(options: object, yaml = '', asDescribed = false) {
  const read = declaredBy(options, yaml);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return describedScope(read, SUITE, asDescribed);
}

describe('declared against described', () => {
  for (const [table, key, write] of LESS) {
    it(`${key}, ${write}: told before anything is played, and silenced by what it says is to be written`, async () => {
      const told = await scopeOf(table);
      if (told.ok) throw new Error('nothing was told');
      expect(told.problems.map((each) => each.key)).to.deep.equal([key]);
      const [{ advice } = { advice: '' }] = told.problems;
      expect(advice).to.include(write).and.to.include('--as-described');
      const [, member = '', line = ''] =
        /under “(\w+):” in certification\.yaml: (.*?)\. With --as/.exec(advice) ?? [];
      const declared = await scopeOf(table, `${member}:\n  ${line}\n`);
      expect(declared.ok ? declared.configuration.asDescribed : declared.problems).to.deep.equal([]);
      const taken = await scopeOf(table, '', true);
      expect(taken.ok && taken.configuration.asDescribed.map((each) => each.key)).to.deep.equal([key]);
    });
  }

  it('has a sentence in every language for each', async () => {
    for (const [table] of LESS) {
      const said = await Promise.all(
        INTERFACE_LANGUAGES.map(async (ui) => {
          const told = await scopeOf(table, `ui: ${ui}\n`);
          return told.ok ? '' : told.problems.map(({ message, advice }) => message + advice).join();
        }),
      );
      expect(new Set(said).size, JSON.stringify(table)).to.equal(3);
    }
  });

  it('lets a table describe more than was declared', async () => {
    const file = `table:
  bets: [pass]
  seats: 1
  senses: { landing: false }
  holdsThrow: false
  limits: { maximumStake: 5000 }
  changes: { withdraw: false }
  opposedBets: false
  journal: { holds: settlements, events: 5 }
`;
    const told = await scopeOf({}, file);
    expect(told.ok ? told.configuration.asDescribed : told.problems).to.deep.equal([]);
  });

  it('finds a wrong key or value under “table”, at its place', () => {
    for (const [yaml, place] of [
      ['table:\n  seat: 3\n', [2, 3]],
      ['table:\n  senses:\n    landings: true\n', [3, 5]],
      ['table:\n  bets: [feild]\n', [2, 10]],
      ['table:\n  unit: 0.5\n', [2, 9]],
    ] as const) {
      const read = declaredBy({}, yaml);
      const [problem] = read.ok ? [] : read.problems;
      expect([problem?.line, problem?.column], yaml).to.deep.equal(place);
    }
  });

  it('tells each difference in a line of the user’s language, where it was declared', async () => {
    const table = { offered: ['pass'], seats: 1 };
    const file = 'table:\n  seats: 2\n';
    const said = await Promise.all(
      (['zh', 'pt', 'en'] as const).map((ui) => certified({ table, file, flags: ['--ui', ui] })),
    );
    for (const { code, folder, err } of said) {
      expect([code, folder]).to.deep.equal([2, false]);
      expect(err).to.match(/^certification\.yaml:2:10: /m);
    }
    expect(said[0]?.err).to.include('座位：1（申報為 2）');
    expect(said[1]?.err).to.include('apostas que a mesa não oferece: dont_pass');
    expect(said[2]?.err).to.include('bets that the table does not offer: dont_pass');
  });

  for (const stdio of [undefined, true] as const) {
    const wire = stdio === undefined ? 'a library' : 'standard input and output';
    it(`takes the table’s word where it is told to, and says so wherever it concludes (${wire})`, async () => {
      const asked: Asked = { table: { field_12: 'triple', equalBets: 'merge' }, flags: ['--as-described'] };
      const { code, out, err, verdict, cwd } = await certified({
        ...asked,
        ...(stdio === undefined ? {} : { stdio }),
      });
      expect([code, verdict?.verdict], out + err).to.deep.equal([0, 'conforms_as_described']);
      expect(verdict?.asDescribed?.map(({ key, described }) => [key, described])).to.deep.equal([
        ['table.equalBets', 'merge'],
        ['options.field_12', 'triple'],
      ]);
      expect(verdict?.options).to.deep.equal({ field_12: 'triple' });
      expect(out)
        .to.include('Verdict: conforms as described by its maker')
        .and.to.include('built-in option field_12');
      const page = readFileSync(path.join(cwd, 'c', 'regulation.html'), 'utf8');
      expect(page).to.include('按製造商所描述者符合').and.to.include('內置選項 field_12：triple');
    });
  }

  it('over a wire tells the differences as well', async () => {
    const { code, err, folder } = await certified({ stdio: true, table: { opposedBets: false } });
    expect([code, folder]).to.deep.equal([2, false]);
    expect(err).to.include('opposite bets');
  });

  it('concludes plainly where there was nothing to take the table’s word for', async () => {
    const { code, verdict } = await certified({ flags: ['--as-described'] });
    expect([code, verdict?.verdict, verdict?.asDescribed]).to.deep.equal([0, 'conforms', undefined]);
  });

  describe('a reading that the table refuses to follow', () => {
    const refusing = (named: boolean) =>
      `if (parameters.readings?.dont_pass_tie === 'returned') return { ok: false, refusal: { code: 'UNSUPPORTED'${
        named ? ", reading: 'dont_pass_tie'" : ''
      } } }; return table.open(parameters);`;
    for (const named of [true, false]) {
      it(`is told in one line, ${named ? 'as the table names it' : 'found out where the table does not name it'}`, async () => {
        for (const flags of [[], ['--as-described']]) {
          const { code, err, folder } = await certified({ open: refusing(named), flags });
          expect([code, folder]).to.deep.equal([2, false]);
          expect(err.match(/cannot follow the reading/g)).to.have.lengthOf(1);
          expect(err).to.include('dont_pass_tie=returned');
        }
      });
    }
  });

  it('has nothing to test in a table without bets', async () => {
    const { code, err, folder } = await certified({ table: { offered: [] } });
    expect([code, folder]).to.deep.equal([2, false]);
    expect(err).to.include('describes no bets');
  });

  it('never concludes on a table without bets, whatever word is taken', async () => {
    const senses = { landing: false, leaning: false, dice: false, shooter: false };
    const { code, out, verdict } = await certified({
      table: { offered: [], senses },
      flags: ['--as-described', '--lang', 'zh', '--no-certificate'],
      suite: SUITE,
    });
    expect([code, verdict?.verdict], out).to.deep.equal([3, 'inconclusive']);
  });

  it('leaves no folder where the target cannot be', async () => {
    for (const [adapter, target, words] of [
      ['http', 'ftp://table', /http: or https:/],
      ['stdio', 'no-such-program --now', /no program/],
      ['serial', '/dev/no-such-port', /no device/],
    ] as const) {
      for (const ui of ['zh', 'pt', 'en']) {
        const cwd = temporaryFolder();
        const argv = ['certify', '--adapter', adapter, '--target', target, '--out', 'c', '--ui', ui];
        const { code, err } = await run(argv, { cwd });
        expect([code, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, false]);
        expect(err).to.match(/^--target: /);
        if (ui === 'en') expect(err).to.match(words);
      }
    }
  });
});
