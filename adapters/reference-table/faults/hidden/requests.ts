/** What is taken and what is refused: who asks, how much, when, and while the dice lie. */
import type { Session } from '../../session';
import type { Rules } from '../../rules';
import { OUTCOME_CLAUSE } from '../clauses';
import { byRules, type HiddenFault, type Planted } from './fault';

const MUCH = 20_000;

/** Rules that know whether a live bet is being changed, and to what. */
function onChange(
  change: (honest: Rules, asked: () => { to?: unknown } | null) => Partial<Rules>,
): () => Planted {
  return () => {
    let asked: { to?: unknown } | null = null;
    return {
      rules: (honest) => ({ ...honest, ...change(honest, () => asked) }),
      around: (table) => ({
        ...table,
        change: (parameters) => {
          asked = parameters;
          try {
            return table.change(parameters);
          } finally {
            asked = null;
          }
        },
      }),
    };
  };
}

const isBroke = (session: Session, name: string): boolean => {
  const balance = session.players.get(name)?.balance;
  return balance === 0;
};

export const REQUESTS: readonly HiddenFault[] = [
  {
    id: 'shooter-bets-pass-late',
    shows: { clause: 'art_5__para_2__intro' },
    ...byRules((honest) => ({
      windowRefusal: (session, order) =>
        order.bet === 'pass' && order.player === session.shooter
          ? null
          : honest.windowRefusal(session, order),
    })),
  },
  {
    id: 'all-in-shooter-refused-the-dice',
    shows: { clause: 'art_2__para_1' },
    ...byRules((honest) => ({
      mayThrow: (session, player) => !isBroke(session, player.name) && honest.mayThrow(session, player),
    })),
  },
  {
    id: 'stakes-above-two-hundred-not-held-to-multiples',
    shows: { clause: 'art_5__para_6' },
    ...byRules((honest) => ({
      stakeRefusal: (terms, stake) => (stake.amount > MUCH ? null : honest.stakeRefusal(terms, stake)),
    })),
  },
  {
    id: 'changed-stake-not-held-to-multiples',
    shows: { clause: 'art_5__para_6' },
    plant: onChange((honest, asked) => ({
      stakeRefusal: (terms, stake) => (asked() === null ? honest.stakeRefusal(terms, stake) : null),
    })),
  },
  {
    id: 'pass-lowered-on-point',
    shows: { clause: OUTCOME_CLAUSE.pass },
    readings: 'customary',
    plant: onChange((honest, asked) => ({
      loweringRefusal: (session, bet) =>
        bet.name === 'pass' && asked()?.to !== undefined ? null : honest.loweringRefusal(session, bet),
    })),
  },
  {
    id: 'field-withdrawn-while-the-dice-lie',
    shows: { clause: OUTCOME_CLAUSE.field },
    plant: onChange((honest, asked) => ({
      takesBets: (session) => asked() !== null || honest.takesBets(session),
      loweringRefusal: (session, bet) =>
        session.held !== null && bet.name !== 'field' ? 'BETS_CLOSED' : honest.loweringRefusal(session, bet),
    })),
  },
  {
    id: 'come-odds-refused-on-come-out',
    shows: { clause: OUTCOME_CLAUSE.come_odds },
    ...byRules((honest) => ({
      findBase: (session, order) =>
        order.bet === 'come_odds' && session.point === null ? 'WRONG_PHASE' : honest.findBase(session, order),
    })),
  },
  {
    id: 'true-taken-for-one-on-a-die',
    shows: { clause: 'art_1__para_1__point_1' },
    ...byRules((honest) => ({
      readDice: (value) =>
        honest.readDice(
          Array.isArray(value) ? value.map((face: unknown) => (face === true ? 1 : face)) : value,
        ),
    })),
  },
];
