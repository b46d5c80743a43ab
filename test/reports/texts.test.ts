import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import { BETS } from '../../regulation';
import { CLAUSE_STATUSES, REASON_CODES, REMARK_CODES, VERDICTS } from '../../reports';
import { CAUSES } from '../../reports/attempts';
import { markdownText, printable, printableJson, printableLines } from '../../reports/printable';
import { inEveryLanguage, notApplicableText, text } from '../../reports/texts';

interface Tree {
  [name: string]: string | Tree;
}

function leaves(tree: Tree, prefix = ''): [key: string, sentence: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] as [string, string]]
      : leaves(value, `${prefix}${name}.`),
  );
}

function placeholders(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

const TEXTS = Object.fromEntries(
  INTERFACE_LANGUAGES.map((language) => {
    const file = path.join(__dirname, '..', '..', 'locales', language, 'reports.json');
    return [language, new Map(leaves(JSON.parse(readFileSync(file, 'utf8')) as Tree))];
  }),
);

describe('the texts of the reports', () => {
  it('are the same sentences in every language, with the same values', () => {
    for (const [key, sentence] of TEXTS['zh'] ?? []) {
      for (const language of ['pt', 'en']) {
        const other = TEXTS[language]?.get(key);
        expect(other, `${language} ${key}`).to.be.a('string');
        expect(placeholders(other ?? ''), `${language} ${key}`).to.deep.equal(placeholders(sentence));
      }
    }
    expect(TEXTS['pt']?.size).to.equal(TEXTS['zh']?.size);
    expect(TEXTS['en']?.size).to.equal(TEXTS['zh']?.size);
  });

  it('have a sentence for every code', () => {
    const keys = [
      ...CLAUSE_STATUSES.map((code) => `status.${code}`),
      ...VERDICTS.map((code) => `verdict.${code}`),
      ...REASON_CODES.map((code) => `reason.${code}`),
      ...REMARK_CODES.map((code) => `remark.${code}`),
      ...CAUSES.map((code) => `cause.${code}`),
    ];
    expect(keys.filter((key) => TEXTS['zh']?.has(key) !== true)).to.deep.equal([]);
  });

  it('use the words of the regulation’s languages for each status', () => {
    expect(
      CLAUSE_STATUSES.map((status) => inEveryLanguage((language) => text(language, `status.${status}`))),
    ).to.deep.equal([
      { zh: '符合', pt: 'conforme', en: 'conforms' },
      { zh: '不符合', pt: 'não conforme', en: 'does not conform' },
      { zh: '不適用', pt: 'não aplicável', en: 'not applicable' },
      { zh: '條文未定', pt: 'não decidível pelo texto', en: 'not decidable by the text' },
      { zh: '待查驗', pt: 'inspecção pendente', en: 'inspection pending' },
      { zh: '未觀察到', pt: 'não observado', en: 'not observed' },
      { zh: '未有定論', pt: 'inconclusivo', en: 'inconclusive' },
    ]);
  });

  it('write Portuguese as before the agreement of 1990', () => {
    const reformed =
      /\b(?:ação|ações|seleção|direção|objeto|projeto|correto|fato|inspeção|exceção|atual|ativ\w*)\b/iu;
    for (const [key, sentence] of TEXTS['pt'] ?? []) expect(sentence, key).not.to.match(reformed);
  });

  it('take values as they are', () => {
    const message = '$t(verdict.conforms) {{count}} <b>';
    expect(text('en', 'reason.harness_error', { message })).to.equal(`the test harness failed: ${message}`);
  });

  it('refuse a key that has no sentence', () => {
    expect(() => text('en', 'reason.unheard_of')).to.throw('No text');
  });

  it('show a reason without a sentence as it is', () => {
    const finding = { kind: 'not-applicable' as const, reason: 'brandNew', values: {} };
    expect(notApplicableText('en', finding)).to.include('brandNew');
  });

  it('names each bet as it is called, with no word twice', () => {
    for (const { id, names } of BETS)
      for (const reason of ['betNotOffered', 'authorisedPrize'])
        for (const language of INTERFACE_LANGUAGES) {
          const values = { bet: id, dispatch: '1/2027', date: '2027-01-04' };
          const said = notApplicableText(language, { kind: 'not-applicable', reason, values });
          expect(said).to.include(names[language]);
          expect(said).not.to.match(/\b(\p{L}+) \1\b|\bn[oa] aposta/u);
        }
  });
});

describe('text from outside', () => {
  const HOSTILE = 'a\u001b[2Jb\u0007\u009b31m\u202ec\u200b\r\nd\u2028\ud800';

  it('is shown without controls', () => {
    expect(printable(HOSTILE)).to.equal(
      'a\\u{1b}[2Jb\\u{7}\\u{9b}31m\\u{202e}c\\u{200b}\\u{d}\\u{a}d\\u{2028}\\u{d800}',
    );
    expect(printable('«Field» 檯 ção 😀')).to.equal('«Field» 檯 ção 😀');
  });

  it('keeps its lines where lines are shown', () => {
    expect(printableLines('a\tb\nc\u001b')).to.equal('a\tb\nc\\u{1b}');
  });

  it('stays the same value as JSON', () => {
    const value = { a: HOSTILE, '\u202e': ['\u{e0041}😀'] };
    const written = printableJson(value);
    expect(JSON.parse(written)).to.deep.equal(value);
    expect(written.replaceAll('\n', '')).to.equal(printable(written.replaceAll('\n', '')));
  });

  it('means nothing in Markdown', () => {
    expect(markdownText('<script>*a*\n# [b](c) `d`')).to.equal(
      '\\<script\\>\\*a\\* \\# \\[b\\]\\(c\\) \\`d\\`',
    );
  });
});
