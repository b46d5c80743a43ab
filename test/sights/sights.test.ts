/** What a sentence cannot do without: it is there, and where it falls away that is said wherever a run concludes. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE } from '../../checks';
import { TESTED } from '../../checks/coverage';
import { readSuite } from '../../checks/suite';
import { readSentenceCases } from '../../checks/traceability/sentence-cases';
import { buildTrace } from '../../checks/traceability/trace';
import { BETS, CLAUSES, SIGHTS, readSights } from '../../regulation';
import { verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';

const REFERENCE = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
const ODDS: readonly string[] = BETS.filter(({ category }) => category === 'odds').map(({ id }) => id);

/** Pass odds are taken once a point is marked, also where there is no line bet to bear them. */
const WITHOUT_BASE = `const bet = table.bet;
  table.bet = (order) => {
    const { value: state } = table.state({});
    const bears = state.bets.some((each) => each.player === order.player && /pass$/.test(each.bet));
    if (order.bet !== 'pass_odds' || state.point === null || bears) return bet(order);
    const { balance } = state.players.find((each) => each.player === order.player);
    return { ok: true, value: { bet: { id: 'free', ...order, number: state.point }, balance: balance - order.amount } };
  };`;

interface Concluded {
  verdict: Verdict;
  root: string;
  out: string;
}

async function concluded(command: string[], table: object, wrong = ''): Promise<Concluded> {
  const cwd = temporaryFolder();
  writeFileSync(
    path.join(cwd, 'table.cjs'),
    `const create = require(${REFERENCE}).default;
     module.exports = () => { const table = { ...create(${JSON.stringify(table)}) }; ${wrong} return table; };`,
  );
  const { out, err } = await run(
    [...command, '--target', './table.cjs', '--out', 'c', '--allure', 'none', '--as-described'],
    { cwd },
  );
  const root = path.join(cwd, 'c');
  const written = readFileSync(path.join(root, 'verdict.json'), 'utf8');
  return { verdict: verdictSchema.parse(JSON.parse(written)), root, out: out + err };
}

const certified = (table: object, tags: string, wrong = '') =>
  concluded(['certify', '--tags', tags, '--no-certificate'], table, wrong);

function clauseOf({ clauses }: Verdict, id: string) {
  const clause = clauses.find((each) => each.id === id);
  if (clause === undefined) throw new Error(`nothing on ${id}`);
  return clause;
}

describe('the sights of the sentences', () => {
  const suite = readSuite(SUITE);
  const mapping = readSentenceCases(SUITE.root);
  const { cases } = buildTrace(suite, mapping);

  it('are cases that are there, of sentences that are there', () => {
    const keys = new Set(cases.map(({ key }) => key));
    const norms = new Set(CLAUSES.flatMap((clause) => clause.norms.map(({ id }) => id)));
    for (const { sentence, sights } of [...SIGHTS.values()].flat()) {
      expect(norms.has(sentence), sentence).to.equal(true);
      expect(sights, sentence).not.to.have.length(0);
      for (const { cases: named } of sights) {
        expect(named, sentence).not.to.have.length(0);
        expect(named.filter((name) => !keys.has(name))).to.deep.equal([]);
      }
    }
  });

  it('are named for every sentence that has cases of its own and is examined by driving a table', () => {
    const named = new Set([...SIGHTS.values()].flat().map(({ sentence }) => sentence));
    const driven = CLAUSES.filter(({ id, class: of }) => TESTED.includes(of) && !/^art_[17]_/.test(id));
    const examined = mapping.clauses
      .filter(({ clause }) => driven.some(({ id }) => id === clause))
      .flatMap(({ sentences }) => sentences.filter((each) => each.cases.length > 0));
    expect(examined.map(({ id }) => id).filter((id) => !named.has(id))).to.deep.equal([]);
    expect(examined).not.to.have.length(0);
  });

  it('have additional bets taken, refused before their number and refused without the bet under them', () => {
    for (const [clause, sentence] of [
      ['art_5__para_2__point_2', 's_2'],
      ['art_5__para_2__point_4', 's_2'],
      ['art_5__para_2__point_5__subpara_2', 's_1'],
      ['art_5__para_2__point_6__subpara_2', 's_2'],
    ] as const) {
      const own = SIGHTS.get(clause)?.find((each) => each.sentence === `${clause}__${sentence}`);
      expect(own?.sights, clause).to.have.length(3);
    }
    expect(ODDS).to.have.length(4);
  });

  it('are read by their shape', () => {
    expect(
      readSights({ art_1: { s_1: [['one', 'art_2/two'], { bet: 'come', cases: ['one'] }] } }).get('art_1'),
    ).to.deep.equal([
      {
        sentence: 'art_1__s_1',
        sights: [
          { bet: null, cases: ['art_1/one', 'art_2/two'] },
          { bet: 'come', cases: ['art_1/one'] },
        ],
      },
    ]);
    expect(() => readSights({ art_1: { s_1: ['one'] } })).to.throw('art_1.s_1[0]');
    expect(() => readSights({ art_1: { s_1: [{ bet: 'hop', cases: [] }] } })).to.throw('art_1.s_1[0].bet');
  });
});

describe('a sentence whose sights fell away', () => {
  const CLAUSE = 'art_5__para_2__point_2';

  it('is not applicable, and said to be: one seat, additional bets without a Pass bet', async () => {
    const { verdict, root, out } = await certified({ seats: 1 }, `@${CLAUSE}`, WITHOUT_BASE);
    const clause = clauseOf(verdict, CLAUSE);
    expect(clause.cases.failed).to.equal(0);
    expect(clause.sentences?.map(({ id, missing }) => [id, missing])).to.deep.equal([
      [`${CLAUSE}__s_2`, [`${CLAUSE}/refused-without-base`]],
    ]);
    expect(clause.reason?.en).to.include('Article 5(2)(2), sentence 2 is not applicable');
    expect(clause.reason?.zh).to.include('沒有《派司拉》投注，不接受附加投注');
    expect(clause.reason?.pt).to.include('lugares');
    expect(verdict.remarks.map(({ code }) => code)).to.include('sentences_not_applicable');
    expect(out).to.match(/sentences not applicable to this\s+table/);
    const page = readFileSync(path.join(root, 'regulation.html'), 'utf8');
    expect(page).to.include('有語句不適用').and.to.include('uma frase não é aplicável');
    const clauses = readFileSync(path.join(root, 'traceability-clauses.csv'), 'utf8');
    expect(clauses).to.include('有語句不適用');
  });

  it('is examined where the table has the seats for it', async () => {
    const { verdict } = await certified({ seats: 2 }, `@${CLAUSE}`, WITHOUT_BASE);
    expect(clauseOf(verdict, CLAUSE))
      .to.include({ status: 'does_not_conform' })
      .and.not.to.have.property('sentences');
  });

  it('leaves nothing of a clause that has no other', async () => {
    const { verdict } = await certified({ seats: 1 }, '@art_4__intro');
    const clause = clauseOf(verdict, 'art_4__intro');
    expect(clause.cases.passed).to.be.greaterThan(0);
    expect(clause.status).to.equal('not_applicable');
  });

  it('is not missed for a bet that is not offered', async () => {
    const offered = BETS.map(({ id }) => id).filter((id) => !id.includes('come'));
    const { verdict } = await certified({ offered }, '@art_6__point_1');
    expect(clauseOf(verdict, 'art_6__point_1'))
      .to.include({ status: 'conforms' })
      .and.not.to.have.property('sentences');
  });
});

describe('what is applicable', () => {
  const about =
    '@art_3__para_2__intro or @art_3__para_2__point_1 or @art_4__point_2 or @art_5__para_3__point_8';
  for (const [title, table] of [
    ['without a sense of how dice land', { senses: { landing: false } }],
    ['with one seat', { seats: 1 }],
  ] as const) {
    it(`is the same by scenarios and by cells at a table ${title}`, async () => {
      const scenarios = await certified(table, about);
      const cells = await concluded(['exhaust', '--company', '20'], table);
      const applies = ({ verdict }: Concluded, id: string) =>
        verdict.clauses.find((each) => each.id === id)?.status === 'not_applicable' ? 'no' : 'yes';
      const both = scenarios.verdict.clauses
        .map(({ id }) => id)
        .filter((id) => cells.verdict.clauses.some((each) => each.id === id) && about.includes(id));
      expect(both).to.include('art_3__para_2__intro');
      expect(both.map((id) => [id, applies(cells, id)])).to.deep.equal(
        both.map((id) => [id, applies(scenarios, id)]),
      );
    });
  }
});
