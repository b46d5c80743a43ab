/** Faults in replacing the shooter: Article 4. */
import { isLineBet } from '../articles/acceptance';
import type { Resolution, Round } from '../articles/round';
import type { Readings } from '../readings';
import type { Rules } from '../rules';
import { betsOf } from '../session';
import type { Session } from '../session';
import { rule, underReadings } from './fault';
import type { Fault } from './fault';

type LosesDice = Pick<Fault, 'apply'>;

/** Replaces the shooter in these cases too. */
function alsoReplaced(when: (session: Session, round: Round, rules: Rules) => boolean): LosesDice {
  return rule(
    'losesDice',
    (honest) => (rules, session, round) => honest(rules, session, round) || when(session, round, rules),
  );
}

/** Judges Article 4(2) by readings that nobody declared. */
function undeclared(readings: Partial<Readings>): LosesDice {
  return rule(
    'losesDice',
    (honest) => (rules, session, round) => honest(rules, underReadings(session, readings), round),
  );
}

/** Judges the first throw of a Don't Pass bet as if it had come out otherwise. */
function dontPassJudged(as: Partial<Record<Outcome, Outcome>>): LosesDice {
  return rule(
    'losesLineBet',
    (honest) => (session, own) =>
      honest(
        session,
        own.map((resolution) => {
          const { bet, settlement } = resolution;
          const outcome = bet.name === 'dont_pass' ? as[settlement.outcome] : undefined;
          return outcome ? { ...resolution, settlement: { ...settlement, outcome } } : resolution;
        }),
      ),
  );
}

type Outcome = Resolution['settlement']['outcome'];

function isSevenOut(_session: Session, { point, total }: Round): boolean {
  return point !== null && total === 7;
}

/** The first throw lost the shooter a bet of this kind. */
function hasLostOnFirstThrow(
  { shooter }: Session,
  { point, resolutions }: Round,
  ofKind: (name: Resolution['bet']['name']) => boolean,
): boolean {
  return (
    point === null &&
    resolutions.some(
      ({ bet, settlement }) => bet.player === shooter && ofKind(bet.name) && settlement.outcome === 'lose',
    )
  );
}

function isSideBet(name: Resolution['bet']['name']): boolean {
  return !isLineBet(name);
}

const LOST_SIDE_BET = alsoReplaced((session, round) => hasLostOnFirstThrow(session, round, isSideBet));

/** Leaves the dice with the holder, whether he bets or not. */
const keptWithoutBet = rule('nextThrower', (honest) => (rules, session) => {
  const holder = session.shooter === null ? undefined : session.players.get(session.shooter);
  return holder && !session.waived.has(holder.name) ? holder : honest(rules, session);
});

const REPLACED: readonly Fault[] = [
  {
    id: 'shooter-never-replaced',
    clause: 'art_4__intro',
    apply: (honest) => ({ ...keptWithoutBet.apply(honest), losesDice: () => false }),
  },
  {
    id: 'shooter-replaced-after-every-throw',
    clause: 'art_4__intro',
    ...rule('losesDice', () => () => true),
  },
  {
    id: 'sole-shooter-loses-dice',
    clause: 'art_4__intro',
    apply: (honest) => {
      const isLost = ({ players, replaced }: Session): boolean => players.size === 1 && replaced !== null;
      return {
        ...honest,
        nextThrower: (rules, session) => (isLost(session) ? null : honest.nextThrower(rules, session)),
        shownShooter: (rules, session) => (isLost(session) ? null : honest.shownShooter(rules, session)),
      };
    },
  },
  {
    id: 'shooter-changes-when-player-joins',
    clause: 'art_4__intro',
    source: 'B17',
    ...rule('seatPlayer', (honest) => (session, seat, arrival) => {
      const player = honest(session, seat, arrival);
      session.shooter = player.name;
      return player;
    }),
  },
  {
    id: 'shooter-changes-when-player-bets',
    clause: 'art_4__intro',
    source: 'B17',
    ...rule('place', (honest) => (rules, session, order, base) => {
      const bet = honest(rules, session, order, base);
      if (isLineBet(bet.name)) session.shooter = bet.player;
      return bet;
    }),
  },
  {
    id: 'shooter-changes-when-line-bet-decided',
    clause: 'art_4__intro',
    source: 'B17',
    ...alsoReplaced(({ shooter }, { resolutions }) =>
      resolutions.some(({ bet, over }) => over && bet.player !== shooter && isLineBet(bet.name)),
    ),
  },
];

const WITHOUT_BET: readonly Fault[] = [
  {
    id: 'shooter-without-bet-keeps-dice',
    clause: 'art_4__point_1',
    ...keptWithoutBet,
  },
  {
    id: 'shooter-replaced-before-he-can-bet-again',
    clause: 'art_4__point_1',
    ...alsoReplaced((session, _round, rules) => {
      const shooter = session.shooter === null ? undefined : session.players.get(session.shooter);
      return shooter !== undefined && !rules.mayThrow(session, shooter);
    }),
  },
  {
    id: 'shooter-with-working-bet-replaced',
    clause: 'art_4__point_1',
    ...rule('nextThrower', (honest) => (rules, session) => {
      const addsBets: Rules['mayThrow'] = (_session, player) =>
        rules.mayThrow(session, player) &&
        (player.name !== session.shooter ||
          betsOf(session, player.name).some(({ number }) => number === null));
      return honest({ ...rules, mayThrow: addsBets }, session) ?? honest(rules, session);
    }),
  },
];

const FIRST_THROW_LOSS: readonly Fault[] = [
  {
    id: 'shooter-kept-after-seven-out',
    clause: 'art_4__point_2',
    readings: 'customary',
    ...undeclared({ shooter_replacement: 'first_throw_loss' }),
  },
  {
    id: 'shooter-kept-after-first-throw-loss',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...undeclared({ shooter_replacement: 'seven_out' }),
  },
  {
    id: 'shooter-replaced-by-seven-out',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...alsoReplaced(isSevenOut),
  },
  {
    id: 'shooter-replaced-by-first-throw-loss',
    clause: 'art_4__point_2',
    readings: 'customary',
    ...alsoReplaced((session, round) => hasLostOnFirstThrow(session, round, isLineBet)),
  },
  {
    id: 'shooter-replaced-by-lost-side-bet',
    clause: 'art_4__point_2',
    readings: 'customary',
    ...LOST_SIDE_BET,
  },
  {
    id: 'shooter-replaced-when-point-made',
    clause: 'art_4__point_2',
    ...alsoReplaced((_session, { point, total }) => point !== null && total === point),
  },
  {
    id: 'shooter-replaced-by-natural',
    clause: 'art_4__point_2',
    ...alsoReplaced((_session, { point, total }) => point === null && (total === 7 || total === 11)),
  },
  {
    id: 'dont-pass-shooter-judged-as-pass-shooter',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...dontPassJudged({ win: 'lose', tie: 'lose', lose: 'win' }),
  },
  {
    id: 'dont-pass-shooter-replaced-by-tie',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...dontPassJudged({ tie: 'lose' }),
  },
  {
    id: 'shooter-replaced-by-another-players-loss',
    clause: 'art_4__point_2',
    readings: 'literal',
    ...alsoReplaced(
      ({ shooter }, { point, resolutions }) =>
        point === null &&
        resolutions.some(
          ({ bet, settlement }) =>
            bet.player !== shooter && isLineBet(bet.name) && settlement.outcome === 'lose',
        ),
    ),
  },
  {
    id: 'only-first-throw-of-turn-replaces-shooter',
    clause: 'art_4__point_2',
    readings: 'literal',
    apply: (honest) => {
      const throwsInTurn = new WeakMap<Session, number>();
      return {
        ...honest,
        takeDice: (session, player) => {
          const goesOn = session.shooter === player.name;
          throwsInTurn.set(session, goesOn ? (throwsInTurn.get(session) ?? 0) + 1 : 1);
          honest.takeDice(session, player);
        },
        losesDice: (rules, session, round) =>
          throwsInTurn.get(session) === 1 && honest.losesDice(rules, session, round),
      };
    },
  },
  {
    id: 'lost-side-bet-replaces-shooter-undeclared',
    clause: 'art_4__point_2',
    readings: 'literal',
    declared: { shooter_losing_bet: 'line_bet' },
    ...undeclared({ shooter_losing_bet: 'any_bet' }),
  },
  {
    id: 'lost-side-bet-keeps-shooter-undeclared',
    clause: 'art_4__point_2',
    readings: 'literal',
    declared: { shooter_losing_bet: 'any_bet' },
    ...undeclared({ shooter_losing_bet: 'line_bet' }),
  },
  {
    id: 'opposed-line-bets-set-off-undeclared',
    clause: 'art_4__point_2',
    readings: 'literal',
    declared: { shooter_opposed_bets: 'any_loss' },
    ...undeclared({ shooter_opposed_bets: 'net_loss' }),
  },
  {
    id: 'opposed-line-bets-judged-singly-undeclared',
    clause: 'art_4__point_2',
    readings: 'literal',
    declared: { shooter_opposed_bets: 'net_loss' },
    ...undeclared({ shooter_opposed_bets: 'any_loss' }),
  },
];

export const SHOOTER: readonly Fault[] = [...REPLACED, ...WITHOUT_BET, ...FIRST_THROW_LOSS];
