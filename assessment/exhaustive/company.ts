/** All bets at once, at random stakes, under random throws: for faults that hide in company. */
import type { TranscriptPlace } from '../../adapters/transcript';
import { ALL_DICE, BETS, acceptance, type Bet, type BetId, type ClauseId } from '../../regulation';
import type { Judgement } from '../judgement';
import { asFault, isAnswer } from './drive';
import type { CellFailure, CellFault } from './exhaustion';
import { PLAYER, type Play } from './play';
import { seededRandom, shuffled } from './random';
import { VOID_LANDINGS } from './void-throws';

/** What was judged under one clause about one kind of bet, or about none. */
export interface CompanyTally {
  readonly clause: ClauseId;
  readonly bet: BetId | null;
  times: number;
  failed: number;
  /** Bounded; the first ones. */
  readonly failures: CellFailure[];
  undecided: Judgement | null;
}

export interface CompanyResult {
  readonly throws: number;
  readonly tallies: readonly CompanyTally[];
  /** Sessions that could not be played to their end, and why the first of them could not. */
  readonly lost: number;
  readonly fault: CellFault | null;
}

export interface CompanyOptions {
  readonly throws: number;
  readonly seed: number;
  /** Called after each throw. */
  readonly onThrow: () => void;
}

const MOST_PLAYERS = 3;
const SESSION = 40;
const FAILURES_KEPT = 10;
const MOST_FAULTS = 3;
/** Of all moments at which a bet could be placed. */
const PLACED = 0.5;
const FORBIDDEN_TRIED = 0.03;
const VOID_THROWN = 0.08;
/** Of all stakes: those on which every prize is whole. */
const WHOLE = 0.6;
/** Most multiples of the minimum, or of sixty times it. */
const LARGEST = 40;

export class Company {
  private readonly random: () => number;
  private readonly tallies = new Map<string, CompanyTally>();
  private readonly players: readonly string[];
  private readonly offered: readonly Bet[];
  private thrown = 0;
  private lost = 0;
  private fault: CellFault | null = null;

  constructor(
    private readonly play: Play,
    private readonly options: CompanyOptions,
  ) {
    this.random = seededRandom(options.seed);
    const seats = Math.min(play.terms.capabilities.seats, MOST_PLAYERS);
    this.players = Array.from({ length: seats }, (_, index) => `p${index + 1}`);
    this.offered = BETS.filter(({ id }) => play.offers(id));
  }

  /** As it stands, also while it goes on. */
  get result(): CompanyResult {
    const { thrown: throws, lost, fault } = this;
    return { throws, tallies: [...this.tallies.values()], lost, fault };
  }

  async run(): Promise<CompanyResult> {
    let faults = 0;
    while (this.thrown < this.options.throws && faults < MOST_FAULTS) {
      try {
        await this.session();
        faults = 0;
      } catch (error) {
        this.book();
        const fault = this.lose(error);
        faults = isAnswer(fault) ? faults : faults + 1;
        this.thrown += 1;
        this.options.onThrow();
      }
    }
    try {
      if (faults < MOST_FAULTS) await this.play.end();
    } catch (error) {
      this.lose(error);
    }
    return this.result;
  }

  private lose(error: unknown): CellFault {
    const fault = asFault(error);
    this.lost += 1;
    this.fault ??= fault;
    return fault;
  }

  private async session(): Promise<void> {
    const { play, options } = this;
    await play.begin(this.players);
    for (let count = 0; count < SESSION && this.thrown < options.throws && play.goesOn; count += 1) {
      for (const player of this.players) await this.bet(player);
      // Where a replaced shooter waits for another one, there has to be another one.
      const needed = play.terms.readings.sole_shooter === 'nobody_throws' ? this.players : [PLAYER];
      for (const player of needed) await play.ensureBet(player);
      await play.must('state', {});
      const landing = this.chance(VOID_THROWN) ? this.landing() : undefined;
      await play.roll(this.pick(ALL_DICE), landing);
      await play.inspectDice();
      this.thrown += 1;
      options.onThrow();
      // What follows from a mistake is not judged as another one.
      if (this.book()) return;
    }
  }

  private landing() {
    return this.play.terms.capabilities.senses.landing ? this.pick(VOID_LANDINGS) : undefined;
  }

  private async bet(player: string): Promise<void> {
    for (const bet of shuffled(this.offered, this.random)) {
      const { ledger, terms } = this.play;
      const { decision } = acceptance(bet.id, ledger.point, terms.readings);
      if (!this.chance(decision === 'REJECT' ? FORBIDDEN_TRIED : PLACED)) continue;
      const own = ledger.betsOf(player);
      if (bet.category === 'odds') {
        const bare = own.filter(
          ({ id, bet: name, number }) =>
            name === bet.base && number !== null && ledger.additionalTo(id).length === 0,
        );
        for (const { id: on } of bare) await this.place(player, bet.id, { on });
        continue;
      }
      if (!own.some(({ bet: name, number }) => name === bet.id && number === null)) {
        await this.place(player, bet.id);
      }
    }
  }

  private async place(player: string, bet: BetId, on: { on?: string } = {}): Promise<void> {
    await this.play.ask('bet', { player, bet, amount: this.stake(), ...on });
  }

  private stake(): number {
    if (this.chance(FORBIDDEN_TRIED)) return this.forbiddenStake();
    const multiple = 1 + Math.floor(this.random() * LARGEST);
    return this.chance(WHOLE) ? this.play.stake * multiple : this.play.ledger.minimumBet * multiple;
  }

  /** None that Article 5(6) lets a player bet. */
  private forbiddenStake(): number {
    const { minimumBet } = this.play.ledger;
    const { stake } = this.play;
    return this.pick([0, -stake, minimumBet - 1, minimumBet / 2, stake + 0.5, stake + 1]);
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** @returns whether anything was wrong */
  private book(): boolean {
    let wrong = false;
    for (const judgement of this.play.take()) {
      const failed = judgement.result === 'fails';
      wrong ||= failed;
      const tally = this.tally(judgement);
      tally.times += 1;
      if (judgement.result === 'not-decidable') tally.undecided ??= judgement;
      if (!failed) continue;
      tally.failed += 1;
      if (tally.failures.length < FAILURES_KEPT) tally.failures.push(this.failure(judgement));
    }
    return wrong;
  }

  private failure(judgement: Judgement): { judgement: Judgement; place: TranscriptPlace | null } {
    return { judgement, place: this.play.place() };
  }

  private tally({ clauses: [clause], about }: Judgement): CompanyTally {
    const bet = BETS.find(({ id }) => id === about.bet)?.id ?? null;
    const key = `${clause}/${bet ?? ''}`;
    const known = this.tallies.get(key);
    if (known !== undefined) return known;
    const tally: CompanyTally = { clause, bet, times: 0, failed: 0, failures: [], undecided: null };
    this.tallies.set(key, tally);
    return tally;
  }
}
