/** What a table shows between two operations, beside what its own answers come to. */
import { sameMoney, total, type Money } from '../adapters/money';
import type { PlacedBet, State } from '../adapters/table';
import { AUTHORISING_CLAUSE, bet as betRecord, isBetId, type ClauseId } from '../regulation';
import { judgeDice } from './dice';
import type { Judgement } from './judgement';
import type { Ledger, LedgerBet } from './ledger';
import type { Terms } from './terms';
import { firstShooter, isShownLate, requiredShooter } from './throwing';

type Grounds = readonly [ClauseId, ...ClauseId[]];

/**
 * Money is neither made nor lost, a refusal changes nothing, no bet is orphaned, and asking changes nothing.
 *
 * @param clauses of the last thing that may have moved bets or money
 */
export function judgeState(terms: Terms, ledger: Ledger, state: State, clauses: Grounds): Judgement[] {
  const players = [...ledger.players.values()].flatMap(({ player, balance }) =>
    judgePlayer(ledger, state, player, balance, clauses),
  );
  // Whose turn it is follows from whose bets are there: where those are wrong, that is what is wrong.
  const wrongBets = players.some(({ result, actual }) => result === 'fails' && actual.kind === 'bets');
  return [
    ...players,
    ...judgeNumbers(ledger, state, clauses),
    ...judgeOrphans(terms, ledger, state),
    {
      clauses: ['art_5__para_2__point_1', 'art_5__para_2__point_3'],
      point: ledger.point,
      result: state.point === ledger.point ? 'conforms' : 'fails',
      required: { kind: 'point', point: ledger.point },
      actual: { kind: 'point', point: state.point },
      about: {},
    },
    ...(wrongBets ? [] : judgeShooterShown(terms, ledger, state)),
    ...judgeDice(ledger, state),
  ];
}

function judgePlayer(
  ledger: Ledger,
  state: State,
  player: string,
  balance: Money,
  clauses: Grounds,
): Judgement[] {
  const common = { clauses, point: ledger.point, about: { player } };
  const held = state.players.find((each) => each.player === player)?.balance ?? null;
  const own = ledger.betsOf(player);
  const shown = state.bets.filter((bet) => bet.player === player);
  const same =
    own.length === shown.length &&
    own.every(({ id, amount }) => shown.some((bet) => bet.id === id && bet.amount === amount));
  const bets = (list: readonly { amount: number }[]) =>
    ({
      kind: 'bets',
      player,
      count: list.length,
      amount: total(list.map(({ amount }) => amount)),
    }) as const;
  return [
    {
      ...common,
      result: held !== null && sameMoney(held, balance) ? 'conforms' : 'fails',
      required: { kind: 'balance', player, amount: balance },
      actual: { kind: 'balance', player, amount: held },
    },
    { ...common, result: same ? 'conforms' : 'fails', required: bets(own), actual: bets(shown) },
  ];
}

/** A line bet is decided by the number that its throw gave it, until the end. */
function judgeNumbers(ledger: Ledger, state: State, clauses: Grounds): Judgement[] {
  return state.bets.flatMap((shown): Judgement[] => {
    const bet = ledger.bets.get(shown.id);
    if (bet === undefined || !isLineBet(bet)) return [];
    const { untold } = bet;
    if (untold !== undefined) {
      bet.untold = undefined;
      return [toldByState(untold, shown)];
    }
    if (bet.number === shown.number) return [];
    return [
      {
        result: 'fails',
        clauses,
        required: { kind: 'placed', bet: bet.bet, amount: bet.amount, number: bet.number },
        actual: { kind: 'placed', bet: shown.bet, amount: shown.amount, number: shown.number },
        about: { player: bet.player, bet: bet.bet, stake: bet.amount },
        point: ledger.point,
      },
    ];
  });
}

/** Nothing was said of the number when the dice fell: it is judged by what the table shows. */
function toldByState(untold: Judgement, { number }: PlacedBet): Judgement {
  const { required } = untold;
  const same = required?.kind === 'outcome' && required.number === number;
  const actual = number === null ? ({ outcome: 'stay' } as const) : ({ outcome: 'travel', number } as const);
  return { ...untold, result: same ? 'conforms' : 'fails', actual: { kind: 'outcome', ...actual } };
}

function isLineBet({ bet }: LedgerBet): boolean {
  return isBetId(bet) && betRecord(bet).category === 'line';
}

/** An additional bet stands on another. Where the text does not say what removing that one does, it says nothing of this. */
function judgeOrphans({ readings }: Terms, ledger: Ledger, { bets }: State): Judgement[] {
  const orphans = bets.filter(({ on }) => on !== undefined && !bets.some(({ id }) => id === on));
  return orphans.map((orphan): Judgement => ({
    result: readings.line_bet_removal === 'silent' ? 'not-decidable' : 'fails',
    clauses: groundsOf(orphan),
    required: { kind: 'base', bet: orphan.bet, live: true },
    actual: { kind: 'base', bet: orphan.bet, live: false },
    about: { player: orphan.player, bet: orphan.bet, stake: orphan.amount },
    point: ledger.point,
  }));
}

function groundsOf({ bet }: PlacedBet): Grounds {
  if (!isBetId(bet)) return [AUTHORISING_CLAUSE];
  const [first = 'art_5__para_2__intro', ...others] = betRecord(bet).outcomeClauses;
  return [first, ...others];
}

function judgeShooterShown(terms: Terms, ledger: Ledger, { shooter, point }: State): Judgement[] {
  if (!terms.capabilities.senses.shooter || ledger.fallen) return [];
  const required = requiredShooter(terms, ledger, false) ?? firstShooter(terms, ledger, shooter);
  if (required === null || isShownLate(ledger, shooter, required)) return [];
  return [
    {
      result: shooter === required.player ? 'conforms' : 'fails',
      clauses: required.clauses,
      required: { kind: 'shooter', player: required.player },
      actual: { kind: 'shooter', player: shooter },
      about: {},
      point,
    },
  ];
}
