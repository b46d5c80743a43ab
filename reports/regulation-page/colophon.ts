/** What stands beside the page in the certification folder, and what made both. */
import type { PageContext } from './input';
import { html, type Markup } from './markup';
import { outsideName } from './outside';

export function colophon({ speech, verdict, links }: PageContext): Markup {
  const file = (key: string, href: string | null) =>
    href === null
      ? null
      : html`<li>
          <a href="${href}"><code>${href}</code></a> ${speech.say(`files.${key}`)}
        </li>`;
  const tools = Object.entries(verdict.tools).map(([name, version]) => `${name} ${version}`);
  return html`<footer class="colophon">
    <h2>${speech.say('files.title')}</h2>
    <ul>
      ${file('verdict', links.verdict)}${file('allure', links.allure?.page ?? null)}${file('transcript', links.transcript)}${file('messages', links.messages)}
    </ul>
    <p>${outsideName([`${verdict.suite.name} ${verdict.suite.version}`, ...tools].join(' · '))}</p>
  </footer>`;
}
