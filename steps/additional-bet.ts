import type { BetId } from '../regulation';

/** The additional bet by the bet under it. */
export const ADDITIONAL_BET = {
  pass: 'pass_odds',
  dont_pass: 'dont_pass_odds',
  come: 'come_odds',
  dont_come: 'dont_come_odds',
} as const satisfies Partial<Record<BetId, BetId>>;
export type BaseBet = keyof typeof ADDITIONAL_BET;
