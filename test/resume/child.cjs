'use strict';

// The command line on the suite whose folder is given, as a process of its own that can be killed.
require('../../register.cjs');
const path = require('node:path');
const { main } = require('../../cli/main.ts');
const { SUITE } = require('../../checks');

const [root, ...argv] = process.argv.slice(2);
const support = SUITE.support.map((glob) => path.join(SUITE.root, glob));
void main(argv, { suite: { root, support }, systemLocale: 'en-GB' }).then(
  (code) => (process.exitCode = code),
);
