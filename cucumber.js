'use strict';

// For editors and for running a single scenario with `npx cucumber-js`: the reference table under the customary
// readings. A certification is made by `craps-conformance certify`, which does not read this file.
require('./cli/register.cjs');

const { DEFAULT_OPTIONS, READING_SETS } = require('./regulation');
const { selection } = require('./cli/certification/selection');

const readings = READING_SETS.customary;

module.exports = {
  default: {
    requireModule: [require.resolve('./cli/register.cjs')],
    require: ['steps/**/*.ts'],
    tags: selection(readings, DEFAULT_OPTIONS),
    worldParameters: {
      adapter: {
        kind: 'library',
        target: 'reference',
        options: {},
        timeoutMs: 10_000,
        cwd: process.cwd(),
      },
      readings,
      options: DEFAULT_OPTIONS,
      authorisations: [],
      minorUnitsPerAmount: 100,
      inspection: null,
      transcript: null,
    },
  },
};
