/** The names of bets, for whoever wrote another. */
import { near } from '../../locales/nearest';
import { BET_NAMES } from '../table';

/** The bet that was probably meant: spelt alike, part of the name, or on the same number; a dash where there is none. */
export function nearestBet(written: string): string {
  const name = written.toLowerCase();
  const [alike] = near(name, BET_NAMES);
  if (alike !== undefined) return alike;
  const within = BET_NAMES.filter((bet) => name.includes(bet)).sort((a, b) => b.length - a.length)[0];
  if (within !== undefined) return within;
  const number = /_(\d+)$/.exec(name)?.[1];
  return BET_NAMES.find((bet) => number !== undefined && bet === `big_${number}`) ?? '–';
}

/** The name that an item authorised under Article 7 would have. */
export function authorisedName(written: string): string {
  return `x_${written.replace(/^x_?/, '')}`.slice(0, 40);
}

export const ALL_BETS = BET_NAMES.join(', ');
