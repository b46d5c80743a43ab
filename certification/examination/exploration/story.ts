/** A session as a scenario tells it: in whose names, by which sentences, and what it could not say. */
import { Judge, Ledger, type Judgement, type Played, type Terms } from '../../../assessment';
import { keyOf, type Finding } from '../../../assessment/exploration';
import {
  OPTIONS,
  READINGS,
  authorisedPrice,
  isBetId,
  type OptionId,
  type Options,
  type ReadingId,
} from '../../../regulation';
import { demanded } from './demand';
import { TooManyPlayers, peopleOf, type Person } from './names';
import { UnsaidError, type Sentence, type Unsaid } from './sentence';
import { SpokenBets } from './spoken';
import { dueOf, told, type Telling } from './told';

export interface Story {
  readonly minimumBet: number;
  readonly people: ReadonlyMap<string, Person>;
  readonly sentences: readonly Sentence[];
  /** What no phrase says: with any of it the scenario is not the session. */
  readonly unsaid: readonly Unsaid[];
}

interface Judged {
  readonly played: Played;
  readonly judged: readonly Judgement[];
  readonly before: Ledger | null;
}

/** Every operation with what the regulation has to say to it, and the table as it stood before. */
function judgedAnew(played: readonly Played[], terms: Terms): Judged[] {
  const judge = new Judge(terms);
  return played.map((each) => {
    const before = judge.ledger === null ? null : copyOf(judge.ledger);
    return { played: each, before, judged: judge.observe(each) };
  });
}

function copyOf(ledger: Ledger): Ledger {
  const copy = Object.assign(new Ledger(), ledger, {
    players: new Map([...ledger.players].map(([id, player]) => [id, { ...player }])),
    bets: new Map([...ledger.bets].map(([id, bet]) => [id, { ...bet }])),
    waived: new Set(ledger.waived),
    dice: ledger.dice === null ? null : new Map(ledger.dice),
  });
  return copy;
}

export function storyOf({ played, judgement }: Pick<Finding, 'played' | 'judgement'>, terms: Terms): Story {
  const all = judgedAnew(played, terms);
  const [opened] = played;
  const minimumBet = opened?.operation === 'open' && opened.answer.ok ? opened.answer.value.minimumBet : 1;
  const unsaid: Unsaid[] = [];
  const sentences: Sentence[] = [];
  let people: ReadonlyMap<string, Person> = new Map();
  try {
    people = peopleOf(played, judgement);
  } catch (error) {
    if (!(error instanceof TooManyPlayers)) throw error;
    return { minimumBet, people, sentences, unsaid: ['tooManyPlayers'] };
  }
  const spoken = new SpokenBets();
  let dice: readonly string[] = [];
  const telling = (): Telling => ({
    people,
    spoken,
    dice,
    underWay: sentences.some(({ role }) => role !== 'given'),
  });
  const tell = (say: () => Sentence[]) => {
    try {
      sentences.push(...say());
    } catch (error) {
      if (!(error instanceof UnsaidError)) throw error;
      unsaid.push(error.unsaid);
    }
  };

  const last = all.at(-1);
  const shown = last?.played.operation === 'state' && last.played.answer.ok ? last : null;
  const act = shown === null ? last : all.findLast(({ played: { operation } }) => operation !== 'state');
  for (const each of all) {
    const { answer } = each.played;
    if (each !== last || shown === null) {
      const ends = each === act;
      // The last request is judged by the sentence after it; where that is what is wrong, as it should have been.
      const due = dueOf(each.judged);
      const conforms = each.judged.every(({ result }) => result !== 'fails');
      tell(() => told(each.played, ends || conforms ? due : null, telling()));
    }
    spoken.follow(each.played);
    if (answer.ok && 'dice' in answer.value && Array.isArray(answer.value.dice))
      dice = diceOf(answer.value, dice);
  }
  if (last !== undefined && act !== undefined) {
    tell(() => {
      if (isAuthorisedOtherwise(judgement, terms)) throw new UnsaidError('authorisedPrize');
      return demanded({
        judgement,
        last: act.played,
        state:
          shown?.played.operation === 'state' && shown.played.answer.ok ? shown.played.answer.value : null,
        before: act.before ?? new Ledger(),
        after: last.before ?? new Ledger(),
        telling: telling(),
        terms,
      });
    });
  }
  return { minimumBet, people, sentences: withoutRepetition(sentences), unsaid: [...new Set(unsaid)] };
}

function diceOf(value: object, known: readonly string[]): readonly string[] {
  const { dice } = value as { dice: readonly (number | { die: string })[] };
  const names = dice.flatMap((die) => (typeof die === 'object' ? [die.die] : []));
  return names.length === 0 ? known : names;
}

/** A scenario states the prize of Article 6, and the steps know what is authorised instead. */
function isAuthorisedOtherwise({ required, about }: Judgement, { authorisations, options }: Terms): boolean {
  if (required?.kind !== 'payment' || about.bet === undefined || !isBetId(about.bet)) return false;
  const { bet } = about;
  return Array.from({ length: 11 }, (_, index) => index + 2).some(
    (total) => authorisedPrice(authorisations, bet, total, options) !== null,
  );
}

function withoutRepetition(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter(
    (sentence, index) =>
      JSON.stringify(sentence) !== JSON.stringify(sentences[index - 1]) || sentence.role !== 'then',
  );
}

export interface Dependence {
  readonly readings: readonly ReadingId[];
  readonly options: readonly OptionId[];
}

/** Of the declared readings and options those under another value of which something else would be wrong, or nothing. */
export function restsOn({ played }: Pick<Finding, 'played'>, terms: Terms): Dependence {
  const wrong = (under: Terms) =>
    JSON.stringify(
      judgedAnew(played, under).map(({ judged }) =>
        judged.filter(({ result }) => result === 'fails').map(keyOf),
      ),
    );
  const declared = wrong(terms);
  const same = (changed: Terms) => wrong(changed) === declared;
  return {
    readings: READINGS.filter(({ id, values }) =>
      values.some(
        ({ value }) =>
          value !== terms.readings[id] && !same({ ...terms, readings: { ...terms.readings, [id]: value } }),
      ),
    ).map(({ id }) => id),
    options: OPTIONS.filter(({ id, values }) =>
      values.some(
        ({ value }) =>
          value !== terms.options[id] &&
          !same({ ...terms, options: { ...terms.options, [id]: value } as Options }),
      ),
    ).map(({ id }) => id),
  };
}
