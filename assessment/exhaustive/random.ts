/** Numbers that are the same on every machine for the same seed. */

/** Mulberry32: 32 bits of state, uniform in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}

/**
 * A sample in which every group has its share, and one member at least as long as there is room: drawn round and round
 * from the groups, each shuffled.
 */
export function stratifiedSample<T>(
  list: readonly T[],
  size: number,
  groupOf: (item: T) => string,
  seed: number,
): T[] {
  const random = seededRandom(seed);
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(groupOf(item));
    if (group === undefined) groups.set(groupOf(item), [item]);
    else group.push(item);
  }
  const draws = [...groups.values()].flatMap((group) =>
    shuffled(group, random).map((item, index) => ({
      item,
      turn: index === 0 ? random() - 1 : (index + random()) / group.length,
    })),
  );
  const chosen = new Set(
    draws
      .sort((one, other) => one.turn - other.turn)
      .slice(0, size)
      .map(({ item }) => item),
  );
  return list.filter((item) => chosen.has(item));
}
