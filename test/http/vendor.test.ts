import path from 'node:path';
import { expect } from 'chai';
import { run } from '../cli/console';
import { certifyThrough, found, referenceVerdict } from '../support/certify-through';
import { serving } from '../support/processes';

const ROOT = path.resolve(__dirname, '../..');
const SERVER = path.join(ROOT, 'docs/vendor/http.mjs');
const TABLE = path.join(ROOT, 'adapters/reference-table/index.ts');

describe('docs/vendor/http.mjs, with the reference table in it', () => {
  const served = () => serving('--require', path.join(ROOT, 'cli/register.cjs'), SERVER, TABLE, '0');

  it('passes adapter-check', async () => {
    const server = await served();
    try {
      const { code, out } = await run([
        ...['adapter-check', '--adapter', 'http', '--target', server.said, '--json'],
      ]);
      const { results } = JSON.parse(out) as { results: { findings: unknown[] }[] };
      expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
      expect(results).to.have.length(34);
      expect(code).to.equal(0);
    } finally {
      await server.end();
    }
  });

  it('passes the certification as the table itself does', async () => {
    const server = await served();
    try {
      const verdict = await certifyThrough({ flags: { adapter: 'http', target: server.said } });
      expect(verdict.verdict).to.equal('conforms');
      expect(found(verdict)).to.deep.equal(found(await referenceVerdict()));
    } finally {
      await server.end();
    }
  });
});
