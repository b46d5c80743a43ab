/** A certification folder as it is compared: whole, unchanged, and with everything that the comparison rests on. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CertificationEvidence } from '../../reports/comparison/certification';
import { verifyFolder } from '../../reports/manifest/verification';
import { readMessages } from '../../reports/messages-file';
import { runDeclarationSchema, type RunDeclaration } from '../../reports/verdict/declaration';
import { verdictSchema, type Verdict } from '../../reports/verdict/schema';
import { OutputFolder } from './output-folder';
import { readDeclaration } from '../resume/declaration';
import { version } from '../version';

export type ReadCertification =
  | { ok: true; evidence: CertificationEvidence }
  | {
      ok: false;
      /** Key of `locales/<language>/compare.json`, under `problem`. */
      code: 'noFolder' | 'unreadable' | 'altered' | 'incomplete' | 'file';
      values: Record<string, string>;
    };

/** @param name as its user names it; of a comparison of readings the run under the declared readings is taken */
export async function readCertification(name: string, cwd: string): Promise<ReadCertification> {
  const root = path.resolve(cwd, name);
  const refused = (
    code: Extract<ReadCertification, { ok: false }>['code'],
    values: Record<string, string> = {},
  ): ReadCertification => ({ ok: false, code, values: { folder: name, ...values } });
  if (!existsSync(root) || !statSync(root).isDirectory()) return refused('noFolder');
  let verified: Awaited<ReturnType<typeof verifyFolder>>;
  try {
    verified = await verifyFolder({ root, expected: null, version: version() });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return refused('unreadable', { code });
  }
  const { manifest, alterations, gaps } = verified;
  if (alterations.length > 0) return refused('altered');
  // That another version would come to another verdict is one of the things that are compared.
  if (manifest === null || gaps.some(({ code }) => code !== 'otherVersion')) return refused('incomplete');

  const folder = new OutputFolder(path.join(root, manifest.runs[0]?.folder ?? '.'));
  const verdict = json(folder.verdict);
  if (!verdictSchema.safeParse(verdict).success) return refused('file', { file: 'verdict.json' });
  const declaration = json(folder.run);
  if (!runDeclarationSchema.safeParse(declaration).success) return refused('file', { file: 'run.json' });
  return {
    ok: true,
    evidence: {
      folder: name,
      // As they stand: the schemas drop what they do not know.
      verdict: verdict as Verdict,
      declaration: declaration as RunDeclaration,
      envelopes: (await readMessages(folder.messages)).envelopes,
      steps: readDeclaration(folder.declaration)?.steps ?? null,
    },
  };
}

/** Undefined for what is no JSON, or no file. */
function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
