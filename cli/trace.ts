/** `trace`: from every clause and sentence of the law to its tests and back, without a table. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { TFunction } from 'i18next';
import { translator } from '../locales';
import { CLAUSES, citation, readRegistry, readRevisions } from '../regulation';
import { problemLines } from './shown/checks';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { nearest } from '../locales/nearest';
import { caseCsv, clauseCsv } from '../checks/traceability/csv';
import { raiseRevisions, revisionsJson } from '../checks/traceability/raise';
import { traceRecord } from '../checks/traceability/record';
import { caseLines, clauseLines, summaryLines } from './shown/traceability';
import type { Trace } from '../checks/traceability/trace';
import { traced as tracedOf, type Traced } from '../checks/traceability/traced';

/** Columns where the output is no terminal. */
const WIDTH = { least: 60, usual: 100, most: 160 } as const;

interface TraceOptions {
  cases?: boolean;
  json?: boolean;
  csv?: string;
  out?: string;
  raise?: boolean;
}

export function addTrace(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'trace');
  program
    .command('trace')
    .description(texts('description'))
    .argument('[clause...]', texts('clausesArgument'))
    .option('--cases', texts('option.byCase'))
    .option('--csv <file>', texts('option.csv'))
    .option('--out <file>', texts('option.out'))
    .option('--raise', texts('option.raise'))
    .option('--json', context.texts('json'))
    .action((clauses: string[], options: TraceOptions) => {
      context.exitWith(
        options.raise === true
          ? raise(context, texts, options.json === true)
          : trace(clauses, options, context, texts),
      );
    });
}

function trace(wanted: string[], options: TraceOptions, context: CommandContext, texts: TFunction): number {
  const { stderr, language, suite } = context;
  if (options.json === true && options.csv === '-' && options.out === undefined) {
    writeLines(stderr, [texts('bothToStdout')]);
    return EXIT.wrongUse;
  }
  const unknown = wanted.filter((each) => !CLAUSES.some(({ id }) => isPartOf(id, each)));
  if (unknown.length > 0) {
    writeLines(
      stderr,
      unknown.map((each) => unknownClause(each, context, texts)),
    );
    return EXIT.wrongUse;
  }
  const { trace: all, problems } = tracedOf(suite, language);
  const traced = wanted.length === 0 ? all : partOf(all, wanted);
  try {
    write(traced, { problems }, options, context, texts);
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error;
    writeLines(stderr, [texts('unwritable', { file: error.file, code: error.code })]);
    return EXIT.wrongUse;
  }
  const checks = translator(language, 'checks');
  // The JSON holds the problems; where it goes to a file, they are told here as well.
  if (options.json !== true || options.out !== undefined) {
    writeLines(
      stderr,
      problems.flatMap((problem) => [...problemLines(problem, checks), '']),
    );
  }
  return problems.length > 0 ? EXIT.wrongUse : EXIT.done;
}

function isPartOf(id: string, wanted: string): boolean {
  return id === wanted || id.startsWith(`${wanted}__`);
}

/** A whole article counts as well. */
function unknownClause(clause: string, context: CommandContext, texts: TFunction): string {
  const articles = CLAUSES.flatMap(({ id }) => /^art_\d+(?=__heading$)/.exec(id)?.[0] ?? []);
  // Whoever writes another number means another clause, however alike the two look.
  const candidates = [...articles, ...CLAUSES.map(({ id }) => id)].filter(
    (id) => numbers(id) === numbers(clause),
  );
  const near = nearest(clause, candidates);
  return near === undefined
    ? context.texts('trace.unknown', { clause, articles: articles.join(context.texts('answer.enumeration')) })
    : texts('unknownClause', { clause, near });
}

function numbers(id: string): string {
  return (id.match(/\d+/g) ?? []).join();
}

function partOf({ clauses, cases }: Trace, wanted: string[]): Trace {
  const among = (id: string) => wanted.some((each) => isPartOf(id, each));
  return {
    clauses: clauses.filter(({ clause }) => among(clause.id)),
    cases: cases.filter(({ clause }) => among(clause)),
  };
}

class UnwritableError extends Error {
  constructor(
    readonly file: string,
    readonly code: string,
  ) {
    super(`${file}: ${code}`);
  }
}

function write(
  traced: Trace,
  { problems }: Pick<Traced, 'problems'>,
  { cases, json, csv, out }: TraceOptions,
  { language, cwd, stdout, stderr }: CommandContext,
  texts: TFunction,
): void {
  const file = (name: string, content: string) => {
    try {
      writeFileSync(path.resolve(cwd, name), content);
    } catch (error) {
      throw new UnwritableError(name, (error as NodeJS.ErrnoException).code ?? String(error));
    }
    // Where the result itself goes to the standard output, it stands there alone.
    writeLines(json === true || csv === '-' ? stderr : stdout, [texts('written', { file: name })]);
  };
  if (csv !== undefined) {
    const table = cases === true ? caseCsv(traced) : clauseCsv(traced);
    if (csv === '-') stdout.write(table);
    // Without the mark, spreadsheets take the Chinese for another encoding.
    else file(csv, `\ufeff${table}`);
  }
  if (json === true) {
    const record = traceRecord(traced, problems);
    if (out === undefined) writeJson(stdout, record);
    else file(out, `${JSON.stringify(record, null, 2)}\n`);
  } else if (csv === undefined || out !== undefined) {
    const columns = out === undefined ? (stdout as { columns?: number }).columns : undefined;
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, columns ?? WIDTH.usual));
    const lines = [
      ...(cases === true ? caseLines(traced, language, width) : clauseLines(traced, language, width)),
      ...summaryLines(traced, problems.length === 0, language),
    ];
    if (out === undefined) writeLines(stdout, lines);
    else file(out, `${lines.join('\n')}\n`);
  }
}

function raise({ stdout, stderr, suite, language }: CommandContext, texts: TFunction, json: boolean): number {
  const { CLAUSES_FILE } = require('../checks/registry') as typeof import('../checks/registry');
  const { REVISIONS_FILE } = require('../checks/revisions') as typeof import('../checks/revisions');
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(suite.root, name), 'utf8'));
  let raised: ReturnType<typeof raiseRevisions>;
  try {
    raised = raiseRevisions(readRegistry(read(CLAUSES_FILE)), readRevisions(read(REVISIONS_FILE)));
    if (raised.changes.length > 0)
      writeFileSync(path.join(suite.root, REVISIONS_FILE), revisionsJson(raised.revisions));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    writeLines(stderr, [texts('unreadable', { file: REVISIONS_FILE, message })]);
    return EXIT.wrongUse;
  }
  if (json) writeJson(stdout, { changes: raised.changes });
  else if (raised.changes.length === 0) writeLines(stdout, [texts('raised.none')]);
  else {
    writeLines(stdout, [
      ...raised.changes.map(({ clause, from, to }) =>
        texts(from === null ? 'raised.new' : 'raised.clause', {
          clause: citation(clause, language),
          from,
          to,
        }),
      ),
      texts('raised.next'),
    ]);
  }
  return EXIT.done;
}
