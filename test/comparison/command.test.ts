import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { comparisonSchema } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { smallSuite } from '../resume/small-run';

describe('compare', () => {
  const suite = smallSuite(2);
  const cwd = temporaryFolder();

  before(async () => {
    for (const [name, ...flags] of [['right'], ['wrong', '--fault', 'three-dice-offered']]) {
      const argv = ['certify', '--out', String(name), '--allure', 'none', '--no-certificate', ...flags];
      expect((await run(argv, { cwd, suite })).code).to.be.oneOf([0, 1]);
    }
  });

  it('says what differs, by its exit code too', async () => {
    const same = await run(['compare', 'right', 'right'], { cwd });
    expect(same.code, same.err).to.equal(0);
    expect(same.out).to.include('Nothing differs');
    const different = await run(['compare', 'right', 'wrong'], { cwd });
    expect(different.code).to.equal(1);
    expect(different.out).to.include('Article 2(2): inspection pending → does not conform (worse)');
  });

  it('gives the same as JSON, and as a page that it never writes over', async () => {
    const { code, out } = await run(['compare', 'right', 'wrong', '--json', '--out', 'd'], { cwd });
    expect(code).to.equal(1);
    const { exitCode, page, ...comparison } = JSON.parse(out) as Record<string, unknown>;
    expect(exitCode).to.equal(1);
    expect(comparisonSchema.parse(comparison).same).to.equal(false);
    const file = path.join(cwd, 'd', 'comparison.html');
    expect(page).to.equal(file);
    const before = readFileSync(file, 'utf8');
    const again = await run(['compare', 'right', 'right', '--out', 'd'], { cwd });
    expect(again.code).to.equal(2);
    expect(again.err).to.include('exists already');
    expect(readFileSync(file, 'utf8')).to.equal(before);
  });

  it('refuses what is no certification, is incomplete or was altered', async () => {
    const refused = async (pattern: RegExp, ...argv: string[]) => {
      const { code, err, out } = await run(['compare', ...argv, '--out', 'never'], { cwd });
      expect(err).to.match(pattern);
      expect(code).to.equal(2);
      expect(out).to.equal('');
      expect(existsSync(path.join(cwd, 'never'))).to.equal(false);
    };
    await refused(/There is no folder nowhere/, 'right', 'nowhere');
    cpSync(path.join(cwd, 'right'), path.join(cwd, 'altered'), { recursive: true });
    appendFileSync(path.join(cwd, 'altered', 'verdict.json'), ' ');
    await refused(/altered is not as it was made/, 'altered', 'right');
    cpSync(path.join(cwd, 'right'), path.join(cwd, 'unfinished'), { recursive: true });
    writeFileSync(path.join(cwd, 'unfinished', 'INCOMPLETE-1.json'), '{}');
    await refused(/unfinished is incomplete/, 'right', 'unfinished');
    await refused(/suite|before|argument/i, 'right');
  });
});
