/**
 * Declared readings: the places where Order 53/2010 contradicts itself, is silent or reads in two ways, and what a
 * laboratory may declare about each. A reading never changes the text; it says how the text was applied, and whether
 * that follows the letter (*secundum*), fills a silence (*praeter*) or departs from the letter (*contra*).
 */
import document from './data/readings.json';
import { type ClauseId, clause } from './clauses';
import { type ChoiceProblem, choiceProblems, readSubjects, valueIn } from './declared-choices';
import type { Texts } from './language';
import { type Quotation, quotation } from './quotation';
import { DataError, array, oneOf, string, texts } from './structure';

/** Every reading and its values. The texts stand in `data/readings.json`, which has to agree with this table. */
export const READING_VALUES = {
  dont_pass_point_phase: ['wins_on_point', 'wins_on_seven'],
  come_odds_on_come_out: ['working', 'off'],
  horn_other_totals: ['silent', 'lose'],
  big_small_other_totals: ['silent', 'lose', 'seven_loses_other_side_ties', 'tie'],
  hard_way_other_totals: ['silent', 'stay', 'unequal_pairs_lose'],
  big_number_other_totals: ['tie', 'stay'],
  big_number_form: ['separate', 'either'],
  multi_roll_on_come_out: ['working', 'off'],
  late_line_bets: ['refused', 'accepted'],
  line_bet_removal: ['silent', 'contract'],
  dont_pass_tie: ['returned', 'stays'],
  come_precondition: ['point_marked', 'own_pass_bet'],
  fractional_prize: ['exact', 'rounded_down', 'rounded_up', 'rounded_nearest'],
  winning_bets: ['silent', 'come_down', 'multi_roll_stay_up', 'stay_up'],
  shooter_replacement: ['first_throw_loss', 'seven_out'],
  shooter_losing_bet: ['silent', 'line_bet', 'any_bet'],
  shooter_opposed_bets: ['silent', 'any_loss', 'net_loss'],
  short_die: ['silent', 'either', 'both'],
  unrolled_throw: ['silent', 'void'],
  unrolled_die: ['silent', 'either', 'both'],
  leaning_tie: ['silent', 'void'],
  both_line_bets: ['accepted', 'refused'],
  horn_stake: ['one_minimum', 'four_minimums'],
  order_after_replacement: ['next_player', 'from_the_left'],
  sole_shooter: ['keeps_the_dice', 'nobody_throws'],
  stake_to_throw: ['at_least', 'exactly'],
  first_throw: ['come_out', 'of_the_turn'],
  point_after_replacement: ['stands', 'removed'],
  bets_before_first_throw: ['accepted', 'refused'],
  odds_bettor: ['any_player', 'point_thrower'],
} as const;

export type ReadingId = keyof typeof READING_VALUES;
export type ReadingValue<R extends ReadingId = ReadingId> = (typeof READING_VALUES)[R][number];

/** One declared value for every reading. */
export type Readings = { readonly [R in ReadingId]: ReadingValue<R> };

export const READING_IDS = Object.freeze(Object.keys(READING_VALUES)) as readonly ReadingId[];

/** How a value stands to the letter of the text. */
export const RELATIONS = ['secundum', 'praeter', 'contra'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface ReadingChoice {
  readonly value: string;
  readonly relation: Relation;
  /** What holds where the value is declared, in one sentence. */
  readonly text: Texts;
}

export interface Reading {
  readonly id: ReadingId;
  /** Entries of the list of anomalies that the reading answers. */
  readonly anomalies: readonly string[];
  /** The clauses whose application depends on it. */
  readonly clauses: readonly ClauseId[];
  readonly title: Texts;
  readonly question: Texts;
  /** The words that can be read in more than one way or that stop short of an answer. */
  readonly quotation: Quotation;
  readonly values: readonly ReadingChoice[];
  /** The value of each named set. */
  readonly literal: string;
  readonly customary: string;
}

export const READING_SET_NAMES = ['literal', 'customary'] as const;
export type ReadingSetName = (typeof READING_SET_NAMES)[number];

export const READINGS: readonly Reading[] = readSubjects(document, 'readings.json', READING_VALUES, {
  value: (choice, path, common): ReadingChoice => ({
    ...common,
    relation: oneOf(choice['relation'], `${path}.relation`, RELATIONS),
  }),
  subject: (entry, path, common): Reading => ({
    ...common,
    anomalies: array(entry['anomalies'], `${path}.anomalies`, string),
    clauses: array(entry['clauses'], `${path}.clauses`, (each, at) => clause(string(each, at)).id),
    title: texts(entry['title'], `${path}.title`),
    question: texts(entry['question'], `${path}.question`),
    quotation: quotation(entry['quotation'], `${path}.quotation`),
    literal: valueIn(entry, path, 'literal', common.values),
    customary: valueIn(entry, path, 'customary', common.values),
  }),
});

const byId = new Map<string, Reading>(READINGS.map((record) => [record.id, record]));

export class UnknownReadingError extends Error {
  constructor(readonly reading: string) {
    super(`no reading ${JSON.stringify(reading)}`);
    this.name = 'UnknownReadingError';
  }
}

/** @throws UnknownReadingError */
export function reading(id: string): Reading {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownReadingError(id);
  return found;
}

function setOf(name: ReadingSetName): Readings {
  return Object.freeze(
    Object.fromEntries(READINGS.map((record) => [record.id, record[name]])) as unknown as Readings,
  );
}

/**
 * `literal`: a value that the words allow, which decides nothing that they leave open and, where they allow several, asks
 * the least of the player; only `come_precondition` fills the text, so that the bet can be tested. `customary`: as the
 * game is played.
 */
export const READING_SETS: Readonly<Record<ReadingSetName, Readings>> = Object.freeze({
  literal: setOf('literal'),
  customary: setOf('customary'),
});

export type ReadingProblem =
  | { readonly kind: 'unknown-set'; readonly set: string; readonly known: readonly string[] }
  | ChoiceProblem<ReadingId>;

export type ResolvedReadings =
  | { readonly ok: true; readonly readings: Readings }
  | { readonly ok: false; readonly problems: readonly ReadingProblem[] };

function isSetName(name: string): name is ReadingSetName {
  return READING_SET_NAMES.some((each) => each === name);
}

/**
 * A value for every reading, from the name of a set or from single declarations over a set.
 *
 * @param choice `literal`, `customary`, or values by reading id
 * @param base the set that answers what `choice` leaves undeclared
 * @returns every problem of the declaration, never only the first
 */
export function resolveReadings(
  choice: string | Readonly<Record<string, unknown>>,
  base: ReadingSetName = 'customary',
): ResolvedReadings {
  if (typeof choice === 'string') {
    if (isSetName(choice)) return { ok: true, readings: READING_SETS[choice] };
    return { ok: false, problems: [{ kind: 'unknown-set', set: choice, known: READING_SET_NAMES }] };
  }
  const problems = choiceProblems(READINGS, choice);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, readings: Object.freeze({ ...READING_SETS[base], ...choice }) };
}

/** What a set of readings declares on one of them. */
export function declaredValue(id: ReadingId, readings: Readings): ReadingChoice {
  const record = reading(id);
  const found = record.values.find((each) => each.value === readings[id]);
  if (found === undefined) throw new DataError(`readings.${id}`, `one of ${READING_VALUES[id].join(', ')}`);
  return found;
}

/**
 * The readings on which the application of a clause depends.
 *
 * @throws UnknownClauseError
 */
export function readingsOf(clauseId: ClauseId): readonly Reading[] {
  const { id } = clause(clauseId);
  return READINGS.filter((record) => record.clauses.includes(id));
}

/**
 * The readings under which a clause is applied against its letter. A result of such a clause is never a bare
 * «conforms»: it has to say so.
 *
 * @throws UnknownClauseError
 */
export function contraLitteram(clauseId: ClauseId, readings: Readings): readonly ReadingId[] {
  return readingsOf(clauseId)
    .map((record) => record.id)
    .filter((id) => declaredValue(id, readings).relation === 'contra');
}
