/** What goes on from throw to throw: the shooter, the point, void throws and the dice that are kept back. */
import type { LiveBet } from '../../session';
import { plus } from '../../../money';
import { byRules, type HiddenFault } from './fault';

export const COURSE: readonly HiddenFault[] = [
  {
    id: 'broke-shooter-keeps-the-dice',
    shows: { clause: 'art_4__point_1' },
    ...byRules((honest) => ({
      nextThrower: (rules, session) => {
        const holder = session.shooter === null ? undefined : session.players.get(session.shooter);
        const keeps = holder?.balance === 0 && session.throws > 0;
        return keeps ? holder : honest.nextThrower(rules, session);
      },
    })),
  },
  {
    id: 'new-shooter-clears-the-point',
    shows: { clause: 'art_5__para_2__point_1' },
    ...byRules((honest) => ({
      takeDice: (session, player) => {
        if (session.shooter !== null && session.shooter !== player.name) session.point = null;
        honest.takeDice(session, player);
      },
    })),
  },
  {
    id: 'void-throw-takes-losing-multi-roll-bets',
    shows: { clause: 'art_3__para_2__intro' },
    ...byRules((honest) => ({
      settle: (rules, session, fall) => {
        if (fall.voidReason !== null) {
          const lost = rules
            .resolve(rules, session, fall)
            .filter(({ bet, settlement }) => isMultiRoll(bet) && settlement.outcome === 'lose');
          for (const each of lost) rules.carryOut(rules, session, each);
        }
        return honest.settle(rules, session, fall);
      },
    })),
  },
  {
    id: 'void-throw-gives-back-line-bets-of-the-shooter',
    shows: { clause: 'art_3__para_2__intro' },
    ...byRules((honest) => ({
      settle: (rules, session, fall) => {
        if (fall.voidReason !== null) {
          for (const bet of [...session.bets.values()].filter(({ player }) => player === session.shooter)) {
            const player = session.players.get(bet.player);
            if (player) player.balance = plus(player.balance, bet.amount);
            session.bets.delete(bet.id);
          }
        }
        return honest.settle(rules, session, fall);
      },
    })),
  },
  {
    id: 'kept-back-die-offered-after-the-next-throw',
    shows: { clause: 'art_3__para_4' },
    ...byRules((honest) => ({
      takeDice: (session, player) => {
        for (const [die, status] of session.dice)
          if (status === 'inspection') session.dice.set(die, 'offered');
        honest.takeDice(session, player);
      },
    })),
  },
];

function isMultiRoll({ name }: LiveBet): boolean {
  return name.startsWith('hard_') || name.startsWith('big_');
}
