/** The command line as a test runs it: nothing of this machine's language or folder, and what it wrote kept apart. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { main, type System } from '../../cli/main';

export interface Console {
  code: number;
  out: string;
  err: string;
}

export async function run(argv: string[], system: Partial<System> = {}): Promise<Console> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await main(argv, { stdout, stderr, environment: {}, systemLocale: 'en-GB', ...system });
  const text = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString('utf8') ?? '';
  return { code, out: text(stdout), err: text(stderr) };
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder of the test's own, gone when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(
    path.join(process.env['CRAPS_CONFORMANCE_TEST_FOLDER'] ?? os.tmpdir(), 'craps-conformance-'),
  );
  folders.push(folder);
  return folder;
}
