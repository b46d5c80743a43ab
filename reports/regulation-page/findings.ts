/** What was found against a clause, what the text leaves open, and what proves nothing. */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import { caseTitle } from '../cases';
import type { ClauseVerdict, Failure } from '../verdict';
import { throws } from './dice';
import { placeKey, type PageContext } from './input';
import { html, type Markup } from './markup';
import { outside } from './outside';

type Place = Pick<Failure, 'case' | 'row' | 'language' | 'file' | 'line'>;
type ByLanguage<T> = Partial<Record<OfficialLanguage, T[]>>;

/** The same row of the same case in both languages is one row of the page. */
function byRow<T extends Place>(items: readonly T[]): ByLanguage<T>[] {
  const rows = new Map<string, ByLanguage<T>>();
  for (const item of items) {
    // A case without a name is told apart by its place.
    const key = JSON.stringify([item.case ?? placeKey(item.file, item.line), item.row]);
    const row = rows.get(key) ?? {};
    rows.set(key, row);
    (row[item.language] ??= []).push(item);
  }
  return [...rows.values()];
}

export function failuresPart(context: PageContext, { id, failures }: ClauseVerdict): Markup | null {
  if (failures.length === 0) return null;
  const { speech } = context;
  const rows = byRow(failures);
  const further = rows.length - context.rows;
  return html`<section class="findings failures">
    <h4>${speech.say('failures', { count: rows.length })}</h4>
    <ol>
      ${rows.slice(0, context.rows).map((row) => failureRow(context, row))}
    </ol>
    ${further > 0 ? html`<p class="further">${speech.say('further', { count: further })} ${verdictFile(context)}</p>` : null}
    ${exchangesCommand(context, id, failures)}
  </section>`;
}

/** What shows the exchanges line by line, to whoever stands in the folder of the page. */
function exchangesCommand(
  { speech, links }: PageContext,
  clause: string,
  failures: readonly Failure[],
): Markup | null {
  if (links.transcript === null || failures.every(({ transcript }) => transcript === undefined)) return null;
  return html`<p class="further">
    ${speech.say('exchangesCommand')}
    <code>craps-conformance transcript . --clause ${clause} --failures</code>
  </p>`;
}

function verdictFile({ links }: PageContext): Markup | null {
  return links.verdict === null ? null : html`<a href="${links.verdict}"><code>${links.verdict}</code></a>`;
}

function failureRow(context: PageContext, row: ByLanguage<Failure>): Markup {
  const [first] = OFFICIAL_LANGUAGES.flatMap((language) => row[language] ?? []);
  return html`<li>
    ${first === undefined || first.dice.length === 0 ? null : throws(first.dice)}${context.speech.official(
      (language) => {
        const failures = row[language];
        return failures === undefined
          ? null
          : html`${failures.map((failure) => failureText(context, failure))}`;
      },
    )}
  </li>`;
}

function failureText(context: PageContext, failure: Failure): Markup {
  const { language, required, actual, evidence, message, file, line, shownBy, contradicted } = failure;
  const say = (key: string) =>
    context.speech
      .text(language, key)
      .trim()
      .replace(/[:：]$/u, '');
  const entry = (label: string, value: string) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${outside(value)}</dd>
    </div>`;
  const title = titleAt(context, file, line);
  return html`<p class="case-title">${title === null ? null : outside(title)}</p>
    <dl class="compared">
      ${
        required === null || actual === null
          ? entry(say('message'), message ?? '—')
          : [
              entry(say('reports:allure.required'), required),
              entry(
                say(evidence === undefined ? 'reports:allure.actual' : 'reports:allure.inspected'),
                actual,
              ),
            ]
      }
    </dl>
    ${shownBy === undefined ? null : html`<p><a href="#finding-${shownBy}">${context.speech.text(language, 'reports:judged.shownBy', { number: shownBy })}</a></p>`}
    ${contradicted === true ? html`<p>${context.speech.text(language, 'reports:judged.contradicted')}</p>` : null}
    ${evidenceLinks(context, failure)}`;
}

function titleAt(context: PageContext, file: string, line: number): string | null {
  const run = context.runAt(file, line);
  return run === null ? null : caseTitle(run);
}

function evidenceLinks(context: PageContext, failure: Failure): Markup {
  const { speech, links } = context;
  const { language, file, line, transcript } = failure;
  const place = placeKey(file, line);
  const say = (key: string, values = {}) => speech.text(language, key, values);
  const result = links.allure?.results.get(place);
  return html`<p class="evidence">
    <code>${place}</code>${
      links.allure === null
        ? null
        : html` <a href="${links.allure.page}${result ?? ''}"
            >${say(result === undefined ? 'report' : 'result')}</a
          >`
    }${
      links.transcript === null || transcript === undefined
        ? null
        : html` <a href="${links.transcript}"
            >${say('transcriptLines', {
              file: links.transcript,
              chain: transcript.chain,
              from: transcript.from,
              to: transcript.to,
            })}</a
          >`
    }
  </p>`;
}

/** What the text leaves open, with what the table did: rows in which it did the same stand together. */
export function undecidedPart(context: PageContext, { notDecidable }: ClauseVerdict): Markup | null {
  if (notDecidable.length === 0) return null;
  const { speech } = context;
  const rows = byRow(notDecidable);
  const groups = new Map<string, ByLanguage<ClauseVerdict['notDecidable'][number]>[]>();
  for (const row of rows) {
    const done = OFFICIAL_LANGUAGES.map((language) => row[language]?.map(({ actual }) => actual));
    const key = JSON.stringify([row.zh?.[0]?.case ?? row.pt?.[0]?.case, done]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const shown = [...groups.values()].slice(0, context.rows);
  const further = groups.size - shown.length;
  return html`<section class="findings undecided">
    <h4>${speech.say('undecided', { count: rows.length })}</h4>
    <ol>
      ${shown.map((group) => {
        const dice = group.flatMap((row) => (row.zh ?? row.pt ?? []).map((each) => each.dice));
        return html`<li>
          ${thrown(dice)}${speech.official((language) => {
            const [first] = group.flatMap((row) => row[language] ?? []);
            if (first === undefined) return null;
            const title = context.runAt(first.file, first.line)?.title;
            return html`${title === undefined ? null : html`<p class="case-title">${outside(title)}</p>`}
              <dl class="compared">
                <div>
                  <dt>${speech.text(language, 'tableDid')}</dt>
                  <dd>${outside(first.actual)}</dd>
                </div>
              </dl>
              <p class="evidence"><code>${placeKey(first.file, first.line)}</code></p>`;
          })}
        </li>`;
      })}
    </ol>
    ${further > 0 ? html`<p class="further">${speech.say('further', { count: further })} ${verdictFile(context)}</p>` : null}
  </section>`;
}

/** As many rows as there are pairs of dice. */
const THROWN = 36;

function thrown(rows: readonly (readonly (readonly [number, number])[])[]): Markup | null {
  const withDice = rows.filter((dice) => dice.length > 0);
  if (withDice.length === 0) return null;
  return html`<div class="rows">
    ${withDice.slice(0, THROWN).map((dice) => throws(dice))}${withDice.length > THROWN ? '…' : null}
  </div>`;
}

/** Cases that prove nothing, those of one cause and one message together. */
export function inconclusivePart(context: PageContext, { inconclusive }: ClauseVerdict): Markup | null {
  if (inconclusive.length === 0) return null;
  const { speech } = context;
  const groups = new Map<string, ClauseVerdict['inconclusive']>();
  for (const each of inconclusive) {
    const key = JSON.stringify([each.cause, each.message]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const shown = [...groups.values()].slice(0, context.rows);
  return html`<section class="findings unproven">
    <h4>${speech.say('inconclusive', { count: inconclusive.length })}</h4>
    <ul>
      ${shown.map((group) => {
        const [first] = group;
        if (first === undefined) return null;
        return html`<li>
          ${speech.say(`reports:cause.${first.cause}`)}${
            first.message === null ? null : html`<p>${outside(first.message)}</p>`
          }
          <p class="evidence">
            <code>${placeKey(first.file, first.line)}</code>${
              group.length > 1 ? html` ${speech.say('andFurther', { count: group.length - 1 })}` : null
            }
          </p>
        </li>`;
      })}
    </ul>
    ${groups.size > shown.length ? html`<p class="further">${verdictFile(context)}</p>` : null}
  </section>`;
}
