import { expect } from 'chai';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { READINGS, UNTESTED, clauseText } from '../../regulation';
import {
  MARKS,
  REQUIREMENTS,
  certificatePdf,
  marksOf,
  missingRequirements,
  reportNumber,
  type CertificateInput,
} from '../../reports';
import { text } from '../../reports/texts';
import { bothOf } from '../../reports/certificate/texts';
import { FIELD, fieldLosesOn12, undecided } from '../regulation-page/record';
import { watched } from '../meta/doubtful-runs';
import { readPdf, squeezed, type ReadPdf } from './reader';
import { COMPLETE, failsOnce, inputOf, type Made } from './runs';

function marksOn({ pages }: ReadPdf): string[][] {
  return pages.map(({ items }) => {
    const across = items.filter(({ upright }) => !upright).map(({ text: each }) => squeezed(each));
    return MARKS.filter((mark) => {
      const words = bothOf(`mark.${mark}`);
      return OFFICIAL_LANGUAGES.every((language) => across.includes(squeezed(words[language])));
    });
  });
}

async function read(input: CertificateInput): Promise<ReadPdf> {
  return readPdf(await certificatePdf(input));
}

function says({ text: whole }: ReadPdf, sentence: string): boolean {
  return whole.includes(squeezed(sentence));
}

describe('the certificate', () => {
  it('says on its first page how many throws a table called void, and whether that depends on the outcome', async () => {
    const of = async (probability: number) => {
      const { pages } = await read(
        inputOf({ short: true, declared: { observation: watched({ probability }) } }),
      );
      return squeezed(pages[0]?.items.map(({ text: each }) => each).join('') ?? '');
    };
    const independent = await of(0.4321);
    for (const part of [
      '100次擲骰中無效10次',
      'nulos, segundo a própria mesa: 10 de 100',
      'p=0,4321',
      'p=0.4321',
    ])
      expect(independent).to.include(squeezed(part));
    expect(independent).to.not.include(squeezed('dependem do que teriam pago'));
    const dependent = await of(0.00001);
    for (const part of ['取決於該次擲骰應派多少', 'dependem do que teriam pago'])
      expect(dependent).to.include(squeezed(part));
  });

  describe('of a table that conforms', () => {
    const input = inputOf();
    let pdf: Buffer;
    let report: ReadPdf;

    before(async () => {
      pdf = await certificatePdf(input);
      report = await readPdf(pdf);
    });

    it('can be searched for every clause, in both languages, with its status', () => {
      expect(input.verdict.verdict).to.equal('conforms');
      const lost = input.verdict.clauses.flatMap(({ citation }) =>
        OFFICIAL_LANGUAGES.map((language) => citation[language]).filter((cited) => !says(report, cited)),
      );
      expect(lost).to.deep.equal([]);
      const statuses = new Set(input.verdict.clauses.map(({ status }) => status));
      expect(statuses.size).to.be.greaterThan(1);
      for (const status of statuses)
        for (const language of OFFICIAL_LANGUAGES)
          expect(says(report, text(language, `status.${status}`)), status).to.equal(true);
    });

    it('holds what ISO/IEC 17025:2017 asks for', () => {
      const { regulation, suite } = input.verdict;
      const expected = [
        ...[
          '測試報告',
          'Relatório de ensaio',
          '某測試所',
          'Laboratório de Ensaios X',
          '澳門某街1號',
          'HOKLAS 000',
        ],
        ...['客戶處所', 'X-2026-0117', 'Mesas do Oriente, Lda.', 'Rua Y, Taipa', regulation.sha256],
        ...[`${suite.name} ${suite.version}`, '電子花旗骰賭檯', 'MO-0042', 'sha256:7f83b165', 'Bom estado'],
        ...['2025年12月30日', '30 de Dezembro de 2025', '2026年1月2日', '2 de Janeiro de 2026'],
        ...['20 de Janeiro de 2026', '某甲', 'Fulano de Tal', 'Director técnico', '第一條由他人查驗。'],
        ...[input.verdictSha256, bothOf('statements.onlyItem').zh, bothOf('statements.onlyItem').pt],
        ...OFFICIAL_LANGUAGES.flatMap((language) => bothOf('decisionRule.suite')[language].split(/[。;.]/u)),
        ...[bothOf('portuguese.note').zh, bothOf('portuguese.note').pt],
      ];
      expect(expected.filter((each) => !says(report, each))).to.deep.equal([]);
    });

    it('shows every declared reading, and marks those against the letter', () => {
      const { values } = input.verdict.readings;
      const contra = READINGS.filter(
        (each) => each.values.find(({ value }) => value === values[each.id])?.relation === 'contra',
      );
      expect(contra).not.to.deep.equal([]);
      for (const { id, title, values: choices } of READINGS)
        for (const language of OFFICIAL_LANGUAGES) {
          expect(says(report, title[language]), id).to.equal(true);
          const chosen = choices.find(({ value }) => value === values[id]);
          expect(says(report, chosen?.text[language] ?? '?'), id).to.equal(true);
        }
      const marked = report.text.split(squeezed(`◆ ${text('pt', 'relation.contra')}`)).length - 1;
      expect(marked).to.equal(contra.length);
    });

    it('says why what was not tested was not', () => {
      for (const { kind, id, reason } of UNTESTED)
        if (kind !== 'structure' && id.startsWith('art_'))
          for (const language of OFFICIAL_LANGUAGES)
            expect(says(report, reason[language]), id).to.equal(true);
    });

    it('numbers its pages n of m, and ends once', () => {
      const { pages } = report;
      expect(pages.length).to.be.greaterThan(3);
      for (const [index, { text: page }] of pages.entries()) {
        const { zh, pt } = bothOf('page', { page: index + 1, pages: pages.length });
        expect(page).to.include(squeezed(zh)).and.to.include(squeezed(pt));
        expect(page).to.include('X-2026-0117');
      }
      const { zh, pt } = bothOf('end');
      const end = squeezed(`${zh} · ${pt}`);
      expect(pages.map(({ text: page }) => page.includes(end))).to.deep.equal(
        pages.map((_, index) => index === pages.length - 1),
      );
    });

    it('bears no watermark', () => {
      expect(marksOn(report)).to.deep.equal(report.pages.map(() => []));
      expect(report.pages.every(({ items }) => items.every(({ upright }) => upright))).to.equal(true);
    });

    it('is the same file for the same input, and another for another', async () => {
      expect((await certificatePdf(inputOf())).equals(pdf)).to.equal(true);
      const other = inputOf({ details: { ...COMPLETE, number: 'X-2026-0118' } });
      expect((await certificatePdf(other)).equals(pdf)).to.equal(false);
    });

    it('is tagged, names its languages, and is an archival PDF', () => {
      const [first] = report.pages;
      expect(report.language).to.equal('zh-Hant-MO');
      expect([...(first?.languages ?? [])]).to.include.members(['zh-Hant-MO', 'pt-PT']);
      expect([...(first?.roles ?? [])]).to.include.members(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']);
      expect(report.information['Title']).to.include('測試報告').and.to.include('X-2026-0117');
      expect(report.metadata).to.match(/pdfaid:part>2</);
    });
  });

  it('quotes the failed clause, with dice, what is required and what the table did, in both languages', async () => {
    const input = inputOf({ outcome: fieldLosesOn12 });
    const report = await read(input);
    expect(input.verdict.verdict).to.equal('does_not_conform');
    for (const language of OFFICIAL_LANGUAGES)
      expect(says(report, clauseText(FIELD, language))).to.equal(true);
    const expected = ['every-pair #36', '6-6', '要求：«Field»為贏', '賭檯：«Field»為輸'];
    for (const each of [...expected, 'exige-se: «Field» ganha', 'a mesa: «Field» perde', 'NÃO CONFORME'])
      expect(says(report, each), each).to.equal(true);
    const failed = input.verdict.clauses.flatMap(({ failures }) => failures);
    for (const { file, line } of failed) expect(says(report, `${file}:${line}`)).to.equal(true);
  });

  it('shows what the table did where the text states no outcome', async () => {
    const input = inputOf({ outcome: undecided, set: 'literal' });
    const report = await read(input);
    expect(says(report, bothOf('section.undecided').pt)).to.equal(true);
    expect(says(report, 'a mesa: fica')).to.equal(true);
    expect(says(await read(inputOf()), bothOf('section.undecided').pt)).to.equal(false);
  });

  it('identifies the files of the table and of its adapter', async () => {
    const [adapterSha256, targetSha256] = ['a1'.repeat(32), 'b2'.repeat(32)];
    const adapter = { kind: './own.mjs', target: './table.cjs', adapterSha256, targetSha256 };
    const report = await read(inputOf({ short: true, declared: { adapter } }));
    for (const sha256 of [adapterSha256, targetSha256]) expect(says(report, sha256)).to.equal(true);
    const other = await read(
      inputOf({ short: true, declared: { adapter: { ...adapter, targetSha256: adapterSha256 } } }),
    );
    expect(says(other, targetSha256)).to.equal(false);
  });

  describe('says across every page', () => {
    const reference = { adapter: { kind: 'library', target: 'reference' } };
    const target = { ...targetOf(), maker: 'craps-conformance' };
    const cases: [title: string, made: Made, marks: string[]][] = [
      ['nothing where there is nothing to say', {}, []],
      ['that the table does not conform', { outcome: failsOnce }, ['does_not_conform']],
      ['that a part was tested', { declared: { tags: '@art_4' } }, ['interim']],
      ['that the run was interrupted', { declared: { interrupted: true } }, ['interim']],
      ['that the run did not end', { finished: false }, ['interim']],
      ['both', { outcome: failsOnce, declared: { interrupted: true } }, ['does_not_conform', 'interim']],
      ['that it is the reference table', { declared: reference }, ['reference']],
      ['that it is the reference table behind a wire', { declared: { target } }, ['reference']],
      [
        'that it was told to err, whatever was found',
        { declared: { adapter: { kind: 'library', target: 'reference (pass-stake-kept)' } } },
        ['fault'],
      ],
      ['that something is missing', { details: {} }, ['draft']],
      ['that its dates contradict the run', { details: { ...COMPLETE, issuedOn: '2026-01-01' } }, ['draft']],
      [
        'that the table reports another serial number',
        { declared: { target: { ...targetOf(), serialNumber: 'MO-0043' } } },
        ['draft'],
      ],
    ];
    for (const [title, made, marks] of cases)
      it(title, async () => {
        const report = await read(inputOf({ short: true, ...made }));
        expect(report.pages.length).to.be.greaterThan(2);
        expect(marksOn(report)).to.deep.equal(report.pages.map(() => marks));
      });
  });

  describe('without the laboratory’s details', () => {
    it('names each that is missing, the clause that asks for it, and its key', async () => {
      const report = await read(inputOf({ details: {}, short: true }));
      for (const { key, clause } of REQUIREMENTS) {
        const { zh, pt } = bothOf(`missing.name.${key.replace('.', '_')}`);
        expect(says(report, `${zh}${pt}${clause}certificate.${key}`), key).to.equal(true);
      }
      expect(says(await read(inputOf({ short: true })), bothOf('section.missing').zh)).to.equal(false);
    });

    it('is a draft where one of them alone is missing', () => {
      const { verdict } = inputOf({ short: true });
      expect(missingRequirements(COMPLETE, verdict)).to.deep.equal([]);
      for (const { key } of REQUIREMENTS) {
        const details = structuredClone(COMPLETE) as Record<string, unknown>;
        const [first = '', second] = key.split('.');
        if (second === undefined) delete details[first];
        else delete (details[first] as Record<string, unknown>)[second];
        expect(missingRequirements(details, verdict).map((each) => each.key)).to.deep.equal([key]);
        expect(marksOf(details, verdict)).to.deep.equal(['draft']);
      }
    });

    it('makes a number from the run, and says that the laboratory did not assign it', async () => {
      const input = inputOf({ details: {}, short: true });
      const number = reportNumber({}, input.verdict, input.verdictSha256);
      expect(number).to.match(/^RUN-20260102-[0-9a-f]{8}$/);
      const report = await read(input);
      expect(says(report, number)).to.equal(true);
      expect(says(report, bothOf('numberNotAssigned').zh)).to.equal(true);
    });
  });
});

function targetOf() {
  const { target } = inputOf().declaration;
  if (target === null) throw new Error('the declaration of the tests has a table');
  return target;
}
