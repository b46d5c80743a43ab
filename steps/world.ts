import { assert } from 'chai';
import { World, setWorldConstructor } from '@cucumber/cucumber';
import type { TFunction } from 'i18next';
import { parseJson, receivedJson } from '../adapters/answers';
import { plus, sameMoney, writtenMoney, type Money } from '../adapters/money';
import {
  TableFault,
  type Answer,
  type Capabilities,
  type Operation,
  type Parameters,
  type PlacedBet,
  type Refusal,
  type Senses,
  type Settlement,
  type State,
  type Table,
  type Value,
} from '../adapters/table';
import {
  BETS,
  authorisedItems,
  citation,
  isBetId,
  winningStake,
  type BetId,
  type ClauseId,
  type Options,
  type Readings,
} from '../regulation';
import { translator, type OfficialLanguage } from '../locales';
import type { Amount, Worth } from './amount';
import type { AuthorisedDifference, Placement, Trial } from './authorisations/trial';
import { FINDING_MEDIA_TYPE, GIVEN_UP, type Finding, type SpokenOf } from './finding';
import type { HouseRule } from './house-rule';
import { clauseOnRefusal } from './preparation';
import type { RunParameters } from './run-parameters';
import type { Throw } from './throw';

/** What the table answered to something that the regulation may allow or forbid. */
export interface Attempt {
  refusal: Refusal | undefined;
  /** The table's state before the attempt; a refusal must leave it as it was. */
  before: State;
  /** Whose request it was, and on what. */
  about: Omit<SpokenOf, 'quantity'>;
  /** The house has declared that it need not do this. */
  declaredAgainst?: HouseRule | null;
  /** The table took it, and said so in a shape that nobody can read. */
  unreadable?: TableFault | undefined;
}

/** The case being tested, as its tags name it. */
export interface Subject {
  clause: string;
  case: string;
  language: OfficialLanguage;
  /** The readings whose values its tags name. */
  readings: readonly string[];
}

/**
 * A step that prepares a case could not be carried out. The clause of the case was not put to the test, so that it is
 * inconclusive; the clause that was broken has cases of its own.
 */
export class PreconditionFailure extends Error {
  override name = 'PreconditionFailure';
}

export class ConformanceWorld extends World<RunParameters> {
  /** Set by the Before hook of every scenario. */
  table!: Table;
  capabilities!: Capabilities;
  subject!: Subject;

  /** What 1 is worth where the table's own minimum is another than the scenario's: every amount grows with it. */
  scaled: Worth | undefined;
  /** Somebody who is not in the case has made the very first throw, and has a seat. */
  openerSits = false;
  /** The player whose minimum bet on a line bet makes him the shooter, and that bet; see Article 2(1). */
  shooterBet: { bet: BetId; amount: number } | undefined;
  /** Where the table has one seat, the shooter's bets are the player's: what they cost is left out of his balance. */
  shooterBets = new Set<string>();
  shooterCost: Money = 0;
  /** Bets that the table holds, as it answered when they were placed, with the number each has travelled to since. */
  bets: PlacedBet[] = [];
  /** Balances by player, carried forward from the table's own answers by the contract's rule for settlements. */
  balances = new Map<string, Money>();
  /** Bets that won and stayed up: of them no sentence speaks any more, for which they were over. */
  standingBets: PlacedBet[] = [];
  /** By player: how much more or less he has because bets stayed up that a sentence takes for returned. */
  standing = new Map<string, Money>();
  /** By the id of a bet that won: what an authorisation under Article 7 changes in its prize. */
  authorisedDifferences = new Map<string, AuthorisedDifference>();
  /** What was tried on authorised items and prizes, for the sentences that judge it. */
  trials: Trial[] = [];
  placements: Placement[] = [];
  throws: Throw[] = [];
  attempt: Attempt | undefined;
  /** Whose turn it was said to be while the table showed the one who threw last. */
  turnToProve: string | undefined;
  /** False for a case that does not apply to the table: nothing is asked of it then. */
  played = true;
  /** Code of the fault of the link or the harness that ended the case; undefined where there was none. */
  faultCode: string | undefined;
  private currentState: State | undefined;

  /** A sentence in the scenario's language. */
  say(key: string, values: Record<string, unknown> = {}): string {
    return this.phrases(key, values);
  }

  /** A sentence about authorisations, in the scenario's language. */
  sayOfAuthorisations(key: string, values: Record<string, unknown> = {}): string {
    return translator(this.subject.language, 'authorisations')(key, values);
  }

  private get phrases(): TFunction {
    return translator(this.subject.language, 'steps');
  }

  betName(bet: string): string {
    const { language } = this.subject;
    const item = authorisedItems(this.parameters.authorisations).find((each) => each.item === bet);
    return (item ?? BETS.find(({ id }) => id === bet))?.names[language] ?? bet;
  }

  /** Where the table has one seat, whoever throws is the one who sits there. */
  seated(player: string): string {
    return player === 'shooter' && this.capabilities.seats === 1 ? 'player' : player;
  }

  playerName(player: string): string {
    return this.say(`player.${/^(?:shooter|player(?:-[abc])?)$/.test(player) ? player : 'other'}`);
  }

  /** What 1 in a scenario is worth. */
  get worth(): Worth {
    return this.scaled ?? { minor: this.parameters.minorUnitsPerAmount, per: 1 };
  }

  /** What is asked for; no whole number where it is to be refused. */
  minorUnits(amount: Amount): number {
    return amount.inMinorUnits(this.worth);
  }

  /** What is due, without loss. */
  due(amount: Amount): Money {
    return amount.exactly(this.worth);
  }

  money(minorUnits: Money): string {
    return writtenMoney(minorUnits, this.parameters.minorUnitsPerAmount);
  }

  /** Declared before the run, complete. */
  get readings(): Readings {
    return this.parameters.readings as unknown as Readings;
  }

  get options(): Options {
    return this.parameters.options as unknown as Options;
  }

  /** Every bet that the table holds by its own answers. */
  get heldBets(): readonly PlacedBet[] {
    return [...this.bets, ...this.standingBets];
  }

  /** A bet that won and stayed up is one that the scenario goes on with. */
  knowsThatItStays({ id, player, amount }: PlacedBet): void {
    const bet = this.standingBets.find((each) => each.id === id);
    if (bet === undefined) return;
    this.standingBets = this.standingBets.filter((each) => each !== bet);
    this.standing.set(player, plus(this.standing.get(player) ?? 0, amount));
    this.bets = [...this.bets, bet];
  }

  /** Whether a won bet may be left on the table, or has to be, under the declared reading. */
  mayStayUp(bet: string): boolean {
    return isBetId(bet) && winningStake(bet, this.readings) !== 'returned';
  }

  mustStayUp(bet: string): boolean {
    return isBetId(bet) && winningStake(bet, this.readings) === 'stays';
  }

  /** Whether the table says that it takes this bet. */
  offers(bet: string): boolean {
    return (this.capabilities.bets as string[]).includes(bet);
  }

  /** Where the table says that it cannot tell this, the case does not apply to it. */
  cannotTell(sense: keyof Senses): boolean {
    return !this.capabilities.senses[sense];
  }

  /** Asks the table; a fault of the link is put on record before it ends the scenario. */
  async ask<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Answer<O>> {
    try {
      return await this.table[operation](parameters);
    } catch (error) {
      this.faulted(error, { operation, parameters });
      throw error;
    }
  }

  /** An acceptance that could not be read, and of which no sentence says that it had to be a refusal. */
  endWhereUnreadable(): void {
    const unreadable = this.attempt?.unreadable;
    if (this.attempt === undefined || unreadable === undefined) return;
    this.attempt.unreadable = undefined;
    this.faulted(unreadable);
    throw unreadable;
  }

  /**
   * Puts a fault of the link, of the harness or of the table itself on record.
   *
   * @param at what was asked
   */
  faulted(error: unknown, at?: { operation: Operation; parameters: unknown }): void {
    const code = error instanceof TableFault ? error.code : 'HARNESS';
    this.faultCode = code;
    const message = error instanceof Error ? error.message : String(error);
    const asked = code === 'BROKE_OFF' && at !== undefined ? ` ${JSON.stringify(at.parameters)}` : '';
    this.report({ kind: 'fault', code, message: `${message}${asked}` });
  }

  /** Ends a case that is not tried. */
  giveUp(): never {
    const message = this.say('fault.givenUp');
    this.report({ kind: 'fault', code: GIVEN_UP, message });
    throw new Error(message);
  }

  /**
   * Asks for what the regulation may allow or forbid, and keeps the answer beside the state before it.
   *
   * @returns null where the table took it, and says so in a shape that the contract does not know: enough to be known
   * where it had to refuse
   */
  async attemptTo<O extends Operation>(
    operation: O,
    parameters: Parameters[O],
    about: Attempt['about'] = {},
  ): Promise<Answer<O> | null> {
    this.endWhereUnreadable();
    const before = await this.state();
    let answer: Answer<O>;
    try {
      answer = await this.table[operation](parameters);
    } catch (error) {
      this.stateChanged();
      if (!isAcceptance(error)) {
        this.faulted(error, { operation, parameters });
        throw error;
      }
      this.attempt = { refusal: undefined, before, about, unreadable: error };
      return null;
    }
    this.stateChanged();
    this.attempt = { refusal: answer.ok ? undefined : answer.refusal, before, about };
    return answer;
  }

  /** Asks for what prepares the case: a refusal is no answer to the clause under test. */
  async prepare<O extends Operation>(operation: O, parameters: Parameters[O]): Promise<Value<O>> {
    const answer = await this.ask(operation, parameters);
    if (answer.ok) return answer.value;
    if (operation !== 'state') await this.requireHeld();
    const { code } = answer.refusal;
    const clause = clauseOnRefusal(this, operation, parameters, code);
    const what = this.say('precondition.refused', { operation, code });
    return clause === null ? this.preconditionFailed(what) : this.notPrepared(clause, what);
  }

  /** A player sits down with what he brings, no more and no less. */
  async seatPlayer(parameters: Parameters['join']): Promise<void> {
    const { player, buyIn } = parameters;
    const { balance } = await this.prepare('join', parameters);
    if (!sameMoney(balance, buyIn)) {
      const values = { asked: this.money(buyIn), actual: this.money(balance) };
      return this.preconditionFailed(this.say('precondition.buyIn', values));
    }
    this.balances.set(player, balance);
    this.stateChanged();
  }

  /** A bet that was neither settled nor taken down is still there: the table must not lose it. */
  async requireHeld(): Promise<void> {
    const { bets } = await this.state();
    const lost = this.heldBets.find(({ id }) => !bets.some((bet) => bet.id === id));
    if (lost === undefined) return;
    const name = this.betName(lost.bet);
    this.require(
      false,
      () => this.say('bet.held', { bet: name, amount: this.money(lost.amount) }),
      () => this.say('bet.lost', { bet: name, throw: this.throws.length }),
      () => ({ quantity: 'stake', player: lost.player, bet: lost.bet }),
    );
  }

  /** @param clause under which it is tested whether the table may refuse this */
  notPrepared(clause: ClauseId, what: string): never {
    const { language } = this.subject;
    const message = this.say('precondition.notPrepared', { what, clause: citation(clause, language) });
    this.report({ kind: 'not-prepared', clause, message });
    throw new PreconditionFailure(message);
  }

  preconditionFailed(what: string): never {
    const message = this.say('precondition.failed', { what });
    this.report({ kind: 'fault', code: 'PRECONDITION', message });
    throw new PreconditionFailure(message);
  }

  /** The table's state, asked once between two changes. */
  async state(): Promise<State> {
    this.currentState ??= await this.prepare('state', {});
    return this.currentState;
  }

  /** Whether the table's last answer about its state still holds. */
  get stateIsKnown(): boolean {
    return this.currentState !== undefined;
  }

  /** To be called by whatever may have changed the table. */
  stateChanged(): void {
    this.currentState = undefined;
  }

  get lastThrow(): Throw {
    const last = this.throws.at(-1);
    if (last === undefined) throw new Error('The scenario asks about a throw before one was made');
    return last;
  }

  /**
   * Requires what a clause states.
   * @param requiredText says what the clause requires, and `actualText` what the table did, in the scenario's language;
   * asked only where they differ, which in a conforming table is never.
   * @param about what it is about, where that is one thing
   */
  require(met: boolean, requiredText: () => string, actualText: () => string, about?: () => SpokenOf): void {
    if (met) return;
    const required = requiredText();
    const actual = actualText();
    const dice = this.throws.map((thrown) => thrown.dice);
    const spokenOf = about === undefined ? {} : { about: about() };
    this.report({ kind: 'failure', dice, required, actual, ...spokenOf });
    assert(
      false,
      this.say(dice.length === 0 ? 'failure.withoutDice' : 'failure.withDice', {
        clause: citation(this.subject.clause, this.subject.language),
        dice: dice.map(([one, other]) => `${one}-${other}`).join(this.say('separator')),
        required,
        actual,
      }),
    );
  }

  /** Ends the case without a verdict on the table; Cucumber counts it as skipped and never as passed. */
  notApplicable(reason: string, values: Record<string, string>): 'skipped' {
    this.report({ kind: 'not-applicable', reason, values });
    return 'skipped';
  }

  notDecidable(actual: string): 'skipped' {
    this.report({ kind: 'not-decidable', dice: this.throws.map((thrown) => thrown.dice), actual });
    return 'skipped';
  }

  private report(finding: Finding): void {
    this.attach(JSON.stringify(finding), FINDING_MEDIA_TYPE);
  }

  /** What the last throw did to a bet; a bet that the table does not list stays as it is. */
  settlementOf(bet: PlacedBet): Settlement {
    return (
      this.lastThrow.result.settlements.find((settlement) => settlement.bet === bet.id) ?? {
        bet: bet.id,
        player: bet.player,
        outcome: 'stay',
        paid: 0,
        returned: 0,
      }
    );
  }

  /**
   * The bet of which a sentence speaks: by name and player, and by number where one is named. After a throw it is
   * looked for among the bets that were on the table before it.
   */
  betSpokenOf(name: string, player = 'player', number?: number): PlacedBet {
    const candidates = (this.throws.length > 0 ? this.lastThrow.bets : this.bets).filter(
      (bet) =>
        bet.bet === name && bet.player === player && (number === undefined || this.numberOf(bet) === number),
    );
    const [bet] = candidates;
    if (bet === undefined || candidates.length > 1) {
      throw new Error(
        `The scenario speaks of one ${name} of ${player}, the table holds ${candidates.length}`,
      );
    }
    return bet;
  }

  /** An additional bet is known by the number of the bet under it. */
  numberOf(bet: PlacedBet): number | null {
    return bet.number ?? this.bets.find(({ id }) => id === bet.on)?.number ?? null;
  }
}

function isAcceptance(error: unknown): error is TableFault {
  if (!(error instanceof TableFault) || error.code !== 'BAD_ANSWER') return false;
  const json = receivedJson(error);
  const received = typeof json === 'string' ? parseJson(json) : null;
  return typeof received === 'object' && received !== null && (received as { ok?: unknown }).ok === true;
}

setWorldConstructor(ConformanceWorld);
