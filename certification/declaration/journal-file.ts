/** A recorded journal is looked at before a run is begun on it: what is wrong with the file is no finding about a table. */
import path from 'node:path';
import type { AdapterConfiguration } from '../../adapters/connect';
import { JournalProblem, readJournalFile } from '../../adapters/journal';
import { translator, type InterfaceLanguage } from '../../locales';
import type { ConfigurationProblem } from './configuration-problem';

/** Null where the configuration names no journal, or a sound one. */
export async function journalProblem(
  { kind, target, cwd }: Pick<AdapterConfiguration, 'kind' | 'target' | 'cwd'>,
  language: InterfaceLanguage,
): Promise<ConfigurationProblem | null> {
  if (kind !== 'journal') return null;
  try {
    await readJournalFile(path.resolve(cwd, target));
    return null;
  } catch (error) {
    if (!(error instanceof JournalProblem)) throw error;
    const texts = translator(language, 'journal');
    const { kind: problem, line, detail } = error;
    return {
      source: target,
      ...(line === 0 ? {} : { line }),
      key: 'adapter.target',
      message: texts(`problem.${problem}.message`, { detail }),
      advice: texts(`problem.${problem}.advice`),
    };
  }
}
