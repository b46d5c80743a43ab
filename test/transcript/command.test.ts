import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { TestResult } from 'allure-js-commons';
import type { TranscriptPlace } from '../../adapters/transcript';
import { displayWidth } from '../../locales/width';
import { INTERFACE_LANGUAGES } from '../../locales';
import { clause, citation } from '../../regulation';
import { verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { rewriteEvidence } from '../support/evidence';
import { CLAUSE, edit, linesOf, record, recordedRun } from './recorded';

const FILE = 'transcript.ndjson.gz';

/** A run of one clause against a table that errs in it. */
let certified: { folder: string; verdict: Verdict };

function certifiedRun(): Promise<typeof certified> {
  const made = async () => {
    const folder = path.join(temporaryFolder(), 'out');
    const argv = ['--fault', 'field-loses-on-12', '--tags', `@${CLAUSE}`, '--allure', 'results'];
    const { code, out, err } = await run(['certify', ...argv, '--out', folder]);
    expect(code, out + err).to.equal(1);
    const verdict: unknown = JSON.parse(readFileSync(path.join(folder, 'verdict.json'), 'utf8'));
    return { folder, verdict: verdictSchema.parse(verdict) };
  };
  return made();
}

/** A copy of the run, to be tampered with. */
function copied(): string {
  const folder = temporaryFolder();
  for (const name of [FILE, 'messages.ndjson.gz', 'verdict.json', 'run.json'])
    copyFileSync(path.join(certified.folder, name), path.join(folder, name));
  return folder;
}

interface Line {
  chain: string;
  sequence: number;
  subject?: { clause: string; case: string; language: string };
  parameters?: { throw?: { dice: number[] } };
}

function linesAt(folder: string, { chain, from, to }: TranscriptPlace): Line[] {
  return linesOf(path.join(folder, FILE))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.chain === chain && line.sequence >= from && line.sequence <= to);
}

describe('evidence in the transcript', () => {
  before(async () => {
    certified = await certifiedRun();
  });

  it('is named by every failure of the verdict, and shows it', () => {
    const failures = certified.verdict.clauses.flatMap(({ id, failures: each }) =>
      each.map((failure) => ({ ...failure, clause: id })),
    );
    expect(failures).not.to.be.empty;
    for (const failure of failures) {
      if (failure.transcript === undefined) throw new Error('a failure without its place');
      const lines = linesAt(certified.folder, failure.transcript);
      expect(lines).to.have.lengthOf(failure.transcript.to - failure.transcript.from + 1);
      for (const { subject } of lines)
        expect(subject).to.include({
          clause: failure.clause,
          case: failure.case,
          language: failure.language,
        });
      const thrown = lines.flatMap(({ parameters }) =>
        parameters?.throw === undefined ? [] : [parameters.throw.dice],
      );
      expect(thrown).to.deep.equal(failure.dice);
    }
  });

  it('is named alike in the Allure evidence', () => {
    const folder = path.join(certified.folder, 'allure-results');
    const results = readdirSync(folder)
      .filter((name) => name.endsWith('-result.json'))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as TestResult);
    // A finding has its evidence in the cases that show it.
    const failed = results.filter(
      ({ status, attachments }) => String(status) === 'failed' && attachments !== undefined,
    );
    const named = failed.map(({ attachments }) => {
      const attachment = attachments.find(({ name }) => name.includes('通訊紀錄'));
      return readFileSync(path.join(folder, attachment?.source ?? ''), 'utf8').split('\n')[0];
    });
    const places = certified.verdict.clauses.flatMap(({ failures }) =>
      failures.map(({ transcript: place }) =>
        place === undefined
          ? ''
          : `${FILE} ${place.chain} #${place.from}-#${place.to} SHA-256 ${place.sha256}`,
      ),
    );
    expect(named).to.have.members(places);
  });
});

describe('transcript --verify', () => {
  before(async () => {
    certified ??= await certifiedRun();
  });

  it('finds a run that nobody touched as it was written', async () => {
    const { code, out } = await run(['transcript', certified.folder, '--verify']);
    expect(code).to.equal(0);
    expect(out).to.include('messages.ndjson.gz').and.to.include('as it was written');
    const { out: json } = await run(['transcript', certified.folder, '--verify', '--json']);
    expect(JSON.parse(json)).to.include({ intact: true, interrupted: false });
  });

  it('tells the line where it is not, in each language', async () => {
    const folder = copied();
    edit(path.join(folder, FILE), (lines) =>
      lines.with(7, (lines[7] ?? '').replace('"ok":true', '"ok":null')),
    );
    const pages = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, out } = await run(['transcript', folder, '--verify', '--ui', ui]);
      expect(code).to.equal(1);
      expect(out).to.include(`${FILE}:8`);
      pages.add(out);
    }
    expect(pages.size).to.equal(3);
    const { code, out } = await run(['transcript', path.join(folder, FILE), '--verify', '--json']);
    expect(code).to.equal(1);
    const { intact, problems } = JSON.parse(out) as { intact: boolean; problems: unknown[] };
    expect(intact).to.equal(false);
    expect(problems[0]).to.include({ kind: 'altered', line: 8 });
  });

  it('misses a whole chain by the messages, and by the verdict where these are gone', async () => {
    const folder = copied();
    edit(path.join(folder, FILE), (lines) => lines.slice(0, 3));
    expect((await run(['transcript', folder, '--verify'])).code).to.equal(1);
    rewriteEvidence(path.join(folder, 'messages.ndjson.gz'), '');
    expect((await run(['transcript', folder, '--verify'])).code).to.equal(1);
    const alone = temporaryFolder();
    copyFileSync(path.join(folder, FILE), path.join(alone, FILE));
    const { code, out } = await run(['transcript', alone, '--verify']);
    expect(code).to.equal(0);
    expect(out).to.include('would not be noticed');
  });

  it('takes a cut end for an interruption only where the run says that it was interrupted', async () => {
    const folder = copied();
    edit(path.join(folder, FILE), (lines) => lines.slice(0, -1));
    expect((await run(['transcript', folder, '--verify'])).code).to.equal(1);
    writeFileSync(path.join(folder, 'run.json'), JSON.stringify({ interrupted: true, harnessErrors: [] }));
    const { code, out } = await run(['transcript', folder, '--verify']);
    expect(code).to.equal(0);
    expect(out).to.include('interruption');
  });
});

describe('transcript', () => {
  before(async () => {
    certified ??= await certifiedRun();
  });

  const shown = async (...argv: string[]) => {
    const { code, out, err } = await run(['transcript', certified.folder, ...argv]);
    expect(code, err).to.equal(0);
    return out;
  };

  it('shows the exchanges of the cases that failed, under their clause, in each language', async () => {
    const failures = certified.verdict.clauses.flatMap((each) => each.failures);
    for (const ui of INTERFACE_LANGUAGES) {
      const out = await shown('--failures', '--ui', ui);
      const headings = out.split('\n').filter((line) => line.startsWith(citation(CLAUSE, ui)));
      expect(headings).to.have.lengthOf(failures.length);
      expect(out).to.match(/^ {2}\d\d:\d\d:\d\d\.\d{3} → #\d+ roll throw=\{"dice":\[6,6\]\}$/m);
      expect(out).to.match(/^ +← #\d+ throwNumber=/m);
    }
  });

  it('shows what is asked for and nothing else', async () => {
    interface Shown {
      opening: unknown[];
      cases: { key: string; language: string; clause: string; exchanges: unknown[] }[];
    }
    const json = async (...argv: string[]) => JSON.parse(await shown('--json', ...argv)) as Shown;
    const all = await json();
    expect(all.opening).to.have.lengthOf(1);
    expect(all.cases.length).to.equal(certified.verdict.cases.run);
    const key = all.cases[2]?.key ?? '';
    const one = await json('--case', key);
    expect(one.opening).to.deep.equal([]);
    expect(one.cases.map((each) => each.key)).to.deep.equal([key, key]);
    expect(
      (await json('--case', key, '--language', 'pt')).cases.map(({ language }) => language),
    ).to.deep.equal(['pt']);
    expect((await json('--clause', 'art_5')).cases.length).to.equal(all.cases.length);
    expect((await json('--clause', 'art_4')).cases).to.deep.equal([]);
    expect(clause(CLAUSE).id).to.equal(all.cases[0]?.clause);
  });

  it('shortens, and does not with --raw', async () => {
    const argv = ['--case', `${CLAUSE}/every-pair/1`, '--language', 'zh'];
    expect(await shown(...argv)).to.include('more characters');
    const raw = await shown(...argv, '--raw');
    expect(raw).not.to.include('more characters');
    expect(raw.length).to.be.greaterThan((await shown(...argv)).length);
  });

  it('keeps to its width and lets nothing act on the terminal', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'transcript.ndjson');
    await record(file, { cases: 1 });
    const hostile = `\u001b[2J\u009b1m\u202e檯${'x'.repeat(400)}${'檯'.repeat(200)}\r\n不符合`;
    edit(file, (lines) =>
      lines.map((line) => {
        const exchange = JSON.parse(line) as { answer?: Record<string, unknown>; subject?: { case: string } };
        if (exchange.answer !== undefined)
          exchange.answer = { ok: true, value: { [hostile]: hostile }, hostile };
        if (exchange.subject !== undefined) exchange.subject.case = hostile;
        return JSON.stringify(exchange);
      }),
    );
    for (const argv of [[], ['--raw']]) {
      const { code, out } = await run(['transcript', file, ...argv]);
      expect(code).to.equal(0);
      expect(out).not.to.match(/[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u);
      for (const line of out.split('\n')) expect(displayWidth(line), line).to.be.at.most(100);
    }
    const { out } = await run(['transcript', file, '--json']);
    expect(out).not.to.match(/[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u);
  });

  it('shows a record without messages, and says what it cannot tell', async () => {
    const { folder } = await recordedRun();
    const { code, out } = await run(['transcript', folder, '--case', 'case-2']);
    expect(code).to.equal(0);
    expect(out).to.include(`${CLAUSE}/case-2`);
    const refused = await run(['transcript', folder, '--failures']);
    expect(refused.code).to.equal(2);
    expect(refused.err).to.include('messages.ndjson.gz');
  });

  const wrong: [what: string, argv: string[], said: RegExp][] = [
    ['nothing is there', ['nowhere'], /nowhere/],
    ['there is no transcript in the folder', ['empty'], /empty/],
    ['it is something else', ['text.txt'], /text\.txt.*no transcript/],
    [
      'there is no such clause',
      ['run', '--clause', 'art_5__para_3__point_99'],
      /Was art_5__para_3__point_9 meant/,
    ],
    ['there is no such case', ['run', '--case', 'case-22'], /Was case-2 meant/],
    ['there is no such language', ['run', '--language', 'en'], /zh, pt|zh or pt|zh.*pt/],
  ];
  for (const [what, argv, said] of wrong) {
    it(`refuses where ${what}`, async () => {
      const cwd = temporaryFolder();
      mkdirSync(path.join(cwd, 'empty'));
      mkdirSync(path.join(cwd, 'run'));
      writeFileSync(path.join(cwd, 'text.txt'), 'Dear reader,\nnothing here.\n');
      await record(path.join(cwd, 'run', 'transcript.ndjson'));
      const { code, out, err } = await run(['transcript', ...argv], { cwd });
      expect(code).to.equal(2);
      expect(out).to.equal('');
      expect(err).to.match(said);
    });
  }
});
