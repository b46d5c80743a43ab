/** What was seen, and what had to be, in words. */
import { conductText, nameOf, type Judgement, type Wording } from '../../../assessment';
import type { ObservedCase, Sight, Sighting } from '../../../assessment/observation';
import { translator } from '../../../locales';
import { citation } from '../../../regulation';

export function sightText(sight: Sight, wording: Wording): string {
  const say = translator(wording.language, 'observation');
  const bet = 'bet' in sight ? nameOf(sight.bet, wording) : '';
  switch (sight.kind) {
    case 'total': {
      const pair = sight.double === null ? 'any' : sight.double ? 'double' : 'unequal';
      return say(`sight.total.${pair}`, { bet, total: sight.total });
    }
    case 'onNumber':
      return say(`sight.onNumber.${sight.by}`, { bet, number: sight.number });
    case 'onAnother':
      return say('sight.onAnother', { bet, total: sight.total });
    case 'phase':
      return say(`sight.phase.${sight.phase}`, { bet });
    case 'prize':
      return say('sight.prize', { bet, on: sight.on });
    case 'mark':
      return say('sight.mark', { total: sight.total });
    case 'unmark':
      return say(`sight.unmark.${sight.by}`, { point: sight.point });
    case 'keepsPoint':
      return say('sight.keepsPoint', { total: sight.total });
    case 'accepted':
    case 'refused':
    case 'notOffered':
      return say(`sight.${sight.kind}`, { bet });
    case 'shooter':
      return say(sight.replaced ? 'sight.shooterReplaced' : 'sight.shooterKept');
    default:
      return say(`sight.${sight.kind}`);
  }
}

/** Where in the session it was seen. */
export function placeText({ throws, operation, judgement }: Sighting, wording: Wording): string {
  const say = translator(wording.language, 'observation');
  return judgement.dice === undefined
    ? say('place.request', { operation, throws })
    : say('place.throw', { operation, throws, dice: judgement.dice.join('-') });
}

export function actualText(judgement: Judgement, wording: Wording): string {
  return conductText(judgement.actual, judgement, wording);
}

/** What is required, with the stake that it follows from. */
export function requiredText(judgement: Judgement, wording: Wording): string {
  const { required } = judgement;
  return required === null ? '' : conductText(required, judgement, wording);
}

/** What failed, as a scenario says it: clause, dice, required, actual, and where it was seen. */
export function failureText(sighting: Sighting, wording: Wording): string {
  const { judgement } = sighting;
  const steps = translator(wording.language, 'steps');
  const values = {
    clause: citation(judgement.clauses[0], wording.language),
    required: requiredText(judgement, wording),
    actual: actualText(judgement, wording),
  };
  const sentence =
    judgement.dice === undefined
      ? steps('failure.withoutDice', values)
      : steps('failure.withDice', { ...values, dice: judgement.dice.join('-') });
  return `${sentence} (${placeText(sighting, wording)})`;
}

/** How often a case was seen and how often it was not as it has to be. */
export function seenText({ times, failed, first }: ObservedCase, wording: Wording): string {
  const say = translator(wording.language, 'observation');
  if (first === null) return say('seen.never');
  return say('seen.times', { times, failed, first: placeText(first, wording) });
}
