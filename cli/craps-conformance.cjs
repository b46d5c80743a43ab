#!/usr/bin/env node
'use strict';

require('../register.cjs');

const { main } = require('./main');

// A reader that has seen enough (`… | head`) closes its end: the verdict is written all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// The code is declared and the process left to end by itself: ending it could cut off what is still being written.
main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
