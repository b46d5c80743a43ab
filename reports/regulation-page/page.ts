/** The page as a whole: one file, no request to anyone, nothing that runs but the script it carries. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLAUSES, articleOf } from '../../regulation';
import { articles } from './articles';
import { contents } from './contents';
import { controls, help } from './controls';
import { cover } from './cover';
import { drawings } from './dice';
import { PageContext, type RegulationPage } from './input';
import { html, trusted, type Markup } from './markup';
import { readingsRegister } from './readings';
import { colophon } from './colophon';
import { LANGUAGE_TAGS } from './speech';

const asset = (name: string) => readFileSync(path.join(__dirname, 'assets', name), 'utf8');

/** In this order: what is said of a narrow window or of paper overrules what is said before. */
const STYLE = [
  'ground',
  'columns',
  'cover',
  'controls',
  'filter',
  'law',
  'folded',
  'register',
  'narrow',
  'print',
] as const;

/** The articles of the regulation in their order. */
export const ARTICLES: readonly number[] = [...new Set(CLAUSES.flatMap(({ id }) => articleOf(id) ?? []))];

/** @returns the page as one HTML file, which needs nothing beside itself */
export function regulationPage(page: RegulationPage): string {
  const context = new PageContext(page);
  const { speech } = context;
  const style = STYLE.map((name) => asset(`${name}.css`)).join('\n');
  const script = asset('page.js');
  const document = html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[page.language]}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy(style, script)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>${speech.attribute('title')}</title>
        ${trusted(`<style>${style}</style>`)}
      </head>
      <body class="speaks-${page.language}">
        ${body(context)} ${trusted(`<script>${script}</script>`)}
      </body>
    </html> `;
  return document.source;
}

function body(context: PageContext): Markup {
  const { speech } = context;
  return html`<a class="skip" href="#law">${speech.say('skip')}</a>
    ${drawings()} ${cover(context)} ${controls(context)}
    <div class="sheet">
      ${contents(context, ARTICLES)}
      <main id="law" tabindex="-1">
        <p class="found" id="found" role="status"></p>
        ${articles(context, ARTICLES)} ${readingsRegister(context)}
      </main>
    </div>
    ${colophon(context)} ${help(context)}`;
}

function policy(style: string, script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
