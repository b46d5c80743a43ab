/** What the judge of the record found, cause by cause: before the law, and folded but for the sentence that says it. */
import { countsText, headText } from '../judged-texts';
import type { FindingOfTheJudge } from '../verdict';
import type { PageContext } from './input';
import { html, type Markup } from './markup';
import { outside } from './outside';

/** Characters of a sentence. */
const LONGEST = 1500;

export function findingsOfTheJudge(context: PageContext): Markup | null {
  const { speech, verdict } = context;
  const { findings } = verdict;
  if (findings.length === 0) return null;
  return html`<section class="statements judged">
    <h2>
      ${speech.inline((language) => speech.text(language, 'reports:summary.findings').replace(/[:：]\s*$/u, ''))}
      (${findings.length})
    </h2>
    ${findings.slice(0, context.rows).map((finding) => findingPart(context, finding))}
    ${findings.length > context.rows ? html`<p class="further">${speech.say('further', { count: findings.length - context.rows })} <code>verdict.json</code></p>` : null}
  </section>`;
}

function findingPart({ speech }: PageContext, finding: FindingOfTheJudge): Markup {
  const { clause, texts, play, places } = finding;
  const known = clause === null ? null : html`<a href="#${clause}">§</a> `;
  return html`<details id="finding-${finding.number}">
    <summary>${known}${speech.inline((language) => outside(headText(finding, language), LONGEST))}</summary>
    ${speech.pair((language) => outside(texts[language], LONGEST))}
    <p>${speech.inline((language) => outside(countsText(finding, language), LONGEST))}</p>
    ${
      play.length === 0
        ? null
        : html`<ol>
            ${play.map((step) => html`<li>${speech.inline((language) => outside(step.texts[language], LONGEST))}</li>`)}
          </ol>`
    }
    <ul>
      ${places.map(({ chain, sequence, file, line }) => html`<li><code>${file === undefined ? '' : outside(`${file}:${String(line ?? '')} `)}${outside(`${chain} #${String(sequence)}`)}</code></li>`)}
    </ul>
  </details>`;
}

/** Which findings count against a clause. */
export function judgedPart({ speech, verdict }: PageContext, id: string): Markup | null {
  const own = verdict.findings.filter(({ clause }) => clause === id);
  if (own.length === 0) return null;
  return html`<div class="note">
    ${own.map(
      (finding) =>
        html`<p>
            <a href="#finding-${finding.number}"
              >${speech.inline((language) => outside(headText(finding, language)))}</a
            >
          </p>
          ${speech.official((language) => html`<p>${outside(finding.texts[language], LONGEST)}</p>`)}`,
    )}
  </div>`;
}
