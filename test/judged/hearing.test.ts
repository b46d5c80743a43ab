import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import type { Offended } from '../../assessment';
import createUnseenTable, { type Unseen } from '../fixtures/tables/unseen';
import { Played, hearingOf, twoRounds } from './played';

function firstOf(offended: Offended): string {
  return 'clauses' in offended ? offended.clauses[0] : offended.rule;
}

function judgedWith(fault: Unseen) {
  const played = new Played(createUnseenTable({ fault }));
  const id = twoRounds(played);
  return { id, played, witness: hearingOf(played.exchanges) };
}

describe('the judge of the record', () => {
  it('finds nothing against the right table, and says on which clauses it judged', () => {
    const played = new Played(createReferenceTable());
    twoRounds(played);
    const { wrong, causes, counts, exchanges, described } = hearingOf(played.exchanges).run();
    expect([wrong, causes]).to.deep.equal([[], []]);
    expect(exchanges).to.equal(played.exchanges.length - 1);
    expect(counts['art_6__intro']?.right).to.be.greaterThan(0);
    expect(described?.control).to.equal('forced');
  });

  it('finds what no answer about a bet tells: the shooter is told of his prize and not given it', () => {
    const { witness } = judgedWith('shooter-not-credited');
    const { causes, wrong } = witness.run();
    expect(causes.map(({ offended, wrong: kind }) => [firstOf(offended), kind])).to.deep.equal([
      ['art_6__intro', 'balance: less'],
    ]);
    expect(wrong).to.have.length(2);
    expect(causes[0]?.judgements).to.deep.equal([0, 1]);
  });

  it('tells the shortest play, from the opening to the answer', () => {
    const played = new Played(createUnseenTable({ fault: 'pass-stake-kept' }));
    twoRounds(played);
    played.begin();
    played.ask('join', { player: 'shooter', buyIn: 1_000_000 });
    played.ask('bet', { player: 'shooter', bet: 'pass', amount: 5_000 });
    played.roll(5, 6);
    const { causes } = hearingOf(played.exchanges).run();
    expect(causes).to.have.length(1);
    expect(causes[0]?.judgements).to.have.length(5);
    expect(causes[0]?.play.map(({ operation }) => operation)).to.deep.equal(['open', 'join', 'bet', 'roll']);
    expect(causes[0]?.play.at(-1)).to.include({ point: null }).and.have.deep.property('dice', [5, 6]);
    expect(causes[0]?.example.about.stake).to.equal(5_000);
  });

  it('says under which circumstances alone it is so', () => {
    const table = createReferenceTable();
    const played = new Played({
      ...table,
      bet: (parameters) =>
        parameters.bet === 'field' && parameters.amount > 5_000
          ? { ok: false, refusal: { code: 'BAD_UNIT' } }
          : table.bet(parameters),
    });
    played.begin();
    played.seat();
    for (const amount of [1_000, 5_000, 6_000, 9_000]) {
      try {
        played.ask('bet', { player: 'player', bet: 'field', amount });
      } catch {
        // What is refused is on record as well.
      }
    }
    const { causes } = hearingOf(played.exchanges).run();
    expect(causes.map(({ bet, wrong }) => [bet, wrong])).to.deep.equal([
      ['field', 'acceptance: accepted refused'],
    ]);
    expect(causes[0]?.circumstances).to.deep.include({ code: 'fromStake', value: 6_000 });
  });

  it('says on which sum of the dice it is so, where it is one', () => {
    const played = new Played(createReferenceTable({ fault: 'field-loses-on-12' }));
    for (const dice of [5, 6] as const) {
      played.begin();
      played.seat();
      played.ask('bet', { player: 'player', bet: 'field', amount: 1_000 });
      played.roll(dice, dice);
      played.begin();
      played.seat();
      played.ask('bet', { player: 'player', bet: 'field', amount: 1_000 });
      played.roll(1, 2);
    }
    const { causes } = hearingOf(played.exchanges).run();
    expect(causes.map(({ bet, wrong }) => [bet, wrong])).to.deep.equal([['field', 'outcome: win lose']]);
    expect(causes[0]?.circumstances).to.deep.include({ code: 'onTotal', value: 12 });
  });

  it('notices a table that describes itself otherwise on another connection', () => {
    const records = ['00000001', '00000002'].map((chain) => {
      const played = new Played(createUnseenTable({ fault: 'describes-itself-anew' }), chain);
      twoRounds(played);
      return played.exchanges;
    });
    const { describedAnew } = hearingOf(...records).run();
    expect(describedAnew).to.deep.equal([{ chain: '00000002', sequence: 1, members: ['firmware'] }]);
  });

  it('goes on after an answer that stands there by another hand, and names it', () => {
    const { played } = judgedWith('pass-stake-kept');
    const at = played.exchanges.findIndex(({ operation }) => operation === 'roll');
    const exchanges = played.exchanges.map((each, index) =>
      index === at ? { ...each, answer: { ok: true, value: null } } : each,
    );
    const { unreadable, wrong } = hearingOf(exchanges).run();
    expect(unreadable).to.deep.equal([{ chain: '0123abcd', sequence: at + 1 }]);
    expect(wrong).to.have.length.greaterThan(0);
  });
});

describe('a failed case beside the judge', () => {
  const { id, witness } = judgedWith('pass-stake-kept');

  it('shows what was judged against the table where player, bet and quantity are the same', () => {
    const same = { player: 'player', bet: 'pass', quantity: 'stake', throws: 1 } as const;
    expect(witness.weigh(id, same)?.result).to.equal('shown');
    expect(witness.weigh(id, { ...same, quantity: 'prize' })).to.equal(null);
    expect(witness.weigh(id, { ...same, bet: 'field' })).to.equal(null);
    expect(witness.weigh(id, { ...same, player: 'another' })).to.equal(null);
    expect(witness.weigh('of another case', same)).to.equal(null);
  });

  it('shows it by a balance only where that is wrong by the very amount', () => {
    const balance = { player: 'player', quantity: 'balance', throws: 1 } as const;
    expect(witness.weigh(id, { ...balance, lacking: 1_000 })?.result).to.equal('shown');
    expect(witness.weigh(id, { ...balance, lacking: 1_001 })).to.equal(null);
    expect(witness.weigh(id, balance)).to.equal(null);
  });

  it('contradicts him where he found it right and nothing before it was wrong', () => {
    const played = new Played(createReferenceTable());
    const own = twoRounds(played);
    const right = hearingOf(played.exchanges);
    const prize = { player: 'player', bet: 'pass', quantity: 'prize', throws: 1 } as const;
    expect(right.weigh(own, prize)).to.deep.equal({ result: 'contradicted' });
    // Of what he did not judge he says nothing.
    expect(right.weigh(own, { ...prize, bet: 'horn' })).to.equal(null);
  });
});
