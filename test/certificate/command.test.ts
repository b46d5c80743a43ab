import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import { certify } from '../../certification/certification';
import { readConfiguration } from '../../certification/declaration/configuration';
import { OutputFolder } from '../../certification/folder/output-folder';
import { progress } from '../../cli/interface/progress';
import { SUITE } from '../../checks';
import { readSuite } from '../../checks/suite';
import { PRIVATE_KEY_FILE } from '../../cli/keygen';
import { INTERFACE_LANGUAGES, translator } from '../../locales';
import { certificateDetailsSchema, verdictSchema, type CertificateDetails } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { readPdf, squeezed } from './reader';

/** A few cases, so that a run takes seconds. */
const FEW = ['--tags', '@art_6__point_12__subpara_1', '--allure', 'none'];

const CONFIGURATION = `certificate:
  laboratory: { name: 某測試所, address: Rua de Tal }
  place: Macau
  number: X-1
  customer: { name: Y, address: Taipa }
  item: { serialNumber: '42', softwareHash: abc, receivedOn: 2026-01-05 }
`;

function detailsIn(folder: OutputFolder): CertificateDetails {
  return certificateDetailsSchema.parse(JSON.parse(readFileSync(folder.certificateDetails, 'utf8')));
}

async function textIn(folder: OutputFolder): Promise<string> {
  return (await readPdf(readFileSync(folder.certificate))).text;
}

describe('certify', () => {
  it('leaves a certificate and the details that it was made with', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'certification.yaml'), CONFIGURATION);
    const { out } = await run(['certify', ...FEW, '--out', 'c', '--json'], { cwd });
    const folder = new OutputFolder(path.join(cwd, 'c'));
    const { certificate, verdict } = JSON.parse(out) as {
      certificate: { missing: { key: string }[] };
      verdict: { verdict: string };
    };
    expect(certificate.missing.map(({ key }) => key)).to.deep.equal([
      'certificate.issuedOn',
      'certificate.authorisedBy.name',
      'certificate.authorisedBy.function',
    ]);
    expect(verdict.verdict).to.equal('inconclusive');
    expect(detailsIn(folder).laboratory?.name).to.deep.equal({ zh: '某測試所', pt: '某測試所' });
    const text = await textIn(folder);
    for (const each of ['X-1', '某測試所', '未有定論']) expect(text).to.include(each);
  });

  it('makes none where none is wanted', async () => {
    const cwd = temporaryFolder();
    const { out } = await run(['certify', ...FEW, '--no-certificate', '--out', 'c', '--json'], { cwd });
    expect((JSON.parse(out) as { certificate: unknown }).certificate).to.equal(null);
    const folder = new OutputFolder(path.join(cwd, 'c'));
    expect(existsSync(folder.verdict)).to.equal(true);
    expect(existsSync(folder.certificate) || existsSync(folder.certificateDetails)).to.equal(false);
  });

  it('does not conclude where the certificate cannot be written', async () => {
    const cwd = temporaryFolder();
    const read = readConfiguration({ allure: 'none', tags: '@art_6__point_1' }, cwd, 'en');
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const folder = new OutputFolder(temporaryFolder());
    mkdirSync(path.join(folder.certificate, 'in the way'), { recursive: true });
    const { verdict, certificate } = await certify({
      configuration: read.configuration,
      suite: readSuite(SUITE),
      folder,
      signal: new AbortController().signal,
      progress: progress(new PassThrough(), translator('en', 'cli')),
    });
    expect(certificate).to.equal(null);
    const errors = verdict.reasons.filter(({ code }) => code === 'harness_error');
    expect(errors.map(({ texts }) => texts.en).join()).to.include('the test report could not be made');
    expect(verdictSchema.parse(JSON.parse(readFileSync(folder.verdict, 'utf8'))).reasons).to.deep.equal(
      verdict.reasons,
    );
    expect(existsSync(`${folder.certificate}.unfinished`)).to.equal(false);
  });

  it('refuses details that are wrong, and runs nothing', async () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'certification.yaml'), 'certificate:\n  issuedOn: tomorrow\n');
    const { code, err } = await run(['certify', ...FEW, '--out', 'c'], { cwd });
    expect(code).to.equal(2);
    expect(err).to.include('certification.yaml:2:13: “certificate.issuedOn” is no date');
    expect(existsSync(path.join(cwd, 'c'))).to.equal(false);
  });
});

describe('the command certificate', () => {
  const made = temporaryFolder();

  before(async () => {
    writeFileSync(path.join(made, 'certification.yaml'), CONFIGURATION);
    await run(['certify', ...FEW, '--out', 'c'], { cwd: made });
  });

  /** A copy of the run, in a folder of its own. */
  function copied(): { cwd: string; folder: OutputFolder } {
    const cwd = temporaryFolder();
    cpSync(path.join(made, 'c'), path.join(cwd, 'c'), { recursive: true });
    return { cwd, folder: new OutputFolder(path.join(cwd, 'c')) };
  }

  it('makes the same certificate again, and leaves the folder sealed', async () => {
    const { cwd, folder } = copied();
    const before = readFileSync(folder.certificate);
    const { code, out } = await run(['certificate', 'c'], { cwd });
    expect(code).to.equal(3);
    expect(out).to.include('certificate.authorisedBy.name (ISO/IEC 17025:2017, 7.8.2.1 o))');
    expect(readFileSync(folder.certificate).equals(before)).to.equal(true);
    expect((await run(['verify', 'c'], { cwd })).code).to.equal(0);
  });

  it('adds what the review added', async () => {
    const { cwd, folder } = copied();
    const { finishedAt } = JSON.parse(readFileSync(folder.verdict, 'utf8')) as { finishedAt: string };
    const day = new Date(Date.parse(finishedAt) + 8 * 3_600_000).toISOString().slice(0, 10);
    writeFileSync(
      path.join(cwd, 'review.yaml'),
      `certificate:\n  issuedOn: ${day}\n  authorisedBy: { name: 陳大文, function: Director }\n`,
    );
    const { code, out } = await run(['certificate', 'c', '--config', 'review.yaml', '--json'], { cwd });
    expect([code, (JSON.parse(out) as { missing: unknown[] }).missing]).to.deep.equal([0, []]);
    expect(detailsIn(folder)).to.deep.include({ number: 'X-1', issuedOn: day });
    const text = await textIn(folder);
    expect(text).to.include('陳大文').and.to.include('X-1');
    expect(text).not.to.include(squeezed('Elementos em falta'));
    expect((await run(['verify', 'c'], { cwd })).code).to.equal(0);
  });

  const refused: [title: string, spoil: (folder: OutputFolder, cwd: string) => void, words: string][] = [
    ['a folder that was changed', ({ output }) => appendFileSync(output, 'x'), 'not what it was'],
    [
      'details that were changed',
      ({ certificateDetails: file }) => writeFileSync(file, '{}'),
      'not what it was',
    ],
    ['a folder that is none', ({ root }) => rmSync(root, { recursive: true }), 'ENOENT'],
    [
      'a folder without a verdict',
      ({ verdict, root }) => {
        rmSync(verdict);
        rmSync(path.join(root, 'manifest.json'));
      },
      'verdict.json',
    ],
    [
      'a declaration that is none',
      ({ run: file, root }) => {
        writeFileSync(file, '{"suite":{}}');
        rmSync(path.join(root, 'manifest.json'));
      },
      'suite.name',
    ],
    [
      'a configuration that says nothing',
      (_, cwd) => writeFileSync(path.join(cwd, 'review.yaml'), 'scope: full\n'),
      'no key certificate',
    ],
  ];
  for (const [title, spoil, words] of refused)
    it(`refuses ${title}, in three languages, and writes nothing`, async () => {
      const { cwd, folder } = copied();
      const before = readFileSync(folder.certificate);
      spoil(folder, cwd);
      const review = existsSync(path.join(cwd, 'review.yaml')) ? ['--config', 'review.yaml'] : [];
      const said = new Set<string>();
      for (const ui of INTERFACE_LANGUAGES) {
        const { code, err, out } = await run(['certificate', 'c', ...review, '--ui', ui], { cwd });
        expect([code, out]).to.deep.equal([2, '']);
        if (ui === 'en') expect(err).to.include(words);
        said.add(err);
      }
      expect(said.size).to.equal(3);
      if (existsSync(folder.certificate))
        expect(readFileSync(folder.certificate).equals(before)).to.equal(true);
    });

  it('leaves a folder unsealed that was', async () => {
    const { cwd, folder } = copied();
    rmSync(path.join(folder.root, 'manifest.json'));
    const { out } = await run(['certificate', 'c'], { cwd });
    expect(out).to.include(translator('en', 'certificate')('command.unsealed'));
    expect(existsSync(path.join(folder.root, 'manifest.json'))).to.equal(false);
  });

  it('asks for the key where the folder was signed', async () => {
    const { cwd } = copied();
    await run(['keygen', '--out', 'lab'], { cwd });
    const key = path.join(cwd, 'lab', PRIVATE_KEY_FILE);
    const signed = await run(['certificate', 'c', '--signing-key', key], { cwd });
    expect(signed.err).to.equal('');
    const { code, err } = await run(['certificate', 'c'], { cwd });
    expect(code).to.equal(2);
    expect(err).to.include('--signing-key');
    expect((await run(['certificate', 'c', '--signing-key', key], { cwd })).code).to.equal(3);
    expect((await run(['verify', 'c'], { cwd })).code).to.equal(0);
  });
});
