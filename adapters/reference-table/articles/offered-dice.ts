/** Articles 1(1)(1), 2(2) and 3(4): the dice that the stickman offers, and those that are kept back. */
import type { Landing, RefusalCode } from '../../table';
import type { Rules } from '../rules';
import type { Chosen, DieStatus, Session } from '../session';

/** Article 1(1)(1): the set, d1 onwards. */
export function diceSet(size: number): Map<string, DieStatus> {
  return new Map(Array.from({ length: size }, (_, index) => [`d${index + 1}`, 'offered']));
}

/** Article 2(2): two dice. Null for anything else, one die named twice included. */
export function readChosen(value: unknown): Chosen | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [first, second] = value as unknown[];
  return typeof first === 'string' && typeof second === 'string' && first !== second ? [first, second] : null;
}

/** The dice that are thrown: those chosen, or any two where nobody chooses. */
export function chooseDice(rules: Rules, session: Session, chosen: Chosen | undefined): Chosen | RefusalCode {
  if (chosen) return rules.dieRefusal(session, chosen[0]) ?? rules.dieRefusal(session, chosen[1]) ?? chosen;
  const free = [...session.dice.keys()].filter((die) => rules.dieRefusal(session, die) === null);
  const taken = readChosen(free.slice(0, 2));
  if (taken) return taken;
  return [...session.dice.values()].includes('inspection') ? 'NOT_INSPECTED' : 'NO_SUCH_DIE';
}

/** Why a die is not thrown: there is none of that name, or Article 3(4) keeps it back. */
export function dieRefusal(session: Session, die: string): RefusalCode | null {
  const status = session.dice.get(die);
  if (status === 'offered') return null;
  return status === 'inspection' ? 'NOT_INSPECTED' : 'NO_SUCH_DIE';
}

/** Article 3(4): what fell outside the layout waits for its inspection. */
export function keepBack(session: Session, chosen: Chosen, { outsideLayout = [] }: Landing): void {
  for (const die of outsideLayout) session.dice.set(chosen[die], 'inspection');
}

/**
 * Article 3(4): the die comes back once it meets the requirements of Article 1(2), and not at all where it does not.
 * The text does not forbid looking at a die that never left the layout.
 */
export function inspect(session: Session, die: string, meets: boolean): void {
  session.dice.set(die, meets ? 'offered' : 'withdrawn');
}

/** A die that did not pass its inspection is no die of this table any more. */
export function inspectionRefusal(session: Session, die: string): RefusalCode | null {
  const status = session.dice.get(die);
  return status === undefined || status === 'withdrawn' ? 'NO_SUCH_DIE' : null;
}
