/**
 * Follows a table operation by operation and judges each answer by the regulation: without scenarios, whatever is
 * played, by whom, and in which order. The table's answers are taken as they are for what comes after them, so that one
 * mistake is one finding and not a row of them.
 */
import type { Answer, Operation, Parameters, RollResult, State } from '../adapters/table';
import { nextPoint, pointForSuccessor, type ClauseId, type Landing } from '../regulation';
import { followInspection, followThrownDice, judgeDiceOffered } from './dice';
import type { Judgement } from './judgement';
import { Ledger } from './ledger';
import { followBet, followChange, judgeBet, judgeChange } from './requests';
import { followSettlements, groundsOfBalances, judgeSettlements } from './settlement';
import { judgeState } from './standing';
import type { Terms } from './terms';
import {
  groundsOfVoid,
  judgeCounted,
  judgePoint,
  judgeShooter,
  judgeThrower,
  judgeVoid,
  judgeWaiver,
  landingTold,
  offer,
  rulingOnShooter,
  rulingOnThrow,
} from './throwing';

type Grounds = readonly [ClauseId, ...ClauseId[]];

/** Operations that change a table. */
export type PlayedOperation = Exclude<Operation, 'describe' | 'log'>;

/** One operation with its answer, as it was played or as a journal has it. */
export type Played = {
  [O in PlayedOperation]: { operation: O; parameters: Parameters[O]; answer: Answer<O> };
}[PlayedOperation];

/** What balances and bets are judged by that differ although no answer said so. */
const RIGHT_TO_THE_PRIZE: Grounds = ['art_6__intro'];
const STAKE: ClauseId = 'art_5__para_6';

export class Judge {
  /** What the table holds, as it says itself; null until a session is opened. */
  ledger: Ledger | null = null;
  private held: {
    throwNumber: number;
    landing: Landing | undefined;
    thrower: string | null;
    points: readonly Ledger['point'][];
  } | null = null;
  /** The clauses of the last thing that may have moved bets or money. */
  private lastGrounds: Grounds = RIGHT_TO_THE_PRIZE;

  /**
   * @param dice `set`: the suite says how they land, and what it leaves out is as it should be. `real`: nobody sets them,
   *   and how they landed only the table tells
   */
  constructor(
    private readonly terms: Terms,
    private readonly dice: 'set' | 'real' = 'set',
  ) {}

  /** What would be judged of an answer that was not the one which counts; nothing is carried forward. */
  weigh(played: Played): Judgement[] {
    const other = new Judge(this.terms, this.dice);
    other.ledger = this.ledger?.copy() ?? null;
    other.held = this.held;
    other.lastGrounds = this.lastGrounds;
    return other.observe(played);
  }

  /** Judges an answer and carries forward what the table says it did. */
  observe(played: Played): Judgement[] {
    switch (played.operation) {
      case 'open':
        return this.observeOpen(played.parameters, played.answer);
      case 'state':
        return played.answer.ok ? this.observeState(played.answer.value) : [];
      case 'dice':
        return this.ledger === null ? [] : this.observeDice(this.ledger, played.parameters, played.answer);
      default:
        return this.ledger === null ? [] : this.observePlay(this.ledger, played);
    }
  }

  private observeOpen({ mode }: Parameters['open'], answer: Answer<'open'>): Judgement[] {
    if (!answer.ok) return [];
    this.resume(answer.value);
    return mode === 'test' && this.terms.capabilities.senses.dice ? judgeDiceOffered(answer.value) : [];
  }

  /** Starts from what a table shows: for a session that was not watched from its beginning, or after a gap. */
  resume(state: State): void {
    this.ledger = state.open ? Ledger.from(state) : null;
    this.held = null;
    this.lastGrounds = RIGHT_TO_THE_PRIZE;
  }

  /** What comes next cannot be judged until the table shows its state again. */
  lose(): void {
    this.ledger = null;
    this.held = null;
  }

  private observePlay(
    ledger: Ledger,
    played: Extract<Played, { operation: 'join' | 'bet' | 'change' | 'roll' }>,
  ): Judgement[] {
    switch (played.operation) {
      case 'join': {
        const { answer } = played;
        if (answer.ok) ledger.players.set(answer.value.player, { ...answer.value });
        return [];
      }
      case 'bet': {
        const judged = judgeBet(this.terms, ledger, played.parameters, played.answer);
        followBet(ledger, played.answer);
        return this.remembered(judged, STAKE);
      }
      case 'change': {
        const judged = judgeChange(this.terms, ledger, played.parameters, played.answer);
        followChange(ledger, played.parameters, played.answer);
        return this.remembered(judged);
      }
      case 'roll':
        return this.observeRoll(ledger, played.parameters, played.answer);
    }
  }

  /** @param further a clause on what it moves */
  private remembered(judged: Judgement[], ...further: ClauseId[]): Judgement[] {
    const [first] = judged;
    if (first !== undefined) {
      const others = further.filter((clause) => !first.clauses.includes(clause));
      this.lastGrounds = [...first.clauses, ...others];
    }
    return judged;
  }

  private observeRoll(ledger: Ledger, asked: Parameters['roll'], answer: Answer<'roll'>): Judgement[] {
    if (asked.settle !== undefined) {
      this.lastGrounds = RIGHT_TO_THE_PRIZE;
      if (!answer.ok || this.held?.throwNumber !== asked.settle || !answer.value.settled) return [];
      const { landing, thrower, points } = this.held;
      this.held = null;
      ledger.fallen = false;
      return this.settledUnder(points, ledger, answer.value, landing, thrower);
    }
    const judged = judgeThrower(this.terms, ledger, asked.throw, answer);
    if (!answer.ok) return judged;
    const thrower = asked.throw?.by ?? (ledger.turnIsKnown ? offer(ledger, this.terms).player : null);
    const points = pointsForThrow(this.terms, ledger, thrower);
    ledger.point = points[0] ?? null;
    ledger.waived.clear();
    if (this.dice === 'set') followThrownDice(ledger, asked.throw);
    const landing = asked.throw?.landing as Landing | undefined;
    if (!answer.value.settled) {
      this.held = { throwNumber: answer.value.throwNumber, landing, thrower, points };
      ledger.fallen = true;
      return judged;
    }
    return [...judged, ...this.settledUnder(points, ledger, answer.value, landing, thrower)];
  }

  /** Where nobody can say which point was marked when the dice were thrown, the one is taken under which less is wrong. */
  private settledUnder(
    points: readonly Ledger['point'][],
    ledger: Ledger,
    ...thrown: [result: RollResult, landing: Landing | undefined, thrower: string | null]
  ): Judgement[] {
    const failures = (point: Ledger['point']) => {
      const trial = new Judge(this.terms, this.dice);
      const copy = ledger.copy();
      copy.point = point;
      return trial.settled(copy, ...thrown).filter(({ result }) => result === 'fails').length;
    };
    const [first = null, ...others] = points;
    const least = others.reduce<Ledger['point']>(
      (best, point) => (failures(point) < failures(best) ? point : best),
      first,
    );
    if (others.length > 0) ledger.point = least;
    return this.settled(ledger, ...thrown);
  }

  private settled(
    ledger: Ledger,
    result: RollResult,
    landing: Landing | undefined,
    thrower: string | null,
  ): Judgement[] {
    const { terms } = this;
    const before = ledger.point;
    const seen = landing ?? (this.dice === 'real' ? landingTold(result) : {});
    const ruling = rulingOnThrow(terms, result.dice, seen ?? {});
    // Why the throw is void is not told: nobody can say whether it had to be.
    const judged = seen === null ? [] : judgeCounted(ledger, ruling, seen, result);
    // Who left the layout is not told either, nor who looked at it since.
    if (this.dice === 'real' && result.voidReason === 'outside_layout') ledger.dice = null;
    const replaced =
      thrower === null || !result.counted
        ? null
        : rulingOnShooter(terms, ledger, thrower, result.dice).decision;
    this.lastGrounds = groundsOfVoid(ruling.clauses);
    if (result.counted) {
      const settlements = judgeSettlements(terms, ledger, result);
      this.lastGrounds = groundsOfBalances(settlements);
      judged.push(...settlements);
      ledger.thrown = true;
      const point = nextPoint(ledger.point, result.dice);
      // A mark that goes with the shooter may go at once.
      const isOff = replaced === 'REPLACE' && result.point === null;
      judged.push(judgePoint(ledger, isOff ? pointForSuccessor(point, terms.readings) : point, result));
    } else {
      if (ledger.thrown === false) ledger.thrown = undefined;
      const isAnothers = ledger.holder !== null && ledger.holder.player !== thrower;
      judged.push(...judgeVoid(ledger, ruling.clauses, result, isAnothers));
    }
    followSettlements(ledger, result.settlements);
    ledger.point = result.point;
    ledger.pointBy = pointMadeBy(terms, ledger, before, thrower);
    ledger.shown = result.shooter;
    const tookOver = ledger.holder?.replaced === true && ledger.holder.player !== thrower;
    this.passDice(ledger, thrower, replaced);
    ledger.begun = begunAfter(ledger.begun, thrower, result.counted ? replaced : null);
    if (!terms.capabilities.senses.shooter) return judged;
    return [...judged, ...judgeShooter(terms, ledger, before, result, tookOver)];
  }

  private passDice(
    ledger: Ledger,
    thrower: string | null,
    decision: 'KEEP' | 'REPLACE' | 'SILENT' | null,
  ): void {
    const seat = thrower === null ? undefined : ledger.players.get(thrower)?.seat;
    ledger.turnIsKnown = seat !== undefined && decision !== 'SILENT';
    ledger.holder =
      thrower === null || seat === undefined
        ? null
        : { player: thrower, seat, replaced: decision === 'REPLACE' };
  }

  private observeDice(ledger: Ledger, asked: Parameters['dice'], answer: Answer<'dice'>): Judgement[] {
    const { waivedBy } = asked;
    if (waivedBy === undefined) return followInspection(ledger, asked, answer);
    const judged = this.remembered(judgeWaiver(this.terms, ledger, waivedBy, answer));
    if (answer.ok) ledger.waived.add(waivedBy);
    return judged;
  }

  private observeState(state: State): Judgement[] {
    const { ledger } = this;
    if (ledger === null) {
      this.resume(state);
      return [];
    }
    if (mayBeOff(this.terms, ledger, state)) ledger.point = null;
    ledger.shown = state.shooter;
    const judged = judgeState(this.terms, ledger, state, this.lastGrounds);
    if (judged.some(({ result }) => result === 'fails')) this.follow(ledger, state);
    return judged;
  }

  private follow(ledger: Ledger, state: State): void {
    const shown = Ledger.from(state);
    if (ledger.point !== shown.point) ledger.pointBy = shown.pointBy;
    ledger.point = shown.point;
    ledger.players.clear();
    ledger.bets.clear();
    for (const [id, player] of shown.players) ledger.players.set(id, player);
    for (const [id, bet] of shown.bets) ledger.bets.set(id, bet);
  }
}

/** In whose turn a throw has counted after this one, which nobody is replaced by where it is void. */
function begunAfter(
  before: string | null | undefined,
  thrower: string | null,
  decision: 'KEEP' | 'REPLACE' | 'SILENT' | null,
): string | null | undefined {
  if (thrower === null || decision === 'SILENT') return undefined;
  if (decision === 'REPLACE') return null;
  if (decision === 'KEEP' || before === thrower) return thrower;
  return before === undefined ? undefined : null;
}

/**
 * Whose throw made the point that is marked now. Where a table does not say who throws, it is known of a sole player only.
 *
 * @param before the point as it was marked when the dice were thrown
 */
function pointMadeBy(
  { capabilities }: Terms,
  { point, pointBy, players }: Ledger,
  before: Ledger['point'],
  thrower: string | null,
): string | null | undefined {
  if (point === null) return null;
  if (point === before) return pointBy;
  if (capabilities.senses.shooter) return thrower ?? undefined;
  const [only, another] = players.keys();
  return another === undefined ? only : undefined;
}

/** Whether somebody else takes the dice than the one who threw last, because that one was replaced; null where it is not known. */
function isSuccessor({ holder, waived, players }: Ledger, thrower: string | null): boolean | null {
  if (holder === null) return players.size > 1 && thrower === null ? null : false;
  if (thrower === null) return players.size > 1 ? null : false;
  return thrower !== holder.player && (holder.replaced || !waived.has(holder.player));
}

/** The point under which a throw is made; both where it is not known whether it went with the shooter. */
function pointsForThrow(
  { readings }: Terms,
  ledger: Ledger,
  thrower: string | null,
): readonly Ledger['point'][] {
  const { point } = ledger;
  const forSuccessor = pointForSuccessor(point, readings);
  if (forSuccessor === point) return [point];
  const succeeds = isSuccessor(ledger, thrower);
  if (succeeds === null) return [point, forSuccessor];
  return [succeeds ? forSuccessor : point];
}

/** Whether the table may show no point any more, because the dice go to the successor of a replaced shooter. */
function mayBeOff(terms: Terms, ledger: Ledger, { point }: State): boolean {
  if (point !== null || ledger.fallen || pointForSuccessor(ledger.point, terms.readings) !== null)
    return false;
  return !ledger.turnIsKnown || isSuccessor(ledger, offer(ledger, terms).player) !== false;
}
