/** What neither the flags nor the file say of a run that is taken up again is as it was declared. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { translator } from '../../locales';
import { READING_SETS, READING_IDS } from '../../regulation';
import { CONFIGURATION_FILE, readConfigurationFile } from '../declaration/configuration-file';
import type { DeclaredConfiguration } from '../declaration/configuration-schema';
import type { CertifyFlags } from '../declaration/flags';
import type { DeclarationFile } from './declaration';

export function withDeclared(flags: CertifyFlags, declaration: DeclarationFile, cwd: string): CertifyFlags {
  const file = fileOf(flags, cwd);
  const { declared, target, fault, throws } = declaration;
  // What was taken by the table's word stands in no file.
  const isDescribed = declared.asDescribed !== undefined;
  const given: [keyof CertifyFlags, unknown, unknown][] = [
    ['adapter', file.adapter?.kind, declared.adapter.kind],
    ['target', file.adapter?.target, target],
    ['lang', file.languages, declared.languages.join(',')],
    ['field12', isDescribed ? undefined : file.options?.field_12, declared.options['field_12']],
    ['scope', file.scope, declared.scope],
    ['inspection', file.inspection, declared.inspection?.file],
    ['fault', file.fault, fault],
    ['tags', file.tags, declared.tags],
    ['throws', file.throws, String(throws)],
    ['ask', file.ask, declared.ask],
  ];
  const filled = given.filter(
    ([flag, byFile, value]) =>
      flags[flag] === undefined && byFile === undefined && value !== undefined && value !== null,
  );
  const open =
    flags.readings === undefined &&
    flags.reading === undefined &&
    (isDescribed || file.readings === undefined);
  return {
    ...(open ? readingsFlags(declared.readings) : {}),
    ...(Object.fromEntries(filled.map(([flag, , value]) => [flag, value])) as CertifyFlags),
    ...flags,
  };
}

/** What is wrong with the file is told where the configuration is read. */
function fileOf({ config }: CertifyFlags, cwd: string): DeclaredConfiguration {
  const name = config ?? CONFIGURATION_FILE;
  if (config === undefined && !existsSync(path.join(cwd, name))) return {};
  return readConfigurationFile(name, cwd, translator('en', 'configuration')).declared;
}

function readingsFlags({ set, values }: DeclarationFile['declared']['readings']): CertifyFlags {
  if (set !== 'mixed') return { readings: set };
  const base = READING_SETS.customary;
  return {
    readings: 'customary',
    reading: READING_IDS.filter((id) => values[id] !== base[id]).map((id) => `${id}=${values[id] ?? ''}`),
  };
}
