/** Sentences that could not be examined, because what they cannot do without does not exist at the declared table. */
import type { InterfaceLanguage } from '../../locales';
import { hasClause, sightsOf, type Sight } from '../../regulation';
import type { CaseRun } from '../cases';
import { citedSentence } from '../cited-sentence';
import { inEveryLanguage, joined, notApplicableText, text } from '../texts';
import type { RunDeclaration } from './declaration';
import type { UnseenSentence } from './schema';

/** The cases of a run by `<clause>/<case>`, their rows and languages together. */
export type RunsByCase = ReadonlyMap<string, readonly CaseRun[]>;

export function runsByCase(cases: readonly CaseRun[]): RunsByCase {
  const runs = new Map<string, CaseRun[]>();
  for (const each of cases) {
    if (each.clause === null || each.case === null) continue;
    const key = `${each.clause}/${each.case}`;
    const known = runs.get(key);
    if (known === undefined) runs.set(key, [each]);
    else known.push(each);
  }
  return runs;
}

/** The sentences of a clause of which a sight fell away: the run has its cases, and none of them applies to the table. */
export function unseenSentences(
  clause: string,
  runs: RunsByCase,
  target: RunDeclaration['target'],
): UnseenSentence[] {
  const isNeeded = ({ bet }: Sight) => bet === null || target === null || target.bets.includes(bet);
  return sightsOf(clause).flatMap(({ sentence, sights }) => {
    const fallen = sights.filter((sight) => isNeeded(sight) && hasFallen(sight, runs));
    if (fallen.length === 0) return [];
    const missing = fallen.flatMap(({ cases }) => cases.filter((name) => runs.has(name)));
    const about = missing.flatMap((name) => runs.get(name) ?? []);
    return [
      {
        ...{ id: sentence, status: 'not_applicable' as const, missing },
        reason: inEveryLanguage((language) => reasonIn(language, sentence, about)),
      },
    ];
  });
}

/** A sight of which the run has no case was left out by the readings or by the user, and is told elsewhere. */
function hasFallen({ cases }: Sight, runs: RunsByCase): boolean {
  const own = cases.flatMap((name) => runs.get(name) ?? []);
  return own.length > 0 && own.every(({ status }) => status === 'not-applicable');
}

/**
 * Whether something of a clause was seen in no case that passed, because those that would show it failed of what is wrong
 * by another clause.
 */
export function isHidden(
  clause: string,
  own: readonly CaseRun[],
  runs: RunsByCase,
  isShown: (run: CaseRun) => boolean,
): boolean {
  const hidden = (cases: readonly CaseRun[]) =>
    cases.some(isShown) && !cases.some(({ status }) => status === 'passed');
  const sights = hasClause(clause) ? sightsOf(clause).flatMap((each) => each.sights) : [];
  return hidden(own) || sights.some(({ cases }) => hidden(cases.flatMap((name) => runs.get(name) ?? [])));
}

function reasonIn(language: InterfaceLanguage, sentence: string, about: readonly CaseRun[]): string {
  const own = about.filter((each) => each.language === language);
  const shown = own.length > 0 ? own : about;
  const names = own.map(({ title }) => title);
  const whys = shown.flatMap(({ findings }) =>
    findings.flatMap((finding) =>
      finding.kind === 'not-applicable' ? [notApplicableText(language, finding)] : [],
    ),
  );
  const unique = (list: readonly string[]) => joined(language, [...new Set(list)]);
  return text(language, 'clause.sentenceNotApplicable', {
    sentence: citedSentence(sentence, language),
    cases: unique(names.length > 0 ? names : about.map((each) => each.case ?? each.key)),
    why: unique(whys),
  });
}
