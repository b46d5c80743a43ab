import { expect } from 'chai';
import { connect } from '../../adapters/connect';
import { FAULTS } from '../../adapters/reference-table/faults';
import { TableFault, type Operation, type Table } from '../../adapters/table';
import {
  Exhaustion,
  exhaust,
  exhaustiveCells,
  exhaustiveKey,
  type CellResult,
  type ExhaustiveCell,
} from '../../assessment/exhaustive';
import { READING_SETS } from '../../regulation';
import { readParts } from '../detection/parts';
import excused from './excused.json';
import { exhausted, NO_EVIDENCE, sampled, shownBy, termsOf } from './shown';

function tally(results: readonly CellResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function of(kind: ExhaustiveCell['kind'], ...bets: string[]): ExhaustiveCell[] {
  return exhaustiveCells(['double']).filter(
    (cell) => cell.kind === kind && (bets.length === 0 || ('bet' in cell && bets.includes(cell.bet))),
  );
}

function faultNamed(id: string) {
  const fault = FAULTS.find((each) => each.id === id);
  if (fault === undefined) throw new Error(`no fault ${id}`);
  return fault;
}

describe('a right table, driven through a sample of its cells and in company', () => {
  for (const set of ['literal', 'customary'] as const) {
    it(`is right in every one under ${set} readings`, async () => {
      const { results, company } = await exhausted({
        readings: READING_SETS[set],
        cells: sampled(300, 11),
        company: 80,
      });
      const { right = 0, undecided = 0, ...others } = tally(results);
      expect(others).to.deep.equal({});
      expect(right + undecided).to.equal(300);
      expect(undecided > 0).to.equal(set === 'literal');
      expect(company).to.include({ throws: 80, lost: 0, fault: null });
      expect(company.tallies.filter(({ failed }) => failed > 0)).to.deep.equal([]);
    });
  }

  for (const practice of [
    { stake_to_throw: 'exactly' },
    { sole_shooter: 'nobody_throws' },
    { odds_bettor: 'point_thrower' },
    { point_after_replacement: 'removed', first_throw: 'of_the_turn' },
    { bets_before_first_throw: 'refused' },
    { stake_to_throw: 'exactly', sole_shooter: 'nobody_throws', odds_bettor: 'point_thrower' },
  ] as const) {
    it(`can be driven everywhere where ${JSON.stringify(practice)} is declared`, async () => {
      for (const set of ['literal', 'customary'] as const) {
        const { results, company } = await exhausted({
          readings: { ...READING_SETS[set], ...practice },
          cells: sampled(200, 5),
          company: 40,
        });
        const { right = 0, undecided = 0, ...others } = tally(results);
        expect(others, set).to.deep.equal({});
        expect(right + undecided).to.equal(200);
        expect(company).to.include({ throws: 40, lost: 0, fault: null });
        expect(company.tallies.filter(({ failed }) => failed > 0)).to.deep.equal([]);
      }
    });
  }

  it('is right under readings that ask for a Pass bet below a Come bet', async () => {
    const readings = { ...READING_SETS.customary, come_precondition: 'own_pass_bet' } as const;
    const cells = stratified(of('settlement', 'come', 'come_odds', 'dont_come_odds'), 40);
    const { results } = await exhausted({
      readings,
      cells: [...cells, ...of('acceptance', 'come', 'come_odds')],
    });
    expect(tally(results)).to.deep.equal({ right: 54 });
  });

  const LIMITED = {
    'few bets': [{ offered: ['pass', 'field'] }, ['right', 'not-applicable']],
    'no bet but Pass': [{ offered: ['pass'] }, ['right', 'not-applicable']],
    'one seat': [{ seats: 1 }, ['right', 'not-applicable']],
    'no senses': [
      { senses: { landing: false, leaning: false, dice: false, shooter: false } },
      ['right', 'not-applicable'],
    ],
  } as const;
  for (const [limit, [table, statuses]] of Object.entries(LIMITED)) {
    it(`is not blamed for what it cannot do: ${limit}`, async () => {
      const { results, company } = await exhausted({ table, cells: sampled(250, 5), company: 20 });
      expect(Object.keys(tally(results))).to.have.members([...statuses]);
      expect(company.tallies.filter(({ failed }) => failed > 0)).to.deep.equal([]);
    });
  }
});

function stratified(cells: readonly ExhaustiveCell[], size: number): ExhaustiveCell[] {
  return cells.filter((_, index) => index % Math.floor(cells.length / size) === 0).slice(0, size);
}

describe('a wrong table', () => {
  const SHOWN: [fault: string, cells: ExhaustiveCell[]][] = [
    ['hard-8-stake-kept', of('settlement', 'hard_8')],
    ['field-loses-on-12', of('settlement', 'field')],
    ['pass-first-seven-loses', of('settlement', 'pass')],
    ['come-odds-4-10-paid-even', of('settlement', 'come_odds')],
    ['point-ten-not-marked', of('point')],
    ['winnings-credited-twice', of('settlement', 'any_7')],
    ['late-pass-accepted', of('acceptance', 'pass')],
    ['come-odds-without-base', of('acceptance', 'come_odds')],
    ['shooter-kept-after-seven-out', of('shooter')],
    ['shooter-replaced-by-natural', of('shooter')],
    ['void-throw-clears-point', of('void', 'pass', 'field')],
    ['void-throw-uses-up-first-throw', of('void', 'pass', 'dont_pass')],
  ];
  for (const [id, cells] of SHOWN) {
    it(`shows wrong cells under the right clause: ${id}`, async () => {
      const { cells: shown } = await shownBy(faultNamed(id), { cells });
      expect(shown.wrong).to.be.greaterThan(0);
      expect(shown.under).to.be.greaterThan(0);
      expect(shown.wrong).to.be.lessThan(cells.length);
    });
  }

  it('is wrong in the cells concerned and in no other', async () => {
    const { results } = await exhausted({
      table: { fault: 'hard-8-stake-kept' },
      cells: of('settlement', 'hard_8', 'hard_6'),
    });
    const wrong = results.filter(({ status }) => status === 'wrong').map(({ key }) => key);
    const wanted = ['-', 4, 5, 6, 8, 9, 10].map((point) => `settlement/hard_8/waiting/${point}/4-4`);
    expect(wrong).to.have.members(wanted);
    expect(tally(results)).to.deep.equal({ right: 504 - 7, wrong: 7 });
  });

  it('is wrong in its own cell where it errs on the way to another', async () => {
    const [seven] = of('settlement', 'pass').filter(
      (cell) => cell.kind === 'settlement' && cell.point === 4 && cell.dice.join('') === '16',
    );
    const [mark] = of('settlement', 'pass').filter(
      (cell) => cell.kind === 'settlement' && cell.point === null && cell.dice.join('') === '13',
    );
    if (seven === undefined || mark === undefined) throw new Error('the cells changed');
    const broken = { fault: 'pass-moves-to-new-number' };
    const { results } = await exhausted({ table: broken, cells: [seven, mark] });
    expect(results.find(({ key }) => key === exhaustiveKey(mark))?.status).to.equal('right');
  });

  it('does not blame a void throw for what is wrong without one', async () => {
    const { results } = await exhausted({
      table: { fault: 'pass-first-seven-loses' },
      cells: of('void', 'pass'),
    });
    expect(tally(results)).to.deep.equal({ right: 7 });
  });

  it('leaves inconclusive what cannot be reached, and says under which clause the way is wrong', async () => {
    const { results } = await exhausted({
      table: { fault: 'come-never-travels' },
      cells: of('settlement', 'come'),
    });
    const { wrong = 0, inconclusive = 0, right = 0 } = tally(results);
    expect([wrong > 0, inconclusive, right > 0]).to.deep.equal([true, 36 * 36, true]);
    const codes = new Set(results.flatMap(({ fault }) => fault?.code ?? []));
    expect([...codes]).to.deep.equal(['PRECONDITION']);
  });

  const HIDDEN = [
    'hard-way-prize-on-all-hard-way-stakes',
    'only-shooter-bets-settled',
    'one-bet-settled-per-throw',
    'pass-and-dont-pass-netted',
    'winnings-credited-to-shooter',
  ];
  for (const id of HIDDEN) {
    it(`is found out in company: ${id}`, async () => {
      const { cells, company } = await shownBy(faultNamed(id), {
        cells: of('settlement', 'hard_4', 'hard_8'),
        company: 300,
      });
      expect(cells.wrong).to.equal(0);
      expect(company.naming).to.be.greaterThan(0);
    });
  }
});

describe('a link that fails', () => {
  type Ask = (parameters: unknown) => Promise<unknown>;

  async function drivenThrough(
    change: (operation: Operation, ask: Ask, count: number) => Ask,
    cells: readonly ExhaustiveCell[],
  ): Promise<{ results: readonly CellResult[]; fault: unknown }> {
    const { table } = await connect({
      ...{ kind: 'library', target: 'reference', options: {}, timeoutMs: 10_000, cwd: process.cwd() },
    });
    const terms = await termsOf(table, {});
    let count = 0;
    const asks = Object.entries(table) as [Operation, Ask][];
    const entries = asks.map(([operation, ask]): [string, Ask] => [
      operation,
      (parameters) => change(operation, ask, (count += 1))(parameters),
    ]);
    const exhaustion = new Exhaustion(cells);
    const fault = await exhaust(Object.fromEntries(entries) as unknown as Table, exhaustion, {
      terms,
      evidence: NO_EVIDENCE,
    });
    return { results: exhaustion.results, fault };
  }

  const cells = of('settlement', 'field', 'pass');

  it('is tried again where it fails now and then, and every cell is right in the end', async () => {
    const { results, fault } = await drivenThrough(
      (_operation, ask, count) =>
        count % 97 === 0 ? () => Promise.reject(new TableFault('TIMEOUT', 'no answer')) : ask,
      cells,
    );
    const { right = 0, inconclusive = 0, ...others } = tally(results);
    expect(others).to.deep.equal({});
    expect(right).to.be.greaterThan(inconclusive * 10);
    expect(fault).to.equal(null);
  });

  it('is never told as a mistake of the table, and nothing more is asked of a dead one', async () => {
    let asked = 0;
    const { results, fault } = await drivenThrough((_operation, ask, count) => {
      if (count < 200) return ask;
      asked += 1;
      return () => Promise.reject(new TableFault('DISCONNECTED', 'gone'));
    }, cells);
    expect(fault).to.deep.equal({ code: 'DISCONNECTED', message: 'gone' });
    expect(asked).to.be.lessThan(10);
    expect(Object.keys(tally(results))).to.have.members(['right', 'inconclusive']);
  });

  it('leaves a cell inconclusive whose dice were not thrown', async () => {
    const { results } = await drivenThrough(
      (operation, ask) => {
        if (operation !== 'roll') return ask;
        return (parameters) => {
          const { throw: thrown } = parameters as { throw: { dice: number[] } };
          return ask(thrown.dice.join() === '6,6' ? { throw: { dice: [5, 5] } } : parameters);
        };
      },
      of('settlement', 'boxcars'),
    );
    expect(tally(results)).to.deep.equal({ right: 7 * 35, inconclusive: 7 });
  });
});

describe('the faults of the catalogue, as they were measured', () => {
  const told = (readParts().cells?.faults ?? []).map(({ id, cells, company }) => ({
    id,
    naming: cells.naming + company.naming,
  }));

  it('are all there', () => {
    expect(told.map(({ id }) => id)).to.deep.equal(FAULTS.map(({ id }) => id));
  });

  it('show wrong cells that name the clause offended, or have a reason why no cell can', () => {
    const unnamed = told.filter(({ naming }) => naming === 0).map(({ id }) => id);
    expect(unnamed).to.have.members(Object.keys(excused));
    for (const reason of Object.values(excused)) expect(reason).to.match(/^[A-Z].{20,}\.$/);
  });

  it('show as many when one is planted again', async () => {
    const { cells } = await shownBy(faultNamed('hard-8-stake-kept'), {});
    expect(cells.wrong).to.be.above(0);
    const measured = readParts().cells?.faults.find(({ id }) => id === 'hard-8-stake-kept');
    expect(cells).to.deep.equal(measured?.cells);
  });
});
