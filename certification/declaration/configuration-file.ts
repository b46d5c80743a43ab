/** `certification.yaml`, with the place of every key, so that a complaint names its line and column. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { ProblemWriter, type ConfigurationProblem } from './configuration-problem';
import type { PlaceOf } from './place';
import { checkDeclaration, type DeclaredConfiguration } from './configuration-schema';
import { parseYaml } from './yaml-file';

export const CONFIGURATION_FILE = 'certification.yaml';

export interface ConfigurationFile {
  declared: DeclaredConfiguration;
  /** Where relative paths of the file start from. */
  folder: string;
  placeOf: PlaceOf;
  problems: ConfigurationProblem[];
}

/** @param name the file as the user named it, relative to `cwd` */
export function readConfigurationFile(name: string, cwd: string, texts: TFunction): ConfigurationFile {
  const file = path.resolve(cwd, name);
  const empty = { declared: {}, folder: path.dirname(file), placeOf: () => ({ source: name }) };
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    const writer = new ProblemWriter(texts, empty.placeOf);
    const { code = '' } = error as NodeJS.ErrnoException;
    return {
      ...empty,
      problems: [writer.write(code === 'ENOENT' ? 'noFile' : 'unreadableFile', [], { name, code })],
    };
  }
  return { ...empty, ...parse(name, source, texts) };
}

function parse(name: string, source: string, texts: TFunction): Omit<ConfigurationFile, 'folder'> {
  const parsed = parseYaml(name, source);
  const { placeOf } = parsed;
  const writer = new ProblemWriter(texts, placeOf);
  if (!parsed.ok) return { declared: {}, placeOf, problems: writer.yaml(parsed.problems) };
  const { value } = parsed;
  const { declared, issues } = checkDeclaration(value);
  return { declared, placeOf, problems: issues.flatMap((issue) => writer.issue(issue, value)) };
}
