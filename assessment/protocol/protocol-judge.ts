/**
 * Follows a table by the contract alone, beside the judge of the law: what has to be told alike, done once, and left as
 * it is. What the law says of the same answer goes before.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Capabilities, State } from '../../adapters/table';
import type { Played } from '../judge';
import type { Ledger } from '../ledger';
import { offer } from '../throwing';
import type { Terms } from '../terms';
import type { Breach } from '../testimony';
import { judgeBet, judgeChange } from './betting';
import { accepted, breach, otherwise, refusedAs } from './breach';
import { judgeJoin, judgeOpened } from './seating';
import { judgeSame, judgeShown } from './showing';
import { judgeInspected, judgeSettled, judgeThrowRefused, judgeThrown, type Thrown } from './throwing';

export type Described = Terms['capabilities'] & Pick<Capabilities, 'holdsThrow' | 'control'>;

/**
 * What was played since the table last showed its state: nothing, nothing that was taken, or something; then what of it
 * came last.
 */
export type Since = 'nothing' | 'refusals' | 'join' | 'refusal' | 'move';

export class ProtocolJudge {
  private thrown: Thrown = { throws: null, held: null, settled: null };
  private seats = new Map<string, number>();
  private used = new Set<string>();
  private shooter: string | null | undefined;
  private shown: State | null = null;
  since: Since = 'move';
  /** Whether the session that is open is a test, and what the table showed of its own when one was closed. */
  private own: State | null = null;
  private test = false;

  constructor(readonly capabilities: Described) {}

  /** Something was asked, and nobody knows whether it was done. */
  lose(): void {
    this.thrown = { ...this.thrown, throws: null };
    this.shown = null;
    this.shooter = undefined;
    this.since = 'move';
  }

  /** @param ledger as it was before the answer */
  observe(terms: Terms, ledger: Ledger | null, played: Played): Breach[] {
    if (played.operation === 'open') return this.opened(played);
    if (ledger === null) {
      if (played.operation === 'state' && played.answer.ok) this.takeUp(played.answer.value);
      return [];
    }
    const breaches = this.judged(terms, ledger, played);
    this.follow(played);
    return breaches;
  }

  private opened({ parameters, answer }: Extract<Played, { operation: 'open' }>): Breach[] {
    if (!answer.ok) return [];
    const { mode } = parameters;
    const breaches = judgeOpened(parameters, answer.value);
    if (mode === 'closed' && this.test && this.own?.open === false) {
      const { throws, players, bets, point } = this.own;
      const now = answer.value;
      breaches.push(
        ...otherwise({ about: {}, point: null }, 'restored', 'session', [
          ['throws', throws, now.throws],
          ['players', players, now.players],
          ['bets', bets, now.bets],
          ['point', point, now.point],
        ]),
      );
    }
    if (mode === 'closed') this.own = answer.value;
    // What is played in it changes the table's own session.
    if (mode === 'observe') this.own = null;
    this.test = mode === 'test';
    this.used.clear();
    this.takeUp(answer.value);
    return breaches;
  }

  private takeUp(state: State): void {
    this.thrown = { throws: state.throws, held: null, settled: null };
    this.seats = new Map(state.players.map(({ player, seat }) => [player, seat]));
    for (const { id } of state.bets) this.used.add(id);
    this.shown = state;
    this.shooter = undefined;
    this.since = 'nothing';
  }

  private judged(terms: Terms, ledger: Ledger, played: Exclude<Played, { operation: 'open' }>): Breach[] {
    const { capabilities, thrown } = this;
    switch (played.operation) {
      case 'join':
        return judgeJoin(terms, ledger, this.seats, played.parameters, played.answer);
      case 'bet':
        return judgeBet(terms, ledger, this.used, played.parameters, played.answer);
      case 'change':
        return judgeChange(terms, ledger, played.parameters, played.answer);
      case 'dice':
        return judgeInspected(ledger, played.parameters, played.answer);
      case 'roll': {
        const { parameters, answer } = played;
        if (parameters.settle !== undefined) return judgeSettled(ledger, thrown, parameters, answer);
        if (answer.ok) return judgeThrown(capabilities, ledger, thrown, parameters, answer.value);
        const someone = ledger.turnIsKnown ? offer(ledger, terms).player : null;
        return judgeThrowRefused(capabilities, ledger, someone, parameters, answer);
      }
      case 'state':
        return played.answer.ok
          ? this.judgeState(ledger, played.answer.value)
          : [
              breach(
                { about: {}, point: ledger.point },
                'state',
                'acceptance',
                accepted,
                refusedAs(played.answer),
              ),
            ];
    }
  }

  private judgeState(ledger: Ledger, state: State): Breach[] {
    const { shown, since, seats, shooter, thrown } = this;
    const held = thrown.held !== null || (thrown.throws === null && state.phase === 'fallen');
    const breaches = judgeShown(ledger, { throws: thrown.throws, held, seats, shooter }, state);
    if (shown === null || (since !== 'nothing' && since !== 'refusals')) return breaches;
    const same = isDeepStrictEqual(shown, state) ? [] : judgeSame(shown, state, since === 'refusals');
    // Once is enough.
    return breaches.length > 0 ? breaches : same;
  }

  private follow(played: Exclude<Played, { operation: 'open' }>): void {
    const { operation, answer } = played;
    if (operation === 'state') {
      if (answer.ok) this.showed(answer.value);
      return;
    }
    const again = operation === 'roll' && played.parameters.settle !== undefined && this.thrown.held === null;
    if (!answer.ok || again) {
      this.since = this.since === 'nothing' || this.since === 'refusals' ? 'refusals' : 'refusal';
      return;
    }
    this.shooter = undefined;
    this.since = operation === 'join' ? 'join' : 'move';
    switch (operation) {
      case 'join':
        this.seats.set(answer.value.player, answer.value.seat);
        return;
      case 'bet':
        this.used.add(answer.value.bet.id);
        return;
      case 'roll': {
        const { value } = answer;
        this.shooter = value.shooter;
        this.thrown = value.settled
          ? { throws: value.throwNumber, held: null, settled: value }
          : { throws: value.throwNumber, held: value, settled: this.thrown.settled };
        return;
      }
      case 'change':
      case 'dice':
        return;
    }
  }

  private showed(state: State): void {
    this.thrown = { ...this.thrown, throws: state.throws };
    // What was told first counts, each time that something else is shown.
    for (const { player, seat } of state.players) this.seats.set(player, this.seats.get(player) ?? seat);
    this.shown = state;
    this.shooter = undefined;
    this.since = 'nothing';
  }
}
