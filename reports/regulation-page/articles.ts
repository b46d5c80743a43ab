/** The law itself: the approving order, then the regulation article by article. */
import { OFFICIAL_LANGUAGES } from '../../locales';
import { META, articleTitle } from '../../regulation';
import { anomaliesPart } from './anomalies';
import { clauseBlock, unknownClauseBlock } from './clause';
import { provisionsOf, type PageContext } from './input';
import { NOTHING, html, type Markup } from './markup';
import { LANGUAGE_TAGS } from './speech';

export function articles(context: PageContext, numbers: readonly number[]): Markup {
  return html`${article(context, null)}${numbers.map((number) => article(context, number))}${unknown(context)}`;
}

export function articleAnchor(number: number | null): string {
  return number === null ? 'order' : `art_${String(number)}`;
}

function article(context: PageContext, number: number | null): Markup {
  const anchor = articleAnchor(number);
  const title = (language: 'zh' | 'pt') =>
    number === null ? META.instrument[language] : articleTitle(number, language);
  return html`<section class="article" id="${anchor}" aria-labelledby="${anchor}-title">
    <h2 class="law" id="${anchor}-title">
      ${OFFICIAL_LANGUAGES.map(
        (language) =>
          html`<span class="${language}" lang="${LANGUAGE_TAGS[language]}">${title(language)}</span>`,
      )}
    </h2>
    ${doubtsOfTitle(context, number)} ${provisionsOf(number).map((clause) => clauseBlock(context, clause))}
  </section>`;
}

/** A few stand on the number or the heading of an article, which are no clauses of the page. */
function doubtsOfTitle(context: PageContext, number: number | null): Markup {
  if (number === null) return NOTHING;
  const parts = ['num', 'heading'].map((part) => anomaliesPart(context, `art_${String(number)}__${part}`));
  return html`<div class="more of-title">${parts}</div>`;
}

function unknown(context: PageContext): Markup {
  const clauses = context.unknownClauses();
  if (clauses.length === 0) return NOTHING;
  return html`<section class="article" id="unknown" aria-labelledby="unknown-title">
    <h2 id="unknown-title">${context.speech.say('unknownClauses')}</h2>
    ${clauses.map((verdict) => unknownClauseBlock(context, verdict))}
  </section>`;
}
