/** `inspect`: an inspection record to fill in, and what a filled one amounts to, clause by clause. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { TFunction } from 'i18next';
import { translator } from '../locales';
import { citation } from '../regulation';
import { printable } from '../reports/printable';
import { EXIT_CODES } from '../reports/verdict/schema';
import type { ConfigurationProblem } from '../certification/declaration/configuration-problem';
import { placeText } from '../certification/declaration/place';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { assess, type Assessed } from '../certification/inspection/assessment';
import { inspectionForm } from '../certification/inspection/form';
import { readInspection, type Inspection } from '../certification/inspection/inspection-file';
import { wrap } from '../locales/width';

interface InspectOptions {
  form?: boolean;
  out?: string;
  json?: boolean;
}

/** Columns where the output is not a terminal. */
const WIDTH = 110;

export function addInspect(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'inspection');
  program
    .command('inspect')
    .description(texts('description'))
    .argument('[file]', texts('argument'))
    .option('--form', texts('option.form'))
    .option('--out <file>', texts('option.out'))
    .option('--json', context.texts('json'))
    .action((file: string | undefined, options: InspectOptions) => {
      context.exitWith(inspect(file, options, context, texts));
    });
}

function inspect(
  file: string | undefined,
  { form, out, json }: InspectOptions,
  context: CommandContext,
  texts: TFunction,
): number {
  const refuse = (key: string) => {
    writeLines(context.stderr, [texts(`usage.${key}`)]);
    return EXIT.wrongUse;
  };
  if (form === true) {
    return file === undefined ? writeForm(out, json === true, context, texts) : refuse('both');
  }
  if (out !== undefined) return refuse('outWithoutForm');
  if (file === undefined) return refuse('nothing');
  return check(file, json === true, context, texts);
}

function writeForm(
  out: string | undefined,
  json: boolean,
  { cwd, stdout, stderr }: CommandContext,
  texts: TFunction,
): number {
  const form = inspectionForm();
  if (out === undefined) {
    if (json) writeJson(stdout, { form });
    else stdout.write(form);
    return EXIT.done;
  }
  try {
    // A record that somebody has filled in is never lost to an empty one.
    writeFileSync(path.resolve(cwd, out), form, { flag: 'wx' });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    writeLines(stderr, [texts(`usage.${code === 'EEXIST' ? 'exists' : 'unwritable'}`, { file: out, code })]);
    return EXIT.wrongUse;
  }
  if (json) writeJson(stdout, { file: out });
  else writeLines(stdout, [texts('usage.written', { file: out })]);
  return EXIT.done;
}

function check(file: string, json: boolean, context: CommandContext, texts: TFunction): number {
  const read = readInspection(file, context.cwd, texts);
  if (!read.ok) return tellProblems(read.problems, json, context, texts);
  const { inspection } = read;
  const assessed = assess(inspection.record, texts);
  if (json) writeJson(context.stdout, record(inspection, assessed, context));
  else {
    const width = (context.stdout as NodeJS.WriteStream).columns ?? WIDTH;
    writeLines(context.stdout, lines(inspection, assessed, context, texts).flatMap(wrapped(width)));
  }
  return exitCode(assessed);
}

function exitCode(assessed: readonly Assessed[]): number {
  if (assessed.some(({ status }) => status === 'does_not_conform')) return EXIT_CODES.does_not_conform;
  const pending = assessed.some(({ status }) => status === 'inspection_pending');
  return pending ? EXIT_CODES.inconclusive : EXIT_CODES.conforms;
}

function tellProblems(
  problems: readonly ConfigurationProblem[],
  json: boolean,
  { stdout, stderr }: CommandContext,
  texts: TFunction,
): number {
  if (json) writeJson(stdout, { problems });
  else {
    const advices = problems.map(({ advice }) => advice);
    // What would stand under nearly every line of an empty record is said once, at the end.
    const repeated = new Set(advices.filter((advice, index) => advices.indexOf(advice) !== index));
    const told = (advice: string) => printable(`  ${texts('advice', { advice })}`);
    writeLines(stderr, [
      ...problems.flatMap((problem) => [
        printable(`${placeText(problem)}: ${problem.message}`),
        ...(repeated.has(problem.advice) ? [] : [told(problem.advice)]),
      ]),
      texts('title', { count: problems.length }),
      ...[...repeated].map(told),
    ]);
  }
  return EXIT.wrongUse;
}

function record(
  { file, sha256, record: { inspector, date, place }, photographs }: Inspection,
  assessed: readonly Assessed[],
  { language }: CommandContext,
) {
  return {
    file,
    sha256,
    inspector,
    date,
    place,
    clauses: assessed.map(({ clause, status, judgements }) => ({
      id: clause,
      citation: citation(clause, language),
      status,
      judgements,
    })),
    photographs,
  };
}

interface Line {
  indent: number;
  text: string;
}

function lines(
  inspection: Inspection,
  assessed: readonly Assessed[],
  { language }: CommandContext,
  texts: TFunction,
): Line[] {
  const { file, sha256, photographs } = inspection;
  const { inspector, date, place } = inspection.record;
  const reports = translator(language, 'reports');
  const line = (indent: number, text: string): Line => ({ indent, text: printable(text) });
  const count = (status: Assessed['status']) => assessed.filter((each) => each.status === status).length;
  return [
    line(0, texts('shown.record', { file })),
    line(0, texts('shown.inspector', { ...inspector, date, place })),
    line(0, texts('shown.hash', { sha256 })),
    ...assessed.flatMap(({ clause, status, judgements }) => [
      line(0, ''),
      line(
        0,
        texts('shown.clause', { citation: citation(clause, language), status: reports(`status.${status}`) }),
      ),
      ...(judgements.length === 0 ? [line(2, texts('shown.notObserved'))] : []),
      ...judgements.flatMap(({ met, required, found }) => [
        line(2, texts(`shown.judgement.${met ? 'met' : 'unmet'}`, { required })),
        line(4, texts('shown.found', { found })),
      ]),
      ...(clause === 'art_1__para_1__point_1' ? [line(2, texts('shown.beyond'))] : []),
    ]),
    ...(photographs.length === 0 ? [] : [line(0, ''), line(0, texts('shown.photographs'))]),
    ...photographs.map(({ file: name, shows, present }) =>
      line(2, texts(`shown.photograph.${present ? 'checked' : 'absent'}`, { file: name, shows })),
    ),
    line(0, ''),
    line(0, texts('shown.acceptance')),
    line(
      0,
      texts('shown.result', {
        conforms: count('conforms'),
        doesNotConform: count('does_not_conform'),
        pending: count('inspection_pending'),
      }),
    ),
  ];
}

function wrapped(width: number): (line: Line) => string[] {
  return ({ indent, text }) =>
    wrap(text, Math.max(40, width - indent)).map((part) => ' '.repeat(indent) + part);
}
