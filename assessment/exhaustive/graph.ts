/** The states through which one bet passes, with the bets that have to be under it, and the shortest way between two. */
import {
  ALL_DICE,
  acceptance,
  bet as betRecord,
  decide,
  nextPoint,
  stateWhenPlaced,
  type BetId,
  type BetState,
  type Dice,
  type Point,
} from '../../regulation';
import type { Standing } from '../cells';
import type { Terms } from '../terms';

/** How the marked point and each bet of a chain stand; null for a bet that is not on the table. */
export interface Node {
  readonly point: Point | null;
  readonly states: readonly (BetState | null)[];
}

export type Move =
  | { readonly kind: 'place'; readonly bet: BetId; readonly to: Node }
  | { readonly kind: 'roll'; readonly dice: Dice; readonly to: Node };

export function nodeKey({ point, states }: Node): string {
  return [point ?? '-', ...states.map((state) => state ?? '-')].join('/');
}

export function moveKey(from: Node, { to }: Move): string {
  return `${nodeKey(from)}>${nodeKey(to)}`;
}

/** Where the last bet of the chain stands; null where it is not on the table. */
export function standingOf({ point, states }: Node): Standing | null {
  const betState = states.at(-1) ?? null;
  return betState === null ? null : { betState, point };
}

export class Graph {
  private readonly moves = new Map<string, readonly Move[]>();

  /** @param chain the bets that have to be there, the first one first, and the bet itself */
  constructor(
    private readonly chain: readonly BetId[],
    private readonly terms: Terms,
  ) {}

  /**
   * A shortest way to a state that is wanted: its first move and its end; null where none leads there.
   *
   * @param blocked moves that the table does not make, by {@link moveKey}
   */
  route(
    from: Node,
    isWanted: (node: Node) => boolean,
    blocked: ReadonlySet<string>,
  ): { readonly first: Move; readonly end: Node } | null {
    const seen = new Set([nodeKey(from)]);
    let level: { readonly node: Node; readonly first: Move | null }[] = [{ node: from, first: null }];
    while (level.length > 0) {
      const next: typeof level = [];
      for (const { node, first } of level) {
        for (const move of this.movesFrom(node)) {
          const key = nodeKey(move.to);
          if (seen.has(key) || blocked.has(moveKey(node, move))) continue;
          seen.add(key);
          if (isWanted(move.to)) return { first: first ?? move, end: move.to };
          next.push({ node: move.to, first: first ?? move });
        }
      }
      level = next;
    }
    return null;
  }

  /** What a counted throw makes of a state; null where the text does not say, or leaves a bet on nothing. */
  after({ point, states }: Node, dice: Dice): Node | null {
    const next: (BetState | null)[] = [];
    for (const [index, betState] of states.entries()) {
      const bet = this.chain[index];
      if (bet === undefined || betState === null) next.push(null);
      else {
        const { readings, options } = this.terms;
        const outcome = decide({ bet, betState, point, dice, readings, options });
        switch (outcome.kind) {
          case 'silent':
            return null;
          case 'stay':
            next.push(betState);
            break;
          case 'travel':
            next.push(outcome.number);
            break;
          case 'tie':
            next.push(outcome.stake === 'stays' ? betState : null);
            break;
          default:
            next.push(null);
        }
      }
    }
    const node = { point: nextPoint(point, dice), states: next };
    return this.isSupported(node) ? node : null;
  }

  /** No additional bet without the bet under it. */
  private isSupported({ states }: Node): boolean {
    return this.chain.every(
      (bet, index) =>
        states[index] === null || betRecord(bet).category !== 'odds' || states[index - 1] !== null,
    );
  }

  private movesFrom(node: Node): readonly Move[] {
    const key = nodeKey(node);
    const known = this.moves.get(key);
    if (known !== undefined) return known;
    const moves = [...this.placings(node), ...this.throws(node)];
    this.moves.set(key, moves);
    return moves;
  }

  private placings({ point, states }: Node): Move[] {
    return this.chain.flatMap((bet, index): Move[] => {
      if (states[index] !== null) return [];
      const { decision } = acceptance(bet, point, this.terms.readings);
      const under = states[index - 1] ?? null;
      const isOdds = betRecord(bet).category === 'odds';
      if (decision === 'REJECT') return [];
      if (decision === 'ACCEPT_IF_BASE' && (under === null || (isOdds && under === 'waiting'))) return [];
      const placed = stateWhenPlaced(bet, point, isOdds && under !== 'waiting' ? under : null);
      const to = { point, states: states.map((state, at) => (at === index ? placed : state)) };
      return [{ kind: 'place', bet, to }];
    });
  }

  /** One of the throws that lead to each state. */
  private throws(node: Node): Move[] {
    const found = new Map<string, Move>();
    for (const dice of ALL_DICE) {
      const to = this.after(node, dice);
      if (to !== null && !found.has(nodeKey(to))) found.set(nodeKey(to), { kind: 'roll', dice, to });
    }
    return [...found.values()];
  }
}
