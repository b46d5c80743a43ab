/** Which table is tested, and through which adapter. */
import type { AdapterConfiguration } from '../../adapters/connect';
import { targetProblem } from '../../adapters/check/target';
import { isBuiltIn, type AdapterKind } from '../../adapters/kinds';
import { REFERENCE, missingModule } from '../../adapters/library';
import { OPTION_NAMES, optionIssues } from '../../adapters/reference-table/options';
import { findAdapter } from './adapter-module';
import type { ConfigurationProblem, Source } from './configuration-problem';

export interface AdapterDeclarations {
  flags: Source;
  file: Source;
  /** Where relative paths of the file start from; those of the flags start from `cwd`. */
  fileFolder: string;
  cwd: string;
  parallel: number;
}

export interface DeclaredAdapter {
  adapter: Pick<AdapterConfiguration, 'kind' | 'module' | 'target' | 'cwd'>;
  /** The table can be had more than once: it is the embedded one, or its adapter says so. */
  severally: boolean;
  problems: ConfigurationProblem[];
}

export function declaredAdapter(declarations: AdapterDeclarations): DeclaredAdapter {
  const { flags, file, fileFolder, cwd, parallel } = declarations;
  const by = (key: 'kind' | 'target') =>
    [flags, file].find(({ declared }) => declared.adapter?.[key] !== undefined);
  const folderOf = (source: Source | undefined) => (source === flags ? cwd : fileFolder);
  const [kindBy, targetBy] = [by('kind'), by('target')];
  const kind = kindBy?.declared.adapter?.kind ?? 'library';
  const target = targetBy?.declared.adapter?.target ?? REFERENCE;
  const parallelBy = [flags, file].find(({ declared }) => declared.parallel !== undefined);

  const problems: ConfigurationProblem[] = [];
  const found =
    kindBy === undefined ? null : findAdapter({ kind, folder: folderOf(kindBy), cwd, writer: kindBy.writer });
  if (found?.ok === false) problems.push(found.problem);
  const module = found?.ok === true ? found.module : null;

  // Behind a wire nothing is the default table.
  if (kindBy !== undefined && found?.ok === true && kind !== 'library' && targetBy === undefined) {
    problems.push(kindBy.writer.write('targetMissing', ['adapter', 'kind'], { written: kind }));
  }
  if (parallel > 1 && parallelBy !== undefined) {
    const code = whyNotShared(kind, module);
    const values = { kind, written: parallel };
    if (code !== null) problems.push(parallelBy.writer.write(code, ['parallel'], values));
  }
  if (targetBy !== undefined && found?.ok !== false) {
    const problemsOf = kind === 'library' ? moduleProblems : wireProblems;
    problems.push(...problemsOf(targetBy, target, folderOf(targetBy), kind));
  }
  if (kind === 'library' && target === REFERENCE) {
    problems.push(...[file, flags].flatMap(embeddedOptionProblems));
  }
  return {
    adapter: {
      kind,
      ...(module === null ? {} : { module: module.file }),
      target,
      cwd: targetBy === undefined ? fileFolder : folderOf(targetBy),
    },
    severally: (kind === 'library' && target === REFERENCE) || module?.shareable === true,
    problems,
  };
}

/** A serial port is one process's, and a table over HTTP is in one session at a time. */
const ONE_HOST: ReadonlySet<AdapterKind> = new Set(['serial', 'http']);

/** Of a third party's adapter only its author knows whether several processes may use it at once. */
function whyNotShared(kind: string, module: { shareable: boolean } | null): string | null {
  if (isBuiltIn(kind)) return ONE_HOST.has(kind) ? 'oneHost' : null;
  return module?.shareable === false ? 'adapter.notShareable' : null;
}

/** The embedded table says itself what can be set; any other table's options are its own. */
function embeddedOptionProblems({ declared, writer }: Source): ConfigurationProblem[] {
  const options = declared.adapter?.options;
  if (options === undefined) return [];
  const at = ['adapter', 'options'];
  return optionIssues(options).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => writer.unknownKey([...at, ...issue.path], key, OPTION_NAMES))
      : writer.issue({ ...issue, path: [...at, ...issue.path] }, { adapter: { options } }),
  );
}

/** Looked for before the run; whether the module can be used shows in the run. */
function moduleProblems(source: Source, target: string, folder: string): ConfigurationProblem[] {
  const missing = missingModule(target, folder);
  if (missing === null) return [];
  const code = {
    file: 'targetMissingFile',
    folder: 'targetMissingFolder',
    package: 'targetMissingPackage',
    typescript: 'targetTypeScript',
  };
  const values = { target, file: missing.file, folder };
  return [source.writer.write(code[missing.kind], ['adapter', 'target'], values)];
}

/** What is at the other end of a wire shows in the run; a wire that cannot be there, before it. */
function wireProblems(source: Source, target: string, folder: string, kind: string): ConfigurationProblem[] {
  const wrong = targetProblem(kind, target, folder);
  // A journal is looked into as well, by `journal-file.ts`.
  if (wrong === null || wrong.problem === 'journal') return [];
  return [source.writer.write(`targetOf.${wrong.problem}`, ['adapter', 'target'], { target })];
}
