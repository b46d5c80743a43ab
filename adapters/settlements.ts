import { sameMoney } from './money';
import type { Settlement } from './table';

/** Whether a settlement takes its bet off the table. A tie that gives nothing back leaves it where it is. */
export function endsBet({ outcome, returned }: Pick<Settlement, 'outcome' | 'returned'>): boolean {
  return outcome === 'win' || outcome === 'lose' || (outcome === 'tie' && !sameMoney(returned, 0));
}
