import type { BetName } from '../../table';

/** The clause of Article 5 that decides each bet, and the clause of Article 6 that gives its prize. */
export const OUTCOME_CLAUSE: Readonly<Record<BetName, string>> = {
  pass: 'art_5__para_2__point_1',
  pass_odds: 'art_5__para_2__point_2',
  dont_pass: 'art_5__para_2__point_3',
  dont_pass_odds: 'art_5__para_2__point_4',
  come: 'art_5__para_2__point_5__subpara_1',
  come_odds: 'art_5__para_2__point_5__subpara_2',
  dont_come: 'art_5__para_2__point_6__subpara_1',
  dont_come_odds: 'art_5__para_2__point_6__subpara_2',
  any_craps: 'art_5__para_3__point_1',
  any_7: 'art_5__para_3__point_2',
  eleven: 'art_5__para_3__point_3',
  ace_deuce: 'art_5__para_3__point_4',
  aces: 'art_5__para_3__point_5',
  boxcars: 'art_5__para_3__point_6',
  horn: 'art_5__para_3__point_7',
  field: 'art_5__para_3__point_8',
  big: 'art_5__para_3__point_9',
  small: 'art_5__para_3__point_9',
  hard_4: 'art_5__para_4__point_1',
  hard_6: 'art_5__para_4__point_1',
  hard_8: 'art_5__para_4__point_1',
  hard_10: 'art_5__para_4__point_1',
  big_6: 'art_5__para_4__point_2',
  big_8: 'art_5__para_4__point_2',
  big_5: 'art_5__para_4__point_3',
  big_9: 'art_5__para_4__point_3',
  big_4: 'art_5__para_4__point_4',
  big_10: 'art_5__para_4__point_4',
};

export const PRIZE_CLAUSE: Readonly<Record<BetName, string>> = {
  pass: 'art_6__point_1',
  come: 'art_6__point_1',
  pass_odds: 'art_6__point_2__intro',
  come_odds: 'art_6__point_2__intro',
  dont_pass: 'art_6__point_3',
  dont_come: 'art_6__point_3',
  dont_pass_odds: 'art_6__point_4__intro',
  dont_come_odds: 'art_6__point_4__intro',
  any_craps: 'art_6__point_5',
  any_7: 'art_6__point_6',
  eleven: 'art_6__point_7',
  ace_deuce: 'art_6__point_8',
  aces: 'art_6__point_9',
  boxcars: 'art_6__point_10',
  horn: 'art_6__point_11',
  field: 'art_6__point_12__subpara_1',
  big: 'art_6__point_13',
  small: 'art_6__point_13',
  hard_4: 'art_6__point_14',
  hard_6: 'art_6__point_14',
  hard_8: 'art_6__point_14',
  hard_10: 'art_6__point_14',
  big_4: 'art_6__point_15',
  big_5: 'art_6__point_15',
  big_6: 'art_6__point_15',
  big_8: 'art_6__point_15',
  big_9: 'art_6__point_15',
  big_10: 'art_6__point_15',
};

export const LINE_BETS = ['pass', 'dont_pass'] as const satisfies BetName[];
export const ODDS = [
  'pass_odds',
  'dont_pass_odds',
  'come_odds',
  'dont_come_odds',
] as const satisfies BetName[];
export const ONE_ROLL = [
  'any_craps',
  'any_7',
  'eleven',
  'ace_deuce',
  'aces',
  'boxcars',
  'horn',
  'field',
  'big',
  'small',
] as const satisfies BetName[];
export const HARD_WAYS = ['hard_4', 'hard_6', 'hard_8', 'hard_10'] as const satisfies BetName[];
export const BIG_NUMBERS = [
  'big_4',
  'big_5',
  'big_6',
  'big_8',
  'big_9',
  'big_10',
] as const satisfies BetName[];

/** The number in the name of a Hard Way or Big bet. */
export function numberOf(bet: (typeof HARD_WAYS)[number] | (typeof BIG_NUMBERS)[number]): number {
  return Number(bet.slice(bet.indexOf('_') + 1));
}
