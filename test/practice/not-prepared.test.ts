/** What only prepares a case is not the case: where it is refused, the clause is not blamed that was to be tested. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE } from '../../checks';
import { temporaryFolder } from '../cli/console';
import { runFeatures } from '../support/features';

const REFERENCE = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));

/** The reference table as a module of its own, with what stands in the place of `bet`. */
function tableThat(refuses: string): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  writeFileSync(
    file,
    `const create = require(${REFERENCE}).default;
     module.exports = (options) => {
       const table = create(options);
       const refused = { ok: false, refusal: { code: 'WRONG_PHASE' } };
       const bet = (order) => {
         const { value: { point, bets } } = table.state({});
         return (${refuses}) ? refused : table.bet(order);
       };
       return { ...table, bet };
     };`,
  );
  return file;
}

const NO_SENSES = { landing: false, leaning: false, dice: false, shooter: false };

describe('a bet that only prepares a case', () => {
  it('is refused: bets on numbers before the come-out offend Article 5(5) alone', async () => {
    const { cases } = await runFeatures({
      target: tableThat(`point === null && /^(big|hard)_\\d/.test(order.bet)`),
      table: { senses: NO_SENSES },
      languages: ['zh'],
    });
    const of = (status: string) => cases.filter((each) => each.status === status);
    expect([...new Set(of('failed').map(({ clause }) => clause))]).to.deep.equal(['art_5__para_5']);
    const open = of('inconclusive');
    expect([...new Set(open.map(({ cause }) => cause))]).to.deep.equal(['not_prepared']);
    const under = open.flatMap(({ findings }) =>
      findings.flatMap((each) => (each.kind === 'not-prepared' ? [each.clause] : [])),
    );
    expect(new Set(under)).to.deep.equal(new Set(['art_5__para_5']));
    // What does not apply to the table does not apply, whatever the table did with its first phrases.
    expect(
      of('not-applicable').filter(({ clause }) => clause?.startsWith('art_3__') === true),
    ).not.to.have.length(0);
    expect(open.filter(({ clause }) => clause?.startsWith('art_3__para_2') === true)).to.deep.equal([]);
  });

  it('is refused: Don’t Pass beside Pass leaves Article 6(4) unprepared, and says where that is tested', async () => {
    const target = tableThat(
      `order.bet === 'dont_pass' && bets.some((each) => each.player === order.player && each.bet === 'pass')`,
    );
    const tags = '@art_6__point_4__intro or @art_5__para_2__point_3 or @art_6__intro';
    const { cases } = await runFeatures({ target, tags, languages: ['zh', 'pt'] });
    const failed = cases.filter(({ status }) => status === 'failed');
    expect([...new Set(failed.map(({ clause }) => clause))]).to.deep.equal(['art_5__para_2__point_3']);
    const unprepared = cases.filter(({ cause }) => cause === 'not_prepared');
    expect(unprepared.map(({ clause }) => clause)).to.include('art_6__point_4__intro');
    const messages = unprepared.map(({ message }) => message ?? '').join('\n');
    expect(messages).to.include('於第五條第二款(三)項測試');
    expect(messages).to.include('alínea 3) do n.º 2 do artigo 5.º');
  });
});

describe('what does not apply to a table', () => {
  const LIMITED: Record<string, Record<string, unknown>> = {
    'one seat': { seats: 1 },
    'two seats': { seats: 2 },
    'no senses': { senses: NO_SENSES },
    'no held throws': { holdsThrow: false },
    'few bets': { offered: ['pass', 'field', 'come', 'hard_6'] },
  };
  /** Where seats, senses, held throws and bets are asked for in every way. */
  const PLAYED =
    '@art_2 or @art_3 or @art_4 or @art_5__para_2__point_2 or @art_5__para_5 or @art_5__para_3__point_8';
  /** What follows from what the case itself has done by then. */
  const DEPENDS = ['winningBets', 'aboveMaximum', 'equalBets', 'opposedBets', 'changes'];

  for (const [limit, table] of Object.entries(LIMITED)) {
    it(`is not played at all, in either language: ${limit}`, async () => {
      const { cases } = await runFeatures({ table, tags: PLAYED });
      const idle = cases.filter(({ status }) => status === 'not-applicable');
      expect(idle).not.to.have.length(0);
      const played = idle.filter(
        ({ steps, findings }) =>
          steps.some(({ hook, status }) => !hook && status === 'passed') &&
          !findings.some((each) => each.kind === 'not-applicable' && DEPENDS.includes(each.reason)),
      );
      // Whether the player of the case already has the bet is known only once he is the shooter.
      const known = played.filter((each) => !(limit === 'one seat' && each.case === 'refused-without-base'));
      expect(known.map(({ key }) => key)).to.deep.equal([]);
      const inBoth = (language: string) =>
        idle.filter((each) => each.language === language).map(({ key }) => key);
      expect(inBoth('zh')).to.deep.equal(inBoth('pt'));
    });
  }
});
