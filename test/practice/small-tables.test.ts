/** Tables that play as many engines do and say so: right as declared, told before the run where not, wrong where wrong. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { SMALL_TABLES, declarationOf, type Mistake, type Started } from '../support/small-tables';

interface Tried {
  /** The features that are played, and the clauses that they have to show as conforming. */
  tags: string;
  /** What has to be written before it may be tested. */
  told: string[];
  /** `played`: the clause whose cases play it, where they are another's. */
  mistakes: [mistake: Mistake, clause: string, played?: string][];
  notMade: string[];
}

const NO_SENSES = ['contract.hold', 'contract.void', 'contract.dice'];

const TRIED: Record<string, Tried> = {
  'table.py': {
    tags: '@art_5__para_3__point_8 or @art_5__para_4__point_2 or @art_5__para_6 or @art_6__intro',
    told: [
      'bets: [pass, any_craps, any_7, eleven, ace_deuce, aces, boxcars, field, big_6, big_8]',
      'senses: { landing: false, leaning: false, dice: false, shooter: false }',
      'holdsThrow: false',
      'unit: 100',
      'limits: { maximumStake: 1000000 }',
      'changes: { lower: false, raise: false, withdraw: false }',
      'winning_bets: stay_up',
    ],
    mistakes: [
      [['"any_craps": ({2, 3, 12}, (1, 7))', '"any_craps": ({2, 3, 12}, (1, 8))'], 'art_6__point_5'],
      [['return ("win_stays" if total in wins', 'return ("win" if total in wins'], 'art_5__para_3__point_1'],
    ],
    notMade: ['contract.on', ...NO_SENSES],
  },
  'table.c': {
    tags: '@art_5__para_4__point_1 or @art_5__para_2__point_2 or @art_5__para_6 or @art_6__intro',
    told: [
      'bets: [pass, pass_odds, field, hard_4, hard_6, hard_8, hard_10]',
      'senses: { landing: false, leaning: false, dice: false, shooter: false }',
      'holdsThrow: false',
      'unit: 100',
      'limits: { maximumStake: 1000000, maximumOdds: 3 }',
      'changes: { lower: false, raise: false, withdraw: false }',
      'equalBets: refuse',
      'journal: { holds: none }',
      'winning_bets: multi_roll_stay_up',
    ],
    mistakes: [
      [['box == HARD_10 ? 7 : 9', 'box == HARD_10 ? 7 : 8'], 'art_6__point_14'],
      [['if (box == PASS && now->point)', 'if (box == FIELD && now->point)'], 'art_5__para_2__intro'],
    ],
    notMade: [...NO_SENSES, 'contract.play'],
  },
  'table.mjs': {
    tags: '@art_5__para_3__point_8 or @art_5__para_4__point_4 or @art_5__para_6 or @art_6__point_15',
    told: [
      'bets: [pass, dont_pass, dont_pass_odds, field, big_4, big_5, big_6, big_8, big_9, big_10]',
      'senses: { landing: false, leaning: false, dice: false, shooter: false }',
      'holdsThrow: false',
      'unit: 100',
      'limits: { maximumStake: 1000000, bets: { field: { maximumPrize: 500000 } } }',
      'changes: { lower: false, raise: false, withdraw: false }',
      'equalBets: merge',
      'opposedBets: false',
      'winning_bets: stay_up',
    ],
    mistakes: [
      [
        ['Math.floor((bet.amount * prize)', 'Math.ceil((bet.amount * prize)'],
        'art_6__point_15',
        'art_6__intro',
      ],
      [["total === 12 ? 'tie'", "total === 2 ? 'tie'"], 'art_5__para_2__point_3'],
    ],
    notMade: [...NO_SENSES],
  },
};

describe('the small tables of docs/vendor', () => {
  for (const table of SMALL_TABLES) {
    const { file } = table;
    const { tags, told, mistakes, notMade } = TRIED[file] as Tried;

    describe(file, function () {
      const started: Started[] = [];
      /** What `certify` asks to be declared. */
      let declaration = '';

      const begun = async (mistake?: Mistake) => {
        const running = await table.start(mistake);
        started.push(running);
        return running;
      };

      async function certified(mistake: Mistake | undefined, clauses: string) {
        const cwd = temporaryFolder();
        writeFileSync(path.join(cwd, 'certification.yaml'), declaration);
        const { reached } = await begun(mistake);
        const { code } = await run(
          [
            ...['certify', ...reached, '--tags', clauses, '--ask', 'once', '--out', 'c'],
            ...['--allure', 'none', '--no-certificate'],
          ],
          { cwd },
        );
        const verdict = verdictSchema.parse(
          JSON.parse(readFileSync(path.join(cwd, 'c', 'verdict.json'), 'utf8')),
        );
        return { code, verdict };
      }

      before(async function () {
        const why = table.whyNot();
        if (why !== null) {
          console.log(`    skipped: ${why}`);
          this.skip();
        }
        const cwd = temporaryFolder();
        const { reached } = await begun();
        const refused = await run(['certify', ...reached, '--out', 'c'], { cwd });
        expect(refused.code).to.equal(2);
        expect(existsSync(path.join(cwd, 'c'))).to.equal(false);
        declaration = declarationOf(refused.err);
      });

      afterEach(async () => {
        for (const { end } of started.splice(0)) await end();
      });

      it('passes adapter-check, and is asked nothing that it says it cannot do', async () => {
        const { reached } = await begun();
        const { code, out } = await run(['adapter-check', ...reached, '--json']);
        const { results } = JSON.parse(out) as {
          results: { check: string; status: string; findings: unknown[] }[];
        };
        expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
        const skipped = results.filter(({ status }) => status === 'skipped').map(({ check }) => check);
        expect(skipped).to.have.members(notMade);
        expect(code).to.equal(0);
      });

      it('is told, undeclared, what to write', () => {
        const lines = declaration.split('\n').filter((line) => line.startsWith('  '));
        expect(lines.map((line) => line.trim())).to.deep.equal(told);
      });

      it('conforms where that is written', async () => {
        const { verdict } = await certified(undefined, tags);
        expect(verdict.reasons.map(({ code }) => code)).to.deep.equal(['partial']);
        expect(verdict.cases).to.include({ failed: 0, inconclusive: 0 });
        for (const [clause] of tags.matchAll(/art_\w+/g)) {
          expect(statusOf(verdict, clause), clause).to.equal('conforms');
        }
      });

      for (const [mistake, clause, played = clause] of mistakes) {
        it(`does not conform to ${clause} with: ${mistake[1]}`, async () => {
          const { code, verdict } = await certified(mistake, `@${played}`);
          expect(statusOf(verdict, clause)).to.equal('does_not_conform');
          expect(code).to.equal(1);
        });
      }
    });
  }
});

function statusOf({ clauses }: Verdict, clause: string): string | undefined {
  return clauses.find(({ id }) => id === clause)?.status;
}
