import { existsSync, readFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { certify, type Certification } from '../../certification/certification';
import { readConfiguration } from '../../certification/declaration/configuration';
import { OutputFolder } from '../../certification/folder/output-folder';
import { SUITE } from '../../checks';
import { readSuite } from '../../checks/suite';
import { verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { descendants, elementsOf, readXml } from '../regulation-documents/xml-reader';
import { columnOf, readCsv, sheet } from './made';

const FILES = ['junit.xml', 'traceability-clauses.csv', 'traceability.csv', 'traceability.xlsx'];
const ONE_CLAUSE = ['--tags', '@art_6__point_1', '--allure', 'none'];

describe('certify and the traceability files', () => {
  it('leaves them beside the verdict, sealed with it, and says where', async () => {
    const cwd = temporaryFolder();
    const { code, out } = await run(
      ['certify', '--out', 'c', ...ONE_CLAUSE, '--fault', 'pass-stake-kept', '--ui', 'pt'],
      { cwd },
    );
    expect(code, out).to.equal(1);
    expect(out).to.contain(`Rastreabilidade: ${path.join('c', 'traceability.xlsx')}`);
    const folder = new OutputFolder(path.join(cwd, 'c'));
    const manifest = readFileSync(path.join(folder.root, 'manifest.json'), 'utf8');
    for (const file of FILES) expect(manifest).to.contain(`"${file}"`);

    const verdict = verdictSchema.parse(JSON.parse(readFileSync(folder.verdict, 'utf8')));
    const failing = verdict.clauses.flatMap(({ failures }) => failures);
    const cases = await sheet(readFileSync(folder.traceabilityWorkbook), '個案');
    const failed = columnOf(cases, '個案結果（葡文）').filter((status) => status === 'não conforme');
    expect(failed.length).to.equal(verdict.cases.failed).and.be.greaterThan(0);
    expect(columnOf(cases, '通訊紀錄：鏈')).to.include(failing[0]?.transcript?.chain);
    const rows = readCsv(readFileSync(folder.traceabilityTable, 'utf8'));
    expect(rows.filter((row) => row.includes('não conforme') && row.includes('不通過'))).to.have.length(
      verdict.cases.failed,
    );
    const [conclusion] = elementsOf(readXml(readFileSync(folder.junit, 'utf8')));
    expect(conclusion?.attributes['failures']).to.equal('1');
  });

  it('leaves them where the table could not be reached as well, and no server shows it green', async () => {
    const cwd = temporaryFolder();
    const { code } = await run(
      ['certify', '--out', 'c', '--adapter', 'http', '--target', 'http://127.0.0.1:9', ...ONE_CLAUSE],
      { cwd },
    );
    expect(code).to.equal(3);
    const [conclusion] = elementsOf(
      readXml(readFileSync(new OutputFolder(path.join(cwd, 'c')).junit, 'utf8')),
    );
    expect(conclusion?.attributes['errors']).to.equal('1');
  });

  it('never concludes that a table conforms where one of them could not be written, and says so on the page', async () => {
    const folder = new Unwritable(temporaryFolder());
    const verdict = await verdictIn(folder);
    const messages = harnessErrors(verdict);
    expect(messages).to.have.length(1);
    expect(messages[0]).to.contain('the traceability tables or the JUnit file could not be written');
    expect(verdict.exitCode).to.equal(3);
    for (const file of ['traceability.xlsx', 'traceability.csv', 'traceability-clauses.csv'])
      expect(existsSync(path.join(folder.root, file)), file).to.equal(false);
    expect(readFileSync(folder.regulationPage, 'utf8')).to.contain('JUnit');
  });

  it('says in them what the certificate’s failure has made of the verdict', async () => {
    const folder = new UnwritableCertificate(temporaryFolder());
    const verdict = await verdictIn(folder);
    expect(harnessErrors(verdict)).to.have.length(1);
    const said = [...descendants(readXml(readFileSync(folder.junit, 'utf8')))]
      .flatMap(({ name, children }) =>
        name === 'error' ? children.filter((child) => typeof child === 'string') : [],
      )
      .join('\n');
    for (const { texts } of verdict.reasons) expect(said).to.contain(texts.zh).and.to.contain(texts.pt);
    expect(said).to.contain('certificate.pdf');
  });
});

class Unwritable extends OutputFolder {
  override get junit(): string {
    return path.join(this.root, 'no-such-folder', 'junit.xml');
  }
}

/** Something stands where the certificate is to go: it is made in a thread, which is told the folder alone. */
class UnwritableCertificate extends OutputFolder {
  constructor(root: string) {
    super(root);
    mkdirSync(path.join(root, 'certificate.pdf', 'in-the-way'), { recursive: true });
  }
}

function harnessErrors({ reasons }: Verdict): string[] {
  return reasons.filter(({ code }) => code === 'harness_error').map(({ texts }) => texts.en);
}

async function verdictIn(folder: OutputFolder): Promise<Verdict> {
  const read = readConfiguration({ allure: 'none', tags: '@art_6__point_1' }, temporaryFolder(), 'en');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const certification: Certification = {
    configuration: read.configuration,
    suite: readSuite(SUITE),
    folder,
    signal: new AbortController().signal,
    progress: { planned: () => undefined, casesDone: () => undefined, end: () => undefined },
  };
  return (await certify(certification)).verdict;
}
