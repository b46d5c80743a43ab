import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';

/** Every key with the values that its sentence wants. */
function sentences(value: unknown, key = ''): [key: string, values: string][] {
  if (typeof value === 'string') {
    return [
      [
        key,
        [...value.matchAll(/\{\{(\w+)\}\}/g)]
          .map((match) => match[1])
          .sort()
          .join(),
      ],
    ];
  }
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}

function catalogue(language: InterfaceLanguage, namespace: string): [string, string][] {
  const file = path.join(__dirname, '..', '..', 'locales', language, `${namespace}.json`);
  return sentences(JSON.parse(readFileSync(file, 'utf8')));
}

/** A sign of half the width where a Chinese sentence wants its own. */
const HALF_WIDTH = /[\u3400-\u9fff\u3000-\u303f\uff00-\uff60][,;:()?!]|[,;:()?!][\u3400-\u9fff]/u;
/** What the law itself writes so, and answers that are taken apart. */
const AS_WRITTEN = /\([一二三四五六七八九十]+\)/gu;
const NO_SENTENCES = ['.importPt.agreement'];

function texts(value: unknown, key = ''): [key: string, text: string][] {
  return typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => texts(inner, `${key}.${name}`));
}

describe('Chinese texts', () => {
  const folder = path.join(__dirname, '..', '..', 'locales', 'zh');
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    it(`${name}: the punctuation is of full width`, () => {
      const found = texts(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).filter(
        ([key, text]) => HALF_WIDTH.test(text.replace(AS_WRITTEN, '')) && !NO_SENTENCES.includes(key),
      );
      expect(found).to.deep.equal([]);
    });
  }

  it('are found out by one sign', () => {
    expect(['文字,不', '檔案(見', '（一）:甲'].every((each) => HALF_WIDTH.test(each))).to.equal(true);
    expect(HALF_WIDTH.test('文字，seats=4, 5；zh,pt')).to.equal(false);
  });
});

describe('texts of the command line', () => {
  for (const namespace of [
    'cli',
    'checks',
    'configuration',
    'authorisations',
    'comparison',
    'compare',
    'resume',
  ]) {
    it(`${namespace}: the same keys, with the same values, in every language`, () => {
      const [first, ...others] = INTERFACE_LANGUAGES.map((language) => catalogue(language, namespace));
      for (const other of others) expect(other).to.have.deep.members(first ?? []);
    });
  }
});
