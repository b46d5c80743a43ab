import { expect } from 'chai';
import { CLAUSES, portugueseNumbering, splitNumber } from '../../regulation';

describe('the number that opens a provision', () => {
  const forms: readonly [string, string, number[]][] = [
    ['1. Os dados', 'dot', [1]],
    ['12 . Os dados', 'dot', [12]],
    ['1 – Os dados', 'dash', [1]],
    ['1 - Os dados', 'dash', [1]],
    ['1. — Os dados', 'dash', [1]],
    ['1) Os dados', 'paren', [1]],
    ['(1) Os dados', 'enclosed', [1]],
    ['(a) Os dados', 'enclosed', [1]],
    ['a) Os dados', 'letter', [1]],
    ['j) Os dados', 'letter', [10]],
    ['k) Os dados', 'letter', [11]],
    ['l) Os dados', 'letter', [12, 11]],
    ['o) Os dados', 'letter', [15, 14]],
    ['z) Os dados', 'letter', [26, 23]],
    ['n.º 1 Os dados', 'numero', [1]],
    ['N.º 1 – Os dados', 'numero', [1]],
    ['n.º 10. Os dados', 'numero', [10]],
    ['alínea b) Os dados', 'alinea', [2]],
    ['Alínea 3) Os dados', 'alinea', [3]],
  ];
  for (const [line, style, values] of forms) {
    it(`is ${values.join(' or ')} in «${line}»`, () => {
      const found = portugueseNumbering(line);
      expect(found).to.include({ style });
      expect(found?.values).to.deep.equal(values);
      expect((found?.written ?? '') + (found?.rest ?? '')).to.equal(line);
    });
  }

  it('is none where a line only looks as if it had one', () => {
    for (const line of [
      'Os dados',
      '10/2010',
      '125-130',
      '2010.3.8',
      '1.º Os dados',
      '1.',
      'a)',
      'n.º 2 do artigo 6.º',
      'alínea 13) do artigo 55.º',
      'e) '.trim(),
      '123. Os dados',
    ]) {
      expect(portugueseNumbering(line), line).to.equal(null);
    }
  });

  it('and the words are the whole text of every clause, in both languages', () => {
    for (const { textZh, textPt } of CLAUSES) {
      for (const [text, language] of [[textZh, 'zh'] as const, [textPt, 'pt'] as const]) {
        const { number, words } = splitNumber(text, language);
        expect(number + words).to.equal(text);
      }
    }
  });

  it('is found in the Chinese text with the space after it', () => {
    expect(splitNumber('(十二) «Field»項目', 'zh')).to.deep.equal({
      number: '(十二) ',
      words: '«Field»項目',
    });
    expect(splitNumber('一、花旗骰', 'zh')).to.deep.equal({ number: '一、', words: '花旗骰' });
    expect(splitNumber('以下情況', 'zh')).to.deep.equal({ number: '', words: '以下情況' });
  });
});
