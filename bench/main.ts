/**
 * What the product costs, in one run and as ratios: start-up over bare Node, certifying over bare Cucumber on the same
 * scenarios, how that grows, then each wire over its floor, the cells and the sessions.
 */
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { COMMANDS } from '../cli/commands';
import { COMMAND, ROOT, ROUNDS, compare, type Subject } from './measure';

const BARE = path.join(__dirname, 'bare-cucumber.cjs');
const CLAUSE = '@art_5__para_3__point_8';
/** About a tenth of the cases. */
const TENTH = '@art_6';

const certify = (name: string, aim: number | undefined, ...flags: string[]): Subject => ({
  name,
  argv: [COMMAND, 'certify', '--out', 'OUT', ...flags],
  // A part comes to no conclusion.
  expected: flags.includes('--tags') ? [3] : [0],
  ...(aim === undefined ? {} : { aim }),
});

/** @param about what the figures are of */
function section(about: string, run: () => void): void {
  console.log(`\n${about}`);
  run();
}

console.log(`${ROUNDS} rounds after a warm-up, Node ${process.version}, ${os.cpus().length} processors`);

section('Start-up over bare Node', () => {
  const bare = { name: 'node -e 0', argv: ['-e', '0'] };
  compare(bare, [
    { name: '--version', argv: [COMMAND, '--version'], aim: 3 },
    { name: '--help', argv: [COMMAND, '--help'], aim: 3 },
    { name: 'readings', argv: [COMMAND, 'readings'], aim: 8 },
    { name: 'faults', argv: [COMMAND, 'faults'], aim: 8 },
    { name: 'trace CLAUSE', argv: [COMMAND, 'trace', CLAUSE.slice(1)], aim: 8 },
    ...COMMANDS.map(({ name }) => ({ name: `${name} --help`, argv: [COMMAND, name, '--help'] })),
  ]);
});

section(`One clause over bare Cucumber on its cases (${CLAUSE})`, () =>
  compare({ name: 'bare Cucumber', argv: [BARE, CLAUSE] }, [
    certify('without Allure', 2, '--allure', 'none', '--tags', CLAUSE),
  ]),
);

section('The whole over bare Cucumber on the same scenarios', () =>
  compare({ name: 'bare Cucumber', argv: [BARE] }, [
    certify('without Allure', 1.5, '--allure', 'none'),
    certify('with Allure results', 2, '--allure', 'results'),
    certify('with the Allure report', 3, '--allure', 'report'),
  ]),
);

section('How it grows: a part, the whole, and ten times the whole', () => {
  const grown = path.join(__dirname, 'grown.ts');
  const times = (factor: number): Subject => ({
    name: `${factor} times the cases`,
    argv: ['--require', './register.cjs', grown, String(factor), 'OUT'],
  });
  compare(certify(`a part (${TENTH})`, undefined, '--allure', 'none', '--tags', TENTH), [
    times(1),
    times(10),
  ]);
});

for (const script of ['wires', 'exhaust', 'explore']) {
  const { status } = spawnSync(
    process.execPath,
    ['--require', './register.cjs', path.join('bench', `${script}.ts`)],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
