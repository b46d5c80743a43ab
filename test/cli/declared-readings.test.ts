import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  placeText,
  readConfiguration,
  type CertifyFlags,
  type ConfigurationProblem,
} from '../../certification/declaration/configuration';
import { readingsLine } from '../../certification/declaration/declared-readings';
import { OutputFolder } from '../../certification/folder/output-folder';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';
import { READINGS, READING_SETS } from '../../regulation';
import { runDeclarationSchema, verdictSchema } from '../../reports';
import { run, temporaryFolder } from './console';

const NOW = new Date('2026-01-14T15:59:59Z');

function read(yaml: string, flags: CertifyFlags = {}, ui: InterfaceLanguage = 'en', now: Date = NOW) {
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, 'certification.yaml'), yaml);
  const result = readConfiguration(flags, cwd, ui, now);
  return {
    readings: result.ok ? result.configuration.readings : null,
    problems: result.ok ? [] : result.problems,
    warnings: result.ok ? result.warnings : [],
  };
}

function placesAndKeys(problems: readonly ConfigurationProblem[]): [place: string, key: string][] {
  return problems.map((problem) => [placeText(problem), problem.key]);
}

const FIRST_THROW = 'shooter_replacement: first_throw_loss';
const CONTRADICTION = `readings:
  ${FIRST_THROW}
  shooter_losing_bet: any_bet
  shooter_opposed_bets: net_loss
`;

describe('declared readings that contradict each other', () => {
  it('are an error with its place, in the language of the interface, and with what to do', async () => {
    const said = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const cwd = temporaryFolder();
      writeFileSync(path.join(cwd, 'certification.yaml'), CONTRADICTION);
      const { code, out, err } = await run(['certify', '--ui', ui, '--out', 'c'], { cwd });
      expect([code, out, existsSync(path.join(cwd, 'c'))]).to.deep.equal([2, '', false]);
      const [problem = '', advice = ''] = err.split('\n');
      expect(problem).to.match(/^certification\.yaml:3:23: /);
      expect(problem).to.include('shooter_losing_bet=any_bet').and.include('shooter_opposed_bets=net_loss');
      expect(advice).to.include('readings');
      said.add(err);
    }
    expect(said.size).to.equal(3);
  });

  it('are told by the flag where one of them stands there', () => {
    const inFile = `readings: { ${FIRST_THROW}, shooter_losing_bet: any_bet }\n`;
    const problem = (yaml: string, reading: string[]) => placesAndKeys(read(yaml, { reading }).problems);
    expect(problem(inFile, ['shooter_opposed_bets=net_loss'])).to.deep.equal([
      ['--reading', 'reading.shooter_opposed_bets'],
    ]);
    expect(
      problem('', [
        'shooter_replacement=first_throw_loss',
        'shooter_losing_bet=any_bet',
        'shooter_opposed_bets=net_loss',
      ]),
    ).to.deep.equal([['--reading', 'reading.shooter_losing_bet']]);
  });

  it('are none where a flag sets one of them right, or where the case cannot occur', () => {
    expect(read(CONTRADICTION, { reading: ['shooter_losing_bet=line_bet'] }).problems).to.deep.equal([]);
    expect(read(CONTRADICTION, { readings: 'customary' }).problems).to.deep.equal([]);
    expect(read(CONTRADICTION, { reading: ['shooter_replacement=seven_out'] }).problems).to.deep.equal([]);
  });

  it('are told in the JSON as well', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'certification.yaml'), CONTRADICTION);
    const { code, out } = await run(['certify', '--json'], { cwd });
    const { problems } = JSON.parse(out) as { problems: ConfigurationProblem[] };
    expect([code, placesAndKeys(problems)]).to.deep.equal([
      2,
      [['certification.yaml:3:23', 'readings.shooter_losing_bet']],
    ]);
  });
});

describe('a declared reading without effect', () => {
  const DECIDED = 'decision: { by: X, on: 2026-01-01 }\n';

  it('is a warning with its place, and no error', () => {
    const inFile = read(`${DECIDED}readings:\n  shooter_losing_bet: any_bet\n`);
    expect(inFile.readings?.values.shooter_losing_bet).to.equal('any_bet');
    expect(placesAndKeys(inFile.warnings)).to.deep.equal([
      ['certification.yaml:3:23', 'readings.shooter_losing_bet'],
    ]);
    expect(inFile.warnings[0]?.message)
      .to.include('shooter_losing_bet=any_bet')
      .and.include('shooter_replacement=seven_out');
    const byFlag = read('', { reading: ['unrolled_throw=silent', 'unrolled_die=both'] });
    expect(placesAndKeys(byFlag.warnings)).to.deep.include(['--reading', 'reading.unrolled_die']);
  });

  it('is not told of what has an effect, nor of a set', () => {
    const declared = `${DECIDED}readings: { ${FIRST_THROW}, shooter_losing_bet: any_bet }\n`;
    expect(read(declared).warnings).to.deep.equal([]);
    for (const readings of ['literal', 'customary'])
      expect(read('', { readings }).warnings).to.deep.equal([]);
  });
});

describe('the decision on the readings', () => {
  const MIXED = 'readings: { dont_pass_tie: stays }\n';
  const DECISION = { by: 'Comissão Técnica', on: '2026-01-14' };
  const DECIDED = 'decision: { by: " Comissão Técnica ", on: 2026-01-14 }\n';

  it('is recorded with them', () => {
    expect(read(MIXED + DECIDED)).to.deep.equal({
      readings: {
        set: 'mixed',
        values: { ...READING_SETS.customary, dont_pass_tie: 'stays' },
        decision: DECISION,
      },
      problems: [],
      warnings: [],
    });
    // Of a set, too, even of the one that nobody had to name.
    expect(read(DECIDED).readings).to.deep.include({ set: 'customary', decision: DECISION });
  });

  const long = 'x'.repeat(201);
  const wrong: [title: string, yaml: string, place: string, key: string, words: RegExp][] = [
    ['without who', 'decision:\n  on: 2026-01-01\n', '2:3', 'decision.by', /missing.*2026-01-15/],
    ['without when', 'decision:\n  by: X\n', '2:3', 'decision.on', /missing.*2026-01-15/],
    ['by nobody', 'decision:\n  by: " "\n  on: 2026-01-01\n', '2:7', 'decision.by', /200/],
    ['by a number', 'decision:\n  by: 7\n  on: 2026-01-01\n', '2:7', 'decision.by', /“7”.*200/],
    ['by too long a name', `decision:\n  by: ${long}\n  on: 2026-01-01\n`, '2:7', 'decision.by', /200/],
    ['of no day', 'decision:\n  by: X\n  on: January\n', '3:7', 'decision.on', /“January”.*year-month-day/],
    ['of a day that is none', 'decision:\n  by: X\n  on: 2026-02-30\n', '3:7', 'decision.on', /no date/],
    ['of a time', 'decision:\n  by: X\n  on: 2026-01-01T10:00:00Z\n', '3:7', 'decision.on', /no date/],
    [
      'still to come',
      'decision:\n  by: X\n  on: 2026-01-15\n',
      '3:7',
      'decision.on',
      /still to come.*2026-01-14/,
    ],
    ['with another key', 'decision:\n  by: X\n  on: 2026-01-01\n  who: X\n', '4:3', 'decision.who', /by, on/],
    ['that is a text', 'decision: X\n', '1:11', 'decision', /mapping of keys/],
    ['that is nothing', 'decision: {}\n', '1:11', 'decision.by', /missing/],
  ];
  for (const [title, yaml, place, key, words] of wrong) {
    it(`is refused ${title}`, () => {
      const said = INTERFACE_LANGUAGES.map((ui) => {
        const [problem, ...others] = read(yaml, {}, ui).problems;
        if (title !== 'that is nothing') expect(others).to.deep.equal([]);
        if (problem === undefined) throw new Error(`${yaml} is taken`);
        expect([placeText(problem), problem.key]).to.deep.equal([`certification.yaml:${place}`, key]);
        return `${problem.message} ${problem.advice}`;
      });
      expect(said[2]).to.match(words);
      expect(new Set(said).size).to.equal(3);
    });
  }

  it('may be of the day that it is in Macau', () => {
    const today = 'decision: { by: X, on: 2026-01-15 }\n';
    const midnight = new Date('2026-01-14T16:00:00Z');
    expect(read(today, {}, 'en', midnight).readings?.decision?.on).to.equal('2026-01-15');
    expect(read(today, {}, 'en', new Date(midnight.getTime() - 1)).problems).to.have.length(1);
  });

  it('is asked for by a warning where the readings are of no named set', () => {
    const said = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { readings, warnings } = read(MIXED, {}, ui);
      expect(readings?.decision).to.equal(null);
      expect(placesAndKeys(warnings)).to.deep.equal([['certification.yaml:1:11', 'readings']]);
      expect(warnings[0]?.advice).to.include('decision');
      said.add(warnings[0]?.message ?? '');
    }
    expect(said.size).to.equal(3);
    expect(placesAndKeys(read('', { reading: ['dont_pass_tie=stays'] }).warnings)).to.deep.equal([
      ['--reading', 'reading'],
    ]);
    expect(read('readings: literal\n').warnings).to.deep.equal([]);
    expect(read('').warnings).to.deep.equal([]);
  });

  it('is never attributed to readings that it is not about', () => {
    for (const flags of [{ readings: 'literal' }, { reading: ['big_number_form=either'] }]) {
      const { readings, warnings } = read(MIXED + DECIDED, flags);
      expect(readings?.decision).to.equal(null);
      expect(warnings.map(({ source }) => source)).to.deep.equal([
        'readings' in flags ? '--readings' : '--reading',
      ]);
      expect(warnings[0]?.message).to.include('decision');
    }
    // The flag says again what the file says.
    const same = read(MIXED + DECIDED, { reading: ['dont_pass_tie=stays'] });
    expect([same.readings?.decision, same.warnings]).to.deep.equal([DECISION, []]);
  });
});

describe('what is declared is told before the run', () => {
  it('in one line: the set, how much goes against the letter, who decided it', () => {
    const line = (set: 'literal' | 'customary', ui: InterfaceLanguage) =>
      readingsLine({ set, values: READING_SETS[set], decision: null }, ui);
    expect(line('customary', 'en')).to.equal(
      `Readings: customary (as the game is played); against the letter: 3 of ${READINGS.length}.`,
    );
    expect(line('literal', 'pt')).to.equal(
      `Interpretações: literal (segundo a letra do texto); contra a letra: 0 de ${READINGS.length}.`,
    );
    expect(line('customary', 'zh')).to.equal(
      `解釋：customary（按慣常玩法）；與條文字面不符者：${READINGS.length} 項中 3 項。`,
    );
    const decision = { by: '\u001b[2JX', on: '2026-01-01' };
    for (const ui of INTERFACE_LANGUAGES) {
      const decided = readingsLine({ set: 'mixed', values: READING_SETS.literal, decision }, ui);
      expect(decided).to.include('\\u{1b}[2JX').and.include('2026-01-01');
    }
  });

  it('on the standard error, after the warnings; and stands on record', async () => {
    const cwd = temporaryFolder();
    writeFileSync(
      path.join(cwd, 'certification.yaml'),
      'readings: { shooter_losing_bet: any_bet }\ndecision: { by: Technical Committee, on: 2026-01-14 }\n',
    );
    const { out, err } = await run(
      ['certify', '--out', 'c', '--tags', '@art_6__point_1', '--allure', 'results'],
      { cwd },
    );
    const lines = err.split('\n');
    expect(lines[0]).to.match(/^certification\.yaml:1:33: Warning: .*shooter_losing_bet=any_bet/);
    expect(lines[1]).to.match(/^ {2}What to do: /);
    expect(lines[2]).to.match(/^Readings: .*decided by Technical Committee on 2026-01-14\.$/);
    expect(lines[3]).to.match(/^Cases tested: 0 of /);
    expect(out).to.include('Readings: mixed; decided by Technical Committee on 2026-01-14\n');
    const decision = { by: 'Technical Committee', on: '2026-01-14' };
    const folder = new OutputFolder(path.join(cwd, 'c'));
    const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
    expect(runDeclarationSchema.parse(json(folder.run)).readings.decision).to.deep.equal(decision);
    expect(verdictSchema.parse(json(folder.verdict)).readings.decision).to.deep.equal(decision);
    const environment = readFileSync(path.join(folder.allureResults, 'environment.properties'), 'utf8');
    expect(environment).to.include('Technical Committee, 2026-01-14');
  });

  it('of the default set as well', async () => {
    const { err, out } = await run(
      ['certify', '--tags', '@art_6__point_1', '--allure', 'none', '--ui', 'pt', '--json'],
      { cwd: temporaryFolder() },
    );
    expect(err.split('\n')[0]).to.equal(
      `Interpretações: customary (segundo a prática do jogo); contra a letra: 3 de ${READINGS.length}.`,
    );
    expect((JSON.parse(out) as { verdict: unknown }).verdict).to.have.nested.property(
      'readings.decision',
      null,
    );
  });
});
