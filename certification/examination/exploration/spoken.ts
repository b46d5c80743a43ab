/**
 * Of which bets a scenario can speak. A sentence names a bet by its name and its player, and after a throw it means one
 * that was on the table before it: the steps look for it there, and this follows them.
 */
import { endsBet } from '../../../adapters/settlements';
import type { PlacedBet, Settlement } from '../../../adapters/table';
import type { Played } from '../../../assessment';
import type { Point } from '../../../regulation';
import { UnsaidError } from './sentence';

export class SpokenBets {
  private bets: PlacedBet[] = [];
  private beforeThrow: PlacedBet[] | null = null;
  private held: number | null = null;

  get onTable(): readonly PlacedBet[] {
    return this.bets;
  }

  byId(id: string): PlacedBet | undefined {
    return this.bets.find((bet) => bet.id === id) ?? this.beforeThrow?.find((bet) => bet.id === id);
  }

  /** Whether a throw lies there that is not settled yet. */
  isHeld(throwNumber: number): boolean {
    return this.held === throwNumber;
  }

  /** Whether the bet is the one that a sentence without a number means. */
  means(bet: PlacedBet): boolean {
    const [only, ...others] = this.candidates(bet.bet, bet.player);
    return others.length === 0 && only?.id === bet.id;
  }

  /** The one that a sentence with a number means, where it means one. */
  named(name: string, player: string, number: Point | null): PlacedBet | undefined {
    const candidates = this.candidates(name, player).filter((each) => this.numberOf(each) === number);
    return candidates.length === 1 ? candidates[0] : undefined;
  }

  /** The only bet of that name of a player. */
  only(name: string, player: string): PlacedBet {
    const [bet, ...others] = this.candidates(name, player);
    if (bet === undefined) throw new UnsaidError('betOfLater');
    if (others.length > 0) throw new UnsaidError('ambiguousBet');
    return bet;
  }

  /** The bet that an additional one is understood to be added to. */
  firstOf(name: string, player: string): PlacedBet | undefined {
    return this.bets.find((bet) => bet.bet === name && bet.player === player);
  }

  numberOf(bet: PlacedBet): Point | null {
    return bet.number ?? this.bets.find(({ id }) => id === bet.on)?.number ?? null;
  }

  follow(played: Played): void {
    const { answer } = played;
    if (!answer.ok) return;
    if (played.operation === 'bet' && played.answer.ok) this.bets = [...this.bets, played.answer.value.bet];
    if (played.operation === 'change' && played.parameters.to !== undefined) {
      const { bet: id, to: amount } = played.parameters;
      this.bets = this.bets.map((bet) => (bet.id === id ? { ...bet, amount } : bet));
    }
    if (played.operation === 'roll' && played.answer.ok) {
      // A throw that is settled later is spoken of with the bets that were there as it fell.
      if (played.parameters.settle === undefined) this.beforeThrow = this.bets;
      this.held = played.answer.value.settled ? null : played.answer.value.throwNumber;
      if (played.answer.value.settled) this.settle(played.answer.value.settlements);
    }
  }

  private settle(settlements: readonly Settlement[]): void {
    for (const { bet: id, outcome, returned, number } of settlements) {
      if (endsBet({ outcome, returned })) {
        this.bets = this.bets.filter((bet) => bet.id !== id);
      }
      if (outcome === 'travel' && number !== undefined) {
        this.bets = this.bets.map((bet) => (bet.id === id ? { ...bet, number } : bet));
      }
    }
  }

  private candidates(name: string, player: string): readonly PlacedBet[] {
    return (this.beforeThrow ?? this.bets).filter((bet) => bet.bet === name && bet.player === player);
  }
}
