/** In what a table is wrong, and by how much of a player's money. */
import { compareMoney, minus, plus, type Money } from '../../adapters/money';
import type { Conduct } from '../judgement';
import type { Testimony } from '../testimony';

type Compared = Pick<Testimony, 'required' | 'actual'>;

/** How much less than it should the player has after what was judged; 0 where the judgement is not about his money. */
export function lackingIn({ required, actual }: Compared): Money {
  if (required?.kind === 'payment' && actual.kind === 'payment')
    return minus(plus(required.paid, required.returned), plus(actual.paid, actual.returned));
  if (required?.kind === 'balance' && actual.kind === 'balance')
    return required.amount === null || actual.amount === null ? 0 : minus(required.amount, actual.amount);
  if (required?.kind === 'returned' && actual.kind === 'returned')
    return minus(required.amount, actual.amount);
  return 0;
}

/** The kind of wrong, the same for all amounts, numbers and players: `outcome: win lose`, `prize: less`. */
export function wrongOf({ quantities, required, actual }: Testimony): string {
  return `${quantities.join('+')}: ${kindOf(required, actual)}`;
}

function kindOf(required: Conduct | null, actual: Conduct): string {
  if (required === null) return actual.kind;
  switch (actual.kind) {
    case 'outcome':
      return required.kind === 'outcome' ? `${required.outcome} ${actual.outcome}` : actual.outcome;
    case 'payment':
      return required.kind === 'payment'
        ? sense(plus(required.paid, required.returned), plus(actual.paid, actual.returned))
        : '';
    case 'balance':
      return required.kind === 'balance' && required.amount !== null && actual.amount !== null
        ? sense(required.amount, actual.amount)
        : 'none';
    case 'returned':
      return required.kind === 'returned' ? sense(required.amount, actual.amount) : '';
    case 'bets':
      return required.kind === 'bets' ? sense(required.count, actual.count) : '';
    case 'point':
      return required.kind === 'point' ? `${marked(required.point)} ${marked(actual.point)}` : '';
    case 'throw':
      return actual.counted ? 'counted' : 'void';
    case 'die':
      return required.kind === 'die' ? `${required.status} ${actual.status}` : actual.status;
    case 'member':
      return actual.member;
    default:
      return `${required.kind} ${actual.kind}`;
  }
}

function marked(point: number | null): string {
  return point === null ? 'none' : 'marked';
}

function sense(required: Money, actual: Money): 'less' | 'more' | 'other' {
  const sign = compareMoney(actual, required);
  return sign < 0 ? 'less' : sign > 0 ? 'more' : 'other';
}
