/** A table that is driven and judged at once, from one clean session to the next. */
import { compareMoney } from '../../adapters/money';
import { TableFault, type Answer, type Operation, type Parameters, type Table } from '../../adapters/table';
import type { TranscriptPlace } from '../../adapters/transcript';
import {
  ALL_DICE,
  BETS,
  acceptance,
  bet as betRecord,
  decide,
  mayThrow,
  type Bet,
  type BetId,
  type ClauseId,
  type Dice,
  type Face,
  type Landing,
  type Point,
} from '../../regulation';
import { Judge, type Played, type PlayedOperation } from '../judge';
import type { Judgement } from '../judgement';
import type { Ledger, LedgerBet } from '../ledger';
import type { Terms } from '../terms';
import { offer } from '../throwing';
import type { Field12 } from './cells';
import { WHOLE_PRIZES, greatestWithin } from './stakes';

/** What is kept of the exchanges; a run without a transcript keeps nothing. */
export interface Evidence {
  /** What follows belongs together. */
  begin(): void;
  place(): TranscriptPlace | null;
}

export const PLAYER = 'p1';
export const SECOND = 'p2';

const BUY_IN_STAKES = 5_000;
/** Article 4(2): what a throw that replaces the shooter has to be. */
const LOST: ClauseId = 'art_4__point_2';
/** Stakes that a player needs to go on. */
const LEAST_STAKES = 50;
/** A session of this length is begun anew: what a table does late in a long one is not what a cell is about. */
const LONGEST_SESSION = 200;
/** Exchanges with a table of this process after which timers and signals have their turn. */
const YIELD_AFTER = 200;

/** Line bets with a throw that wins them and leaves the table before a come-out throw. */
const OPENINGS: readonly { readonly bet: BetId; readonly dice: Dice }[] = [
  { bet: 'pass', dice: [3, 4] },
  { bet: 'dont_pass', dice: [1, 2] },
];

/** Something that has to be possible before a cell can be driven is not. */
export class Unreachable extends Error {}

export class Play {
  /** What was wrong since the last {@link take}. */
  private judged: Judgement[] = [];
  private readonly judge: Judge;
  private opened = false;
  private throws = 0;
  private exchanges = 0;
  private sessionFrom: TranscriptPlace | null = null;

  constructor(
    private readonly table: Table,
    readonly terms: Terms,
    readonly field12: Field12,
    private readonly evidence: Evidence,
  ) {
    this.judge = new Judge(terms);
  }

  get ledger(): Ledger {
    if (this.judge.ledger === null)
      throw new TableFault('PROTOCOL', 'the table says that no session is open');
    return this.judge.ledger;
  }

  get stake(): number {
    return this.ledger.minimumBet * WHOLE_PRIZES;
  }

  /** The usual stake, or as much as the table has declared that it takes. */
  stakeOn(bet: BetId, under?: LedgerBet): number {
    return Math.min(this.stake, greatestWithin(this, bet, under) ?? Infinity);
  }

  /** Whether the session goes on: it was begun, is not spoiled, and is not too long. */
  get goesOn(): boolean {
    return (
      this.opened &&
      this.judge.ledger !== null &&
      this.throws < LONGEST_SESSION &&
      this.canPay &&
      !this.isStuck
    );
  }

  /** The sole player was replaced, or may have been, and by the declared reading nobody throws any more. */
  get isStuck(): boolean {
    const { holder, players, turnIsKnown } = this.ledger;
    const waits = this.terms.readings.sole_shooter === 'nobody_throws' && players.size === 1;
    return waits && (holder?.replaced === true || !turnIsKnown);
  }

  private get canPay(): boolean {
    const balance = this.ledger.players.get(PLAYER)?.balance ?? 0;
    return compareMoney(balance, this.stake * LEAST_STAKES) >= 0;
  }

  /** A clean session with these players on the first seats. */
  async begin(players: readonly string[]): Promise<void> {
    await this.openFor(players);
    await this.beginRound();
    this.opened = true;
  }

  /** As {@link begin}, before any throw. */
  async openFor(players: readonly string[]): Promise<void> {
    this.opened = false;
    this.throws = 0;
    this.evidence.begin();
    const { readings, options } = this.terms;
    await this.must('open', { mode: 'test', readings: { ...readings }, options: { ...options } });
    this.sessionFrom = this.evidence.place();
    for (const player of players) await this.must('join', { player, buyIn: this.stake * BUY_IN_STAKES });
  }

  /** Where nothing else may be bet before the first throw, one is made that wins a line bet and marks no point. */
  async beginRound(): Promise<void> {
    if (this.terms.readings.bets_before_first_throw === 'accepted') return;
    const [opening] = OPENINGS.filter(({ bet }) => this.offers(bet));
    if (opening === undefined)
      throw new Unreachable('no bet is offered that may be placed before the first throw');
    await this.must('bet', { player: PLAYER, bet: opening.bet, amount: this.entitlingStakeOn(opening.bet) });
    await this.roll(opening.dice);
    await this.must('state', {});
  }

  /** The next cell starts from a clean session. */
  spoil(): void {
    this.opened = false;
  }

  async end(): Promise<void> {
    await this.ask('open', { mode: 'closed' });
  }

  async ask<O extends PlayedOperation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    this.exchanges += 1;
    if (this.exchanges % YIELD_AFTER === 0) await new Promise((resolve) => setImmediate(resolve));
    const answer = (await this.table[operation as Operation](parameters as never)) as Answer<O>;
    this.judged.push(...this.judge.observe({ operation, parameters, answer } as unknown as Played));
    return answer;
  }

  async must<O extends PlayedOperation>(
    operation: O,
    parameters: Parameters[O],
  ): Promise<Extract<Answer<O>, { ok: true }>['value']> {
    const answer = await this.ask(operation, parameters);
    if (!answer.ok)
      throw new Unreachable(`${operation} ${JSON.stringify(parameters)}: ${answer.refusal.code}`);
    return answer.value;
  }

  /** @throws {@link TableFault} where the table throws other dice than it was told to */
  async roll(dice: Dice, landing?: Landing): Promise<Extract<Answer<'roll'>, { ok: true }>['value']> {
    this.throws += 1;
    const thrown = { dice: [...dice] as [number, number], ...(landing === undefined ? {} : { landing }) };
    const result = await this.must('roll', { throw: thrown as Parameters['roll']['throw'] & object });
    if (!result.settled || result.dice.join() !== dice.join()) {
      throw new TableFault(
        'BAD_ANSWER',
        `roll: told to throw ${dice.join('-')}, threw ${result.dice.join('-')}`,
      );
    }
    return result;
  }

  /** Looks at the table; dice that left the layout meet the requirements, Article 3(4). */
  async inspectDice(): Promise<void> {
    const { dice = [] } = await this.must('state', {});
    for (const { die, status } of dice) {
      if (status === 'inspection') await this.must('dice', { inspected: { die, meets: true } });
    }
  }

  /** A stake that entitles to throw, and that no maximum is near. */
  entitlingStakeOn(bet: BetId): number {
    const exactly = this.terms.readings.stake_to_throw === 'exactly';
    return exactly || this.stakeOn(bet) < this.stake ? this.ledger.minimumBet : this.stake;
  }

  /** Where the table still shows the one who threw last, the throw tells whose turn it is: not his, but the next one's. */
  async tryTurn(): Promise<void> {
    const { ledger, terms } = this;
    const { holder, shown } = ledger;
    if (!terms.capabilities.senses.shooter || holder === null || !ledger.turnIsKnown) return;
    const { player } = offer(ledger, terms);
    if (player === null || player === holder.player || shown !== holder.player) return;
    const dice: [Face, Face] = [1, 3];
    const answer = await this.ask('roll', { throw: { dice, by: holder.player } });
    if (!answer.ok) await this.ask('roll', { throw: { dice, by: player } });
  }

  /** Somebody has to bet before anybody may throw. */
  async ensureBet(player: string, except: BetId | null = null): Promise<void> {
    const stakes = this.ledger.betsOf(player).map(({ amount }) => amount);
    if (mayThrow({ stakes }, this.ledger.minimumBet, this.terms.readings)) return;
    const bet = this.helper(except, this.ledger.point);
    if (bet === undefined) throw new Unreachable('no bet is offered that may be placed now');
    await this.must('bet', { player, bet, amount: this.entitlingStakeOn(bet) });
  }

  /** A bet that any throw decides, where there is one, so that it stands beside nothing that comes after. */
  helper(except: BetId | null, point: Point | null): BetId | undefined {
    const offered = BETS.filter(({ id }) => this.offers(id));
    const others = offered.filter(({ id }) => id !== except);
    const anyTime = ({ category }: Bet) => category === 'one-roll' || category === 'multi-roll';
    if (this.terms.readings.sole_shooter === 'nobody_throws') {
      const [safest] = others
        .filter(anyTime)
        .sort((one, other) => this.risk(one, point) - this.risk(other, point));
      if (safest !== undefined) return safest.id;
    }
    const found =
      others.find(({ category }) => category === 'one-roll') ??
      others.find(anyTime) ??
      offered.find(anyTime) ??
      offered.find(({ id }) => acceptance(id, point, this.terms.readings).decision === 'ACCEPT');
    return found?.id;
  }

  /** On how many throws a bet is lost, or may be: the loss of a first throw may take the dice from a player. */
  private risk({ id: bet }: Bet, point: Point | null): number {
    const { readings, options } = this.terms;
    const kinds = ALL_DICE.map(
      (dice) => decide({ bet, betState: 'waiting', point, dice, readings, options }).kind,
    );
    return kinds.filter((kind) => kind === 'lose' || kind === 'silent').length;
  }

  offers(bet: BetId): boolean {
    return (this.terms.capabilities.bets as readonly string[]).includes(bet);
  }

  /** How many judgements were made since the last {@link take}. */
  get judgedSoFar(): number {
    return this.judged.length;
  }

  get hasFailed(): boolean {
    return this.judged.some(({ result }) => result === 'fails');
  }

  /** What was judged since the last call. */
  take(): Judgement[] {
    const taken = this.judged;
    this.judged = [];
    return taken;
  }

  /** A shooter who was gone with the throw was not replaced by the bets that were placed after it. */
  blameThrow(): void {
    this.judged = this.judged.map((judgement) =>
      judgement.actual.kind === 'shooter' && judgement.dice === undefined
        ? { ...judgement, clauses: [LOST, ...judgement.clauses.filter((clause) => clause !== LOST)] }
        : judgement,
    );
  }

  /** Puts back what was taken. */
  restore(judged: readonly Judgement[]): void {
    this.judged.unshift(...judged);
  }

  /** The exchanges since the session was opened. */
  place(): TranscriptPlace | null {
    const now = this.evidence.place();
    if (now === null) return null;
    const { sessionFrom } = this;
    return sessionFrom?.chain === now.chain ? { ...now, from: sessionFrom.from } : now;
  }
}

/** The bets that have to be there before a bet can be placed, the first one first, and that bet itself. */
export function chainOf(bet: BetId, terms: Terms): readonly BetId[] {
  const { category, base } = betRecord(bet);
  const under = category === 'odds' && base !== undefined ? chainOf(base, terms) : [];
  const follows = bet === 'come' || bet === 'dont_come';
  const pass = follows && terms.readings.come_precondition === 'own_pass_bet' ? (['pass'] as const) : [];
  return [...pass, ...under, bet];
}
