import { spawn } from 'node:child_process';
import { expect } from 'chai';
import { run } from '../cli/console';
import { nullModem, whyNoPseudoTerminal } from '../serial/pseudo-terminal';
import { compiledCommand } from '../support/compiled';

describe('serve serial and adapter-check, each at its end of a line', () => {
  it('passes the reference table, and both let go of their ports', async function () {
    const why = whyNoPseudoTerminal();
    if (why !== null) {
      console.log(`      skipped: ${why}`);
      this.skip();
    }
    const modem = await nullModem();
    const argv = ['serve', 'serial', '--path', modem.one.path, '--json'];
    const server = spawn(process.execPath, [compiledCommand(), ...argv], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const ended = new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));
      const said = new Promise<void>((resolve) => server.stdout.once('data', () => resolve()));
      await Promise.race([said, ended]);
      const { code, out } = await run([
        ...['adapter-check', '--adapter', 'serial', '--target', modem.other.path, '--json'],
        ...['--table-option', 'quietMs=10', '--timeout', '2000'],
      ]);
      const { results } = JSON.parse(out) as { results: { check: string; findings: unknown[] }[] };
      expect(results.filter(({ findings }) => findings.length > 0)).to.deep.equal([]);
      expect(results).to.have.length(40);
      expect(code).to.equal(0);
      server.kill('SIGINT');
      expect(await ended).to.equal(0);
    } finally {
      server.kill('SIGKILL');
      await modem.end();
    }
  });
});
