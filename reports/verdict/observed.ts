/** What was seen where nobody set the dice, as far as it keeps a run from conforming or a reader has to know of it. */
import type { InterfaceLanguage } from '../../locales';
import { BETS } from '../../regulation';
import { firstOf, text, texts, type Values } from '../texts';
import type { DeclaredVoidThrows, RunDeclaration } from './declaration';
import type { ClauseVerdict, Reason, ReasonCode, Remark } from './schema';

type VoidTest = NonNullable<DeclaredVoidThrows['test']>;

/**
 * The void throws depend on what they would have paid where this or less is the probability that as much would show if
 * they did not: one right table in ten thousand is looked at for nothing, and none is condemned.
 */
const DEPENDS_BELOW = 0.0001;
const DECIMALS = 4;

/** How a throw lands is what these are about: 3(2) and 3(3). */
export function isAboutLanding(clause: string): boolean {
  return /^art_3__para_[23](__|$)/.test(clause);
}

export function observedReasons({ observation }: RunDeclaration): Reason[] {
  if (observation === null) return [];
  const { voids, journal } = observation;
  const one = (
    holds: boolean,
    code: ReasonCode,
    values: Values | ((language: InterfaceLanguage) => Values),
  ) => (holds ? [{ code, texts: texts(`reason.${code}`, values) }] : []);
  const test = voids?.test ?? null;
  return [
    ...(test === null
      ? []
      : one(test.probability <= DEPENDS_BELOW, 'voids_depend', (language) => testValues(test, language))),
    ...(voids === undefined
      ? []
      : one(voids.unexplained > 0, 'voids_unexplained', {
          unexplained: voids.unexplained,
          void: voids.void,
        })),
    ...(journal === null
      ? []
      : [
          ...one(journal.wrongBefore > 0, 'journal_wrong_before', journal),
          ...one(journal.sameThrows + journal.throwsMissing > 0, 'journal_numbers', journal),
          ...one(journal.unknownBets > 0, 'journal_unknown_bets', journal),
        ]),
  ];
}

export function observedRemarks(
  { observation, inspection }: RunDeclaration,
  clauses: readonly ClauseVerdict[],
): Remark[] {
  if (observation === null) return [];
  const { voids, journal } = observation;
  const confirmed = inspection?.landings ?? [];
  const told = clauses.filter(
    ({ id, cases, status }) =>
      isAboutLanding(id) && status !== 'not_observed' && cases.run > 0 && !confirmed.includes(id),
  );
  return [
    ...(voids === undefined ? [] : [voidRemark(voids)]),
    ...(told.length === 0
      ? []
      : [
          {
            code: 'told_by_table' as const,
            texts: texts('remark.told_by_table', (language) => ({
              count: told.length,
              clauses: firstOf(
                language,
                told.map(({ citation }) => citation[language]),
              ),
            })),
            clauses: told.map(({ id }) => id),
          },
        ]),
    // Where they were wrong before, that is a reason.
    ...(journal === null || journal.settlementsCorrected === 0 || journal.wrongBefore > 0
      ? []
      : [{ code: 'journal_corrections' as const, texts: texts('remark.journal_corrections', journal) }]),
  ];
}

function voidRemark(voids: DeclaredVoidThrows): Remark {
  const { test, throws, void: count } = voids;
  return {
    code: 'void_throws',
    texts: texts('remark.void_throws', (language) => ({
      throws,
      void: count,
      test:
        test === null
          ? text(language, 'remark.voidUntested')
          : text(language, 'remark.voidTest', testValues(test, language)),
    })),
  };
}

function testValues({ by, counts, probability, tests }: VoidTest, language: InterfaceLanguage): Values {
  const { both, onlyFirst, onlySecond, neither } = counts;
  const bet = BETS.find(({ id }) => id === by)?.names[language] ?? by;
  const digits = probability < DEPENDS_BELOW ? String(DEPENDS_BELOW) : probability.toFixed(DECIMALS);
  return {
    by:
      by === 'balance' || by === 'any'
        ? text(language, `remark.voidBy.${by}`)
        : text(language, 'remark.voidBy.bet', { bet }),
    voidPaying: both,
    paying: both + onlySecond,
    voidOther: onlyFirst,
    other: onlyFirst + neither,
    tests,
    probability: `${probability < DEPENDS_BELOW ? '<' : '='} ${language === 'pt' ? digits.replace('.', ',') : digits}`,
  };
}
