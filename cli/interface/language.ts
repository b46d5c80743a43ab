/** In which of its three languages the tool speaks to this person. */
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../locales';

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return (INTERFACE_LANGUAGES as readonly unknown[]).includes(value);
}

/**
 * The value of `--ui`, wherever it stands. It is needed before the arguments are parsed, because the help and the
 * complaints about the arguments are themselves in that language.
 */
function askedFor(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const options = end === -1 ? argv : argv.slice(0, end);
  return options
    .map((argument, index) => (argument === '--ui' ? options[index + 1] : /^--ui=(.*)$/.exec(argument)?.[1]))
    .findLast((value) => value !== undefined);
}

/** zh_MO.UTF-8, zh-Hant, pt_PT … to a language of the interface; English for everything else. */
function ofLocale(locale: string): InterfaceLanguage {
  const language = /^[a-z]+/i.exec(locale)?.[0].toLowerCase();
  return language === 'zh' || language === 'pt' ? language : 'en';
}

/**
 * @param systemLocale what the system says where the environment is silent, a BCP 47 tag.
 */
export function interfaceLanguage(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  systemLocale: string,
): InterfaceLanguage {
  const asked = askedFor(argv);
  if (isInterfaceLanguage(asked)) return asked;
  // POSIX: the first that is set and not empty.
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return ofLocale(
    [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? systemLocale,
  );
}
