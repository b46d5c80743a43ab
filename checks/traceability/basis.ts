/**
 * What a sentence rests on. `cases`: on cases of its own; `clause`: on those of its clause, which are not told apart by
 * sentence; `reason`: on the reason for none; `no_feature`: its article has no feature yet; `unaccounted`: on nothing,
 * which is a problem.
 */
export const BASES = ['cases', 'clause', 'reason', 'no_feature', 'unaccounted'] as const;
export type Basis = (typeof BASES)[number];
