/** What a house has declared of itself in `describe`, or its unit does not let it pay, and a case asks otherwise. */

/** A key of the reasons for which a case does not apply, with its values. */
export interface HouseRule {
  readonly reason: 'aboveMaximum' | 'equalBets' | 'opposedBets' | 'changes' | 'notPayable';
  readonly values: Record<string, string>;
}
