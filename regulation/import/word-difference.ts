/** Two wordings of a provision, compared word by word. */

export interface Segment {
  readonly kind: 'same' | 'removed' | 'added';
  readonly words: readonly string[];
}

/** The shortest way from one wording to the other; what is removed stands before what takes its place. */
export function wordDifference(from: string, to: string): readonly Segment[] {
  const [before, after] = [split(from), split(to)];
  const common = commonLengths(before, after);
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  const segments: { kind: Segment['kind']; words: string[] }[] = [];
  let [i, j] = [0, 0];
  let gap: { removed: string[]; added: string[] } = { removed: [], added: [] };
  const close = () => {
    if (gap.removed.length > 0) segments.push({ kind: 'removed', words: gap.removed });
    if (gap.added.length > 0) segments.push({ kind: 'added', words: gap.added });
    gap = { removed: [], added: [] };
  };
  while (i < before.length || j < after.length) {
    const [one, other] = [before[i], after[j]];
    if (one !== undefined && one === other) {
      close();
      const last = segments.at(-1);
      if (last?.kind === 'same') last.words.push(one);
      else segments.push({ kind: 'same', words: [one] });
      i += 1;
      j += 1;
    } else if (other === undefined || (one !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      if (one !== undefined) gap.removed.push(one);
      i += 1;
    } else {
      gap.added.push(other);
      j += 1;
    }
  }
  close();
  return segments;
}

function split(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** The length of the longest common subsequence of the words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row === undefined) continue;
      row[j] =
        before[i] === after[j]
          ? (table[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Words kept on each side of a change. */
const CONTEXT = 6;

/** On one line: `… que o jogador [-efectue-] {+tenha efectuado+} antes …`. */
export function shownDifference(segments: readonly Segment[]): string {
  return segments
    .map(({ kind, words }, index) => {
      if (kind === 'removed') return `[-${words.join(' ')}-]`;
      if (kind === 'added') return `{+${words.join(' ')}+}`;
      const [first, last] = [index === 0, index === segments.length - 1];
      const head = first ? [] : words.slice(0, CONTEXT);
      const tail = last ? [] : words.slice(-CONTEXT);
      return words.length <= head.length + tail.length + 1
        ? words.join(' ')
        : [...head, '…', ...tail].join(' ');
    })
    .join(' ');
}
