'use strict';

const { Console } = require('node:console');

// What a module prints is no answer: whatever it writes by `process.stdout` or `console` goes to the standard error.
const answers = process.stdout;
Object.defineProperty(process, 'stdout', { value: process.stderr, configurable: true, enumerable: true });
globalThis.console = new Console(process.stderr);

require('../../register.cjs');
require('./host').serve(process.stdin, answers);
