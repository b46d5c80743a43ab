'use strict';

// A plain file, because a compiler to CommonJS turns `import()` into `require()`, which cannot load every ES module.
module.exports = (url) => import(url);
