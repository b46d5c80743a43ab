import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { parseYaml } from '../../certification/declaration/yaml-file';
import {
  readCertificateDetails,
  type ReadDetails,
} from '../../certification/declaration/certificate-details';
import { ProblemWriter } from '../../certification/declaration/configuration-problem';
import { SUITE } from '../../checks';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../../locales';
import { MOST_DEVIATIONS, REQUIREMENTS, certificateDetailsSchema, withDetails } from '../../reports';
import { COMPLETE } from './runs';

const NOW = new Date('2026-01-20T12:00:00Z');

function readYaml(yaml: string, ui: InterfaceLanguage = 'en'): ReadDetails {
  const parsed = parseYaml('c.yaml', `certificate:\n${yaml.replaceAll(/^/gm, '  ')}`);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { value, placeOf } = parsed;
  const { certificate } = value as { certificate: Record<string, unknown> };
  const writer = new ProblemWriter(translator(ui, 'configuration'), placeOf);
  return readCertificateDetails(certificate, placeOf, writer, translator(ui, 'certificate'), NOW);
}

describe('the details of the certificate', () => {
  it('are one text for both languages, or one for each', () => {
    const { details, problems } = readYaml('place: X\ncustomer:\n  name: { zh: 甲, pt: A }');
    expect(problems).to.deep.equal([]);
    expect(details).to.deep.equal({
      place: { zh: 'X', pt: 'X' },
      customer: { name: { zh: '甲', pt: 'A' } },
    });
    expect(certificateDetailsSchema.parse(JSON.parse(JSON.stringify(details)))).to.deep.equal(details);
  });

  const wrong: [title: string, yaml: string, place: string, key: string, words: RegExp][] = [
    ['an unknown key', 'nummber: X', '2:3', 'nummber', /number/],
    ['an unknown key inside', 'item:\n  serialNo: X', '3:5', 'item.serialNo', /serialNumber/],
    ['an unknown language', 'place: { zh: X, pt: X, en: X }', '2:26', 'place.en', /zh, pt/],
    ['a language that is missing', 'place: { zh: X }', '2:10', 'place.pt', /both zh and pt/],
    ['a number without quotation marks', 'number: 117', '2:11', 'number', /quotation marks/],
    ['a number for a bilingual text', 'place: 117', '2:10', 'place', /zh and one under pt/],
    ['a number in one language', 'place: { zh: X, pt: 1 }', '2:23', 'place.pt', /at most 500/],
    ['an empty text', 'laboratory:\n  name: ""', '3:11', 'laboratory.name', /at most 300/],
    ['a text too long', `number: ${'x'.repeat(61)}`, '2:11', 'number', /at most 60/],
    ['a text for a mapping', 'customer: X', '2:13', 'customer', /a mapping of keys/],
    ['a day that is none', 'issuedOn: 20-1-2026', '2:13', 'issuedOn', /year-month-day/],
    ['a day to come', 'item:\n  receivedOn: 2026-01-21', '3:17', 'item.receivedOn', /2026-01-20/],
    ['a text for a list', 'deviations: none', '2:15', 'deviations', /a list/],
    ['a deviation too long', `deviations: [${'x'.repeat(1501)}]`, '2:16', 'deviations.0', /at most 1500/],
    [
      'too many deviations',
      `deviations: [${Array.from({ length: MOST_DEVIATIONS + 1 }, () => 'x').join(', ')}]`,
      '2:15',
      'deviations',
      /at most 30/,
    ],
  ];
  for (const [title, yaml, place, key, words] of wrong)
    it(`refuse ${title}, with its place and what to do, in three languages`, () => {
      const { details, problems } = readYaml(yaml);
      expect(details).to.deep.equal({});
      expect(problems.map(({ key: named }) => named)).to.deep.equal([`certificate.${key}`]);
      const [problem] = problems;
      expect(`${String(problem?.line)}:${String(problem?.column)}`).to.equal(place);
      expect(`${String(problem?.message)} ${String(problem?.advice)}`).to.match(words);
      const said = INTERFACE_LANGUAGES.map((ui) => readYaml(yaml, ui).problems[0]?.message);
      expect(new Set(said).size).to.equal(3);
    });

  it('take a day that has begun in Macau', () => {
    const read = (now: string) =>
      readCertificateDetails(
        { issuedOn: '2026-01-21' },
        () => ({ source: 'c.yaml' }),
        new ProblemWriter(translator('en', 'configuration'), () => ({ source: 'c.yaml' })),
        translator('en', 'certificate'),
        new Date(now),
      );
    expect(read('2026-01-20T15:59:59Z').problems).to.have.length(1);
    expect(read('2026-01-20T16:00:00Z').problems).to.deep.equal([]);
  });

  it('that are added later go before those that were there, key by key', () => {
    const later = withDetails(COMPLETE, {
      authorisedBy: { name: { zh: '乙', pt: 'B' } },
      deviations: [],
    });
    expect(later.authorisedBy?.name).to.deep.equal({ zh: '乙', pt: 'B' });
    expect(later.authorisedBy?.function).to.deep.equal(COMPLETE.authorisedBy?.function);
    expect(later.deviations).to.deep.equal([]);
    expect(withDetails(COMPLETE, {})).to.deep.equal(COMPLETE);
    expect(withDetails({}, COMPLETE)).to.deep.equal(COMPLETE);
  });

  it('are explained in the example, which holds as it stands', () => {
    const example = readFileSync(path.join(SUITE.root, 'certification.example.yaml'), 'utf8');
    const block = /^# certificate:\n((?:#.*\n)+)/m.exec(example)?.[1] ?? '';
    const { details, problems } = readYaml(block.replaceAll(/^# {3}/gm, ''));
    expect(problems).to.deep.equal([]);
    const { decisionRule, ...others } = certificateDetailsSchema.shape;
    expect(decisionRule).to.be.an('object');
    expect(details).to.have.all.keys(Object.keys(others));
    for (const { key } of REQUIREMENTS) expect(block).to.match(new RegExp(`\\b${key.split('.').at(-1)}:`));
    expect(block).to.include('decisionRule:');
    for (const language of INTERFACE_LANGUAGES)
      expect(block.split(`${language}  `).length).to.be.greaterThan(6);
  });
});
