/** What stands before the law: which law, which table, under which readings, and the verdict on the whole. */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import { META } from '../../regulation';
import type { Verdict } from '../verdict';
import { printing } from './controls';
import { sign } from './dice';
import type { PageContext } from './input';
import { findingsOfTheJudge } from './judged';
import { html, type Markup } from './markup';
import { outside, outsideName } from './outside';
import { LANGUAGE_TAGS, type Speech } from './speech';

/** Characters of a reason or remark: both name clauses, and some many of them. */
const LONGEST_REMARK = 1500;

export function cover(context: PageContext): Markup {
  const { speech, verdict } = context;
  return html`<header class="cover">
    <p class="kicker">${speech.say('kicker')}</p>
    <h1 class="law">
      ${OFFICIAL_LANGUAGES.map(
        (language) =>
          html`<span class="${language}" lang="${LANGUAGE_TAGS[language]}"
            >${verdict.regulation.title[language]}</span
          >`,
      )}
    </h1>
    ${speech.official(
      (language) =>
        html`<p>${verdict.regulation.instrument[language]}</p>
          <p class="gazette">
            <a href="${verdict.regulation.gazette.address[language]}"
              >${gazette(speech, verdict, language)}</a
            >
          </p>
          ${language === 'pt' && verdict.regulation.portuguese.status === 'working' ? html`<p class="working">${META.portuguese.note.pt}</p>` : null}`,
    )}
    ${conclusion(context)} ${findingsOfTheJudge(context)} ${facts(context)}
    ${remarks(speech, 'reasons', verdict.reasons, verdict.cases.failed > 0 ? 'reports:summary.reasonsBeside' : 'reports:summary.reasons')}
    ${remarks(speech, 'remarks', verdict.remarks, 'reports:summary.remarks')} ${printing(speech)}
  </header>`;
}

function gazette(speech: Speech, { regulation }: Verdict, language: OfficialLanguage): string {
  const { name, number, published } = regulation.gazette;
  return speech.text(language, 'gazette', { name: name[language], number, published });
}

function conclusion({ speech, verdict }: PageContext): Markup {
  const { verdict: name, partial, target, adapter } = verdict;
  return html`<div class="conclusion ${name}">
    <p class="item">
      ${
        target === null
          ? html`${outsideName(adapter.kind)} ${outsideName(adapter.target)}`
          : html`${outsideName(target.maker)}
              <b>${outsideName(target.model)}</b> ${outsideName(target.firmware)}`
      }
    </p>
    <p class="verdict">
      ${sign(name === 'conforms_as_described' ? 'conforms' : name)}
      ${speech.inline((language) => {
        const word = speech.text(language, `reports:verdict.${name}`);
        return partial ? speech.text(language, 'reports:allure.partialVerdict', { verdict: word }) : word;
      })}
    </p>
    ${asDescribed(speech, verdict)}
  </div>`;
}

/** Beside the statement, and never folded away: it is a part of it. */
function asDescribed(speech: Speech, { asDescribed: list = [] }: Verdict): Markup | null {
  if (list.length === 0) return null;
  return html`<ul class="described">
    ${list.map(({ texts }) => html`<li>${speech.inline((language) => outside(texts[language], LONGEST_REMARK))}</li>`)}
  </ul>`;
}

function facts({ speech, verdict }: PageContext): Markup {
  const { target, adapter, scope, readings, languages, tags, suite, inspection, cases, regulation } = verdict;
  const entry = (key: string, value: Markup | null, style = '') =>
    value === null
      ? null
      : html`<div class="${style}">
          <dt>${speech.say(key)}</dt>
          <dd>${value}</dd>
        </div>`;
  const environment = (key: string) => `reports:allure.environment.${key}`;
  const from = (text: string | undefined) => (text === undefined ? null : outsideName(text));
  return html`<dl class="particulars">
    ${entry('day', html`<time datetime="${verdict.finishedAt}">${outsideName(verdict.finishedAt.slice(0, 16).replace('T', ' '))} UTC</time>`)}
    ${entry(environment('scope'), speech.say(`reports:scope.${scope}`))}
    ${entry(
      environment('readings'),
      html`<a href="#readings">${speech.say(`reports:readingSet.${readings.set}`)}</a>${
          readings.decision === null
            ? null
            : html` (${outsideName(readings.decision.by)}, ${outsideName(readings.decision.on)})`
        }`,
    )}
    ${entry(
      environment('languages'),
      speech.inline((each) =>
        languages
          .map((language) => speech.text(each, `reports:language.${language}`))
          .join(speech.text(each, 'reports:enumeration')),
      ),
    )}
    ${entry('casesRun', html`${cases.run} / ${cases.planned}`)}
    ${entry(environment('serialNumber'), from(target?.serialNumber))}
    ${entry(environment('softwareHash'), target?.softwareHash === undefined ? null : html`<code>${outsideName(target.softwareHash)}</code>`, 'wide')}
    ${entry(environment('adapter'), html`${outsideName(adapter.kind)} ${outsideName(adapter.target)}`)}
    ${entry(environment('tags'), tags === null ? null : html`<code>${outsideName(tags)}</code>`)}
    ${entry(environment('inspection'), inspection === null ? null : inspected(inspection), 'wide')}
    ${entry(environment('suite'), outsideName(`${suite.name} ${suite.version}`))}
    ${entry(environment('regulation'), html`<code>${regulation.sha256}</code>`, 'wide')}
  </dl>`;
}

function inspected({ inspector, date, place, sha256 }: NonNullable<Verdict['inspection']>): Markup {
  return html`${outsideName(inspector.name)} (${outsideName(inspector.function)}), ${outsideName(date)},
    ${outsideName(place)} <code>${outsideName(sha256)}</code>`;
}

function remarks(
  speech: Speech,
  kind: string,
  items: Verdict['reasons'] | Verdict['remarks'],
  title: string,
): Markup | null {
  if (items.length === 0) return null;
  return html`<details class="statements ${kind}" ${kind === 'reasons' ? html` open` : null}>
    <summary>
      ${speech.inline((language) => speech.text(language, title).replace(/[:：]\s*$/u, ''))} (${items.length})
    </summary>
    <ul>
      ${items.map(({ texts }) => html`<li>${speech.pair((language) => outside(texts[language], LONGEST_REMARK))}</li>`)}
    </ul>
  </details>`;
}
