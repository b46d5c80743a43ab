import { expect } from 'chai';
import { BET_NAMES } from '../../adapters/table';
import {
  BETS,
  BET_IDS,
  CATEGORIES,
  CLAUSES,
  GENERAL_CLAUSES,
  UnknownBetError,
  articleOf,
  bet,
  betName,
  betsOfClause,
  clause,
  clausesOfBet,
  isBetId,
  verifyQuotations,
} from '../../regulation';

describe('the catalogue of bets', () => {
  it('is the bets of the contract, in the same order', () => {
    expect(BETS.map((record) => record.id)).to.deep.equal([...BET_NAMES]);
    expect([...BET_IDS]).to.deep.equal([...BET_NAMES]);
    expect(BETS).to.have.length(28);
  });

  it('has no name twice in a language', () => {
    for (const language of ['zh', 'pt', 'en'] as const) {
      expect(new Set(BETS.map((record) => record.names[language]))).to.have.property('size', 28);
    }
  });

  it('takes its names from the regulation', () => {
    expect(verifyQuotations(BETS.flatMap((record) => [record.item, ...record.otherNames]))).to.deep.equal([]);
    expect(betName('pass_odds', 'zh')).to.equal('《派司拉》之附加投注');
    expect(betName('pass_odds', 'pt')).to.equal('aposta adicional ao «Pass Line»');
    expect(betName('hard_4', 'zh')).to.equal('«Hard Way» 4點');
    expect(betName('hard_4', 'pt')).to.equal('«Hard Way» do 4');
    expect(betName('any_7', 'zh')).to.equal('«Any 7/Big Red/Big 7»');
  });

  it('builds every Chinese name from the item that the regulation names', () => {
    for (const { names, item, number } of BETS) {
      const whole = names.zh === item.textZh || names.zh === `${item.textZh} ${number}點`;
      const partOfItem =
        number !== undefined && item.textZh.includes(String(number)) && names.zh === `«Big ${number}»`;
      expect(whole || partOfItem, names.zh).to.equal(true);
    }
  });

  it('goes red on a name that the regulation does not have', () => {
    const misspelt = { clause: bet('field').item.clause, textZh: '«Fields»' };
    expect(verifyQuotations([misspelt])).to.deep.equal([{ kind: 'not-in-clause', quotation: misspelt }]);
    const nowhere = { clause: 'art_8__num', textZh: '«Field»' };
    expect(verifyQuotations([nowhere])).to.deep.equal([{ kind: 'unknown-clause', quotation: nowhere }]);
  });

  it('knows what an additional bet is added to, and the number of a multi-roll bet', () => {
    for (const record of BETS) {
      expect(record.base !== undefined, record.id).to.equal(record.category === 'odds');
      expect(record.number !== undefined, record.id).to.equal(record.category === 'multi-roll');
      if (record.base !== undefined) expect(record.id).to.equal(`${record.base}_odds`);
      if (record.number !== undefined) expect(record.id).to.match(new RegExp(`_${record.number}$`));
    }
  });

  it('sorts the bets as Article 5 does', () => {
    const inOrder = (category: string) => BETS.filter((record) => record.category === category).length;
    expect(Object.keys(CATEGORIES).map(inOrder)).to.deep.equal([4, 4, 10, 10]);
  });

  it('takes the outcome of a bet from Article 5 and its prize from Article 6', () => {
    for (const record of BETS) {
      expect(record.outcomeClauses.map(articleOf), record.id).to.satisfy((list: number[]) =>
        list.every((article) => article === 5),
      );
      expect(record.prizeClauses.map(articleOf), record.id).to.satisfy((list: number[]) =>
        list.every((article) => article === 6),
      );
      expect(record.outcomeClauses).to.not.be.empty;
      expect(record.prizeClauses).to.not.be.empty;
    }
  });

  it('leaves no normative clause of Articles 5 and 6 without a bet', () => {
    const normative = CLAUSES.filter(({ id, normative }) => normative && [5, 6].includes(articleOf(id) ?? 0));
    expect(normative).to.have.length(53);
    expect(normative.filter(({ id }) => betsOfClause(id).length === 0)).to.deep.equal([]);
    const ofBets = new Set(BETS.flatMap((record) => [...record.outcomeClauses, ...record.prizeClauses]));
    const ofAll = [...GENERAL_CLAUSES, ...Object.values(CATEGORIES).flatMap((category) => category.clauses)];
    const unnamed = normative.map(({ id }) => id).filter((id) => !ofBets.has(id));
    expect(new Set(unnamed)).to.deep.equal(new Set(ofAll));
    expect(unnamed).to.have.length(10);
  });

  it('gives the clauses of a bet and the bets of a clause', () => {
    expect(clausesOfBet('field')).to.include.members([
      'art_5__para_3__point_8',
      'art_6__intro',
      'art_5__para_5',
    ]);
    expect(clausesOfBet('pass')).to.not.include('art_5__para_5');
    expect(betsOfClause('art_5__para_4__point_2')).to.deep.equal(['big_6', 'big_8']);
    expect(betsOfClause('art_1__para_1__point_1')).to.deep.equal([]);
    for (const id of BET_IDS) clausesOfBet(id).forEach(clause);
  });

  it('throws on a bet that Article 5 does not name', () => {
    expect(isBetId('big_7')).to.equal(false);
    expect(() => bet('big_7')).to.throw(UnknownBetError);
    expect(() => bet('constructor')).to.throw(UnknownBetError);
  });
});
