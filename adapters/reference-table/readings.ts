/**
 * The readings that this table can play, one for each place where Order 53/2010 is silent, doubtful or
 * at odds with the game as it is played. `silent` means that the text states no outcome; a table has to do
 * something all the same, and this one then does the customary thing.
 */
interface ReadingValues {
  readonly values: readonly string[];
  readonly literal: string;
  readonly customary: string;
}

export const READINGS = {
  dont_pass_point_phase: {
    values: ['wins_on_point', 'wins_on_seven'],
    literal: 'wins_on_point',
    customary: 'wins_on_seven',
  },
  come_odds_on_come_out: { values: ['working', 'off'], literal: 'working', customary: 'off' },
  horn_other_totals: { values: ['silent', 'lose'], literal: 'silent', customary: 'lose' },
  big_small_other_totals: {
    values: ['silent', 'lose', 'seven_loses_other_side_ties', 'tie'],
    literal: 'silent',
    customary: 'lose',
  },
  hard_way_other_totals: {
    values: ['silent', 'stay', 'unequal_pairs_lose'],
    literal: 'silent',
    customary: 'stay',
  },
  big_number_other_totals: { values: ['tie', 'stay'], literal: 'tie', customary: 'stay' },
  big_number_form: { values: ['separate', 'either'], literal: 'separate', customary: 'separate' },
  multi_roll_on_come_out: { values: ['working', 'off'], literal: 'working', customary: 'working' },
  late_line_bets: { values: ['refused', 'accepted'], literal: 'refused', customary: 'refused' },
  line_bet_removal: { values: ['silent', 'contract'], literal: 'silent', customary: 'contract' },
  dont_pass_tie: { values: ['returned', 'stays'], literal: 'returned', customary: 'returned' },
  come_precondition: {
    values: ['point_marked', 'own_pass_bet'],
    literal: 'point_marked',
    customary: 'point_marked',
  },
  fractional_prize: {
    values: ['exact', 'rounded_down', 'rounded_up', 'rounded_nearest'],
    literal: 'exact',
    customary: 'rounded_down',
  },
  winning_bets: {
    values: ['silent', 'come_down', 'multi_roll_stay_up', 'stay_up'],
    literal: 'silent',
    customary: 'come_down',
  },
  shooter_replacement: {
    values: ['first_throw_loss', 'seven_out'],
    literal: 'first_throw_loss',
    customary: 'seven_out',
  },
  shooter_losing_bet: {
    values: ['silent', 'line_bet', 'any_bet'],
    literal: 'silent',
    customary: 'line_bet',
  },
  shooter_opposed_bets: {
    values: ['silent', 'any_loss', 'net_loss'],
    literal: 'silent',
    customary: 'any_loss',
  },
  short_die: { values: ['silent', 'either', 'both'], literal: 'silent', customary: 'either' },
  unrolled_throw: { values: ['silent', 'void'], literal: 'silent', customary: 'void' },
  unrolled_die: { values: ['silent', 'either', 'both'], literal: 'silent', customary: 'either' },
  leaning_tie: { values: ['silent', 'void'], literal: 'silent', customary: 'void' },
  both_line_bets: { values: ['accepted', 'refused'], literal: 'accepted', customary: 'accepted' },
  horn_stake: { values: ['one_minimum', 'four_minimums'], literal: 'one_minimum', customary: 'one_minimum' },
  order_after_replacement: {
    values: ['next_player', 'from_the_left'],
    literal: 'next_player',
    customary: 'next_player',
  },
  sole_shooter: {
    values: ['keeps_the_dice', 'nobody_throws'],
    literal: 'keeps_the_dice',
    customary: 'keeps_the_dice',
  },
  stake_to_throw: { values: ['at_least', 'exactly'], literal: 'at_least', customary: 'at_least' },
  first_throw: { values: ['come_out', 'of_the_turn'], literal: 'come_out', customary: 'come_out' },
  point_after_replacement: { values: ['stands', 'removed'], literal: 'stands', customary: 'stands' },
  bets_before_first_throw: { values: ['accepted', 'refused'], literal: 'accepted', customary: 'accepted' },
  odds_bettor: {
    values: ['any_player', 'point_thrower'],
    literal: 'point_thrower',
    customary: 'any_player',
  },
} as const satisfies Record<string, ReadingValues>;

export type ReadingId = keyof typeof READINGS;
export type Readings = { readonly [Id in ReadingId]: (typeof READINGS)[Id]['values'][number] };
export type ReadingSet = 'literal' | 'customary';

const IDS = Object.keys(READINGS) as ReadingId[];

export function isReadingId(id: string): id is ReadingId {
  return Object.hasOwn(READINGS, id);
}

/** Every reading at the value that the named set gives it. */
export function readingSet(set: ReadingSet): Readings {
  return Object.fromEntries(IDS.map((id) => [id, READINGS[id][set]])) as unknown as Readings;
}

/** The first id of `choice` that is not known, or not with the value that it has there; undefined where all are. */
export function unknownReading(choice: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(choice).find(
    (id) => !isReadingId(id) || !(READINGS[id].values as readonly string[]).includes(choice[id] ?? ''),
  );
}

/** The ids and values of `choice`, checked; null where an id or a value is unknown. */
export function readChoice(choice: Readonly<Record<string, string>>): Partial<Readings> | null {
  return unknownReading(choice) === undefined ? choice : null;
}
