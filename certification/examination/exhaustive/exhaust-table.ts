/** An exhaustive run from what is asked to the sealed folder: what `exhaust` does at the terminal, for a program. */
import type { TFunction } from 'i18next';
import type { Field12 } from '../../../assessment/exhaustive';
import { readSuite, type SuiteLocation } from '../../../checks/suite';
import { translator, type InterfaceLanguage } from '../../../locales';
import { harnessErrors, type Certified } from '../../certification';
import {
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
} from '../../declaration/configuration';
import { describedScope } from '../../described-scope';
import type { Environment } from '../../declaration/environment';
import type { OutputFolder } from '../../folder/output-folder';
import { unwritable, unwritableText, type Unwritable } from '../../folder/writing';
import { seal, sealedExitCode, type Sealed } from '../../sealing/seal';
import type { Progress } from '../progress';
import { cellsDeclaration, cellsTable, certifyCells, type ExhaustiveChoices } from './certification';
import { openCells } from './folder';

export interface ExhaustFlags extends CertifyFlags {
  sample?: string;
  seed?: string;
  company?: string;
  all?: boolean;
}

export const DEFAULT_COMPANY = 1_000;
export const DEFAULT_SEED = 53;
const BOTH = 'both';

export interface ExhaustContext {
  cwd: string;
  language: InterfaceLanguage;
  environment: Environment;
  suite: SuiteLocation;
  signal: AbortSignal;
  /** The folder is there; `done` cells are not driven again. */
  begins(run: {
    configuration: Configuration;
    folder: OutputFolder;
    warnings: ConfigurationProblem[];
    done: number;
  }): void;
  progress(configuration: Configuration): Progress;
}

export type ExhaustOutcome = { ui: InterfaceLanguage } & (
  | { kind: 'refused'; problems: readonly ConfigurationProblem[] }
  | { kind: 'unreached'; messages: readonly string[] }
  | { kind: 'unwritable'; folder: OutputFolder; problem: Unwritable; message: string }
  | {
      kind: 'driven';
      folder: OutputFolder;
      certified: Certified;
      sealed: Sealed;
      /** The table of the cells. */
      csv: string;
      exitCode: Certified['verdict']['exitCode'];
    }
);

export async function exhaustTable(flags: ExhaustFlags, context: ExhaustContext): Promise<ExhaustOutcome> {
  const { field12, resume, ...others } = flags;
  const asked = field12 === undefined || field12 === BOTH ? others : { ...others, field12 };
  const read = readConfiguration(asked, context.cwd, context.language, new Date(), context.environment);
  if (!read.ok) return { kind: 'refused', ui: read.ui, problems: read.problems };
  const { ui } = read.configuration;
  const texts = translator(ui, 'exhaust');
  const counted = choicesOf(flags);
  if (!counted.ok) {
    const { flag, written } = counted;
    return { kind: 'refused', ui, problems: [problem(texts, flag, 'number', { written })] };
  }

  const scope = await describedScope(read, context.suite, flags.asDescribed === true);
  const { capabilities, asked: outcome } = scope;
  if (capabilities === null) {
    const messages = outcome === null ? [] : harnessErrors(outcome, false, ui);
    return { kind: 'unreached', ui, messages };
  }
  if (capabilities.control !== 'forced') {
    const { control } = capabilities;
    return { kind: 'refused', ui, problems: [problem(texts, '--target', `control.${control}`, {})] };
  }
  if (!scope.ok) return { kind: 'refused', ui, problems: scope.problems };
  // A part of the regulation can be selected by clause, an inspection and a certificate are about all of it.
  const configuration: Configuration = {
    ...scope.configuration,
    ...{ tags: null, inspection: null, certificate: null, scope: 'system', parallel: 1 },
  };
  // The price of «Field» that the table describes is the one that is run where its word is taken.
  const choices = { ...counted.choices, ...pricesOf(flags, configuration) };

  const cells = cellsDeclaration(configuration, choices, capabilities);
  const opened = await openCells({ resume, configuration, cells, cwd: context.cwd });
  if (!opened.ok) return { kind: 'refused', ui, problems: opened.problems };
  const { folder, mark, done } = opened;
  context.begins({ configuration, folder, warnings: [...read.warnings, ...scope.warnings], done });
  try {
    const certified = await certifyCells({
      ...{ configuration, folder, mark, choices, cells, suite: readSuite(context.suite) },
      resumes: resume !== undefined,
      signal: context.signal,
      progress: context.progress(configuration),
    });
    const { verdict } = certified;
    const runs = [{ folder: '.', verdict }];
    const sealed = await seal({ root: folder.root, runs, signing: configuration.signing, ui });
    if (sealed.ok) mark.remove();
    const exitCode = sealedExitCode(sealed, verdict.exitCode);
    return { kind: 'driven', ui, folder, certified, sealed, csv: cellsTable(folder), exitCode };
  } catch (error) {
    const told = unwritable(error);
    if (told === null) throw error;
    return { kind: 'unwritable', ui, folder, problem: told, message: unwritableText(told, ui) };
  } finally {
    mark.leave();
  }
}

type Choices =
  | { readonly ok: true; readonly choices: Omit<ExhaustiveChoices, 'field12'> }
  | { readonly ok: false; readonly flag: string; readonly written: string };

function pricesOf({ field12 }: ExhaustFlags, { options }: Configuration): { field12: readonly Field12[] } {
  return { field12: field12 === BOTH ? ['double', 'triple'] : [options.field_12] };
}

function choicesOf(flags: ExhaustFlags): Choices {
  for (const [name, least] of [
    ['sample', 1],
    ['seed', 0],
    ['company', 0],
  ] as const) {
    const written = flags[name];
    if (written !== undefined && !(/^\d{1,9}$/.test(written) && Number(written) >= least)) {
      return { ok: false, flag: `--${name}`, written };
    }
  }
  const { sample, seed, company, all } = flags;
  return {
    ok: true,
    choices: {
      sample: sample === undefined ? null : Number(sample),
      seed: seed === undefined ? DEFAULT_SEED : Number(seed),
      companyThrows: company === undefined ? DEFAULT_COMPANY : Number(company),
      all: all === true,
    },
  };
}

function problem(
  texts: TFunction,
  source: string,
  code: string,
  values: Record<string, string>,
): ConfigurationProblem {
  return {
    ...{ source, key: source.slice(2) },
    message: texts(`problem.${code}.message`, values),
    advice: texts(`problem.${code}.advice`, values),
  };
}
