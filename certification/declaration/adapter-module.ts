/** What the module of a third party's adapter is, found out before the run. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { ADAPTER_KINDS, isBuiltIn } from '../../adapters/kinds';
import { printable } from '../../adapters/answers';
import { withoutRequireStack } from '../../adapters/library/load';
import { isPath, locateAdapter } from '../../adapters/third-party';
import { nearest } from '../../locales/nearest';
import type { ConfigurationProblem, ProblemWriter } from './configuration-problem';

const PROBE = path.resolve(__dirname, 'adapter-probe.cjs');
const LONGEST_LOADING_MS = 30_000;
const LONGEST_ANSWER = 1024 * 1024;
const MESSAGE_LIMIT = 300;
/** Standard input, output and error, then the probe's own. */
const PROBE_ANSWER = 3;

/** `module` is null for an adapter that is built in. */
export type FoundAdapter =
  | { ok: true; module: { file: string; shareable: boolean } | null }
  | { ok: false; problem: ConfigurationProblem };

export interface NamedAdapter {
  kind: string;
  /** Where a relative path starts. */
  folder: string;
  /** Where packages are looked for. */
  cwd: string;
  /** Of the place where the kind was written. */
  writer: ProblemWriter;
}

export function findAdapter({ kind, folder, cwd, writer }: NamedAdapter): FoundAdapter {
  if (isBuiltIn(kind)) return { ok: true, module: null };
  const known = ADAPTER_KINDS.join(', ');
  const found = (code: string, values: Record<string, string | number>): FoundAdapter => ({
    ok: false,
    problem: writer.write(`adapter.${code}`, ['adapter', 'kind'], { known, ...values }),
  });

  const file = locateAdapter(kind, { folder, cwd });
  if (typeof file !== 'string') {
    if (file.kind === 'typescript') return found('typescript', { file: file.file });
    if (isPath(kind)) return found(file.kind === 'folder' ? 'folder' : 'file', { file: file.file, folder });
    const near = nearest(kind, ADAPTER_KINDS);
    const values = { written: printable(kind, MESSAGE_LIMIT), folder: cwd, near: near ?? '' };
    return found(near === undefined ? 'unknown' : 'unknownNear', values);
  }
  const probed = probe(file);
  if ('ended' in probed) return found('ended', { file, ended: probed.ended });
  if ('error' in probed) {
    const message = printable(withoutRequireStack(probed.error), MESSAGE_LIMIT);
    return found('broken', { file, message });
  }
  if (!probed.connects) return found('noFunction', { file });
  return { ok: true, module: { file, shareable: probed.shareable } };
}

const probedSchema = z.union([
  z.object({ connects: z.boolean(), shareable: z.boolean() }),
  z.object({ error: z.string() }),
]);

type Probed = z.infer<typeof probedSchema> | { ended: string };

function probe(file: string): Probed {
  const { output, status, signal, error } = spawnSync(process.execPath, [PROBE, file], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: LONGEST_LOADING_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LONGEST_ANSWER,
    encoding: 'utf8',
  });
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code !== undefined) return { ended: code };
  try {
    return probedSchema.parse(JSON.parse(output[PROBE_ANSWER] ?? ''));
  } catch {
    return { ended: signal ?? String(status) };
  }
}
