import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { run, temporaryFolder } from '../cli/console';
import { certifyThrough, SOME_ARTICLES } from '../support/certify-through';
import { serving } from '../support/processes';

const ROOT = path.resolve(__dirname, '../..');
const SERVER = path.join(ROOT, 'docs/vendor/http.mjs');

/** The reference table as a module of JavaScript. */
function table(): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  const at = (...parts: string[]) => JSON.stringify(path.join(ROOT, ...parts));
  writeFileSync(
    file,
    `require(${at('register.cjs')});
     module.exports = require(${at('adapters', 'reference-table', 'index.ts')}).default;`,
  );
  return file;
}

describe('docs/vendor/http.mjs, with the reference table in it', () => {
  const served = () => serving(SERVER, table(), '0');

  it('passes adapter-check', async () => {
    const server = await served();
    try {
      const { code, out } = await run([
        ...['adapter-check', '--adapter', 'http', '--target', server.said, '--json'],
      ]);
      const { results } = JSON.parse(out) as { results: { findings: unknown[] }[] };
      expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
      expect(results).to.have.length(41);
      expect(code).to.equal(0);
    } finally {
      await server.end();
    }
  });

  it('passes the cases of several articles', async () => {
    const server = await served();
    try {
      // The whole certification over HTTP: test/wire/certification.test.ts.
      const flags = { adapter: 'http', target: server.said, tags: SOME_ARTICLES };
      const verdict = await certifyThrough({ flags });
      expect(verdict.reasons.map(({ code }) => code)).to.deep.equal(['partial']);
      expect(verdict.cases).to.include({ failed: 0, inconclusive: 0 });
      expect(verdict.cases.passed).to.be.greaterThan(400);
    } finally {
      await server.end();
    }
  });
});
