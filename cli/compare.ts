/** `compare`: what changed between two certifications, and which cases have to be run again because of it. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { TFunction } from 'i18next';
import { translator, type InterfaceLanguage } from '../locales';
import type { CertificationEvidence } from '../reports/comparison/certification';
import { compareCertifications } from '../reports/comparison/comparison';
import { certificationComparisonLines } from '../reports/comparison/lines';
import { comparisonPage } from '../reports/comparison/page';
import { printable } from '../reports/printable';
import { put, unwritable, unwritableText } from '../certification/folder/writing';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { readCertification } from '../certification/folder/certification-folder';

/** Where something differs that a result rests on; the codes of a verdict are about a table. */
const DIFFERENT = 1;

const PAGE = 'comparison.html';

interface CompareOptions {
  out?: string;
  json?: boolean;
}

export function addCompare(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'compare');
  program
    .command('compare')
    .description(texts('command.description'))
    .argument('<before>', texts('command.before'))
    .argument('<after>', texts('command.after'))
    .option('--out <folder>', texts('command.out'))
    .option('--json', context.texts('json'))
    .action(async (before: string, after: string, options: CompareOptions) => {
      context.exitWith(await compare([before, after], options, context, texts));
    });
}

async function compare(
  names: readonly [string, string],
  { out, json }: CompareOptions,
  context: CommandContext,
  texts: TFunction,
): Promise<number> {
  const { stdout, stderr, cwd, language } = context;
  const sides: CertificationEvidence[] = [];
  for (const name of names) {
    const read = await readCertification(name, cwd);
    if (!read.ok) {
      const { code, values } = read;
      writeLines(
        stderr,
        [texts(`problem.${code}.message`, values), `  ${texts(`problem.${code}.advice`, values)}`].map(
          printable,
        ),
      );
      return EXIT.wrongUse;
    }
    sides.push(read.evidence);
  }
  const comparison = compareCertifications(...(sides as [CertificationEvidence, CertificationEvidence]));
  const exitCode = comparison.same ? EXIT.done : DIFFERENT;
  let page: string | null = null;
  if (out !== undefined) {
    const written = writePage(path.resolve(cwd, out), comparisonPage(comparison, language), language);
    if (!written.ok) {
      writeLines(stderr, [written.message]);
      return EXIT.wrongUse;
    }
    page = written.file;
  }
  if (json === true) writeJson(stdout, { exitCode, page, ...comparison });
  else {
    const lines = certificationComparisonLines(comparison, language);
    writeLines(
      stdout,
      lines.map(({ level, text }) => `${'  '.repeat(level)}${text}`),
    );
    if (page !== null) writeLines(stdout, [texts('command.written', { path: near(page, cwd) })]);
  }
  return exitCode;
}

/** A file as its user would name it. */
function near(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  return relative.startsWith('..') ? file : relative;
}

type WrittenPage = { ok: true; file: string } | { ok: false; message: string };

function writePage(folder: string, content: string, ui: InterfaceLanguage): WrittenPage {
  const file = path.join(folder, PAGE);
  if (existsSync(file))
    return { ok: false, message: printable(translator(ui, 'compare')('problem.pageExists', { path: file })) };
  try {
    mkdirSync(folder, { recursive: true });
    put(file, content);
    return { ok: true, file };
  } catch (error) {
    const told = unwritable(error);
    if (told !== null) return { ok: false, message: unwritableText(told, ui) };
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { ok: false, message: unwritableText({ file: PAGE, code }, ui) };
  }
}
