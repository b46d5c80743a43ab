/** `regulation`: the regulation as a document for others, and its official Portuguese text as it comes from others. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { OFFICIAL_LANGUAGES, translator, type OfficialLanguage } from '../locales';
import { akomaNtoso } from '../regulation';
import { problemLines } from './shown/checks';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import type { Problem } from '../checks';
import { portugueseFeatures } from '../checks/requote';
import { carryOut, planImport, type ImportOutcome, type ImportPlan } from '../regulation/import/import';
import { NotUtf8Error } from '../regulation/import/official-text';
import { terminalQuestion, type Ask } from './interface/question';
import { planLines, planRecord } from './shown/regulation-import';

/** @param ask how a person is asked before anything is replaced */
export function addRegulation(
  program: Command,
  context: CommandContext,
  ask: Ask = terminalQuestion(context.stderr),
): void {
  const texts = translator(context.language, 'regulation');
  const command = program.command('regulation').description(texts('description'));
  command
    .command('akn')
    .description(texts('akn.description'))
    .addOption(
      new Option('--lang <language>', texts('akn.lang')).choices([...OFFICIAL_LANGUAGES]).default('zh', 'zh'),
    )
    .option('--out <file>', texts('akn.out'))
    .option('--json', texts('akn.json'))
    .action((options: AknOptions) => {
      context.exitWith(writeAkomaNtoso(options, context, texts));
    });
  command
    .command('import-pt <file>')
    .description(texts('importPt.description'))
    .option('--yes', texts('importPt.yes'))
    .option('--dry-run', texts('importPt.dryRun'))
    .option('--accept-partial', texts('importPt.acceptPartial'))
    .option('--json', texts('importPt.json'))
    .action(async (file: string, options: ImportOptions) => {
      context.exitWith(await importOfficialText(file, options, context, texts, ask));
    });
}

interface AknOptions {
  lang: OfficialLanguage;
  out?: string;
  json?: boolean;
}

function writeAkomaNtoso({ lang, out, json }: AknOptions, context: CommandContext, texts: TFunction): number {
  const document = akomaNtoso(lang);
  if (out !== undefined) {
    try {
      writeFileSync(path.resolve(context.cwd, out), document);
    } catch (error) {
      writeLines(context.stderr, [texts('akn.unwritable', { file: out, code: codeOf(error) })]);
      return EXIT.wrongUse;
    }
  }
  if (json === true) {
    const sha256 = createHash('sha256').update(document).digest('hex');
    writeJson(context.stdout, {
      language: lang,
      bytes: Buffer.byteLength(document),
      sha256,
      ...(out === undefined ? { document } : { file: out }),
    });
  } else if (out === undefined) context.stdout.write(document);
  else writeLines(context.stdout, [texts('akn.written', { file: out })]);
  return EXIT.done;
}

interface ImportOptions {
  yes?: boolean;
  dryRun?: boolean;
  acceptPartial?: boolean;
  json?: boolean;
}

async function importOfficialText(
  file: string,
  options: ImportOptions,
  context: CommandContext,
  texts: TFunction,
  ask: Ask,
): Promise<number> {
  const { stdout, stderr, language } = context;
  const plan = planOf(file, context, texts);
  if (plan === null) return EXIT.wrongUse;
  if (options.json !== true) writeLines(stdout, planLines(plan, language, texts));
  const stop = (reason: string, exitCode: number): number => {
    if (options.json === true) writeJson(stdout, { file, written: false, ...planRecord(plan, language) });
    writeLines(stderr, [reason]);
    return exitCode;
  };

  if (plan.alignment.placed.length === 0) return stop(texts('importPt.nothing'), EXIT.wrongUse);
  if (!plan.complete && options.acceptPartial !== true) return stop(texts('importPt.refused'), EXIT.wrongUse);
  if (options.dryRun === true) return stop(texts('importPt.dryRunEnd'), EXIT.done);
  if (options.yes !== true) {
    // A program that reads the JSON has seen nothing yet that it could agree to.
    if (options.json === true) return stop(texts('importPt.unasked'), EXIT.wrongUse);
    const answer = await ask(texts('importPt.question', { count: plan.alignment.placed.length }));
    if (answer === null) return stop(texts('importPt.unasked'), EXIT.wrongUse);
    const agreed = texts('importPt.agreement').split(',').includes(answer.trim().toLowerCase());
    if (!agreed) return stop(texts('importPt.declined'), EXIT.wrongUse);
  }
  return replace(file, plan, context, texts, options.json === true);
}

function planOf(file: string, context: CommandContext, texts: TFunction): ImportPlan | null {
  let content: Buffer;
  try {
    content = readFileSync(path.resolve(context.cwd, file));
  } catch (error) {
    writeLines(context.stderr, [texts('importPt.unreadable', { file, code: codeOf(error) })]);
    return null;
  }
  try {
    return planImport(context.suite.root, content);
  } catch (error) {
    if (!(error instanceof NotUtf8Error)) throw error;
    writeLines(context.stderr, [texts('importPt.notUtf8', { file })]);
    return null;
  }
}

async function replace(
  file: string,
  plan: ImportPlan,
  context: CommandContext,
  texts: TFunction,
  asJson: boolean,
): Promise<number> {
  const { stdout, stderr, language, suite } = context;
  const json = (written: boolean) => {
    if (asJson) writeJson(stdout, { file, written, ...planRecord(plan, language) });
  };
  const source = { name: path.basename(file), imported: new Date().toISOString().slice(0, 10) };
  let outcome: ImportOutcome<Problem>;
  try {
    outcome = await carryOut(plan, suite.root, source, portugueseFeatures(suite, language));
  } catch (error) {
    json(false);
    writeLines(stderr, [texts('importPt.unwritable', { code: codeOf(error) })]);
    return EXIT.incomplete;
  }
  json(outcome.written);
  if (!outcome.written) {
    const checks = translator(language, 'checks');
    writeLines(stderr, [
      ...outcome.problems.flatMap((problem) => problemLines(problem, checks)),
      texts('importPt.quotesDiffer'),
    ]);
    return EXIT.wrongUse;
  }
  const key = outcome.registry.meta.portuguese.status === 'official' ? 'written' : 'writtenPartly';
  const sentence = texts(`importPt.${key}`, { count: plan.alignment.placed.length });
  writeLines(asJson ? stderr : stdout, ['', sentence, ...outcome.files.map((each) => `  ${each}`)]);
  return EXIT.done;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? String(error);
}
