import { expect } from 'chai';
import { exhaustiveCells, exhaustiveKey, stratifiedSample } from '../../assessment/exhaustive';
import { ALL_DICE } from '../../regulation';
import matrix from '../fixtures/matrix.json';

type Row = Record<'bet' | 'table' | 'bet_state' | 'state' | 'shooter_bet', string>;

const BET_OF: Record<string, string> = { field_12x2: 'field.double', field_12x3: 'field.triple' };

function pointKey(state: string): string {
  return state === 'CO' ? '-' : state.slice(1);
}

function keys(rows: unknown, key: (row: Row) => string, dice = true): string[] {
  return (rows as Row[]).flatMap((row) =>
    dice ? ALL_DICE.map((pair) => `${key(row)}/${pair.join('-')}`) : [key(row)],
  );
}

/** The cells of the independently computed matrix, under the keys of the exhaustive run. */
function keysOfMatrix(): string[] {
  const standing = ({ bet, table, bet_state: state }: Row) => {
    const betState = /^\d+$/.test(state) ? state : 'waiting';
    return `${BET_OF[bet] ?? bet}/${betState}/${pointKey(table)}`;
  };
  return [
    ...keys(matrix.rows, (row) => `settlement/${standing(row)}`),
    ...keys(matrix.rows, (row) => `void/${standing(row)}`, false),
    ...keys(matrix.table_machine, ({ state }) => `point/${pointKey(state)}`),
    ...keys(matrix.shooter_machine, ({ shooter_bet: bet, table }) => `shooter/${bet}/${pointKey(table)}`),
    ...keys(
      matrix.acceptance,
      ({ bet, table }) => `acceptance/${BET_OF[bet] ?? bet}/${pointKey(table)}`,
      false,
    ),
  ];
}

describe('the cells of an exhaustive run', () => {
  const both = exhaustiveCells(['double', 'triple']);
  const own = both.map(exhaustiveKey);

  it('are 13,132 with «Field» at both prices: those of the matrix, each once', () => {
    expect(own).to.have.length(13_132);
    expect(new Set(own).size).to.equal(13_132);
    expect([...own].sort()).to.deep.equal(keysOfMatrix().sort());
  });

  it('are settlements, void throws, marks, shooters and placings', () => {
    const count = (kind: string) => both.filter((cell) => cell.kind === kind).length;
    const kinds = ['settlement', 'void', 'point', 'shooter', 'acceptance'];
    expect(kinds.map(count)).to.deep.equal([11_844, 329, 252, 504, 203]);
  });

  it('are 12,866 at one price of «Field»', () => {
    expect(exhaustiveCells(['triple'])).to.have.length(12_866);
  });

  it('differ from the matrix where one is missing', () => {
    expect(own.slice(1).sort()).to.not.deep.equal(keysOfMatrix().sort());
  });
});

describe('a sample of the cells', () => {
  const all = exhaustiveCells(['double']);
  const kinds = (seed: number) => stratifiedSample(all, 300, ({ kind }) => kind, seed);

  it('is as large as asked for, and the same for the same seed', () => {
    expect(kinds(1)).to.have.length(300);
    expect(kinds(1)).to.deep.equal(kinds(1));
    expect(kinds(2)).to.not.deep.equal(kinds(1));
  });

  it('has something of every kind, also where there is hardly room', () => {
    const few = stratifiedSample(all, 5, ({ kind }) => kind, 7);
    expect(new Set(few.map(({ kind }) => kind)).size).to.equal(5);
  });

  it('is everything where everything is asked for', () => {
    expect(stratifiedSample(all, all.length, ({ kind }) => kind, 3)).to.deep.equal([...all]);
  });
});
