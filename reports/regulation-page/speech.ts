/** The page's own words, in each of its languages at once: the reader chooses on the page which of them to see. */
import { OFFICIAL_LANGUAGES, translator, type InterfaceLanguage, type OfficialLanguage } from '../../locales';
import { html, type Markup } from './markup';

/** As BCP 47 has them: the Chinese of the law is Traditional, as Macau writes it. */
export const LANGUAGE_TAGS = { zh: 'zh-Hant-MO', pt: 'pt', en: 'en' } as const satisfies Record<
  InterfaceLanguage,
  string
>;

export type Values = Record<string, string | number>;
type Written = (language: InterfaceLanguage) => string | Markup;

export class Speech {
  /** The official languages; English beside them for whoever speaks English with the tool. */
  readonly languages: readonly InterfaceLanguage[];

  /** The page says a few things some thousand times. */
  private readonly said = new Map<string, string>();

  constructor(readonly own: InterfaceLanguage) {
    this.languages = own === 'en' ? [...OFFICIAL_LANGUAGES, 'en'] : OFFICIAL_LANGUAGES;
  }

  /** A sentence of the namespace `page`, or of another that is named: `reports:status.conforms`. */
  text(language: InterfaceLanguage, key: string, values: Values = {}): string {
    const known = `${language} ${key} ${JSON.stringify(values)}`;
    const said = this.said.get(known) ?? this.translated(language, key, values);
    this.said.set(known, said);
    return said;
  }

  private translated(language: InterfaceLanguage, key: string, values: Values): string {
    const [name = '', namespace = 'page'] = key.split(':').reverse();
    return translator(language, namespace)(name, values);
  }

  /** In a line: the languages one after the other, of which the page shows the chosen ones. */
  inline(write: Written): Markup {
    return html`<span class="i">${this.each(write)}</span>`;
  }

  say(key: string, values: Values | ((language: InterfaceLanguage) => Values) = {}): Markup {
    return this.inline((language) =>
      this.text(language, key, typeof values === 'function' ? values(language) : values),
    );
  }

  /** Beside each other, as the law stands on the page; in a heading as well, which takes no block. */
  pair(write: Written): Markup {
    return html`<span class="pair"
      >${this.languages.map(
        (language) =>
          html`<span class="l ${language}" lang="${LANGUAGE_TAGS[language]}">${write(language)}</span>`,
      )}</span
    >`;
  }

  /** Beside each other as well, for the two languages of the law and its scenarios, whatever else the page speaks. */
  official(write: (language: OfficialLanguage) => Markup | null): Markup {
    return html`<div class="law">
      ${OFFICIAL_LANGUAGES.map((language) => {
        const written = write(language);
        return written === null
          ? null
          : html`<div class="${language}" lang="${LANGUAGE_TAGS[language]}">${written}</div>`;
      })}
    </div>`;
  }

  /** For an attribute, which can show no choice: all of them. */
  attribute(key: string, values: Values = {}): string {
    const languages = this.own === 'en' ? (['en'] as const) : this.languages;
    return [...new Set(languages.map((language) => this.text(language, key, values)))].join(' · ');
  }

  private each(write: Written): Markup[] {
    const written = this.languages.map((language) => [language, write(language)] as const);
    const sources = new Set(written.map(([, each]) => (typeof each === 'string' ? each : each.source)));
    // What is the same in every language stands once: a number, a name.
    if (sources.size === 1) return [html`${written[0]?.[1] ?? ''}`];
    return written.map(
      ([language, each]) =>
        html`<span class="l ${language}" lang="${LANGUAGE_TAGS[language]}">${each}</span>`,
    );
  }
}
