/** With what a certification is signed: the laboratory's key, and its certificate for papers. Looked at before the run. */
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translator, type InterfaceLanguage } from '../../locales';
import type { Pkcs12 } from '../../reports/pdf-signature/pkcs12';
import type { Environment } from './environment';
import { ProblemWriter, type ConfigurationProblem } from './configuration-problem';
import type { PlaceOf } from './place';
import type { DeclaredConfiguration } from './configuration-schema';
import { SIGNING_VARIABLES } from './signing-variables';

export interface Signing {
  /** Ed25519, private; null where the manifest is not signed. */
  key: KeyObject | null;
  /** Null where the PDF is not signed. */
  pkcs12: Pkcs12 | null;
}

interface SigningSource {
  declared: DeclaredConfiguration;
  placeOf: PlaceOf;
  /** Where relative paths start from. */
  folder: string;
}

export interface SigningDeclarations {
  flags: SigningSource;
  file: SigningSource;
  cwd: string;
  environment: Environment;
  ui: InterfaceLanguage;
  now: Date;
}

export interface DeclaredSigning {
  signing: Signing;
  problems: ConfigurationProblem[];
}

/** A flag wins over the environment, and that over the file. */
export function declaredSigning(declarations: SigningDeclarations): DeclaredSigning {
  const problems: ConfigurationProblem[] = [];
  const complain = (problem: ConfigurationProblem) => {
    problems.push(problem);
    return null;
  };
  return {
    signing: { key: signingKey(declarations, complain), pkcs12: certificate(declarations, complain) },
    problems,
  };
}

type Complain = (problem: ConfigurationProblem) => null;

interface Found {
  /** Absolute. */
  file: string;
  /** As the user wrote it. */
  name: string;
  writer: ProblemWriter;
  key: readonly string[];
}

function signingKey(declarations: SigningDeclarations, complain: Complain): KeyObject | null {
  const { environment, cwd, ui } = declarations;
  const password = given(environment[SIGNING_VARIABLES.keyPassword]);
  const text = given(environment[SIGNING_VARIABLES.key]);
  const fileName = given(environment[SIGNING_VARIABLES.keyFile]);
  const byFlag = named(declarations, declarations.flags, 'key');
  if (byFlag === null && text !== undefined) {
    const writer = ofVariable(SIGNING_VARIABLES.key, ui);
    if (fileName !== undefined)
      return complain(writer.write('twoKeys', ['signing', 'key'], { other: SIGNING_VARIABLES.keyFile }));
    return keyOf(text, password, writer, SIGNING_VARIABLES.key, complain);
  }
  const byVariable =
    fileName === undefined
      ? null
      : {
          file: path.resolve(cwd, fileName),
          name: fileName,
          writer: ofVariable(SIGNING_VARIABLES.keyFile, ui),
          key: ['signing', 'key'],
        };
  const found = byFlag ?? byVariable ?? named(declarations, declarations.file, 'key');
  if (found === null) return null;
  const content = contentOf(found, complain);
  return content === null
    ? null
    : keyOf(content.toString('utf8'), password, found.writer, found.name, complain);
}

function keyOf(
  text: string,
  password: string | undefined,
  writer: ProblemWriter,
  name: string,
  complain: Complain,
): KeyObject | null {
  const { readPrivateKey } =
    require('../../reports/manifest/keys') as typeof import('../../reports/manifest/keys');
  const read = readPrivateKey(text, password);
  if (read.ok) return read.key;
  const values = { name, variable: SIGNING_VARIABLES.keyPassword };
  return complain(writer.write(`key.${read.problem}`, ['signing', 'key'], values));
}

function certificate(declarations: SigningDeclarations, complain: Complain): Pkcs12 | null {
  const found =
    named(declarations, declarations.flags, 'pkcs12') ?? named(declarations, declarations.file, 'pkcs12');
  if (found === null) return null;
  const content = contentOf(found, complain);
  if (content === null) return null;
  const password = declarations.environment[SIGNING_VARIABLES.pkcs12Password];
  const { readPkcs12 } =
    require('../../reports/pdf-signature/pkcs12') as typeof import('../../reports/pdf-signature/pkcs12');
  const read = readPkcs12(content, password, declarations.now);
  if (read.ok) return read.pkcs12;
  const values = { name: found.name, variable: SIGNING_VARIABLES.pkcs12Password, detail: read.detail };
  return complain(found.writer.write(`pkcs12.${read.problem}`, found.key, values));
}

function named(
  { ui }: SigningDeclarations,
  { declared, placeOf, folder }: SigningSource,
  key: 'key' | 'pkcs12',
): Found | null {
  const name = declared.signing?.[key];
  if (name === undefined) return null;
  const writer = new ProblemWriter(translator(ui, 'signing'), placeOf);
  return { file: path.resolve(folder, name), name, writer, key: ['signing', key] };
}

function ofVariable(source: string, ui: InterfaceLanguage): ProblemWriter {
  return new ProblemWriter(translator(ui, 'signing'), () => ({ source }));
}

function contentOf({ file, name, writer, key }: Found, complain: Complain): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return complain(writer.write(code === 'ENOENT' ? 'noFile' : 'unreadableFile', key, { name, code }));
  }
}

/** A variable that is empty is one that was not set. */
function given(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value;
}
