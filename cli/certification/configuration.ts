/** What a certification is to do: the flags over the file over the defaults. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse as parseTagExpression } from '@cucumber/tag-expressions';
import type { TFunction } from 'i18next';
import type { AdapterConfiguration, AdapterKind } from '../../adapters/connect';
import { REFERENCE, missingModule } from '../../adapters/library';
import { FAULTS } from '../../adapters/reference-table/faults';
import { translator, OFFICIAL_LANGUAGES, type InterfaceLanguage, type OfficialLanguage } from '../../locales';
import { DEFAULT_OPTIONS, type Authorisation, type Options } from '../../regulation';
import { readInspection, type Inspection } from '../inspection/inspection-file';
import { near } from '../interface/nearest';
import { readAuthorisations } from './authorisations';
import { CONFIGURATION_FILE, readConfigurationFile, type ConfigurationFile } from './configuration-file';
import { ProblemWriter, type ConfigurationProblem, type Source, type Values } from './configuration-problem';
import type { AllureProduct, DeclaredConfiguration } from './configuration-schema';
import { chosenReadings, type DeclaredReadings } from './declared-readings';
import { declaredByFlags, flagPlace, type CertifyFlags } from './flags';
import { inspectOutputFolder } from './output-folder';

export { placeText, type ConfigurationProblem } from './configuration-problem';
export type { CertifyFlags } from './flags';

const DEFAULT_TIMEOUT = 10_000;
/** Cents: a scenario speaks of patacas, the table counts avos. */
const DEFAULT_MINOR_UNITS = 100;

/** The catalogue is too long for a complaint: so many of the near ones are told, and where to find the rest. */
const FAULTS_TOLD = 6;

export interface Configuration {
  adapter: AdapterConfiguration;
  languages: OfficialLanguage[];
  readings: DeclaredReadings;
  options: Options;
  /** New items and different prizes authorised under Article 7. */
  authorisations: readonly Authorisation[];
  scope: 'system' | 'full';
  /** What a person measured and saw; null where the run is given no record of it. */
  inspection: Inspection | null;
  /** Absolute; null for a folder named after the time. */
  out: string | null;
  /** The user's own tag expression. */
  tags: string | null;
  parallel: number;
  ui: InterfaceLanguage;
  minorUnitsPerAmount: number;
  fault: string | null;
  allure: AllureProduct;
}

export type ReadConfiguration =
  | {
      ok: true;
      configuration: Configuration;
      /** To be told before the run. */
      warnings: ConfigurationProblem[];
      /** A problem of the tags that only the features show, at the place where the tags were written. */
      tagsProblem: (code: string, values: Values) => ConfigurationProblem;
    }
  | { ok: false; ui: InterfaceLanguage; problems: ConfigurationProblem[] };

/**
 * @param language of the interface where neither the flags nor the file name one
 * @param now a decision cannot be of a later day
 */
export function readConfiguration(
  flags: CertifyFlags,
  cwd: string,
  language: InterfaceLanguage,
  now: Date = new Date(),
): ReadConfiguration {
  const name = flags.config ?? (existsSync(path.join(cwd, CONFIGURATION_FILE)) ? CONFIGURATION_FILE : null);
  const inLanguage = (ui: InterfaceLanguage) => {
    const texts = translator(ui, 'configuration');
    const file = name === null ? noFile(cwd) : readConfigurationFile(name, cwd, texts);
    return { ui, texts, file };
  };
  const first = inLanguage(language);
  const { ui: asked } = first.file.declared;
  const { ui, texts, file } =
    flags.ui !== undefined || asked === undefined || asked === language ? first : inLanguage(asked);
  return combine({ flags, file, cwd, ui, texts, now });
}

function noFile(cwd: string): ConfigurationFile {
  return { declared: {}, folder: cwd, placeOf: () => ({ source: CONFIGURATION_FILE }), problems: [] };
}

interface Combination {
  flags: CertifyFlags;
  file: ConfigurationFile;
  cwd: string;
  ui: InterfaceLanguage;
  texts: TFunction;
  now: Date;
}

function combine({ flags, file, cwd, ui, texts, now }: Combination): ReadConfiguration {
  const writer = new ProblemWriter(texts, flagPlace);
  const byFlags = declaredByFlags(flags, writer);
  const sources: [Source, Source] = [
    { declared: byFlags.declared, writer },
    { declared: file.declared, writer: new ProblemWriter(texts, file.placeOf) },
  ];
  const readings = chosenReadings(sources, byFlags.readings, ui, now);
  const authorised = readAuthorisations(
    file.declared.authorisations ?? [],
    file.placeOf,
    sources[1].writer,
    translator(ui, 'authorisations'),
  );
  const [fromFlags, fromFile] = [byFlags.declared, file.declared];
  const declared = { ...fromFile, ...fromFlags };
  const targetFolder = fromFlags.adapter?.target === undefined ? file.folder : cwd;
  const kind = fromFlags.adapter?.kind ?? fromFile.adapter?.kind ?? 'library';
  const target = fromFlags.adapter?.target ?? fromFile.adapter?.target ?? REFERENCE;
  const outFolder = fromFlags.out === undefined ? file.folder : cwd;
  const out = declared.out === undefined ? null : path.resolve(outFolder, declared.out);
  const inspected = inspectionOf(
    declared.inspection,
    fromFlags.inspection === undefined ? file.folder : cwd,
    {
      cwd,
      ui,
    },
  );

  const problems = [
    ...file.problems,
    ...byFlags.problems,
    ...readings.problems,
    ...authorised.problems,
    ...sources.flatMap(repeatedLanguages),
    ...unreadableTags(sources),
    ...adapterProblems(sources, kind, declared.parallel ?? 1),
    ...targetProblems(sources, kind, target, targetFolder),
    ...faultProblems(sources, kind, target),
    ...outputProblems(sources, out),
    ...inspected.problems,
  ];
  if (problems.length > 0) return { ok: false, ui, problems };

  return {
    ok: true,
    warnings: readings.warnings,
    tagsProblem: (code, values) => tagsWriter(sources).write(code, ['tags'], values),
    configuration: {
      adapter: {
        kind,
        target,
        options: {
          ...fromFile.adapter?.options,
          ...fromFlags.adapter?.options,
          ...(declared.fault === undefined ? {} : { fault: declared.fault }),
        },
        timeoutMs: fromFile.adapter?.timeout ?? DEFAULT_TIMEOUT,
        cwd: targetFolder,
      },
      languages: declared.languages ?? [...OFFICIAL_LANGUAGES],
      readings: readings.chosen,
      options: { ...DEFAULT_OPTIONS, ...given(fromFile.options), ...given(fromFlags.options) },
      authorisations: authorised.authorisations,
      scope: declared.scope ?? 'system',
      inspection: inspected.inspection,
      out,
      tags: declared.tags ?? null,
      parallel: declared.parallel ?? 1,
      ui,
      minorUnitsPerAmount: declared.money?.minorUnitsPerAmount ?? DEFAULT_MINOR_UNITS,
      fault: declared.fault ?? null,
      allure: declared.allure ?? 'report',
    },
  };
}

/** The keys that have a value: a partial zod object may name one without. */
function given(options: DeclaredConfiguration['options']): Partial<Options> {
  return options?.field_12 === undefined ? {} : { field_12: options.field_12 };
}

function repeatedLanguages({ declared: { languages = [] }, writer }: Source): ConfigurationProblem[] {
  return languages.flatMap((language, index) =>
    languages.indexOf(language) < index
      ? [writer.write('repeated', ['languages', index], { written: language })]
      : [],
  );
}

function unreadableTags(sources: readonly Source[]): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.tags !== undefined);
  if (source?.declared.tags === undefined) return [];
  try {
    parseTagExpression(source.declared.tags);
    return [];
  } catch {
    return [source.writer.write('tags', ['tags'], { written: source.declared.tags })];
  }
}

function tagsWriter(sources: readonly [Source, Source]): ProblemWriter {
  return (sources.find(({ declared }) => declared.tags !== undefined) ?? sources[0]).writer;
}

/** Looked for before the run; whether the module can be used shows in the run. */
function targetProblems(
  sources: readonly Source[],
  kind: AdapterKind,
  target: string,
  folder: string,
): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.adapter?.target !== undefined);
  if (kind !== 'library' || source === undefined) return [];
  const missing = missingModule(target, folder);
  if (missing === null) return [];
  const code = { file: 'targetMissingFile', folder: 'targetMissingFolder', package: 'targetMissingPackage' };
  const values = { target, file: missing.file, folder };
  return [source.writer.write(code[missing.kind], ['adapter', 'target'], values)];
}

/** A serial port is one process's, and a table over HTTP is in one session at a time. */
const ONE_HOST: ReadonlySet<AdapterKind> = new Set(['serial', 'http']);

/** Behind a wire nothing is the default table. */
function adapterProblems(
  sources: readonly Source[],
  kind: AdapterKind,
  parallel: number,
): ConfigurationProblem[] {
  const naming = (has: (declared: DeclaredConfiguration) => boolean) =>
    sources.find(({ declared }) => has(declared))?.writer;
  const targeted = sources.some(({ declared }) => declared.adapter?.target !== undefined);
  const byKind = naming(({ adapter }) => adapter?.kind !== undefined);
  const byParallel = naming((declared) => declared.parallel !== undefined);
  return [
    ...(kind === 'library' || targeted || byKind === undefined
      ? []
      : [byKind.write('targetMissing', ['adapter', 'kind'], { written: kind })]),
    ...(!ONE_HOST.has(kind) || parallel === 1 || byParallel === undefined
      ? []
      : [byParallel.write('oneHost', ['parallel'], { kind, written: parallel })]),
  ];
}

function faultProblems(
  sources: readonly Source[],
  kind: AdapterKind,
  target: string,
): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.fault !== undefined);
  if (source?.declared.fault === undefined) return [];
  const { writer } = source;
  const ids = FAULTS.map(({ id }) => id);
  const { fault } = source.declared;
  if (!ids.includes(fault)) {
    const meant = near(fault, ids).slice(0, FAULTS_TOLD);
    const values = { written: fault, near: meant.join(', '), count: ids.length };
    return [writer.write(meant.length === 0 ? 'unknownFaultFar' : 'unknownFault', ['fault'], values)];
  }
  return kind === 'library' && target === REFERENCE
    ? []
    : [writer.write('faultTarget', ['fault'], { target })];
}

/** @param folder where the name of the record starts from; its problems name it from where the command is given. */
function inspectionOf(
  name: string | undefined,
  folder: string,
  { cwd, ui }: { cwd: string; ui: InterfaceLanguage },
): { inspection: Inspection | null; problems: ConfigurationProblem[] } {
  if (name === undefined) return { inspection: null, problems: [] };
  const named = path.relative(cwd, path.resolve(folder, name));
  const read = readInspection(named, cwd, translator(ui, 'inspection'));
  return read.ok
    ? { inspection: read.inspection, problems: [] }
    : { inspection: null, problems: read.problems };
}

function outputProblems(sources: readonly Source[], out: string | null): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.out !== undefined);
  if (source === undefined || out === null) return [];
  const problem = inspectOutputFolder(out);
  return problem === null
    ? []
    : [source.writer.write(`out.${problem.kind}`, ['out'], { folder: out, code: problem.code })];
}
