import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';
import { CONTRADICTIONS, MARKS, REQUIREMENTS } from '../../reports';

function sentences(value: unknown, key = ''): [key: string, sentence: string][] {
  return typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}

function catalogue(language: InterfaceLanguage): Map<string, string> {
  const file = path.join(__dirname, '..', '..', 'locales', language, 'certificate.json');
  return new Map(sentences(JSON.parse(readFileSync(file, 'utf8'))));
}

function places(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

/** The spelling of the agreement of 1990, which Macau does not follow. */
const REFORMED =
  /\b(?:ação|ações|seleção|direção|objeto|projeto|correto|fato|inspeção|receção|exceção|atual|ativ\w*|eletr\w*)\b/iu;

describe('the texts of the certificate', () => {
  it('are the same sentences with the same values in every language', () => {
    const [first, ...others] = INTERFACE_LANGUAGES.map(catalogue);
    for (const other of others) {
      expect([...other.keys()]).to.have.members([...(first?.keys() ?? [])]);
      for (const [key, sentence] of other)
        expect(places(sentence), key).to.deep.equal(places(first?.get(key) ?? ''));
    }
  });

  it('name every mark, contradiction and requirement', () => {
    const keys = [
      ...MARKS.map((mark) => `mark.${mark}`),
      ...CONTRADICTIONS.map((each) => `contradiction.${each}`),
      ...REQUIREMENTS.map(({ key }) => `missing.name.${key.replace('.', '_')}`),
    ];
    expect(keys.filter((key) => !catalogue('zh').has(`.document.${key}`))).to.deep.equal([]);
  });

  it('are Portuguese as Macau writes it', () => {
    for (const [key, sentence] of catalogue('pt')) expect(sentence, key).not.to.match(REFORMED);
    expect('a inspeção do projeto').to.match(REFORMED);
  });

  it('say nothing twice in one language for both', () => {
    const [zh, pt] = [catalogue('zh'), catalogue('pt')];
    const alike = [...zh].filter(([key, sentence]) => sentence === pt.get(key)).map(([key]) => key);
    expect(alike).to.deep.equal([]);
  });
});
