'use strict';

// Required into every process of a command that is measured: tells at its end what it has used.
const { appendFileSync } = require('node:fs');

const file = process.env.CRAPS_BENCH_USAGE;
if (file !== undefined && require('node:worker_threads').isMainThread) {
  process.once('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(file, `${JSON.stringify({ maxRSS, cpu: (userCPUTime + systemCPUTime) / 1e6 })}\n`);
  });
}
