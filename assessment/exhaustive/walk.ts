/** Drives one bet through its cells: as many of them as possible from one clean session, each judged by itself. */
import {
  bet as betRecord,
  decide,
  nextPoint,
  type BetId,
  type BetState,
  type Dice,
  type Landing,
} from '../../regulation';
import type { Standing } from '../cells';
import type { Judgement } from '../judgement';
import type { PointCell, SettlementCell, ShooterCell, VoidCell } from './cells';
import { isAnswer, type Drive } from './drive';
import type { CellEnd } from './exhaustion';
import { Graph, moveKey, nodeKey, standingOf, type Move, type Node } from './graph';
import { chainOf, PLAYER, SECOND, Unreachable } from './play';
import { driveVoid } from './void-throws';

export type WalkedCell = SettlementCell | VoidCell | PointCell | ShooterCell;

/** What is being done: a cell, or a move on the way to it. */
interface Step {
  readonly cell: WalkedCell;
  readonly from: Node | null;
  readonly move: Move | null;
}

export class Walk {
  private readonly chain: readonly BetId[];
  private readonly graph: Graph;
  /** What is left, by the standing of the bet. */
  private readonly todo = new Map<string, WalkedCell[]>();
  /** Moves that the table does not make. */
  private readonly blocked = new Set<string>();
  private readonly players: readonly string[];

  /**
   * @param bet the bet that stands when the cells' throws fall
   * @param cells those of one bet; those of the shooter apart from all others
   */
  constructor(
    private readonly drive: Drive,
    private readonly bet: BetId,
    cells: readonly WalkedCell[],
  ) {
    const { terms } = drive.play;
    this.chain = chainOf(bet, terms);
    this.graph = new Graph(this.chain, terms);
    this.players = cells.some(({ kind }) => kind === 'shooter') ? [PLAYER, SECOND] : [PLAYER];
    for (const cell of this.inOrder(cells)) {
      const key = standingKey(this.standing(cell));
      this.todo.set(key, [...(this.todo.get(key) ?? []), cell]);
    }
  }

  /** @throws GivenUp where the link has failed too often */
  async run(): Promise<void> {
    this.drive.play.spoil();
    while (this.todo.size > 0) await this.step();
  }

  private standing(cell: WalkedCell): Standing {
    const { point } = cell;
    if ('betState' in cell) return { betState: cell.betState, point };
    const follows = this.bet === 'pass' || this.bet === 'dont_pass';
    return { betState: follows && point !== null ? point : 'waiting', point };
  }

  /** Void throws first, then what leaves everything as it is: the next cell is then at hand. */
  private inOrder(cells: readonly WalkedCell[]): WalkedCell[] {
    const { readings, options } = this.drive.play.terms;
    const rank = (cell: WalkedCell) => {
      if (cell.kind === 'void') return 0;
      const { betState, point } = this.standing(cell);
      const { kind } = decide({ bet: this.bet, betState, point, dice: cell.dice, readings, options });
      if (kind === 'silent') return 4;
      if (nextPoint(point, cell.dice) !== point) return 3;
      return kind === 'stay' ? 1 : 2;
    };
    return [...cells].sort((one, other) => rank(one) - rank(other));
  }

  private async step(): Promise<void> {
    const { play } = this.drive;
    let step: Step = { cell: this.anyCell(), from: null, move: null };
    try {
      if (!play.goesOn || this.hasLostDice) await play.begin(this.players);
      const from = this.node();
      if (from === null) return play.spoil();
      const here = this.wanted(from);
      if (here !== undefined) {
        step = { cell: here, from, move: null };
        return await this.driveCell(here);
      }
      const route = this.graph.route(from, (node) => this.wanted(node) !== undefined, this.blocked);
      if (route === null) return this.noWay(from);
      step = { cell: this.wanted(route.end) ?? step.cell, from, move: route.first };
      await this.make(route.first);
      if (this.drive.book(step.cell) || play.isStuck) this.block(from, route.first);
    } catch (error) {
      this.failed(error, step);
    }
  }

  private anyCell(): WalkedCell {
    const [[cell] = []] = this.todo.values();
    if (cell === undefined) throw new RangeError('nothing is left to drive');
    return cell;
  }

  private wanted(node: Node): WalkedCell | undefined {
    const standing = standingOf(node);
    return standing === null ? undefined : this.todo.get(standingKey(standing))?.[0];
  }

  /** The cells of the shooter are about the one who bets on the line. */
  private get hasLostDice(): boolean {
    const { ledger } = this.drive.play;
    if (this.players.length === 1 || ledger.holder === null) return false;
    return !ledger.turnIsKnown || ledger.holder.player !== PLAYER || ledger.holder.replaced;
  }

  /** Null where the table holds what no way leads on from. */
  private node(): Node | null {
    const { ledger } = this.drive.play;
    const states: (BetState | null)[] = [];
    for (const bet of this.chain) {
      const [held, another] = ledger.betsOf(PLAYER).filter((each) => each.bet === bet);
      const { category } = betRecord(bet);
      if (another !== undefined) return null;
      if (held === undefined) states.push(null);
      else if (category === 'one-roll' || category === 'multi-roll') states.push('waiting');
      else {
        const number = ledger.numberOf(held);
        const under = states.at(-1) ?? null;
        if (category === 'odds' && (number === null || under === null)) return null;
        states.push(number ?? 'waiting');
      }
    }
    return { point: ledger.point, states };
  }

  private async make(move: Move): Promise<void> {
    if (move.kind === 'place') await this.place(move.bet);
    else await this.throwDice(move.dice);
    const reached = this.node();
    if (reached === null || nodeKey(reached) !== nodeKey(move.to)) {
      throw new Unreachable(`${reached === null ? '?' : nodeKey(reached)} instead of ${nodeKey(move.to)}`);
    }
  }

  private async place(bet: BetId): Promise<void> {
    const { play } = this.drive;
    const { category, base } = betRecord(bet);
    const under =
      category === 'odds' ? play.ledger.betsOf(PLAYER).find((each) => each.bet === base) : undefined;
    const on = under === undefined ? {} : { on: under.id };
    // What the shooter's only bet decides about him is seen without another one beside it.
    const amount = this.isAboutShooter ? play.entitlingStakeOn(bet) : play.stakeOn(bet, under);
    await play.must('bet', { player: PLAYER, bet, amount, ...on });
  }

  private get isAboutShooter(): boolean {
    return this.players.includes(SECOND);
  }

  private async throwDice(dice: Dice, landing?: Landing): Promise<void> {
    const { play } = this.drive;
    await play.ensureBet(PLAYER, this.bet);
    // Whoever could take the dice bets as well.
    if (this.isAboutShooter) await play.ensureBet(SECOND, this.bet);
    await play.roll(dice, landing);
    await play.inspectDice();
  }

  private async driveCell(cell: WalkedCell): Promise<void> {
    const { drive } = this;
    if (cell.kind === 'void') {
      await driveVoid(cell, {
        play: drive.play,
        arrangeAgain: () => this.arrange(cell),
        throwDice: (dice, landing) => this.throwDice(dice, landing),
      });
    } else if (cell.kind === 'shooter') await this.throwForShooter(cell);
    else await this.throwDice(cell.dice);

    let undecided: Judgement | null = null;
    const wrong = drive.book(cell, (judgement) => {
      const isOwn = cell.kind === 'settlement' && judgement.cell?.bet === cell.bet;
      if (judgement.result === 'not-decidable' && isOwn) undecided = judgement;
    });
    this.done(cell, { kind: 'driven', undecided });
    if (wrong) drive.play.spoil();
  }

  private async throwForShooter({ dice }: ShooterCell): Promise<void> {
    const { play } = this.drive;
    await play.ensureBet(SECOND, this.bet);
    const { shooter } = await play.roll(dice);
    // Whoever does not bet again is replaced under Article 4(1) instead.
    for (const player of this.players) await play.ensureBet(player, this.bet);
    await play.must('state', {});
    if (shooter !== PLAYER) play.blameThrow();
    await play.tryTurn();
  }

  /** A clean session in which the bet stands as the cell has it. */
  private async arrange(cell: WalkedCell): Promise<void> {
    const wanted = standingKey(this.standing(cell));
    const isThere = (node: Node) => {
      const standing = standingOf(node);
      return standing !== null && standingKey(standing) === wanted;
    };
    await this.drive.play.begin(this.players);
    for (let node = this.node(); node === null || !isThere(node); node = this.node()) {
      const route = node === null ? null : this.graph.route(node, isThere, this.blocked);
      if (route === null) throw new Unreachable(wanted);
      await this.make(route.first);
    }
  }

  private done(cell: WalkedCell, end: CellEnd): void {
    const key = standingKey(this.standing(cell));
    const left = (this.todo.get(key) ?? []).filter((each) => each !== cell);
    if (left.length === 0) this.todo.delete(key);
    else this.todo.set(key, left);
    this.drive.end(cell, end);
  }

  private block(from: Node, move: Move): void {
    this.blocked.add(moveKey(from, move));
    this.drive.play.spoil();
  }

  private noWay({ point, states }: Node): void {
    const isClean = point === null && states.every((state) => state === null);
    // Another way may lead there from the beginning.
    if (!isClean) return this.drive.play.spoil();
    for (const cell of [...this.todo.values()].flat()) {
      const message = standingKey(this.standing(cell));
      this.done(cell, { kind: 'fault', fault: { code: 'PRECONDITION', message } });
    }
  }

  private failed(error: unknown, { cell, from, move }: Step): void {
    this.drive.book(cell);
    this.drive.play.spoil();
    const fault = this.drive.faultOf(error);
    if (from !== null && move !== null) {
      // What the link prevented may go well another time.
      if (isAnswer(fault)) this.block(from, move);
    } else if (from !== null || isAnswer(fault)) this.done(cell, { kind: 'fault', fault });
  }
}

function standingKey({ betState, point }: Standing): string {
  return `${betState}/${point ?? '-'}`;
}
