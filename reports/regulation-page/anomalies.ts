/** Where the text contradicts itself, is silent or reads in two ways: each with what follows from it. */
import { anomaliesOf, citation, type Anomaly, type ClauseId, type Texts } from '../../regulation';
import type { PageContext } from './input';
import { html, type Markup } from './markup';
import { readingAnchor } from './readings';
import { LANGUAGE_TAGS } from './speech';

/** In full at its principal clause; the others that it concerns lead there. */
export function anomaliesPart({ speech }: PageContext, clause: ClauseId): Markup | null {
  const all = anomaliesOf(clause);
  if (all.length === 0) return null;
  const own = all.filter(({ clauses }) => clauses[0] === clause);
  const others = all.filter((each) => !own.includes(each));
  const part = new AnomalyText(speech, /__(?:num|heading)$/.test(clause));
  return html`<details class="anomalies">
    <summary>${speech.say('anomalies', { count: all.length })}</summary>
    <div class="inside">
      ${own.map((each) => part.full(each))}${others.map((each) => part.reference(each))}
    </div>
  </details> `;
}

class AnomalyText {
  constructor(
    private readonly speech: PageContext['speech'],
    /** Under the heading of an article, and not under that of a clause. */
    private readonly underArticle: boolean,
  ) {}

  full(anomaly: Anomaly): Markup {
    const { id, severity, quotations, literal, customary, consequence, treatment, readings, confidence } =
      anomaly;
    const { speech } = this;
    return html`<section class="anomaly" id="${id}">
      <p class="facts"><b>${id}</b> ${speech.say(`severity.${severity}`)}</p>
      ${this.title(anomaly)}
      ${quotations.map(
        ({ clause, textZh }) =>
          html`<p class="quoted">
            <q lang="${LANGUAGE_TAGS.zh}">${textZh}</q>${
              clause === anomaly.clauses[0]
                ? null
                : html` <a href="#${clause}">${speech.inline((language) => citation(clause, language))}</a>`
            }
          </p>`,
      )}
      <dl class="anomaly-text">
        ${this.entry('literal', literal)}${this.entry('customary', customary)}${this.entry('consequence', consequence)}${this.entry('treatment', treatment)}${confidence === undefined ? null : this.entry('confidence', confidence)}
      </dl>
      ${
        readings.length === 0
          ? null
          : html`<p class="by">
              ${speech.say('readingsOf')}
              ${readings.map(
                (reading) => html`<a href="#${readingAnchor(reading)}"><code>${reading}</code></a> `,
              )}
            </p>`
      }
    </section> `;
  }

  reference(anomaly: Anomaly): Markup {
    const [principal = ''] = anomaly.clauses;
    return html`<section class="anomaly">
      <p class="facts"><b>${anomaly.id}</b></p>
      ${this.title(anomaly)}
      <p class="facts">
        ${this.speech.say('setOutAt')}
        <a href="#${anomaly.id}">${this.speech.inline((language) => citation(principal, language))}</a>
      </p>
    </section> `;
  }

  private title({ title }: Anomaly): Markup {
    const both = this.speech.pair((language) => title[language]);
    return this.underArticle ? html`<h3>${both}</h3>` : html`<h4>${both}</h4>`;
  }

  private entry(key: string, texts: Texts): Markup {
    return html`<div>
      <dt>${this.speech.say(`anomaly.${key}`)}</dt>
      <dd>${this.speech.pair((language) => withCode(texts[language]))}</dd>
    </div> `;
  }
}

/** Names of readings stand between backticks in the register. */
function withCode(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
