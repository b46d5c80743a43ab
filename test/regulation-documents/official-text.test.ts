import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { NotUtf8Error, readOfficialText } from '../../regulation/import/official-text';

function lines(text: string) {
  return readOfficialText(Buffer.from(text)).lines;
}

describe('the lines of an official text', () => {
  it('are numbered as in the file and know what stands above them', () => {
    const [one, two, three, ...rest] = lines('um\ndois\n\n  \ntrês\n');
    expect(one).to.include({ number: 1, text: 'um', attached: false });
    expect(two).to.include({ number: 2, text: 'dois', attached: true });
    expect(three).to.include({ number: 5, text: 'três', attached: false });
    expect(rest).to.deep.equal([]);
  });

  it('end in any way that lines end in', () => {
    expect(
      lines('\ufeffum\r\ndois\rtrês\u2028quatro').map(({ number, text }) => [number, text]),
    ).to.deep.equal([
      [1, 'um'],
      [2, 'dois'],
      [3, 'três'],
      [4, 'quatro'],
    ]);
  });

  it('are composed, with one space at a time and without what nobody sees', () => {
    const decomposed = 'acc\u0327a\u0303o';
    expect(lines(`\t1.\u00a0 ${decomposed}  de\u00adci\u200bde `)[0]?.text).to.equal('1. acção decide');
  });

  for (const line of ['Artigo 5.º', 'ARTIGO 5.º', 'Artigo 5º', 'Artigo 5.°', 'Art. 5.º', 'Artigo 5.º.']) {
    it(`open an article with «${line}»`, () => {
      expect(lines(line)).to.have.length(1);
      expect(lines(line)[0]).to.include({ article: 5, numbering: null });
    });
  }

  for (const line of ['Artigo 5.º — Apostas', 'Artigo 5.º – Apostas', 'Artigo 5.º: Apostas']) {
    it(`give number and heading apart in «${line}»`, () => {
      expect(lines(line).map(({ text, article, number }) => [text, article, number])).to.deep.equal([
        ['Artigo 5.º', 5, 1],
        ['Apostas', null, 1],
      ]);
    });
  }

  it('keep the brackets of a heading', () => {
    expect(lines('Artigo 5.º (Apostas)').map(({ text }) => text)).to.deep.equal(['Artigo 5.º', '(Apostas)']);
  });

  it('open no article where a sentence goes on with one', () => {
    for (const line of ['artigo 6.º', 'Artigo 1.º do presente regulamento.', 'Artigo único']) {
      expect(lines(line)[0]?.article, line).to.equal(null);
    }
  });

  it('are hashed as they are in the file', () => {
    const content = Buffer.from('um\r\n');
    expect(readOfficialText(content)).to.include({
      bytes: 4,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  });

  it('are refused where they are not UTF-8', () => {
    expect(() => readOfficialText(Buffer.from('acção', 'latin1'))).to.throw(NotUtf8Error);
  });
});
