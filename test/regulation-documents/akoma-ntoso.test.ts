import { expect } from 'chai';
import { CLAUSES, META, REGISTRY, akomaNtoso, type Registry } from '../../regulation';
import { schemaErrors } from './akoma-ntoso-schema';
import { descendants, elementsOf, readXml, type Element } from './xml-reader';

const DATE = '2030-01-02';
const LANGUAGES = ['zh', 'pt'] as const;

/** As if no clause's Portuguese were official, or those of which `official` says so. */
function provenance(official: (id: string) => boolean): Registry {
  const clauses = CLAUSES.map((clause) => ({
    ...clause,
    provenancePt: official(clause.id) ? ('official' as const) : ('working' as const),
  }));
  const status = clauses.every(({ provenancePt }) => provenancePt === 'official') ? 'official' : 'working';
  return { clauses, meta: { ...META, portuguese: { ...META.portuguese, status } } };
}
const WORKING = provenance(() => false);

function document(language: 'zh' | 'pt', registry = WORKING): Element {
  return readXml(akomaNtoso(language, { date: DATE, registry }));
}

function only(root: Element, name: string): Element {
  const [found] = all(root, name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

function all(root: Element, name: string): Element[] {
  return [...descendants(root)].filter((element) => element.name === name);
}

function byId(root: Element, id: string): Element {
  const found = [...descendants(root)].filter(({ attributes }) => attributes['eId'] === id);
  expect(found, id).to.have.length(1);
  return found[0] as Element;
}

function text(element: Element): string {
  // Between elements that hold no text, white space only lays the document out.
  const holdsText = ['num', 'heading', 'p'].includes(element.name);
  return element.children
    .map((child) => (typeof child === 'string' ? (holdsText ? child : '') : text(child)))
    .join('');
}

/** The number stands in the element around an introduction or a first subparagraph. */
function recordText(root: Element, id: string): string {
  const element = byId(root, id);
  const around = [...descendants(root)].find((each) => elementsOf(each).includes(element));
  const [first, second] = around === undefined ? [] : elementsOf(around);
  const number = first?.name === 'num' && second === element && element.name !== 'heading' ? text(first) : '';
  return number + text(element);
}

describe('the regulation in Akoma Ntoso', () => {
  for (const language of LANGUAGES) {
    describe(`in ${language}`, () => {
      const root = document(language);

      it('is well formed and follows the schema', () => {
        expect(schemaErrors(root)).to.deep.equal([]);
        expect(root.attributes['xmlns']).to.equal('http://docs.oasis-open.org/legaldocml/ns/akn/3.0');
      });

      it('holds every record of the registry once, under its id, word for word', () => {
        for (const { id, textZh, textPt } of CLAUSES) {
          expect(recordText(root, id), id).to.equal(language === 'zh' ? textZh : textPt);
        }
      });

      it('holds the registry and nothing else, in its order', () => {
        const whole = all(root, 'body').map(text).join('');
        const expected = CLAUSES.map(({ textZh, textPt }) => (language === 'zh' ? textZh : textPt)).join('');
        expect(whole).to.equal(expected);
      });

      it('nests as the ids say', () => {
        for (const element of all(root, 'body').flatMap((body) => [...descendants(body)])) {
          const { eId } = element.attributes;
          for (const child of elementsOf(element)) {
            const inner = child.attributes['eId'];
            if (eId === undefined || inner === undefined || eId === 'regulation') continue;
            expect(inner.startsWith(`${eId}__`), `${inner} in ${eId}`).to.equal(true);
          }
        }
      });
    });
  }

  it('has the Order as an act and the regulation as its annex', () => {
    const root = document('zh');
    const [order] = elementsOf(root) as [Element];
    expect(elementsOf(order).map(({ name }) => name)).to.deep.equal([
      'meta',
      'preface',
      'preamble',
      'body',
      'conclusions',
      'attachments',
    ]);
    expect(elementsOf(only(order, 'body')).map(({ attributes }) => attributes['eId'])).to.deep.equal([
      'order__para_1',
      'order__para_2',
      'order__para_3',
    ]);
    expect(all(only(order, 'attachment'), 'article')).to.have.length(7);
  });

  it('identifies work, expression and manifestation', () => {
    const values = (language: 'zh' | 'pt') => {
      const identification = only(document(language), 'identification');
      return elementsOf(identification).map((level) => only(level, 'FRBRthis').attributes['value']);
    };
    const work = '/akn/mo/act/order/2010-02-26/53-2010';
    expect(values('zh')).to.deep.equal([
      `${work}/!main`,
      `${work}/zho@2010-02-26/!main`,
      `${work}/zho@2010-02-26/!main.xml`,
    ]);
    expect(values('pt')[1]).to.equal(`${work}/por@2010-02-26/!main`);
    const publication = only(document('pt'), 'publication').attributes;
    expect(publication).to.include({ date: '2010-03-08', number: '10/2010' });
    expect(only(document('zh'), 'FRBRlanguage').attributes).to.deep.equal({ language: 'zho' });
    expect(only(document('pt'), 'FRBRlanguage').attributes).to.deep.equal({ language: 'por' });
    const manifestation = only(document('zh'), 'FRBRManifestation');
    expect(only(manifestation, 'FRBRdate').attributes).to.deep.equal({ date: DATE, name: 'markup' });
  });

  it('says of the working translation that it is none of the law, clause by clause', () => {
    const root = document('pt');
    const expression = only(root, 'FRBRExpression');
    expect(only(expression, 'FRBRauthoritative').attributes).to.deep.equal({ value: 'false' });
    expect(only(expression, 'FRBRtranslation').attributes).to.include({
      fromLanguage: 'zho',
      authoritative: 'false',
    });
    expect(all(root, 'remark').map(({ children }) => children)).to.deep.equal([
      [`(${META.portuguese.label.pt})`],
      [`(${META.portuguese.label.pt})`],
    ]);
    for (const { id } of CLAUSES) expect(byId(root, id).attributes['status'], id).to.equal('translated');
  });

  it('says nothing of the kind of the Chinese, nor of the official Portuguese', () => {
    for (const root of [
      document('zh'),
      document(
        'pt',
        provenance(() => true),
      ),
    ]) {
      const expression = only(root, 'FRBRExpression');
      expect(only(expression, 'FRBRauthoritative').attributes).to.deep.equal({ value: 'true' });
      expect(all(root, 'FRBRtranslation')).to.deep.equal([]);
      expect(all(root, 'remark')).to.deep.equal([]);
      for (const { id } of CLAUSES) expect(byId(root, id).attributes['status'], id).to.equal(undefined);
      expect(schemaErrors(root)).to.deep.equal([]);
    }
  });

  it('tells official from translated clauses where there are both', () => {
    const root = document(
      'pt',
      provenance((id) => id.startsWith('art_5__')),
    );
    expect(only(only(root, 'FRBRExpression'), 'FRBRauthoritative').attributes).to.deep.equal({
      value: 'false',
    });
    expect(byId(root, 'art_5__para_6').attributes['status']).to.equal(undefined);
    expect(byId(root, 'art_6__point_5').attributes['status']).to.equal('translated');
  });

  it('escapes what a text may hold', () => {
    const clauses = CLAUSES.map((clause) =>
      clause.id === 'art_5__para_6' ? { ...clause, textPt: '6. «A & B» <menos> que "C"' } : clause,
    );
    const root = document('pt', { ...WORKING, clauses });
    expect(recordText(root, 'art_5__para_6')).to.equal('6. «A & B» <menos> que "C"');
  });

  it('keeps the paragraphs of a clause apart', () => {
    const clauses = CLAUSES.map((clause) =>
      clause.id === 'art_5__para_6' ? { ...clause, textPt: '6. Um.\nDois.' } : clause,
    );
    const paragraph = byId(document('pt', { ...WORKING, clauses }), 'art_5__para_6');
    expect(all(paragraph, 'p').map(text)).to.deep.equal(['Um.', 'Dois.']);
  });

  it('is dated today unless told otherwise', () => {
    const root = readXml(akomaNtoso('zh'));
    const { date } = only(only(root, 'FRBRManifestation'), 'FRBRdate').attributes;
    expect(Math.abs(Date.now() - Date.parse(date ?? ''))).to.be.lessThan(2 * 86_400_000);
    expect(REGISTRY.clauses).to.have.length(96);
  });
});

describe('the check against the schema', () => {
  const source = akomaNtoso('pt', { date: DATE, registry: WORKING });
  const changed = (from: string | RegExp, to: string) => {
    expect(source).to.match(from instanceof RegExp ? from : new RegExp(from.replaceAll(/[.?]/g, '\\$&')));
    return schemaErrors(readXml(source.replace(from, to)));
  };

  it('goes red on an element in the wrong place', () => {
    const errors = changed(/<num eId="art_1__num"[^>]*>([^<]*)<\/num>/, '<p>$1</p>');
    expect(errors.join()).to.match(/^article: cannot hold p heading /);
  });
  it('goes red on an element that Akoma Ntoso does not have', () => {
    expect(changed(/<(\/?)docTitle/g, '<$1name')).to.include('name: not in the schema');
  });
  it('goes red on a missing and on a foreign attribute', () => {
    expect(changed(' showAs="craps-conformance"', '')).to.deep.equal(['TLCOrganization: no showAs']);
    expect(changed('<article ', '<article lang="pt" ')).to.deep.equal(['article: cannot have lang']);
  });
  it('goes red on a value out of its type', () => {
    expect(changed('status="translated"', 'status="draft"')).to.deep.equal([
      'paragraph: status cannot be draft',
    ]);
    expect(changed('date="2010-03-08"', 'date="8.3.2010"')).to.have.length(1);
  });
  it('goes red on an id that occurs twice and on a reference to none', () => {
    expect(changed('eId="art_2"', 'eId="art_1"')).to.deep.equal(['eId art_1 occurs twice']);
    expect(changed('source="#original"', 'source="#first"')).to.deep.equal([
      'eventRef source: nothing has the eId #first',
    ]);
  });
  it('goes red on text where only elements may stand', () => {
    expect(changed('<attachments>', '<attachments>x')).to.deep.equal(['attachments: cannot hold text']);
  });
  it('is made on well-formed documents alone', () => {
    for (const [from, to] of [
      ['</preface>', '</prefase>'],
      ['&', ''],
      ['<p>', '<p>&nbsp;'],
      ['<p>', '<p>a < b'],
      ['<p>', '<p class="a" class="b">'],
      ['</akomaNtoso>', '</akomaNtoso><x/>'],
      ['<p>', '<p>\u0001'],
    ] as const) {
      const broken = from === '&' ? source.slice(0, -20) : source.replace(from, to);
      expect(() => readXml(broken), to).to.throw();
    }
  });
});
