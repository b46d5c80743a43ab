import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const FOLDER = path.join(__dirname, '../../regulation');

/** What a module imports that is neither of Node nor of the regulation itself. */
function foreignImports(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/\b(?:from|import|require)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.filter((specifier) => {
    if (specifier.startsWith('node:')) return false;
    if (!specifier.startsWith('.')) return true;
    return path.relative(FOLDER, path.resolve(path.dirname(file), specifier)).startsWith('..');
  });
}

describe('the regulation', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(FOLDER, name));

  it('imports nothing of the project', () => {
    expect(files.length).to.be.greaterThan(20);
    for (const file of files)
      expect(foreignImports(file, readFileSync(file, 'utf8')), file).to.deep.equal([]);
  });

  it('is caught importing something of the project', () => {
    const rules = path.join(FOLDER, 'rules/decide.ts');
    expect(foreignImports(rules, "import { x } from '../../adapters/table';")).to.deep.equal([
      '../../adapters/table',
    ]);
    expect(foreignImports(rules, "export * from 'zod';")).to.deep.equal(['zod']);
    expect(foreignImports(rules, "const t = require('../../locales/zh.json');")).to.have.length(1);
    expect(foreignImports(rules, "import { bet } from '../bets';")).to.deep.equal([]);
  });
});
