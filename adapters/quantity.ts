/** What of a table can be right or wrong by itself: two witnesses speak of the same only where they speak of the same one. */
export const QUANTITIES = [
  'outcome',
  /** What is paid beside the stake. */
  'prize',
  /** What lies on a bet, and what of it goes back. */
  'stake',
  'balance',
  /** Whether something that is asked for is done. */
  'acceptance',
  /** The number that decides a bet. */
  'number',
  'point',
  'shooter',
  /** Whether a throw counts. */
  'void',
  'dice',
] as const;
export type Quantity = (typeof QUANTITIES)[number];
