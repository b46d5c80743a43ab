/**
 * The words of a command line, `"…"`, `'…'` and `\` as in a shell, and nothing else of one: no variables, no pipes.
 * Within quotes and on Windows a backslash is itself unless it stands before a quote or, elsewhere, another backslash.
 * Null where a quote is not closed.
 */
export function commandWords(line: string, platform: NodeJS.Platform = process.platform): string[] | null {
  const escapes = platform === 'win32' ? /["]/ : /["'\\\s]/;
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    const next = line.charAt(index + 1);
    const escaped =
      quote === '"' ? /["\\]/.test(next) && (platform !== 'win32' || next === '"') : quote === '';
    if (character === '\\' && escaped && escapes.test(next)) {
      word = (word ?? '') + next;
      index += 1;
    } else if (quote !== '') {
      if (character === quote) quote = '';
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + character;
  }
  if (quote !== '') return null;
  if (word !== null) words.push(word);
  return words;
}
