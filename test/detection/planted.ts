/** Faults planted in the reference table, and what the features say of each; of the right table likewise. */
import { FAULTS, type Fault } from '../../adapters/reference-table/faults';
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import {
  AUTHORISING_CLAUSE,
  DEFAULT_OPTIONS,
  READING_SETS,
  type Options,
  type Readings,
} from '../../regulation';
import type { CaseRun } from '../../reports';
import { declarations } from '../mutation/declarations';
import { runFeatures } from '../support/features';

/** The articles that have features. */
const ARTICLES = /^art_[2-6]__/;

export function hasFeatures(clause: string): boolean {
  return ARTICLES.test(clause);
}

export const PLANTED: readonly Fault[] = FAULTS.filter(({ clause }) => hasFeatures(clause));

/**
 * The languages in which the cases of the clause that the fault offends fail on the faulty table.
 *
 * @param root features that are cut by clause
 */
export async function caughtIn(fault: Fault, root: string): Promise<OfficialLanguage[]> {
  const { cases } = await runFeatures({
    readings: { ...READING_SETS[fault.readings ?? 'customary'], ...fault.declared },
    options: { ...DEFAULT_OPTIONS, ...fault.options },
    table: { fault: fault.id },
    root,
    clause: fault.clause,
  });
  return OFFICIAL_LANGUAGES.filter((language) =>
    cases.some((run) => run.status === 'failed' && run.clause === fault.clause && run.language === language),
  );
}

export interface Declared {
  name: string;
  readings: Readings;
  options: Options;
}

/** The two named sets with both prizes of «Field» on 12, and mixtures that between them select every case. */
export function declaredForTheRightTable(): Declared[] {
  const sets = (['literal', 'customary'] as const).flatMap((name) =>
    (['double', 'triple'] as const).map((field_12) => ({
      name,
      readings: READING_SETS[name],
      options: { ...DEFAULT_OPTIONS, field_12 },
    })),
  );
  const mixtures = declarations().filter(({ name }) => !(name in READING_SETS));
  return [...sets, ...mixtures.map(({ name, readings, options }) => ({ name, readings, options }))];
}

/**
 * Nothing is authorised and nobody has inspected anything: what needs either says so. Where winning bets are declared to
 * stay up, a case about a player whose bet was won, and is gone, has nothing to ask. Anything else is an alarm.
 */
function isQuiet({ status, clause, findings }: CaseRun): boolean {
  const notApplicable = findings.some(
    (each) => each.kind === 'not-applicable' && ['winningBets', 'noMaximum'].includes(each.reason),
  );
  return (
    status === 'passed' ||
    status === 'not-decidable' ||
    (status === 'not-applicable' && (clause === AUTHORISING_CLAUSE || notApplicable)) ||
    status === 'inspection-pending'
  );
}

export async function ofTheRightTable({ readings, options }: Declared): Promise<{
  cases: CaseRun[];
  alarms: CaseRun[];
}> {
  const { cases } = await runFeatures({ readings, options });
  return { cases, alarms: cases.filter((run) => !isQuiet(run)) };
}
