/** What a certification is to do: the flags over the file over the defaults. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse as parseTagExpression } from '@cucumber/tag-expressions';
import type { TFunction } from 'i18next';
import type { AdapterConfiguration } from '../../adapters/connect';
import { REFERENCE } from '../../adapters/library';
import { FAULTS } from '../../adapters/reference-table/faults';
import { translator, OFFICIAL_LANGUAGES, type InterfaceLanguage, type OfficialLanguage } from '../../locales';
import {
  DEFAULT_OPTIONS,
  READINGS,
  READING_IDS,
  READING_SETS,
  READING_SET_NAMES,
  resolveReadings,
  type Authorisation,
  type Options,
  type Readings,
  type ReadingSetName,
} from '../../regulation';
import { readInspection, type Inspection } from '../inspection/inspection-file';
import { byNearness } from '../interface/nearest';
import { readAuthorisations } from './authorisations';
import { CONFIGURATION_FILE, readConfigurationFile, type ConfigurationFile } from './configuration-file';
import { ProblemWriter, type ConfigurationProblem } from './configuration-problem';
import type { AllureProduct, DeclaredConfiguration } from './configuration-schema';
import { declaredByFlags, flagPlace, type CertifyFlags } from './flags';
import { inspectOutputFolder } from './output-folder';

export { placeText, type ConfigurationProblem } from './configuration-problem';
export type { CertifyFlags } from './flags';

const DEFAULT_TIMEOUT = 10_000;
/** Cents: a scenario speaks of patacas, the table counts avos. */
const DEFAULT_MINOR_UNITS = 100;

/** The catalogue is too long for a complaint: so many of the nearest are told, and where to find the rest. */
const FAULTS_TOLD = 6;

export interface Configuration {
  adapter: AdapterConfiguration;
  languages: OfficialLanguage[];
  readings: { set: ReadingSetName | 'mixed'; values: Readings };
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
  | { ok: true; configuration: Configuration }
  | { ok: false; ui: InterfaceLanguage; problems: ConfigurationProblem[] };

/** One of the two places where a key may be declared. */
interface Source {
  declared: DeclaredConfiguration;
  writer: ProblemWriter;
}

/** @param language of the interface where neither the flags nor the file name one */
export function readConfiguration(
  flags: CertifyFlags,
  cwd: string,
  language: InterfaceLanguage,
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
  return combine(flags, file, cwd, ui, texts);
}

function noFile(cwd: string): ConfigurationFile {
  return { declared: {}, folder: cwd, placeOf: () => ({ source: CONFIGURATION_FILE }), problems: [] };
}

function combine(
  flags: CertifyFlags,
  file: ConfigurationFile,
  cwd: string,
  ui: InterfaceLanguage,
  texts: TFunction,
): ReadConfiguration {
  const writer = new ProblemWriter(texts, flagPlace);
  const byFlags = declaredByFlags(flags, writer);
  const sources: [Source, Source] = [
    { declared: byFlags.declared, writer },
    { declared: file.declared, writer: new ProblemWriter(texts, file.placeOf) },
  ];
  const readings = chosenReadings(sources, byFlags.readings);
  const authorised = readAuthorisations(
    file.declared.authorisations ?? [],
    file.placeOf,
    sources[1].writer,
    translator(ui, 'authorisations'),
  );
  const [fromFlags, fromFile] = [byFlags.declared, file.declared];
  const declared = { ...fromFile, ...fromFlags };
  const targetFolder = fromFlags.adapter?.target === undefined ? file.folder : cwd;
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
    ...faultProblems(sources, target),
    ...outputProblems(sources, out),
    ...inspected.problems,
  ];
  if (problems.length > 0) return { ok: false, ui, problems };

  return {
    ok: true,
    configuration: {
      adapter: {
        kind: declared.adapter?.kind ?? fromFile.adapter?.kind ?? 'library',
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

interface ChosenReadings {
  chosen: Configuration['readings'];
  problems: ConfigurationProblem[];
}

/** A set named by a flag takes the place of all that the file says; single readings of flags come last. */
function chosenReadings([flags, file]: [Source, Source], single: Record<string, string>): ChosenReadings {
  const { declared, writer } = flags.declared.readings === undefined ? file : flags;
  const over = resolve(declared.readings ?? 'customary', ['readings'], writer);
  const last = resolve(single, ['reading'], flags.writer);
  const values: Readings = { ...over.values, ...over.single, ...last.single };
  return {
    chosen: { set: setOf(values), values },
    problems: [...over.problems, ...last.problems],
  };
}

interface Resolved {
  values: Readings;
  single: Partial<Readings>;
  problems: ConfigurationProblem[];
}

function resolve(
  choice: string | Record<string, unknown>,
  path: readonly string[],
  writer: ProblemWriter,
): Resolved {
  if (typeof choice === 'string') {
    const known = isSetName(choice);
    return {
      values: READING_SETS[known ? choice : 'customary'],
      single: {},
      problems: known ? [] : [writer.unknownValue(path, choice, READING_SET_NAMES)],
    };
  }
  const { base = 'customary', ...single } = choice;
  const isSet = isSetName(base);
  const result = resolveReadings(single, isSet ? base : 'customary');
  const problems = result.ok
    ? []
    : result.problems.flatMap((problem) => {
        if (problem.kind === 'unknown-set') return [];
        return problem.kind === 'unknown-reading'
          ? [
              writer.unknownKey(path, problem.reading, [
                ...(path[0] === 'readings' ? ['base'] : []),
                ...READING_IDS,
              ]),
            ]
          : [writer.unknownValue([...path, problem.reading], problem.value, problem.known)];
      });
  return {
    values: READING_SETS[isSet ? base : 'customary'],
    single: result.ok ? single : {},
    problems: [
      ...(isSet ? [] : [writer.unknownValue([...path, 'base'], base, READING_SET_NAMES)]),
      ...problems,
    ],
  };
}

function isSetName(value: unknown): value is ReadingSetName {
  return READING_SET_NAMES.some((name) => name === value);
}

function setOf(values: Readings): ReadingSetName | 'mixed' {
  return (
    READING_SET_NAMES.find((name) => READINGS.every(({ id }) => values[id] === READING_SETS[name][id])) ??
    'mixed'
  );
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

function faultProblems(sources: readonly Source[], target: string): ConfigurationProblem[] {
  const source = sources.find(({ declared }) => declared.fault !== undefined);
  if (source?.declared.fault === undefined) return [];
  const { writer } = source;
  const ids = FAULTS.map(({ id }) => id);
  const { fault } = source.declared;
  if (!ids.includes(fault)) {
    const near = byNearness(fault, ids).slice(0, FAULTS_TOLD).join(', ');
    return [writer.write('unknownFault', ['fault'], { written: fault, near, count: ids.length })];
  }
  return target === REFERENCE ? [] : [writer.write('faultTarget', ['fault'], { target })];
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
