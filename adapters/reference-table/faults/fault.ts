import type { BetName } from '../../table';
import type { Moment, Outcome } from '../articles/outcome';
import type { Ratio, Winning } from '../articles/prizes';
import type { Readings, ReadingSet } from '../readings';
import type { Rules } from '../rules';
import type { Field12, Session } from '../session';

/** A mistake that a craps table could make, as one rule of the honest table replaced. */
export interface Fault {
  /** Also the key of its description in the `faults` namespace. */
  readonly id: string;
  /** The clause that the faulty table offends. */
  readonly clause: string;
  /** The row of {@link SOURCES} that tells where the mistake was really made. */
  readonly source?: string;
  /** The set of readings under which it shows; without it, under either. */
  readonly readings?: ReadingSet;
  /** Single readings declared beside the set, without which the text does not decide what the fault gets wrong. */
  readonly declared?: Partial<Readings>;
  /** The choice of the house under which it shows; without it, under either. */
  readonly options?: { readonly field_12: Field12 };
  /** The bets whose settlement it changes; without it, the fault is not in the settlement of particular bets. */
  readonly bets?: readonly BetName[];
  readonly apply: (honest: Rules) => Rules;
}

type Change = Pick<Fault, 'bets' | 'apply'>;

/** Decides `bets` otherwise. */
export function outcomeOf(
  bets: readonly BetName[],
  change: (moment: Moment, honest: Outcome) => Outcome,
): Change {
  return {
    bets,
    apply: (rules) => ({
      ...rules,
      outcomes: replaceEach(rules.outcomes, bets, (honest) => (moment) => change(moment, honest(moment))),
    }),
  };
}

/** Decides `bets` as if the moment were another one. */
export function momentOf(bets: readonly BetName[], change: (moment: Moment) => Moment): Change {
  return {
    bets,
    apply: (rules) => ({
      ...rules,
      outcomes: replaceEach(rules.outcomes, bets, (honest) => (moment) => honest(change(moment))),
    }),
  };
}

/** Decides `bets` by a reading that nobody declared. */
export function undeclared(bets: readonly BetName[], readings: Partial<Readings>): Change {
  return momentOf(bets, (moment) => ({ ...moment, readings: { ...moment.readings, ...readings } }));
}

/** The session as if these readings were declared; for rules that only look at it. */
export function underReadings(session: Session, readings: Partial<Readings>): Session {
  return {
    ...session,
    terms: { ...session.terms, readings: { ...session.terms.readings, ...readings } },
  };
}

/** Pays `bets` at another ratio. */
export function ratioOf(
  bets: readonly BetName[],
  change: (winning: Winning, honest: Ratio) => Ratio,
): Change {
  return {
    bets,
    apply: (rules) => ({
      ...rules,
      ratios: replaceEach(rules.ratios, bets, (honest) => (winning) => change(winning, honest(winning))),
    }),
  };
}

/** Replaces one rule by another that is made from it. */
export function rule<Name extends keyof Rules>(
  name: Name,
  change: (honest: Rules[Name], rules: Rules) => Rules[Name],
): Pick<Fault, 'apply'> {
  return { apply: (rules) => ({ ...rules, [name]: change(rules[name], rules) }) };
}

function replaceEach<Rule>(
  honest: Readonly<Record<BetName, Rule>>,
  bets: readonly BetName[],
  change: (rule: Rule) => Rule,
): Record<BetName, Rule> {
  const changed = { ...honest };
  for (const bet of bets) changed[bet] = change(honest[bet]);
  return changed;
}

/** The name of a bet as it stands in the id of a fault. */
export function kebab(bet: BetName): string {
  return bet.replaceAll('_', '-');
}
