/** The names of what has to be filled in on the command line, `<file>` or `[clause...]`, in the interface's language. */
import type { TFunction } from 'i18next';

/** Their texts, by the name that a command declares. */
const TEXT_OF_PLACE: Readonly<Record<string, string>> = {
  options: 'optionsPlace',
  command: 'commandPlace',
  ...Object.fromEntries(
    [
      ...[
        'address',
        'after',
        'before',
        'clause',
        'device',
        'expression',
        'file',
        'folder',
        'id',
        'kind',
        'language',
        'languages',
      ],
      ...['milliseconds', 'number', 'prize', 'rate', 'scope', 'set', 'target', 'what', 'workers', 'count'],
    ].map((name) => [name, `place.${name}`]),
  ),
  'key=value': 'place.assignment',
  'id=value': 'place.reading',
};

/** The name of an argument, which commander gives without the brackets around its place. */
export function argumentName(name: string, texts: TFunction): string {
  return inLanguage(`<${name}>`, texts).slice(1, -1);
}

/** The term of an option, an argument or a command with every place in it translated. */
export function inLanguage(term: string, texts: TFunction): string {
  return term.replace(
    /([<[])([a-z][a-z=]*)(\.{3})?([>\]])/g,
    (whole: string, open: string, name: string, more: string | undefined, close: string) => {
      const key = Object.hasOwn(TEXT_OF_PLACE, name) ? TEXT_OF_PLACE[name] : undefined;
      if (key === undefined) return whole;
      const text = texts(`help.${key}`);
      // Texts of the two general places come with their brackets.
      return text.startsWith('[') ? text : `${open}${text}${more ?? ''}${close}`;
    },
  );
}
