/** Sentences of the reports in all three languages at once: the verdict's file is read by people of each. */
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage, type OfficialLanguage } from '../locales';
import { BETS } from '../regulation';
import type { Finding } from '../steps/finding';

export type Texts = Record<InterfaceLanguage, string>;

/** Values for a sentence: the same in every language, or made for each. */
export type Values = Record<string, string | number>;

export function text(language: InterfaceLanguage, key: string, values: Values = {}): string {
  return translator(language, 'reports')(key, values);
}

export function inEveryLanguage(write: (language: InterfaceLanguage) => string): Texts {
  return Object.fromEntries(INTERFACE_LANGUAGES.map((language) => [language, write(language)])) as Texts;
}

export function texts(key: string, values: Values | ((language: InterfaceLanguage) => Values) = {}): Texts {
  return inEveryLanguage((language) =>
    text(language, key, typeof values === 'function' ? values(language) : values),
  );
}

/** Chinese first, as the official editions print it. */
export function bilingual(write: (language: OfficialLanguage) => string): string {
  return `${write('zh')} · ${write('pt')}`;
}

export function joined(language: InterfaceLanguage, parts: readonly string[]): string {
  return parts.join(text(language, 'separator'));
}

/** How many items of a list a sentence names; the verdict's file has them all. */
const NAMED = 10;

export function firstOf(language: InterfaceLanguage, items: readonly string[]): string {
  return joined(language, [...items.slice(0, NAMED), ...(items.length > NAMED ? ['…'] : [])]);
}

type NotApplicable = Extract<Finding, { kind: 'not-applicable' }>;

/** Why a case does not apply to the table. A reason that has no sentence is shown as it is, never dropped. */
export function notApplicableText(language: InterfaceLanguage, { reason, values }: NotApplicable): string {
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'bet' ? betName(value, language) : value]),
  );
  try {
    return text(language, `notApplicable.${reason}`, named);
  } catch {
    return text(language, 'notApplicable.other', { reason });
  }
}

function betName(bet: string, language: InterfaceLanguage): string {
  return BETS.find(({ id }) => id === bet)?.names[language] ?? bet;
}
