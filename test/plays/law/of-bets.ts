import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { PlacedBet } from '../../../adapters/table';

/** What of a settled bet can be told otherwise. */
export type Part = 'outcome' | 'prize' | 'stake';

type Written = string | Readonly<Record<string, string>>;

const law = parse(readFileSync(path.join(__dirname, 'bets.yaml'), 'utf8')) as {
  readonly outcome: Readonly<Record<string, Written>>;
  readonly prize: Readonly<Record<string, Written>>;
  readonly stake: string;
  readonly off: Readonly<Record<string, string>>;
};

/**
 * The clause that requires it.
 *
 * @param bet as it lay there when the dice fell
 * @param thrown the total; whether bets on several throws are off
 */
export function clauseOf(
  part: Part,
  bet: PlacedBet,
  { total, isOff }: { readonly total: number; readonly isOff: boolean },
): string {
  if (part === 'stake') return law.stake;
  const off = isOff ? law.off[bet.bet] : undefined;
  if (off !== undefined) return off;
  const written = law[part][bet.bet];
  if (written === undefined) throw new Error(`no clause of ${bet.bet}`);
  if (typeof written === 'string') return written;
  const keys = [bet.number ?? total, bet.number === null ? 'waiting' : 'on', 'other'];
  const clause = keys.map((key) => written[key]).find((each) => each !== undefined);
  if (clause === undefined) throw new Error(`no clause of ${bet.bet} on ${total}`);
  return clause;
}
