import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { kindOfTarget, targetProblem } from '../../adapters/check';
import { run, temporaryFolder } from '../cli/console';

describe('adapter-check: what a target is', () => {
  const folder = temporaryFolder();
  before(() => {
    writeFileSync(
      path.join(folder, 't.cjs'),
      `module.exports = require(${JSON.stringify(path.resolve(__dirname, '../../adapters/reference-table'))}).default;`,
    );
    writeFileSync(path.join(folder, 'evening.ndjson'), '');
    writeFileSync(path.join(folder, 'table'), '#!/bin/sh\n', { mode: 0o755 });
  });

  const KINDS: [target: string, kind: string | null][] = [
    ['reference', 'library'],
    ['./t.cjs', 'library'],
    ['t.cjs', 'library'],
    ['./none.mjs', 'library'],
    ['http://127.0.0.1:5310', 'http'],
    ['https://table.example/', 'http'],
    ['/dev/ttyUSB0', 'serial'],
    ['COM3', 'serial'],
    ['python3 table.py', 'stdio'],
    ['node ./t.cjs', 'stdio'],
    ['./table', 'stdio'],
    ['evening.ndjson', 'journal'],
    ['nonesuch', null],
    ['', null],
  ];
  for (const [target, kind] of KINDS) {
    it(`“${target}”: ${kind}`, () => expect(kindOfTarget(target, folder)).to.equal(kind));
  }

  it('says why a target cannot be used, and of a good one nothing', () => {
    const problem = (kind: string, target: string) => targetProblem(kind, target, folder)?.problem ?? null;
    expect(problem('http', 'foo')).to.equal('address');
    expect(problem('http', 'http://u:p@host/')).to.equal('address');
    expect(problem('serial', '/dev/no-such-line')).to.equal('device');
    expect(problem('library', './none.cjs')).to.equal('module');
    expect(problem('stdio', 'no-such-command x')).to.equal('command');
    expect(problem('stdio', '"open')).to.equal('command');
    expect(problem('journal', 'none.ndjson')).to.equal('journal');
    expect(problem('http', 'http://127.0.0.1:1')).to.equal(null);
    expect(problem('library', './t.cjs')).to.equal(null);
    expect(problem('stdio', './table')).to.equal(null);
    expect(problem('pigeon', 'loft')).to.equal(null);
  });

  it('is exit 2 and a sentence in three languages where it is wrong, and none is needed where it is right', async () => {
    for (const argv of [
      ['--target', 'nonesuch'],
      ['--adapter', 'http', '--target', 'foo'],
      ['--target', './none.cjs'],
    ]) {
      const said = new Set<string>();
      for (const ui of ['zh', 'pt', 'en']) {
        const { code, out, err } = await run(['adapter-check', ...argv, '--ui', ui], { cwd: folder });
        expect([code, out]).to.deep.equal([2, '']);
        said.add(err);
      }
      expect(said.size).to.equal(3);
    }
    const { code, out } = await run(['adapter-check', '--target', './t.cjs', '--ui', 'en'], { cwd: folder });
    expect(code, out).to.equal(0);
    expect(out)
      .to.match(/median [\d.]+ ms/)
      .and.to.match(/asks some \d+ questions/);
  });
});
