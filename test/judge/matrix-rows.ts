/** The independently computed matrix: one bet in one state, an outcome code for each of the 36 throws. */
import type { Options, Point, Readings } from '../../regulation';
import matrix from '../fixtures/matrix.json';
import { live, type LiveBet } from './told';

export interface Row {
  readonly bet: string;
  readonly table: string;
  readonly bet_state: string;
  readonly literal: readonly string[];
  readonly customary: readonly string[] | null;
  readonly alt?: Readonly<Record<string, readonly string[]>>;
}

export type Dice = readonly [number, number];
export type SetName = 'literal' | 'customary';

export const rows = matrix.rows as unknown as readonly Row[];
export const SETS: readonly SetName[] = ['literal', 'customary'];
export const BASE: Record<string, string> = {
  pass_odds: 'pass',
  dont_pass_odds: 'dont_pass',
  come_odds: 'come',
  dont_come_odds: 'dont_come',
};
/** Readings that the alternates of the matrix stand for. */
export const ALTERNATES: Record<string, Partial<Readings>> = {
  seven_loses_other_side_push: { big_small_other_totals: 'seven_loses_other_side_ties' },
  nothing_loses_push: { big_small_other_totals: 'tie' },
  wide_any_unequal_pair_loses: { hard_way_other_totals: 'unequal_pairs_lose' },
  off_on_come_out: { multi_roll_on_come_out: 'off' },
};

export function pointOf(table: string): Point | null {
  return table === 'CO' ? null : (Number(table.slice(1)) as Point);
}

export function numberOf(state: string): Point | null {
  return /^\d+$/.test(state) ? (Number(state) as Point) : null;
}

/** The matrix has «Field» twice, once at each price of 12. */
export function nameOf(bet: string): { name: string; field12: Options['field_12'] } {
  return {
    name: bet.startsWith('field_12') ? 'field' : bet,
    field12: bet === 'field_12x3' ? 'triple' : 'double',
  };
}

/** The bet of the row, with the bet under it where it is an additional one. */
export function betsOf({ bet, bet_state: state }: Row): { bet: LiveBet; base: LiveBet | null } {
  const { name } = nameOf(bet);
  const base = BASE[name];
  const number = numberOf(state);
  return base === undefined
    ? { bet: live('b1', name, number), base: null }
    : { bet: live('b1', name, number, 'b0'), base: live('b0', base, number) };
}

export function cellsOf(row: Row, set: SetName): readonly string[] {
  return (set === 'customary' ? row.customary : row.literal) ?? row.literal;
}

export function pointAfter(row: Row, dice: Dice): Point | null {
  const machine = matrix.table_machine.find(({ state }) => state === row.table);
  const cell = machine?.cells[(dice[0] - 1) * 6 + dice[1] - 1] ?? '';
  return cell === 'S' ? pointOf(row.table) : pointOf(cell.slice(2));
}

/** The bet under an additional one does what its own row says. */
export function baseCells(row: Row, set: SetName): readonly string[] {
  const base = BASE[row.bet];
  const under = rows.find(
    (each) => each.bet === base && each.table === row.table && each.bet_state === row.bet_state,
  );
  return under === undefined ? [] : cellsOf(under, set);
}

/** What some registered reading gives where the text itself gives nothing. */
export function outcomesOfReadings(bet: string, [one, other]: Dice): string[] {
  if (bet === 'horn') return ['L'];
  if (bet === 'big' || bet === 'small') return ['L', 'P'];
  return one === other ? ['S'] : ['S', 'L'];
}
