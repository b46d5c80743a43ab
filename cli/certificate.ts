/** `certificate`: the test report of a certification folder once more, with what was added after the review. */
import type { Command } from 'commander';
import { translator } from '../locales';
import { writeCertificate, type WrittenCertificate } from '../certification/conclusion/certificate';
import { readReissue, type Reissue, type ReissueOptions } from '../certification/conclusion/reissue';
import type { ConfigurationProblem } from '../certification';
import { seal, type Sealed } from '../certification/sealing/seal';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { near } from './interface/output';
import { problemLines } from './shown/configuration';
import { certificateLine, isDraft, sealLines } from './shown/products';

interface CertificateOptions extends Omit<ReissueOptions, 'folder'> {
  json?: boolean;
}

export function addCertificate(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'certificate');
  const signing = translator(context.language, 'signing');
  program
    .command('certificate')
    .description(texts('command.description'))
    .argument('<folder>', texts('command.folder'))
    .option('--config <file>', texts('command.config'))
    .option('--signing-key <file>', signing('option.signingKey'))
    .option('--pkcs12 <file>', signing('option.pkcs12'))
    .option('--json', context.texts('json'))
    .action(async (folder: string, options: CertificateOptions) => {
      context.exitWith(await certificate(folder, options, context));
    });
}

/** @returns incomplete for a draft, which is written all the same */
async function certificate(
  folder: string,
  { json = false, ...options }: CertificateOptions,
  context: CommandContext,
): Promise<number> {
  const refuse = (problems: readonly ConfigurationProblem[]): number => {
    if (json) writeJson(context.stdout, { problems });
    else writeLines(context.stderr, problemLines(problems, context.language));
    return EXIT.wrongUse;
  };
  const read = await readReissue({ folder, ...options }, context);
  if (!read.ok) return refuse(read.problems);
  const { reissue } = read;
  let written: WrittenCertificate;
  try {
    written = await writeCertificate(reissue);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const file = near(reissue.folder.certificate, context.cwd);
    const texts = translator(context.language, 'certificate');
    const values = { file, code };
    const [message, advice] = [texts('problem.write.message', values), texts('problem.write.advice', values)];
    return refuse([{ source: folder, key: '', message, advice }]);
  }
  const sealed = await sealedAgain(reissue, context);
  if (json) writeJson(context.stdout, record(written, sealed));
  else tell(written, sealed, reissue, context);
  return isDraft(written) || sealed?.ok === false ? EXIT.incomplete : EXIT.done;
}

/** A folder that was not sealed did not come to its end, and does not come to it in this way. */
async function sealedAgain(
  { root, runs, signing }: Reissue,
  { language }: CommandContext,
): Promise<Sealed | null> {
  return runs === null ? null : seal({ root, runs, signing, ui: language });
}

function record({ file, missing, contradictions }: WrittenCertificate, sealed: Sealed | null): object {
  const seal = sealed === null ? null : sealed.ok ? sealed.seal : { problem: sealed.message };
  return { certificate: file, missing, contradictions, seal };
}

function tell(
  written: WrittenCertificate,
  sealed: Sealed | null,
  { root }: Reissue,
  { stdout, cwd, language }: CommandContext,
): void {
  const texts = translator(language, 'certificate');
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [texts(`command.${title}`), ...lines.map((line) => `  ${line}`)];
  writeLines(stdout, [
    certificateLine(written, near(written.file, cwd), language).text,
    ...section(
      'missing',
      written.missing.map((each) => texts('missingLine', { ...each })),
    ),
    ...section(
      'contradictions',
      written.contradictions.map((each) => texts(`document.contradiction.${each}`)),
    ),
    ...(sealed === null
      ? [texts('command.unsealed')]
      : sealLines(sealed, near(root, cwd), language).map(({ text }) => text)),
  ]);
}
