/** `transcript`: what was said to a table and what it answered, and whether the record of it is as it was written. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { OFFICIAL_LANGUAGES, translator, type OfficialLanguage } from '../locales';
import { CLAUSES } from '../regulation';
import { standing } from '../reports/evidence/names';
import { UnreadableEvidence } from '../reports/evidence/problem';
import { printable } from '../reports/printable';
import { readTranscript } from '../reports/transcript/exchanges';
import { TRANSCRIPT_FILE, witnessesBeside } from '../reports/transcript/places';
import { verifyTranscript } from '../reports/transcript/verify';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { nearest } from '../locales/nearest';
import { casesOf, isFailure, type ExchangedCase } from '../reports/transcript/cases';
import { caseRecord, exchangeRecord } from '../reports/transcript/record';
import { caseLines, openingLines, type Shown } from './shown/transcript';
import { verificationLines } from '../reports/transcript/verification';
import { wireLines } from '../reports/transcript/wire';

/** Columns where the output is no terminal. */
const WIDTH = { least: 60, usual: 100, most: 160 } as const;

/** The record is not what was written: what it says proves nothing. */
const BROKEN = 1;

interface TranscriptOptions {
  case?: string;
  clause?: string;
  language?: OfficialLanguage;
  failures?: boolean;
  raw?: boolean;
  verify?: boolean;
  json?: boolean;
}

export function addTranscript(program: Command, context: CommandContext): void {
  const texts = translator(context.language, 'transcript');
  program
    .command('transcript')
    .description(texts('description'))
    .argument('<folder>', texts('folder'))
    .option('--case <id>', texts('option.case'))
    .option('--clause <clause>', texts('option.clause'))
    .addOption(new Option('--language <language>', texts('option.language')).choices([...OFFICIAL_LANGUAGES]))
    .option('--failures', texts('option.failures'))
    .option('--raw', texts('option.raw'))
    .option('--verify', texts('option.verify'))
    .option('--json', context.texts('json'))
    .action(async (named: string, options: TranscriptOptions) => {
      const file = transcriptFile(path.resolve(context.cwd, named));
      if (file === null) {
        writeLines(context.stderr, [texts('noTranscript', { file: printable(named) })]);
        context.exitWith(EXIT.wrongUse);
      } else {
        context.exitWith(await answer(file, options, context, texts));
      }
    });
}

async function answer(
  file: string,
  options: TranscriptOptions,
  context: CommandContext,
  texts: TFunction,
): Promise<number> {
  try {
    return options.verify === true
      ? await verify(file, options, context, texts)
      : await show(file, options, context, texts);
  } catch (error) {
    if (!(error instanceof UnreadableEvidence)) throw error;
    const values = { file: printable(error.file) };
    writeLines(context.stderr, [translator(context.language, 'evidence')(error.problem, values)]);
    return BROKEN;
  }
}

/** In either form; null where there is none. */
function transcriptFile(named: string): string | null {
  const file = existsSync(named) && statSync(named).isDirectory() ? path.join(named, TRANSCRIPT_FILE) : named;
  return standing(file);
}

async function verify(
  file: string,
  { json }: TranscriptOptions,
  { stdout }: CommandContext,
  texts: TFunction,
): Promise<number> {
  const witnesses = await witnessesBeside(file);
  const verification = await verifyTranscript(file, witnesses);
  if (json === true) {
    writeJson(stdout, {
      ...verification,
      witnesses: witnesses.files,
      cases: witnesses.places.length,
      interrupted: witnesses.interrupted,
    });
  } else writeLines(stdout, verificationLines(verification, witnesses, texts));
  return verification.intact ? EXIT.done : BROKEN;
}

async function show(
  file: string,
  options: TranscriptOptions,
  context: CommandContext,
  texts: TFunction,
): Promise<number> {
  const { stdout, stderr, language } = context;
  const complain = (line: string) => {
    writeLines(stderr, [line]);
    return EXIT.wrongUse;
  };
  const { clause } = options;
  if (clause !== undefined && !CLAUSES.some(({ id }) => isPartOf(id, clause))) {
    const near = nearest(
      clause,
      CLAUSES.map(({ id }) => id),
    );
    return complain(
      texts(near === undefined ? 'unknownClause' : 'unknownClauseNear', { clause: printable(clause), near }),
    );
  }
  const { exchanges, unreadable } = await readTranscript(file);
  if (exchanges.length === 0 && unreadable > 0)
    return complain(texts('notATranscript', { file: printable(file) }));
  const { opening, cases, judged } = await casesOf(exchanges, file);
  if (options.failures === true && !judged) return complain(texts('noMessages'));
  const ofCase =
    options.case === undefined ? cases : cases.filter((each) => isCase(each, options.case ?? ''));
  if (options.case !== undefined && ofCase.length === 0) {
    const known = cases.flatMap(({ key, name }) => [key, name]);
    const near = nearest(options.case, [...new Set(known)]);
    return complain(
      texts(near === undefined ? 'unknownCase' : 'unknownCaseNear', { case: printable(options.case), near }),
    );
  }
  const wanted = ofCase.filter(
    (each) =>
      (clause === undefined || isPartOf(each.clause, clause)) &&
      (options.language === undefined || each.language === options.language) &&
      (options.failures !== true || isFailure(each)),
  );
  const everything = [options.case, clause, options.language, options.failures].every(
    (each) => each === undefined,
  );
  const wire = options.raw === true ? await wireLines(file, exchanges) : null;
  const before = everything ? opening : [];
  if (options.json === true) {
    writeJson(stdout, {
      file,
      opening: before.map((exchange) => exchangeRecord(exchange, wire)),
      cases: wanted.map((each) => caseRecord(each, wire)),
    });
    return EXIT.done;
  }
  const columns = (stdout as { columns?: number }).columns ?? WIDTH.usual;
  const shown: Shown = {
    language,
    texts,
    wire,
    width: Math.min(WIDTH.most, Math.max(WIDTH.least, columns)),
  };
  if (before.length > 0) writeLines(stdout, openingLines(before, shown));
  // Case by case: the whole of a run is tens of megabytes.
  for (const each of wanted) writeLines(stdout, caseLines(each, shown));
  writeLines(stdout, [
    texts('total', {
      cases: wanted.length,
      exchanges: wanted.reduce((sum, each) => sum + each.exchanges.length, before.length),
    }),
  ]);
  if (unreadable > 0) writeLines(stderr, [texts('unreadable', { count: unreadable })]);
  writeLines(stderr, [texts('unverified')]);
  return EXIT.done;
}

function isPartOf(id: string, wanted: string): boolean {
  return id === wanted || id.startsWith(`${wanted}__`);
}

/** By its key, `clause/case/row`, the beginning of it, or its name. */
function isCase({ key, name }: ExchangedCase, wanted: string): boolean {
  return key === wanted || key.startsWith(`${wanted}/`) || name === wanted;
}
