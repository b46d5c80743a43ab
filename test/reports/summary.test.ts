import { expect } from 'chai';
import type { Envelope } from '@cucumber/messages';
import { summary, summaryLines, verdict, type RunDeclaration } from '../../reports';
import { READING_SETS } from '../../regulation';
import { displayWidth } from '../../locales/width';
import { text } from '../../reports/texts';
import { remarksOf } from '../../reports/verdict/reasons';
import {
  article4,
  CLAUSES_OF_ARTICLE_4,
  declaration,
  inBothLanguages,
  messagesOf,
  TARGET,
} from './mini-suite';

describe('the summary', () => {
  let held: Envelope[];
  let red: Envelope[];

  before(async () => {
    held = await messagesOf({ features: inBothLanguages(article4()) });
    red = await messagesOf({
      features: inBothLanguages(
        article4([
          ...CLAUSES_OF_ARTICLE_4.map((clause) => ({ clause, name: 'holds', steps: ['it holds'] })),
          { clause: 'art_4__point_2', name: 'fails', steps: ['it fails'] },
          { clause: 'art_4__point_1', name: 'breaks', steps: ['it breaks'] },
        ]),
      ),
    });
  });

  it('is short where the table conforms', () => {
    const lines = summaryLines(verdict(declaration(), held), 'pt', {
      verdict: 'certification/verdict.json',
      report: 'certification/allure-report/index.html',
    });
    expect(lines).to.deep.equal([
      'Ensaio de conformidade com o Regulamento Oficial do Jogo de «Craps», Despacho n.º 53/2010',
      'Objecto do ensaio: Fábrica 檯 M1 (programa 2.0)',
      'Interpretação: segundo a letra do texto',
      lines.find((line) => line.startsWith('Casos: previstos 6, concluídos 6, conformes 6, não conformes 0')),
      'Disposições: conforme 3',
      'Conclusão: conforme',
      'Ficheiro da conclusão: certification/verdict.json',
      'Relatório: certification/allure-report/index.html',
    ]);
  });

  it('names each failed clause with its first failure, in the language of the reader', () => {
    const customary = { set: 'customary' as const, values: { ...READING_SETS.customary }, decision: null };
    const lines = summaryLines(verdict(declaration({ readings: customary }), red), 'zh');
    const at = lines.indexOf('不符合的條文：');
    expect(lines[at + 1]).to.match(/^ {2}第四條\(二\)項（features\/zh\/article-4\.feature:\d+）$/);
    expect(lines.slice(at + 2, at + 5)).to.deep.equal([
      '    本條文按與條文字面不符的解釋適用',
      '    擲出 6-1；要求：a win；檯的處理：a loss',
      '    本條文另有 1 項不符',
    ]);
    expect(lines).to.include('測試並不完整：');
    expect(lines).to.include('  2 個個案未有定論');
    expect(lines).to.include('結論：不符合');
    expect(lines).to.include('條文：符合 1、不符合 1（按與條文字面不符的解釋者 1）、未有定論 1');
  });

  it('never counts a clause as conforming without saying that it was read against its letter', () => {
    const values = { ...READING_SETS.customary };
    const told = (readings: RunDeclaration['readings']) =>
      summaryLines(verdict(declaration({ readings }), held), 'en').find((line) => line.startsWith('Clauses'));
    expect(told({ set: 'customary', values, decision: null })).to.equal(
      'Clauses: conforms 3 (under a reading against the letter: 1)',
    );
    expect(told({ set: 'literal', values: { ...READING_SETS.literal }, decision: null })).to.equal(
      'Clauses: conforms 3',
    );
  });

  it('says aloud that another generator than the default one made the report', () => {
    const last = (reason: 'java' | 'no_java' | 'allure_2_failed') =>
      summary(verdict(declaration(), held), 'en', {
        report: 'r.html',
        generator: { version: '3.1', reason, detail: 'no \u001b[2J memory' },
      }).at(-1);
    expect(last('java')).to.deep.equal({ kind: 'plain', level: 0, text: 'Report made by Allure 3.1' });
    expect(last('no_java')?.kind).to.equal('doubtful');
    expect(last('allure_2_failed')?.text).to.contain('no \\u{1b}[2J memory').and.not.contain('\u001b');
  });

  it('names who decided the readings, and lets him write nothing else', () => {
    const decision = { by: '\u001b[2JLaboratório', on: '2026-01-01' };
    const decided = declaration({
      readings: { set: 'literal', values: { ...READING_SETS.literal }, decision },
    });
    const said = (language: 'zh' | 'pt' | 'en') => summaryLines(verdict(decided, held), language)[2];
    expect(said('pt')).to.equal(
      'Interpretação: segundo a letra do texto; decidida por \\u{1b}[2JLaboratório em 2026-01-01',
    );
    expect(said('zh')).to.equal('解釋：依條文字面；由 \\u{1b}[2JLaboratório 於 2026-01-01 決定');
    expect(said('en')).to.equal('Readings: by the letter; decided by \\u{1b}[2JLaboratório on 2026-01-01');
  });

  it('says why a run is inconclusive', () => {
    const lines = summary(verdict(declaration({ target: null, interrupted: true }), held), 'en');
    const texts = lines.map(({ text }) => text);
    expect(texts).to.include.members([
      'Item tested: library reference (it could not be asked what it is)',
      'Why the run does not conclude that the table conforms:',
      'the run was interrupted before its end',
      'Verdict: inconclusive',
    ]);
    expect(lines.find(({ text }) => text === 'Verdict: inconclusive')?.kind).to.equal('doubtful');
  });

  it('names the clauses with inconclusive cases, each with its first one and the cause', () => {
    const told = (language: 'zh' | 'pt' | 'en') => summaryLines(verdict(declaration(), red), language);
    const at = told('en').indexOf('Clauses with inconclusive cases:');
    expect(told('en')[at + 1]).to.match(
      /^ {2}Article 4\(1\) \(features\/(?:zh|pt)\/article-4\.feature:\d+\)$/,
    );
    expect(told('en').slice(at + 2, at + 4)).to.deep.equal([
      '    the link or the test harness failed; the link broke',
      '    further inconclusive cases of this clause: 1',
    ]);
    expect(told('pt').some((line) => /^ {2}alínea 1\) do artigo 4\.º \(features\/pt\//.test(line))).to.equal(
      true,
    );
    expect(told('zh')).to.include('    連接或測試程式出錯；the link broke');
    expect(summaryLines(verdict(declaration(), held), 'en').join()).not.to.include('inconclusive cases');
  });

  it('cuts what an inconclusive case says, names five clauses and counts the others', () => {
    const message = `\u001b[2J\u202e one\n  two ${'x'.repeat(1000)}`;
    const result = verdict(declaration(), red);
    const template = result.clauses.find(({ inconclusive }) => inconclusive.length > 0);
    if (template === undefined) throw new Error('no inconclusive clause');
    const clauses = Array.from({ length: 7 }, () => ({
      ...template,
      inconclusive: template.inconclusive.map((each) => ({ ...each, message })),
    }));
    for (const language of ['zh', 'pt', 'en'] as const) {
      const lines = summaryLines({ ...result, clauses }, language);
      const causes = lines.filter((line) => line.includes('\\u{1b}[2J\\u{202e} one two xxx'));
      expect(causes).to.have.length(5);
      for (const line of causes) expect(line).to.match(/^.{200,280}x…$/u);
      expect(lines.join('')).not.to.match(/\p{Cc}|\p{Cf}/u);
    }
    expect(summaryLines({ ...result, clauses }, 'en')).to.include(
      '  further clauses with inconclusive cases: 2; see the verdict file',
    );
  });

  it('does not take what was not run for a cause', () => {
    const cut = held.filter(({ testCaseStarted }) => testCaseStarted === undefined);
    expect(summaryLines(verdict(declaration(), cut), 'en')).not.to.include(
      'Clauses with inconclusive cases:',
    );
  });

  it('names every clause that was applied against its letter, in lines of a page’s width', () => {
    const result = verdict(declaration({ articles: [4, 5, 6, 7] }), held);
    const values = { set: 'customary' as const, values: { ...READING_SETS.customary }, decision: null };
    const full = verdict(declaration({ articles: [4, 5, 6, 7], readings: values }), held);
    // As if every clause had been tested.
    const tested = full.clauses.map((clause) => ({ ...clause, cases: { ...clause.cases, run: 1 } }));
    const remarks = remarksOf(declaration({ readings: values }), tested);
    const named = tested.filter(({ contraLitteram }) => contraLitteram === true);
    expect(named.length).to.be.greaterThan(10);
    for (const language of ['zh', 'pt', 'en'] as const) {
      const lines = summaryLines({ ...result, remarks }, language);
      const from = lines.indexOf(text(language, 'summary.remarks'));
      const told = lines.slice(from + 1, lines.length - 1);
      const joined = told.map((line) => line.trim()).join(language === 'zh' ? '' : ' ');
      for (const { citation } of named) expect(joined).to.include(citation[language]);
      expect(joined).not.to.include('…');
      expect(told.length).to.be.greaterThan(2);
      expect(told[1]).to.match(/^ {4}\S/);
      for (const line of told) expect(displayWidth(line)).to.be.at.most(110);
    }
  });

  it('does not count what was not selected with what is inconclusive', async () => {
    const tags = '@art_4__intro';
    const messages = await messagesOf({ features: inBothLanguages(article4()), tags });
    const part = verdict(declaration({ tags }), messages);
    expect(summaryLines(part, 'en')).to.include('Clauses: conforms 1, not selected 2');
  });

  it('gives each verdict its kind', () => {
    const kind = (changes: Parameters<typeof declaration>[0], messages: Envelope[]) =>
      summary(verdict(declaration(changes), messages), 'en').find(({ text }) => text.startsWith('Verdict'))
        ?.kind;
    expect(kind({}, held)).to.equal('good');
    expect(kind({}, red)).to.equal('bad');
  });

  it('lets no table write to the terminal', () => {
    const hostile = { ...TARGET, maker: '\u001b[2J\u001b[1;1HConclusão: conforme\r\n', firmware: '\u202e' };
    for (const language of ['zh', 'pt', 'en'] as const) {
      const lines = summaryLines(verdict(declaration({ target: hostile }), red), language);
      expect(lines.join('')).not.to.match(/\p{Cc}|\p{Cf}/u);
      expect(lines.join('\n')).to.include('\\u{1b}[2J');
    }
  });
});
