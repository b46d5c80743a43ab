/** `declaration.json`: what stands before a run, put on the disk before anything is asked of the table. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { capabilitiesSchema, type Capabilities } from '../../adapters/table';
import { META } from '../../regulation';
import {
  resumptionSchema,
  runDeclarationSchema,
  type RunDeclaration,
} from '../../reports/verdict/declaration';
import type { Suite } from '../../checks';
import { featureFolder } from '../../checks/suite';
import type { Configuration } from '../declaration/configuration';
import { put } from '../folder/writing';
import { digestOf, digestOfFolders } from './digests';

const declaredSchema = runDeclarationSchema.omit({
  target: true,
  observation: true,
  startedAt: true,
  finishedAt: true,
  interrupted: true,
  harnessErrors: true,
  resumptions: true,
});
/** The part of the run's declaration that does not depend on how the run goes. */
export type Declared = z.infer<typeof declaredSchema>;

export const declarationFileSchema = z.object({
  format: z.literal('craps-conformance/declaration/1'),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  declared: declaredSchema,
  /** As the user named it: `declared` says of it what a reader has to know as well. */
  target: z.string(),
  /** What the reference table was told to do wrong. */
  fault: z.string().nullable(),
  /** The names of the options of table and link; their values may be secrets, and are kept nowhere. */
  tableOptions: z.array(z.string()),
  /** For a table that throws its own dice. */
  throws: z.int().positive(),
  /** SHA-256 of the official Chinese text. */
  regulation: z.string(),
  /** SHA-256 of each feature file of the declared languages, by its path from the root. */
  features: z.record(z.string(), z.string()),
  /** SHA-256 over the files that turn scenarios into questions and answers into results. */
  steps: z.string(),
  /** What the table said of itself before it was asked anything; null until it has. */
  table: capabilitiesSchema.nullable(),
  /** When the run was taken up again, the first time first. */
  resumptions: z.array(resumptionSchema),
});
export type DeclarationFile = z.infer<typeof declarationFileSchema>;

export function declarationOf(
  declared: Declared,
  { adapter, fault, throws }: Configuration,
  suite: Suite,
): Omit<DeclarationFile, 'startedAt' | 'table' | 'resumptions'> {
  const folders = declared.languages.map((language) => `${featureFolder(language)}/`);
  const features = suite.files.filter(({ uri }) => folders.some((folder) => uri.startsWith(folder)));
  return {
    format: 'craps-conformance/declaration/1',
    declared,
    target: adapter.target,
    fault,
    tableOptions: Object.keys(adapter.options ?? {})
      .filter((name) => name !== 'fault')
      .sort(),
    throws,
    regulation: META.source.sha256,
    features: Object.fromEntries(features.map(({ uri }) => [uri, digestOf(path.join(suite.root, uri))])),
    steps: digestOfFolders(['steps', 'regulation']),
  };
}

/** @throws the file system's error */
export function writeDeclaration(file: string, declaration: DeclarationFile): void {
  put(file, `${JSON.stringify(declaration, null, 2)}\n`);
}

/** Null for what is no such file. */
export function readDeclaration(file: string): DeclarationFile | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { success } = declarationFileSchema.safeParse(value);
    // As it stands: the schemas drop what they do not know, and the table may say more of itself.
    return success ? (value as DeclarationFile) : null;
  } catch {
    return null;
  }
}

/** The run's declaration as long as nothing is known of its end. */
export function unfinished(
  { declared, startedAt, resumptions }: Pick<DeclarationFile, 'declared' | 'startedAt' | 'resumptions'>,
  table: Capabilities | null,
): RunDeclaration {
  return {
    ...declared,
    target: table,
    observation: null,
    startedAt,
    finishedAt: resumptions.at(-1)?.at ?? startedAt,
    interrupted: true,
    ...(resumptions.length === 0 ? {} : { resumptions }),
    harnessErrors: [],
  };
}
