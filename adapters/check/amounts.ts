/** Money of a table, compared and counted; minor units. */
export type Amount = number;

export function same(one: Amount, other: Amount): boolean {
  return one === other;
}

export function plus(one: Amount, other: Amount): Amount {
  return one + other;
}

export function minus(one: Amount, other: Amount): Amount {
  return one - other;
}

export function total(amounts: readonly Amount[]): Amount {
  return amounts.reduce(plus, 0);
}

/** How many stakes of `amount` a difference is. */
export function times(difference: Amount, amount: number): number {
  return difference / amount;
}

/** As a finding shows it. */
export function written(amount: Amount): string | number {
  return amount;
}
