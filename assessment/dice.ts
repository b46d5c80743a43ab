/** Articles 1(1)(1), 2(2) and 3(4): the dice on offer, the two that are chosen, and those that are kept back. */
import type { Answer, ForcedThrow, Parameters, State } from '../adapters/table';
import type { ClauseId } from '../regulation';
import type { DieStatus, Judgement } from './judgement';
import type { Ledger } from './ledger';

type Grounds = readonly [ClauseId, ...ClauseId[]];

/** 「從莊荷……提供的骰子中揀選二顆來投擲」. */
export const TWO_OF_THE_DICE: ClauseId = 'art_2__para_2';
const FOUR_OR_FIVE: Grounds = [TWO_OF_THE_DICE, 'art_1__para_1__point_1'];
const INSPECTED_BEFORE_REUSE: Grounds = ['art_3__para_4'];

/** 「四顆或五顆骰子」, at the beginning of a session, when none has left the layout yet. */
export function judgeDiceOffered({ dice, point }: State): Judgement[] {
  if (dice === undefined) return [];
  const count = dice.filter(({ status }) => status === 'offered').length;
  return [
    {
      result: count === 4 || count === 5 ? 'conforms' : 'fails',
      clauses: FOUR_OR_FIVE,
      required: { kind: 'diceOffered', count: null },
      actual: { kind: 'diceOffered', count },
      about: {},
      point,
    },
  ];
}

/** Why the dice that somebody chooses may not be thrown; null where they may, or where nobody can tell. */
export function groundsAgainstDice(ledger: Ledger, chosen: ForcedThrow['chosen']): Grounds | null {
  const { dice } = ledger;
  if (dice === null) return null;
  if (chosen === undefined) return groundsAgainstAnyTwo(dice, ledger.unknownOutside);
  if (chosen.length !== 2 || chosen[0] === chosen[1]) return [TWO_OF_THE_DICE];
  const statuses = chosen.map((die) => dice.get(die));
  if (statuses.includes(undefined)) return [TWO_OF_THE_DICE];
  return statuses.every((status) => status === 'offered') ? null : INSPECTED_BEFORE_REUSE;
}

/** Fewer than two are left to choose from. */
function groundsAgainstAnyTwo(dice: ReadonlyMap<string, DieStatus>, unknownOutside: number): Grounds | null {
  const kept = [...dice.values()].filter((status) => status !== 'offered');
  const isEnough = dice.size - kept.length - unknownOutside >= 2;
  if (isEnough || kept.length + unknownOutside === 0) return null;
  const waiting = unknownOutside > 0 || kept.includes('inspection');
  return waiting ? INSPECTED_BEFORE_REUSE : [TWO_OF_THE_DICE];
}

/** Carries forward which dice a throw keeps back. Where nobody chose, any two of those on offer were thrown. */
export function followThrownDice(ledger: Ledger, thrown: ForcedThrow | undefined): void {
  const { dice } = ledger;
  if (dice === null) return;
  const outside = [...new Set(thrown?.landing?.outsideLayout ?? [])];
  if (thrown?.chosen === undefined) ledger.unknownOutside += outside.length;
  else for (const die of outside) dice.set(thrown.chosen[die], 'inspection');
}

/** A die that meets the requirements comes back, one that does not stays away, Article 3(4). */
export function followInspection(
  ledger: Ledger,
  { inspected }: Parameters['dice'],
  answer: Answer<'dice'>,
): Judgement[] {
  if (inspected === undefined || ledger.dice === null) return [];
  const { die, meets } = inspected;
  if (!answer.ok)
    return ledger.fallen || ledger.dice.get(die) !== 'inspection' ? [] : [denied(ledger, answer)];
  // Looking at a die that never left the layout is not what the text speaks of.
  if (ledger.dice.get(die) === 'inspection') ledger.dice.set(die, meets ? 'offered' : 'withdrawn');
  else ledger.dice.delete(die);
  return judgeDice(ledger, answer.value);
}

/** A die that waits for its inspection and is not let be inspected never comes back. */
function denied({ point }: Ledger, { refusal: { code } }: Extract<Answer<'dice'>, { ok: false }>): Judgement {
  return {
    result: 'fails',
    clauses: INSPECTED_BEFORE_REUSE,
    required: { kind: 'accepted' },
    actual: { kind: 'refused', code },
    about: {},
    point,
  };
}

/** Whether the table keeps back what it has to, and nothing else; what it shows is carried forward. */
export function judgeDice(ledger: Ledger, { dice: shown }: State): Judgement[] {
  const { dice: due, unknownOutside } = ledger;
  // A held throw may keep its dice back only once it is settled.
  if (shown === undefined || ledger.fallen) return [];
  ledger.dice = new Map(shown.map(({ die, status }) => [die, status]));
  if (due === null) return [];
  ledger.unknownOutside = 0;
  if (unknownOutside > 0) return judgeNumberKeptBack(ledger, due, shown, unknownOutside);
  return shown.flatMap(({ die, status }, index): Judgement[] => {
    const required = due.get(die);
    if (required === undefined) return [];
    // Whether a die that failed is shown as withdrawn or as still waiting is the table's own business.
    const same = (required === 'offered') === (status === 'offered');
    return [
      {
        result: same ? 'conforms' : 'fails',
        clauses: INSPECTED_BEFORE_REUSE,
        required: { kind: 'die', number: index + 1, status: required },
        actual: { kind: 'die', number: index + 1, status },
        about: {},
        point: ledger.point,
      },
    ];
  });
}

function judgeNumberKeptBack(
  ledger: Ledger,
  due: ReadonlyMap<string, DieStatus>,
  shown: readonly { die: string; status: DieStatus }[],
  outside: number,
): Judgement[] {
  const offered = (statuses: Iterable<DieStatus>) =>
    [...statuses].filter((status) => status === 'offered').length;
  // What lies outside is not thrown again, so that each of them is another die.
  const required = Math.max(0, offered(due.values()) - outside);
  const count = offered(shown.map(({ status }) => status));
  return [
    {
      result: count === required ? 'conforms' : 'fails',
      clauses: INSPECTED_BEFORE_REUSE,
      required: { kind: 'diceOffered', count: required },
      actual: { kind: 'diceOffered', count },
      about: {},
      point: ledger.point,
    },
  ];
}
