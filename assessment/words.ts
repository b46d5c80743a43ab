/** Judgements in words, in the three languages of the tool. */
import { writtenMoney, type Money } from '../adapters/money';
import { translator, type InterfaceLanguage } from '../locales';
import { betName, authorisedItems, citation, isBetId, type Authorisation } from '../regulation';
import type { Conduct, Judgement } from './judgement';
import type { Breach } from './testimony';

export interface Wording {
  readonly language: InterfaceLanguage;
  readonly authorisations: readonly Authorisation[];
  /** How many minor units of the currency stand for 1. */
  readonly minorUnitsPerAmount: number;
}

/** The name of a bet, of an authorised item, or what a table calls one that nobody knows. */
export function nameOf(bet: string, { language, authorisations }: Wording): string {
  if (isBetId(bet)) return betName(bet, language);
  const item = authorisedItems(authorisations).find((each) => each.item === bet);
  return item?.names[language === 'pt' ? 'pt' : 'zh'] ?? bet;
}

const DIE_WORDS = {
  offered: 'dice.available',
  inspection: 'dice.inspection',
  withdrawn: 'dice.withdrawn',
} as const;

/** What is required, or what was done, as a noun phrase or a clause without a full stop. */
export function conductText(conduct: Conduct, { about }: Pick<Judgement, 'about'>, wording: Wording): string {
  const { language } = wording;
  const say = translator(language, 'assessment');
  const steps = translator(language, 'steps');
  const bet = about.bet === undefined ? '' : nameOf(about.bet, wording);
  const money = (amount: Money) => writtenMoney(amount, wording.minorUnitsPerAmount);
  const numbered = (number: number | null) =>
    number === null ? say('waiting') : say('onNumber', { number });
  switch (conduct.kind) {
    case 'outcome':
      return steps(`outcome.${conduct.outcome}`, { bet, number: conduct.number ?? '–' });
    case 'payment':
      return steps('money', { paid: money(conduct.paid), returned: money(conduct.returned) });
    case 'accepted':
      return steps('request.accepted');
    case 'refused':
      return conduct.code === undefined
        ? steps('request.refused')
        : steps('request.refusedWith', { code: conduct.code });
    case 'placed':
      return say('placed', {
        bet: nameOf(conduct.bet, wording),
        amount: money(conduct.amount),
        number: numbered(conduct.number),
      });
    case 'returned':
      return steps('stake.returned', { bet, amount: money(conduct.amount) });
    case 'balance':
      return conduct.amount === null
        ? steps('noPlayer')
        : say('balance', { player: conduct.player, amount: money(conduct.amount) });
    case 'point':
      return conduct.point === null ? steps('point.none') : steps('point.marked', { point: conduct.point });
    case 'shooter':
      return conduct.player === null ? say('noShooter') : say('shooter', { player: conduct.player });
    case 'throw':
      return steps(conduct.counted ? 'throw.valid' : 'throw.void');
    case 'dice':
      return steps('throw.countsAs', { dice: conduct.dice.join('-') });
    case 'bets':
      return say('bets', { player: conduct.player, count: conduct.count, amount: money(conduct.amount) });
    case 'diceOffered':
      return steps('dice.offered', { count: conduct.count ?? steps('dice.fourOrFive') });
    case 'die':
      return steps(DIE_WORDS[conduct.status], { number: conduct.number });
    case 'base':
      return say(conduct.live ? 'withBase' : 'withoutBase', { bet: nameOf(conduct.bet, wording) });
    case 'settledOnce':
      return say('settledOnce');
    case 'settledOtherwise':
      return say('settledOtherwise', { times: conduct.times });
    case 'oneOf':
      return conduct.outcomes
        .map((outcome) => steps(`outcome.${outcome}`, { bet, number: '–' }))
        .join(say('or'));
    case 'member':
      return conduct.value === null
        ? say('withoutMember', { member: conduct.member })
        : say('member', { member: conduct.member, value: conduct.value });
    case 'event':
      return conduct.operation === null
        ? say('noEvent')
        : say('event', { operation: conduct.operation, told: conduct.told ?? '–' });
  }
}

/** One sentence: the clause, what was staked, the throw, what is required and what the table did. */
export function judgementText(judgement: Judgement, wording: Wording): string {
  const { language } = wording;
  const { about, clauses, dice, required, actual, point } = judgement;
  const say = translator(language, 'assessment');
  const stake =
    about.bet === undefined || about.stake === undefined
      ? null
      : say('staked', {
          bet: nameOf(about.bet, wording),
          amount: writtenMoney(about.stake, wording.minorUnitsPerAmount),
        });
  const circumstances = [
    ...(stake === null ? [] : [stake]),
    point === null ? say('comeOut') : say('pointMarked', { point }),
    ...(dice === undefined ? [] : [say('thrown', { dice: dice.join('-') })]),
  ];
  return say(required === null ? 'undecided' : 'judgement', {
    clause: citation(clauses[0], language),
    circumstances: circumstances.join(say('comma')),
    required: required === null ? '' : conductText(required, judgement, wording),
    actual: conductText(actual, judgement, wording),
  });
}

/** One sentence: the sentence of the protocol, what it requires and what the table did. */
export function breachText(breach: Breach, wording: Wording): string {
  const say = translator(wording.language, 'assessment');
  return say('breach', {
    sentence: translator(wording.language, 'adapter-check')(`rule.${breach.rule}.sentence`),
    required: conductText(breach.required, breach, wording),
    actual: conductText(breach.actual, breach, wording),
  });
}
