import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';

/** Every key with the values that its sentence wants. */
function sentences(value: unknown, key = ''): [key: string, values: string][] {
  if (typeof value === 'string') {
    const values = [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    return [[key, values.sort().join()]];
  }
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}

describe('texts of signing and verifying', () => {
  const catalogue = (language: InterfaceLanguage, namespace: string) =>
    sentences(
      JSON.parse(readFileSync(path.join(__dirname, '../../locales', language, `${namespace}.json`), 'utf8')),
    );
  for (const namespace of ['signing', 'verify']) {
    it(`${namespace}: the same keys, with the same values, in every language`, () => {
      const [first, ...others] = INTERFACE_LANGUAGES.map((language) => catalogue(language, namespace));
      expect(first).not.to.deep.equal([]);
      for (const other of others) expect(other).to.have.deep.members(first ?? []);
    });
  }
});
