import { expect } from 'chai';
import {
  ALL_DICE,
  AUTHORISATION_PROBLEMS,
  AUTHORISING_CLAUSE,
  DEFAULT_OPTIONS,
  authorisedItems,
  authorisedPrice,
  clausesOfAuthorisation,
  dispatchCitation,
  itemOutcome,
  mayBePlaced,
  resolveAuthorisations,
  type AuthorisationProblemKind,
  type DeclaredAuthorisation,
} from '../../regulation';
import { ANY_7, authorised, DISPATCH, HOP, PLACE } from './authorised';

function problems(...declared: DeclaredAuthorisation[]): [kind: string, path: string][] {
  const resolved = resolveAuthorisations(declared);
  return resolved.ok ? [] : resolved.problems.map(({ kind, path }) => [kind, path.join('.')]);
}

const WIN = { win: { stake: 1, prize: 1 } };
const ALL_TOTALS = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 2, WIN]));

describe('authorisations', () => {
  it('give each of the 36 throws its outcome, by total and by pair', () => {
    const [hop, place] = authorisedItems(authorised(HOP, PLACE));
    if (hop === undefined || place === undefined) throw new Error('two items were declared');
    for (const dice of ALL_DICE) {
      const [one, other] = dice;
      const hard = one === 3 && other === 3;
      expect(itemOutcome(hop, dice, true)).to.deep.equal(
        hard ? { kind: 'win', stake: 1, prize: 30 } : { kind: 'lose' },
      );
      const kind = { 9: 'win', 7: 'lose', 11: 'tie' }[one + other] ?? 'stay';
      expect(itemOutcome(place, dice, false).kind).to.equal(kind);
      expect(itemOutcome(place, dice, true).kind).to.equal('stay');
    }
  });

  it('tell the first die from the second only where they are declared so', () => {
    const asymmetric = (by: 'pair' | 'ordered_pair') =>
      authorisedItems(authorised({ ...HOP, outcomes: { by, on: { '1-2': WIN }, otherwise: 'lose' } }))[0];
    const [pair, ordered] = [asymmetric('pair'), asymmetric('ordered_pair')];
    if (pair === undefined || ordered === undefined) throw new Error('an item was declared');
    expect([itemOutcome(pair, [1, 2], true).kind, itemOutcome(pair, [2, 1], true).kind]).to.deep.equal([
      'win',
      'win',
    ]);
    expect([itemOutcome(ordered, [1, 2], true).kind, itemOutcome(ordered, [2, 1], true).kind]).to.deep.equal([
      'win',
      'lose',
    ]);
  });

  it('say when an item may be placed', () => {
    const placeable = (value: 'any' | 'come_out' | 'point') => {
      const [item] = authorisedItems(authorised({ ...HOP, placeable: value }));
      return item === undefined ? [] : [true, false].map((onComeOut) => mayBePlaced(item, onComeOut));
    };
    expect(placeable('any')).to.deep.equal([true, true]);
    expect(placeable('come_out')).to.deep.equal([true, false]);
    expect(placeable('point')).to.deep.equal([false, true]);
  });

  it('change one price, and leave the others as they are', () => {
    const field: DeclaredAuthorisation = {
      ...DISPATCH,
      item: 'field',
      prizes: [{ clause: 'art_6__point_12__subpara_1', totals: [2], stake: 1, prize: 3 }],
    };
    const authorisations = authorised(ANY_7, field);
    const price = authorisedPrice(authorisations, 'any_7', 7, DEFAULT_OPTIONS);
    expect(price?.authorised.prize).to.equal(3);
    expect(price?.regulation.prize).to.equal(4);
    expect(price?.by).to.deep.equal(DISPATCH);
    expect(authorisedPrice(authorisations, 'field', 2, DEFAULT_OPTIONS)?.authorised.prize).to.equal(3);
    for (const [bet, total] of [
      ['any_7', 8],
      ['field', 3],
      ['field', 12],
      ['eleven', 11],
    ] as const) {
      expect(authorisedPrice(authorisations, bet, total, DEFAULT_OPTIONS)).to.equal(null);
    }
    expect(authorisations.map(clausesOfAuthorisation)).to.deep.equal([
      ['art_6__point_6', AUTHORISING_CLAUSE],
      ['art_6__point_12__subpara_1', AUTHORISING_CLAUSE],
    ]);
  });

  it('cite the dispatch as each language does', () => {
    expect(dispatchCitation(DISPATCH, 'zh')).to.equal('2026年1月15日第12/2026號許可批示');
    expect(dispatchCitation(DISPATCH, 'pt')).to.equal(
      'despacho de autorização n.º 12/2026, de 15 de Janeiro de 2026',
    );
    expect(dispatchCitation({ dispatch: '$&', date: '2026-03-09' }, 'en')).to.equal(
      'authorising order No. $& of 9 March 2026',
    );
  });

  const item = (outcomes: object) => ({ ...HOP, outcomes: { ...HOP.outcomes, ...outcomes } });
  const prize = (of: string, ...prizes: (typeof ANY_7)['prizes']) => ({ ...ANY_7, item: of, prizes });
  const wrong: [AuthorisationProblemKind, DeclaredAuthorisation[], path: string][] = [
    ['unknown_item', [prize('any_8', ...ANY_7.prizes)], '0.item'],
    ['item_id', [{ ...HOP, item: 'x_' }], '0.item'],
    [
      'unknown_clause',
      [prize('any_7', { clause: 'art_6__point_66', stake: 1, prize: 3 })],
      '0.prizes.0.clause',
    ],
    [
      'foreign_clause',
      [prize('any_7', { clause: 'art_6__point_7', stake: 1, prize: 3 })],
      '0.prizes.0.clause',
    ],
    [
      'totals_needed',
      [prize('horn', { clause: 'art_6__point_11', stake: 4, prize: 28 })],
      '0.prizes.0.clause',
    ],
    [
      'foreign_total',
      [prize('any_7', { clause: 'art_6__point_6', totals: [7, 13], stake: 1, prize: 3 })],
      '0.prizes.0.totals.1',
    ],
    ['same_prize', [prize('any_7', { clause: 'art_6__point_6', stake: 2, prize: 8 })], '0.prizes.0.prize'],
    [
      'same_prize',
      [prize('field', { clause: 'art_6__point_12__subpara_2', stake: 1, prize: 3 })],
      '0.prizes.0.prize',
    ],
    ['repeated_prize', [ANY_7, { ...ANY_7, dispatch: '14/2026' }], '1.prizes.0'],
    [
      'repeated_prize',
      [
        prize(
          'any_craps',
          { clause: 'art_6__point_5', stake: 1, prize: 8 },
          { clause: 'art_6__point_5', totals: [12], stake: 1, prize: 9 },
        ),
      ],
      '0.prizes.1',
    ],
    ['repeated_item', [HOP, { ...HOP, names: { zh: '甲', pt: 'A' } }], '1.item'],
    ['repeated_name', [{ ...HOP, names: { zh: '«Field»', pt: 'Hop' } }], '0.names.zh'],
    [
      'impossible_total',
      [item({ by: 'total', on: { ...ALL_TOTALS, 13: 'lose' }, otherwise: undefined })],
      '0.outcomes.on.13',
    ],
    ['impossible_pair', [item({ on: { '3-7': WIN, '3-3': WIN } })], '0.outcomes.on.3-7'],
    ['repeated_outcome', [item({ on: { '3-4': WIN, '4-3': 'lose' } })], '0.outcomes.on.4-3'],
    ['unknown_outcome', [item({ on: { '3-3': WIN, '1-1': 'push' } })], '0.outcomes.on.1-1'],
    [
      'unknown_outcome',
      [item({ on: { '3-3': { win: { stake: 0, prize: 1 } }, '1-1': WIN } })],
      '0.outcomes.on.3-3',
    ],
    [
      'unknown_outcome',
      [item({ on: { '3-3': { win: { stake: 1, prize: 1, tax: 1 } }, '1-1': WIN } })],
      '0.outcomes.on.3-3',
    ],
    ['unknown_outcome', [item({ otherwise: 'loose' })], '0.outcomes.otherwise'],
    ['incomplete_outcomes', [item({ otherwise: undefined })], '0.outcomes.on'],
    ['never_wins', [item({ on: {} })], '0.outcomes.on'],
    ['one_roll_stays', [item({ otherwise: 'stay' })], '0.outcomes.otherwise'],
    ['one_roll_off', [{ ...HOP, on_come_out: 'off' }], '0.on_come_out'],
  ];
  for (const [kind, declared, path] of wrong) {
    it(`are refused: ${kind} at ${path}`, () => {
      expect(problems(...declared)).to.deep.equal([[kind, path]]);
    });
  }

  it('has a case for each problem', () => {
    expect(new Set(wrong.map(([kind]) => kind))).to.deep.equal(new Set(AUTHORISATION_PROBLEMS));
  });

  it('are all looked at, and not only up to the first problem', () => {
    const unnamed = { ...PLACE, item: 'x_' };
    expect(problems(unnamed, item({ on: {} }), ANY_7, ANY_7).map(([kind]) => kind)).to.deep.equal([
      'item_id',
      'never_wins',
      'repeated_prize',
    ]);
  });

  it('name what is missing as it is declared', () => {
    const resolved = resolveAuthorisations([
      { ...PLACE, outcomes: { by: 'total', on: { 9: WIN, 7: 'lose' } } },
    ]);
    const [problem] = resolved.ok ? [] : resolved.problems;
    expect(problem?.values['missing']).to.equal('2, 3, 4, 5, 6, 8, 10, 11, 12');
  });

  it('take a total by total declaration that leaves nothing out', () => {
    expect(problems(item({ by: 'total', on: ALL_TOTALS, otherwise: undefined }))).to.deep.equal([]);
  });
});
