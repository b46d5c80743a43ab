import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE } from '../../checks';
import { recordOf, readMessages, runDeclarationSchema } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { killAll, smallSuite, start, totals, verdictIn, type Running } from './small-run';

/** `npm run test:kill` takes twenty; each costs some seconds. */
const RUNS = Number(process.env['KILLED_RUNS'] ?? 4);
/** Two at a time: what one run leaves of the processor, another takes. */
const AT_ONCE = 2;
const SEED = 20_100_526;
const FLAGS = ['--ui', 'en', '--allure', 'none', '--no-certificate'];

const suite = smallSuite(2);
const cwd = temporaryFolder();

/** The reference table, and the same with a fault, each in no hurry: a run has a middle in which it can be killed. */
function table(name: string, fault: string | null): string {
  const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
  writeFileSync(
    path.join(cwd, name),
    `const create = require(${reference}).default;
    module.exports = () => {
      const table = create(${JSON.stringify(fault === null ? {} : { fault })});
      const slow = (operation) => async (parameters) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        return table[operation](parameters);
      };
      return Object.fromEntries(Object.keys(table).map((operation) => [operation, slow(operation)]));
    };`,
  );
  return `./${name}`;
}

/** Mulberry32: the same moments in every run of the test. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(holds: () => boolean, running: Running): Promise<void> {
  let over = false;
  void running.ended.then(() => (over = true));
  while (!over && !holds()) await pause(2);
}

interface Unbroken {
  totals: ReturnType<typeof totals>;
  code: number | null;
  /** Milliseconds from the first file of the folder to the end. */
  lasted: number;
}

async function unbroken(target: string, name: string, flags: string[] = []): Promise<Unbroken> {
  const folder = path.join(cwd, name);
  const running = start(suite, ['certify', '--target', target, '--out', name, ...FLAGS, ...flags], cwd);
  await until(() => existsSync(path.join(folder, 'declaration.json')), running);
  const begun = Date.now();
  const { code, err } = await running.ended;
  expect(err).not.to.include('could not be written');
  return { totals: totals(verdictIn(folder)), code, lasted: Date.now() - begun };
}

interface Broken {
  folder: string;
  name: string;
  /** How often it was taken up again before it came to its end. */
  resumed: number;
  code: number | null;
}

/** When a run is killed: so many milliseconds after it has begun to write, or after so many more of its cases. */
type Moment = number | { cases: number };

/** Begins a run, kills it at the moments given, each of the next in what was taken up again, and lets the last go on. */
async function broken(
  target: string,
  name: string,
  moments: Moment[],
  flags: string[] = [],
): Promise<Broken> {
  const folder = path.join(cwd, name);
  let argv = ['certify', '--target', target, '--out', name, ...FLAGS, ...flags];
  let resumed = 0;
  for (const moment of moments) {
    const before = existsSync(folder) ? statusOf(folder) : '';
    const running = start(suite, argv, cwd);
    await until(() => existsSync(folder) && statusOf(folder) !== before, running);
    if (typeof moment === 'number') await Promise.race([pause(moment), running.ended]);
    else {
      const least = casesIn(folder) + moment.cases;
      await until(() => casesIn(folder) >= least, running);
    }
    killAll(running, folder);
    const { code } = await running.ended;
    // It was faster than the one without a break: another, earlier.
    if (code !== null) return broken(target, `${name}-again`, moments.map(earlier), flags);
    const verified = await run(['verify', name], { cwd });
    expect(verified.code, verified.out + verified.err).to.equal(3);
    expect(verified.out).to.match(/INCOMPLETE-\d+\.json/);
    const { interrupted, cases } = verdictIn(folder);
    expect(interrupted || cases.notRun === 0, 'a verdict on what was not run').to.equal(true);
    resumed += 1;
    argv = ['certify', '--resume', name, ...FLAGS, ...flags];
  }
  const { code, err } = await start(suite, argv, cwd).ended;
  expect(code, err).not.to.equal(2);
  return { folder, name, resumed, code };
}

function earlier(moment: Moment): Moment {
  return typeof moment === 'number' ? moment / 2 : { cases: Math.ceil(moment.cases / 2) };
}

/** Cases that have come to their end, as the record has them. */
function casesIn(folder: string): number {
  const file = path.join(folder, 'messages.ndjson');
  return existsSync(file) ? readFileSync(file, 'utf8').split('{"testCaseFinished"').length - 1 : 0;
}

/** Changes with every process that begins to write in the folder. */
function statusOf(folder: string): string {
  const file = path.join(folder, 'declaration.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** How often each case that came to a result that counts was run. */
async function repeated(folder: string): Promise<string[]> {
  const { envelopes } = await readMessages(path.join(folder, 'messages.ndjson'));
  const declaration = runDeclarationSchema.parse(
    JSON.parse(readFileSync(path.join(folder, 'run.json'), 'utf8')),
  );
  return recordOf(declaration, envelopes)
    .cases.filter(({ attempts }) =>
      attempts.some(({ status, stop }) => status !== 'inconclusive' && stop !== null),
    )
    .map(({ key, language }) => `${language} ${key}`);
}

describe('a run that is killed', () => {
  const right = table('right.cjs', null);
  const wrong = table('wrong.cjs', 'three-dice-offered');
  let references: Record<string, Unbroken>;

  before(async () => {
    const [one, other] = await Promise.all([unbroken(right, 'right'), unbroken(wrong, 'wrong')]);
    references = { [right]: one, [wrong]: other };
    expect(one.code).to.equal(0);
    expect(other.code).to.equal(1);
  });

  it(`${RUNS} times at a random moment, comes to what a run without a break comes to`, async () => {
    const next = random(SEED);
    const plans = Array.from({ length: RUNS }, (_, index) => {
      const target = index % 2 === 0 ? right : wrong;
      const { lasted = 0, totals: whole } = references[target] ?? {};
      const planned = whole?.cases.planned ?? 0;
      // Half of them anywhere, half of them while the table is tested; some once more while they are taken up again.
      const moments = Array.from({ length: index % 5 === 0 ? 2 : 1 }, (): Moment =>
        index % 4 < 2 ? { cases: 1 + Math.floor((next() * planned) / 2) } : next() * lasted,
      );
      return { target, moments, name: `killed-${String(index)}` };
    });
    const ended: (Broken & { target: string })[] = [];
    const work = async (): Promise<void> => {
      for (let plan = plans.shift(); plan !== undefined; plan = plans.shift())
        ended.push({ ...(await broken(plan.target, plan.name, plan.moments)), target: plan.target });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    expect(ended).to.have.lengthOf(RUNS);
    for (const { folder, name, target, resumed, code } of ended) {
      const reference = references[target];
      expect(totals(verdictIn(folder)), name).to.deep.equal(reference?.totals);
      expect(code, name).to.equal(reference?.code);
      expect(verdictIn(folder).resumptions ?? [], name).to.have.lengthOf(resumed);
      expect(await repeated(folder), name).to.deep.equal([]);
      const verified = await run(['verify', name], { cwd });
      expect(verified.code, verified.out).to.equal(0);
    }
    // As many moments as there are runs: not all of them can have been before the first case, or after the last.
    const counted = ended.flatMap(({ folder }) =>
      (verdictIn(folder).resumptions ?? []).map(({ casesBefore }) => casesBefore),
    );
    expect(new Set(counted).size).to.be.greaterThan(2);
  });

  it('while two processes share its cases', async () => {
    const { lasted } = references[right] ?? { lasted: 0 };
    const { folder, code } = await broken(right, 'shared', [lasted / 2, lasted / 4], ['--parallel', '2']);
    expect(code).to.equal(0);
    expect(totals(verdictIn(folder))).to.deep.equal(references[right]?.totals);
    expect(await repeated(folder)).to.deep.equal([]);
  });
});
