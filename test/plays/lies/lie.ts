import { plus } from '../../../adapters/money';
import type { Answer, Money, State } from '../../../adapters/table';
import type { Played } from '../../../assessment';
import type { Performed } from '../performance';

export type RollTold = Extract<Answer<'roll'>, { ok: true }>['value'];

/** A move as another table would have told it, to be written over. */
export type Draft = { -readonly [K in keyof Performed]: Performed[K] };

export interface Lie {
  /** What is told otherwise, and where. */
  readonly kind: string;
  /** The clause that requires it otherwise, where it is about what becomes of one bet. */
  readonly clause?: string;
  /** Writes it into the draft; false where there is nothing that could be told otherwise. */
  readonly tell: (draft: Draft) => boolean;
}

export const A_UNIT = 1;

export function inState(tell: (state: State) => boolean): Lie['tell'] {
  return ({ after }) => tell(after);
}

export function inRoll(tell: (roll: RollTold) => boolean): Lie['tell'] {
  return ({ played }) => played.operation === 'roll' && played.answer.ok && tell(played.answer.value);
}

export function inAnswer(tell: (played: Played) => boolean): Lie['tell'] {
  return ({ played }) => tell(played);
}

/** The lie in one place, in the other, and in both where there are two. */
export function inEachPlace(kind: string, answer: Lie['tell'], state: Lie['tell']): Lie[] {
  return [
    { kind: `${kind}, in the answer`, tell: answer },
    { kind: `${kind}, in the state`, tell: state },
    { kind: `${kind}, in both`, tell: (draft) => answer(draft) && state(draft) },
  ];
}

export function balanceOf(state: State, player: string): Money {
  return state.players.find((each) => each.player === player)?.balance ?? 0;
}

export function credit(state: State, player: string, amount: Money): boolean {
  const one = state.players.find((each) => each.player === player);
  if (one !== undefined) one.balance = plus(one.balance, amount);
  return one !== undefined;
}
