import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'chai';
import { run } from '../cli/console';

const ROOT = path.join(__dirname, '..', '..');

describe('docs/vendor/http.mjs', () => {
  it('passes adapter-check with the reference table in it', async () => {
    const child = spawn(
      process.execPath,
      ['--require', './cli/register.cjs', 'docs/vendor/http.mjs', 'adapters/reference-table/index.ts', '0'],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      const { code, out } = await run([
        ...['adapter-check', '--adapter', 'http', '--target', String(said).trim(), '--json'],
      ]);
      const { results } = JSON.parse(out) as { results: { findings: unknown[] }[] };
      expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
      expect(results).to.have.length(34);
      expect(code).to.equal(0);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
