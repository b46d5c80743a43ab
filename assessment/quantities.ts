import { sameMoney } from '../adapters/money';
import type { Judgement } from './judgement';
import type { Quantity } from './testimony';

/** What a judgement is about; where it goes against the table, only what is wrong. */
export function quantitiesOf({ required, actual, result }: Judgement): readonly [Quantity, ...Quantity[]] {
  switch (actual.kind) {
    case 'payment': {
      const due = required?.kind === 'payment' ? required : null;
      if (result !== 'fails' || due === null)
        return due === null || !sameMoney(due.returned, 0) ? ['prize', 'stake'] : ['prize'];
      const prize = !sameMoney(due.paid, actual.paid);
      const stake = !sameMoney(due.returned, actual.returned);
      return prize && stake ? ['prize', 'stake'] : [stake ? 'stake' : 'prize'];
    }
    case 'placed': {
      const due = required?.kind === 'placed' ? required : null;
      if (result !== 'fails' || due === null) return ['stake', 'number'];
      const stake = due.amount !== actual.amount || due.bet !== actual.bet;
      return stake && due.number !== actual.number ? ['stake', 'number'] : [stake ? 'stake' : 'number'];
    }
    case 'outcome': {
      const number = required?.kind === 'outcome' && required.outcome === actual.outcome;
      if (actual.outcome !== 'travel') return ['outcome'];
      return result === 'fails' && number ? ['number'] : ['outcome', 'number'];
    }
    case 'accepted':
    case 'refused':
      return ['acceptance'];
    case 'returned':
    case 'bets':
    case 'base':
      return ['stake'];
    case 'balance':
      return ['balance'];
    case 'point':
      return ['point'];
    case 'shooter':
      return ['shooter'];
    case 'throw':
      return ['void'];
    case 'dice':
    case 'diceOffered':
    case 'die':
      return ['dice'];
    case 'settledOnce':
    case 'settledOtherwise':
    case 'oneOf':
      return ['outcome'];
    case 'member':
      return ['session'];
    case 'event':
      return ['journal'];
  }
}
