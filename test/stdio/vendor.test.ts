import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'chai';
import { run } from '../cli/console';

const TABLE = path.resolve(__dirname, '../../docs/vendor/table.py');

// That it passes the certification is shown in test/wire/certification.test.ts.
describe('docs/vendor/table.py', () => {
  it('passes adapter-check', async function () {
    if (spawnSync('python3', ['--version']).error) {
      console.log('      skipped: `python3` is not found');
      this.skip();
    }
    const { code, out } = await run([
      ...['adapter-check', '--adapter', 'stdio', '--target', `python3 "${TABLE}"`, '--json'],
    ]);
    const { results } = JSON.parse(out) as { results: { status: string; findings: unknown[] }[] };
    expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
    expect(results.filter(({ status }) => status === 'right').length).to.be.at.least(24);
    expect(code).to.equal(0);
  });
});
