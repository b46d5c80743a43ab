/** One clause: the words of the law in both languages, what was concluded on it, and what that rests on. */
import type { Clause } from '../../regulation';
import { citation, dispatchCitation, portugueseLabel, splitNumber } from '../../regulation';
import type { ClauseVerdict } from '../verdict';
import { isPartlyExamined } from '../verdict/reasons';
import { anomaliesPart } from './anomalies';
import { sign } from './dice';
import { examinationPart } from './examination';
import { failuresPart, inconclusivePart, undecidedPart } from './findings';
import type { PageContext } from './input';
import { inspectionPart } from './inspection';
import { judgedPart } from './judged';
import { html, type Markup } from './markup';
import { outside } from './outside';
import { contraNotice, readingsPart } from './readings';

export function clauseBlock(context: PageContext, clause: Clause): Markup {
  const { id } = clause;
  const verdict = context.verdictOf(id);
  const parts = verdict === null ? [] : findings(context, verdict);
  return html`<article class="${classesOf(verdict)}" id="${id}" tabindex="-1" aria-labelledby="${id}-cited">
    <header class="clause-head">
      <h3 id="${id}-cited">
        <a href="#${id}">${context.speech.inline((language) => citation(id, language))}</a>
      </h3>
      ${marks(context, verdict)}
    </header>
    ${lawText(context, clause)} ${parts}
    <div class="more">
      ${verdict === null ? null : readingsPart(context, verdict)}${anomaliesPart(context, id)}${examinationPart(context, clause)}${inspectionPart(context, id)}
    </div>
  </article> `;
}

/** It has a verdict, so that it is shown, whatever it is called. */
export function unknownClauseBlock(context: PageContext, verdict: ClauseVerdict): Markup {
  return html`<article class="${classesOf(verdict)}" tabindex="-1">
    <header class="clause-head">
      <h3>${outside(verdict.id)}</h3>
      ${marks(context, verdict)}
    </header>
    ${findings(context, verdict)}
  </article>`;
}

/** What style sheet, filter and keys know a clause by. */
function classesOf(verdict: ClauseVerdict | null): string {
  if (verdict === null) return 'clause outside';
  return `clause is-${verdict.status}${verdict.contraLitteram === true ? ' is-contra' : ''}`;
}

function marks({ speech }: PageContext, verdict: ClauseVerdict | null): Markup {
  if (verdict === null)
    return html`<p class="marks"><span class="mark">${speech.say('outOfScope')}</span></p>`;
  const { status, contraLitteram } = verdict;
  const partly = isPartlyExamined(verdict);
  return html`<p class="marks">
    ${partly ? html`<span class="mark contra">${speech.say('reports:partlyExamined')}</span>` : null}
    ${contraLitteram === true ? html`<span class="mark contra">${speech.say('contra')}</span>` : null}<span
      class="mark ${status}"
      >${sign(status)} ${speech.say(`reports:status.${status}`)}</span
    >
  </p>`;
}

/** The number hangs before the words, as the gazette sets it. */
function lawText({ speech }: PageContext, { id, textZh, textPt }: Clause): Markup {
  return speech.official((language) => {
    const { number, words } = splitNumber(language === 'zh' ? textZh : textPt, language);
    const label = language === 'pt' ? portugueseLabel(id, 'pt') : null;
    return html`<p class="words${number === '' ? '' : ' numbered'}">
        ${number === '' ? null : html`<span class="number">${number}</span>`}${words}
      </p>
      ${label === null ? null : html`<p class="working">${label}</p>`}`;
  });
}

function findings(context: PageContext, verdict: ClauseVerdict): Markup[] {
  return [
    contraNotice(context, verdict),
    reasonPart(context, verdict),
    authorisationsPart(context, verdict),
    judgedPart(context, verdict.id),
    failuresPart(context, verdict),
    undecidedPart(context, verdict),
    inconclusivePart(context, verdict),
  ].filter((part) => part !== null);
}

function reasonPart({ speech }: PageContext, { reason, status, notDecidable }: ClauseVerdict): Markup | null {
  // What the table did where the text is silent stands under a heading that says so.
  const said = status === 'not_decidable' && notDecidable.length > 0;
  if (reason === undefined || said) return null;
  return html`<div class="note">${speech.pair((language) => outside(reason[language]))}</div>`;
}

function authorisationsPart({ speech }: PageContext, { authorisations = [] }: ClauseVerdict): Markup | null {
  if (authorisations.length === 0) return null;
  return html`<div class="note">
    <h4>${speech.say('reports:allure.authorisations')}</h4>
    ${authorisations.map((each) => speech.pair((language) => outside(dispatchCitation(each, language))))}
  </div>`;
}
