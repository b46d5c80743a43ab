/** A record that somebody has changed after the run, and a table that is not the same each time it is asked. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Envelope } from '@cucumber/messages';
import { serveHttp } from '../../adapters/http/server';
import type { UncheckedTable } from '../../adapters/table';
import { readMessages, recordOf, verdictOn, type RunDeclaration, type Verdict } from '../../reports';
import { judgedAgain } from '../../reports/judged';
import { run } from '../cli/console';
import createUnseenTable from '../fixtures/tables/unseen';
import {
  SUITE_OF_ONE_ARTICLE,
  certified,
  copyOf,
  found,
  makeKeys,
  readJson,
  verify,
} from '../manifest/certified';
import { edit } from '../transcript/recorded';
import { unpackAll } from '../support/evidence';
import { chainedAnew } from './chained-anew';

const FLAGS = ['--lang', 'zh', '--no-certificate', '--table-option', 'fault=shooter-never-replaced'];

/** As if every case had passed: no step has failed, and none has said why. */
function turned(folder: string): void {
  const findings = (envelope: Envelope) => envelope.attachment?.mediaType.includes('finding') === true;
  edit(path.join(folder, 'messages.ndjson'), (lines) =>
    lines.flatMap((line) => {
      const envelope = JSON.parse(line) as Envelope;
      if (findings(envelope)) return [];
      const result = envelope.testStepFinished?.testStepResult as { status: string } | undefined;
      if (result?.status !== 'FAILED' && result?.status !== 'SKIPPED') return [line];
      const passed = { status: 'PASSED', duration: { seconds: 0, nanos: 1 } };
      return [JSON.stringify({ testStepFinished: { ...envelope.testStepFinished, testStepResult: passed } })];
    }),
  );
}

/** What the product makes of a folder's files as they stand, whatever its verdict says. */
async function concludedFrom(folder: string): Promise<Verdict> {
  const declaration = readJson<RunDeclaration>(folder, 'run.json');
  const file = (name: string) =>
    [name, `${name}.gz`].map((each) => path.join(folder, each)).find((each) => existsSync(each)) ?? null;
  const { envelopes } = await readMessages(file('messages.ndjson') ?? '');
  const told = recordOf(declaration, envelopes);
  return verdictOn(declaration, await judgedAgain(declaration, told, file('transcript.ndjson')));
}

describe('messages that were turned from failed to passed', () => {
  let origin: string;
  let folder: string;

  before(async () => {
    origin = await certified(FLAGS, 1);
    folder = copyOf(origin);
    turned(folder);
  });

  it('do not verify', async () => {
    const verified = await verify(folder);
    expect(verified.answer).to.equal('contradictory');
    expect(found(verified)).to.include('verdictDiffers verdict.json');
  });

  it('do not conform: no case fails any more, and the exchanges convict the table', async () => {
    const verdict = await concludedFrom(folder);
    expect(verdict.cases.failed).to.equal(0);
    expect(verdict.verdict).to.equal('does_not_conform');
    expect(verdict.clauses.find(({ id }) => id === 'art_4__point_2')?.status).to.equal('does_not_conform');
  });

  it('do not conform where the exchanges were thrown away beside it', async () => {
    const copy = copyOf(folder);
    for (const name of ['transcript.ndjson', 'transcript.ndjson.gz'])
      rmSync(path.join(copy, name), { force: true });
    const verdict = await concludedFrom(copy);
    expect(verdict.verdict).to.equal('inconclusive');
    expect(verdict.reasons.map(({ code }) => code)).to.include('nothing_judged');
  });

  it('are gone on with to no other conclusion', async () => {
    const copy = copyOf(folder);
    unpackAll(copy);
    for (const name of ['manifest.json', 'run.json']) rmSync(path.join(copy, name), { force: true });
    const mark = { note: {}, host: 'x', processes: [], since: '' };
    writeFileSync(path.join(copy, 'INCOMPLETE-1.json'), JSON.stringify(mark));
    const { code, err } = await run(['certify', '--resume', 'c', '--allure', 'none', ...FLAGS], {
      cwd: path.dirname(copy),
      suite: SUITE_OF_ONE_ARTICLE,
    });
    expect(code, err).to.equal(1);
  });
});

describe('an amount that was changed, with the chain made anew', () => {
  it('is refused under the key of the laboratory, and unsigned the verdict follows what stands there', async () => {
    const key = await makeKeys();
    const folder = await certified([...['--lang', 'zh', '--no-certificate', '--signing-key', key.private]]);
    expect((await verify(folder, '--key', key.public)).answer).to.equal('signed');
    let changed = 0;
    edit(path.join(folder, 'transcript.ndjson'), (lines) =>
      chainedAnew(lines, (line) =>
        changed > 0
          ? line
          : line.replace(/"paid":(\d*[1-9]\d*)/, (_, paid: string) => {
              changed += 1;
              return `"paid":${String(Number(paid) + 100)}`;
            }),
      ),
    );
    expect(changed).to.equal(1);
    const signed = await verify(folder, '--key', key.public);
    expect([signed.answer, signed.code]).to.deep.equal(['contradictory', 1]);
    const unsigned = await verify(folder);
    expect(unsigned.answer).to.equal('contradictory');
    expect(found(unsigned)).to.include('verdictDiffers verdict.json');
    const { verdict, findings } = await concludedFrom(folder);
    expect(verdict).to.equal('does_not_conform');
    expect(findings.length).to.be.greaterThan(0);
  });
});

describe('a table that says otherwise of itself', () => {
  const SOME = ['--tags', '@art_4__point_1'];

  async function reasonsOver(table: UncheckedTable): Promise<Verdict['reasons']> {
    const service = await serveHttp({ table });
    try {
      const target = ['--adapter', 'http', '--target', service.url];
      const folder = await certified(['--lang', 'zh', '--no-certificate', ...SOME, ...target], 3);
      return readJson<Verdict>(folder, 'verdict.json').reasons;
    } finally {
      await service.close();
    }
  }

  /** @param tells the firmware, in the table's own process */
  async function reasonsOfModule(tells: string, ...flags: string[]): Promise<Verdict['reasons']> {
    const cwd = path.dirname(copyOf(SUITE_OF_ONE_ARTICLE.root));
    const reference = path.resolve(__dirname, '..', '..', 'adapters', 'reference-table');
    writeFileSync(
      path.join(cwd, 'table.cjs'),
      `const create = require(${JSON.stringify(reference)}).default;
       module.exports = () => {
         const table = create({});
         const describe = (parameters) => {
           const { value } = table.describe(parameters);
           return { ok: true, value: { ...value, firmware: ${tells} } };
         };
         return { ...table, describe };
       };`,
    );
    const folder = await certified(
      ['--lang', 'zh', '--no-certificate', '--target', path.join(cwd, 'table.cjs'), ...flags],
      3,
    );
    return readJson<Verdict>(folder, 'verdict.json').reasons;
  }

  it('at another connection over HTTP: nothing is concluded, and what differs is named', async () => {
    const reasons = await reasonsOver(createUnseenTable({ fault: 'describes-itself-anew' }));
    expect(reasons.find(({ code }) => code === 'described_anew')?.texts.en).to.include('firmware');
  });

  it('in another process of the same run: likewise', async () => {
    const reasons = await reasonsOfModule('String(process.pid)', '--parallel', '2');
    expect(reasons.find(({ code }) => code === 'described_anew')?.texts.en).to.include('firmware');
  });

  it('by a library that was one table when it was asked and is another when it is played', async () => {
    const reasons = await reasonsOfModule('String(process.pid)', ...SOME, '--parallel', '1');
    expect(reasons.map(({ texts }) => texts.en).join(' ')).to.include('firmware');
  });
});
