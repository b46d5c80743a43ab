/** Sentences of the certificate in both official languages at once. */
import { OFFICIAL_LANGUAGES, translator, type OfficialLanguage } from '../../locales';
import type { Both } from './details';

type Values = Record<string, string | number>;
type Say = (key: string, values?: Values) => string;

/** A key of the topic `certificate` under `document`, in one language. */
export function sayIn(language: OfficialLanguage): Say {
  const texts = translator(language, 'certificate');
  return (key, values = {}) => texts(`document.${key}`, values);
}

export function both(write: (language: OfficialLanguage) => string): Both {
  return Object.fromEntries(OFFICIAL_LANGUAGES.map((language) => [language, write(language)])) as Both;
}

/** @param values the same in both languages, or made for each */
export function bothOf(
  key: string,
  values: Values | ((language: OfficialLanguage, say: Say) => Values) = {},
): Both {
  return both((language) => {
    const say = sayIn(language);
    return say(key, typeof values === 'function' ? values(language, say) : values);
  });
}
