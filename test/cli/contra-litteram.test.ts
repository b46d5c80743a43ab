import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import { run } from './console';

const DONT_PASS = 'art_5__para_2__point_3';
/** Its readings are none that can go against the letter. */
const TIE_ONLY = 'art_5__para_3__point_7';
const AGAINST = ['dont_pass_point_phase=wins_on_seven', 'late_line_bets=accepted'];
const MARK = { zh: '與條文字面不符', pt: 'contra a letra', en: 'against the letter' };

interface Traced {
  id?: string;
  key?: string;
  readings: string[];
  contraLitteram: string[];
}

describe('a reading against the letter is shown as such', () => {
  it('by trace, of the clause and of the case', async () => {
    for (const ui of INTERFACE_LANGUAGES) {
      const { out } = await run(['trace', DONT_PASS, '--ui', ui]);
      const text = out.replaceAll(/\s+/g, ui === 'zh' ? '' : ' ');
      expect(text).to.match(
        new RegExp(`${MARK[ui].slice(1)}[^.]*[:：] ?${AGAINST.join(ui === 'zh' ? '、' : ', ')}`),
      );
      expect(text).to.match(new RegExp(`wins_on_seven ?[(（]${MARK[ui]}[)）]`));
      expect(text).not.to.match(new RegExp(`wins_on_point ?[(（]${MARK[ui]}`));
      const byCase = await run(['trace', DONT_PASS, '--cases', '--ui', ui]);
      expect(byCase.out).to.include(MARK[ui]);
      expect((await run(['trace', TIE_ONLY, '--ui', ui])).out).not.to.include(MARK[ui]);
    }
  });

  it('by the JSON and the CSV of trace', async () => {
    const { out } = await run(['trace', DONT_PASS, '--json']);
    const { clauses, cases } = JSON.parse(out) as { clauses: Traced[]; cases: Traced[] };
    expect(clauses.map(({ contraLitteram }) => contraLitteram)).to.deep.equal([AGAINST]);
    const afterThePoint = cases.find(({ key }) => key === `${DONT_PASS}/after-the-point`);
    expect(afterThePoint?.readings).to.have.length(2);
    expect(afterThePoint?.contraLitteram).to.deep.equal(AGAINST.slice(0, 1));
    for (const argv of [[], ['--cases']]) {
      const [header = '', ...rows] = (await run(['trace', DONT_PASS, '--csv', '-', ...argv])).out.split(
        '\r\n',
      );
      const columns = header.split(',');
      expect(columns[columns.indexOf('readings') + 1]).to.equal('contra_litteram');
      const value = argv.length === 0 ? AGAINST.join('; ') : AGAINST[0];
      expect(rows.some((row) => row.includes(`,${value},`))).to.equal(true);
    }
  });

  it('by readings, with the clauses that it concerns', async () => {
    for (const ui of INTERFACE_LANGUAGES) {
      const { out } = await run(['readings', '--ui', ui]);
      const marked = out.split('\n').filter((line) => line.includes(MARK[ui]));
      expect(marked.map((line) => /^ *(\S+)/.exec(line)?.[1])).to.have.members([
        ...AGAINST,
        'multi_roll_on_come_out=off',
        'fractional_prize=rounded_down',
        'fractional_prize=rounded_nearest',
        'shooter_replacement=seven_out',
      ]);
    }
  });
});
