/**
 * The text of a dispatch under Article 7 is not in the regulation. What it says is declared, and here it is made
 * complete and free of contradiction.
 */
import {
  type Authorisation,
  type AuthorisedPrize,
  type Dispatch,
  type ItemAuthorisation,
  type ItemId,
  type ItemKind,
  type ItemOutcome,
  type OnComeOut,
  type OutcomeKey,
  type Placeable,
  type PrizeAuthorisation,
  isItemAuthorisation,
  throwKey,
} from './authorisations';
import { BETS, BET_IDS, type BetId, isBetId } from './bets';
import { hasClause } from './clauses';
import { ALL_DICE, type Dice, total } from './dice';
import { PRIZES, type PrizeRatio } from './prizes';

/** An authorisation as it is declared: of the right shape, its contents not yet looked at. */
export interface DeclaredPrizes extends Dispatch {
  readonly item: string;
  readonly prizes: readonly (PrizeRatio & {
    readonly clause: string;
    readonly totals?: readonly number[] | undefined;
  })[];
}

export interface DeclaredItem extends Dispatch {
  readonly item: string;
  readonly names: { readonly zh: string; readonly pt: string };
  readonly kind: ItemKind;
  readonly placeable?: Placeable | undefined;
  readonly on_come_out?: OnComeOut | undefined;
  readonly outcomes: {
    readonly by: OutcomeKey;
    /** By total (`7`) or by faces (`3-4`): `lose`, `tie`, `stay`, or `{ win: { stake, prize } }`. */
    readonly on: Readonly<Record<string, unknown>>;
    /** The outcome of every throw that `on` does not name. */
    readonly otherwise?: unknown;
  };
}

export type DeclaredAuthorisation = DeclaredPrizes | DeclaredItem;

export const AUTHORISATION_PROBLEMS = [
  'unknown_item',
  'item_id',
  'unknown_clause',
  'foreign_clause',
  'totals_needed',
  'foreign_total',
  'same_prize',
  'repeated_prize',
  'repeated_item',
  'repeated_name',
  'impossible_total',
  'impossible_pair',
  'repeated_outcome',
  'unknown_outcome',
  'incomplete_outcomes',
  'never_wins',
  'one_roll_stays',
  'one_roll_off',
] as const;
export type AuthorisationProblemKind = (typeof AUTHORISATION_PROBLEMS)[number];

export interface AuthorisationProblem {
  readonly kind: AuthorisationProblemKind;
  /** From the list of authorisations: `[0, 'prizes', 1, 'clause']`. */
  readonly path: readonly (string | number)[];
  /** What a sentence about it names. */
  readonly values: Readonly<Record<string, string>>;
}

export type ResolvedAuthorisations =
  | { readonly ok: true; readonly authorisations: readonly Authorisation[] }
  | { readonly ok: false; readonly problems: readonly AuthorisationProblem[] };

type Report = (
  kind: AuthorisationProblemKind,
  path: readonly (string | number)[],
  values?: Record<string, string>,
) => void;

/** @returns the authorisations made complete, or every problem of them, never only the first */
export function resolveAuthorisations(declared: readonly DeclaredAuthorisation[]): ResolvedAuthorisations {
  const problems: AuthorisationProblem[] = [];
  const authorisations = declared.map((each, index) => {
    const report: Report = (kind, path, values = {}) =>
      problems.push({ kind, path: [index, ...path], values });
    return 'outcomes' in each ? resolveItem(each, report) : resolvePrizes(each, report);
  });
  const repeated: Report = (kind, path, values = {}) => problems.push({ kind, path, values });
  reportRepeatedItems(declared, repeated);
  reportRepeatedPrizes(authorisations, repeated);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, authorisations: Object.freeze(authorisations.filter((each) => each !== null)) };
}

function list(items: Iterable<string | number>): string {
  return [...items].join(', ');
}

function resolvePrizes({ item, prizes, ...by }: DeclaredPrizes, report: Report): PrizeAuthorisation | null {
  if (!isBetId(item)) {
    report('unknown_item', ['item'], { written: item, known: list(BET_IDS) });
    return null;
  }
  const resolved = prizes.map(({ clause, totals, stake, prize }, index): AuthorisedPrize => {
    const wrong: Report = (kind, path, values) => report(kind, ['prizes', index, ...path], values);
    checkPrize(item, { clause, totals, stake, prize }, wrong);
    return Object.freeze({ clause, totals: totals ?? null, stake, prize });
  });
  return Object.freeze({ dispatch: by.dispatch, date: by.date, item, prizes: Object.freeze(resolved) });
}

function checkPrize(bet: BetId, prize: DeclaredPrizes['prizes'][number], report: Report): void {
  const { clause, totals } = prize;
  const own = PRIZES.filter((rule) => rule.bets.includes(bet));
  if (!own.some((rule) => rule.clause === clause)) {
    const kind = hasClause(clause) ? 'foreign_clause' : 'unknown_clause';
    report(kind, ['clause'], {
      written: clause,
      item: bet,
      known: list(new Set(own.map((rule) => rule.clause))),
    });
    return;
  }
  const rules = own.filter((rule) => rule.clause === clause);
  const priced = [...new Set(rules.flatMap((rule) => rule.totals ?? []))];
  for (const [index, each] of (totals ?? []).entries()) {
    if (!priced.includes(each)) {
      const known = priced.length === 0 ? '–' : list(priced);
      report('foreign_total', ['totals', index], { written: String(each), clause, known });
    }
  }
  // Where one clause sets several prices, one authorised prize cannot stand for all of them unsaid.
  if (totals === undefined && rules.filter(({ option }) => option === undefined).length > 1) {
    report('totals_needed', ['clause'], { clause, known: list(priced) });
    return;
  }
  const concerned = rules.filter(
    (rule) => totals === undefined || (rule.totals ?? []).some((each) => totals.includes(each)),
  );
  if (concerned.some((rule) => rule.prize * prize.stake === prize.prize * rule.stake)) {
    report('same_prize', ['prize'], { written: `${prize.stake}:${prize.prize}`, clause });
  }
}

/** The contract's form of a bet that Article 5 does not name. */
const ITEM_ID = /^x_.{1,40}$/;

export function isItemId(item: string): item is ItemId {
  return ITEM_ID.test(item);
}

function resolveItem(declared: DeclaredItem, report: Report): ItemAuthorisation | null {
  const { item, names, kind, placeable = 'any', on_come_out: onComeOut = 'working', outcomes } = declared;
  if (!isItemId(item)) report('item_id', ['item'], { written: item });
  if (kind === 'one_roll' && onComeOut === 'off') report('one_roll_off', ['on_come_out']);
  const resolved = resolveOutcomes(outcomes, kind, (problem, path, values) =>
    report(problem, ['outcomes', ...path], values),
  );
  if (!isItemId(item) || resolved === null) return null;
  return Object.freeze({
    dispatch: declared.dispatch,
    date: declared.date,
    item,
    names: Object.freeze({ zh: names.zh, pt: names.pt }),
    kind,
    placeable,
    onComeOut,
    outcomes: Object.freeze(resolved),
  });
}

/** The throws that a key of the declared outcomes means; none where no dice can show it. */
function throwsOf(by: OutcomeKey, key: string): string[] {
  if (by === 'total') {
    return ALL_DICE.filter((dice) => String(total(dice)) === key).map(throwKey);
  }
  const swapped = key.split('-').reverse().join('-');
  return ALL_DICE.map(throwKey).filter((each) => each === key || (by === 'pair' && each === swapped));
}

function resolveOutcomes(
  { by, on, otherwise }: DeclaredItem['outcomes'],
  kind: ItemKind,
  report: Report,
): Record<string, ItemOutcome> | null {
  const outcomes = new Map<string, ItemOutcome | null>();
  const read = (value: unknown, path: readonly string[]): ItemOutcome | null => {
    const outcome = outcomeOf(value);
    if (outcome === null) report('unknown_outcome', path, { written: JSON.stringify(value) ?? '' });
    if (outcome?.kind === 'stay' && kind === 'one_roll') report('one_roll_stays', path);
    return outcome;
  };
  for (const [key, value] of Object.entries(on)) {
    const path = ['on', key];
    const meant = throwsOf(by, key);
    if (meant.length === 0)
      report(by === 'total' ? 'impossible_total' : 'impossible_pair', path, { written: key });
    if (meant.some((each) => outcomes.has(each))) report('repeated_outcome', path, { written: key });
    const outcome = read(value, path);
    for (const each of meant) if (!outcomes.has(each)) outcomes.set(each, outcome);
  }
  const rest = otherwise === undefined ? null : read(otherwise, ['otherwise']);
  const missing = ALL_DICE.filter((dice) => !outcomes.has(throwKey(dice)));
  if (missing.length > 0 && otherwise === undefined) {
    const named = missing.map((dice) => keyOf(by, dice));
    report('incomplete_outcomes', ['on'], { missing: list(new Set(named)) });
    return null;
  }
  const all = ALL_DICE.map((dice): [string, ItemOutcome | null] => [
    throwKey(dice),
    outcomes.get(throwKey(dice)) ?? rest,
  ]);
  if (all.every(([, outcome]) => outcome !== null && outcome.kind !== 'win')) report('never_wins', ['on']);
  const known = all.filter((each): each is [string, ItemOutcome] => each[1] !== null);
  return known.length === all.length ? Object.fromEntries(known) : null;
}

function keyOf(by: OutcomeKey, dice: Dice): string {
  if (by === 'total') return String(total(dice));
  return by === 'pair' ? [...dice].sort((one, other) => one - other).join('-') : throwKey(dice);
}

function outcomeOf(value: unknown): ItemOutcome | null {
  if (value === 'lose' || value === 'tie' || value === 'stay') return Object.freeze({ kind: value });
  const { win, ...others } = fields(value);
  const { stake, prize, ...further } = fields(win);
  if (Object.keys(others).length > 0 || Object.keys(further).length > 0) return null;
  if (!isPart(stake) || !isPart(prize)) return null;
  return Object.freeze({ kind: 'win', stake, prize });
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isPart(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function reportRepeatedItems(declared: readonly DeclaredAuthorisation[], report: Report): void {
  const items = declared.map((each, index) => ({ each, index }));
  const names = new Set<string>(BETS.flatMap((bet) => [bet.names.zh, bet.names.pt]));
  const ids = new Set<string>();
  for (const { each, index } of items) {
    if (!('outcomes' in each)) continue;
    if (ids.has(each.item)) {
      report('repeated_item', [index, 'item'], { written: each.item });
      continue;
    }
    ids.add(each.item);
    const own = new Set([each.names.zh, each.names.pt]);
    for (const language of ['zh', 'pt'] as const) {
      const name = each.names[language];
      if (names.has(name)) report('repeated_name', [index, 'names', language], { written: name });
    }
    for (const name of own) names.add(name);
  }
}

/** Two authorisations of one prize contradict each other, or one of them says nothing. */
function reportRepeatedPrizes(authorisations: readonly (Authorisation | null)[], report: Report): void {
  const taken = new Set<string>();
  for (const [index, authorisation] of authorisations.entries()) {
    if (authorisation === null || isItemAuthorisation(authorisation)) continue;
    const { item } = authorisation;
    for (const [place, { clause, totals }] of authorisation.prizes.entries()) {
      const priced = PRIZES.filter((rule) => rule.bets.includes(item) && rule.clause === clause);
      const means: readonly (number | string)[] =
        totals ?? priced.flatMap<number | string>((rule) => rule.totals ?? ['*']);
      const keys = [...new Set(means)].map((each) => `${item} ${clause} ${each}`);
      if (keys.some((key) => taken.has(key))) {
        report('repeated_prize', [index, 'prizes', place], { item, clause });
      }
      for (const key of keys) taken.add(key);
    }
  }
}
