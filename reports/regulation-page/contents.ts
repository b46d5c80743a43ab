/** The articles, with what stands against a clause of each. */
import { META, articleTitle, citation } from '../../regulation';
import { articleAnchor } from './articles';
import { sign } from './dice';
import { provisionsOf, type PageContext } from './input';
import { html, type Markup } from './markup';

export function contents(context: PageContext, articles: readonly number[]): Markup {
  const { speech } = context;
  return html`<nav class="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">${speech.say('contents')}</h2>
    <ol>
      ${[null, ...articles].map(
        (article) =>
          html`<li>
            <a href="#${articleAnchor(article)}"
              >${speech.inline((language) =>
                article === null ? META.instrument[language] : articleTitle(article, language),
              )}</a
            >${against(context, article)}
          </li> `,
      )}
      <li><a href="#readings">${speech.say('register.title')}</a></li>
    </ol>
  </nav>`;
}

function against(context: PageContext, article: number | null): Markup | null {
  const clauses = provisionsOf(article).filter(
    ({ id }) => context.verdictOf(id)?.status === 'does_not_conform',
  );
  if (clauses.length === 0) return null;
  return html`<ul>
    ${clauses.map(
      ({ id }) =>
        html`<li class="does_not_conform">
          ${sign('does_not_conform')}
          <a href="#${id}">${context.speech.inline((language) => citation(id, language))}</a>
        </li>`,
    )}
  </ul>`;
}
