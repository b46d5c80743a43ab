/** How a clause is examined: its sentences, each with the cases that examine it or the reason why none does. */
import { type OFFICIAL_LANGUAGES } from '../../locales';
import {
  CLAUSES,
  citation,
  hasClause,
  untestedReason,
  type Clause,
  type Norm,
  type Untested,
} from '../../regulation';
import { CASE_STATUSES, type CaseStatus } from '../attempts';
import type { CaseInLanguage, TestedCase } from '../tested-cases';
import { placeKey, type PageContext } from './input';
import { html, type Markup } from './markup';
import { outside } from './outside';
import { LANGUAGE_TAGS, type Speech } from './speech';

export function examinationPart(context: PageContext, clause: Clause): Markup {
  const { speech } = context;
  const cases = context.casesOf(clause.id);
  return html`<details class="examination">
    <summary>
      ${
        cases.length === 0
          ? speech.say('examined.none')
          : speech.say('examined.cases', { count: cases.length })
      }
    </summary>
    <div class="inside">
      ${sentences(context, clause)}
      ${
        cases.length === 0
          ? null
          : html`<h4>${speech.say('cases')}</h4>
              <ol class="cases">
                ${cases.map((each) => caseItem(context, each))}
              </ol>`
      }
    </div>
  </details> `;
}

function sentences(context: PageContext, clause: Clause): Markup {
  const [only, ...others] = clause.norms;
  if (only === undefined || others.length === 0) {
    const reason = untestedReason(clause.id, only?.id ?? null);
    return html`${reason === null ? null : reasonText(context, reason)}`;
  }
  return html`<h4>${context.speech.say('sentences')}</h4>
    <ol class="sentences">
      ${clause.norms.map((norm) => sentence(context, clause, norm))}
    </ol>`;
}

/** The registry tells the sentences apart in the Chinese, which is why they stand here in it alone. */
function sentence(context: PageContext, clause: Clause, norm: Norm): Markup {
  const reason = untestedReason(clause.id, norm.id);
  return html`<li>
    <p class="sentence" lang="${LANGUAGE_TAGS.zh}">${norm.textZh}</p>
    ${examinedBy(context, clause, norm)}${reason === null ? null : reasonText(context, reason)}
  </li>`;
}

function examinedBy(context: PageContext, clause: Clause, norm: Norm): Markup | null {
  const { speech } = context;
  const own = context.casesOfSentence(clause.id, norm.id);
  if (own === null) {
    const ofClause = context.casesOf(clause.id).length;
    return ofClause === 0 ? null : html`<p class="by">${speech.say('byClause', { count: ofClause })}</p>`;
  }
  if (own.length === 0) {
    return untestedReason(clause.id, norm.id) === null
      ? html`<p class="by">${speech.say('notInThisRun')}</p>`
      : null;
  }
  const all = context.casesOf(clause.id);
  return html`<p class="by">
    ${speech.say('byCases')}
    ${own.map(
      (each) =>
        html`<a href="#${caseAnchor(each)}"
          >${
            each.clause === clause.id
              ? all.indexOf(each) + 1
              : speech.inline(
                  (language) => `${citation(each.clause, language)}, ${String(numberOf(context, each))}`,
                )
          }</a
        > `,
    )}
  </p>`;
}

function numberOf(context: PageContext, each: TestedCase): number {
  return context.casesOf(each.clause).indexOf(each) + 1;
}

function reasonText({ speech }: PageContext, { kind, reason, through }: Untested): Markup {
  return html`<div class="reason">
    <p class="kind">${speech.say(`trace:kind.${kind}`)}</p>
    ${speech.pair((language) => reason[language])}${
      through.length === 0
        ? null
        : html`<p class="by">${speech.say('through')} ${through.map((id) => throughLink(speech, id))}</p>`
    }
  </div>`;
}

/** A clause by its citation, a sentence by that of its clause and its number there. */
function throughLink(speech: Speech, id: string): Markup {
  const clause = hasClause(id) ? id : CLAUSES.find(({ norms }) => norms.some((norm) => norm.id === id))?.id;
  if (clause === undefined) return html`<code>${id}</code> `;
  const found = CLAUSES.find((each) => each.id === clause);
  const n = (found?.norms.findIndex((norm) => norm.id === id) ?? -1) + 1;
  const several = n > 0 && (found?.norms.length ?? 0) > 1;
  return html`<a href="#${clause}"
    >${speech.inline((language) =>
      several
        ? speech.text(language, 'trace:sentenceCited', { clause: citation(clause, language), n })
        : citation(clause, language),
    )}</a
  > `;
}

/** Names of cases are letters, figures and hyphens; an address may hold nothing else. */
function caseAnchor({ clause, name }: TestedCase): string {
  return `${clause}--${name.replace(/[^\w-]/g, '_')}`;
}

function caseItem(context: PageContext, each: TestedCase): Markup {
  return html`<li id="${caseAnchor(each)}">
    ${context.speech.official((language) => {
      const own = each.languages[language];
      return own === undefined ? null : caseText(context, own, language);
    })}
  </li> `;
}

function caseText(
  { speech }: PageContext,
  { title, file, line, counts }: CaseInLanguage,
  language: (typeof OFFICIAL_LANGUAGES)[number],
): Markup {
  const numbers = CASE_STATUSES.flatMap((status: CaseStatus) => {
    const count = counts.get(status);
    return count === undefined
      ? []
      : [
          html`<span class="count ${status}"
            >${speech.text(language, `caseStatus.${status}`, { count })}</span
          >`,
        ];
  });
  return html`<p class="case-title">${outside(title)}</p>
    <p class="evidence">${numbers} <code>${placeKey(file, line)}</code></p>`;
}
