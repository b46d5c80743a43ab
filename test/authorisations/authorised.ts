/** What the tests declare: one item of each kind, and different prizes. */
import {
  resolveAuthorisations,
  type Authorisation,
  type DeclaredAuthorisation,
  type DeclaredItem,
  type DeclaredPrizes,
} from '../../regulation';

export const DISPATCH = { dispatch: '12/2026', date: '2026-01-15' };

/** One throw decides it: both dice show 3. */
export const HOP: DeclaredItem = {
  ...DISPATCH,
  item: 'x_hop_hard_6',
  names: { zh: '«Hop 3-3»', pt: '«Hop 3-3»' },
  kind: 'one_roll',
  outcomes: { by: 'pair', on: { '3-3': { win: { stake: 1, prize: 30 } } }, otherwise: 'lose' },
};

/** Several throws decide it, it ties on 11, and it is off and not taken on the come-out throw. */
export const PLACE: DeclaredItem = {
  dispatch: '13/2026',
  date: '2026-02-01',
  item: 'x_place_9',
  names: { zh: '«Place 9»', pt: '«Place 9»' },
  kind: 'multi_roll',
  placeable: 'point',
  on_come_out: 'off',
  outcomes: {
    by: 'total',
    on: { 9: { win: { stake: 5, prize: 7 } }, 7: 'lose', 11: 'tie' },
    otherwise: 'stay',
  },
};

export const ANY_7: DeclaredPrizes = {
  ...DISPATCH,
  item: 'any_7',
  prizes: [{ clause: 'art_6__point_6', stake: 1, prize: 3 }],
};

export function authorised(...declared: DeclaredAuthorisation[]): readonly Authorisation[] {
  const resolved = resolveAuthorisations(declared);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.authorisations;
}
