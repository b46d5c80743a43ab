import { minus, plus } from '../money';
import { BET_NAMES } from '../table';
import type { BetName, Capabilities, Operation, Refusal, RefusalCode, UncheckedTable, Value } from '../table';
import { isOdds, oppositionRefusal } from './articles/acceptance';
import type { Base, Order } from './articles/acceptance';
import { result } from './articles/settlement';
import { sameBox } from './articles/stakes';
import { fairDice, seededDice } from './dice';
import type { DiceSource } from './dice';
import type { House } from './options';
import { readingSet, unknownReading } from './readings';
import { copyRequest, requestSchemas } from './requests';
import type { Request } from './requests';
import type { Rules } from './rules';
import { buyInRefusal, findSeat } from './seats';
import { newSession, placedBet, stateOf } from './session';
import type { Field12, LiveBet, Session, Terms } from './session';
import { readThrow } from './throws';

/** A value, or the code of a refusal. Everything is checked before anything changes. */
type Reply<O extends Operation> = Value<O> | Declined;

/** The code alone where there is no more to say. */
type Declined = RefusalCode | Refusal;

function isDeclined(reply: unknown): reply is Declined {
  return typeof reply === 'string' || (typeof reply === 'object' && reply !== null && 'code' in reply);
}

/** Operations that change the table, or try to; those that only look at it leave no event. */
const JOURNALLED: readonly Operation[] = ['open', 'join', 'bet', 'change', 'dice', 'roll'];

function isBetName(name: string): name is BetName {
  return (BET_NAMES as readonly string[]).includes(name);
}

const FIELD_12: readonly string[] = ['double', 'triple'] satisfies Field12[];

/** A craps table of Articles 2 to 6 that plays by `rules`. */
export class ReferenceTable {
  readonly #house: House;
  readonly #rules: Rules;
  readonly #dice: DiceSource;
  /** The table's own session, which a test interrupts and which comes back after it. */
  readonly #own: Session;
  #session: Session;

  constructor(house: House, rules: Rules) {
    this.#house = house;
    this.#rules = rules;
    this.#dice = house.seed === undefined ? fairDice : seededDice(house.seed);
    this.#own = this.#newSession(this.#standingTerms(), { open: false, forced: false });
    this.#session = this.#own;
  }

  operations(): UncheckedTable {
    return {
      describe: this.#operation('describe', () => this.#describe()),
      open: this.#operation('open', (request) => this.#open(request)),
      join: this.#operation('join', (request) => this.#join(request)),
      bet: this.#operation('bet', (request) => this.#bet(request)),
      change: this.#operation('change', (request) => this.#change(request)),
      dice: this.#operation('dice', (request) => this.#betweenThrows(request)),
      roll: this.#operation('roll', (request) => this.#roll(request)),
      state: this.#operation('state', () => this.#state()),
      log: this.#operation('log', ({ since, max }) => this.#session.journal.read(since, max)),
    };
  }

  #operation<O extends Operation>(
    operation: O,
    run: (request: Request<O>) => Reply<O>,
  ): (parameters: unknown) => unknown {
    return (parameters) => {
      const copy = copyRequest(parameters);
      const request = requestSchemas[operation].safeParse(copy);
      const reply = request.success ? run(request.data as Request<O>) : 'MALFORMED';
      const answer = isDeclined(reply)
        ? { ok: false as const, refusal: typeof reply === 'string' ? { code: reply } : reply }
        : { ok: true as const, value: reply };
      // After `open` the event belongs to the session that it opened.
      if (JOURNALLED.includes(operation)) this.#session.journal.record(operation, copy ?? {}, answer);
      return answer;
    };
  }

  #describe(): Capabilities {
    const { builtIn, field12, minimumBet, unit, seats, offered, holdsThrow, control, senses } = this.#house;
    return {
      ...this.#practices(),
      protocol: 'ctp/1',
      maker: 'craps-conformance',
      model: 'Reference table, Order 53/2010',
      firmware: '1.0.0',
      control,
      bets: [...offered],
      minimumBet,
      unit,
      currency: { code: 'MOP', minorDigits: 2 },
      seats,
      readings: { ...builtIn },
      options: field12 === undefined ? {} : { field_12: field12 },
      holdsThrow,
      senses: { ...senses },
    };
  }

  /** What a table need not say where it is as most are. */
  #practices(): Partial<Capabilities> {
    const { limits, changes, equalBets, opposedBets, journal } = this.#house;
    return {
      ...(Object.keys(limits).length === 0 ? {} : { limits }),
      ...(Object.values(changes).every(Boolean) ? {} : { changes }),
      ...(equalBets === 'separate' ? {} : { equalBets }),
      ...(opposedBets ? {} : { opposedBets }),
      ...(journal.holds === 'everything' && journal.events === undefined ? {} : { journal }),
    };
  }

  #state(): Value<'state'> {
    const session = this.#session;
    const rules = this.#rules;
    return stateOf(session, {
      point: rules.shownPoint(session),
      shooter: session.terms.senses.shooter ? rules.shownShooter(rules, session) : null,
    });
  }

  /** `test` starts a clean session; `observe` goes on with the table's own; `closed` ends what is open. */
  #open(request: Request<'open'>): Reply<'open'> {
    if (request.mode === 'closed') {
      this.#close();
      return this.#state();
    }
    const terms = this.#terms(request);
    if (isDeclined(terms)) return terms;
    if (request.mode === 'test') {
      this.#session = this.#newSession(terms, { open: true, forced: this.#house.control === 'forced' });
    } else {
      this.#session = this.#own;
      this.#own.open = true;
      // The terms of live bets are not changed under them.
      if (this.#own.bets.size === 0) this.#own.terms = terms;
    }
    return this.#state();
  }

  #close(): void {
    if (this.#session === this.#own) {
      this.#own.open = false;
      this.#own.held = null;
      for (const bet of this.#own.bets.values()) {
        const player = this.#own.players.get(bet.player);
        if (player) player.balance = plus(player.balance, bet.amount);
      }
      this.#own.bets.clear();
      this.#own.point = null;
      this.#own.shooter = null;
      this.#own.replaced = null;
      this.#own.waived.clear();
    }
    this.#session = this.#own;
  }

  #newSession(terms: Terms, settings: { open: boolean; forced: boolean }): Session {
    return newSession(terms, { ...settings, dice: this.#rules.diceSet(terms.dice) });
  }

  #standingTerms(): Terms {
    const { builtIn, field12, minimumBet, unit, offered, maximumOddsMultiple, dice, senses } = this.#house;
    const { limits, paysFractions, equalBets, opposedBets, journal } = this.#house;
    return {
      limits,
      paysFractions,
      equalBets,
      opposedBets,
      journal,
      minimumBet,
      unit,
      offered,
      maximumOddsMultiple,
      readings: { ...readingSet('customary'), ...builtIn },
      field12: field12 ?? 'double',
      dice,
      senses,
    };
  }

  /** The terms that `open` asks for; what is built into the table stands whatever is asked. */
  #terms({ minimumBet, readings = {}, options = {} }: Request<'open'>): Terms | Declined {
    const standing = this.#standingTerms();
    const { builtIn, field12, unit } = this.#house;
    const asked = Object.fromEntries(Object.entries(readings).filter(([id]) => !Object.hasOwn(builtIn, id)));
    const { field_12, ...unknownOptions } = options;
    const [unknown] = [unknownReading(asked) ?? [], Object.keys(unknownOptions)].flat();
    if (unknown !== undefined) return { code: 'UNSUPPORTED', reading: unknown };
    if (field_12 !== undefined && field12 === undefined && !FIELD_12.includes(field_12))
      return { code: 'UNSUPPORTED', reading: 'field_12' };
    if (minimumBet !== undefined && minimumBet % unit !== 0) return 'UNSUPPORTED';
    return {
      ...standing,
      minimumBet: minimumBet ?? standing.minimumBet,
      readings: { ...standing.readings, ...asked, ...builtIn },
      field12: field12 ?? (field_12 === 'triple' ? 'triple' : 'double'),
    };
  }

  #join({ player, seat, buyIn }: Request<'join'>): Reply<'join'> {
    if (!this.#session.open) return 'NOT_OPEN';
    const refusal = buyInRefusal(this.#house.unit, buyIn);
    if (refusal) return refusal;
    const arrival = { player, buyIn, seat };
    const found = findSeat(this.#session, this.#house.seats, arrival);
    if (typeof found === 'string') return found;
    const seated = this.#rules.seatPlayer(this.#session, found, arrival);
    return { player: seated.name, seat: seated.seat, balance: seated.balance };
  }

  #bet({ player: name, bet, amount: asked, on }: Request<'bet'>): Reply<'bet'> {
    const session = this.#session;
    const rules = this.#rules;
    if (!session.open) return 'NOT_OPEN';
    const amount = rules.readStake(session.terms, asked);
    if (amount === null) return 'MALFORMED';
    const player = session.players.get(name);
    if (!player) return 'NO_SUCH_PLAYER';
    if (!rules.takesBets(session)) return 'BETS_CLOSED';
    if (!isBetName(bet) || !rules.offers(session.terms, bet)) return 'NOT_OFFERED';
    const order: Order = { player: name, bet, amount, asked, on };
    const base = this.#base(order);
    if (typeof base === 'string') return base;
    const refusal =
      rules.windowRefusal(session, order) ??
      oppositionRefusal(session, order) ??
      this.#stakeRefusal(order, base) ??
      (base ? rules.oddsLimitRefusal(session, base, amount) : null);
    if (refusal) return refusal;
    if (!rules.covers(player, rules.cost(order))) return 'FUNDS';
    const placed = rules.place(rules, session, order, base);
    return { bet: placedBet(placed), balance: player.balance };
  }

  /** Where equal bets are merged the house's maximum is for what lies in the box afterwards. */
  #stakeRefusal(order: Order, base: Base | null): RefusalCode | null {
    const session = this.#session;
    const { bet, amount } = order;
    const number = base?.number ?? null;
    const refusal = this.#rules.stakeRefusal(session.terms, { bet, amount, number });
    const first = refusal === null ? sameBox(this.#rules, session, order, base) : undefined;
    if (first === undefined || session.terms.equalBets === 'separate') return refusal;
    if (session.terms.equalBets === 'refuse') return 'BET_EXISTS';
    return this.#rules.stakeRefusal(session.terms, { bet, amount: amount + first.amount, number });
  }

  #base(order: Order): Base | RefusalCode | null {
    const { bet } = order;
    if (isOdds(bet)) return this.#rules.findBase(this.#session, { ...order, bet });
    return order.on === undefined ? null : 'MALFORMED';
  }

  #change({ bet: id, to: asked }: Request<'change'>): Reply<'change'> {
    const session = this.#session;
    const rules = this.#rules;
    if (!session.open) return 'NOT_OPEN';
    const to = asked === undefined ? undefined : rules.readStake(session.terms, asked);
    if (to === null) return 'MALFORMED';
    const bet = session.bets.get(id);
    const player = bet && session.players.get(bet.player);
    if (!bet || !player) return 'NO_SUCH_BET';
    if (!rules.takesBets(session)) return 'BETS_CLOSED';
    if (!this.#canChange(bet, to)) return 'NO_CHANGE';

    if (to === undefined) {
      const refusal = rules.loweringRefusal(session, bet);
      if (refusal) return refusal;
      const returned = rules.takeDown(session, bet);
      player.balance = plus(player.balance, returned);
      return { returned, balance: player.balance };
    }

    const difference = to - bet.amount;
    const refusal =
      (difference < 0 ? rules.loweringRefusal(session, bet) : null) ??
      (difference > 0 ? rules.raisingRefusal(session, bet) : null) ??
      rules.stakeRefusal(session.terms, { bet: bet.name, number: bet.number, amount: to }) ??
      this.#oddsLimitRefusal(bet, to);
    if (refusal) return refusal;
    if (!rules.covers(player, difference)) return 'FUNDS';
    bet.amount = to;
    player.balance = minus(player.balance, difference);
    return { returned: Math.max(0, -difference), balance: player.balance };
  }

  #canChange({ amount }: LiveBet, to: number | undefined): boolean {
    const { lower, raise, withdraw } = this.#house.changes;
    if (to === undefined) return withdraw;
    return to === amount || (to < amount ? lower : raise);
  }

  /** The house's limit on odds binds whether the odds grow or the bet under them shrinks. */
  #oddsLimitRefusal(bet: LiveBet, to: number): RefusalCode | null {
    const base = bet.on === undefined ? undefined : this.#session.bets.get(bet.on);
    return base
      ? this.#rules.oddsLimitRefusal(this.#session, base, to - bet.amount)
      : this.#rules.oddsLimitRefusal(this.#session, { id: bet.id, amount: to }, 0);
  }

  /** One thing at a time: a waiver, or the inspection of a die. */
  #betweenThrows({ waivedBy, inspected }: Request<'dice'>): Reply<'dice'> {
    const session = this.#session;
    const rules = this.#rules;
    const { senses } = session.terms;
    if (!session.open) return 'NOT_OPEN';
    if ((waivedBy === undefined) === (inspected === undefined)) return 'MALFORMED';
    if ((waivedBy !== undefined && !senses.shooter) || (inspected && !senses.dice)) return 'MALFORMED';
    if (session.held) return 'WRONG_PHASE';
    if (waivedBy !== undefined) {
      const refusal = rules.waiverRefusal(rules, session, waivedBy);
      if (refusal) return refusal;
      rules.waive(rules, session, waivedBy);
    }
    if (inspected) {
      const refusal = rules.inspectionRefusal(session, inspected.die);
      if (refusal) return refusal;
      rules.inspect(session, inspected.die, inspected.meets);
    }
    return this.#state();
  }

  #roll({ throw: forced, hold = false, settle }: Request<'roll'>): Reply<'roll'> {
    const session = this.#session;
    const rules = this.#rules;
    if (!session.open) return 'NOT_OPEN';
    if (settle !== undefined) return forced || hold ? 'MALFORMED' : this.#settle(settle);
    if (forced && !session.forced) return 'CANNOT_FORCE';
    const manner = forced ? readThrow(rules, session.terms.senses, forced) : { landing: {} };
    if (!manner) return 'MALFORMED';
    if (hold && !this.#house.holdsThrow) return 'UNSUPPORTED';
    if (session.held) return 'WRONG_PHASE';
    const thrower = rules.thrower(rules, session, manner.by);
    if (typeof thrower === 'string') return thrower;
    const chosen = rules.chooseDice(rules, session, manner.chosen);
    if (typeof chosen === 'string') return chosen;

    session.point = rules.pointForThrower(session, thrower);
    rules.takeDice(session, thrower);
    session.throws += 1;
    const { landing, dice = this.#dice() } = manner;
    session.held = {
      throwNumber: session.throws,
      ...rules.readFall(rules, session.terms.readings, dice, landing),
    };
    if (session.terms.senses.dice) rules.keepBack(session, chosen, landing);
    if (hold) return result(rules, session, session.held, null);
    return this.#settle(session.throws);
  }

  #settle(throwNumber: number): Reply<'roll'> {
    const session = this.#session;
    const { held } = session;
    if (held?.throwNumber !== throwNumber) {
      return this.#rules.settledThrow(this.#rules, session, throwNumber) ?? 'NO_SUCH_THROW';
    }
    session.held = null;
    session.settled = this.#rules.settle(this.#rules, session, held);
    return session.settled;
  }
}
