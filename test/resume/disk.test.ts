import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { connectLibrary } from '../../adapters/library';
import { ChainedFile } from '../../adapters/chain';
import { EvidenceError, EvidenceFile } from '../../adapters/evidence-file';
import { put, unwritable, unwritableText } from '../../certification/folder/writing';
import { SUITE } from '../../checks';
import { INTERFACE_LANGUAGES } from '../../locales';
import { run, temporaryFolder } from '../cli/console';
import { smallSuite, totals, verdictIn } from './small-run';

const FLAGS = ['--ui', 'en', '--allure', 'none', '--no-certificate'];
const CHILD = path.join(__dirname, 'child.cjs');

/** A shell that ends no program for writing too much: the write fails instead, as on a full disk. */
const LIMITED = (blocks: number) => `trap '' XFSZ; ulimit -f ${String(blocks)}; exec "$@"`;

describe('a disk that takes no more', () => {
  it('is told by whoever keeps evidence, and nothing is written after what was written in half', function () {
    if (!existsSync('/dev/full')) this.skip();
    const kept = new EvidenceFile('/dev/full');
    expect(() => kept.append('a line\n'))
      .to.throw(EvidenceError)
      .with.property('code', 'ENOSPC');
  });

  it('ends the chain of exchanges where it could not be written', () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    const chain = new ChainedFile(file, { contents: 'transcript', worker: '0' });
    chain.append('"one":1');
    const whole = Object.getOwnPropertyDescriptor(EvidenceFile.prototype, 'append') ?? {};
    const full = () => {
      throw new EvidenceError('transcript.ndjson', 'ENOSPC');
    };
    Object.defineProperty(EvidenceFile.prototype, 'append', { ...whole, value: full });
    try {
      expect(() => chain.flush()).to.throw(EvidenceError);
    } finally {
      Object.defineProperty(EvidenceFile.prototype, 'append', whole);
    }
    chain.append('"two":2');
    chain.close();
    expect(readFileSync(file, 'utf8').trim().split('\n')).to.have.lengthOf(1);
  });

  it('leaves what stood there before', function () {
    if (process.platform === 'win32' || process.getuid?.() === 0) this.skip();
    const folder = temporaryFolder();
    const file = path.join(folder, 'verdict.json');
    writeFileSync(file, 'before');
    spawnSync('chmod', ['500', folder]);
    expect(() => put(file, 'after')).to.throw();
    expect(readFileSync(file, 'utf8')).to.equal('before');
  });

  it('is told in the user’s language, with the file', () => {
    for (const code of ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EBUSY', 'EMFILE', 'EIO', 'ESOMETHING'])
      for (const ui of INTERFACE_LANGUAGES)
        expect(unwritableText({ file: 'run.json', code }, ui))
          .to.include('run.json')
          .and.to.include(code);
    expect(unwritable(new TypeError('a mistake of the program'))).to.equal(null);
    const error = Object.assign(new Error('EBUSY'), {
      code: 'EBUSY',
      syscall: 'rename',
      path: '/x/run.json',
    });
    expect(unwritable(error)).to.deep.equal({ file: '/x/run.json', code: 'EBUSY' });
  });

  describe('while a table is certified', () => {
    const suite = smallSuite(2);
    const cwd = temporaryFolder();
    const certify = (blocks: number, name: string, ...flags: string[]) =>
      spawnSync(
        'sh',
        [
          ...['-c', LIMITED(blocks), 'sh', process.execPath, CHILD, suite.root],
          ...['certify', '--out', name, ...FLAGS, ...flags],
        ],
        // What the loader of TypeScript keeps for the next time is no part of this.
        { cwd, encoding: 'utf8', env: { ...process.env, DISABLE_V8_COMPILE_CACHE: '1' } },
      );

    before(function () {
      if (process.platform === 'win32') this.skip();
    });

    it('gives the run up where it is the exchanges that can no longer be kept', async () => {
      const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
      writeFileSync(
        path.join(cwd, 'talkative.cjs'),
        `const create = require(${reference}).default;
        module.exports = () => {
          const table = create({});
          const state = (parameters) => {
            const answer = table.state(parameters);
            return { ...answer, value: { ...answer.value, remark: 'x'.repeat(40_000) } };
          };
          return { ...table, state };
        };`,
      );
      // Whose process unpacks what it is compiled with, once.
      await (await connectLibrary({ target: './talkative.cjs', cwd, timeoutMs: 60_000 })).close();
      const { status, stdout } = certify(4000, 'talkative', '--target', './talkative.cjs');
      expect(stdout).to.match(/transcript\.ndjson could not be written: .*EFBIG/);
      expect(status).to.equal(3);
      const { cases } = verdictIn(path.join(cwd, 'talkative'));
      expect(cases.run).to.be.greaterThan(0).and.lessThan(cases.planned);
      const resumed = await run(['certify', '--resume', 'talkative', ...FLAGS], { cwd, suite });
      expect(resumed.code, resumed.err).to.equal(0);
    });

    // In blocks of 512 bytes, or of 1024 in some shells: the declaration, the record, the page of the regulation.
    for (const blocks of [4, 300, 1000]) {
      it(`at ${String(blocks)} blocks a file: says so, pretends nothing, and is gone on with`, async () => {
        const name = `full-${String(blocks)}`;
        const { status, stderr, stdout } = certify(blocks, name);
        expect(stderr + stdout).to.match(
          /\.(json|ndjson|html|xlsx|csv)(\.gz|\.\d+)? could not be written: .*EFBIG/,
        );
        expect(stderr).not.to.include('defect');
        expect(status).to.equal(3);
        const folder = path.join(cwd, name);
        const verified = await run(['verify', name], { cwd });
        if (existsSync(path.join(folder, 'verdict.json')))
          expect(verdictIn(folder).verdict).to.equal('inconclusive');
        else expect(verified.code).to.equal(3);

        if (!existsSync(path.join(folder, 'declaration.json'))) return;
        const resumed = await run(['certify', '--resume', name, ...FLAGS], { cwd, suite });
        expect(resumed.code, resumed.err).to.equal(0);
        expect(totals(verdictIn(folder)).cases).to.deep.include({ notRun: 0, inconclusive: 0 });
        expect((await run(['verify', name], { cwd })).code).to.equal(0);
        expect(readdirSync(folder).filter((each) => each.includes('INCOMPLETE'))).to.deep.equal([]);
      });
    }
  });
});
