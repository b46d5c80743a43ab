/** The folder that a certification is written into: new and its own, or that of a run that is taken up again. */
import { translator } from '../../locales';
import type { Configuration } from '../declaration/configuration';
import type { ConfigurationProblem } from '../declaration/configuration-problem';
import { OutputFolder, createOutputFolder, datedFolder, type FolderProblem } from './output-folder';
import { Mark, inUseProblem } from '../resume/mark';
import type { ResumedRun } from '../resume/resume';
import { unwritable, unwritableText } from './writing';

export interface Opened {
  folder: OutputFolder;
  /** Taken away once the folder is complete. */
  mark: Mark;
  resumed?: ResumedRun;
}

export type OpenedFolder = ({ ok: true } & Opened) | { ok: false; problems: ConfigurationProblem[] };

/** Another run may have begun in the same second. */
const TRIES = 5;

export function openNewFolder(configuration: Configuration, cwd: string): OpenedFolder {
  for (let left = TRIES; ; left -= 1) {
    const opened = openOnce(configuration, configuration.out ?? datedFolder(cwd, new Date()));
    if (opened.ok || configuration.out !== null || left === 1) return opened;
  }
}

function openOnce({ ui }: Configuration, root: string): OpenedFolder {
  const folder = createOutputFolder(root);
  if (!(folder instanceof OutputFolder)) return { ok: false, problems: [folderProblem(folder, root, ui)] };
  try {
    const mark = Mark.set(root);
    return mark instanceof Mark
      ? { ok: true, folder, mark }
      : { ok: false, problems: [inUseProblem(mark, root, ui)] };
  } catch (error) {
    const told = unwritable(error);
    if (told === null) throw error;
    const { advice } = folderProblem({ kind: 'notWritable', code: told.code }, root, ui);
    return {
      ok: false,
      problems: [{ source: '--out', key: 'out', message: unwritableText(told, ui), advice }],
    };
  }
}

export function folderProblem(
  { kind, code }: FolderProblem,
  folder: string,
  ui: Configuration['ui'],
): ConfigurationProblem {
  const texts = translator(ui, 'configuration');
  return {
    source: '--out',
    key: 'out',
    message: texts(`problem.out.${kind}.message`, { folder, code }),
    advice: texts(`problem.out.${kind}.advice`, { folder, code }),
  };
}
