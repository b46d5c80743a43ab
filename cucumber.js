'use strict';

// For editors and for running a single scenario with `npx cucumber-js`: the reference table under the customary
// readings. A certification is made by `craps-conformance certify`, which does not read this file; mutation testing
// finds its profiles here, because it looks for them nowhere else.
require('./register.cjs');

const { DEFAULT_OPTIONS, READING_SETS } = require('./regulation');
const { selection } = require('./certification/declaration/selection');
const { declarations } = require('./test/mutation/declarations');

function profile({ readings, options, tags = selection(readings, options) }) {
  return {
    requireModule: [require.resolve('./register.cjs')],
    require: ['steps/**/*.ts'],
    tags,
    worldParameters: {
      adapter: {
        kind: 'library',
        target: 'reference',
        options: {},
        timeoutMs: 10_000,
        cwd: process.cwd(),
      },
      readings,
      options,
      authorisations: [],
      minorUnitsPerAmount: 100,
      inspection: null,
      transcript: null,
    },
  };
}

module.exports = {
  default: profile({ readings: READING_SETS.customary, options: DEFAULT_OPTIONS }),
};

for (const { name, readings, options, tags } of declarations()) {
  module.exports[`mutation-${name}`] = profile({ readings, options });
  module.exports[`mutation-${name}-only`] = profile({ readings, options, tags });
}
