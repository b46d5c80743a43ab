import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  CLAUSES,
  type Clause,
  DataError,
  META,
  REGISTRY,
  type Registry,
  UnknownClauseError,
  articleOf,
  articleTitle,
  citation,
  clause,
  clauseText,
  hasClause,
  readSource,
  verifyRegistry,
} from '../../regulation';
import document from '../../regulation/data/clauses.json';
import { readRegistry } from '../../regulation/clauses';

const FIELD = 'art_5__para_3__point_8';

function tally<K extends string>(keys: readonly K[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

function changed(id: string, change: (record: Clause) => Partial<Clause>): Registry {
  return {
    meta: META,
    clauses: CLAUSES.map((record) => (record.id === id ? { ...record, ...change(record) } : record)),
  };
}

describe('the registry of clauses', () => {
  it('holds the three points of the order and the whole regulation', () => {
    expect(CLAUSES).to.have.length(96);
    expect(CLAUSES.filter((record) => record.id.startsWith('order__'))).to.have.length(3);
    expect(tally(CLAUSES.map((record) => record.role))).to.deep.equal({
      norm: 71,
      num: 7,
      heading: 7,
      intro: 11,
    });
  });

  it('classes its 82 normative clauses by how they can be examined', () => {
    const normative = CLAUSES.filter((record) => record.normative);
    expect(normative).to.have.length(82);
    expect(tally(normative.map((record) => record.class))).to.deep.equal({
      machine: 52,
      physical: 10,
      procedural: 7,
      definitional: 7,
      regulator: 6,
    });
  });

  it('has 53 normative clauses in Articles 5 and 6 and 156 sentences in all', () => {
    const articles = CLAUSES.filter((record) => record.normative).map((record) => articleOf(record.id));
    expect(articles.filter((article) => article === 5 || article === 6)).to.have.length(53);
    expect(CLAUSES.flatMap((record) => record.norms)).to.have.length(156);
  });

  it('gives each clause by its id, in three languages', () => {
    expect(clause(FIELD).textZh).to.match(/^\(八\)«Field»/);
    expect(clauseText(FIELD, 'zh')).to.equal(clause(FIELD).textZh);
    expect(clauseText(FIELD, 'pt')).to.match(/^8\) «Field»/);
    expect(clauseText(FIELD, 'en')).to.match(/^Field:/);
  });

  it('throws on an id that it does not hold', () => {
    for (const id of ['', 'art_8__num', 'art_5__para_3__point_10', 'art_5', '__proto__', `${FIELD} `]) {
      expect(hasClause(id), id).to.equal(false);
      expect(() => clause(id), id).to.throw(UnknownClauseError);
      expect(() => citation(id, 'zh'), id).to.throw(UnknownClauseError);
      expect(() => articleOf(id), id).to.throw(UnknownClauseError);
    }
    expect(() => articleTitle(8, 'pt')).to.throw(UnknownClauseError);
  });

  it('says that the Portuguese text is a translation until the official one is in its place', () => {
    expect(META.portuguese.status).to.equal('working');
    expect(META.portuguese.label.pt).to.equal('tradução de trabalho, não oficial');
  });

  it('refuses a document of another shape and names the place', () => {
    expect(() => readRegistry({ meta: document.meta, clauses: [{ id: FIELD }] })).to.throw(
      DataError,
      'clauses.json.clauses[0].role',
    );
    expect(() => readRegistry(null)).to.throw(DataError, 'clauses.json');
  });
});

describe('the integrity of the registry', () => {
  it('is the official text, byte for byte', () => {
    expect(verifyRegistry()).to.deep.equal([]);
    expect(readSource()).to.have.length(META.source.bytes);
  });

  it('keeps the bytes of the official text out of the reach of line-ending conversion', () => {
    const attributes = readFileSync(path.join(__dirname, '../../.gitattributes'), 'utf8');
    expect(attributes).to.match(/^regulation\/text\/\* -text$/m);
  });

  it('goes red on a flipped character', () => {
    const problems = verifyRegistry(
      changed(FIELD, ({ textZh }) => ({ textZh: textZh.replace('4點', '5點') })),
    );
    expect(problems.map((problem) => problem.kind)).to.deep.equal(['text-differs', 'norms-differ']);
    expect(problems[0]).to.deep.include({
      clause: FIELD,
      byteStart: clause(FIELD).byteStart,
      byteEnd: clause(FIELD).byteEnd,
      expected: clause(FIELD).textZh,
    });
  });

  it('goes red on a slice moved by one byte', () => {
    const kinds = verifyRegistry(changed(FIELD, ({ byteEnd }) => ({ byteEnd: byteEnd - 1 }))).map(
      (problem) => problem.kind,
    );
    expect(kinds).to.include('text-differs');
  });

  it('goes red on sentences that do not make up their clause', () => {
    const problems = verifyRegistry(changed(FIELD, ({ norms }) => ({ norms: norms.slice(1) })));
    expect(problems).to.have.length(1);
    expect(problems[0]).to.include({ kind: 'norms-differ', clause: FIELD });
  });

  it('goes red on a normative clause without a sentence', () => {
    const problems = verifyRegistry(changed(FIELD, () => ({ norms: [] })));
    expect(problems[0]).to.include({ kind: 'norms-differ', actual: '' });
  });

  it('goes red on one changed byte of the source', () => {
    const source = Buffer.from(readSource());
    source[source.length - 1] = 0x20;
    expect(verifyRegistry(REGISTRY, source)).to.have.length(1);
    expect(verifyRegistry(REGISTRY, source)[0]).to.include({
      kind: 'source-hash',
      file: 'order-53-2010.zh.txt',
      expected: 'a9d0753f31aaed3be837ae3f9c8f34520a4ac403afeff83d9da8f8da6be93212',
    });
  });

  it('goes red on a wrong hash', () => {
    const meta = { ...META, source: { ...META.source, sha256: '0'.repeat(64) } };
    expect(verifyRegistry({ meta, clauses: CLAUSES }).map((problem) => problem.kind)).to.deep.equal([
      'source-hash',
    ]);
  });

  it('goes red on an id that occurs twice', () => {
    const last = CLAUSES.at(-1) as Clause;
    const problems = verifyRegistry({ meta: META, clauses: [...CLAUSES, last] });
    expect(problems[0]).to.deep.equal({ kind: 'duplicate-id', clause: last.id });
    expect(problems[1]).to.include({ kind: 'overlap', previous: last.id });
  });

  it('goes red on a clause left out', () => {
    const problems = verifyRegistry({
      meta: META,
      clauses: CLAUSES.filter((record) => record.id !== FIELD),
    });
    expect(problems).to.deep.equal([
      {
        kind: 'gap',
        clause: 'art_5__para_3__point_9',
        previous: 'art_5__para_3__point_7',
        text: clause(FIELD).textZh,
      },
    ]);
  });

  it('reports a source that is not there instead of throwing', () => {
    const meta = { ...META, source: { ...META.source, file: 'missing.txt' } };
    expect(verifyRegistry({ meta, clauses: CLAUSES })).to.deep.equal([
      { kind: 'source-unreadable', file: 'missing.txt', code: 'ENOENT' },
    ]);
  });
});

describe('citations', () => {
  const expected: readonly [string, string, string, string][] = [
    ['art_5__para_3__point_8', '第五條第三款(八)項', 'alínea 8) do n.º 3 do artigo 5.º', 'Article 5(3)(8)'],
    [
      'art_5__para_2__intro',
      '第五條第二款序文',
      'proémio do n.º 2 do artigo 5.º',
      'Article 5(2), introductory words',
    ],
    ['art_5__para_6', '第五條第六款', 'n.º 6 do artigo 5.º', 'Article 5(6)'],
    ['art_4__intro', '第四條序文', 'proémio do artigo 4.º', 'Article 4, introductory words'],
    ['art_4__point_2', '第四條(二)項', 'alínea 2) do artigo 4.º', 'Article 4(2)'],
    [
      'art_5__para_1__subpara_3',
      '第五條第一款第三段',
      'terceiro parágrafo do n.º 1 do artigo 5.º',
      'Article 5(1), third subparagraph',
    ],
    [
      'art_5__para_2__point_5__subpara_2',
      '第五條第二款(五)項第二段',
      'segundo parágrafo da alínea 5) do n.º 2 do artigo 5.º',
      'Article 5(2)(5), second subparagraph',
    ],
    ['art_6__intro', '第六條序文', 'proémio do artigo 6.º', 'Article 6, introductory words'],
    [
      'art_6__point_2__intro',
      '第六條(二)項序文',
      'proémio da alínea 2) do artigo 6.º',
      'Article 6(2), introductory words',
    ],
    [
      'art_6__point_12__subpara_1',
      '第六條(十二)項第一段',
      'primeiro parágrafo da alínea 12) do artigo 6.º',
      'Article 6(12), first subparagraph',
    ],
    ['art_6__point_15', '第六條(十五)項', 'alínea 15) do artigo 6.º', 'Article 6(15)'],
    ['art_7__num', '第七條', 'artigo 7.º', 'Article 7'],
    ['art_7__heading', '第七條標題', 'epígrafe do artigo 7.º', 'Article 7, heading'],
    [
      'order__para_1',
      '第53/2010號經濟財政司司長批示第一點',
      'n.º 1 do Despacho do Secretário para a Economia e Finanças n.º 53/2010',
      'Order of the Secretary for Economy and Finance No. 53/2010, point 1',
    ],
  ];

  for (const [id, zh, pt, en] of expected) {
    it(`${id} is ${zh}`, () => {
      expect(citation(id, 'zh')).to.equal(zh);
      expect(citation(id, 'pt')).to.equal(pt);
      expect(citation(id, 'en')).to.equal(en);
    });
  }

  it('are different for all 96 records in each language', () => {
    for (const language of ['zh', 'pt', 'en'] as const) {
      expect(new Set(CLAUSES.map((record) => citation(record.id, language)))).to.have.property('size', 96);
    }
  });

  it('give the titles of the articles', () => {
    expect(articleTitle(5, 'zh')).to.equal('第五條 投注');
    expect(articleTitle(5, 'pt')).to.equal('Artigo 5.º — Apostas');
    expect(articleTitle(5, 'en')).to.equal('Article 5 — Bets');
    expect(articleOf('art_7__para_1')).to.equal(7);
    expect(articleOf('order__para_2')).to.equal(null);
  });
});
