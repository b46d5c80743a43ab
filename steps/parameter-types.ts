import { defineParameterType } from '@cucumber/cucumber';
import { BETS } from '../regulation';
import { Amount } from './amount';
import { LANDING_WORDS, landingCalled } from './landing';
import type { ConformanceWorld } from './world';

/** The bets under the names that the regulation gives them, in both languages. */
const betByName = new Map(BETS.flatMap((bet) => [bet.names.zh, bet.names.pt].map((name) => [name, bet.id])));

const outcomeByWord = {
  為贏: 'win',
  ganha: 'win',
  為贏並留在檯上: 'win_stays',
  'ganha e fica na mesa': 'win_stays',
  為輸: 'lose',
  perde: 'lose',
  為和: 'tie',
  empata: 'tie',
  維持不變: 'stay',
  'mantém-se': 'stay',
} as const;
export type Outcome = (typeof outcomeByWord)[keyof typeof outcomeByWord];

/** The longest name first: «Any 7» must not end the match of «Any 7/Big Red/Big 7». */
function alternatives(words: Iterable<string>): RegExp {
  const escaped = [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(escaped.join('|'));
}

defineParameterType({
  name: 'bet',
  regexp: alternatives(betByName.keys()),
  transformer: (name: string) => betByName.get(name),
});

defineParameterType({
  name: 'outcome',
  regexp: alternatives(Object.keys(outcomeByWord)),
  transformer: (word: string) => outcomeByWord[word as keyof typeof outcomeByWord],
});

/** 博彩者, 博彩者甲 … or o jogador, do jogador B …; the one who throws is 主客 or o lançador. */
defineParameterType({
  name: 'player',
  regexp: /博彩者[甲乙丙]?|主客|(?:o|do|ao) jogador(?: [ABC])?|(?:o|do|ao) lançador/,
  transformer: (word: string) => playerNamed(word),
});

function playerNamed(word: string): string {
  if (/主客|lançador/.test(word)) return 'shooter';
  const letter = { 甲: 'A', 乙: 'B', 丙: 'C' }[word.at(-1) ?? ''] ?? / ([ABC])$/.exec(word)?.[1];
  return letter === undefined ? 'player' : `player-${letter.toLowerCase()}`;
}

/** Money in whole units as a person writes it: 100, 10.5, -10, or an exact fraction such as 70/6. */
defineParameterType({
  name: 'amount',
  regexp: /-?\d+(?:\.\d+)?(?:\/\d+)?/,
  transformer(this: ConformanceWorld, written: string) {
    return Amount.parse(written);
  },
});

defineParameterType({ name: 'face', regexp: /\d/, transformer: Number });

defineParameterType({ name: 'point', regexp: /4|5|6|8|9|10/, transformer: Number });

/** How the dice land, in the words of Articles 2 and 3. */
defineParameterType({
  name: 'landing',
  regexp: alternatives(LANDING_WORDS),
  transformer: (words: string) => landingCalled(words),
});
