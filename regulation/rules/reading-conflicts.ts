/** Which declared readings cannot stand side by side, and which are idle beside another. */
import {
  READING_SETS,
  type ReadingId,
  type ReadingProblem,
  type ReadingSetName,
  type ReadingValue,
  type Readings,
  resolveReadings,
} from '../readings';

/**
 * `contradiction`: of one and the same throw the values require different things. `without_effect`: the first of `ids`
 * is never asked while the others have their values, so that declaring it changes nothing. `values` stand in the order
 * of `ids`.
 */
export interface ReadingConflict {
  readonly kind: 'contradiction' | 'without_effect';
  readonly ids: readonly ReadingId[];
  readonly values: readonly ReadingValue[];
}

/** Values of some readings at once. */
type Combination = { readonly [R in ReadingId]?: ReadingValue<R> };

/**
 * 4(2): that the loss of any bet replaces the shooter, and that the loss of one of two opposed bets does so only where
 * he is worse off, cannot both be applied to a shooter who breaks even on 《派司拉》 and 《東派司》.
 */
const CONTRADICTIONS: readonly { readonly values: Combination; readonly where: Combination }[] = [
  {
    values: { shooter_losing_bet: 'any_bet', shooter_opposed_bets: 'net_loss' },
    where: { shooter_replacement: 'first_throw_loss' },
  },
];

interface Idle {
  readonly reading: ReadingId;
  /** The value that is idle; every value where it is left out. */
  readonly value?: string;
  readonly beside: Combination;
}

const IDLE: readonly Idle[] = [
  // Where a 7 after the point replaces the shooter, no loss on the first throw does.
  { reading: 'shooter_losing_bet', beside: { shooter_replacement: 'seven_out' } },
  { reading: 'shooter_opposed_bets', beside: { shooter_replacement: 'seven_out' } },
  { reading: 'first_throw', beside: { shooter_replacement: 'seven_out' } },
  // Nobody has two opposed bets where the second is refused.
  { reading: 'shooter_opposed_bets', beside: { both_line_bets: 'refused' } },
  // Any loss includes that of one of two opposed bets.
  {
    reading: 'shooter_opposed_bets',
    value: 'any_loss',
    beside: { shooter_replacement: 'first_throw_loss', shooter_losing_bet: 'any_bet' },
  },
  // How many dice have to roll is asked only where a throw that does not roll is void.
  { reading: 'unrolled_die', beside: { unrolled_throw: 'silent' } },
];

function idsOf(combination: Combination): readonly ReadingId[] {
  return Object.keys(combination) as ReadingId[];
}

function holds(combination: Combination, readings: Readings): boolean {
  return idsOf(combination).every((id) => readings[id] === combination[id]);
}

function conflict(
  kind: ReadingConflict['kind'],
  ids: readonly ReadingId[],
  readings: Readings,
): ReadingConflict {
  return { kind, ids, values: ids.map((id) => readings[id]) };
}

/** The declared values that contradict each other; none where the readings can be applied together. */
export function contradictions(readings: Readings): readonly ReadingConflict[] {
  return CONTRADICTIONS.filter(({ values, where }) => holds(where, readings) && holds(values, readings)).map(
    ({ values }) => conflict('contradiction', idsOf(values), readings),
  );
}

/**
 * Declarations that change nothing. What a set brings along is not a declaration of its own, and the literal value adds
 * nothing to the text: neither is reported.
 */
function withoutEffect(
  choice: Readonly<Record<string, unknown>>,
  base: ReadingSetName,
  readings: Readings,
): readonly ReadingConflict[] {
  return IDLE.filter(({ reading, value, beside }) => {
    const declared = Object.hasOwn(choice, reading) && readings[reading] !== READING_SETS[base][reading];
    const says = readings[reading] !== READING_SETS.literal[reading];
    return declared && says && (value ?? readings[reading]) === readings[reading] && holds(beside, readings);
  }).map(({ reading, beside }) => conflict('without_effect', [reading, ...idsOf(beside)], readings));
}

export type CheckedReadings =
  | { readonly ok: true; readonly readings: Readings; readonly warnings: readonly ReadingConflict[] }
  | {
      readonly ok: false;
      readonly problems: readonly (ReadingProblem | ReadingConflict)[];
      readonly warnings: readonly ReadingConflict[];
    };

/**
 * As `resolveReadings`, and whether the values can be declared together: a contradiction is a problem of the
 * declaration, a value without effect a warning.
 *
 * @param choice `literal`, `customary`, or values by reading id
 * @param base the set that answers what `choice` leaves undeclared
 */
export function checkReadings(
  choice: string | Readonly<Record<string, unknown>>,
  base: ReadingSetName = 'customary',
): CheckedReadings {
  const resolved = resolveReadings(choice, base);
  if (!resolved.ok) return { ...resolved, warnings: [] };
  const { readings } = resolved;
  const problems = contradictions(readings);
  const warnings = typeof choice === 'string' ? [] : withoutEffect(choice, base, readings);
  return problems.length > 0 ? { ok: false, problems, warnings } : { ok: true, readings, warnings };
}
