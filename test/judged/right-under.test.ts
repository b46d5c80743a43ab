/** A finding that rests on what was declared says so, and under which value it would be none. */
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import type { Answer, Face, Parameters, UncheckedTable } from '../../adapters/table';
import { certificatePdf, junit, regulationPage, summaryLines } from '../../reports';
import { readPdf, squeezed } from '../certificate/reader';
import createUnseenTable from '../fixtures/tables/unseen';
import { everyCase, inputOf } from '../regulation-page/record';
import { declaration } from '../reports/mini-suite';
import { Played, hearingOf, twoRounds } from './played';

/** The right table under other values than it is asked for. */
function otherwise(readings: Record<string, string>, options: Record<string, string> = {}): UncheckedTable {
  const table = createReferenceTable();
  return {
    ...table,
    open: (asked) =>
      table.open({
        ...asked,
        readings: { ...asked.readings, ...readings },
        options: { ...asked.options, ...options },
      }),
  };
}

/** One bet of a lone player, and throws. */
function played(
  table: UncheckedTable,
  bet: Parameters['bet']['bet'],
  amount: number,
  ...throws: [Face, Face][]
): Played {
  const play = new Played(table);
  play.begin();
  play.ask('join', { player: 'one', buyIn: 1_000_000 });
  play.ask('bet', { player: 'one', bet: 'pass', amount: 1_000 });
  if (bet !== 'pass') play.ask('bet', { player: 'one', bet, amount });
  for (const [one, other] of throws) play.roll(one, other);
  return play;
}

function found({ exchanges }: Played): [clause: string, under: string[]][] {
  return hearingOf(exchanges)
    .run()
    .causes.flatMap(({ offended, rightUnder }) =>
      'clauses' in offended
        ? [
            [
              offended.clauses[0],
              rightUnder.map(({ reading, value, open }) => `${reading}=${value}${open ? ' open' : ''}`),
            ] as [string, string[]],
          ]
        : [],
    );
}

describe('a finding that rests on a reading or an option', () => {
  it('names it where the stake on Don’t Pass stays on a twelve', () => {
    const table = otherwise({ dont_pass_tie: 'stays' });
    expect(found(played(table, 'dont_pass', 1_000, [6, 6]))).to.deep.equal([
      ['art_5__para_2__point_3', ['dont_pass_tie=stays']],
    ]);
  });

  it('names it where Field on a twelve is paid by the other choice of the house', () => {
    const table = otherwise({}, { field_12: 'triple' });
    expect(found(played(table, 'field', 1_000, [6, 6]))).to.deep.equal([
      ['art_6__point_12__subpara_2', ['field_12=triple']],
    ]);
  });

  it('names each value under which a rounded prize is right', () => {
    const table = otherwise({ fractional_prize: 'rounded_up' });
    const [first, ...others] = found(played(table, 'big_6', 1_000, [3, 3]));
    expect(others).to.deep.equal([]);
    expect(first).to.deep.equal([
      'art_6__point_15',
      ['fractional_prize=rounded_up', 'fractional_prize=rounded_nearest'],
    ]);
  });

  it('says where the text would leave it open', () => {
    const play = played(createReferenceTable(), 'pass', 1_000, [2, 2]);
    const [bet] = play.ask('state', {}).bets;
    expect(() => play.ask('change', { bet: bet?.id ?? '' })).to.throw('WRONG_PHASE');
    const taken = play.exchanges.at(-1);
    if (taken === undefined) throw new Error('nothing was asked');
    taken.answer = { ok: true, value: { returned: 1_000, balance: 1_000_000 } };
    const [first] = found(play);
    expect(first).to.deep.equal(['art_5__para_2__point_1', ['line_bet_removal=silent open']]);
  });

  it('is told by none of a table that is wrong whatever is declared', () => {
    for (const fault of ['shooter-not-credited', 'pass-stake-kept'] as const) {
      const play = new Played(createUnseenTable({ fault }));
      twoRounds(play);
      const all = found(play);
      expect(all, fault).to.not.deep.equal([]);
      for (const [clause, under] of all) expect(under, `${fault} ${clause}`).to.deep.equal([]);
    }
  });

  it('rests on none where only some of it would be right', () => {
    const play = played(otherwise({}, { field_12: 'triple' }), 'field', 1_000, [6, 6]);
    play.ask('bet', { player: 'one', bet: 'field', amount: 1_000 });
    play.roll(6, 6);
    const answer = play.exchanges.at(-2)?.answer as Answer<'roll'> | undefined;
    if (answer?.ok !== true) throw new Error('nothing was thrown');
    for (const each of answer.value.settlements) if (each.paid === 3_000) each.paid = 4_000;
    const prizes = found(play).filter(([clause]) => clause === 'art_6__point_12__subpara_2');
    expect(prizes).to.deep.equal([['art_6__point_12__subpara_2', []]]);
  });

  it('says it in each product, and a finding that does not rest on one does not', async () => {
    const { exchanges } = played(otherwise({ dont_pass_tie: 'stays' }), 'dont_pass', 1_000, [6, 6]);
    const judged = hearingOf(exchanges).run();
    const input = inputOf({ record: { ...everyCase('customary'), judged } });
    const { verdict } = input;
    expect(verdict.findings.map(({ rightUnder }) => rightUnder)).to.deep.equal([
      [{ reading: 'dont_pass_tie', value: 'stays', open: false }],
    ]);
    const page = regulationPage(input);
    expect(page).to.include('若採 dont_pass_tie=stays，即屬正確');
    expect(page).to.include('certo com dont_pass_tie=stays');
    expect(summaryLines(verdict, 'en').join(' ')).to.include('right under dont_pass_tie=stays');
    expect(junit(input)).to.include('dont_pass_tie=stays');
    const pdf = await certificatePdf({
      ...{ declaration: declaration(), verdict, details: {}, verdictSha256: '0'.repeat(64) },
    });
    const { pages } = await readPdf(pdf);
    const told = squeezed(pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' '));
    expect(told).to.include(squeezed('certo com dont_pass_tie=stays'));
    expect(told).to.include(squeezed('若採 dont_pass_tie=stays'));
  });
});
