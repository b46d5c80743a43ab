import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';

const ROOT = path.join(__dirname, '..', '..');

/** Every key with the values that its sentence wants. */
function sentences(value: unknown, key = ''): [key: string, values: string][] {
  if (typeof value === 'string') {
    const values = [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    return [[key.slice(1), values.sort().join()]];
  }
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}

function catalogue(language: InterfaceLanguage, namespace: string): [string, string][] {
  const file = path.join(ROOT, 'locales', language, `${namespace}.json`);
  return sentences(JSON.parse(readFileSync(file, 'utf8')));
}

/** The keys that the checks name, each as it stands in the source. */
function keysInSource(): Set<string> {
  const folder = path.join(ROOT, 'adapters', 'check');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  return new Set([...source.matchAll(/'([\w.]+)'/g)].map((match) => match[1] as string));
}

describe('texts of serve and adapter-check', () => {
  for (const namespace of ['serve', 'adapter-check']) {
    it(`${namespace}: the same keys, with the same values, in every language`, () => {
      const [first, ...others] = INTERFACE_LANGUAGES.map((language) => catalogue(language, namespace));
      for (const other of others) expect(other).to.have.deep.members(first ?? []);
    });
  }

  it('no sentence is left over', () => {
    const used = keysInSource();
    const shorts = catalogue('en', 'adapter-check')
      .map(([key]) => key.split('.'))
      .filter(([group]) => group === 'finding' || group === 'check' || group === 'skipped')
      // The wire of a check, and the group of a status, are put before the key by a function.
      .map((parts) => parts.at(-1) as string);
    const last = new Set([...used].map((key) => key.split('.').at(-1)));
    expect(shorts.filter((key) => !last.has(key) && !FAULTS.includes(key))).to.deep.equal([]);
  });
});

const FAULTS = ['TIMEOUT', 'SESSION_LOST', 'PROTOCOL', 'BAD_ANSWER', 'EXECUTED_TWICE'];
