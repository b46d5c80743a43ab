'use strict';

// Loads the module of a third party's adapter, in a process of its own for the reason that runner.ts gives, and tells
// on the descriptor 3 what it exports: what the module prints goes elsewhere.
require('../../register.cjs');
const { writeSync } = require('node:fs');
const { loadAdapter } = require('../../adapters/third-party/module');

loadAdapter(process.argv[2])
  .then(
    ({ connect, shareable }) => ({ connects: connect !== undefined, shareable }),
    (error) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  .then((found) => {
    writeSync(3, JSON.stringify(found));
    process.exit(0);
  });
