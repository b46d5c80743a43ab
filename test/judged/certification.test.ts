import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seal } from '../../certification/sealing/seal';
import { readPrivateKey } from '../../reports/manifest/keys';
import type { Verdict } from '../../reports';
import { certified, copyOf, found, makeKeys, readJson, verify, writeJson } from '../manifest/certified';
import { edit, linesOf } from '../transcript/recorded';
import { evidenceText, rewriteEvidence } from '../support/evidence';
import { chainedAnew } from './chained-anew';

const TABLE = path.resolve(__dirname, '..', 'fixtures', 'tables', 'unseen.ts');

function certifiedWith(fault: string, expectedCode: number): Promise<string> {
  const target = ['--target', TABLE, '--table-option', `fault=${fault}`];
  return certified(['--lang', 'zh', '--no-certificate', ...target], expectedCode);
}

describe('a table whose fault no case asks for', () => {
  let folder: string;
  let verdict: Verdict;

  async function sealed(root: string, key: string, of = verdict) {
    const read = readPrivateKey(readFileSync(key, 'utf8'));
    if (!read.ok) throw new Error(read.problem);
    const signing = { key: read.key, pkcs12: null };
    return seal({ root, runs: [{ folder: '.', verdict: of }], signing, ui: 'en' });
  }

  before(async () => {
    folder = await certifiedWith('shooter-not-credited', 1);
    verdict = readJson(folder, 'verdict.json');
  });

  it('does not conform, by the record alone and by the right clause', () => {
    expect(verdict.cases.failed).to.equal(0);
    expect(verdict.verdict).to.equal('does_not_conform');
    const clause = verdict.clauses.find(({ id }) => id === 'art_6__intro');
    expect(clause?.status).to.equal('does_not_conform');
    expect(clause?.judgements.wrong).to.be.greaterThan(0);
  });

  it('is told as findings, with what is required, what was done and how to get there', () => {
    const [finding] = verdict.findings;
    expect(finding).to.include({ number: 1, clause: 'art_6__intro', wrong: 'balance: less', cases: 0 });
    expect(finding?.play.length).to.be.greaterThan(2);
    expect(finding?.places[0]?.file).to.equal('features/zh/article-4.feature');
    for (const language of ['zh', 'pt', 'en'] as const) expect(finding?.texts[language]).to.match(/\d/);
  });

  it('has its judgements in the folder, in the manifest, and counted alike everywhere', () => {
    const [head, ...rows] = linesOf(path.join(folder, 'judgements.ndjson')).map(
      (line) => JSON.parse(line) as { counts: Record<string, { wrong: number }>; finding: number },
    );
    const wrong = Object.values(head?.counts ?? {}).reduce((sum, each) => sum + each.wrong, 0);
    expect(verdict.judged.wrong).to.equal(wrong);
    expect(rows).to.have.length(wrong + verdict.judged.protocol);
    expect(verdict.findings.reduce((sum, { count }) => sum + count, 0)).to.equal(rows.length);
    expect(verdict.clauses.reduce((sum, { judgements }) => sum + judgements.wrong, 0)).to.equal(wrong);
    const { files } = readJson<{ files: { name: string }[] }>(folder, 'manifest.json');
    expect(files.map(({ name }) => name)).to.include('judgements.ndjson.gz');
  });

  it('comes to the same verdict when the transcript is judged anew', async () => {
    const { answer, runs } = await verify(folder);
    expect([answer, runs[0]?.status]).to.deep.equal(['consistent', 'confirmed']);
  });

  it('is told as signed only by the key that is named, once it is sealed with it', async () => {
    const copy = copyOf(folder);
    const key = await makeKeys();
    expect((await sealed(copy, key.private)).ok).to.equal(true);
    expect((await verify(copy)).answer).to.equal('consistent');
    expect((await verify(copy, '--key', key.public)).answer).to.equal('signed');
  });

  it('is not signed where its verdict does not follow from its record', async () => {
    const copy = copyOf(folder);
    const turned: Verdict = { ...verdict, verdict: 'conforms', exitCode: 0, findings: [] };
    writeJson(turned, copy, 'verdict.json');
    const outcome = await sealed(copy, (await makeKeys()).private, turned);
    expect(outcome.ok).to.equal(false);
    expect(existsSync(path.join(copy, 'manifest.jws'))).to.equal(false);
  });

  it('comes to another where an amount of the transcript is another, and its chain is made anew', async () => {
    const copy = copyOf(folder);
    edit(path.join(copy, 'transcript.ndjson'), (lines) =>
      chainedAnew(lines, (line) => line.replace(/"paid":(\d+)/, (_, paid) => `"paid":${Number(paid) + 1}`)),
    );
    const verified = await verify(copy);
    expect(found(verified)).to.include('verdictDiffers verdict.json');
    expect([verified.answer, verified.runs[0]?.status]).to.deep.equal(['contradictory', 'differs']);
  });

  it('comes to another where its judgements are taken out of their file', async () => {
    const copy = copyOf(folder);
    const file = path.join(copy, 'judgements.ndjson');
    rewriteEvidence(file, `${evidenceText(file).split('\n')[0] ?? ''}\n`);
    expect(found(await verify(copy))).to.include('verdictDiffers verdict.json');
  });
});

describe('a table that describes itself anew', () => {
  it('is not concluded on, and what differs is named', async () => {
    const folder = await certifiedWith('describes-itself-anew', 3);
    const { reasons } = readJson<Verdict>(folder, 'verdict.json');
    expect(reasons.find(({ code }) => code === 'described_anew')?.texts.en).to.include('firmware');
  });
});
