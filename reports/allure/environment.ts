/** What an Allure report says of the run as a whole, and the groups into which it sorts what did not pass. */
import { Status } from 'allure-js-commons';
import type { Category, EnvironmentInfo } from 'allure-js-commons/sdk';
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import { META, READINGS } from '../../regulation';
import { printable } from '../printable';
import { bilingual, joined, text } from '../texts';
import type { DeclaredInspection, RunDeclaration, Verdict } from '../verdict';

export function environmentOf(declaration: RunDeclaration, verdict: Verdict): EnvironmentInfo {
  const { adapter, inspection, languages, options, readings, scope, suite, tags, target, tools } =
    declaration;
  const { decision } = readings;
  const against = READINGS.filter(({ id, values }) =>
    values.some(({ value, relation }) => relation === 'contra' && value === readings.values[id]),
  ).map(({ id }) => id);
  const entries: [key: string, values: Record<string, string>, value: string | undefined][] = [
    ['verdict', {}, bilingual((each) => verdictText(verdict, each))],
    ['target', {}, target === null ? undefined : `${target.maker} ${target.model}`],
    ['firmware', {}, target?.firmware],
    ['softwareHash', {}, target?.softwareHash],
    ['serialNumber', {}, target?.serialNumber],
    ['adapter', {}, `${adapter.kind} ${adapter.target}`],
    ['scope', {}, bilingual((each) => text(each, `scope.${scope}`))],
    ['readings', {}, bilingual((each) => text(each, `readingSet.${readings.set}`))],
    ['decision', {}, decision === null ? undefined : `${decision.by}, ${decision.on}`],
    ['contraLitteram', {}, against.length === 0 ? undefined : against.join(', ')],
    ...Object.entries(readings.values).map(([id, value]): (typeof entries)[number] => [
      'reading',
      { id },
      value,
    ]),
    ...Object.entries(options).map(([id, value]): (typeof entries)[number] => ['option', { id }, value]),
    ['inspection', {}, inspection === null ? undefined : inspectionText(inspection)],
    [
      'languages',
      {},
      bilingual((each) =>
        joined(
          each,
          languages.map((language) => text(each, `language.${language}`)),
        ),
      ),
    ],
    ['tags', {}, tags ?? undefined],
    ['regulation', {}, META.source.sha256],
    ['suite', {}, `${suite.name} ${suite.version}`],
    ...Object.entries(tools).map(([name, version]): (typeof entries)[number] => ['tool', { name }, version]),
  ];
  return Object.fromEntries(
    entries.flatMap(([key, values, value]) =>
      value === undefined
        ? []
        : [[bilingual((each) => text(each, `allure.environment.${key}`, values)), printable(value)]],
    ),
  );
}

/** The report is also read without the verdict's file: it never shows a part as the whole. */
function verdictText({ verdict, partial }: Verdict, language: OfficialLanguage): string {
  const word = text(language, `verdict.${verdict}`);
  return partial ? text(language, 'allure.partialVerdict', { verdict: word }) : word;
}

function inspectionText({ inspector, date, place, sha256 }: DeclaredInspection): string {
  return [inspector.name, inspector.function, date, place, `SHA-256 ${sha256}`].join(', ');
}

export function categories(): Category[] {
  const named = (status: string, matchedStatuses: Status[], messageRegex?: string): Category => ({
    name: bilingual((each) => text(each, `status.${status}`)),
    matchedStatuses,
    ...(messageRegex === undefined ? {} : { messageRegex }),
  });
  const introducedBy = (status: string) => {
    const words = OFFICIAL_LANGUAGES.map((each) => text(each, `status.${status}`));
    // Allure 2 matches the whole message in Java, Allure 3 in JavaScript: only what both understand.
    return `^(?:${words.join('|')})[\\s\\S]*$`;
  };
  return [
    named('does_not_conform', [Status.FAILED]),
    named('inconclusive', [Status.BROKEN]),
    named('not_decidable', [Status.SKIPPED], introducedBy('not_decidable')),
    named('not_applicable', [Status.SKIPPED], introducedBy('not_applicable')),
    named('inspection_pending', [Status.SKIPPED], introducedBy('inspection_pending')),
    named('not_observed', [Status.SKIPPED], introducedBy('not_observed')),
  ];
}
