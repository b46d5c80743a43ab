/** `keygen`: the pair of keys with which a laboratory signs its certifications, and by which others check them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { translator } from '../locales';
import { generateKeyPair, keyId, publicJwk } from '../reports/manifest/keys';
import { SIGNING_VARIABLES } from '../certification/declaration/signing-variables';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';

export const PRIVATE_KEY_FILE = 'signing-key.pem';
export const PUBLIC_KEY_FILE = 'signing-key.public.pem';

/** Its owner alone may read it; on Windows the folder's rights decide. */
const PRIVATE_MODE = 0o600;

export function addKeygen(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'signing');
  program
    .command('keygen')
    .description(texts('keygen.description'))
    .option('--out <folder>', texts('keygen.out'))
    .option('--json', context.texts('json'))
    .action(async ({ out, json }: { out?: string; json?: boolean }) => {
      context.exitWith(await keygen(out ?? '.', json === true, context));
    });
}

async function keygen(out: string, json: boolean, context: CommandContext): Promise<number> {
  const { cwd, environment, stdout, stderr, language } = context;
  const texts = translator(language, 'signing');
  const password = environment[SIGNING_VARIABLES.keyPassword];
  const encrypted = password !== undefined && password !== '';
  const pair = generateKeyPair(encrypted ? password : undefined);
  const files = { private: path.join(out, PRIVATE_KEY_FILE), public: path.join(out, PUBLIC_KEY_FILE) };
  const failure = writePair(cwd, [
    { file: files.private, content: pair.privatePem, mode: PRIVATE_MODE },
    { file: files.public, content: pair.publicPem, mode: 0o644 },
  ]);
  if (failure !== null) {
    const { file, code } = failure;
    writeLines(stderr, [texts(code === 'EEXIST' ? 'keygen.exists' : 'keygen.unwritable', { file, code })]);
    return EXIT.wrongUse;
  }
  const id = await keyId(pair.key);
  if (json) {
    writeJson(stdout, {
      keyId: id,
      privateKey: files.private,
      encrypted,
      publicKey: files.public,
      publicJwk: { ...publicJwk(pair.key), kid: id, alg: 'EdDSA', use: 'sig' },
    });
  } else {
    writeLines(stdout, [
      texts(encrypted ? 'keygen.encrypted' : 'keygen.private', { file: files.private }),
      texts('keygen.public', { file: files.public }),
      texts('keygen.id', { keyId: id }),
      texts('keygen.next', { file: files.private }),
    ]);
  }
  return EXIT.done;
}

interface KeyFile {
  file: string;
  content: string;
  mode: number;
}

/** Both or neither, and never over a key that is there: what it signed could not be signed again. */
function writePair(cwd: string, files: readonly KeyFile[]): { file: string; code: string } | null {
  const written: string[] = [];
  for (const { file, content, mode } of files) {
    const absolute = path.resolve(cwd, file);
    try {
      mkdirSync(path.dirname(absolute), { recursive: true });
      writeFileSync(absolute, content, { flag: 'wx', mode });
      written.push(absolute);
    } catch (error) {
      for (const each of written) rmSync(each);
      return { file, code: (error as NodeJS.ErrnoException).code ?? String(error) };
    }
  }
  return null;
}
