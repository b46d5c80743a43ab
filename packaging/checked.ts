/** The compiled copy, checked by its own checks, so that its users need not wait for them before every run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DIST } from './contents';

const SCRIPT = `
const { SUITE, checkSuite } = require('./checks');
const { markChecked } = require('./checks/checked-copy');
const { TRACE_FILE, tracedAnew } = require('./checks/traceability/traced');
checkSuite(SUITE, 'en').then(({ problems }) => {
  if (problems.length === 0) markChecked({ [TRACE_FILE]: JSON.stringify(tracedAnew(SUITE, 'en').trace) });
  for (const { file, line, message } of problems) console.error(file + ':' + line + ': ' + message);
  process.exitCode = problems.length === 0 ? 0 : 1;
});`;

/** @returns whether it is in order, or has nothing that would be checked; the problems stand on the standard error */
export function markChecked(): boolean {
  if (!existsSync(path.join(DIST, 'checks'))) return true;
  const { status } = spawnSync(process.execPath, ['--require', './register.cjs', '-e', SCRIPT], {
    cwd: DIST,
    stdio: 'inherit',
  });
  return status === 0;
}
