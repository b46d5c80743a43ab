/** The folder of a run that is taken up again. */
import type { Suite } from '../../checks';
import { translator } from '../../locales';
import type { Configuration } from '../declaration/configuration';
import type { OpenedFolder } from '../folder/opened-folder';
import type { OutputFolder } from '../folder/output-folder';
import { unwritable, unwritableText } from '../folder/writing';
import type { DeclarationFile } from './declaration';
import { takeUp } from './resume';

/** Takes the folder of a run up again, or says why not. */
export async function openResumed(
  taken: { folder: OutputFolder; declaration: DeclarationFile },
  configuration: Configuration,
  suite: Suite,
): Promise<OpenedFolder> {
  try {
    const taking = await takeUp({ ...taken, configuration, suite });
    if (!taking.ok) return taking;
    const { resumed } = taking;
    return { ok: true, folder: resumed.folder, mark: resumed.mark, resumed };
  } catch (error) {
    const told = unwritable(error);
    if (told === null) throw error;
    const message = unwritableText(told, configuration.ui);
    const advice = translator(configuration.ui, 'resume')('unwritable.again');
    return { ok: false, problems: [{ source: '--resume', key: 'resume', message, advice }] };
  }
}
