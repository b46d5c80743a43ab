/** Articles 2(1), 2(3) and 4: whose turn it is when the dice are offered. */
import type { ClauseId } from '../clauses';
import type { Readings } from '../readings';

/** A player at the table as the dice are offered. */
export interface SeatedPlayer {
  readonly player: string;
  /** From 1 at the stickman's left hand onwards, Article 2(3). */
  readonly seat: number;
  /** The stakes of his live bets, in minor units. */
  readonly stakes: readonly number[];
  /** Whether he waives this turn, 「棄權」. */
  readonly waives?: boolean;
}

/** Who had the dice before. */
export interface Holder {
  readonly player: string;
  /** Where he sits, or sat when he left. */
  readonly seat: number;
  /** Whether the last throw replaces him, Article 4(2). */
  readonly replaced: boolean;
}

export interface Offer {
  /** In any order; no two on one seat. */
  readonly players: readonly SeatedPlayer[];
  /** The minimum bet, in the unit of the stakes. */
  readonly minimum: number;
  /** Null before anybody has thrown at the table. */
  readonly holder: Holder | null;
  readonly readings: Pick<Readings, 'stake_to_throw' | 'order_after_replacement' | 'sole_shooter'>;
}

export interface OfferDecision {
  /** Null where nobody at the table may throw and wants to. */
  readonly player: string | null;
  readonly clauses: readonly ClauseId[];
}

/**
 * Article 2(1): 「骰子只可由作了最低金額投注的其中一位博彩者投擲」. One live bet qualifies, of at least the minimum or, by the
 * reading `stake_to_throw`, of exactly that; smaller ones do not add up to it.
 */
export function mayThrow(
  { stakes }: Pick<SeatedPlayer, 'stakes'>,
  minimum: number,
  { stake_to_throw }: Pick<Readings, 'stake_to_throw'>,
): boolean {
  return stakes.some((stake) => (stake_to_throw === 'exactly' ? stake === minimum : stake >= minimum));
}

/** The players from the one after a seat all the way round to that seat itself. */
function inOrderAfter(seat: number, players: readonly SeatedPlayer[]): readonly SeatedPlayer[] {
  const bySeat = [...players].sort((a, b) => a.seat - b.seat);
  return [...bySeat.filter((each) => each.seat > seat), ...bySeat.filter((each) => each.seat <= seat)];
}

/**
 * The player to whom the dice are offered. The first at the table is the one at the stickman's left, 2(3); the shooter
 * keeps the dice until he no longer bets, 4(1), is replaced, 4(2), or waives; then they pass to the next player in the
 * order of the seats who may throw and does not waive. A replaced shooter comes last in that order, so that the only
 * player keeps the dice: nobody can take his place. By the reading `order_after_replacement` the order starts anew at the
 * stickman's left once the shooter is replaced; by `sole_shooter` one who was replaced has to wait for another's throw.
 *
 * A void throw changes nothing here: it replaces nobody.
 *
 * @throws RangeError where two players sit on one seat
 */
export function nextShooter({ players, minimum, holder, readings }: Offer): OfferDecision {
  if (new Set(players.map(({ seat }) => seat)).size !== players.length) {
    throw new RangeError('two players on one seat');
  }
  const eligible = players.filter((each) => mayThrow(each, minimum, readings));
  const kept = eligible.find(({ player }) => player === holder?.player);
  if (kept !== undefined && holder?.replaced === false && kept.waives !== true) {
    return { player: kept.player, clauses: ['art_2__para_1', 'art_4__intro'] };
  }
  const isReplaced = holder !== null && (holder.replaced || kept === undefined);
  const anew = isReplaced && readings.order_after_replacement === 'from_the_left';
  const waits = ({ player }: SeatedPlayer) =>
    holder?.replaced === true && player === holder.player && readings.sole_shooter === 'nobody_throws';
  const order = inOrderAfter(anew ? 0 : (holder?.seat ?? 0), eligible);
  const last = order.filter(({ player }) => player === holder?.player);
  const taker = [...order.filter((each) => !last.includes(each)), ...last].find(
    (each) => each.waives !== true && !waits(each),
  );
  return {
    player: taker?.player ?? null,
    clauses: ['art_2__para_1', 'art_2__para_3', ...groundsOfChange(holder, kept)],
  };
}

function groundsOfChange(holder: Holder | null, kept: SeatedPlayer | undefined): readonly ClauseId[] {
  if (holder === null) return [];
  const grounds = [
    ...(kept === undefined ? ['art_4__point_1'] : []),
    ...(holder.replaced ? ['art_4__point_2'] : []),
  ];
  return grounds.length === 0 ? [] : ['art_4__intro', ...grounds];
}
