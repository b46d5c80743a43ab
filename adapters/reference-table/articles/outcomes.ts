import type { BetName } from '../../table';
import { dontPassOutcome, passOutcome } from './line-bets';
import { multiRollOutcomes } from './multi-roll-bets';
import { comeOddsOutcome, dontPassOddsOutcome, passOddsOutcome } from './odds';
import { oneRollOutcomes } from './one-roll-bets';
import type { OutcomeRule } from './outcome';

/** Article 5: how each bet is decided. */
export const outcomes: Record<BetName, OutcomeRule> = {
  pass: passOutcome,
  come: passOutcome,
  dont_pass: dontPassOutcome,
  dont_come: dontPassOutcome,
  pass_odds: passOddsOutcome,
  come_odds: comeOddsOutcome,
  dont_pass_odds: dontPassOddsOutcome,
  dont_come_odds: dontPassOddsOutcome,
  ...oneRollOutcomes,
  ...multiRollOutcomes,
};
