/** Articles 2 to 4: who may throw, whether the throw counts, and who has the dice next. */
import { sameMoney } from '../adapters/money';
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
import { TWO_OF_THE_DICE, groundsAgainstDice } from './dice';
import type { Judgement } from './judgement';
import type { Ledger } from './ledger';
import type { Terms } from './terms';

type Grounds = readonly [ClauseId, ...ClauseId[]];

const ORDER: ClauseId = 'art_2__para_3';
/** Refusals that deny the dice that were chosen. */
const DICE_DENIED = ['NO_SUCH_DIE', 'NOT_INSPECTED'] as const;
const ONLY_BY_A_PLAYER_WHO_BETS: ClauseId = 'art_2__para_1';
const FACES_OF_A_DIE: ClauseId = 'art_1__para_1__point_1';
const VOID: ClauseId = 'art_3__para_2__intro';
/** A shooter who bets is replaced by the loss of Article 4(2) and by nothing else. */
const KEPT: Grounds = ['art_4__intro', 'art_4__point_2', 'art_4__point_1'];
/** The throw has decided something of his: only the loss that Article 4(2) speaks of replaces him. */
const NOT_BY_THIS_THROW: Grounds = ['art_4__point_2', 'art_4__intro', 'art_4__point_1'];
const NO_LONGER_BETS: ClauseId = 'art_4__point_1';
const PASSED: Grounds = ['art_4__point_2', 'art_4__intro', 'art_2__para_3'];
const POINT_IS_MARKED: Grounds = ['art_5__para_2__point_1', 'art_5__para_2__point_3'];

/** To whom the dice are offered now. */
export function offer(ledger: Ledger, { readings }: Pick<Terms, 'readings'>): OfferDecision {
  const seated = [...ledger.players.values()];
  // A table may have sat two on one seat; who came second has no place in the order.
  const first = seated.filter(({ seat }, index) => seated.findIndex((each) => each.seat === seat) === index);
  const players = first.map(({ player, seat }) => ({
    player,
    seat,
    stakes: ledger.betsOf(player).map(({ amount }) => amount),
    waives: ledger.waived.has(player),
  }));
  return nextShooter({ players, minimum: ledger.minimumBet, holder: ledger.holder, readings });
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
    const clauses: Grounds = [thrown.dice.length === 2 ? FACES_OF_A_DIE : TWO_OF_THE_DICE];
    return [{ ...common, result, clauses, required: { kind: 'refused' } }];
  }
  const against = terms.capabilities.senses.dice ? groundsAgainstDice(ledger, thrown?.chosen) : null;
  if (against !== null && !ledger.fallen) {
    const result = answer.ok ? 'fails' : 'conforms';
    return [{ ...common, result, clauses: against, required: { kind: 'refused' } }];
  }
  // Dice that already lie, or that cannot be set, are not offered to anybody.
  if (!terms.capabilities.senses.shooter || ledger.fallen || !ledger.turnIsKnown) return [];
  const { player, clauses } = offer(ledger, terms);
  const by = thrown?.by;
  const nobody = player === null && ledger.waived.size === 0;
  if (nobody || (by !== undefined && player !== null && by !== player)) {
    const grounds = nobody ? groundsAgainstAll(terms, ledger) : groundsAgainst(terms, ledger, by, clauses);
    const result = answer.ok ? 'fails' : 'conforms';
    const about = by === undefined ? {} : { player: by };
    return [{ ...common, about, result, clauses: grounds, required: { kind: 'refused' } }];
  }
  if (player === null || answer.ok) return [];
  const denied = answer.refusal.code === 'NOT_SHOOTER';
  const diceDenied =
    thrown?.chosen !== undefined && (DICE_DENIED as readonly string[]).includes(answer.refusal.code);
  if (!denied && !diceDenied) return [];
  return [
    {
      ...common,
      about: { player },
      result: 'fails',
      clauses: denied ? groundsForTheNext(ledger, player, clauses) : [TWO_OF_THE_DICE],
      required: { kind: 'accepted' },
    },
  ];
}

/** Whose turn it is because the one who threw no longer bets: that is what comes first. */
function groundsForTheNext(ledger: Ledger, player: string, clauses: readonly ClauseId[]): Grounds {
  const { holder } = ledger;
  const passed = holder !== null && !holder.replaced && holder.player !== player;
  if (!passed || !clauses.includes(NO_LONGER_BETS)) return groundsOfTurn(ledger, clauses);
  return [NO_LONGER_BETS, ...clauses.filter((clause) => clause !== NO_LONGER_BETS)];
}

/** Article 2(3): the one whose turn it is may waive it, and nobody else. */
export function judgeWaiver(
  terms: Terms,
  ledger: Ledger,
  waivedBy: string,
  answer: Answer<'dice'>,
): Judgement[] {
  if (!terms.capabilities.senses.shooter || ledger.fallen || !ledger.turnIsKnown) return [];
  const { player } = offer(ledger, terms);
  // While nobody but a replaced shooter bets, the next in order may be asked whether he wants to.
  const open = player === null || (ledger.holder?.replaced === true && player === ledger.holder.player);
  if (!ledger.players.has(waivedBy) || open) return [];
  const own = player === waivedBy;
  return [
    {
      result: answer.ok === own ? 'conforms' : 'fails',
      clauses: [ORDER],
      required: { kind: own ? 'accepted' : 'refused' },
      actual: answer.ok ? { kind: 'accepted' } : { kind: 'refused', code: answer.refusal.code },
      about: { player: waivedBy },
      point: ledger.point,
    },
  ];
}

/**
 * That the dice are his whose turn it is. Where the table still shows the one who threw last, it has not replaced him;
 * where it shows another, the order is wrong.
 */
function groundsOfTurn({ holder, shown }: Ledger, clauses: readonly ClauseId[]): Grounds {
  const passed = holder?.replaced === true && shown === holder.player ? PASSED : [];
  const [first = ORDER, ...others] = new Set([...passed, ...clauses]);
  return [first, ...others];
}

/**
 * A table may show the one who threw last until the dice are thrown again: whose turn it was is then judged by whom it lets
 * throw.
 */
export function isShownLate(
  { holder }: Ledger,
  shown: string | null,
  required: { readonly player: string },
): boolean {
  return holder !== null && shown === holder.player && required.player !== shown;
}

/** Nobody bets, or only the shooter who was replaced, whom nobody can replace. */
function groundsAgainstAll({ readings }: Terms, ledger: Ledger): Grounds {
  const { holder, minimumBet } = ledger;
  const stakes = ledger.betsOf(holder?.player ?? '').map(({ amount }) => amount);
  const waits = holder?.replaced === true && mayThrow({ stakes }, minimumBet, readings);
  return waits ? ['art_4__intro', 'art_4__point_2'] : [ONLY_BY_A_PLAYER_WHO_BETS];
}

function groundsAgainst(
  { readings }: Terms,
  ledger: Ledger,
  by: string | undefined,
  order: readonly ClauseId[],
): Grounds {
  const stakes = ledger.betsOf(by ?? '').map(({ amount }) => amount);
  if (!mayThrow({ stakes }, ledger.minimumBet, readings)) return [ONLY_BY_A_PLAYER_WHO_BETS];
  const [first, ...others] = groundsOfTurn(
    ledger,
    order.filter((id) => id !== ONLY_BY_A_PLAYER_WHO_BETS),
  );
  return [first, ...others, ONLY_BY_A_PLAYER_WHO_BETS];
}

/**
 * How real dice landed, as far as the table tells it: the reason that it gives for a void throw. The least that is void
 * for it under every reading; null where a throw is void and nothing is said of its landing.
 */
export function landingTold({ dice, counted, voidReason }: RollResult): Landing | null {
  if (counted) return {};
  switch (voidReason) {
    case 'outside_layout':
      return { outsideLayout: [0] };
    case 'not_past_middle':
      return { short: [0, 1] };
    case 'not_rolled':
      return { unrolled: [0, 1] };
    case 'undecided_lean': {
      const [face] = dice;
      // Any face beside it will do: only the one below cannot look up at the same time.
      const beside = FACES.find((each) => each !== face && each !== 7 - face) ?? face;
      return { leaning: [{ die: 0, upper: [face, beside].map((each) => ({ face: each, share: 1 })) }] };
    }
    case undefined:
      return null;
  }
}

/** Whether the throw counts, and which faces of it. */
export function rulingOnThrow(terms: Terms, dice: Dice, landing: Landing | undefined): ThrowDecision {
  return judgeThrow({ dice, landing: landing ?? {}, readings: terms.readings });
}

/** How many dice landed how. */
function landingKind({ outsideLayout, short, hitWall, unrolled, leaning }: Landing): string[] {
  return [outsideLayout, short, hitWall, unrolled, leaning].map((dice) => String(dice?.length ?? 0));
}

export function judgeCounted(
  ledger: Ledger,
  ruling: ThrowDecision,
  landing: Landing,
  result: RollResult,
): Judgement[] {
  const clauses: Grounds = [ruling.clauses[0] ?? 'art_3__para_2__intro', ...ruling.clauses.slice(1)];
  const common = { about: {}, point: ledger.point, dice: result.dice, clauses };
  const actual = { kind: 'throw', counted: result.counted } as const;
  if (ruling.decision === 'SILENT') {
    const alike = ['throw', ...ruling.open, ...landingKind(landing)].join(' ');
    return [{ ...common, alike, result: 'not-decidable', required: null, actual }];
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

/** That the throw is void is what its effects offend; why it is comes after. */
export function groundsOfVoid(clauses: readonly ClauseId[]): Grounds {
  return [VOID, ...clauses.filter((clause) => clause !== VOID)];
}

/**
 * A throw that does not count settles nothing and marks nothing.
 *
 * @param isAnothers than the one who threw before: what the dice's change of hands does to the point is no effect of the throw
 */
export function judgeVoid(
  ledger: Ledger,
  clauses: readonly ClauseId[],
  result: RollResult,
  isAnothers: boolean,
): Judgement[] {
  const grounds = groundsOfVoid(clauses);
  const moved = result.settlements.filter(
    ({ outcome, paid, returned }) => outcome !== 'stay' || !sameMoney(paid, 0) || !sameMoney(returned, 0),
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
    judgePoint(ledger, ledger.point, result, isAnothers ? [...POINT_IS_MARKED, ...grounds] : grounds),
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
    // What the table took for a stake without its being one can be neither won nor lost.
    const isStake = Number.isSafeInteger(amount) && amount > 0;
    return waitsForAnother || !isStake ? [] : [{ bet, betState, stake: amount }];
  });
  const { readings, options } = terms;
  if (ledger.begun === undefined) {
    const told = (firstOfTurn: boolean) =>
      shooter({ point: ledger.point, dice, readings, options, bets, firstOfTurn });
    const [first, later] = [told(true), told(false)];
    return first.decision === later.decision ? first : { ...first, decision: 'SILENT' as const };
  }
  const firstOfTurn = ledger.begun !== thrower;
  return shooter({ point: ledger.point, dice, readings, options, bets, firstOfTurn });
}

/**
 * Whom a table has to show as the shooter; null where the regulation names nobody: it does for the one who threw, as long
 * as he is not replaced and bets, for the next in order who does, and for a sole player, whose place nobody can take.
 * Whom a table shows while nobody bets is its own business.
 *
 * @param tookOver whether the one who threw has taken the place of a replaced shooter with this throw
 */
export function requiredShooter(
  terms: Terms,
  ledger: Ledger,
  tookOver: boolean,
): { player: string; clauses: Grounds } | null {
  const { holder } = ledger;
  if (holder === null || !ledger.turnIsKnown) return null;
  const { player } = offer(ledger, terms);
  if (player === null) return null;
  const stays = player === holder.player;
  if (stays && (!holder.replaced || ledger.players.size === 1))
    return { player, clauses: tookOver ? PASSED : KEPT };
  const waived = ledger.waived.has(holder.player);
  if (stays || !(holder.replaced || waived)) return null;
  return { player, clauses: waived ? [ORDER] : PASSED };
}

/**
 * Who begins where a table shows somebody before anybody has thrown; null where it shows nobody, or the regulation names
 * nobody.
 */
export function firstShooter(
  terms: Terms,
  ledger: Ledger,
  shown: string | null,
): { player: string; clauses: Grounds } | null {
  const { holder, thrown, turnIsKnown } = ledger;
  if (shown === null || holder !== null || thrown !== false || !turnIsKnown) return null;
  const { player } = offer(ledger, terms);
  return player === null ? null : { player, clauses: [ORDER] };
}

/** Whether the table shows the right shooter after a throw, where the regulation names one. */
export function judgeShooter(
  terms: Terms,
  ledger: Ledger,
  before: Ledger['point'],
  result: RollResult,
  tookOver: boolean,
): Judgement[] {
  const required = requiredShooter(terms, ledger, tookOver);
  if (required === null || isShownLate(ledger, result.shooter, required)) return [];
  const decided = result.settlements.some(
    ({ player, outcome }) => player === required.player && outcome !== 'stay' && outcome !== 'travel',
  );
  const kept = required.clauses === KEPT && decided ? NOT_BY_THIS_THROW : required.clauses;
  return [
    {
      result: result.shooter === required.player ? 'conforms' : 'fails',
      clauses: result.counted ? kept : groundsOfVoid(kept),
      required: { kind: 'shooter', player: required.player },
      actual: { kind: 'shooter', player: result.shooter },
      about: {},
      point: before,
      dice: result.dice,
    },
  ];
}
