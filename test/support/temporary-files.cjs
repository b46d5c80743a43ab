'use strict';

// One folder for whatever the tests of a run write. Mocha ends its workers without letting them clean up, so that the
// process that started them does.
const { mkdtempSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const VARIABLE = 'CRAPS_CONFORMANCE_TEST_FOLDER';

// The workers inherit it.
const isFirst = process.env[VARIABLE] === undefined;
if (isFirst) process.env[VARIABLE] = mkdtempSync(path.join(os.tmpdir(), 'craps-tests-'));

exports.mochaGlobalTeardown = () => {
  if (isFirst) rmSync(process.env[VARIABLE], { recursive: true, force: true, maxRetries: 3 });
};
