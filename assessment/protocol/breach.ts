import type { PlacedBet, Refusal, RollResult, State } from '../../adapters/table';
import type { Conduct, Judgement } from '../judgement';
import type { Ledger } from '../ledger';
import type { Breach, ProtocolRule, Quantity } from '../testimony';

export const member = (name: string, value: unknown): Conduct => ({
  kind: 'member',
  member: name,
  value: value === undefined ? null : JSON.stringify(value),
});

export const placedAs = ({ bet, amount, number }: Pick<PlacedBet, 'bet' | 'amount' | 'number'>): Conduct => ({
  kind: 'placed',
  bet,
  amount,
  number,
});

export const accepted: Conduct = { kind: 'accepted' };
export const refused: Conduct = { kind: 'refused' };

export const refusedAs = ({ refusal }: { refusal: Refusal }): Conduct => ({
  kind: 'refused',
  code: refusal.code,
});

/** What breaches of one answer have in common. */
export interface Scene {
  readonly about: Judgement['about'];
  readonly point: Ledger['point'];
  readonly dice?: RollResult['dice'];
}

export function breach(
  scene: Scene,
  rule: ProtocolRule,
  quantity: Quantity,
  required: Conduct,
  actual: Conduct,
): Breach {
  return { ...scene, rule, quantity, required, actual };
}

/** Where something is told otherwise than it has to be, member by member. */
export function otherwise(
  scene: Scene,
  rule: ProtocolRule,
  quantity: Quantity,
  members: readonly (readonly [name: string, required: unknown, actual: unknown])[],
): Breach[] {
  return members
    .filter(([, required, actual]) => JSON.stringify(required) !== JSON.stringify(actual))
    .map(([name, required, actual]) =>
      breach(scene, rule, quantity, member(name, required), member(name, actual)),
    );
}

/** Two states that say the same are the same text, in whatever order they list things. */
export function normalised(state: State): State {
  const by =
    <T>(key: (each: T) => string) =>
    (one: T, other: T) =>
      key(one) < key(other) ? -1 : 1;
  return {
    ...state,
    players: [...state.players].sort(by(({ player }) => player)),
    bets: [...state.bets].sort(by(({ id }) => id)),
  };
}
