import { expect } from 'chai';
import { CLAUSES } from '../../regulation';
import { align, type Alignment } from '../../regulation/import/alignment';
import { readOfficialText } from '../../regulation/import/official-text';
import { AS_TRANSLATED, REWORDED, published, publishedText, type Publication } from './published';

function aligned(text: string): Alignment {
  return align(CLAUSES, readOfficialText(Buffer.from(text)).lines);
}

function publish(changes: Partial<Publication>): { publication: Publication; alignment: Alignment } {
  const publication = { ...AS_TRANSLATED, reworded: REWORDED, ...changes };
  return { publication, alignment: aligned(published(CLAUSES, publication)) };
}

/** No clause is given words that are not its own, whatever else could not be found. */
function expectRight({ placed }: Alignment, publication: Publication): void {
  for (const { clause, text } of placed) {
    expect(text, clause.id).to.equal(publishedText(clause, publication));
  }
}

function missing({ unplacedClauses }: Alignment): string[] {
  return unplacedClauses.map(({ clause, kind }) => `${kind} ${clause.id}`);
}

const TRADITIONAL = 'abcdefghijlmnopqrstuvxz';
const MODERN = 'abcdefghijklmnopqrstuvwxyz';

const LAYOUTS: Readonly<Record<string, Partial<Publication>>> = {
  'the words of the working translation': { reworded: [] },
  'other words': {},
  'n – and letters without k': { paragraph: (n) => `${n} – `, point: (n) => `${TRADITIONAL[n - 1]}) ` },
  'n.º n and letters with k': { paragraph: (n) => `n.º ${n} `, point: (n) => `${MODERN[n - 1]}) ` },
  'n) and (n)': { paragraph: (n) => `${n}) `, point: (n) => `(${n}) ` },
  'one style for both levels': { paragraph: (n) => `${n}) `, point: (n) => `${n}) ` },
  'lines broken at 70': { width: 70 },
  'lines broken at 40': { width: 40 },
  'no blank lines': { blankLines: false },
  'no blank lines and lines broken at 60': { blankLines: false, width: 60 },
  'article and heading on one line': { articleLine: 'with-heading' },
  'nothing around it': { around: false },
};

describe('the alignment of an official text', () => {
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    it(`finds every clause: ${name}`, () => {
      const { publication, alignment } = publish(layout);
      expect(missing(alignment)).to.deep.equal([]);
      expect(alignment.unplacedLines).to.deep.equal([]);
      expect(alignment.placed).to.have.length(CLAUSES.length);
      expectRight(alignment, publication);
    });
  }

  it('leaves out what stands around the clauses, and says so', () => {
    const { alignment } = publish({});
    const outside = alignment.outside.map(({ text }) => text);
    expect(outside).to.include.members([
      '10/2010',
      '• Aprova o Regulamento Oficial do Jogo de «Craps».',
      '26 de Fevereiro de 2010.',
      'Get Adobe Reader',
    ]);
    expect(outside).to.have.length(19);
  });

  const omissions = [
    'art_5__para_3__point_4',
    'art_6__point_2__subpara_2',
    'art_3__para_2__point_2',
    'order__para_2',
  ];
  for (const id of omissions) {
    for (const layout of [{ width: 70 }, { width: 70, blankLines: false }]) {
      it(`misses ${id} and mistakes nothing else for it (${JSON.stringify(layout)})`, () => {
        const { publication, alignment } = publish({ ...layout, omitted: [id] });
        expect(missing(alignment)).to.deep.equal([`missing ${id}`]);
        expect(alignment.unplacedLines).to.deep.equal([]);
        expectRight(alignment, publication);
      });
    }
  }

  it('reports a sentence too many, and doubts the clause that it may belong to', () => {
    const extra = 'Qualquer substituição é anunciada em voz alta.';
    const { publication, alignment } = publish({ extra: { art_4__point_2: extra } });
    expect(alignment.unplacedLines.map(({ text }) => text)).to.deep.equal([extra]);
    expect(missing(alignment)).to.deep.equal(['neighbour art_4__point_2']);
    expectRight(alignment, publication);
  });

  it('reports a provision too many, wherever it stands', () => {
    const extra = '16) O prémio do «Fogo» é de dez vezes o montante da aposta (1:10).';
    const within = publish({ extra: { art_6__point_15: extra } }).alignment;
    expect(within.unplacedLines.map(({ text }) => text)).to.deep.equal([extra]);
    expect(missing(within)).to.deep.equal([]);
    const end = publish({ extra: { art_7__para_3: '4. A autorização é publicada.' } }).alignment;
    expect(end.unplacedLines.map(({ text }) => text)).to.deep.equal(['4. A autorização é publicada.']);
  });

  it('never takes a part of a clause for the whole', () => {
    const whole = published(CLAUSES, { ...AS_TRANSLATED, width: 70 });
    const more = 'Palavras que ninguém esperava nesta disposição tão breve e que a nada';
    for (const [ending, id] of [
      [/efectuar\s+o\s+lançamento\./, 'art_2__para_2'],
      [/divulgação\s+aos\s+jogadores\./, 'art_7__para_3'],
      [/lançamento\s+imediatamente\s+seguinte/, 'art_5__para_2__point_5__subpara_1'],
    ] as const) {
      const longer = whole.replace(ending, (found) => `${found.replace('.', ',')}\n${more}\nse assemelham.`);
      expect(longer).not.to.equal(whole);
      const { placed, unplacedClauses } = aligned(longer);
      const kept = placed.find(({ clause }) => clause.id === id);
      if (kept === undefined) expect(unplacedClauses.map(({ clause }) => clause.id)).to.include(id);
      else expect(kept.text).to.match(/que a nada se assemelham\./);
    }
  });

  for (const blankLines of [true, false]) {
    it(`takes a number at the head of a broken line for what it is (blank lines: ${blankLines})`, () => {
      const whole = published(CLAUSES, { ...AS_TRANSLATED, blankLines });
      const broken = whole.replace(' 2) e para o duplo 5', '\n2) e para o duplo 5');
      expect(broken).to.match(/^2\) e para o duplo 5/m);
      const alignment = aligned(broken);
      expect(missing(alignment)).to.deep.equal([]);
      expectRight(alignment, AS_TRANSLATED);
    });
  }

  it('keeps the paragraphs of a clause apart', () => {
    const text = published(CLAUSES, AS_TRANSLATED).replace(
      ' Neste caso, o jogador',
      '\n\nNeste caso, o jogador',
    );
    const { placed, unplacedClauses } = aligned(text);
    expect(unplacedClauses).to.deep.equal([]);
    const passLine = placed.find(({ clause }) => clause.id === 'art_5__para_2__point_1');
    expect(passLine?.text.split('\n')).to.have.length(2);
  });

  it('does not guess what a hyphen at the end of a line is', () => {
    const text = published(CLAUSES, AS_TRANSLATED).replace(
      'O montante das apostas',
      'O mon-\ntante das apostas',
    );
    expect(missing(aligned(text))).to.deep.equal(['hyphen art_5__para_6']);
  });

  it('says where only the number speaks for it', () => {
    const { alignment } = publish({});
    const byPlace = alignment.placed.filter(({ byPlaceOnly }) => byPlaceOnly).map(({ clause }) => clause.id);
    expect(byPlace).to.deep.equal(['art_4__point_1']);
  });

  it('finds nothing in a text that is another', () => {
    const { placed, unplacedClauses, outside } = aligned(
      'Lei de bases\n\nDisposições gerais\n\nQualquer coisa.',
    );
    expect(placed).to.deep.equal([]);
    expect(unplacedClauses).to.have.length(CLAUSES.length);
    expect(outside).to.deep.equal([]);
  });

  it('finds nothing in nothing', () => {
    expect(aligned('').placed).to.deep.equal([]);
  });
});
