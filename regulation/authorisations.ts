/**
 * Article 7: new items, and prizes different from those of Article 6, that the authority has authorised. What an
 * authorisation may contain, and how it came about, is not judged.
 */
import words from './data/dispatch-citation.json';
import type { BetId } from './bets';
import type { ClauseId } from './clauses';
import type { Dice } from './dice';
import type { Language } from './language';
import type { Options } from './options';
import { type PrizeRatio, type PrizeRule, prizesOf } from './prizes';

/** The clause that gives the power to authorise. */
export const AUTHORISING_CLAUSE: ClauseId = 'art_7__para_1';

/** How the dispatch that authorises, Article 7(3), is known. */
export interface Dispatch {
  /** Its number, such as `12/2026`. */
  readonly dispatch: string;
  /** ISO 8601: `2026-01-15`. */
  readonly date: string;
}

export interface AuthorisedPrize extends PrizeRatio {
  /** The clause of Article 6 whose prize it takes the place of. */
  readonly clause: ClauseId;
  /** The totals, or numbers of additional bets, at this prize; null for all that the clause prices. */
  readonly totals: readonly number[] | null;
}

/** Different prizes of one of the bets of Article 5. */
export interface PrizeAuthorisation extends Dispatch {
  readonly item: BetId;
  readonly prizes: readonly AuthorisedPrize[];
}

/** As in Article 5(1): decided by one throw, or by several. */
export const ITEM_KINDS = ['one_roll', 'multi_roll'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** When a new item may be placed; `any` is what Article 5(5) says of the bets of paragraphs 3 and 4. */
export const PLACEABLE = ['any', 'come_out', 'point'] as const;
export type Placeable = (typeof PLACEABLE)[number];

/** Whether the come-out throw decides a multi-roll item; `off`: it leaves such a bet untouched. */
export const ON_COME_OUT = ['working', 'off'] as const;
export type OnComeOut = (typeof ON_COME_OUT)[number];

/** What outcomes are stated by: the total, the two faces in any order, or the faces of the first and second die. */
export const OUTCOME_KEYS = ['total', 'pair', 'ordered_pair'] as const;
export type OutcomeKey = (typeof OUTCOME_KEYS)[number];

/** `win`: the prize ratio, stake first. `tie`: the stake is returned and the bet over. `stay`: nothing happens. */
export type ItemOutcome =
  | ({ readonly kind: 'win' } & PrizeRatio)
  | { readonly kind: 'lose' }
  | { readonly kind: 'tie' }
  | { readonly kind: 'stay' };

export type ItemId = `x_${string}`;

/** A new item. */
export interface ItemAuthorisation extends Dispatch {
  readonly item: ItemId;
  readonly names: { readonly zh: string; readonly pt: string };
  readonly kind: ItemKind;
  readonly placeable: Placeable;
  readonly onComeOut: OnComeOut;
  /** By `first-second` face: each of the 36 throws. */
  readonly outcomes: Readonly<Record<string, ItemOutcome>>;
}

export type Authorisation = PrizeAuthorisation | ItemAuthorisation;

export function isItemAuthorisation(authorisation: Authorisation): authorisation is ItemAuthorisation {
  return 'outcomes' in authorisation;
}

export function authorisedItems(authorisations: readonly Authorisation[]): readonly ItemAuthorisation[] {
  return authorisations.filter(isItemAuthorisation);
}

/** How a throw is named in {@link ItemAuthorisation.outcomes}. */
export function throwKey(dice: Dice): string {
  return dice.join('-');
}

/** What a counted throw does to a bet on a new item. */
export function itemOutcome(item: ItemAuthorisation, dice: Dice, onComeOut: boolean): ItemOutcome {
  if (onComeOut && item.onComeOut === 'off') return { kind: 'stay' };
  const found = item.outcomes[throwKey(dice)];
  if (found === undefined) throw new RangeError(`no outcome of ${item.item} on ${throwKey(dice)}`);
  return found;
}

export function mayBePlaced({ placeable }: ItemAuthorisation, onComeOut: boolean): boolean {
  return placeable === 'any' || (placeable === 'come_out') === onComeOut;
}

export interface AuthorisedPrice {
  readonly authorised: AuthorisedPrize;
  /** What Article 6 sets. */
  readonly regulation: PrizeRule;
  readonly by: Dispatch;
}

/**
 * The different prize that is authorised for a bet on a total; null where the regulation's own holds.
 *
 * @param on the total thrown, but for additional bets the number that they are on, see {@link prizeRatio}
 */
export function authorisedPrice(
  authorisations: readonly Authorisation[],
  bet: BetId,
  on: number,
  options: Options,
): AuthorisedPrice | null {
  const regulation = prizesOf(bet, options).find((rule) => prices(rule, on));
  if (regulation === undefined) return null;
  for (const authorisation of authorisations) {
    if (isItemAuthorisation(authorisation) || authorisation.item !== bet) continue;
    const authorised = authorisation.prizes.find(
      ({ clause, totals }) => clause === regulation.clause && (totals === null || totals.includes(on)),
    );
    const { dispatch, date } = authorisation;
    if (authorised !== undefined) return { authorised, regulation, by: { dispatch, date } };
  }
  return null;
}

function prices(rule: PrizeRule, on: number): boolean {
  return rule.totals?.includes(on) ?? true;
}

/** The clauses that an authorisation is about. */
export function clausesOfAuthorisation(authorisation: Authorisation): readonly ClauseId[] {
  if (isItemAuthorisation(authorisation)) return [AUTHORISING_CLAUSE];
  return [...new Set(authorisation.prizes.map(({ clause }) => clause)), AUTHORISING_CLAUSE];
}

/** «2026年1月15日第12/2026號許可批示», «despacho de autorização n.º 12/2026, de 15 de Janeiro de 2026». */
export function dispatchCitation({ dispatch, date }: Dispatch, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const { pattern, months } = words[language];
  return pattern
    .replace('{year}', year)
    .replace('{month}', months[Number(month) - 1] ?? month)
    .replace('{day}', String(Number(day)))
    .replace('{number}', () => dispatch);
}
