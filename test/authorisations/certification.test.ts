import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { AUTHORISING_CLAUSE } from '../../regulation';
import { runDeclarationSchema, summaryLines, verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { DISPATCH } from './authorised';

const TABLE = path.join(__dirname, '../fixtures/tables/authorised.ts');
const ANY_7 = 'art_6__point_6';
const CITATIONS = {
  zh: '2026年1月15日第12/2026號許可批示',
  pt: 'despacho de autorização n.º 12/2026, de 15 de Janeiro de 2026',
};

/** Certifies a table that pays Any 7 at 1 to `prize`, where 1 to 3 is authorised. */
async function certified(prize: number, ...flags: string[]) {
  const cwd = temporaryFolder();
  writeFileSync(
    path.join(cwd, 'certification.yaml'),
    `adapter:
  target: ${JSON.stringify(TABLE)}
  options: { prizes: { any_7: { 7: { stake: 1, prize: ${String(prize)} } } } }
tags: '@${ANY_7} or @${AUTHORISING_CLAUSE}'
out: c
authorisations:
  - { dispatch: 12/2026, date: 2026-01-15, item: any_7, prizes: [{ clause: ${ANY_7}, stake: 1, prize: 3 }] }
`,
  );
  const { code, out, err } = await run(['certify', ...flags], { cwd });
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(cwd, 'c', name), 'utf8'));
  return {
    code,
    out,
    err,
    folder: path.join(cwd, 'c'),
    verdict: verdictSchema.parse(read('verdict.json')),
    read,
  };
}

function clauseOf({ clauses }: Verdict, id: string) {
  return clauses.find((each) => each.id === id);
}

/** The summary breaks long lines; Chinese has no spaces to break at. */
function unwrapped(text: string): string {
  return text.replace(/\s+/g, '');
}

describe('certifying with authorisations', () => {
  it('asks for the authorised prize, and cites the dispatch wherever the clause is reported', async () => {
    const { verdict, folder, read, err } = await certified(3);
    expect(verdict.cases.failed, err).to.equal(0);
    for (const id of [ANY_7, AUTHORISING_CLAUSE]) {
      expect(clauseOf(verdict, id)?.status).to.equal('conforms');
      expect(clauseOf(verdict, id)?.authorisations).to.deep.equal([DISPATCH]);
    }
    expect(clauseOf(verdict, 'art_6__point_7')).not.to.have.property('authorisations');
    expect(verdict.authorisations).to.deep.equal([
      { ...DISPATCH, item: 'any_7', clauses: [ANY_7, AUTHORISING_CLAUSE] },
    ]);
    const [declared] = runDeclarationSchema.parse(read('run.json')).authorisations;
    expect(declared).to.have.property('prizes');

    for (const language of ['zh', 'pt'] as const) {
      expect(unwrapped(summaryLines(verdict, language).join('\n'))).to.include(
        unwrapped(CITATIONS[language]),
      );
    }
    const results = readdirSync(path.join(folder, 'allure-results'))
      .filter((name) => name.endsWith('-result.json'))
      .map((name) => readFileSync(path.join(folder, 'allure-results', name), 'utf8'))
      .map((text) => JSON.parse(text) as { description: string; labels: { value: string }[] });
    const descriptions = results.map(({ description }) => description.replaceAll('\\', ''));
    expect(descriptions.length).to.equal(verdict.cases.planned);
    for (const description of descriptions) {
      expect(description).to.include(CITATIONS.zh);
      expect(description).to.include(CITATIONS.pt);
    }
  });

  it('finds the prize of the regulation where another is authorised', async () => {
    const { code, out, verdict } = await certified(4, '--allure', 'none', '--ui', 'pt');
    expect(code).to.equal(1);
    for (const id of [ANY_7, AUTHORISING_CLAUSE]) {
      const clause = clauseOf(verdict, id);
      expect(clause?.status).to.equal('does_not_conform');
      expect(
        clause?.failures.every(({ required, language }) => required?.includes(CITATIONS[language])),
      ).to.equal(true);
    }
    expect(unwrapped(out)).to.include(unwrapped(CITATIONS.pt));
  });
});
