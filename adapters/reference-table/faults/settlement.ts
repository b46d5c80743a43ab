/** Faults in carrying a settlement out: Article 6, opening words. */
import { plus } from '../../money';
import { BET_NAMES } from '../../table';
import type { BetName } from '../../table';
import { wholeUnits } from '../articles/prizes';
import type { Resolution } from '../articles/round';
import { PRIZE_CLAUSE } from './clauses';
import { kebab, rule } from './fault';
import type { Fault } from './fault';

/** B20, on every bet: the prize is paid, the stake that won it is not given back. */
function stakeKept(bet: BetName): Fault {
  return {
    id: `${kebab(bet)}-stake-kept`,
    clause: bet === 'any_7' ? PRIZE_CLAUSE.any_7 : 'art_6__intro',
    ...(bet === 'any_7' ? { source: 'B20' } : {}),
    bets: [bet],
    ...rule(
      'returned',
      (honest) => (live, outcome) =>
        live.name === bet && outcome.kind === 'win' ? 0 : honest(live, outcome),
    ),
  };
}

function returnedTo(resolution: Resolution): Resolution {
  const { bet, settlement } = resolution;
  return {
    bet,
    over: true,
    settlement: { ...settlement, outcome: 'tie', paid: 0, returned: bet.amount },
  };
}

function isDecided({ settlement }: Resolution): boolean {
  return settlement.outcome === 'win' || settlement.outcome === 'lose';
}

/** A player's Pass and Don't Pass bets that one throw decides are set off against each other. */
function netted(resolutions: readonly Resolution[]): Resolution[] {
  const lineBets = resolutions.filter(
    (resolution) =>
      isDecided(resolution) && (resolution.bet.name === 'pass' || resolution.bet.name === 'dont_pass'),
  );
  return resolutions.map((resolution) => {
    const opposed = lineBets.some(
      ({ bet }) => bet.player === resolution.bet.player && bet.name !== resolution.bet.name,
    );
    return lineBets.includes(resolution) && opposed ? returnedTo(resolution) : resolution;
  });
}

export const SETTLEMENT: readonly Fault[] = [
  ...BET_NAMES.map(stakeKept),
  {
    id: 'losing-stakes-returned',
    clause: 'art_6__intro',
    ...rule(
      'returned',
      (honest) => (bet, outcome) => (outcome.kind === 'lose' ? bet.amount : honest(bet, outcome)),
    ),
  },
  {
    id: 'tied-stakes-kept',
    clause: 'art_5__para_2__point_3',
    ...rule('returned', (honest) => (bet, outcome) => (outcome.kind === 'tie' ? 0 : honest(bet, outcome))),
  },
  {
    id: 'winning-bets-left-on-layout',
    clause: 'art_6__intro',
    ...rule('isOver', (honest) => (bet, outcome) => outcome.kind !== 'win' && honest(bet, outcome)),
  },
  {
    id: 'prizes-not-credited',
    clause: 'art_6__intro',
    ...rule(
      'credit',
      (honest) => (session, bet, settlement) => honest(session, bet, { ...settlement, paid: 0 }),
    ),
  },
  {
    id: 'winnings-credited-twice',
    clause: 'art_6__intro',
    ...rule('credit', (honest) => (session, bet, settlement) => {
      honest(session, bet, settlement);
      honest(session, bet, settlement);
    }),
  },
  {
    id: 'winnings-credited-to-shooter',
    clause: 'art_6__intro',
    ...rule(
      'credit',
      (honest) => (session, bet, settlement) =>
        honest(session, { ...bet, player: session.shooter ?? bet.player }, settlement),
    ),
  },
  {
    id: 'only-shooter-bets-settled',
    clause: 'art_6__intro',
    ...rule(
      'resolve',
      (honest) => (rules, session, fall) =>
        honest(rules, session, fall).filter(({ bet }) => bet.player === session.shooter),
    ),
  },
  {
    id: 'one-bet-settled-per-throw',
    clause: 'art_6__intro',
    ...rule('resolve', (honest) => (rules, session, fall) => honest(rules, session, fall).slice(0, 1)),
  },
  {
    id: 'pass-and-dont-pass-netted',
    clause: 'art_6__intro',
    ...rule('resolve', (honest) => (rules, session, fall) => netted(honest(rules, session, fall))),
  },
  {
    id: 'settled-throw-paid-again',
    clause: 'art_6__intro',
    source: 'B34',
    ...rule('settledThrow', (honest) => (rules, session, throwNumber) => {
      const settled = honest(rules, session, throwNumber);
      for (const { player: name, paid, returned } of settled?.settlements ?? []) {
        const player = session.players.get(name);
        if (player) player.balance = plus(player.balance, plus(paid, returned));
      }
      return settled;
    }),
  },
  {
    id: 'prizes-rounded-to-pataca',
    clause: 'art_6__intro',
    source: 'B36',
    ...rule(
      'prize',
      (honest) => (stake, ratio, unit, rounding) => wholeUnits(honest(stake, ratio, unit, rounding), 100),
    ),
  },
  {
    id: 'prizes-rounded-up',
    clause: 'art_6__intro',
    readings: 'customary',
    ...rule('prize', (honest) => (stake, ratio, unit) => honest(stake, ratio, unit, 'rounded_up')),
  },
];
