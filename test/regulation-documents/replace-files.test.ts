import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { replaceFiles } from '../../regulation/import/replace-files';

describe('files replaced together', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'replace-'));
    mkdirSync(path.join(root, 'b'));
    for (const name of NAMES) writeFileSync(path.join(root, name), `old ${name}`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const NAMES = ['a.txt', 'b/b.txt', 'b/c.txt'];
  const FILES = NAMES.map((name) => ({ name, content: `new ${name}` }));

  function expectAll(age: 'old' | 'new') {
    for (const name of NAMES) expect(readFileSync(path.join(root, name), 'utf8')).to.equal(`${age} ${name}`);
    expect(readdirSync(root).sort()).to.deep.equal(['a.txt', 'b']);
  }

  async function failure(promise: Promise<unknown>): Promise<unknown> {
    return promise.then(
      () => null,
      (error: unknown) => error,
    );
  }

  it('are all new, and nothing is left beside them', async () => {
    let seen = '';
    const replaced = await replaceFiles(root, FILES, (staged) => {
      seen = readFileSync(path.join(staged, 'b/b.txt'), 'utf8');
      return true;
    });
    expect(replaced).to.equal(true);
    expect(seen).to.equal('new b/b.txt');
    expectAll('new');
  });

  it('are all old where the new ones are not accepted', async () => {
    expect(await replaceFiles(root, FILES, () => false)).to.equal(false);
    expectAll('old');
  });

  it('are all old where looking at the new ones fails', async () => {
    const error = await failure(replaceFiles(root, FILES, () => Promise.reject(new Error('defect'))));
    expect(error).to.be.instanceOf(Error);
    expectAll('old');
  });

  for (const failing of [1, 2, 3]) {
    it(`are all old where move ${failing} of 3 fails`, async () => {
      let moves = 0;
      const error = await failure(
        replaceFiles(
          root,
          FILES,
          () => true,
          (from, to) => {
            moves += 1;
            return moves === failing
              ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
              : rename(from, to);
          },
        ),
      );
      expect(error).to.include({ code: 'ENOSPC' });
      expectAll('old');
    });
  }

  it('are all old where one of them was never there', async () => {
    const error = await failure(
      replaceFiles(root, [...FILES, { name: 'd.txt', content: 'new' }], () => true),
    );
    expect(error).to.include({ code: 'ENOENT' });
    expectAll('old');
  });
});
