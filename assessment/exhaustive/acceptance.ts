/** Which bets may be placed while which point is marked: each is asked for in a clean session. */
import {
  ALL_DICE,
  acceptance,
  bet as betRecord,
  total,
  type BetId,
  type Dice,
  type Point,
} from '../../regulation';
import { on, tryAbove, tryBeside, tryChanges } from './bounds';
import type { AcceptanceCell } from './cells';
import type { Drive } from './drive';
import { Graph, nodeKey, type Node } from './graph';
import { chainOf, PLAYER, SECOND, Unreachable, type Play } from './play';
import { greatestWithin } from './stakes';

/** Horn may be four bets of the minimum each. */
const HALVES = 4;

/** @throws GivenUp where the link has failed too often */
export async function driveAcceptance(drive: Drive, cell: AcceptanceCell): Promise<void> {
  const { play } = drive;
  const { bet, point } = cell;
  try {
    const { decision, onlyAfterFirstThrow } = acceptance(bet, point, play.terms.readings);
    const others = play.terms.capabilities.seats > 1 ? [SECOND] : [];
    await play.openFor([PLAYER, ...others]);
    if (onlyAfterFirstThrow === true && point === null) await askFor(play, bet);
    if (!play.hasFailed) await play.beginRound();
    await markPoint(play, point, bet);
    await askFor(play, bet);
    for (const player of play.hasFailed ? [] : others) await askFor(play, bet, player);
    const chain = chainOf(bet, play.terms);
    if (decision === 'ACCEPT_IF_BASE' && chain.every((each) => play.offers(each)) && !play.hasFailed) {
      await play.begin([PLAYER]);
      await arrangeBase(play, chain, point);
      await askFor(play, bet);
    }
    drive.book(cell);
    drive.end(cell, { kind: 'driven', undecided: null });
  } catch (error) {
    drive.book(cell);
    drive.end(cell, { kind: 'fault', fault: drive.faultOf(error) });
  }
  play.spoil();
}

async function markPoint(play: Play, point: Point | null, except: BetId): Promise<void> {
  if (point === null) return;
  await play.ensureBet(PLAYER, except);
  await play.roll(ALL_DICE.find((dice) => total(dice) === point) as Dice);
  await play.must('state', {});
}

/** At the declared maximum and above it; then what the table does with a second stake, and with a change. */
async function askFor(play: Play, bet: BetId, player = PLAYER): Promise<void> {
  const { category, base } = betRecord(bet);
  const under =
    category === 'odds' ? play.ledger.betsOf(player).find((each) => each.bet === base) : undefined;
  await tryAbove(play, player, bet, under);
  const { equalBets } = play.terms.capabilities;
  const declared = greatestWithin(play, bet, under);
  const most = declared ?? play.stake;
  // Where equal bets are merged both of them together come to the maximum.
  const half = Math.floor(most / (2 * play.ledger.minimumBet * HALVES)) * play.ledger.minimumBet * HALVES;
  const amount = equalBets === 'merge' && half > 0 && declared !== null ? half : most;
  const judged = play.judgedSoFar;
  const answer = await play.ask('bet', { player, bet, amount, ...on(under) });
  // Refused for a reason that the regulation leaves to the house: nothing is known of the cell.
  if (play.judgedSoFar === judged && !answer.ok) throw new Unreachable(`bet ${bet}: ${answer.refusal.code}`);
  await play.must('state', {});
  const placed = answer.ok ? play.ledger.bets.get(answer.value.bet.id) : undefined;
  if (placed === undefined || play.hasFailed) return;
  const { id, amount: staked } = placed;
  await tryBeside(play, player, placed);
  const stands = play.ledger.bets.get(id);
  if (stands?.amount === staked) await tryChanges(play, stands);
}

/** The bet under it on the table, on a number where it has to be, and the point marked. */
async function arrangeBase(play: Play, chain: readonly BetId[], point: Point | null): Promise<void> {
  const under = chain.slice(0, -1);
  const graph = new Graph(under, play.terms);
  const isOdds = betRecord(chain.at(-1) as BetId).category === 'odds';
  const isReady = (node: Node) => {
    const state = node.states.at(-1) ?? null;
    return node.point === point && state !== null && !(isOdds && state === 'waiting');
  };
  let node: Node = { point: null, states: under.map(() => null) };
  while (!isReady(node)) {
    const route = graph.route(node, isReady, new Set());
    if (route === null) throw new Unreachable(nodeKey(node));
    const { first } = route;
    if (first.kind === 'place') {
      await play.must('bet', {
        player: PLAYER,
        bet: first.bet,
        amount: play.stakeOn(first.bet),
      });
    } else {
      await play.ensureBet(PLAYER);
      await play.roll(first.dice);
      await play.must('state', {});
    }
    if (play.hasFailed) throw new Unreachable(nodeKey(first.to));
    node = first.to;
  }
}
