/** The comparison as a page: one file, no request to anyone, and nothing that runs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InterfaceLanguage } from '../../locales';
import { html, trusted, type Markup } from '../regulation-page/markup';
import { outsideName } from '../regulation-page/outside';
import { LANGUAGE_TAGS, Speech } from '../regulation-page/speech';
import type { Comparison, Side } from './schema';
import { againTotals, say, sectionsOf } from './words';

const style = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Items of one list: a page of thousands is read by nobody, and `--json` has them all. */
const LONGEST_LIST = 500;

/** @param language that the tool speaks: English is on the page only where it is this one */
export function comparisonPage(comparison: Comparison, language: InterfaceLanguage): string {
  const speech = new Speech(language);
  const sheet = [style('../regulation-page/assets/ground.css'), style('assets/comparison.css')].join('\n');
  const { source } = html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy(sheet)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>${speech.attribute('compare:title')}</title>
        ${trusted(`<style>${sheet}</style>`)}
      </head>
      <body>
        ${body(comparison, speech)}
      </body>
    </html> `;
  return source;
}

function policy(sheet: string): string {
  const digest = createHash('sha256').update(sheet).digest('base64');
  return `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
}

function body(comparison: Comparison, speech: Speech): Markup {
  const { before, after, same, cases } = comparison;
  const { count, outstanding } = againTotals(comparison);
  const todo = count === 0 ? 'nothingAgain' : outstanding === 0 ? 'allAgain' : 'someAgain';
  const sections = sectionsOf(comparison);
  return html`<header>
      <h1>${speech.pair((language) => say(language, 'title'))}</h1>
      <p class="conclusion ${same ? 'same' : 'different'}">
        ${speech.pair((language) => say(language, same ? 'conclusion.same' : 'conclusion.different'))}
      </p>
      <p class="${outstanding === 0 ? 'todo' : 'todo open'}">
        ${speech.pair((language) => say(language, todo, { count, outstanding }))}
      </p>
      ${sides(before, after, speech)}
      <nav aria-label="${speech.attribute('compare:contents')}">
        <ul>
          ${sections.map(
            ({ key, items }) =>
              html`<li>
                <a href="#${key}"
                  >${speech.inline((language) => say(language, `section.${key}`, { count: items.length }))}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
    </header>
    <main>
      ${sections.map(
        ({ key, items }) =>
          html`<section id="${key}">
            <h2>${speech.pair((language) => say(language, `section.${key}`, { count: items.length }))}</h2>
            <ul>
              ${items.slice(0, LONGEST_LIST).map((write) => html`<li>${speech.pair(write)}</li>`)}
            </ul>
            ${items.length > LONGEST_LIST ? html`<p>${speech.pair((language) => say(language, 'more', { count: items.length - LONGEST_LIST }))}</p>` : null}
          </section>`,
      )}
      <p class="rest">${speech.pair((language) => say(language, 'same', { count: cases.same }))}</p>
    </main>`;
}

type Fact = [key: string, value: (side: Side) => Markup | string];

function sides(before: Side, after: Side, speech: Speech): Markup {
  const facts: Fact[] = [
    ['folder', ({ folder }) => outsideName(folder)],
    [
      'table',
      ({ table }) =>
        table === null
          ? speech.say('compare:tableUnknown')
          : outsideName(`${table.maker} ${table.model} ${table.firmware}`),
    ],
    [
      'verdict',
      ({ verdict, partial }) =>
        html`${speech.say(`reports:verdict.${verdict}`)}${partial ? html` (${speech.say('compare:partial')})` : null}`,
    ],
    ['readings', ({ readings }) => speech.say(`reports:readingSet.${readings}`)],
    ['suite', ({ suite }) => outsideName(`${suite.name} ${suite.version}`)],
    ['regulation', ({ regulationSha256 }) => html`<code>${regulationSha256}</code>`],
    [
      'cases',
      ({ cases: { planned, run, passed, failed } }) =>
        speech.say('compare:counts', { planned, run, passed, failed }),
    ],
    [
      'day',
      ({ finishedAt }) =>
        html`<time datetime="${finishedAt}">${finishedAt.slice(0, 16).replace('T', ' ')} UTC</time>`,
    ],
  ];
  return html`<table>
    <thead>
      <tr>
        <td></td>
        <th scope="col">${speech.say('compare:column.before')}</th>
        <th scope="col">${speech.say('compare:column.after')}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.map(
        ([key, value]) =>
          html`<tr>
            <th scope="row">${speech.say(`compare:fact.${key}`)}</th>
            <td>${value(before)}</td>
            <td>${value(after)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
