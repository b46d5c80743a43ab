import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../../locales';
import { ANOMALIES, CLAUSES, META, READINGS, citation } from '../../regulation';
import { escapeHtml } from '../../reports/regulation-page/markup';
import { FIELD, LINKS, everyCase, failed, fieldLosesOn12, inputOf, pageOf, undecided } from './record';

/** The page from the opening of one clause to that of the next. */
function clauseOf(page: string, id: string): string {
  const from = page.indexOf(`id="${id}" tabindex`);
  expect(from, id).to.be.greaterThan(-1);
  const to = page.indexOf('<article class="clause', from);
  return page.slice(from, to === -1 ? undefined : to);
}

/** What stands under the heading of an article, before its first clause. */
function articleOfPage(page: string, id: string): string {
  const from = page.indexOf(`id="${id.replace(/__.*/, '')}"`);
  return page.slice(from, page.indexOf('<article', from));
}

/** What a reader sees of it, without the marks of the page. */
function words(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the page of the regulation', () => {
  const page = pageOf({ outcome: fieldLosesOn12 });

  it('has the whole law, word for word, in both languages', () => {
    for (const { id, role, textZh, textPt } of CLAUSES) {
      if (role === 'num' || role === 'heading') continue;
      const law = words(/<div class="law">[\s\S]*?<\/div>\s*<\/div>/.exec(clauseOf(page, id))?.[0] ?? '');
      for (const text of [textZh, textPt]) expect(law, id).to.contain(words(escapeHtml(text)));
    }
  });

  it('says of each Portuguese text that it is a working translation, and of none where it is not', () => {
    const label = META.portuguese.workingLabel.pt;
    const working = CLAUSES.filter(
      ({ role, provenancePt }) => provenancePt === 'working' && role !== 'num' && role !== 'heading',
    );
    expect(page.split(`<p class="working">${label}</p>`)).to.have.length(working.length + 1);
  });

  it('shows the verdict on each clause in words', () => {
    const { verdict } = inputOf({ outcome: fieldLosesOn12 });
    for (const { id, status } of verdict.clauses) {
      const mark = /<p class="marks">[\s\S]*?<\/p>/.exec(clauseOf(page, id))?.[0] ?? '';
      const word = (language: InterfaceLanguage) => translator(language, 'reports')(`status.${status}`);
      expect(words(mark), id).to.contain(`${word('zh')}${word('pt')}`);
    }
    expect(words(clauseOf(page, 'order__para_1'))).to.contain('不在本次測試的範圍內');
  });

  it('shows a failure once, with its dice, what was required and what was done, in both languages', () => {
    const failures =
      /<section class="findings failures">[\s\S]*?<\/section>/.exec(clauseOf(page, FIELD))?.[0] ?? '';
    expect(failures.match(/<li>/g)).to.have.length(1);
    const text = words(failures);
    expect(text.match(/6-6/g)).to.have.length(1);
    for (const part of [
      '要求',
      '«Field»為贏',
      '檯的處理',
      '«Field»為輸',
      'exige-se',
      '«Field» ganha',
      'a mesa',
      '«Field» perde',
    ])
      expect(text).to.contain(part);
    expect(text).to.match(/features\/zh\/article-5\.feature:\d+/);
    expect(text).to.match(/features\/pt\/article-5\.feature:\d+/);
    expect(pageOf()).not.to.contain('class="findings');
  });

  it('shows so many failures of a clause, and tells how many more there are', () => {
    const many = pageOf({ outcome: ({ clause }) => (clause === FIELD ? failed('a', 'b') : {}) });
    const failures =
      /<section class="findings failures">[\s\S]*?<\/section>/.exec(clauseOf(many, FIELD))?.[0] ?? '';
    const { verdict } = inputOf({ outcome: ({ clause }) => (clause === FIELD ? failed('a', 'b') : {}) });
    const all = verdict.clauses.find(({ id }) => id === FIELD)?.failures.length ?? 0;
    const shown = failures.match(/<li>/g)?.length ?? 0;
    expect(shown).to.be.greaterThan(10);
    expect(words(failures)).to.contain(`另有 ${String(all / 2 - shown)} 項`);
  });

  it('leads to the evidence that is there, and to no other', () => {
    const record = everyCase('customary', (run) => ({
      ...fieldLosesOn12(run),
      transcript: { chain: '0123abcd', from: 7, to: 11, sha256: '0'.repeat(64) },
    }));
    const run = record.cases.find(({ status }) => status === 'failed');
    const place = `${String(run?.uri)}:${String(run?.line)}`;
    const allure = { page: 'allure-report/index.html', results: new Map([[place, '#testresult/1f']]) };
    const linked = clauseOf(pageOf({ record, links: { ...LINKS, allure } }), FIELD);
    expect(linked).to.contain('href="allure-report/index.html#testresult/1f"');
    expect(linked).to.contain('href="allure-report/index.html"');
    expect(linked).to.contain('href="transcript.ndjson"');
    expect(words(linked)).to.contain('transcript.ndjson（0123abcd）第 7 至 11 號');
    expect(linked).to.contain(`<code>craps-conformance transcript . --clause ${FIELD} --failures</code>`);
    const none = pageOf({ record, links: { verdict: null, transcript: null, messages: null, allure: null } });
    expect(none).not.to.contain('craps-conformance transcript');
    expect(none).not.to.match(/href="(?!#|https:\/\/bo\.io\.gov\.mo\/)/);
  });

  it('says above a clause’s cases that it was applied against its letter, and how', () => {
    const against = clauseOf(page, 'art_5__para_2__point_3');
    expect(words(against)).to.contain('本條文按與其字面不符的解釋適用');
    expect(words(against)).to.contain('contra litteram');
    expect(words(against)).to.contain('O «Don&#39;t Pass» ganha se sair o total de 7');
    const literal = clauseOf(pageOf({ set: 'literal', outcome: undecided }), 'art_5__para_2__point_3');
    expect(words(literal)).not.to.contain('contra litteram');
  });

  it('records what the table did where the text is silent, and calls it neither right nor wrong', () => {
    const silent = clauseOf(pageOf({ set: 'literal', outcome: undecided }), 'art_5__para_4__point_1');
    expect(words(silent)).to.contain('條文未定');
    expect(silent).to.contain('class="findings undecided"');
    expect(words(silent)).to.contain('1-2');
    expect(words(silent)).to.contain('fica');
  });

  it('sets out every anomaly once, with what follows from it, and leads there from the other clauses', () => {
    for (const { id, clauses, consequence, treatment } of ANOMALIES) {
      expect(page.split(`id="${id}"`), id).to.have.length(2);
      const text = words(clauseOf(page, clauses[0] ?? ''));
      expect(text, id).to.contain(words(escapeHtml(consequence.zh)));
      expect(text, id).to.contain(words(escapeHtml(treatment.pt.replaceAll('`', ''))));
      for (const other of clauses.slice(1)) {
        const at = /__(?:num|heading)$/.test(other) ? articleOfPage(page, other) : clauseOf(page, other);
        expect(at, `${id} ${other}`).to.contain(`href="#${id}"`);
      }
    }
  });

  it('has every reading with all its values, and marks the declared one', () => {
    for (const { id, values, customary } of READINGS) {
      const from = page.indexOf(`id="reading-${id}"`);
      const register = page.slice(from, page.indexOf('</section>', from));
      expect(register.match(/<li class="(?:declared|other)">/g), id).to.have.length(values.length);
      const declared = /<li class="declared">[\s\S]*?<\/li>/.exec(register)?.[0] ?? '';
      expect(declared, id).to.contain(`<code>${customary}</code>`);
    }
  });

  it('accounts for each sentence: by its cases, or by the reason why there are none', () => {
    for (const { id, norms, role } of CLAUSES) {
      if (role === 'num' || role === 'heading') continue;
      const clause = clauseOf(page, id);
      if (norms.length > 1) expect(clause.match(/<p class="sentence"/g), id).to.have.length(norms.length);
      expect(clause.includes('class="reason"') || clause.includes('class="cases"'), id).to.equal(true);
    }
    const cited = clauseOf(page, 'art_1__para_2__point_3');
    expect(cited).to.contain('href="#art_1__para_2__point_3--diameters-are-equal"');
  });

  it('shows what a person measured or saw, where there is a record of it', () => {
    const inspection = {
      file: 'inspection.yaml',
      sha256: 'ab'.repeat(32),
      inspector: { name: 'Chan Tai Man', function: 'inspector' },
      date: '2026-11-16',
      place: 'Macau',
    };
    const record = everyCase('customary', ({ clause, language }) =>
      clause === 'art_1__para_2__point_4'
        ? {
            evidence: [
              {
                name: language === 'zh' ? '查驗紀錄' : 'Registo de inspecção',
                mediaType: 'text/plain',
                body:
                  language === 'zh'
                    ? '要求：相同\n查驗所得：10.01 g'
                    : 'Exige-se: igual\nNa inspecção: 10,01 g',
                encoding: 'utf8',
              },
            ],
          }
        : {},
    );
    const shown = pageOf({ record, declared: { inspection } });
    expect(words(clauseOf(shown, 'art_1__para_2__point_4'))).to.contain('查驗所得：10.01 g');
    expect(words(clauseOf(shown, 'art_1__para_2__point_4'))).to.contain('Na inspecção: 10,01 g');
    expect(words(shown)).to.contain('Chan Tai Man');
    expect(pageOf({ record })).not.to.contain('10.01 g');
  });

  it('names the dispatch by which a clause asks something else', () => {
    const authorisation = { dispatch: '12/2026', date: '2026-01-15', item: 'field', clauses: [FIELD] };
    const shown = pageOf({ declared: { authorisations: [authorisation] } });
    expect(words(clauseOf(shown, FIELD))).to.contain('2026年1月15日第12/2026號');
    expect(words(clauseOf(page, FIELD))).not.to.contain('12/2026');
  });

  it('names law, gazette, hash, table, scope and why a run proves nothing', () => {
    const { verdict } = inputOf();
    const text = words(page);
    for (const part of [
      META.instrument.zh,
      META.instrument.pt,
      verdict.regulation.sha256,
      'Fábrica 檯',
      '1.2.3',
    ])
      expect(text).to.contain(part);
    const partial = words(pageOf({ declared: { tags: '@art_4' } }));
    expect(partial).to.contain('未有定論');
    expect(partial).to.contain('ensaio parcial');
  });

  it('shows a clause that no registry knows', () => {
    const record = everyCase('customary', ({ clause, row }) =>
      clause === FIELD && row === 1 ? { clause: 'art_9__para_1', ...failed('a', 'b') } : {},
    );
    expect(words(pageOf({ record }))).to.contain('art_9__para_1');
  });

  it('is as good where nothing was run', () => {
    const record = { ...everyCase('customary'), cases: [] };
    const empty = pageOf({ record, declared: { target: null, harnessErrors: ['<no table>'] } });
    expect(words(empty)).to.contain('&lt;no table&gt;');
    expect(words(clauseOf(empty, FIELD))).to.contain(citation(FIELD, 'zh'));
  });

  it('speaks the official languages, and English to whoever does', () => {
    expect(page).not.to.contain('lang="en"');
    const english = pageOf({ language: 'en' });
    expect(english).to.match(/^<!doctype html>\s*<html lang="en">/);
    expect(words(english)).to.contain('outside the scope of this test');
    expect(words(page)).not.to.contain('outside the scope of this test');
    expect(english).to.contain('lang="en"');
  });
});

describe('the texts of the page', () => {
  const folder = path.join(__dirname, '..', '..', 'locales');
  const leaves = (value: unknown, key = ''): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(value as object).flatMap(([name, inner]) => leaves(inner, `${key}.${name}`));
  const catalogue = (language: string) =>
    leaves(JSON.parse(readFileSync(path.join(folder, language, 'page.json'), 'utf8')));

  it('are the same in every language, with the same values', () => {
    const shape = (language: string) =>
      catalogue(language).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).sort().join()]);
    expect(readdirSync(folder)).to.include.members([...INTERFACE_LANGUAGES]);
    for (const language of INTERFACE_LANGUAGES) expect(shape(language)).to.have.deep.members(shape('zh'));
  });

  it('are Portuguese as before the agreement of 1990', () => {
    const reformed = /\b(?:ação|direção|objeto|projeto|correto|fato|inspeção|exceção|atual|ativ\w*)\b/iu;
    for (const [key, text] of catalogue('pt')) expect(text, key).not.to.match(reformed);
  });
});
