/** The 28 bets of Article 5: their names, their place in the Article, and the clauses that decide and pay them. */
import document from './data/bets.json';
import { type ClauseId, clause } from './clauses';
import { POINTS, type Point } from './dice';
import type { Language, Texts } from './language';
import { type Quotation, quotation } from './quotation';
import { array, object, oneOf, string, texts } from './structure';

/** In the order of Article 5(2) to (4); the identifiers that every transport uses. */
export const BET_IDS = [
  'pass',
  'dont_pass',
  'come',
  'dont_come',
  'pass_odds',
  'dont_pass_odds',
  'come_odds',
  'dont_come_odds',
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
  'hard_4',
  'hard_6',
  'hard_8',
  'hard_10',
  'big_4',
  'big_5',
  'big_6',
  'big_8',
  'big_9',
  'big_10',
] as const;
export type BetId = (typeof BET_IDS)[number];

export type LineBetId = 'pass' | 'dont_pass' | 'come' | 'dont_come';
export type OddsBetId = `${LineBetId}_odds`;
export type HardWayBetId = 'hard_4' | 'hard_6' | 'hard_8' | 'hard_10';
export type BigNumberBetId = 'big_4' | 'big_5' | 'big_6' | 'big_8' | 'big_9' | 'big_10';
export type MultiRollBetId = HardWayBetId | BigNumberBetId;
export type OneRollBetId = Exclude<BetId, LineBetId | OddsBetId | MultiRollBetId>;

/**
 * The three kinds of Article 5(1), with the additional bets (odds) apart from the line bets that they are added to.
 */
export const BET_CATEGORIES = ['line', 'odds', 'one-roll', 'multi-roll'] as const;
export type BetCategory = (typeof BET_CATEGORIES)[number];

export interface Bet {
  readonly id: BetId;
  /** The name by which a scenario or a report calls the bet. */
  readonly names: Texts;
  readonly category: BetCategory;
  /** Additional bets only: the bet that they are added to. */
  readonly base?: LineBetId;
  /** Hard Way and Big bets only: the number bet on. */
  readonly number?: Point;
  /** The regulation's own name of the item, which may hold two bets: «Big 6 or Big 8». */
  readonly item: Quotation;
  /** Other names that the regulation gives to the same bet, such as 《東派司拉》 in Article 6(3). */
  readonly otherNames: readonly Quotation[];
  /** The clauses of Article 5 that state when it wins and loses. */
  readonly outcomeClauses: readonly ClauseId[];
  /** The clauses of Article 6 that state its prize. */
  readonly prizeClauses: readonly ClauseId[];
}

export interface BetCategoryRecord {
  readonly names: Texts;
  /** The clauses that hold for every bet of the category: what it is and when it can be placed. */
  readonly clauses: readonly ClauseId[];
}

export class UnknownBetError extends Error {
  constructor(readonly bet: string) {
    super(`no bet ${JSON.stringify(bet)} in Article 5`);
    this.name = 'UnknownBetError';
  }
}

function clauseId(value: unknown, path: string): ClauseId {
  return clause(string(value, path)).id;
}

function betRecord(value: unknown, path: string): Bet {
  const record = object(value, path);
  const category = oneOf(record['category'], `${path}.category`, BET_CATEGORIES);
  const lineBets = ['pass', 'dont_pass', 'come', 'dont_come'] as const;
  return Object.freeze({
    id: oneOf(record['id'], `${path}.id`, BET_IDS),
    names: texts(record['names'], `${path}.names`),
    category,
    ...(category === 'odds' ? { base: oneOf(record['base'], `${path}.base`, lineBets) } : {}),
    ...(category === 'multi-roll' ? { number: oneOf(record['number'], `${path}.number`, POINTS) } : {}),
    item: quotation(record['item'], `${path}.item`),
    otherNames: array(record['otherNames'], `${path}.otherNames`, quotation),
    outcomeClauses: array(record['outcomeClauses'], `${path}.outcomeClauses`, clauseId),
    prizeClauses: array(record['prizeClauses'], `${path}.prizeClauses`, clauseId),
  });
}

function categoryRecord(value: unknown, path: string): BetCategoryRecord {
  const record = object(value, path);
  return Object.freeze({
    names: texts(record['names'], `${path}.names`),
    clauses: array(record['clauses'], `${path}.clauses`, clauseId),
  });
}

const catalogue = object(document, 'bets.json');
const categories = object(catalogue['categories'], 'bets.json.categories');

export const BETS: readonly Bet[] = array(catalogue['bets'], 'bets.json.bets', betRecord);

export const CATEGORIES: Readonly<Record<BetCategory, BetCategoryRecord>> = Object.freeze({
  line: categoryRecord(categories['line'], 'bets.json.categories.line'),
  odds: categoryRecord(categories['odds'], 'bets.json.categories.odds'),
  'one-roll': categoryRecord(categories['one-roll'], 'bets.json.categories.one-roll'),
  'multi-roll': categoryRecord(categories['multi-roll'], 'bets.json.categories.multi-roll'),
});

/** The clauses that hold for every bet: the list of kinds, the multiple of the minimum, the right to a prize. */
export const GENERAL_CLAUSES: readonly ClauseId[] = array(
  catalogue['general'],
  'bets.json.general',
  clauseId,
);

const byId = new Map<string, Bet>(BETS.map((record) => [record.id, record]));

export function isBetId(id: string): id is BetId {
  return byId.has(id);
}

/** @throws UnknownBetError */
export function bet(id: string): Bet {
  const found = byId.get(id);
  if (found === undefined) throw new UnknownBetError(id);
  return found;
}

export function betName(id: BetId, language: Language): string {
  return bet(id).names[language];
}

/** Every clause that bears on the bet: general, of its category, outcome, prize. */
export function clausesOfBet(id: BetId): readonly ClauseId[] {
  const record = bet(id);
  return [
    ...GENERAL_CLAUSES,
    ...CATEGORIES[record.category].clauses,
    ...record.outcomeClauses,
    ...record.prizeClauses,
  ];
}

/** The bets on which a clause bears; none for a clause outside Articles 5 and 6. */
export function betsOfClause(id: ClauseId): readonly BetId[] {
  return BET_IDS.filter((each) => clausesOfBet(each).includes(id));
}
