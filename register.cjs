'use strict';

// One place decides how TypeScript is loaded: the command line, Cucumber's workers, mocha and the benchmark all
// require this file. ts-node ignores node_modules by default, which would hide an installed copy of this package
// from itself, so only foreign packages below this one are ignored.
const path = require('node:path');

const root = __dirname;

require('ts-node').register({
  project: path.join(root, 'tsconfig.json'),
  swc: true,
  ignore: [`${escapeForRegExp(path.join(root, 'node_modules'))}`],
});

function escapeForRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
