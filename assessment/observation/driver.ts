/**
 * A table whose dice nobody sets: every bet is placed whenever it may be, then the suite waits for the dice and takes
 * what falls. What must be refused is tried between the throws.
 */
import { compareMoney } from '../../adapters/money';
import { TableFault, type Answer, type Operation, type Parameters, type Table } from '../../adapters/table';
import { BETS, acceptance, type Bet, type BetId } from '../../regulation';
import { Judge, type Played, type PlayedOperation } from '../judge';
import type { Ledger } from '../ledger';
import type { Terms } from '../terms';
import { caseKey, type Sight } from './cases';
import type { Observation } from './observation';

export interface DriveOptions {
  readonly terms: Terms;
  /** What is asked of `open` beside the mode. */
  readonly opening: Pick<Parameters['open'], 'minimumBet' | 'readings' | 'options'>;
  /** After so many throws the rest is left unseen. */
  readonly mostThrows: number;
  /** Called after each throw; true ends the session. */
  readonly onThrow: (observation: Observation) => boolean;
}

const PLAYER = 'player';
const SHOOTER = 'shooter';
/** Every prize of Article 6 on such a multiple of the minimum is whole. */
const WHOLE_PRIZES = 60;
/** Bets that a buy-in covers. */
const BUY_IN_STAKES = 1_000;

/** Nobody can throw so that they are seen. */
const NOT_BY_THROWING: readonly Sight['kind'][] = ['void', 'undrivable', 'notOffered', 'other'];

/** Plays until everything has been seen, or as long as it may. */
export async function drive(table: Table, observation: Observation, options: DriveOptions): Promise<void> {
  await new Driver(table, observation, options).play();
}

class Driver {
  private readonly judge: Judge;
  private readonly tried = new Set<string>();

  constructor(
    private readonly table: Table,
    private readonly observation: Observation,
    private readonly options: DriveOptions,
  ) {
    this.judge = new Judge(options.terms, 'real');
  }

  async play(): Promise<void> {
    await this.must('open', { mode: 'test', ...this.options.opening });
    for (const player of this.players) await this.buyIn(player);
    while (this.observation.throws < this.options.mostThrows && this.isWanting()) {
      await this.betOnEverything();
      await this.tryWhatMustBeRefused();
      await this.must('state', {});
      await this.must('roll', {});
      await this.must('state', {});
      if (this.options.onThrow(this.observation)) break;
    }
    await this.must('open', { mode: 'closed' });
  }

  private get players(): readonly string[] {
    return this.options.terms.capabilities.seats > 1 ? [SHOOTER, PLAYER] : [PLAYER];
  }

  private get ledger(): Ledger {
    const { ledger } = this.judge;
    if (ledger === null)
      throw new TableFault('PROTOCOL', 'the table opened a session and says that none is open');
    return ledger;
  }

  private get stake(): number {
    return this.ledger.minimumBet * WHOLE_PRIZES;
  }

  private isWanting(): boolean {
    return this.observation.missing.some(({ sight }) => !NOT_BY_THROWING.includes(sight.kind));
  }

  /** Each bet that may be placed and of which there is none waiting; a line bet for whoever throws. */
  private async betOnEverything(): Promise<void> {
    for (const player of this.players) {
      await this.topUp(player);
      for (const bet of this.offered) {
        if (player === SHOOTER && !this.isForShooter(bet)) continue;
        await this.placeWhereMissing(player, bet);
      }
      // Article 2(1): whoever throws has a bet on the table, also after his line bet is decided.
      if (this.ledger.betsOf(player).length === 0) await this.anyBet(player);
    }
  }

  /**
   * A line bet, so that he may throw; and where only he may add odds whose throw made the point, what is added to. An
   * opposed bet only until it has been seen: of such a shooter the text may not say when he is replaced.
   */
  private isForShooter({ id }: Bet): boolean {
    if (id === 'pass') return true;
    if (this.options.terms.readings.odds_bettor !== 'point_thrower') return false;
    if (id === 'pass_odds' || id === 'dont_pass_odds') return true;
    const { missing } = this.observation;
    return (
      id === 'dont_pass' &&
      missing.some(({ sight }) => sight.kind === 'accepted' && sight.bet === 'dont_pass_odds')
    );
  }

  private get offered(): readonly Bet[] {
    const { bets } = this.options.terms.capabilities;
    return BETS.filter(({ id }) => (bets as readonly string[]).includes(id));
  }

  private async placeWhereMissing(player: string, { id, category, base }: Bet): Promise<void> {
    const own = this.ledger.betsOf(player);
    const {
      decision,
      base: needed,
      onlyAfterFirstThrow,
    } = acceptance(id, this.ledger.point, this.options.terms.readings);
    if (decision === 'REJECT' || (onlyAfterFirstThrow === true && this.ledger.thrown === false)) return;
    if (category === 'odds') {
      const bare = own.filter(
        (bet) => bet.bet === base && bet.number !== null && this.ledger.additionalTo(bet.id).length === 0,
      );
      for (const { id: on } of bare) await this.ask('bet', { player, bet: id, amount: this.stake, on });
      return;
    }
    if (decision === 'ACCEPT_IF_BASE' && !own.some(({ bet }) => bet === needed)) return;
    const waiting = own.some(({ bet, number }) => bet === id && (number === null || category !== 'line'));
    const late = (id === 'pass' || id === 'dont_pass') && this.ledger.point !== null;
    if (!waiting && !late) await this.ask('bet', { player, bet: id, amount: this.stake });
  }

  private async anyBet(player: string): Promise<void> {
    const found = this.offered.find(({ category }) => category === 'one-roll' || category === 'multi-roll');
    if (found !== undefined) await this.ask('bet', { player, bet: found.id, amount: this.stake });
  }

  /** Once each: what the phase forbids, what stands on nothing, and stakes that are none. */
  private async tryWhatMustBeRefused(): Promise<void> {
    const { point, minimumBet } = this.ledger;
    const unseen = new Set(this.observation.missing.map(caseKey));
    for (const { id, category } of this.offered) {
      const { decision, clauses } = acceptance(id, point, this.options.terms.readings);
      const wanted = clauses.some((clause) => unseen.has(`${clause}/${id.replaceAll('_', '-')}-refused`));
      if (!wanted) continue;
      if (decision === 'REJECT') await this.tryOnce(id, point, this.stake);
      else if (decision === 'ACCEPT_IF_BASE' && category === 'odds')
        await this.tryOnce(id, point, this.stake, 'none');
    }
    const [bet] = this.offered.filter(({ category }) => category === 'one-roll' || category === 'multi-roll');
    if (bet === undefined) return;
    for (const amount of [0, -minimumBet, minimumBet - 1, minimumBet / 2, minimumBet + 1]) {
      await this.tryOnce(bet.id, null, amount);
    }
  }

  private async tryOnce(bet: BetId, point: number | null, amount: number, on?: string): Promise<void> {
    const key = [bet, point, amount, on].join();
    if (this.tried.has(key)) return;
    this.tried.add(key);
    await this.ask('bet', { player: PLAYER, bet, amount, ...(on === undefined ? {} : { on }) });
    // A refusal changes nothing.
    await this.must('state', {});
  }

  private async buyIn(player: string): Promise<void> {
    await this.must('join', { player, buyIn: this.stake * BUY_IN_STAKES });
  }

  private async topUp(player: string): Promise<void> {
    const balance = this.ledger.players.get(player)?.balance ?? 0;
    if (compareMoney(balance, this.stake * BETS.length * 2) < 0) await this.buyIn(player);
  }

  private async ask<O extends PlayedOperation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    const answer = (await this.table[operation as Operation](parameters as never)) as Answer<O>;
    const played = { operation, parameters, answer } as unknown as Played;
    this.observation.watch(this.judge.ledger, played);
    this.observation.book(this.judge.observe(played), { isThrow: operation === 'roll' && answer.ok });
    return answer;
  }

  /** For what the table has to be able to do before anything can be judged. */
  private async must<O extends PlayedOperation>(operation: O, parameters: Parameters[O]): Promise<void> {
    const answer = await this.ask(operation, parameters);
    if (!answer.ok) throw new TableFault('PROTOCOL', `${operation} was refused: ${answer.refusal.code}`);
  }
}
