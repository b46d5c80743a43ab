/** What a certification is to do: the flags over the file over the defaults. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse as parseTagExpression } from '@cucumber/tag-expressions';
import type { TFunction } from 'i18next';
import type { AdapterConfiguration } from '../../adapters/connect';
import { REFERENCE } from '../../adapters/library';
import { FAULTS, HIDDEN } from '../../adapters/reference-table/faults';
import { translator, OFFICIAL_LANGUAGES, type InterfaceLanguage, type OfficialLanguage } from '../../locales';
import { DEFAULT_OPTIONS, type Authorisation, type Options } from '../../regulation';
import type { Environment } from './environment';
import type { CertificateDetails } from '../../reports/certificate/details';
import type { DescribedOtherwise } from '../../reports/verdict/declaration';
import { readInspection, type Inspection } from '../inspection/inspection-file';
import { near } from '../../locales/nearest';
import { readAuthorisations } from './authorisations';
import { CONFIGURATION_FILE, readConfigurationFile, type ConfigurationFile } from './configuration-file';
import { ProblemWriter, type ConfigurationProblem, type Source, type Values } from './configuration-problem';
import { readCertificateDetails } from './certificate-details';
import type { AllureProduct, Asking, DeclaredConfiguration } from './configuration-schema';
import { declaredAdapter } from './declared-adapter';
import type { DeclaredTable } from './declared-table';
import { chosenReadings, type DeclaredReadings } from './declared-readings';
import { declaredByFlags, flagPlace, type CertifyFlags } from './flags';
import { inspectOutputFolder } from '../folder/output-folder';
import type { PlaceOf } from './place';
import { declaredSigning, type Signing } from './signing';

export type { ConfigurationProblem } from './configuration-problem';
export { placeText } from './place';
export type { CertifyFlags } from './flags';

/** Enough, on average, for every case to be seen twice over. */
const DEFAULT_THROWS = 1_000;
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
  /** What the table is declared to be; what is left out is all that the regulation knows. */
  table: DeclaredTable;
  /** In what the table's own word was taken instead; empty where it describes what was declared. */
  asDescribed: readonly DescribedOtherwise[];
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
  /** Whether the table is asked in each language, or once for both. */
  ask: Asking;
  /** For a table that throws its own dice. */
  throws: number;
  ui: InterfaceLanguage;
  minorUnitsPerAmount: number;
  fault: string | null;
  allure: AllureProduct;
  /** What the certificate says beside the run; null where none is to be made. */
  certificate: CertificateDetails | null;
  signing: Signing;
}

export type ReadConfiguration =
  | {
      ok: true;
      configuration: Configuration;
      /** To be told before the run. */
      warnings: ConfigurationProblem[];
      /** A problem of the tags that only the features show, at the place where the tags were written. */
      tagsProblem: (code: string, values: Values) => ConfigurationProblem;
      /** Where the file declares a key. */
      placeOf: PlaceOf;
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
  environment: Environment = process.env,
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
  return combine({ flags, file, cwd, ui, texts, now, environment });
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
  environment: Environment;
}

function grantedBy({ adapter }: DeclaredConfiguration): { granted?: readonly string[] } {
  const granted = adapter?.environment ?? [];
  return granted.length === 0 ? {} : { granted };
}

function combine({ flags, file, cwd, ui, texts, now, environment }: Combination): ReadConfiguration {
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
  const certificate = readCertificateDetails(
    file.declared.certificate,
    file.placeOf,
    sources[1].writer,
    translator(ui, 'certificate'),
    now,
  );
  const [fromFlags, fromFile] = [byFlags.declared, file.declared];
  const declared = { ...fromFile, ...fromFlags };
  const {
    adapter,
    severally,
    problems: adapterProblems,
  } = declaredAdapter({
    flags: sources[0],
    file: sources[1],
    fileFolder: file.folder,
    cwd,
    parallel: declared.parallel ?? 1,
  });
  const languages = declared.languages ?? [...OFFICIAL_LANGUAGES];
  const ask = declared.ask ?? 'each';
  const shared = severally && ask === 'each' && declared.tags === undefined;
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

  const signed = declaredSigning({
    flags: { declared: fromFlags, placeOf: flagPlace, folder: cwd },
    file: { declared: fromFile, placeOf: file.placeOf, folder: file.folder },
    ...{ cwd, environment, ui, now },
  });

  const problems = [
    ...file.problems,
    ...byFlags.problems,
    ...readings.problems,
    ...authorised.problems,
    ...certificate.problems,
    ...sources.flatMap(repeatedLanguages),
    ...askedByOne(sources, ask, declared.parallel ?? 1),
    ...unreadableTags(sources),
    ...adapterProblems,
    ...faultProblems(sources, adapter),
    // A run that is taken up again goes on in its own folder.
    ...(flags.resume === undefined ? outputProblems(sources, out) : []),
    ...inspected.problems,
    ...signed.problems,
  ];
  if (problems.length > 0) return { ok: false, ui, problems };

  return {
    ok: true,
    warnings: readings.warnings,
    placeOf: file.placeOf,
    tagsProblem: (code, values) => tagsWriter(sources).write(code, ['tags'], values),
    configuration: {
      adapter: {
        ...adapter,
        options: {
          ...fromFile.adapter?.options,
          ...fromFlags.adapter?.options,
          ...(declared.fault === undefined ? {} : { fault: declared.fault }),
        },
        timeoutMs: fromFile.adapter?.timeout ?? DEFAULT_TIMEOUT,
        ...grantedBy(fromFile),
      },
      languages,
      readings: readings.chosen,
      options: { ...DEFAULT_OPTIONS, ...given(fromFile.options), ...given(fromFlags.options) },
      table: fromFile.table ?? {},
      asDescribed: [],
      authorisations: authorised.authorisations,
      scope: declared.scope ?? 'system',
      inspection: inspected.inspection,
      out,
      tags: declared.tags ?? null,
      parallel: declared.parallel ?? (shared ? sharedAmong(languages) : 1),
      ask,
      throws: declared.throws ?? DEFAULT_THROWS,
      ui,
      minorUnitsPerAmount: declared.money?.minorUnitsPerAmount ?? DEFAULT_MINOR_UNITS,
      fault: declared.fault ?? null,
      allure: declared.allure ?? 'report',
      certificate: flags.certificate === false ? null : certificate.details,
      signing: signed.signing,
    },
  };
}

/**
 * A process a language, where there are processors for them. A part of the cases is soon run: to start a second process
 * for it takes longer.
 */
function sharedAmong(languages: readonly OfficialLanguage[]): number {
  return Math.min(languages.length, os.availableParallelism());
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

/** The answers to one language are known to the process alone that has asked for them. */
function askedByOne(sources: readonly Source[], ask: Asking, parallel: number): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.ask !== undefined);
  return ask === 'once' && parallel > 1 && source !== undefined
    ? [source.writer.write('askOnce', ['ask'], { parallel })]
    : [];
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

function faultProblems(
  sources: readonly Source[],
  { kind, target }: Pick<AdapterConfiguration, 'kind' | 'target'>,
): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.fault !== undefined);
  if (source?.declared.fault === undefined) return [];
  const { writer } = source;
  const ids = [...FAULTS, ...HIDDEN].map(({ id }) => id);
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
