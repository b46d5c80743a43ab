/** How many letters have to be typed, left out, changed or swapped with their neighbour to come from one word to another. */
export function distance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(a.length, b.length);
}

/** What is known, the nearest to what was written first. */
export function byNearness(written: string, known: readonly string[]): string[] {
  return ranked(written, known).map(({ candidate }) => candidate);
}

/** What somebody probably meant, if anything known is near enough to what he wrote. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  return near(written, known)[0];
}

/** All that somebody may have meant: what is near enough to what he wrote, the nearest first. */
export function near(written: string, known: readonly string[]): string[] {
  // One letter of a short word, a third of a long one.
  const limit = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 3));
  return ranked(written, known)
    .filter((each) => each.distance <= limit)
    .map(({ candidate }) => candidate);
}

function ranked(written: string, known: readonly string[]): { candidate: string; distance: number }[] {
  return known
    .map((candidate) => ({ candidate, distance: distance(written.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
}
