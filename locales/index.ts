/**
 * Every sentence that the tool shows to a person, in its three languages. One file a topic in each language's folder;
 * the topic is the i18next namespace.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import i18next, { type i18n, type TFunction } from 'i18next';

/** zh: Traditional Chinese as Macau writes it. pt: Portuguese of Macau's legislation, before the 1990 agreement. */
export const INTERFACE_LANGUAGES = ['zh', 'pt', 'en'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The two official languages, in which the law and the scenarios are written. */
export const OFFICIAL_LANGUAGES = ['zh', 'pt'] as const;
export type OfficialLanguage = (typeof OFFICIAL_LANGUAGES)[number];

let instance: i18n | undefined;

function catalogues(): i18n {
  if (instance === undefined) {
    instance = i18next.createInstance();
    void instance.init({
      initAsync: false,
      lng: 'en',
      fallbackLng: false,
      resources: {},
      // Texts go to terminals, JSON and Allure; each product escapes for its own format.
      interpolation: { escapeValue: false },
      // A sentence that is missing is a defect of the suite and must not reach a report as a bare key.
      saveMissing: true,
      missingKeyHandler: (languages, namespace, key) => {
        throw new Error(`No text "${namespace}:${key}" in ${languages.join(', ')}`);
      },
    });
  }
  return instance;
}

/** By language and topic: to make one costs more than to use it, and a report asks for tens of thousands of texts. */
const translators = new Map<string, TFunction>();

/** The texts of one topic in one language: `translator('pt', 'reports')('summary.title')`. */
export function translator(language: InterfaceLanguage, namespace: string): TFunction {
  const name = `${language}/${namespace}`;
  const made = translators.get(name);
  if (made !== undefined) return made;
  const known = catalogues();
  // Read when it is first asked for: a command speaks one language, and of few topics.
  const file = path.join(__dirname, language, `${namespace}.json`);
  known.addResourceBundle(language, namespace, JSON.parse(readFileSync(file, 'utf8')));
  const translated = known.getFixedT(language, namespace);
  translators.set(name, translated);
  return translated;
}
