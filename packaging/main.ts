/** `main.ts [--code]`: writes `dist/`; with `--code` without types, which takes a tenth of the time. */
import { compile } from './compile';
import { declare } from './declarations';

compile();
if (!process.argv.includes('--code')) {
  const wrong = declare();
  process.stderr.write(wrong);
  if (wrong !== '') process.exitCode = 1;
}
