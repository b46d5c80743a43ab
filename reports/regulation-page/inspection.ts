/** What a person measured or saw, as the cases that an inspection record decided put it on record. */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import type { PageContext } from './input';
import { html, type Markup } from './markup';
import { outside } from './outside';

export function inspectionPart(context: PageContext, clause: string): Markup | null {
  const { speech, verdict } = context;
  if (verdict.inspection === null) return null;
  const entries = { zh: recorded(context, clause, 'zh'), pt: recorded(context, clause, 'pt') };
  const rows = Math.max(...OFFICIAL_LANGUAGES.map((language) => entries[language].length));
  if (rows === 0) return null;
  return html`<details class="inspection">
    <summary>${speech.say('inspection', { count: rows })}</summary>
    <div class="inside">
      <ol>
        ${Array.from({ length: rows }, (_, row) => {
          const lines = (language: OfficialLanguage) => entries[language][row];
          return html`<li>
            ${speech.official((language) => {
              const own = lines(language);
              return own === undefined ? null : html`${own.map((line) => html`<p>${outside(line)}</p>`)}`;
            })}
          </li>`;
        })}
      </ol>
    </div>
  </details> `;
}

/** The lines of each entry, once: the cases of several rows may rest on the same one. */
function recorded(context: PageContext, clause: string, language: OfficialLanguage): string[][] {
  const name = context.speech.text(language, 'inspection:evidence.name');
  const texts = context
    .runsOf(clause)
    .filter((run) => run.language === language)
    .flatMap(({ evidence }) => evidence)
    .filter((each) => each.name === name && each.encoding === 'utf8')
    .map(({ body }) => body);
  return [...new Set(texts)].map((text) => text.split('\n').filter((line) => line !== ''));
}
