/** Every finding rests on a sentence of the protocol, can be told in three languages, and has a test in which it comes up. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { RULES, groundOf } from '../../adapters/check/rules';
import { INTERFACE_LANGUAGES, translator } from '../../locales';

const ROOT = path.join(__dirname, '..', '..');
const CHECKS = path.join(ROOT, 'adapters', 'check');

/** The text alone, whatever its lines and marks. */
function bare(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`|\s]/g, '')
    .replaceAll('’', "'");
}

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('findings.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

/** The keys under `finding`, each whole. */
function findings(): string[] {
  const { finding } = JSON.parse(readFileSync(path.join(ROOT, 'locales/en/adapter-check.json'), 'utf8')) as {
    finding: object;
  };
  const keysOf = (value: unknown, key: string): string[] =>
    typeof value === 'string'
      ? [key]
      : Object.entries(value as object).flatMap(([name, inner]) => keysOf(inner, `${key}.${name}`));
  return Object.entries(finding).flatMap(([name, value]) => keysOf(value, name));
}

describe('adapter-check: what findings rest on', () => {
  for (const language of INTERFACE_LANGUAGES) {
    it(`each sentence stands in the protocol (${language})`, () => {
      const name = language === 'en' ? 'protocol.md' : `protocol.${language}.md`;
      const protocol = bare(readFileSync(path.join(ROOT, 'docs', name), 'utf8'));
      const texts = translator(language, 'adapter-check');
      const missing = RULES.filter((rule) => !protocol.includes(bare(texts(`rule.${rule}.sentence`))));
      expect(missing).to.deep.equal([]);
      for (const rule of RULES) expect(texts(`rule.${rule}.write`)).not.to.equal('');
    });
  }

  it('each finding has a sentence, or is for the certification to judge', () => {
    const groundless = findings().filter((finding) => {
      const { rule, concern } = groundOf(finding);
      return rule === null && concern !== 'law';
    });
    expect(groundless).to.deep.equal([]);
  });

  it('each rule has findings, and each finding of a rule a sentence of its own', () => {
    const known = new Set(findings());
    const source = readFileSync(path.join(CHECKS, 'rules.ts'), 'utf8');
    const named = [...source.matchAll(/'([a-zA-Z_]+(?:\.[a-zA-Z_]+)*)'/g)].map((match) => match[1] ?? '');
    const unknown = named.filter((each) => groundOf(each).rule !== null && !known.has(each));
    expect(unknown).to.deep.equal([]);
  });

  it('each finding comes up in a test', () => {
    const tests = sourcesIn(__dirname);
    // As `check: finding`, or as the name of a red table.
    const isNamed = (finding: string) =>
      tests.includes(`: ${finding}'`) ||
      new RegExp(`^ +'?${finding.replaceAll('.', '\\.')}'?:`, 'm').test(tests);
    const untested = findings().filter((finding) => !isNamed(finding));
    expect(untested).to.deep.equal([]);
  });
});
