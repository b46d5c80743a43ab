/** How much two wordings have in common, rare words counting for more than common ones. */

/** The words of a text without their accents and capitals; «do» and «Do», «acção» and «accao» are the same word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export type Weight = (word: string) => number;

/** A word that stands in few of the texts weighs much, one in most of them little; an unknown one as much as any. */
export function weightIn(texts: readonly string[]): Weight {
  const occurrences = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + texts.length / (occurrences.get(word) ?? 1));
}

/** Compares one text with another that grows word by word. */
export class Comparison {
  private readonly left = new Map<string, number>();
  private readonly size: number;
  private shared = 0;
  private grown = 0;

  constructor(
    text: string,
    private readonly weight: Weight,
  ) {
    const words = wordsOf(text);
    for (const word of words) this.left.set(word, (this.left.get(word) ?? 0) + 1);
    this.size = words.reduce((sum, word) => sum + weight(word), 0);
  }

  add(words: readonly string[]): void {
    for (const word of words) {
      const weight = this.weight(word);
      this.grown += weight;
      const left = this.left.get(word) ?? 0;
      if (left === 0) continue;
      this.left.set(word, left - 1);
      this.shared += weight;
    }
  }

  /** Dice's coefficient: 0 for nothing in common, 1 for the same words. */
  get similarity(): number {
    const both = this.size + this.grown;
    return both === 0 ? 0 : (2 * this.shared) / both;
  }

  /** So much longer than the text already that growing further cannot bring the two together. */
  get exhausted(): boolean {
    return this.grown > 3 * this.size + 20;
  }
}
