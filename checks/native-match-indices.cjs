'use strict';

// Cucumber's expressions ask a package for the places of the groups that a phrase has matched. It was written when
// Node could not tell them, takes every regular expression apart for it, and does so for each text that is matched.
// Every Node that this product runs on tells them by itself, by the flag `d`. To be required before Cucumber is.
const { createRequire } = require('node:module');

/** With the flag `d`, by the expression that has none. */
const telling = new WeakMap();

/** What `regexp.exec(text)` gives, with `indices`. */
function exec(regexp, text) {
  let own = telling.get(regexp);
  if (own === undefined) {
    own = regexp.hasIndices ? regexp : new RegExp(regexp.source, `${regexp.flags}d`);
    telling.set(regexp, own);
  }
  own.lastIndex = regexp.lastIndex;
  const match = own.exec(text);
  regexp.lastIndex = own.lastIndex;
  return match;
}

/** The file of the package; undefined where Cucumber does without it. */
function polyfill() {
  try {
    const cucumber = createRequire(require.resolve('@cucumber/cucumber'));
    return createRequire(cucumber.resolve('@cucumber/cucumber-expressions')).resolve('regexp-match-indices');
  } catch {
    return undefined;
  }
}

const file = polyfill();
// What is loaded already is in use already.
if (file !== undefined && require.cache[file] === undefined) {
  const { Module } = require('node:module');
  const module = new Module(file, null);
  Object.assign(module, { filename: file, exports: exec, loaded: true });
  require.cache[file] = module;
}

module.exports = { exec, file };
