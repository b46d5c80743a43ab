/** `roll` and `dice`: the dice that were set, thrown once, settled once. */
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Capabilities, Parameters, RollResult } from '../../adapters/table';
import { FACES } from '../../regulation';
import { groundsAgainstDice } from '../dice';
import type { Ledger } from '../ledger';
import type { Breach } from '../testimony';
import { accepted, breach, member, otherwise, refused } from './breach';

/** Throws as far as the table has told of them. */
export interface Thrown {
  /** How many since the table was opened; null where that is not known. */
  readonly throws: number | null;
  /** Dice that lie, and wait. */
  readonly held: RollResult | null;
  readonly settled: RollResult | null;
}

const diceOf = ({ dice }: RollResult) => ({ kind: 'dice', dice }) as const;

export function judgeThrown(
  { holdsThrow }: Pick<Capabilities, 'holdsThrow'>,
  ledger: Ledger,
  { throws, held }: Thrown,
  asked: Parameters['roll'],
  result: RollResult,
): Breach[] {
  const scene = { about: {}, point: ledger.point, dice: result.dice };
  const { throw: set, hold = false } = asked;
  if (held !== null) return [breach(scene, 'held', 'acceptance', refused, accepted)];
  const breaches = throws === null ? [] : numbered(ledger, throws + 1, result);
  const leaning = set?.landing?.leaning?.map(({ die }) => die) ?? [];
  const otherDice = set?.dice.some(
    (face, die) => !leaning.includes(die as 0 | 1) && result.dice[die] !== face,
  );
  // Dice that cannot be are the law's.
  if (set !== undefined && arePossible(set.dice) && otherDice === true) {
    const required = { kind: 'dice', dice: set.dice as RollResult['dice'] } as const;
    breaches.push(breach(scene, 'setDice', 'dice', required, diceOf(result)));
  }
  if (!hold || holdsThrow)
    breaches.push(...otherwise(scene, 'held', 'session', [['settled', !hold, result.settled]]));
  if (!result.settled) {
    breaches.push(
      ...otherwise(scene, 'held', 'outcome', [['settlements', [], result.settlements]]),
      ...otherwise(scene, 'held', 'point', [['point', ledger.point, result.point]]),
    );
  }
  return [...breaches, ...owners(ledger, result)];
}

export function judgeSettled(
  ledger: Ledger,
  { held, settled }: Thrown,
  { settle }: Parameters['roll'],
  answer: Answer<'roll'>,
): Breach[] {
  const scene = { about: {}, point: ledger.point };
  if (held?.throwNumber === settle && held !== null) {
    const laid = { ...scene, dice: held.dice };
    if (!answer.ok) {
      const { code } = answer.refusal;
      return [breach(laid, 'held', 'acceptance', accepted, { kind: 'refused', code })];
    }
    const { value } = answer;
    return [
      ...otherwise(laid, 'held', 'session', [
        ['settled', true, value.settled],
        ['throwNumber', held.throwNumber, value.throwNumber],
      ]),
      ...(isDeepStrictEqual(value.dice, held.dice)
        ? []
        : [breach(laid, 'held', 'dice', diceOf(held), diceOf(value))]),
      ...owners(ledger, value),
    ];
  }
  if (!answer.ok) return [];
  // What lies further back a table need not remember.
  if (settled?.throwNumber !== settle || settled === null)
    return [breach(scene, 'refused', 'acceptance', refused, accepted)];
  return isDeepStrictEqual(answer.value, settled)
    ? []
    : [breach(scene, 'settledOnce', 'outcome', member('value', settled), member('value', answer.value))];
}

function numbered(ledger: Ledger, number: number, { throwNumber, dice }: RollResult): Breach[] {
  const scene = { about: {}, point: ledger.point, dice };
  return otherwise(scene, 'state', 'session', [['throwNumber', number, throwNumber]]);
}

/** Whose a bet is does not change with the throw. */
function owners({ bets, point }: Ledger, { dice, settlements }: RollResult): Breach[] {
  return settlements.flatMap(({ bet: id, player }) => {
    const bet = bets.get(id);
    if (bet === undefined) return [];
    const scene = { about: { player: bet.player, bet: bet.bet, id, stake: bet.amount }, point, dice };
    return otherwise(scene, 'settlement', 'outcome', [['player', bet.player, player]]);
  });
}

function arePossible(dice: readonly number[]): boolean {
  return dice.length === 2 && dice.every((face) => (FACES as readonly number[]).includes(face));
}

/**
 * A throw that nothing stands against was refused. Whose turn it is, and which dice he may take, is the law's.
 *
 * @param someone to whom the dice are offered
 */
export function judgeThrowRefused(
  { holdsThrow, control, senses }: Pick<Capabilities, 'holdsThrow' | 'control' | 'senses'>,
  ledger: Ledger,
  someone: string | null,
  { throw: set, hold = false }: Parameters['roll'],
  { refusal: { code } }: Extract<Answer<'roll'>, { ok: false }>,
): Breach[] {
  if (ledger.fallen || someone === null || (hold && !holdsThrow)) return [];
  if (code === 'NOT_SHOOTER' || (set !== undefined && control !== 'forced')) return [];
  const chosen = set?.chosen;
  if (groundsAgainstDice(ledger, chosen) !== null) return [];
  // Which of them left the layout is not known of all.
  if (chosen !== undefined && (ledger.dice === null || ledger.unknownOutside > 0)) return [];
  if (set !== undefined) {
    const { dice, by, landing = {} } = set;
    if (!arePossible(dice) || (by !== undefined && by !== someone)) return [];
    const { leaning, ...where } = landing;
    if ((leaning !== undefined && !senses.leaning) || (Object.keys(where).length > 0 && !senses.landing))
      return [];
  }
  return [
    breach({ about: {}, point: ledger.point }, 'refused', 'acceptance', accepted, { kind: 'refused', code }),
  ];
}

/** A die that is none of the table's. */
export function judgeInspected(
  ledger: Ledger,
  { inspected }: Parameters['dice'],
  answer: Answer<'dice'>,
): Breach[] {
  const known = inspected === undefined || ledger.dice?.has(inspected.die) !== false;
  if (!answer.ok || known) return [];
  return [breach({ about: {}, point: ledger.point }, 'refused', 'acceptance', refused, accepted)];
}
