import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import { verdictSchema, type Verdict } from '../../reports';
import { SUITE } from '../../checks';
import { run, temporaryFolder } from '../cli/console';
import { journalFile, played } from '../observation/played';
import { evidenceText, unpackAll } from '../support/evidence';

/** A table with few bets has few cells that are not exempt. */
const SMALL = ['--table-option', 'offered=[field, any_7]', '--table-option', 'seats=1'];
const DECLARED_SMALL = path.join(temporaryFolder(), 'certification.yaml');
writeFileSync(DECLARED_SMALL, 'table:\n  bets: [field, any_7]\n  seats: 1\n');
SMALL.push('--config', DECLARED_SMALL);
const QUICK = ['--allure', 'none', '--company', '10'];

function verdictIn(folder: string): Verdict {
  return verdictSchema.parse(JSON.parse(readFileSync(path.join(folder, 'verdict.json'), 'utf8')));
}

function linesOf(file: string): string[] {
  return evidenceText(file).split('\n').slice(0, -1);
}

/** The lines on single cells in the record of a run. */
function cellsIn(folder: string): string[] {
  return linesOf(path.join(folder, 'cells.ndjson')).filter((line) => line.startsWith('{"key"'));
}

function statusOf({ clauses }: Verdict, id: string): string | undefined {
  return clauses.find((clause) => clause.id === id)?.status;
}

function codes({ reasons }: Verdict): string[] {
  return reasons.map(({ code }) => code);
}

describe('the command exhaust', () => {
  it('conforms where every cell is right, and says of what the run says nothing', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const { code, out: told } = await run([
      'exhaust',
      ...SMALL,
      ...QUICK,
      '--field-12',
      'both',
      '--out',
      out,
    ]);
    const verdict = verdictIn(out);
    expect(verdict.reasons).to.deep.equal([]);
    expect([code, verdict.verdict]).to.deep.equal([0, 'conforms']);
    const { exhaustive } = verdict;
    expect(exhaustive).to.include({
      reachable: 13_132,
      cells: 13_132,
      wrong: 0,
      inconclusive: 0,
      sample: null,
    });
    expect(exhaustive?.right).to.equal(3 * 252 + 252 + 3 * 7 + 3 * 7);
    expect(exhaustive?.company).to.include({ throws: 10, planned: 10, wrong: 0 });
    expect(verdict.remarks.map(({ code: each }) => each)).to.include('cells_only');
    expect(statusOf(verdict, 'art_5__para_3__point_8')).to.equal('conforms');
    expect(statusOf(verdict, 'art_5__para_2__point_1')).to.equal('conforms');
    expect(statusOf(verdict, 'art_5__para_3__point_1')).to.equal('not_applicable');
    expect(statusOf(verdict, 'art_2__para_2')).to.equal(undefined);
    expect(told).to.include('13132');
    expect(cellsIn(out)).to.have.length(13_132);
    expect(linesOf(path.join(out, 'cells.csv'))).to.have.length(1);
  });

  it('does not conform where one is wrong: clause, dice, required, actual, in each of its products', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const faulty = ['--fault', 'field-loses-on-12', '--allure', 'results', '--company', '0'];
    const { code } = await run(['exhaust', ...SMALL, ...faulty, '--out', out, '--json']);
    const verdict = verdictIn(out);
    expect([code, verdict.verdict]).to.deep.equal([1, 'does_not_conform']);
    expect(verdict.exhaustive).to.include({ wrong: 7 });
    const { failures = [] } = verdict.clauses.find(({ id }) => id === 'art_5__para_3__point_8') ?? {};
    expect(failures).to.have.length(14);
    for (const failure of failures) {
      expect(failure.dice).to.deep.equal([[6, 6]]);
      expect(failure.required).to.include('600');
      expect(failure.actual).to.not.equal(null);
      expect(failure.transcript?.from).to.be.lessThan(failure.transcript?.to ?? 0);
    }
    const [header = '', ...rows] = linesOf(path.join(out, 'cells.csv'));
    expect(header).to.match(/^cell,kind,bet,field_12,state,point,dice,status,stake,clause,/);
    expect(rows).to.have.length(7);
    for (const row of rows)
      expect(row).to.match(/^settlement\/field\.double\/waiting\/.*,6-6,wrong,60000,art_5__para_3__point_8,/);
    const results = readdirSync(path.join(out, 'allure-results')).filter((name) =>
      name.endsWith('-result.json'),
    );
    expect(results).to.have.length(verdict.cases.run);
  });

  it('writes every cell where that is asked for', async () => {
    const out = path.join(temporaryFolder(), 'out');
    await run([
      'exhaust',
      ...SMALL,
      '--allure',
      'none',
      '--company',
      '0',
      '--all',
      '--sample',
      '40',
      '--out',
      out,
    ]);
    expect(linesOf(path.join(out, 'cells.csv'))).to.have.length(41);
  });

  it('tells what is described as less than declared, and drives nothing', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const [none, less] = await Promise.all(
      [[], ['--as-described']].map((flags) =>
        run(['exhaust', '--table-option', 'seats=1', ...QUICK, '--sample', '9', ...flags, '--out', out]),
      ),
    );
    expect([none?.code, less?.code]).to.deep.equal([2, 3]);
    expect(none?.err).to.include('seats: 1').and.to.include('--as-described');
    expect(verdictIn(out).asDescribed?.map(({ key }) => key)).to.deep.equal(['table.seats']);
  });

  it('never conforms by a sample, which is the same for the same seed', async () => {
    const folder = temporaryFolder();
    const cells = async (name: string, seed: string) => {
      const out = path.join(folder, name);
      const { code } = await run(['exhaust', ...QUICK, '--sample', '40', '--seed', seed, '--out', out]);
      expect(code).to.equal(3);
      const verdict = verdictIn(out);
      expect(verdict).to.include({ verdict: 'inconclusive', partial: true });
      expect(codes(verdict)).to.deep.equal(['sampled']);
      expect(verdict.clauses.map(({ status }) => status)).to.not.include('conforms');
      return cellsIn(out);
    };
    const first = await cells('a', '7');
    expect(first).to.have.length(40);
    expect(await cells('b', '7')).to.deep.equal(first);
    expect(await cells('c', '8')).to.not.deep.equal(first);
  });
});

describe('a table whose code ends its process', () => {
  it('does not take with it what was found before, and can be gone on with', async () => {
    const folder = temporaryFolder();
    const [table, out] = [path.join(folder, 'table.cjs'), path.join(folder, 'out')];
    const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
    writeFileSync(
      table,
      `const create = require(${reference}).default;
      let rolls = 0;
      module.exports = () => {
        const table = create({ fault: 'pass-first-seven-loses', offered: ['pass', 'any_7'] });
        const roll = (parameters) => ((rolls += 1) > 150 ? process.exit(0) : table.roll(parameters));
        return { ...table, roll };
      };`,
    );
    const { code } = await run(['exhaust', '--target', table, '--as-described', ...QUICK, '--out', out]);
    const verdict = verdictIn(out);
    expect([code, verdict.verdict]).to.deep.equal([1, 'does_not_conform']);
    expect(statusOf(verdict, 'art_5__para_2__point_1')).to.equal('does_not_conform');
    expect(codes(verdict)).to.include('harness_error');
    const { wrong = 0, inconclusive = 0 } = verdict.exhaustive ?? {};
    expect(wrong).to.be.greaterThan(0);
    expect(inconclusive).to.be.greaterThan(0);
    const again = await run(['exhaust', '--target', table, '--as-described', ...QUICK, '--resume', out]);
    expect(again.code).to.equal(1);
    expect(verdictIn(out).exhaustive?.inconclusive).to.be.lessThan(inconclusive);
  });
});

describe('an exhaustive run that is taken up again', () => {
  const SAMPLE = ['--sample', '60', ...QUICK];

  /** As if it had been ended while it wrote its 20th cell. */
  async function interrupted(): Promise<string> {
    const out = path.join(temporaryFolder(), 'out');
    await run(['exhaust', ...SAMPLE, '--out', out]);
    unpackAll(out);
    const file = path.join(out, 'cells.ndjson');
    writeFileSync(file, `${linesOf(file).slice(0, 20).join('\n')}\n{"key":"settlement/pa`);
    return out;
  }

  it('drives what is left, and comes to the same', async () => {
    const out = await interrupted();
    const before = cellsIn(out);
    const { code, err } = await run(['exhaust', ...SAMPLE, '--resume', out]);
    expect(code).to.equal(3);
    expect(err).to.include('19');
    const after = cellsIn(out);
    expect(before).to.have.length(19);
    expect(after.slice(0, 19)).to.deep.equal(before);
    expect(after).to.have.length(60);
    expect(verdictIn(out).exhaustive).to.include({ cells: 60, right: 60 });
    expect((await run(['transcript', out, '--verify'])).code).to.equal(0);
  });

  it('keeps what was wrong before', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const faulty = [...SMALL, '--fault', 'field-loses-on-12', '--allure', 'none', '--company', '0'];
    await run(['exhaust', ...faulty, '--out', out]);
    const { code } = await run(['exhaust', ...faulty, '--resume', out]);
    expect(code).to.equal(1);
    expect(verdictIn(out).exhaustive).to.include({ wrong: 7 });
  });

  const OTHERWISE: [flags: string[], names: string][] = [
    [['--readings', 'literal'], 'the readings'],
    [['--table-option', 'seats=2', '--as-described'], 'what the table says of itself'],
    [['--sample', '61'], 'the size of the sample'],
    [['--seed', '9'], 'the seed'],
    [['--field-12', 'triple'], 'the prices of «Field» on 12'],
  ];
  it('is refused under another declaration, and left as it was', async () => {
    const out = await interrupted();
    const before = readFileSync(path.join(out, 'cells.ndjson'), 'utf8');
    for (const [flags, names] of OTHERWISE) {
      const { code, err } = await run(['exhaust', ...SAMPLE, ...flags, '--resume', out]);
      expect(code, names).to.equal(2);
      expect(err).to.include(names);
      expect(readFileSync(path.join(out, 'cells.ndjson'), 'utf8')).to.equal(before);
      expect(existsSync(path.join(out, 'verdict.json'))).to.equal(true);
    }
  });

  it('is refused where there is no record, or a damaged one', async () => {
    const folder = temporaryFolder();
    expect((await run(['exhaust', '--resume', folder])).err).to.include('cells.ndjson');
    const out = await interrupted();
    const file = path.join(out, 'cells.ndjson');
    const [header = '', ...cells] = linesOf(file);
    writeFileSync(file, [header, '{"key":"x","status":"green"}', ...cells, ''].join('\n'));
    const { code, err } = await run(['exhaust', ...SAMPLE, '--resume', out]);
    expect(code).to.equal(2);
    expect(err).to.include('line 2');
  });
});

describe('wrong use of exhaust', () => {
  async function expectRefused(flags: string[]): Promise<void> {
    const said = new Set<string>();
    const cwd = temporaryFolder();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, err } = await run(['exhaust', ...flags, '--ui', ui], { cwd });
      expect(code).to.equal(2);
      said.add(err);
    }
    expect(said.size).to.equal(3);
    expect(readdirSync(cwd)).to.deep.equal([]);
  }

  it('refuses a table that throws its own dice, in three languages, and writes nothing', () =>
    expectRefused(['--table-option', 'control=natural']));

  it('refuses a journal likewise', async () => {
    const journal = journalFile(await played({}, 3));
    await expectRefused(['--adapter', 'journal', '--target', journal]);
  });

  for (const flags of [
    ['--sample', '0'],
    ['--sample', 'many'],
    ['--seed', '-1'],
    ['--company', '1.5'],
    ['--field-12', 'quadruple'],
    ['--resume', '.', '--out', 'elsewhere'],
  ]) {
    it(`refuses ${flags.join(' ')}`, async () => {
      const cwd = temporaryFolder();
      const { code, err } = await run(['exhaust', ...flags], { cwd });
      expect(code).to.equal(2);
      expect(err).to.include(flags[0]);
      expect(readdirSync(cwd)).to.deep.equal([]);
    });
  }

  it('does not begin where the table cannot be asked what it is', async () => {
    const cwd = temporaryFolder();
    const table = path.join(cwd, 'table.cjs');
    writeFileSync(table, 'module.exports = () => { throw new Error("out of order"); };');
    mkdirSync(path.join(cwd, 'here'));
    const { code, err } = await run(['exhaust', '--target', table, '--out', 'here'], { cwd });
    expect(code).to.equal(3);
    expect(err).to.include('out of order');
    expect(readdirSync(path.join(cwd, 'here'))).to.deep.equal([]);
  });
});

describe('the texts of exhaust', () => {
  function keys(value: unknown, at = ''): string[] {
    if (typeof value !== 'object' || value === null) {
      const wanted = [...String(value).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
      return [`${at}(${wanted.join()})`];
    }
    return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${at}.${key}`));
  }

  it('have the same keys, with the same values, in every language', () => {
    const [first, ...others] = INTERFACE_LANGUAGES.map((language) =>
      keys(JSON.parse(readFileSync(path.join(SUITE.root, 'locales', language, 'exhaust.json'), 'utf8'))),
    );
    for (const other of others) expect(other).to.have.members(first ?? []);
  });
});
