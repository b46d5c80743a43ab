/** The sheets' own words. Everything is said in both official languages, Chinese first. */
import { translator, type OfficialLanguage } from '../../locales';
import { citation, hasClause } from '../../regulation';
import type { Values } from '../texts';

/** The sheets say a few words some ten thousand times. */
const known = new Map<string, string>();

/** A text of the namespace `traceability`, or of another that is named: `reports:status.conforms`. */
export function said(language: OfficialLanguage, key: string, values?: Values): string {
  if (values !== undefined) return translated(language, key, values);
  const name = `${language} ${key}`;
  const text = known.get(name) ?? translated(language, key);
  known.set(name, text);
  return text;
}

function translated(language: OfficialLanguage, key: string, values: Values = {}): string {
  const [name = '', namespace = 'traceability'] = key.split(':').reverse();
  return translator(language, namespace)(name, values);
}

/** One of a few words on which a reader filters: both languages in one cell. */
export function word(key: string): string {
  const words = [said('zh', key), said('pt', key)];
  return [...new Set(words)].join(' · ');
}

export function yesOrNo(holds: boolean): string {
  return word(holds ? 'yes' : 'no');
}

/** What the registry does not know stands as it is. */
export function cited(clause: string | null, language: OfficialLanguage): string {
  return clause === null ? '' : hasClause(clause) ? citation(clause, language) : clause;
}
