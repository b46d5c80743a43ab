/**
 * Faults in the dice: Articles 2(2) and 3(4), and what a table shows of Article 1(1)(1). Article 1 itself is judged by
 * inspection; a table that reads or offers other dice than it provides for shows it in the throws of Articles 2 and 5.
 */
import type { Face } from '../../table';
import { isFace } from '../dice';
import type { Dice } from '../dice';
import { rule } from './fault';
import type { Fault } from './fault';

function wrapped(value: unknown): Face | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const face = ((((value - 1) % 6) + 6) % 6) + 1;
  return isFace(face) ? face : null;
}

/** The first two of three. */
function firstTwo(value: unknown): unknown {
  return Array.isArray(value) && value.length === 3 ? value.slice(0, 2) : value;
}

export const DICE: readonly Fault[] = [
  {
    id: 'impossible-dice-accepted',
    clause: 'art_5__para_2__point_1',
    source: 'G1',
    ...rule('readDice', (honest) => (value) => {
      const dice = honest(value);
      if (dice || !Array.isArray(value) || value.length !== 2) return dice;
      const [first, second] = (value as unknown[]).map(wrapped);
      return first && second ? ([first, second] satisfies Dice) : null;
    }),
  },
  {
    id: 'three-dice-offered',
    clause: 'art_2__para_2',
    ...rule('diceSet', (honest) => () => honest(3)),
  },
  {
    id: 'six-dice-offered',
    clause: 'art_2__para_2',
    ...rule('diceSet', (honest) => () => honest(6)),
  },
  {
    id: 'total-depends-on-order-of-dice',
    clause: 'art_5__para_2__point_1',
    ...rule('total', (honest) => (dice) => (dice[0] > dice[1] ? dice[1] * 2 : honest(dice))),
  },
  {
    id: 'three-dice-thrown',
    clause: 'art_2__para_2',
    apply: (honest) => ({
      ...honest,
      readDice: (value) => honest.readDice(firstTwo(value)),
      readChosen: (value) => honest.readChosen(firstTwo(value)),
    }),
  },
  {
    id: 'same-die-chosen-twice',
    clause: 'art_2__para_2',
    ...rule('readChosen', (honest) => (value) => {
      if (!Array.isArray(value) || value.length !== 2) return honest(value);
      const [first, second] = value as unknown[];
      return typeof first === 'string' && first === second ? [first, first] : honest(value);
    }),
  },
  {
    id: 'die-not-on-offer-accepted',
    clause: 'art_2__para_2',
    ...rule(
      'dieRefusal',
      (honest) => (session, die) => (session.dice.has(die) ? honest(session, die) : null),
    ),
  },
  {
    id: 'choice-of-dice-refused',
    clause: 'art_2__para_2',
    ...rule('chooseDice', (honest) => (rules, session, chosen) => {
      const given = honest(rules, session, undefined);
      const isGiven = chosen?.every((die) => typeof given !== 'string' && given.includes(die)) ?? true;
      return isGiven ? honest(rules, session, chosen) : 'NO_SUCH_DIE';
    }),
  },
  {
    id: 'chosen-dice-replaced',
    clause: 'art_2__para_2',
    ...rule('chooseDice', (honest) => (rules, session, chosen) => {
      const choice = honest(rules, session, chosen);
      return typeof choice === 'string' ? choice : honest(rules, session, undefined);
    }),
  },
  {
    id: 'die-reused-uninspected',
    clause: 'art_3__para_4',
    ...rule('dieRefusal', (honest) => (session, die) => {
      const refusal = honest(session, die);
      return refusal === 'NOT_INSPECTED' ? null : refusal;
    }),
  },
  {
    id: 'only-first-die-kept-back',
    clause: 'art_3__para_4',
    ...rule('keepBack', (honest) => (session, chosen, landing) => {
      honest(session, chosen, { ...landing, outsideLayout: (landing.outsideLayout ?? []).slice(0, 1) });
    }),
  },
  {
    id: 'die-on-layout-kept-back',
    clause: 'art_3__para_4',
    ...rule('keepBack', (honest) => (session, chosen, landing) => {
      const anyOutside = (landing.outsideLayout ?? []).length > 0;
      honest(session, chosen, anyOutside ? { ...landing, outsideLayout: [0, 1] } : landing);
    }),
  },
  {
    id: 'die-back-after-failed-inspection',
    clause: 'art_3__para_4',
    ...rule('inspect', (honest) => (session, die) => {
      honest(session, die, true);
    }),
  },
  {
    id: 'die-kept-back-after-passed-inspection',
    clause: 'art_3__para_4',
    ...rule('inspect', (honest) => (session, die, meets) => {
      if (!meets) honest(session, die, meets);
    }),
  },
  {
    id: 'one-inspection-frees-all-dice',
    clause: 'art_3__para_4',
    ...rule('inspect', (honest) => (session, die, meets) => {
      const waiting = [...session.dice].filter(([, status]) => status === 'inspection');
      for (const [each] of meets ? waiting : []) honest(session, each, true);
      honest(session, die, meets);
    }),
  },
];
