/** Money of a table, as the checks compare and show it; minor units. */
import { minus, plus, sameMoney, total, writtenMoney, type Money } from '../money';

export { minus, plus, sameMoney as same, total };
export type Amount = Money;

/** How many stakes of `amount` a difference is; not a number where that is told by no whole number. */
export function times(difference: Amount, amount: number): number {
  return typeof difference === 'number' ? difference / amount : Number.NaN;
}

/** As a finding shows it. */
export function written(amount: Amount): string {
  return writtenMoney(amount, 1);
}
