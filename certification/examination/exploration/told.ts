/** Each operation of a session as a sentence that a scenario has for it. */
import type { ForcedThrow, Parameters } from '../../../adapters/table';
import type { Judgement, Played } from '../../../assessment';
import { bet as betRecord, isBetId, type LineBetId } from '../../../regulation';
import { landingWords } from '../../../steps/landing';
import type { Person } from './names';
import { UnsaidError, type Phrase, type Sentence, type SentenceValues } from './sentence';
import type { SpokenBets } from './spoken';

export interface Telling {
  readonly people: ReadonlyMap<string, Person>;
  readonly spoken: SpokenBets;
  /** The dice as the table last named them. */
  readonly dice: readonly string[];
  /** Whether anything has been done yet that a scenario tells by 當 and Quando. */
  readonly underWay: boolean;
}

/** What the regulation has to say to a request as such: whether it is to be accepted, refused, or neither. */
export type Due = 'accepted' | 'refused' | null;

type Act<O extends Played['operation']> = Extract<Played, { operation: O }>;

/** Empty for what a scenario need not tell. */
export function told(played: Played, due: Due, telling: Telling): Sentence[] {
  switch (played.operation) {
    case 'open':
    case 'state':
      return [];
    case 'join': {
      const { player, seat = 1, buyIn } = played.parameters;
      return [given(telling, 'sits', { player: person(player, telling), numbers: [seat], amount: buyIn })];
    }
    case 'bet':
      return toldBet(played, due, telling);
    case 'change':
      return toldChange(played, due, telling);
    case 'dice':
      return toldDice(played, due, telling);
    case 'roll':
      return toldRoll(played, due, telling);
  }
}

export function dueOf(judged: readonly Judgement[]): Due {
  const [first] = judged.flatMap(({ required }) =>
    required?.kind === 'accepted' || required?.kind === 'refused' ? [required.kind] : [],
  );
  return first ?? null;
}

export function person(player: string, { people }: Pick<Telling, 'people'>): Person {
  const found = people.get(player);
  if (found === undefined) throw new UnsaidError('request');
  return found;
}

function toldBet({ parameters, answer }: Act<'bet'>, due: Due, telling: Telling): Sentence[] {
  const { bet, amount, on } = parameters;
  if (!isBetId(bet)) throw new UnsaidError('authorisedItem');
  const player = person(parameters.player, telling);
  // The bet stands before the sentence that judges it.
  const plain = answer.ok && due === 'accepted';
  const { category, base } = betRecord(bet);
  if (category === 'odds' && base !== undefined) {
    return [...toldAdditional(parameters, base, plain, telling), ...(plain ? [] : answered(due))];
  }
  if (on !== undefined) throw new UnsaidError('request');
  if (typeof amount !== 'number') {
    const tried = when('triesNoAmount', { player, bet, text: JSON.stringify(amount) });
    return [tried, ...answered(due)];
  }
  if (plain) return [given(telling, 'bets', { player, bet, amount })];
  return [when('triesToBet', { player, bet, amount }), ...answered(due)];
}

function toldAdditional(
  { player: by, amount, on: asked }: Parameters['bet'],
  base: LineBetId,
  plain: boolean,
  telling: Telling,
): Sentence[] {
  const { spoken } = telling;
  const player = person(by, telling);
  if (typeof amount !== 'number') throw new UnsaidError('request');
  const own = spoken.onTable.filter((bet) => bet.player === by && bet.bet === base);
  // A scenario names the bet under it wherever there is one.
  const on = asked ?? (own.length === 1 ? own[0]?.id : undefined);
  if (on === undefined && own.length > 0) throw new UnsaidError('ambiguousBet');
  const named = on === undefined ? undefined : spoken.byId(on);
  const values = { player, bet: base, amount };
  if (named !== undefined && named.player !== by) {
    if (plain || spoken.firstOf(base, named.player)?.id !== on) throw new UnsaidError('ambiguousBet');
    return [when('triesToAddToAnother', { ...values, owner: person(named.player, telling) })];
  }
  const isFirst = spoken.firstOf(base, by)?.id === on;
  if (!plain) {
    if (!isFirst) throw new UnsaidError('ambiguousBet');
    return [when('triesToAdd', values)];
  }
  if (isFirst) return [given(telling, 'adds', values)];
  const number = named?.number ?? null;
  const first = spoken.onTable.find((bet) => bet.player === by && bet.bet === base && bet.number === number);
  if (number === null || first?.id !== on) throw new UnsaidError('ambiguousBet');
  return [given(telling, 'addsOnNumber', { ...values, numbers: [number] })];
}

function toldChange({ parameters }: Act<'change'>, due: Due, telling: Telling): Sentence[] {
  const { spoken } = telling;
  const bet = spoken.byId(parameters.bet);
  if (bet === undefined || !isBetId(bet.bet)) throw new UnsaidError('request');
  if (spoken.only(bet.bet, bet.player).id !== bet.id) throw new UnsaidError('betOfLater');
  const values = { player: person(bet.player, telling), bet: bet.bet };
  const { to } = parameters;
  if (to === undefined) return [when('triesToTakeDown', values), ...answered(due)];
  if (typeof to !== 'number' || to < bet.amount) throw new UnsaidError('lowering');
  return [when('triesToRaise', { ...values, amount: to }), ...answered(due)];
}

function toldDice({ parameters, answer }: Act<'dice'>, due: Due, telling: Telling): Sentence[] {
  const { waivedBy, inspected } = parameters;
  if (waivedBy !== undefined) {
    const player = person(waivedBy, telling);
    if (due === 'accepted') return [when('waives', { player })];
    return [when('triesToWaive', { player }), ...answered(due)];
  }
  const place = telling.dice.indexOf(inspected?.die ?? '') + 1;
  if (inspected === undefined || place === 0 || !answer.ok) throw new UnsaidError('request');
  return [when(inspected.meets ? 'inspectedMeets' : 'inspectedFails', { numbers: [place] })];
}

function toldRoll({ parameters, answer }: Act<'roll'>, due: Due, telling: Telling): Sentence[] {
  const { throw: thrown, hold, settle } = parameters;
  if (settle !== undefined) {
    return [when(isSettlement(answer, telling) ? 'settled' : 'settledAgain', {})];
  }
  if (thrown === undefined) throw new UnsaidError('request');
  const { dice, by, chosen, landing } = thrown;
  if ((dice as readonly number[]).length === 3) {
    return [when('threeDice', { player: person(by ?? '', telling) }), ...answered(due)];
  }
  if (dice.some((face) => face < 1 || face > 6)) {
    return [when('impossible', { numbers: dice }), ...answered(due)];
  }
  if (chosen !== undefined) return toldChoice({ ...thrown, chosen }, answer.ok, due, telling);
  if (by !== undefined && due === 'refused') {
    return [when('triesToThrow', { player: person(by, telling) }), ...answered(due)];
  }
  if (!answer.ok && due !== 'accepted') throw new UnsaidError('request');
  if (hold === true) return [when('held', { numbers: dice })];
  if (landing?.leaning !== undefined) return [leaning(dice, landing.leaning)];
  const numbers = [...dice];
  if (landing !== undefined && landingWords(landing, 'zh') === undefined) throw new UnsaidError('landing');
  const how = landing === undefined ? {} : { landing };
  if (by === undefined) return [when(landing === undefined ? 'dice' : 'diceLand', { numbers, ...how })];
  const phrase = landing === undefined ? 'throws' : 'throwsAndLand';
  return [when(phrase, { player: person(by, telling), numbers, ...how })];
}

/** Of a held throw the first settlement is one, and any further one is asked for again. */
function isSettlement(answer: Act<'roll'>['answer'], { spoken }: Telling): boolean {
  return answer.ok && spoken.isHeld(answer.value.throwNumber);
}

function toldChoice(
  { by, chosen, landing, dice }: ForcedThrow & { chosen: [string, string] },
  accepted: boolean,
  due: Due,
  telling: Telling,
): Sentence[] {
  const player = person(by ?? '', telling);
  const numbers = chosen.map((die) => placeOf(die, telling));
  if (due === 'refused' || !accepted) {
    return [when('triesToThrowDice', { player, numbers }), ...answered(due)];
  }
  if (dice.join() !== '1,3') throw new UnsaidError('request');
  const outside = landing?.outsideLayout ?? [];
  const phrase = (['chooses', 'choosesOneOutside', 'choosesBothOutside'] as const)[outside.length];
  if (phrase === undefined || (outside.length === 1 && outside[0] !== 0)) throw new UnsaidError('landing');
  return [when(phrase, { player, numbers })];
}

/** A die that is not on offer is spoken of by a number beyond the others. */
function placeOf(die: string, { dice }: Telling): number {
  const place = dice.indexOf(die);
  return place === -1 ? Math.max(dice.length + 1, Number(/\d+$/.exec(die)?.[0] ?? 0)) : place + 1;
}

function leaning(dice: readonly number[], leans: NonNullable<ForcedThrow['landing']>['leaning']): Sentence {
  const [first, second] = leans ?? [];
  const [larger, smaller] = first?.upper ?? [];
  if (first === undefined || larger === undefined || smaller === undefined) throw new UnsaidError('landing');
  if (second === undefined) {
    if (first.die !== 1 || dice[1] !== larger.face) throw new UnsaidError('landing');
    const hundredths = (share: number) => Math.round(share * 100);
    const numbers = [
      dice[0] ?? 0,
      larger.face,
      hundredths(larger.share),
      smaller.face,
      hundredths(smaller.share),
    ];
    return when('oneLeans', { numbers });
  }
  return when('bothLean', { numbers: [larger.face, second.upper[0]?.face ?? 0] });
}

/** Whether the request is to be refused or accepted, where the regulation says so. */
export function answered(due: Due): Sentence[] {
  return due === null ? [] : [then(due, {})];
}

/** Preparation, as long as nothing else has been told. */
function given({ underWay }: Telling, phrase: Phrase, values: SentenceValues): Sentence {
  return { role: underWay ? 'when' : 'given', phrase, values };
}

export function when(phrase: Phrase, values: SentenceValues): Sentence {
  return { role: 'when', phrase, values };
}

export function then(phrase: Phrase, values: SentenceValues): Sentence {
  return { role: 'then', phrase, values };
}
