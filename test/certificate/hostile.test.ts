import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { ANOMALIES, BETS, CLAUSES, READINGS, UNTESTED, citation, clauseText } from '../../regulation';
import { certificatePdf } from '../../reports';
import { hasGlyph } from '../../reports/certificate/fonts';
import { breakLines } from '../../reports/certificate/lines';
import { PAGE } from '../../reports/certificate/style';
import { visible, visibleUpTo } from '../../reports/certificate/visible';
import { failed } from '../regulation-page/record';
import { readPdf, squeezed, type PageOfPdf, type TextItem } from './reader';
import { COMPLETE, inputOf, type Made } from './runs';

const MARKUP = '<script>alert(1)</script>';
const RIGHT_TO_LEFT = '\u202eקזינו\u202c عربي';
const CONTROLS = 'a\u0000b\u001b[2Jc\u0007\ud800';
const ZALGO = `e${'\u0301'.repeat(40)}`;
const LONG = `${'x'.repeat(2000)} ${'長'.repeat(2000)} ${'y'.repeat(1000)}`;

/** Everything that a table, a link and a person at a form can send. */
const HOSTILE: Made = {
  short: true,
  declared: {
    adapter: { kind: 'serial', target: LONG },
    target: {
      ...targetOf(),
      maker: MARKUP,
      model: `${RIGHT_TO_LEFT} 😀`,
      firmware: LONG,
      serialNumber: CONTROLS.repeat(50),
      softwareHash: ZALGO,
    },
    tags: LONG,
    harnessErrors: [LONG, MARKUP],
  },
  outcome: ({ clause, row }) =>
    clause !== 'art_4__point_1'
      ? {}
      : row === 1
        ? failed(LONG, '😀'.repeat(2500))
        : { status: 'failed', message: LONG, findings: [] },
  details: {
    ...COMPLETE,
    number: `${MARKUP} 😀`,
    customer: {
      name: { zh: RIGHT_TO_LEFT, pt: MARKUP },
      address: { zh: 'x'.repeat(500), pt: '長'.repeat(500) },
    },
    deviations: Array.from({ length: 30 }, () => ({ zh: '長'.repeat(1500), pt: 'y'.repeat(1500) })),
  },
};

function targetOf() {
  const { target } = inputOf({ short: true }).declaration;
  if (target === null) throw new Error('the declaration of the tests has a table');
  return target;
}

/** What is printed beyond the margins, or over something else. */
function untidy({ items }: PageOfPdf): string[] {
  const upright = items.filter((each) => each.upright);
  const beyond = upright.filter(
    ({ x, y, width }) => x < PAGE.left - 1 || x + width > PAGE.right + 1 || y < 30 || y > PAGE.height - 30,
  );
  const covers = (one: TextItem, other: TextItem) =>
    one.x + one.width > other.x + 1 &&
    other.x + other.width > one.x + 1 &&
    Math.abs(one.y - other.y) < 0.6 * Math.min(one.size, other.size);
  const covered = upright.filter((one, index) =>
    upright.slice(index + 1).some((other) => covers(one, other)),
  );
  return [...beyond, ...covered].map(({ text }) => text);
}

describe('what a table and a form can send', () => {
  it('stays harmless and tidy in the certificate', async () => {
    const pdf = await certificatePdf(inputOf(HOSTILE));
    const { pages, text, information } = await readPdf(pdf);
    expect(pages.map(untidy)).to.deep.equal(pages.map(() => []));
    expect(text).to.include(squeezed(MARKUP));
    expect(text).to.include('[U+202E]').and.to.include('[U+1F600]').and.to.include('[U+0000]');
    // pdf.js hands out what the font says that it shows.
    expect(text).not.to.match(/[\p{Cc}\p{Cf}\p{Cs}\ufffd\u0590-\u06ff]/u);
    for (const pointer of ['（全文見verdict.json）', '(textointegralemverdict.json)'])
      expect(text).to.include(`…${pointer}`);
    expect(text).not.to.include('長'.repeat(1600));
    expect(information['Title']).to.include(MARKUP);
    expect(pdf.includes('/JavaScript')).to.equal(false);
    expect(pages.length).to.be.lessThan(60);
  });

  it('would be found out where it is not tidy', () => {
    const item = { text: 'a', x: PAGE.left, y: 400, width: 20, size: 9, upright: true };
    const page = (...items: TextItem[]) => untidy({ items } as PageOfPdf);
    expect(page(item, { ...item, y: 380 }, { ...item, x: 100 })).to.deep.equal([]);
    expect(page({ ...item, width: 500 })).to.deep.equal(['a']);
    expect(page(item, { ...item, x: item.x + 10, y: 402 })).to.deep.equal(['a']);
  });

  it('is shown, or its code point is', () => {
    expect(visible(RIGHT_TO_LEFT)).to.equal(
      '[U+202E][U+05E7][U+05D6][U+05D9][U+05E0][U+05D5][U+202C] [U+0639][U+0631][U+0628][U+064A]',
    );
    expect(visible(CONTROLS)).to.equal('a[U+0000]b[U+001B][2Jc[U+0007][U+D800]');
    expect(visible('e\u0301\u0301 acção\r\n\t澳門')).to.equal('é[U+0301] acção 澳門');
    for (const written of [MARKUP, LONG, ZALGO, RIGHT_TO_LEFT, '👩‍👩‍👧 \u{20000} \u3164 ⿰ 𝔸 \ue000'])
      for (const character of visible(written))
        expect(hasGlyph(character.codePointAt(0) ?? 0), character).to.equal(true);
  });

  it('is cut where a page has no room for it, and says where it stands whole', () => {
    expect(visibleUpTo('短', 3, '!')).to.equal('短');
    expect(visibleUpTo('abcd', 3, ' (more)')).to.equal('abc… (more)');
    expect(visibleUpTo('😀😀😀', 20, '!')).to.equal('[U+1F600][U+1F600]…!');
    expect(visibleUpTo('x'.repeat(1e6), 10, '')).to.have.length(11);
  });

  it('breaks into lines that fit, with nothing lost', () => {
    const width = 10;
    for (const written of [
      LONG.slice(1900, 2100),
      'um dois três quatro',
      '第五條第三款(八)項。',
      MARKUP,
      'a'.repeat(95),
    ]) {
      const lines = breakLines(written, width, (part) => [...part].length);
      expect(lines.every((line) => [...line].length <= width && line !== '')).to.equal(true);
      expect(squeezed(lines.join(''))).to.equal(squeezed(written));
    }
    expect(breakLines('', width, (part) => part.length)).to.deep.equal(['']);
    expect(breakLines('第五條第三款八項如此。', 10, (part) => part.length)).to.deep.equal([
      '第五條第三款八項如',
      '此。',
    ]);
  });
});

describe('the font of the certificate', () => {
  /** Every text of a document, however deep. */
  function strings(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  }

  it('has a glyph for every character of the law and of this report', () => {
    const texts = OFFICIAL_LANGUAGES.flatMap((language) => [
      ...CLAUSES.flatMap(({ id }) => [clauseText(id, language), citation(id, language)]),
      ...[READINGS, UNTESTED, BETS, ANOMALIES].flatMap((list) => strings(JSON.parse(JSON.stringify(list)))),
      ...['certificate', 'reports', 'steps'].flatMap((namespace) => {
        const file = path.join(__dirname, '..', '..', 'locales', language, `${namespace}.json`);
        return strings(JSON.parse(readFileSync(file, 'utf8')));
      }),
    ]);
    expect(texts.length).to.be.greaterThan(1000);
    const missing = new Set(
      texts.flatMap((text) =>
        [...text].filter((each) => each.trim() !== '' && !hasGlyph(each.codePointAt(0) ?? 0)),
      ),
    );
    expect([...missing]).to.deep.equal([]);
    expect(hasGlyph('😀'.codePointAt(0) ?? 0)).to.equal(false);
  });
});
