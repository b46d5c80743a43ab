/** `main.ts [--code]`: writes `dist/`; with `--code` without types, which takes a tenth of the time. */
import { markChecked } from './checked';
import { compile } from './compile';
import { declare } from './declarations';

compile();
if (!markChecked()) process.exitCode = 1;
if (!process.argv.includes('--code')) {
  const wrong = declare();
  process.stderr.write(wrong);
  if (wrong !== '') process.exitCode = 1;
}
