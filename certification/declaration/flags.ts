/** The flags of `certify`, put into the shape of the configuration file so that one schema checks both. */
import { parseDocument } from 'yaml';
import type { ConfigurationProblem, ProblemWriter } from './configuration-problem';
import type { PlaceOf } from './place';
import { checkDeclaration, type DeclaredConfiguration } from './configuration-schema';

/** As commander hands them over: unchecked text. */
export interface CertifyFlags {
  config?: string;
  adapter?: string;
  target?: string;
  tableOption?: string[];
  lang?: string;
  readings?: string;
  reading?: string[];
  field12?: string;
  scope?: string;
  inspection?: string;
  fault?: string;
  tags?: string;
  ask?: string;
  parallel?: string;
  throws?: string;
  out?: string;
  ui?: string;
  json?: boolean;
  compareReadings?: boolean;
  /** The folder of a run that is to be gone on with. */
  resume?: string;
  allure?: string;
  /** False where none is to be made. */
  certificate?: boolean;
  /** What the table describes as less or other than declared is taken over. */
  asDescribed?: boolean;
  signingKey?: string;
  pkcs12?: string;
}

const FLAG_OF_KEY: Readonly<Record<string, string>> = {
  'adapter.kind': '--adapter',
  'adapter.target': '--target',
  'adapter.options': '--table-option',
  languages: '--lang',
  readings: '--readings',
  reading: '--reading',
  options: '--field-12',
  scope: '--scope',
  inspection: '--inspection',
  fault: '--fault',
  tags: '--tags',
  ask: '--ask',
  parallel: '--parallel',
  throws: '--throws',
  out: '--out',
  ui: '--ui',
  allure: '--allure',
  'signing.key': '--signing-key',
  'signing.pkcs12': '--pkcs12',
};

export const flagPlace: PlaceOf = (path) => {
  const [first, second] = path.map(String);
  return { source: FLAG_OF_KEY[`${first}.${second}`] ?? FLAG_OF_KEY[first ?? ''] ?? '--config' };
};

export interface FlagDeclarations {
  declared: DeclaredConfiguration;
  /** Single readings, over whatever set the flags or the file name. */
  readings: Record<string, string>;
  problems: ConfigurationProblem[];
}

export function declaredByFlags(flags: CertifyFlags, writer: ProblemWriter): FlagDeclarations {
  const { problems: optionProblems, values: tableOptions } = assignments(
    flags.tableOption,
    ['adapter', 'options'],
    writer,
  );
  const { problems: readingProblems, values: readings } = assignments(flags.reading, ['reading'], writer);
  const adapter = defined({
    kind: flags.adapter,
    target: flags.target,
    options: flags.tableOption === undefined ? undefined : scalars(tableOptions),
  });
  const signing = defined({ key: flags.signingKey, pkcs12: flags.pkcs12 });
  const value = defined({
    adapter: Object.keys(adapter).length === 0 ? undefined : adapter,
    languages: flags.lang?.split(',').map((language) => language.trim()),
    readings: flags.readings,
    options: flags.field12 === undefined ? undefined : { field_12: flags.field12 },
    scope: flags.scope,
    inspection: flags.inspection,
    fault: flags.fault,
    tags: flags.tags,
    ask: flags.ask,
    parallel: flags.parallel === undefined ? undefined : integer(flags.parallel),
    throws: flags.throws === undefined ? undefined : integer(flags.throws),
    out: flags.out,
    ui: flags.ui,
    allure: flags.allure,
    signing: Object.keys(signing).length === 0 ? undefined : signing,
  });
  const { declared, issues } = checkDeclaration(value);
  return {
    declared,
    readings,
    problems: [
      ...optionProblems,
      ...readingProblems,
      ...issues.flatMap((issue) => writer.issue(issue, value)),
    ],
  };
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function integer(written: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
}

function assignments(
  written: readonly string[] = [],
  path: readonly string[],
  writer: ProblemWriter,
): { values: Record<string, string>; problems: ConfigurationProblem[] } {
  const values: Record<string, string> = {};
  const problems: ConfigurationProblem[] = [];
  for (const assignment of written) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(assignment) ?? [];
    if (key === undefined || value === undefined) {
      problems.push(writer.write('assignment', path, { written: assignment }));
    } else values[key] = value;
  }
  return { values, problems };
}

/** `seats=4` is a number and `offered=[pass]` a list, as they would be in the file. */
function scalars(values: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, written]) => {
      const document = parseDocument(written);
      return [key, document.errors.length > 0 ? written : (document.toJS() as unknown)];
    }),
  );
}
