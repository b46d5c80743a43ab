/** How many cases came to what. */
import type { OfficialLanguage } from '../../locales';
import type { CaseRun } from '../cases';
import type { CaseCounts, LanguageCounts } from './schema';

export function countCases(cases: readonly CaseRun[]): CaseCounts {
  const of = (status: CaseRun['status']) => cases.filter((each) => each.status === status).length;
  return {
    planned: cases.filter(({ planned }) => planned).length,
    run: cases.filter(({ stop, cause }) => stop !== null && cause !== 'given_up').length,
    passed: of('passed'),
    failed: of('failed'),
    notApplicable: of('not-applicable'),
    notDecidable: of('not-decidable'),
    inspectionPending: of('inspection-pending'),
    notObserved: of('not-observed'),
    inconclusive: of('inconclusive'),
    notRun: of('not-run'),
  };
}

/** Every language that was asked for has its counts, also where it has no case. */
export function countByLanguage(
  cases: readonly CaseRun[],
  languages: readonly OfficialLanguage[],
): LanguageCounts {
  return {
    ...countCases(cases),
    byLanguage: Object.fromEntries(
      languages.map((language) => [language, countCases(cases.filter((each) => each.language === language))]),
    ),
  };
}
