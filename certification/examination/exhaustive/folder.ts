/** The folder of an exhaustive run: a new one, or that of a run whose cells are not all driven yet. */
import path from 'node:path';
import { translator } from '../../../locales';
import { UnreadableEvidence } from '../../../reports/evidence/problem';
import type { Configuration } from '../../declaration/configuration';
import type { ConfigurationProblem } from '../../declaration/configuration-problem';
import { openNewFolder } from '../../folder/opened-folder';
import { OutputFolder } from '../../folder/output-folder';
import { checkPacked, unpackEvidence } from '../../folder/packing';
import { Mark, inUseProblem } from '../../resume/mark';
import { unpackableProblem } from '../../resume/resume';
import { unwritable, unwritableText } from '../../folder/writing';
import { cellsRecord, removeConclusions } from './certification';
import { differences, readCells, type CellsDeclaration, type ReadCells } from './record';

export type OpenedCells =
  | {
      readonly ok: true;
      readonly folder: OutputFolder;
      readonly mark: Mark;
      /** Cells that are not driven again. */
      readonly done: number;
    }
  | { readonly ok: false; readonly problems: ConfigurationProblem[] };

interface Opening {
  /** As the user named it; undefined for a new folder. */
  readonly resume: string | undefined;
  readonly configuration: Configuration;
  readonly cells: CellsDeclaration;
  readonly cwd: string;
}

/** Looks before it touches anything: what is refused is left as it was. */
export async function openCells({ resume, configuration, cells, cwd }: Opening): Promise<OpenedCells> {
  if (resume === undefined) {
    const opened = openNewFolder(configuration, cwd);
    return opened.ok ? { ok: true, folder: opened.folder, mark: opened.mark, done: 0 } : opened;
  }
  const { ui, out } = configuration;
  const texts = translator(ui, 'exhaust');
  const refused = (code: string, values: Record<string, string | number> = {}): OpenedCells => ({
    ok: false,
    problems: [
      {
        ...{ source: '--resume', key: 'resume' },
        message: texts(`problem.${code}.message`, { folder: resume, ...values }),
        advice: texts(`problem.${code}.advice`, { folder: resume, ...values }),
      },
    ],
  });
  if (out !== null) return refused('outToo');
  const folder = new OutputFolder(path.resolve(cwd, resume));
  let read: ReadCells;
  try {
    await checkPacked(folder.root);
    read = await readCells(cellsRecord(folder));
  } catch (error) {
    if (error instanceof UnreadableEvidence) return { ok: false, problems: [unpackableProblem(error, ui)] };
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return refused('noRecord');
  }
  if (!read.ok) return read.line === 0 ? refused('noRecord') : refused('damaged', { line: read.line });
  const changed = differences(read.declaration, cells);
  if (changed.length > 0) {
    const names = changed.map((name) => texts(`declared.${name}`, { defaultValue: name }));
    return refused('otherwise', { names: names.join(texts('comma')) });
  }
  try {
    const mark = Mark.set(folder.root);
    if (!(mark instanceof Mark)) return { ok: false, problems: [inUseProblem(mark, resume, ui)] };
    removeConclusions(folder);
    await unpackEvidence(folder.root);
    const done = read.results.filter(({ status }) => status !== 'inconclusive').length;
    return { ok: true, folder, mark, done };
  } catch (error) {
    const told = unwritable(error);
    if (told === null) throw error;
    const { advice } = { advice: texts('problem.noRecord.advice', { folder: resume }) };
    return {
      ok: false,
      problems: [{ source: '--resume', key: 'resume', message: unwritableText(told, ui), advice }],
    };
  }
}
