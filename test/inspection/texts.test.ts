import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE } from '../../checks';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';

function sentences(value: unknown, key = ''): [key: string, sentence: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}

function catalogue(language: InterfaceLanguage): Map<string, string> {
  const file = path.join(SUITE.root, 'locales', language, 'inspection.json');
  return new Map(sentences(JSON.parse(readFileSync(file, 'utf8'))));
}

const values = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe('the texts of the inspection', () => {
  it('are the same sentences with the same values in every language', () => {
    const [first, ...others] = INTERFACE_LANGUAGES.map(catalogue);
    for (const other of others) {
      expect([...other.keys()]).to.deep.equal([...(first?.keys() ?? [])]);
      for (const [key, sentence] of first ?? [])
        expect(values(other.get(key) ?? ''), key).to.deep.equal(values(sentence));
    }
  });

  it('write Portuguese as before the agreement of 1990', () => {
    const reformed =
      /\b(?:inspeç\w*|ação|ações|direção|objeto|projeto|correto|fato|exceção|atual|ato|direto|respetivo|adotad\w*|eletr\w*)\b/iu;
    for (const [key, sentence] of catalogue('pt')) expect(sentence, key).not.to.match(reformed);
  });

  it('write Chinese in traditional characters', () => {
    const simplified = /[检验记录档点员务证书颗对发现与为数据单标准]/u;
    const traditional = new Set('與為點員務證書顆對發現數據單標準檢驗記錄檔'.split(''));
    for (const [key, sentence] of catalogue('zh')) {
      const found = [...sentence].filter(
        (character) => simplified.test(character) && !traditional.has(character),
      );
      expect(found, key).to.deep.equal([]);
    }
  });
});
