/**
 * Everything that a table can be driven through one by one: each bet in each state it can stand in under each ordered
 * throw, the void throw in each of these states, the marked point, the shooter, and which bets may be placed when.
 */
import {
  ALL_DICE,
  BETS,
  POINTS,
  type Bet,
  type BetId,
  type BetState,
  type Dice,
  type OptionValue,
  type Point,
} from '../../regulation';
import { reachableCells, standingsOf } from '../cells';

export type Field12 = OptionValue<'field_12'>;

interface OnBet {
  readonly bet: BetId;
  /** What the house pays for «Field» on 12; null for every other bet, on which it has no bearing. */
  readonly field12: Field12 | null;
}

interface InState extends OnBet {
  readonly betState: BetState;
  /** Null on the come-out throw. */
  readonly point: Point | null;
}

export interface SettlementCell extends InState {
  readonly kind: 'settlement';
  readonly dice: Dice;
}

/** A throw that does not count, Article 3(2): it leaves everything as it is. */
export interface VoidCell extends InState {
  readonly kind: 'void';
}

export interface PointCell {
  readonly kind: 'point';
  readonly point: Point | null;
  readonly dice: Dice;
}

export interface ShooterCell {
  readonly kind: 'shooter';
  /** The only bet of the shooter that stands when the dice are thrown. */
  readonly bet: 'pass' | 'dont_pass';
  readonly point: Point | null;
  readonly dice: Dice;
}

export interface AcceptanceCell extends OnBet {
  readonly kind: 'acceptance';
  readonly point: Point | null;
}

export type ExhaustiveCell = SettlementCell | VoidCell | PointCell | ShooterCell | AcceptanceCell;

const ANY_POINT: readonly (Point | null)[] = [null, ...POINTS];

/** «Field» counts once for each of its prices on 12. */
function priced(options: readonly Field12[]): readonly (OnBet & Pick<Bet, 'id' | 'category'>)[] {
  return BETS.flatMap(({ id, category }) =>
    (id === 'field' ? options : [null]).map((field12) => ({ bet: id, id, category, field12 })),
  );
}

/**
 * All cells in a fixed order: 13,132 where «Field» is run at both its prices on 12, 12,866 where it is run at one.
 *
 * @param options the prices of «Field» on 12
 */
export function exhaustiveCells(options: readonly Field12[]): readonly ExhaustiveCell[] {
  const bets = priced(options);
  return [
    ...bets.flatMap((each) => [...settlementCells(each), ...voidCells(each)]),
    ...ANY_POINT.flatMap((point) => ALL_DICE.map((dice): PointCell => ({ kind: 'point', point, dice }))),
    ...(['pass', 'dont_pass'] as const).flatMap((bet) =>
      ANY_POINT.flatMap((point) =>
        ALL_DICE.map((dice): ShooterCell => ({ kind: 'shooter', bet, point, dice })),
      ),
    ),
    ...bets.flatMap(({ bet, field12 }) =>
      ANY_POINT.map((point): AcceptanceCell => ({ kind: 'acceptance', bet, field12, point })),
    ),
  ];
}

function settlementCells({ bet, field12, ...record }: ReturnType<typeof priced>[number]): SettlementCell[] {
  return reachableCells([record]).map(({ betState, point, dice }) => {
    return { kind: 'settlement', bet, field12, betState, point, dice };
  });
}

function voidCells({ bet, field12, ...record }: ReturnType<typeof priced>[number]): VoidCell[] {
  return standingsOf(record).map(({ betState, point }) => ({ kind: 'void', bet, field12, betState, point }));
}

/** The bet with its price, where it has one: `field.triple`. */
function betKey({ bet, field12 }: OnBet): string {
  return field12 === null ? bet : `${bet}.${field12}`;
}

/** `settlement/field.triple/waiting/6/3-4`; the point is `-` on the come-out throw. */
export function exhaustiveKey(cell: ExhaustiveCell): string {
  const point = cell.point ?? '-';
  switch (cell.kind) {
    case 'settlement':
      return ['settlement', betKey(cell), cell.betState, point, cell.dice.join('-')].join('/');
    case 'void':
      return ['void', betKey(cell), cell.betState, point].join('/');
    case 'point':
      return ['point', point, cell.dice.join('-')].join('/');
    case 'shooter':
      return ['shooter', cell.bet, point, cell.dice.join('-')].join('/');
    case 'acceptance':
      return ['acceptance', betKey(cell), point].join('/');
  }
}
