import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import { CASE_STATUSES, PROBLEMS } from '../../reports';

type Catalogue = Record<string, unknown>;

function sentences(value: unknown, key = ''): [key: string, values: string][] {
  if (typeof value !== 'string')
    return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
  const values = [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
  return [[key, values.sort().join()]];
}

const catalogue = (language: string): Catalogue => {
  const file = path.join(__dirname, '..', '..', 'locales', language, 'transcript.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
};

describe('texts of the transcript', () => {
  it('have the same keys, with the same values, in every language', () => {
    const [first, ...others] = INTERFACE_LANGUAGES.map((language) => sentences(catalogue(language)));
    for (const other of others) expect(other).to.have.deep.members(first ?? []);
  });

  it('name every problem and every status', () => {
    const { problem, status } = catalogue('en') as { problem: object; status: object };
    expect(Object.keys(problem)).to.have.members([...PROBLEMS]);
    expect(Object.keys(status)).to.have.members([...CASE_STATUSES]);
  });
});
