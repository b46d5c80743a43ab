import { expect } from 'chai';
import { citation } from '../../regulation';
import { junit, type CaseRun, type Traceability } from '../../reports';
import { elementsOf, readXml, type Element } from '../regulation-documents/xml-reader';
import { FIELD, fieldLosesOn12, type Outcome } from '../regulation-page/record';
import { schemaProblems } from './junit-schema';
import { traceabilityOf } from './made';

const everyStatus: Outcome = (run): Partial<CaseRun> => {
  const of: Record<string, Partial<CaseRun>> = {
    art_5__para_3__point_1: { status: 'inconclusive', cause: 'error', message: 'the link broke' },
    art_5__para_3__point_2: { status: 'not-run', cause: 'not_run', start: null, stop: null },
    art_5__para_3__point_3: {
      status: 'not-applicable',
      findings: [{ kind: 'not-applicable', reason: 'betNotOffered', values: { bet: 'eleven' } }],
    },
    art_5__para_3__point_4: {
      status: 'not-decidable',
      findings: [{ kind: 'not-decidable', dice: [[1, 2]], actual: '投注留在檯上' }],
    },
    art_1__para_1__intro: { status: 'inspection-pending' },
    art_5__para_3__point_5: { status: 'not-observed' },
  };
  return { ...of[run.clause ?? ''], ...fieldLosesOn12(run) };
};

function suitesOf(traceability: Traceability): Element[] {
  return elementsOf(readXml(junit(traceability)));
}

function testsOf(suite: Element | undefined): Element[] {
  return elementsOf(suite ?? { name: '', attributes: {}, children: [] }).filter(
    ({ name }) => name === 'testcase',
  );
}

function total(suites: readonly Element[], attribute: string): number {
  return suites.reduce((sum, { attributes }) => sum + Number(attributes[attribute]), 0);
}

const conclusionOf = (traceability: Traceability) => {
  const [suite] = suitesOf(traceability);
  return elementsOf(testsOf(suite)[0] ?? { name: '', attributes: {}, children: [] }).map(({ name }) => name);
};

describe('JUnit XML', () => {
  const traceability = traceabilityOf({ outcome: everyStatus });
  const [conclusion, ...clauses] = suitesOf(traceability);

  it('follows the schemas that CI servers know', () => {
    expect(schemaProblems(readXml(junit(traceability)))).to.deep.equal([]);
  });

  it('would be found out where it did not', () => {
    const written = readXml(junit(traceability));
    const [suite] = elementsOf(written);
    if (suite === undefined) throw new Error('no suite');
    suite.attributes['tests'] = '2';
    suite.attributes['timestamp'] = '2026-01-01T00:00:00Z';
    suite.children.reverse();
    expect(schemaProblems(written)).to.have.length(3);
  });

  it('counts in each language what the verdict counts', () => {
    const { byLanguage } = traceability.verdict.cases;
    for (const language of ['zh', 'pt'] as const) {
      const own = clauses.filter(({ attributes }) => attributes['package']?.startsWith(`${language}.`));
      const counts = byLanguage[language];
      if (counts === undefined) throw new Error(`no ${language}`);
      expect(total(own, 'tests')).to.equal(counts.planned);
      expect(total(own, 'failures')).to.equal(counts.failed).and.equal(1);
      expect(total(own, 'errors'))
        .to.equal(counts.inconclusive + counts.notRun)
        .and.be.greaterThan(1);
      expect(total(own, 'skipped')).to.equal(
        counts.notApplicable + counts.notDecidable + counts.inspectionPending + counts.notObserved,
      );
      const passed = own.flatMap(testsOf).filter((test) => test.children.length === 0);
      expect(passed).to.have.length(counts.passed);
    }
  });

  it('says at a failure the clause, the dice, what is required and what the table did', () => {
    const failures = clauses
      .flatMap(testsOf)
      .flatMap(elementsOf)
      .filter(({ name }) => name === 'failure');
    const [zh, pt] = failures.map(({ attributes }) => attributes['message'] ?? '');
    expect(zh).to.equal(
      `${citation(FIELD, 'zh')} — 不通過 — 擲出 6-6；要求：«Field»為贏；檯的處理：«Field»為輸`,
    );
    expect(pt).to.equal(
      `${citation(FIELD, 'pt')} — não conforme — dados 6-6; exige-se: «Field» ganha; a mesa: «Field» perde`,
    );
    expect(failures[0]?.children.filter((child) => typeof child === 'string').join('')).to.contain(
      'features/zh/article-5.feature:',
    );
  });

  it('says why a case was skipped or proves nothing', () => {
    const messageOf = (clause: string, language: string) =>
      testsOf(
        clauses.find(({ attributes }) => attributes['name'] === `${language}：${citation(clause, 'zh')}`),
      )
        .flatMap(elementsOf)
        .map(
          ({ name, attributes }) => `${name} ${attributes['type'] ?? ''} ${attributes['message'] ?? ''}`,
        )[0];
    expect(messageOf('art_5__para_3__point_1', '中文')).to.match(/^error error .*the link broke$/);
    expect(messageOf('art_5__para_3__point_2', '中文')).to.match(/^error not_run .*個案未有執行$/);
    expect(messageOf('art_5__para_3__point_3', '中文')).to.match(/^skipped not-applicable .*檯聲明不提供/);
    expect(messageOf('art_5__para_3__point_4', '中文')).to.match(
      /^skipped not-decidable .*擲出 1-2；檯的處理：投注留在檯上/,
    );
    expect(messageOf('art_1__para_1__intro', '中文')).to.match(/^skipped inspection-pending /);
    expect(messageOf('art_5__para_3__point_5', '中文')).to.match(/^skipped not-observed /);
  });

  it('names every test once', () => {
    const names = clauses
      .flatMap(testsOf)
      .map(({ attributes }) => `${attributes['classname']} ${attributes['name']}`);
    expect(new Set(names).size).to.equal(names.length).and.equal(traceability.record.cases.length);
  });

  it('is green only where the verdict is', () => {
    expect(conclusionOf(traceability)).to.deep.equal(['failure']);
    const passed = traceabilityOf({ set: 'literal' });
    expect(passed.verdict.verdict).to.equal('conforms');
    expect(conclusionOf(passed)).to.deep.equal([]);
    const broken = traceabilityOf({ set: 'literal', declared: { harnessErrors: ['x'] } });
    expect(conclusionOf(broken)).to.deep.equal(['error']);
    expect(conclusion?.attributes['name']).to.equal('結論 · Conclusão');
  });
});
