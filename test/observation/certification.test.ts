import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { verdictSchema, type Verdict } from '../../reports';
import { SUITE } from '../../checks';
import { run, temporaryFolder } from '../cli/console';
import { certifyThrough } from '../support/certify-through';
import { journalFile, played } from './played';
import { evening, fifthOfThosePaying, withoutSetDice } from './real-dice';

const NATURAL = { control: 'natural', seed: 5 };

function statusOf({ clauses }: Verdict, id: string) {
  return clauses.find((clause) => clause.id === id)?.status;
}

function codes({ reasons }: Verdict): string[] {
  return reasons.map(({ code }) => code);
}

describe('the certification of a table that throws its own dice', () => {
  it('finds nothing wrong with a right one, and does not call conforming what it could not try', async () => {
    const verdict = verdictSchema.parse(await certifyThrough({ options: NATURAL }));
    expect(verdict).to.include({ verdict: 'inconclusive', exitCode: 3 });
    expect(verdict.cases).to.include({ failed: 0, inconclusive: 0, notRun: 0 });
    expect(codes(verdict)).to.deep.equal(['not_observed']);
    for (const id of ['art_5__para_2__point_1', 'art_5__para_3__point_8', 'art_6__point_12__subpara_2']) {
      expect(statusOf(verdict, id), id).to.equal('conforms');
    }
    // Where the dice land, and what is done with them, nobody can bring about.
    expect(statusOf(verdict, 'art_3__para_2__point_1')).to.equal('not_observed');
    expect(statusOf(verdict, 'art_1__para_1__point_1')).to.equal('inspection_pending');
    expect(verdict.observation).to.include({ control: 'natural', journal: null });
    expect(verdict.observation?.throws).to.be.within(100, 1_000);
  });

  it('tells what a wrong one does, with the clause, the dice and the amounts, in both languages', async () => {
    const options = { ...NATURAL, fault: 'hard-8-stake-kept' };
    const verdict = await certifyThrough({ options });
    expect(verdict).to.include({ verdict: 'does_not_conform', exitCode: 1 });
    const { failures = [] } = verdict.clauses.find(({ id }) => id === 'art_6__point_14') ?? {};
    expect(failures.map(({ language }) => language)).to.include.members(['zh', 'pt']);
    const [failure] = failures;
    expect(failure?.dice).to.deep.equal([[4, 4]]);
    expect(failure?.required).to.include('600');
    expect(failure?.actual).to.not.equal(failure?.required);
  });

  it('says what did not fall where few throws were made', async () => {
    const verdict = await certifyThrough({ options: NATURAL, flags: { throws: '5' } });
    expect(verdict.exitCode).to.equal(3);
    expect(verdict.observation).to.include({ throws: 5 });
    expect(verdict.observation?.likelyThrows).to.be.greaterThan(100);
    expect(statusOf(verdict, 'art_5__para_3__point_8')).to.equal('not_observed');
    expect(verdict.cases.notObserved).to.be.greaterThan(0);
  });

  it('is inconclusive from where the link dies, and keeps what was seen before', async () => {
    const folder = temporaryFolder();
    const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
    writeFileSync(
      path.join(folder, 'table.cjs'),
      `const create = require(${reference}).default;
       module.exports = (options) => {
         const table = create(options);
         let throws = 0;
         return { ...table, roll: (parameters) => {
           throws += 1;
           if (throws > 30) throw new Error('the cable is out');
           return table.roll(parameters);
         } };
       };`,
    );
    const verdict = await certifyThrough({ cwd: folder, target: './table.cjs', options: NATURAL });
    expect(verdict).to.include({ verdict: 'inconclusive', exitCode: 3 });
    expect(verdict.cases.failed).to.equal(0);
    expect(verdict.cases.passed).to.be.greaterThan(50);
    expect(verdict.cases.inconclusive).to.be.greaterThan(50);
    expect(codes(verdict)).to.include('inconclusive_cases');
  });

  it('reports only what the user’s tags take', async () => {
    const tags = '@art_5__para_3__point_8';
    const verdict = await certifyThrough({ options: NATURAL, flags: { tags } });
    expect(verdict.cases.passed).to.be.greaterThan(0);
    expect(codes(verdict)).to.include('partial').and.not.include('unexpected_cases');
  });
});

describe('the certification of a recorded journal', () => {
  async function certified(file: string, ...flags: string[]) {
    const out = path.join(temporaryFolder(), 'out');
    const argv = ['certify', '--adapter', 'journal', '--target', file, '--out', out, '--allure', 'results'];
    const console = await run([...argv, ...flags], { cwd: temporaryFolder() });
    const verdict = path.join(out, 'verdict.json');
    return {
      ...console,
      verdict: existsSync(verdict)
        ? verdictSchema.parse(JSON.parse(readFileSync(verdict, 'utf8')))
        : undefined,
    };
  }

  it('conforms in nothing that was not seen, and in what was', async () => {
    const { code, out, verdict } = await certified(journalFile(await played({}, 200)));
    expect(code).to.equal(3);
    expect(verdict?.cases.failed).to.equal(0);
    expect(verdict?.target?.control).to.equal('observed');
    expect(verdict && statusOf(verdict, 'art_5__para_3__point_8')).to.equal('conforms');
    expect(verdict && statusOf(verdict, 'art_5__para_2__point_4')).to.equal('not_observed');
    expect(verdict?.observation?.journal).to.include({ gaps: 0, unjudged: 0 });
    expect(out).to.match(/a journal of \d+ event/);
  });

  it('names a table that voids one throw in five of those that pay, and does not conform with it', async () => {
    const { capabilities, events } = await evening({ hand: fifthOfThosePaying(), throws: 300 });
    const file = journalFile({ capabilities, events: withoutSetDice(events) });
    const { code, out, verdict } = await certified(file, '--ui', 'en', '--lang', 'pt', '--as-described');
    expect(code).to.equal(3);
    expect(verdict?.cases.failed).to.equal(0);
    expect(verdict && codes(verdict)).to.include('voids_depend');
    expect(verdict?.remarks.map((each) => each.code)).to.include.members(['void_throws', 'told_by_table']);
    expect(verdict?.observation?.voids?.list).to.not.be.empty;
    expect(out.replace(/\s+/g, ' ')).to.include('depends on what they would have paid');
  });

  it('does not conform where a settlement is wrong', async () => {
    const { code, out } = await certified(journalFile(await played({ fault: 'field-loses-on-12' })));
    expect(code).to.equal(1);
    expect(out).to.include('Article 5(3)(8)').and.include('6-6');
  });

  for (const [ui, words] of [
    ['en', 'This line is no JSON'],
    ['zh', '此行不是 JSON'],
    ['pt', 'Esta linha não é JSON'],
  ] as const) {
    it(`is refused with file and line where it is damaged, in ${ui}`, async () => {
      const file = journalFile(await played({}, 3), (lines) => [...lines.slice(0, 4), '{"sequence":\n']);
      const { code, err, verdict } = await certified(file, '--ui', ui);
      expect(code).to.equal(2);
      expect(err).to.include(`${file}:5`).and.include(words);
      expect(verdict).to.equal(undefined);
    });
  }

  it('is refused without its first line, out of order, and where it is none', async () => {
    const journal = await played({}, 3);
    for (const [spoil, words] of [
      [(lines: string[]) => lines.slice(1), 'first line'],
      [(lines: string[]) => [...lines, lines[2] ?? ''], 'not in order'],
      [(lines: string[]) => [lines[0] ?? '', '{"sequence":0,"operation":"dance"}\n'], 'no event'],
      [() => [], 'empty'],
    ] as const) {
      const { code, err } = await certified(journalFile(journal, spoil));
      expect(code, words).to.equal(2);
      expect(err).to.include(words);
    }
    expect((await certified('nowhere.ndjson')).err).to.include('cannot be read');
  });

  it('is written by the tool from a table’s own log, once', async () => {
    const cwd = temporaryFolder();
    const argv = ['journal', '--target', 'reference', '--out', 'kept.ndjson'];
    expect((await run(argv, { cwd })).code).to.equal(0);
    const [header = ''] = readFileSync(path.join(cwd, 'kept.ndjson'), 'utf8').split('\n');
    expect(JSON.parse(header)).to.have.property('journal', 'ctp-journal/1');
    const again = await run(argv, { cwd });
    expect(again.code).to.equal(2);
    expect(again.err).to.include('exists already');
    const nobody = await run(['journal', '--target', './none.cjs', '--out', 'other.ndjson'], { cwd });
    expect(nobody.code).to.equal(3);
    expect(existsSync(path.join(cwd, 'other.ndjson'))).to.equal(false);
  });
});
