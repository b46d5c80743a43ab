/** Lines of a transcript of which somebody has changed some, and made the chain anew: each holds on to the one before. */
import { lineHash } from '../../adapters/chain';

export function chainedAnew(lines: readonly string[], change: (line: string) => string): string[] {
  const hashes = new Map<string, string>();
  return lines.map((line) => {
    const linked = line.replace(/"previous":"([0-9a-f]{64})"/, (_, before: string) => {
      return `"previous":"${hashes.get(before) ?? before}"`;
    });
    const changed = change(linked);
    hashes.set(lineHash(line), lineHash(changed));
    return changed;
  });
}
