/** Articles 2 to 4: who may throw, whether the throw counts, and who has the dice next. */
import type { Answer, ForcedThrow, RollResult } from '../adapters/table';
import {
  FACES,
  isBetId,
  judgeThrow,
  mayThrow,
  nextShooter,
  shooter,
  type ClauseId,
  type Dice,
  type Landing,
  type OfferDecision,
  type ShooterBet,
  type ThrowDecision,
} from '../regulation';
import type { Judgement } from './judgement';
import type { Ledger } from './ledger';
import type { Terms } from './terms';

type Grounds = readonly [ClauseId, ...ClauseId[]];

const ONLY_BY_A_PLAYER_WHO_BETS: ClauseId = 'art_2__para_1';
const FACES_OF_A_DIE: ClauseId = 'art_1__para_1__point_1';
/** A shooter who bets is replaced by the loss of Article 4(2) and by nothing else. */
const KEPT: Grounds = ['art_4__intro', 'art_4__point_2', 'art_4__point_1'];
const PASSED: Grounds = ['art_4__point_2', 'art_4__intro', 'art_2__para_3'];
const POINT_IS_MARKED: Grounds = ['art_5__para_2__point_1', 'art_5__para_2__point_3'];

/** To whom the dice are offered now. */
export function offer(ledger: Ledger): OfferDecision {
  const players = [...ledger.players.values()].map(({ player, seat }) => ({
    player,
    seat,
    stakes: ledger.betsOf(player).map(({ amount }) => amount),
    waives: ledger.waived.has(player),
  }));
  return nextShooter({ players, minimum: ledger.minimumBet, holder: ledger.holder });
}

function isPossible(dice: readonly number[]): dice is Dice {
  return dice.length === 2 && dice.every((face) => (FACES as readonly number[]).includes(face));
}

/** Whether these dice may be thrown at all, and by this player. */
export function judgeThrower(
  terms: Terms,
  ledger: Ledger,
  thrown: ForcedThrow | undefined,
  answer: Answer<'roll'>,
): Judgement[] {
  const actual = answer.ok
    ? ({ kind: 'accepted' } as const)
    : ({ kind: 'refused', code: answer.refusal.code } as const);
  const common = { about: {}, point: ledger.point, actual };
  if (thrown !== undefined && !isPossible(thrown.dice)) {
    const result = answer.ok ? 'fails' : 'conforms';
    return [{ ...common, result, clauses: [FACES_OF_A_DIE], required: { kind: 'refused' } }];
  }
  // Dice that already lie, or that cannot be set, are not offered to anybody.
  if (!terms.capabilities.senses.shooter || ledger.fallen || !ledger.turnIsKnown) return [];
  const { player, clauses } = offer(ledger);
  const by = thrown?.by;
  const nobody = player === null && ledger.waived.size === 0;
  if (nobody || (by !== undefined && player !== null && by !== player)) {
    const grounds: Grounds = nobody ? [ONLY_BY_A_PLAYER_WHO_BETS] : groundsAgainst(ledger, by, clauses);
    const result = answer.ok ? 'fails' : 'conforms';
    const about = by === undefined ? {} : { player: by };
    return [{ ...common, about, result, clauses: grounds, required: { kind: 'refused' } }];
  }
  if (player === null || answer.ok || answer.refusal.code !== 'NOT_SHOOTER') return [];
  return [
    {
      ...common,
      about: { player },
      result: 'fails',
      clauses: clauses as Grounds,
      required: { kind: 'accepted' },
    },
  ];
}

function groundsAgainst(ledger: Ledger, by: string | undefined, order: readonly ClauseId[]): Grounds {
  const stakes = ledger.betsOf(by ?? '').map(({ amount }) => amount);
  if (!mayThrow({ stakes }, ledger.minimumBet)) return [ONLY_BY_A_PLAYER_WHO_BETS];
  const [first = 'art_2__para_3', ...others] = order.filter((id) => id !== ONLY_BY_A_PLAYER_WHO_BETS);
  return [first, ...others, ONLY_BY_A_PLAYER_WHO_BETS];
}

/** Whether the throw counts, and which faces of it. */
export function rulingOnThrow(terms: Terms, dice: Dice, landing: Landing | undefined): ThrowDecision {
  return judgeThrow({ dice, landing: landing ?? {}, readings: terms.readings });
}

export function judgeCounted(ledger: Ledger, ruling: ThrowDecision, result: RollResult): Judgement[] {
  const clauses: Grounds = [ruling.clauses[0] ?? 'art_3__para_2__intro', ...ruling.clauses.slice(1)];
  const common = { about: {}, point: ledger.point, dice: result.dice, clauses };
  const actual = { kind: 'throw', counted: result.counted } as const;
  if (ruling.decision === 'SILENT') {
    return [{ ...common, result: 'not-decidable', required: null, actual }];
  }
  const counted = ruling.decision === 'VALID';
  const judged: Judgement[] = [
    {
      ...common,
      result: counted === result.counted ? 'conforms' : 'fails',
      required: { kind: 'throw', counted },
      actual,
    },
  ];
  if (counted && result.counted && ruling.dice.join() !== result.dice.join()) {
    judged.push({
      ...common,
      result: 'fails',
      required: { kind: 'dice', dice: ruling.dice },
      actual: { kind: 'dice', dice: result.dice },
    });
  }
  return judged;
}

/** A throw that does not count settles nothing and marks nothing. */
export function judgeVoid(ledger: Ledger, clauses: readonly ClauseId[], result: RollResult): Judgement[] {
  const grounds: Grounds = [clauses[0] ?? 'art_3__para_2__intro', ...clauses.slice(1)];
  const moved = result.settlements.filter(
    ({ outcome, paid, returned }) => outcome !== 'stay' || paid !== 0 || returned !== 0,
  );
  return [
    ...moved.map((settlement): Judgement => {
      const bet = ledger.bets.get(settlement.bet);
      return {
        result: 'fails',
        clauses: grounds,
        required: { kind: 'outcome', outcome: 'stay' },
        actual: { kind: 'outcome', outcome: settlement.outcome },
        about: bet === undefined ? {} : { player: bet.player, bet: bet.bet, stake: bet.amount },
        point: ledger.point,
        dice: result.dice,
      };
    }),
    judgePoint(ledger, ledger.point, result, grounds),
  ];
}

export function judgePoint(
  ledger: Ledger,
  point: Ledger['point'],
  result: RollResult,
  clauses: Grounds = POINT_IS_MARKED,
): Judgement {
  return {
    result: result.point === point ? 'conforms' : 'fails',
    clauses,
    required: { kind: 'point', point },
    actual: { kind: 'point', point: result.point },
    about: {},
    point: ledger.point,
    dice: result.dice,
  };
}

/** What a counted throw decides about the one who threw it; SILENT where the text does not say. */
export function rulingOnShooter(terms: Terms, ledger: Ledger, thrower: string, dice: Dice) {
  const bets = ledger.betsOf(thrower).flatMap(({ bet, amount, ...placed }): ShooterBet[] => {
    if (!isBetId(bet)) return [];
    const betState = ledger.numberOf({ bet, amount, ...placed }) ?? 'waiting';
    const waitsForAnother = bet.endsWith('_odds') && betState === 'waiting';
    return waitsForAnother ? [] : [{ bet, betState, stake: amount }];
  });
  const { readings, options } = terms;
  return shooter({ point: ledger.point, dice, readings, options, bets });
}

/**
 * Whether the table shows the right shooter after a throw. Judged where the regulation names one: the one who threw, as
 * long as he is not replaced and bets, or the next in order who does; whom a table shows while nobody bets is its own
 * business.
 *
 * @param tookOver whether the one who threw has taken the place of a replaced shooter with this throw
 */
export function judgeShooter(
  ledger: Ledger,
  before: Ledger['point'],
  result: RollResult,
  tookOver: boolean,
): Judgement[] {
  const { holder } = ledger;
  if (holder === null || !ledger.turnIsKnown) return [];
  const next = offer(ledger);
  const bets = (player: string) =>
    mayThrow({ stakes: ledger.betsOf(player).map(({ amount }) => amount) }, ledger.minimumBet);
  const keeps = !holder.replaced && bets(holder.player);
  const passes = holder.replaced && next.player !== null && next.player !== holder.player;
  if (!keeps && !passes) return [];
  return [
    {
      result: result.shooter === next.player ? 'conforms' : 'fails',
      clauses: keeps && !tookOver ? KEPT : PASSED,
      required: { kind: 'shooter', player: next.player },
      actual: { kind: 'shooter', player: result.shooter },
      about: {},
      point: before,
      dice: result.dice,
    },
  ];
}
