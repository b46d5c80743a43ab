/** `serve`: the reference table behind a wire, so that whoever writes a table or an adapter has something to talk to. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { TFunction } from 'i18next';
import { DEFAULT_PORT } from '../adapters/http/protocol';
import { DEFAULT_HOST, serveHttp } from '../adapters/http/server';
import { serveSerial } from '../adapters/serial/server';
import { serveStdio } from '../adapters/stdio/server';
import type { UncheckedTable } from '../adapters/table';
import { translator } from '../locales';
import { interruption } from './interface/interruption';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';
import { repeatable } from './interface/assignments';
import { READING_SET_NAMES, referenceTable, type ReferenceFlags } from './interface/reference-table';

interface HttpFlags extends ReferenceFlags {
  port: number;
  host: string;
  json?: boolean;
}

interface SerialFlags extends ReferenceFlags {
  path: string;
  baud?: number;
  json?: boolean;
}

/** @param input what `serve stdio` reads */
export function addServe(
  program: Command,
  context: CommandContext,
  input: NodeJS.ReadableStream & { destroy?: () => unknown } = process.stdin,
): void {
  const texts = translator(context.language, 'serve');
  const serve = program.command('serve').description(texts('description'));
  const wire = (name: string) => {
    const command = serve.command(name).description(texts(`${name}.description`));
    return (own: Option[]) => {
      for (const option of [...own, ...tableOptions(texts)]) command.addOption(option);
      return command;
    };
  };

  wire('http')([
    new Option('--port <number>', texts('option.port'))
      .argParser(wholeNumber(65_535))
      .default(DEFAULT_PORT, String(DEFAULT_PORT)),
    new Option('--host <address>', texts('option.host')).default(DEFAULT_HOST, DEFAULT_HOST),
    new Option('--json', context.texts('json')),
  ]).action(async (flags: HttpFlags) => {
    context.exitWith(
      await withTable(flags, context, texts, (table) => overHttp(table, flags, context, texts)),
    );
  });

  wire('serial')([
    new Option('--path <device>', texts('option.path')).makeOptionMandatory(),
    new Option('--baud <rate>', texts('option.baud')).argParser(wholeNumber(Number.MAX_SAFE_INTEGER)),
    new Option('--json', context.texts('json')),
  ]).action(async (flags: SerialFlags) => {
    context.exitWith(
      await withTable(flags, context, texts, (table) => overSerial(table, flags, context, texts)),
    );
  });

  wire('stdio')([]).action(async (flags: ReferenceFlags) => {
    context.exitWith(
      await withTable(flags, context, texts, (table) => overStdio(table, input, context, texts)),
    );
  });
}

function tableOptions(texts: TFunction): Option[] {
  return [
    new Option('--readings <set>', texts('option.readings')).choices([...READING_SET_NAMES]),
    new Option('--reading <id=value>', texts('option.reading')).argParser(repeatable),
    new Option('--field-12 <prize>', texts('option.field12')).choices(['double', 'triple']),
    new Option('--fault <id>', texts('option.fault')),
    new Option('--table-option <key=value>', texts('option.tableOption')).argParser(repeatable),
  ];
}

function wholeNumber(largest: number): (written: string) => number {
  return (written) => {
    const value = Number(written);
    if (/^\d+$/.test(written) && value <= largest) return value;
    throw new InvalidArgumentError('');
  };
}

async function withTable(
  flags: ReferenceFlags,
  { stderr }: CommandContext,
  texts: TFunction,
  serve: (table: UncheckedTable) => Promise<number>,
): Promise<number> {
  const made = referenceTable(flags, texts);
  if ('table' in made) return serve(made.table);
  writeLines(stderr, made.problems);
  return EXIT.wrongUse;
}

async function overHttp(
  table: UncheckedTable,
  { port, host, json, fault }: HttpFlags,
  context: CommandContext,
  texts: TFunction,
): Promise<number> {
  return untilInterrupted(
    async (interrupted) => {
      const service = await serveHttp({ table, port, host });
      if (json === true) writeJson(context.stdout, { wire: 'http', url: service.url, fault: fault ?? null });
      else {
        writeLines(context.stdout, [
          texts('http.listening', { url: service.url }),
          ...faultLine(fault, context),
        ]);
      }
      await interrupted;
      await service.close();
      return EXIT.done;
    },
    cannot(context, texts, `${host}:${port}`),
  );
}

async function overSerial(
  table: UncheckedTable,
  { path, baud, json, fault }: SerialFlags,
  context: CommandContext,
  texts: TFunction,
): Promise<number> {
  return untilInterrupted(
    async (interrupted) => {
      const options = baud === undefined ? {} : { baudRate: baud };
      const server = await serveSerial({ path, table, options });
      if (json === true) writeJson(context.stdout, { wire: 'serial', path, fault: fault ?? null });
      else writeLines(context.stdout, [texts('serial.listening', { path }), ...faultLine(fault, context)]);
      const lost = await Promise.race([server.ended, interrupted]);
      await server.close();
      if (typeof lost !== 'string') return EXIT.done;
      writeLines(context.stderr, [texts('serial.lost', { path, message: lost })]);
      return EXIT.incomplete;
    },
    cannot(context, texts, path),
  );
}

/** The standard output belongs to the wire: what a person reads goes to the standard error. */
async function overStdio(
  table: UncheckedTable,
  input: NodeJS.ReadableStream & { destroy?: () => unknown },
  context: CommandContext,
  texts: TFunction,
): Promise<number> {
  return untilInterrupted(
    async (interrupted) => {
      if (context.stderr.isTTY === true) writeLines(context.stderr, [texts('stdio.listening')]);
      await Promise.race([
        serveStdio({ input: input as never, output: context.stdout as never, table }),
        interrupted,
      ]);
      input.destroy?.();
      return EXIT.done;
    },
    cannot(context, texts, 'stdio'),
  );
}

function faultLine(fault: string | undefined, { language, texts }: CommandContext): string[] {
  if (fault === undefined) return [];
  return [`${fault}${texts('separator')}${translator(language, 'faults')(fault)}`];
}

async function untilInterrupted(
  serve: (interrupted: Promise<void>) => Promise<number>,
  failed: (error: unknown) => number,
): Promise<number> {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const interrupted = interruption(tell);
  try {
    return await serve(told);
  } catch (error) {
    return failed(error);
  } finally {
    interrupted.release();
  }
}

function cannot({ stderr }: CommandContext, texts: TFunction, place: string): (error: unknown) => number {
  return (error) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const key = code !== undefined && KNOWN.includes(code) ? code : 'other';
    writeLines(stderr, [texts(`cannot.${key}`, { place, message })]);
    return EXIT.wrongUse;
  };
}

const KNOWN = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'];
