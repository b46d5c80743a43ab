import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { certified, copyOf, makeKeys, verify, type Verified } from '../manifest/certified';
import { ALTERATIONS, REFUSED, type Alter, type Signers } from './altered-folders';

/** What `verify` has a sentence for. */
function toldKeys(topic: string): string[] {
  const file = path.join(__dirname, '../../locales/en/verify.json');
  return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>)[topic] ?? {});
}

describe('everything that verify can find', () => {
  let signers: Signers;
  let folder: string;

  before(async () => {
    signers = { laboratory: await makeKeys(), stranger: await makeKeys() };
    const signing = ['--signing-key', signers.laboratory.private, '--no-certificate'];
    folder = await certified([...signing, '--tags', '@art_4__intro', '--lang', 'zh'], 3);
  });

  async function altered(alter: Alter): Promise<Verified> {
    const copy = copyOf(folder);
    await alter(copy, signers);
    return verify(copy, '--key', signers.laboratory.public);
  }

  it('is not in a folder that nobody touched', async () => {
    const { code, alterations, gaps, signature } = await altered(() => undefined);
    expect([code, alterations, gaps, signature.status]).to.deep.equal([0, [], [], 'trusted']);
  });

  it('has a folder in which it is to be found', () => {
    // The last two have their sentences elsewhere: what is wrong with a manifest, and with packed evidence.
    const told = [...toldKeys('alteration'), ...toldKeys('gap'), 'manifestRefused', 'unpackable'];
    expect(Object.keys(ALTERATIONS)).to.have.members(told);
    expect(Object.keys(REFUSED)).to.have.members(toldKeys('manifest'));
  });

  for (const [code, alter] of Object.entries(ALTERATIONS)) {
    it(`is found: ${code}`, async function () {
      if (code === 'irregular' && process.platform === 'win32') this.skip();
      const { code: exitCode, alterations, gaps } = await altered(alter);
      expect([...alterations, ...gaps].map((each) => each.code)).to.include(code);
      expect(exitCode).to.equal(alterations.length > 0 ? 1 : 3);
    });
  }

  for (const [kind, alter] of Object.entries(REFUSED)) {
    it(`is found: a manifest refused, ${kind}`, async () => {
      const { code, alterations } = await altered(alter);
      const refused = alterations.find((each) => each.code === 'manifestRefused');
      expect([code, refused?.problem.kind]).to.deep.equal([1, kind]);
    });
  }
});
