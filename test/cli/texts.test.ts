import { readFileSync } from 'node:fs';
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

describe('texts of the command line', () => {
  for (const namespace of ['cli', 'checks', 'configuration', 'authorisations', 'comparison']) {
    it(`${namespace}: the same keys, with the same values, in every language`, () => {
      const [first, ...others] = INTERFACE_LANGUAGES.map((language) => catalogue(language, namespace));
      for (const other of others) expect(other).to.have.deep.members(first ?? []);
    });
  }
});
