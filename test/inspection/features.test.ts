import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { assess } from '../../certification/inspection/assessment';
import { readSuite, filesOf } from '../../checks/suite';
import { SUITE } from '../../checks';
import { OFFICIAL_LANGUAGES, translator } from '../../locales';
import { articleOf, CLAUSES } from '../../regulation';
import type { CaseRun } from '../../reports';
import { JUDGES } from '../../steps/inspection/judgements';
import type { InspectionRecord } from '../../steps/inspection/record';
import { temporaryFolder } from '../cli/console';
import { runFeatures } from '../support/features';
import { changed, DEFECTS, goodRecord, MIS_SPOTTED, withDie } from './records';

async function casesUnder(inspection: InspectionRecord | null): Promise<CaseRun[]> {
  const { cases } = await runFeatures({ tags: '@art_1', inspection });
  return cases;
}

/** In both languages; a case that is in one alone would be missing in the other's list. */
function failedClauses(cases: readonly CaseRun[]): string[] {
  const [zh, pt] = OFFICIAL_LANGUAGES.map((language) => [
    ...new Set(
      cases
        .filter((each) => each.language === language && each.status === 'failed')
        .map(({ clause }) => clause ?? ''),
    ),
  ]);
  expect(pt).to.deep.equal(zh);
  return zh ?? [];
}

const statuses = (cases: readonly CaseRun[]) => [...new Set(cases.map(({ status }) => status))];

describe('the features of Article 1', () => {
  it('have a case for every clause of it, in both languages', () => {
    const normative = CLAUSES.filter((each) => each.normative && articleOf(each.id) === 1).map(
      ({ id }) => id,
    );
    const suite = readSuite(SUITE);
    for (const language of OFFICIAL_LANGUAGES) {
      const file = filesOf(suite, language).find(({ name }) => name === 'article-1.feature');
      const rules = file?.rules ?? [];
      expect(rules.map(({ clause }) => clause)).to.deep.equal(normative);
      expect(rules.every(({ cases }) => cases.length > 0)).to.equal(true);
    }
    expect(Object.keys(JUDGES)).to.deep.equal(normative);
  });

  it('wait for inspection without a record', async () => {
    const cases = await casesUnder(null);
    expect(statuses(cases)).to.deep.equal(['inspection-pending']);
    expect(cases.length).to.be.greaterThan(30);
  });

  it('pass with a good record, and keep what it says as evidence', async () => {
    const cases = await casesUnder(goodRecord());
    expect(statuses(cases)).to.deep.equal(['passed']);
    for (const { evidence, key } of cases) {
      expect(evidence, key).not.to.deep.equal([]);
      expect(evidence[0]).to.include({ mediaType: 'text/plain' });
      expect(evidence[0]?.body).to.include('陳大文').and.to.include('2026-11-16');
    }
  });

  it('fail Article 1(1)(1) with a die marked 2, 5, 2, 5, 3, 4, and pass Article 1(2)(2)', async () => {
    const cases = await casesUnder(withDie({ faces: MIS_SPOTTED }));
    expect(failedClauses(cases)).to.deep.equal(['art_1__para_1__point_1']);
    const opposite = cases.filter(({ clause }) => clause === 'art_1__para_2__point_2');
    expect(statuses(opposite)).to.deep.equal(['passed']);
    const failed = cases.filter(({ status }) => status === 'failed');
    expect(failed.map(({ row }) => row)).to.have.members([1, 2, 5, 6, 1, 2, 5, 6]);
    for (const { findings, message } of failed) {
      expect(findings).to.have.length(1);
      expect(findings[0]).to.deep.include({ kind: 'failure', dice: [], evidence: 'inspection' });
      expect(message).to.include('2, 5, 2, 5, 3, 4');
    }
    expect(failed.find(({ language }) => language === 'zh')?.message).to.match(
      /^第一條第一款\(一\)項：要求：/,
    );
    expect(failed.find(({ language }) => language === 'pt')?.message).to.match(
      /^alínea 1\) do n\.º 1 do artigo 1\.º/,
    );
  });

  for (const [title, record, clauses] of DEFECTS) {
    it(`fail with ${title} where the command inspect does`, async () => {
      const cases = await casesUnder(record());
      expect(failedClauses(cases)).to.deep.equal(clauses);
      const assessed = assess(record(), translator('en', 'inspection'));
      expect(
        assessed.filter(({ status }) => status === 'does_not_conform').map(({ clause }) => clause),
      ).to.deep.equal(clauses);
      expect(statuses(cases).every((status) => status === 'passed' || status === 'failed')).to.equal(true);
    });
  }
});

describe('a case of a clause that only a person can watch', () => {
  /** Article 2(4) with the one sentence that asks the record. */
  function watched(): string {
    const root = temporaryFolder();
    const features = {
      zh: ['# language: zh-TW', '功能', 'Rule', '場景', '那麼 查驗紀錄載明所觀察的做法符合本條文'],
      pt: [
        '# language: pt',
        'Funcionalidade',
        'Regra',
        'Cenário',
        'Então consta do registo de inspecção que a prática observada cumpre esta norma',
      ],
    };
    for (const [language, [dialect, feature, rule, scenario, step]] of Object.entries(features)) {
      const folder = path.join(root, 'features', language);
      mkdirSync(folder, { recursive: true });
      const lines = [
        dialect,
        '@art_2',
        `${feature}: 2`,
        '  @art_2__para_4',
        `  ${rule}: 2(4)`,
        '    @case:practice-is-observed',
        `    ${scenario}: 2(4)`,
        `      ${step}`,
      ];
      writeFileSync(path.join(folder, 'article-2.feature'), `${lines.join('\n')}\n`);
    }
    return root;
  }

  const statusesUnder = async (inspection: InspectionRecord | null) => {
    const { cases } = await runFeatures({ root: watched(), inspection });
    expect(cases).to.have.length(2);
    return statuses(cases);
  };

  it('waits where there is no record, and where the record does not speak of it', async () => {
    expect(await statusesUnder(null)).to.deep.equal(['inspection-pending']);
    const silent = changed((record) => {
      record.observations = record.observations.filter(({ clause }) => clause !== 'art_2__para_4');
    });
    expect(await statusesUnder(silent)).to.deep.equal(['inspection-pending']);
  });

  it('passes or fails as the observer says', async () => {
    expect(await statusesUnder(goodRecord())).to.deep.equal(['passed']);
    const breach = changed(({ observations }) =>
      observations.push({ clause: 'art_2__para_4', observed: 'no', by: 'B', notes: 'one after the other' }),
    );
    expect(await statusesUnder(breach)).to.deep.equal(['failed']);
  });
});
