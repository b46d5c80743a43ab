/* global CSS, Highlight, Range, document, location, window, addEventListener, NodeFilter */
(() => {
  'use strict';

  const byId = (id) => document.getElementById(id);
  const clauses = [...document.querySelectorAll('.clause')];
  const articles = [...document.querySelectorAll('.article')];
  const search = byId('search');
  const found = byId('found');
  const spoken = byId('spoken');
  const help = byId('help');
  const keysOn = byId('keys-on');

  document.documentElement.classList.add('js');

  const plain = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  /** What is searched of a clause: the law, how it is cited, its id, its doubts and its readings by name. */
  const searched = clauses.map((clause) => {
    const parts = clause.querySelectorAll(':scope > .law .words, h3, .anomaly > h4, .reading code');
    return plain([clause.id, ...[...parts].map((part) => part.textContent)].join('\n'));
  });

  const shown = (clause) => clause.offsetParent !== null;

  function seek() {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    clauses.forEach((clause, index) => {
      clause.classList.toggle('missed', !words.every((word) => searched[index].includes(word)));
    });
    articles.forEach((article) => {
      article.classList.toggle('missed', article.querySelector('.clause:not(.missed)') === null);
    });
    document.body.classList.toggle('searching', words.length > 0);
    highlight(words);
    count(words.length > 0);
  }

  function count(searching) {
    const number = clauses.filter(shown).length;
    const all = byId('show-all').checked && !searching;
    const text = number === 0 ? spoken.dataset.none : spoken.dataset.found.replaceAll('#', String(number));
    found.textContent = all ? '' : text;
  }

  /** Marks the words without touching the document, where the browser can. */
  function highlight(words) {
    if (!('highlights' in CSS)) return;
    CSS.highlights.delete('search');
    if (words.length === 0) return;
    const ranges = [];
    for (const clause of clauses) {
      if (clause.classList.contains('missed')) continue;
      for (const part of clause.querySelectorAll(':scope > .law .words')) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) ranges.push(...occurrences(walker.currentNode, words));
      }
    }
    CSS.highlights.set('search', new Highlight(...ranges));
  }

  function occurrences(node, words) {
    // Sign by sign, so that a letter and its accent stay one place of the text.
    const signs = [...node.data];
    const letters = signs.map((sign) => plain(sign));
    const starts = [];
    let text = '';
    letters.forEach((letter, index) => {
      for (let each = 0; each < letter.length; each += 1) starts.push(index);
      text += letter;
    });
    const offsets = [0];
    signs.forEach((sign) => offsets.push(offsets.at(-1) + sign.length));
    const ranges = [];
    for (const word of words) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, offsets[starts[at]]);
        range.setEnd(node, offsets[starts[at + word.length - 1] + 1]);
        ranges.push(range);
      }
    }
    return ranges;
  }

  function say(text) {
    spoken.textContent = '';
    spoken.textContent = text;
  }

  /** The clause that the reader is at: the focused one, or the first that is not above the window. */
  function position(list) {
    const focused = document.activeElement.closest('.clause');
    if (focused !== null && list.includes(focused)) return { at: list.indexOf(focused), on: true };
    const top = focused === null ? 0 : focused.getBoundingClientRect().top + 1;
    const below = list.findIndex((clause) => clause.getBoundingClientRect().bottom > Math.max(top, 120));
    return { at: below === -1 ? list.length : below, on: false };
  }

  function go(step, selector) {
    const list = clauses.filter((clause) => shown(clause) && clause.matches(selector));
    if (list.length === 0) return say(spoken.dataset.noFailure);
    const { at, on } = position(list);
    const next = step > 0 ? (on ? at + 1 : at) : at - 1;
    const target = list[(next + list.length) % list.length];
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  }

  /** A link leads to what is filtered out, or closed: then it is shown. */
  function reveal() {
    const target = byId(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    for (
      let details = target.closest('details');
      details !== null;
      details = details.parentElement.closest('details')
    ) {
      details.open = true;
    }
    if (target.offsetParent === null) {
      byId('show-all').checked = true;
      search.value = '';
      seek();
    }
    target.scrollIntoView({ block: 'start' });
  }

  const FAILED = '.is-does_not_conform';
  const KEYS = {
    '/': () => {
      search.focus();
      search.select();
    },
    j: () => go(1, '*'),
    k: () => go(-1, '*'),
    f: () => go(1, FAILED),
    F: () => go(-1, FAILED),
    '?': () => help.showModal(),
  };

  const isTyped = (element) => element.matches('input[type="search"], textarea, select');

  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === search) {
      search.value = '';
      seek();
      search.blur();
      return;
    }
    const command = KEYS[event.key];
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (command === undefined || modified || help.open || !keysOn.checked || isTyped(event.target)) return;
    event.preventDefault();
    command();
  });

  search.addEventListener('input', seek);
  for (const choice of document.querySelectorAll('input[name="show"]')) {
    choice.addEventListener('change', () => count(search.value.trim() !== ''));
  }
  byId('next-failure').addEventListener('click', () => go(1, FAILED));
  byId('open-help').addEventListener('click', () => help.showModal());
  byId('close-help').addEventListener('click', () => help.close());
  byId('print').addEventListener('click', () => window.print());

  let opened = [];
  addEventListener('beforeprint', () => {
    if (!byId('print-all').checked) return;
    opened = [...document.querySelectorAll('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });

  addEventListener('hashchange', reveal);
  // A browser restores what was typed and chosen when a page is loaded again.
  seek();
  if (location.hash !== '') reveal();
})();
