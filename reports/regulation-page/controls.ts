/** What the reader chooses: which clauses, which language, which words. Choices work without the script, words need it. */
import { CLAUSE_STATUSES } from '../verdict';
import { sign } from './dice';
import type { PageContext } from './input';
import { html, type Markup } from './markup';
import type { Speech } from './speech';

export function controls(context: PageContext): Markup {
  const { speech } = context;
  return html`<div class="controls" role="region" aria-label="${speech.attribute('controls')}">
    <div class="row">
      <p class="search scripted">
        <label for="search" class="unseen">${speech.say('search.label')}</label>
        <input
          type="search"
          id="search"
          autocomplete="off"
          spellcheck="false"
          placeholder="${speech.attribute('search.hint')}"
          aria-keyshortcuts="/"
        />
      </p>
      ${languages(speech)}
      <p class="actions scripted">
        <button type="button" id="next-failure" aria-keyshortcuts="f">${speech.say('nextFailure')}</button>
        <button type="button" id="open-help" aria-keyshortcuts="?" aria-haspopup="dialog">
          ${speech.say('help.open')}
        </button>
      </p>
    </div>
    ${statuses(context)}
  </div>`;
}

/** Beside the particulars, since whoever prints begins there. Unticked, what is folded up stays out. */
export function printing(speech: Speech): Markup {
  return html`<p class="printing">
    <button type="button" class="scripted" id="print">${speech.say('print')}</button>
    <label class="tick"><input type="checkbox" id="print-all" /> ${speech.say('printAll')}</label>
  </p>`;
}

function choice(name: string, id: string, chosen: boolean, label: Markup, style = ''): Markup {
  return html`<input type="radio" name="${name}" id="${id}" ${chosen ? html` checked` : null} /><label
      for="${id}"
      class="${style}"
      >${label}</label
    >`;
}

/** Each language under its own name, whatever the page speaks. */
const NAMES = { zh: '中文', pt: 'Português', en: 'English' } as const;

function languages(speech: Speech): Markup {
  const chosen = speech.own === 'en' ? 'en' : 'both';
  return html`<fieldset class="languages">
    <legend class="unseen">${speech.say('language')}</legend>
    ${choice('language', 'language-both', chosen === 'both', html`${NAMES.zh} + ${NAMES.pt}`)}${speech.languages.map(
      (language) =>
        choice(
          'language',
          `language-${language}`,
          chosen === language,
          html`<span lang="${language}">${NAMES[language]}</span>`,
        ),
    )}
  </fieldset>`;
}

function statuses({ speech, verdict: { clauses } }: PageContext): Markup {
  const counted = (key: string, count: number) => html`${speech.say(key)} <b>${count}</b>`;
  const contra = clauses.filter(({ contraLitteram }) => contraLitteram === true).length;
  return html`<fieldset class="statuses">
    <legend class="unseen">${speech.say('filter')}</legend>
    ${choice('show', 'show-all', true, counted('all', clauses.length))}${CLAUSE_STATUSES.map((status) => {
      const count = clauses.filter((each) => each.status === status).length;
      return count === 0
        ? null
        : choice(
            'show',
            `show-${status}`,
            false,
            html`${sign(status)} ${counted(`reports:status.${status}`, count)}`,
            status,
          );
    })}${contra === 0 ? null : choice('show', 'show-contra', false, counted('contra', contra), 'contra')}
  </fieldset>`;
}

/** Key, and the sentence on what it does. */
const KEYS = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['f', 'nextFailure'],
  ['F', 'previousFailure'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const;

export function help({ speech }: PageContext): Markup {
  return html`<dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">${speech.say('help.title')}</h2>
      <dl>
        ${KEYS.map(
          ([key, sentence]) =>
            html`<div>
              <dt><kbd>${key}</kbd></dt>
              <dd>${speech.say(`keys.${sentence}`)}</dd>
            </div>`,
        )}
      </dl>
      <p>
        <label class="tick"
          ><input type="checkbox" id="keys-on" checked /> ${speech.say('help.keysOn')}</label
        >
      </p>
      <p><button type="button" id="close-help">${speech.say('help.close')}</button></p>
    </dialog>
    <p
      class="unseen"
      id="spoken"
      role="status"
      data-found="${speech.attribute('search.found', { count: '#' })}"
      data-none="${speech.attribute('search.none')}"
      data-no-failure="${speech.attribute('search.noFailure')}"
    ></p>`;
}
