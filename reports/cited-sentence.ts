import { translator, type InterfaceLanguage } from '../locales';
import { CLAUSES, citation, hasClause } from '../regulation';

/** A clause as it is cited, a sentence by its number in the clause; an id that is neither as it stands. */
export function citedSentence(id: string, language: InterfaceLanguage): string {
  if (hasClause(id)) return citation(id, language);
  const clause = CLAUSES.find(({ norms }) => norms.some((norm) => norm.id === id));
  if (clause === undefined) return id;
  const n = clause.norms.findIndex((norm) => norm.id === id) + 1;
  const cited = citation(clause.id, language);
  return clause.norms.length === 1
    ? cited
    : translator(language, 'trace')('sentenceCited', { clause: cited, n });
}
