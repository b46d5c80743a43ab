'use strict';

// The long form of the kill test; an environment variable set in a script of package.json is not understood everywhere.
const { spawnSync } = require('node:child_process');

const mocha = require.resolve('mocha/bin/mocha.js');
const { status } = spawnSync(
  process.execPath,
  [mocha, '--no-config', '--require', './register.cjs', '--timeout', '0', 'test/resume/kill.test.ts'],
  { stdio: 'inherit', env: { ...process.env, KILLED_RUNS: '20' } },
);
process.exit(status ?? 1);
