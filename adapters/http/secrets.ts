/** Values that must reach no transcript, no report and no message, not even when the table sends them back. */

const HIDDEN = '***';

/** A shorter secret is part of too much that is none: it is hidden only where it stands alone. */
const SHORTEST_PART = 6;

export class Secrets {
  constructor(private readonly values: readonly string[]) {}

  /** Whether there is nothing to hide. */
  get none(): boolean {
    return this.values.length === 0;
  }

  hide(text: string): string {
    return this.values.reduce((shown, value) => {
      if (shown === value) return HIDDEN;
      return value.length < SHORTEST_PART ? shown : shown.replaceAll(value, HIDDEN);
    }, text);
  }

  /** JSON data with every secret hidden, in keys too. */
  hideIn(data: unknown): unknown {
    if (this.none) return data;
    if (typeof data === 'string') return this.hide(data);
    if (Array.isArray(data)) return data.map((item) => this.hideIn(item));
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [this.hide(key), this.hideIn(value)]),
    );
  }
}
