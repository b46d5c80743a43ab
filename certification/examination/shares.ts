/** Among how many processes a run is shared, and what each of them is given. */
import { featureFolder } from '../../checks/suite';
import type { OfficialLanguage } from '../../locales';

/** What one of the processes runs. */
export interface Share {
  languages: readonly OfficialLanguage[];
  features: string[];
  /** `2/4`: the second of four that share these features; null for one that has them for itself. */
  shard: string | null;
}

/**
 * By language first, since a process then parses and reports only what it runs; what is left over shares the features
 * of a language.
 *
 * @param features as Cucumber takes them, from the root
 */
export function sharesOf(
  languages: readonly OfficialLanguage[],
  features: readonly string[],
  processes: number,
): Share[] {
  if (processes === 1) return [{ languages, features: [...features], shard: null }];
  const each = processes / languages.length;
  if (!Number.isInteger(each)) return shards(languages, features, processes);
  return languages.flatMap((language) => {
    const own = features.filter((feature) => isOf(feature, language));
    return own.length === 0 ? [] : shards([language], own, each);
  });
}

/** Whether each process has a language for itself, so that their records only follow one another. */
export function isByLanguage(shares: readonly Share[]): boolean {
  return shares.every(({ shard }) => shard === null);
}

function isOf(feature: string, language: OfficialLanguage): boolean {
  const folder = featureFolder(language);
  return feature === folder || feature.startsWith(`${folder}/`);
}

function shards(
  languages: readonly OfficialLanguage[],
  features: readonly string[],
  processes: number,
): Share[] {
  return Array.from({ length: processes }, (_, index) => ({
    languages,
    features: [...features],
    shard: processes === 1 ? null : `${index + 1}/${processes}`,
  }));
}
