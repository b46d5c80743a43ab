/** A paragraph as lines of a width, broken where Unicode allows it, and elsewhere only where a word is too long. */
import LineBreaker from 'linebreak';

export type Measure = (text: string) => number;

/** @param measure points that a text takes up */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const segment of segments(text)) {
    if (length + measure(segment.trimEnd()) > width) {
      if (line !== '') lines.push(line.trimEnd());
      const pieces = parts(segment, width, measure);
      line = pieces.pop() ?? '';
      lines.push(...pieces);
      length = 0;
    } else line += segment;
    length = length === 0 ? measure(line) : length + measure(segment);
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

function segments(text: string): string[] {
  const breaker = new LineBreaker(text);
  const found: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    found.push(text.slice(start, next.position));
    start = next.position;
  }
  return found;
}

/** A segment that no line has room for, such as a hash, in pieces that fit. */
function parts(segment: string, width: number, measure: Measure): string[] {
  const found: string[] = [];
  let part = '';
  for (const character of segment) {
    if (part !== '' && measure((part + character).trimEnd()) > width) {
      found.push(part);
      part = '';
    }
    part += character;
  }
  return [...found, part];
}
