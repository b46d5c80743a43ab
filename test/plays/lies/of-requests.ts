/** Taken where it had to be refused, refused where it had to be taken. */
import { minus, negative, plus } from '../../../adapters/money';
import type { Parameters, RefusalCode, State } from '../../../adapters/table';
import type { Performed } from '../performance';
import { balanceOf, credit, type Draft, type Lie, type RollTold } from './lie';

/** What a table might give for a reason that has none. */
const PRETEXTS: Record<string, readonly RefusalCode[]> = {
  bet: [
    'WRONG_PHASE',
    'FUNDS',
    'BELOW_MIN',
    'BAD_UNIT',
    'BASE_REQUIRED',
    'NOT_OFFERED',
    'BET_EXISTS',
    'ABOVE_MAX',
  ],
  change: ['WRONG_PHASE', 'NO_CHANGE', 'NO_SUCH_BET'],
  dice: ['NOT_SHOOTER', 'NO_SUCH_DIE'],
  join: ['SEAT_TAKEN'],
  roll: ['WRONG_PHASE', 'NOT_SHOOTER', 'NOT_INSPECTED', 'CANNOT_FORCE'],
  settle: ['NO_SUCH_THROW'],
};

export function refused({ move, before }: Performed): Lie[] {
  return (PRETEXTS[move.request.operation] ?? []).map((code) => ({
    kind: `refused as ${code}`,
    tell: (draft) => {
      draft.played.answer = { ok: false, refusal: { code } };
      draft.after = structuredClone(before);
      return true;
    },
  }));
}

function placed(state: State, { player, bet, amount, on }: Parameters['bet']) {
  const live = {
    ...{ id: 'taken', player, bet: bet as State['bets'][number]['bet'], amount, number: null },
    ...(on !== undefined && { on }),
  };
  const balance = minus(balanceOf(state, player), amount);
  state.bets.push(live);
  credit(state, player, negative(amount));
  return { bet: live, balance };
}

function changed(state: State, { bet: id, to = 0 }: Parameters['change']) {
  const bet = state.bets.find((each) => each.id === id);
  const returned = minus(bet?.amount ?? 0, to);
  const player = bet?.player ?? state.players[0]?.player ?? '';
  const balance = plus(balanceOf(state, player), returned);
  credit(state, player, returned);
  state.bets = state.bets.flatMap((each) =>
    each.id !== id ? [each] : to === 0 ? [] : [{ ...each, amount: to }],
  );
  return { returned, balance };
}

function thrown(state: State, { throw: forced }: Parameters['roll']): RollTold {
  state.throws += 1;
  const { point, shooter, throws: throwNumber } = state;
  const dice = (forced?.dice ?? [1, 1]) as RollTold['dice'];
  return { throwNumber, dice, counted: true, settled: true, settlements: [], point, shooter };
}

function seated(state: State, { player, seat = 1, buyIn }: Parameters['join']) {
  const one = { player, seat, balance: buyIn };
  state.players.push(one);
  return one;
}

function take({ played, after }: Draft): boolean {
  switch (played.operation) {
    case 'bet':
      played.answer = { ok: true, value: placed(after, played.parameters) };
      return true;
    case 'change':
      played.answer = { ok: true, value: changed(after, played.parameters) };
      return true;
    case 'roll':
      played.answer = { ok: true, value: thrown(after, played.parameters) };
      return true;
    case 'join':
      played.answer = { ok: true, value: seated(after, played.parameters) };
      return true;
    default:
      played.answer = { ok: true, value: structuredClone(after) };
      return true;
  }
}

export const TAKEN: Lie = { kind: 'taken', tell: take };
