/** Columns of a terminal: a Chinese character takes two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /\p{Mn}|\u200b|\u200d|\ufeff/u;

export function characterWidth(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

export function displayWidth(text: string): number {
  return [...text].reduce((width, character) => width + characterWidth(character), 0);
}

/** No line of Chinese begins with one of these. */
const NOT_FIRST = '、。，；：！？）》」』】…';

/** Breaks a text into lines of at most `width` columns: between words, and between Chinese characters. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of pieces(paragraph)) {
      if (line !== '' && displayWidth(line + piece.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += line === '' ? piece.trimStart() : piece;
    }
    return [...lines, line.trimEnd()];
  });
}

function pieces(text: string): string[] {
  const found: string[] = [];
  for (const character of text) {
    const last = found.at(-1);
    const joins =
      last !== undefined &&
      (NOT_FIRST.includes(character) ||
        character === ' ' ||
        (characterWidth(character) < 2 && !/\s$/.test(last) && characterWidth(last.at(-1) ?? '') < 2));
    if (joins) found[found.length - 1] = last + character;
    else found.push(character);
  }
  return found;
}
