/** How ambiguous words were read for this run: at each clause what was declared, at the end all that could have been. */
import { OPTIONS, READINGS, citation, reading, type Relation } from '../../regulation';
import type { ClauseVerdict } from '../verdict';
import type { PageContext } from './input';
import { html, type Markup } from './markup';
import { outsideName } from './outside';
import { LANGUAGE_TAGS, type Speech } from './speech';

type Declared = NonNullable<ClauseVerdict['readings']>[number];

export function readingAnchor(id: string): string {
  return `reading-${id}`;
}

/** Before anything else: a clause that was applied against its letter says so, and how. */
export function contraNotice({ speech }: PageContext, { readings = [] }: ClauseVerdict): Markup | null {
  const against = readings.filter(({ relation }) => relation === 'contra');
  if (against.length === 0) return null;
  return html`<section class="note against">
    <h4>${speech.say('contraNotice')}</h4>
    ${against.map((each) => declaredText(speech, each))}
  </section>`;
}

export function readingsPart({ speech }: PageContext, { readings = [] }: ClauseVerdict): Markup | null {
  // Those against the letter stand open above.
  const others = readings.filter(({ relation }) => relation !== 'contra');
  if (others.length === 0) return null;
  const key = others.length < readings.length ? 'otherReadings' : 'readings';
  return html`<details class="readings">
    <summary>${speech.say(key, { count: others.length })}</summary>
    <div class="inside">${others.map((each) => declaredText(speech, each))}</div>
  </details> `;
}

function declaredText(speech: Speech, { id, value, relation }: Declared): Markup {
  const known = READINGS.find((each) => each.id === id);
  const choice = known?.values.find((each) => each.value === value);
  return html`<div class="reading">
    <p class="facts">
      <a href="#${readingAnchor(id)}"><code>${id}=${value}</code></a> ${relationMark(speech, relation)}
    </p>
    ${choice === undefined ? null : speech.pair((language) => choice.text[language])}
  </div> `;
}

function relationMark(speech: Speech, relation: Relation): Markup {
  return html`<span class="relation ${relation}"
    >${speech.say(`reports:relation.${relation}`)} <i lang="la">${relation} litteram</i></span
  >`;
}

/** Every reading and option of the registry with what was declared, for whoever wants to see what was not. */
export function readingsRegister(context: PageContext): Markup {
  const { speech, verdict } = context;
  const { set, decision } = verdict.readings;
  return html`<section class="register" id="readings" aria-labelledby="readings-title">
    <h2 id="readings-title">${speech.pair((language) => speech.text(language, 'register.title'))}</h2>
    <div class="note">${speech.pair((language) => speech.text(language, 'register.explained'))}</div>
    <p class="facts">
      ${speech.say('register.set')}
      ${speech.say(`reports:readingSet.${set}`)}${
        decision === null
          ? null
          : html` — ${speech.say('register.decided')} ${outsideName(decision.by)}, ${outsideName(decision.on)}`
      }
    </p>
    ${READINGS.map(({ id }) => registered(context, id))}
    ${OPTIONS.map(({ id, title, question, values }) =>
      choices(context, {
        anchor: readingAnchor(id),
        id,
        title: (language) => title[language],
        question: (language) => question[language],
        declared: verdict.options[id],
        values: values.map(({ value, text }) => ({
          value,
          text: (language) => text[language],
          relation: null,
        })),
      }),
    )}
  </section>`;
}

function registered(context: PageContext, id: string): Markup {
  const { speech, verdict } = context;
  const { title, question, values, clauses, quotation } = reading(id);
  return choices(context, {
    anchor: readingAnchor(id),
    id,
    title: (language) => title[language],
    question: (language) => question[language],
    quotation: quotation.textZh,
    declared: verdict.readings.values[id],
    values: values.map(({ value, text, relation }) => ({
      value,
      text: (language) => text[language],
      relation,
    })),
    clauses: html`<p class="by">
      ${speech.say('clausesConcerned')}
      ${clauses.map(
        (clause) =>
          html`<a href="#${clause}">${speech.inline((language) => citation(clause, language))}</a> `,
      )}
    </p>`,
  });
}

type Written = Parameters<Speech['pair']>[0];

interface Choices {
  anchor: string;
  id: string;
  title: Written;
  question: Written;
  quotation?: string;
  /** Undefined where the run declared none. */
  declared: string | undefined;
  values: readonly { value: string; text: Written; relation: Relation | null }[];
  clauses?: Markup;
}

function choices({ speech }: PageContext, choice: Choices): Markup {
  const { anchor, id, title, question, quotation, declared, values, clauses } = choice;
  return html`<section class="choice-of-reading" id="${anchor}" aria-labelledby="${anchor}-title">
    <h3 id="${anchor}-title">${speech.pair(title)}</h3>
    <p class="facts"><code>${id}</code></p>
    ${quotation === undefined ? null : html`<p class="quoted"><q lang="${LANGUAGE_TAGS.zh}">${quotation}</q></p>`}
    ${speech.pair(question)}
    <ul>
      ${values.map(
        ({ value, text, relation }) =>
          html`<li class="${value === declared ? 'declared' : 'other'}">
            <p class="facts">
              <code>${value}</code> ${
                value === declared ? html`<b class="declared-mark">${speech.say('declared')}</b> ` : null
              }${relation === null ? null : relationMark(speech, relation)}
            </p>
            ${speech.pair(text)}
          </li>`,
      )}
    </ul>
    ${clauses ?? null}
  </section> `;
}
