/** Sentences in words: those of the steps in the official languages, and in English for whoever reads the summary. */
import type { Landing } from '../../../adapters/table';
import { nameOf, writtenMoney, conductText, type Judgement, type Wording } from '../../../assessment';
import { translator, type InterfaceLanguage } from '../../../locales';
import { bet as betRecord } from '../../../regulation';
import { landingWords } from '../../../steps/landing';
import type { Person } from './names';
import type { Sentence } from './sentence';

export function sentenceText({ role, phrase, values }: Sentence, wording: Wording): string {
  const { language, minorUnitsPerAmount } = wording;
  const say = translator(language, 'explore');
  const { player = 'player', owner = 'player', bet, amount, landing, outcome, numbers = [], text } = values;
  const gender = bet !== undefined && betRecord(bet).category === 'odds' ? 'feminine' : 'masculine';
  const article = (which: string) => say(`article.${gender}.${which}`);
  return say(`step.${phrase}`, {
    that: role === 'given' ? say('that') : '',
    player: say(`player.${player}`),
    playerOf: say(`playerOf.${player}`),
    playerTo: say(`playerTo.${player}`),
    owner: say(`player.${owner}`),
    ownerOf: say(`playerOf.${owner}`),
    the: article('the'),
    in: article('in'),
    of: article('of'),
    decided: article('decided'),
    bet: bet === undefined ? '' : nameOf(bet, wording),
    amount: amount === undefined ? '' : writtenMoney(amount, minorUnitsPerAmount),
    landing: landing === undefined ? '' : landingText(landing, language),
    outcome: outcome === undefined ? '' : say(`outcome.${outcome}`),
    text,
    ...Object.fromEntries(numbers.map((number, index) => [`n${index + 1}`, number])),
  });
}

const PARTS = ['outsideLayout', 'short', 'hitWall', 'unrolled'] as const;

function landingText(landing: Landing, language: InterfaceLanguage): string {
  const words = language === 'en' ? undefined : landingWords(landing, language);
  if (words !== undefined) return words;
  const say = translator(language, 'explore');
  return PARTS.flatMap((part) => {
    const { [part]: dice } = landing;
    if (dice === undefined) return [];
    const named = dice.map((die) => say(`landing.die${die}`)).join(say('list'));
    return [say(`landing.${part}`, { dice: named === '' ? say('landing.none') : named })];
  }).join(say('list'));
}

/** With the names that the scenario gives the players. */
export function requiredText(
  judgement: Judgement,
  people: ReadonlyMap<string, Person>,
  wording: Wording,
): string {
  const { required } = judgement;
  if (required === null) return '';
  return conductText(named(required, people, wording), judgement, wording);
}

export function actualText(
  judgement: Judgement,
  people: ReadonlyMap<string, Person>,
  wording: Wording,
): string {
  return conductText(named(judgement.actual, people, wording), judgement, wording);
}

export function withNames(
  judgement: Judgement,
  people: ReadonlyMap<string, Person>,
  wording: Wording,
): Judgement {
  const { required, actual } = judgement;
  return {
    ...judgement,
    required: required === null ? null : named(required, people, wording),
    actual: named(actual, people, wording),
  };
}

function named<C extends NonNullable<Judgement['required']>>(
  conduct: C,
  people: ReadonlyMap<string, Person>,
  { language }: Wording,
): C {
  if (!('player' in conduct) || conduct.player === null) return conduct;
  const person = people.get(conduct.player);
  return person === undefined
    ? conduct
    : { ...conduct, player: translator(language, 'explore')(`player.${person}`) };
}
