/** Drives a table through cells: bet by bet, then the marked point, the shooter, and what may be placed. */
import type { Table } from '../../adapters/table';
import type { BetId } from '../../regulation';
import type { Terms } from '../terms';
import { driveAcceptance } from './acceptance';
import type { ExhaustiveCell, Field12 } from './cells';
import { asFault, Drive, GivenUp } from './drive';
import type { CellFault, Exemption, Exhaustion } from './exhaustion';
import { chainOf, Play, type Evidence } from './play';
import { Walk, type WalkedCell } from './walk';

export interface ExhaustOptions {
  /** The price of «Field» on 12 stands here for the cells on which it has no bearing. */
  readonly terms: Terms;
  readonly evidence: Evidence;
}

/**
 * Drives every cell that has no end yet. A table is never blamed for its link: where that fails too often, what is left
 * stays without an end.
 *
 * @returns what made the run give up; null where it came to its end
 */
export async function exhaust(
  table: Table,
  exhaustion: Exhaustion,
  { terms, evidence }: ExhaustOptions,
): Promise<CellFault | null> {
  const plays = new Map<Field12, Play>();
  const playAt = (field12: Field12 | null) => {
    const price = field12 ?? terms.options.field_12;
    const play =
      plays.get(price) ??
      new Play(table, { ...terms, options: { ...terms.options, field_12: price } }, price, evidence);
    plays.set(price, play);
    return play;
  };
  for (const cell of exhaustion.open) {
    const exemption = exemptionOf(cell, terms);
    if (exemption !== null) exhaustion.end(cell, { kind: 'exempt', exemption });
  }
  try {
    for (const { bet, cells } of walks(exhaustion.open, playAt(null))) {
      const [first] = cells;
      const price = first !== undefined && 'field12' in first ? first.field12 : null;
      await new Walk(new Drive(playAt(price), exhaustion), bet, cells).run();
    }
    for (const cell of exhaustion.open) {
      if (cell.kind !== 'acceptance') continue;
      await driveAcceptance(new Drive(playAt(cell.field12), exhaustion), cell);
    }
    await playAt(null).end();
    return null;
  } catch (error) {
    return error instanceof GivenUp ? error.fault : asFault(error);
  }
}

/** What the table declares that it lacks. */
export function exemptionOf(cell: ExhaustiveCell, terms: Terms): Exemption | null {
  const { bets, senses, seats } = terms.capabilities;
  const needed = (): readonly BetId[] => {
    switch (cell.kind) {
      case 'settlement':
      case 'void':
        return chainOf(cell.bet, terms);
      case 'shooter':
      case 'acceptance':
        return [cell.bet];
      case 'point':
        return [];
    }
  };
  const missing = needed().find((bet) => !(bets as readonly string[]).includes(bet));
  if (missing !== undefined) return { reason: 'betNotOffered', values: { bet: missing } };
  if (cell.kind === 'void' && !senses.landing) return { reason: 'landing', values: {} };
  if (cell.kind === 'shooter' && !senses.shooter) return { reason: 'shooter', values: {} };
  if (cell.kind === 'shooter' && seats < 2) return { reason: 'seats', values: { seats: String(seats) } };
  return null;
}

function walks(cells: readonly ExhaustiveCell[], play: Play): { bet: BetId; cells: WalkedCell[] }[] {
  const groups = new Map<string, { bet: BetId; cells: WalkedCell[] }>();
  for (const cell of cells) {
    if (cell.kind === 'acceptance') continue;
    const bet = cell.kind === 'point' ? (play.helper(null, null) ?? 'pass') : cell.bet;
    const apart = cell.kind === 'point' || cell.kind === 'shooter' ? cell.kind : (cell.field12 ?? '');
    const key = `${apart}/${bet}`;
    const group = groups.get(key) ?? { bet, cells: [] };
    group.cells.push(cell);
    groups.set(key, group);
  }
  return [...groups.values()];
}
