/** `verify`: whether a certification folder is still what it was when it was made, and who signed it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { TFunction } from 'i18next';
import { translator } from '../locales';
import { keyId, readPublicKey } from '../reports/manifest/keys';
import { keyIdSchema } from '../reports/manifest/schema';
import { verifyFolder, type Verification } from '../reports/manifest/verification';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { verificationLines } from './shown/verification';
import { version } from '../certification/version';

/** Where a folder is not what it was; the codes of a verdict are about a table. */
const EXIT_OF: Readonly<Record<Verification['result'], number>> = {
  intact: EXIT.done,
  altered: 1,
  incomplete: EXIT.incomplete,
};

interface VerifyOptions {
  key?: string;
  json?: boolean;
}

export function addVerify(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'verify');
  program
    .command('verify')
    .description(texts('description'))
    .argument('<folder>', texts('argument'))
    .option('--key <file>', texts('option.key'))
    .option('--json', context.texts('json'))
    .action(async (folder: string, options: VerifyOptions) => {
      context.exitWith(await verify(folder, options, context, texts));
    });
}

async function verify(
  folder: string,
  { key, json }: VerifyOptions,
  { cwd, stdout, stderr, language }: CommandContext,
  texts: TFunction,
): Promise<number> {
  const root = path.resolve(cwd, folder);
  const refuse = (sentence: string): number => {
    writeLines(stderr, [sentence]);
    return EXIT.wrongUse;
  };
  if (!existsSync(root)) return refuse(texts('usage.noFolder', { folder }));
  if (!statSync(root).isDirectory()) return refuse(texts('usage.notAFolder', { folder }));
  const expected = key === undefined ? null : await expectedKey(key, cwd, texts);
  if (typeof expected === 'string') return refuse(expected);
  let verification: Verification;
  try {
    verification = await verifyFolder({ root, expected, version: version() });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return refuse(texts('usage.unreadable', { folder, message }));
  }
  const exitCode = EXIT_OF[verification.result];
  if (json === true) writeJson(stdout, { folder: root, exitCode, ...record(verification) });
  else writeLines(stdout, verificationLines(verification, folder, language));
  return exitCode;
}

/** @returns the sentence that refuses it, where the key cannot be used */
async function expectedKey(key: string, cwd: string, texts: TFunction): Promise<{ keyId: string } | string> {
  const file = path.resolve(cwd, key);
  if (!existsSync(file)) {
    return keyIdSchema.safeParse(key).success ? { keyId: key } : texts('usage.noKey', { key });
  }
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    return texts('usage.unreadableKey', { key, code: (error as NodeJS.ErrnoException).code ?? '' });
  }
  const read = readPublicKey(content);
  return read.ok ? { keyId: await keyId(read.key) } : texts(`usage.key.${read.problem}`, { key });
}

/** Without the list of the files, which stands in the manifest. */
function record({ manifest, ...rest }: Verification): object {
  const made =
    manifest === null
      ? null
      : {
          created: manifest.created,
          suite: manifest.suite,
          regulation: manifest.regulation,
          runs: manifest.runs,
        };
  return { ...rest, manifest: made };
}
