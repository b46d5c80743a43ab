/** What the regulation requires where the session ends, as the sentences with which a scenario ends. */
import { compareMoney, minus, plus, sameMoney, total, type Money } from '../../../adapters/money';
import type { PlacedBet, State } from '../../../adapters/table';
import { offer, type Judgement, type Ledger, type Played, type Terms } from '../../../assessment';
import { isBetId, type BetId } from '../../../regulation';
import { UnsaidError, type Sentence } from './sentence';
import { answered, person, then, when, type Telling } from './told';

export interface Ending {
  readonly judgement: Judgement;
  /** The operation that the table got wrong, or before which it was right for the last time. */
  readonly last: Played;
  /** What the table shows wrongly; null where the answer itself is wrong. */
  readonly state: State | null;
  /** As the table stood before the last operation. */
  readonly before: Ledger;
  /** As it should stand now. */
  readonly after: Ledger;
  readonly telling: Telling;
  readonly terms: Terms;
}

/** Empty where the last sentence itself fails. @throws UnsaidError */
export function demanded(ending: Ending): Sentence[] {
  const { judgement, last, telling } = ending;
  const { required } = judgement;
  if (required === null) throw new UnsaidError('requirement');
  switch (required.kind) {
    case 'accepted':
    case 'refused':
      return [];
    case 'outcome':
      return outcome(required, ending);
    case 'payment':
      return payment(required, ending);
    case 'returned':
      return [balance(ending, total([balanceBefore(ending), required.amount, withIt(ending)]))];
    case 'base':
      return [balance(ending, total([balanceBefore(ending), takenDown(ending), withIt(ending)]))];
    case 'balance':
    case 'bets':
      if (wasRefused(last) && ending.state !== null) return [then('unchanged', {})];
      return required.kind === 'balance' ? [balance(ending, required.amount ?? 0)] : bets(ending);
    case 'placed': {
      // Only a number that changed by itself has a sentence of its own.
      if (ending.state === null || last.operation !== 'roll') throw new UnsaidError('requirement');
      return outcome({ kind: 'outcome', outcome: 'stay' }, ending);
    }
    case 'point':
      return [required.point === null ? then('noPoint', {}) : then('point', { numbers: [required.point] })];
    case 'shooter':
      if (required.player === null) throw new UnsaidError('requirement');
      return [then('turn', { player: person(required.player, telling) })];
    case 'throw':
      return [then(required.counted ? 'valid' : 'void', {})];
    case 'dice':
      return [then('countsAs', { numbers: required.dice })];
    case 'diceOffered':
      if (required.count !== null) throw new UnsaidError('requirement');
      return [then('fourOrFive', {})];
    case 'die':
      return die(required, ending);
    default:
      throw new UnsaidError('requirement');
  }
}

function betOf({ judgement: { about }, telling }: Ending): { bet: PlacedBet; name: BetId } {
  const name = about.bet ?? '';
  if (!isBetId(name)) throw new UnsaidError('authorisedItem');
  return { bet: telling.spoken.only(name, about.player ?? ''), name };
}

function outcome(required: Extract<Judgement['required'], { kind: 'outcome' }>, ending: Ending): Sentence[] {
  const { about } = ending.judgement;
  const { spoken } = ending.telling;
  const name = about.bet ?? '';
  if (!isBetId(name)) throw new UnsaidError('authorisedItem');
  if (required.outcome === 'travel') {
    betOf(ending);
    return [then('travels', { bet: name, numbers: [required.number ?? 0] })];
  }
  const { outcome: kind } = required;
  const number = about.number ?? null;
  const onNumber = spoken.named(name, about.player ?? '', number);
  if (onNumber !== undefined && number !== null && !spoken.means(onNumber)) {
    return [then('outcomeOnNumber', { bet: name, numbers: [number], outcome: kind })];
  }
  betOf(ending);
  const said = then('outcome', { bet: name, outcome: kind });
  // That a tie brings the stake back is a sentence of its own.
  const { stake } = about;
  if (kind !== 'tie' || stake === undefined || about.player === undefined) return [said];
  return [said, then('stakeReturned', { bet: name, amount: stake })];
}

function payment(
  { paid, returned }: Extract<Judgement['required'], { kind: 'payment' }>,
  ending: Ending,
): Sentence[] {
  const { actual } = ending.judgement;
  const { name } = betOf(ending);
  if (actual.kind !== 'payment') throw new UnsaidError('requirement');
  if (!sameMoney(actual.paid, paid) && compareMoney(paid, 0) > 0)
    return [then('prize', { bet: name, amount: paid })];
  if (!sameMoney(actual.returned, returned) && compareMoney(returned, 0) > 0)
    return [then('stakeReturned', { bet: name, amount: returned })];
  // Nothing is due, and the table gives something all the same: that shows in what the player has.
  const { last, judgement } = ending;
  const player = judgement.about.player ?? '';
  if (last.operation !== 'roll' || !last.answer.ok) throw new UnsaidError('requirement');
  const given = last.answer.value.settlements
    .filter((settlement) => settlement.player === player)
    .flatMap((each) => [each.paid, each.returned]);
  const surplus = minus(plus(actual.paid, actual.returned), plus(paid, returned));
  return [balance(ending, minus(total([balanceBefore(ending), ...given]), surplus))];
}

function balanceBefore({ before, judgement }: Ending): Money {
  return before.players.get(judgement.about.player ?? '')?.balance ?? 0;
}

/** The stakes that leave with a bet that is taken down: those added to it. */
function withIt({ before, last }: Ending): number {
  if (last.operation !== 'change' || last.parameters.to !== undefined) return 0;
  return before.additionalTo(last.parameters.bet).reduce((sum, { amount }) => sum + amount, 0);
}

function takenDown({ before, last }: Ending): number {
  if (last.operation !== 'change' || last.parameters.to !== undefined) throw new UnsaidError('requirement');
  return before.bets.get(last.parameters.bet)?.amount ?? 0;
}

function balance({ judgement, telling }: Ending, amount: Money): Sentence {
  return then('balance', { player: person(judgement.about.player ?? '', telling), amount });
}

function bets(ending: Ending): Sentence[] {
  const { state, after, judgement, last, telling } = ending;
  const player = judgement.about.player ?? '';
  if (state === null) throw new UnsaidError('requirement');
  const gone = after.betsOf(player).find(({ id }) => !state.bets.some((bet) => bet.id === id));
  if (gone !== undefined && isBetId(gone.bet)) return [then('onTable', { bet: gone.bet })];
  const extra = state.bets.find((bet) => bet.player === player && !after.bets.has(bet.id));
  if (extra === undefined || !isBetId(extra.bet) || last.operation !== 'roll')
    throw new UnsaidError('requirement');
  if (telling.spoken.only(extra.bet, player).id !== extra.id) throw new UnsaidError('ambiguousBet');
  return [then('over', { bet: extra.bet })];
}

function wasRefused({ answer }: Played): boolean {
  return !answer.ok;
}

/** That a die may be thrown, or may not, shows when somebody tries to. */
function die(
  { number, status }: Extract<Judgement['required'], { kind: 'die' }>,
  { telling, before, after, last, terms }: Ending,
): Sentence[] {
  if (status === 'inspection') return [then('dieAwaitsInspection', { numbers: [number] })];
  const { player } = offer(after, terms);
  const own = telling.dice[number - 1];
  const other = [...(after.dice ?? [])].find(([name, each]) => name !== own && each === 'offered')?.[0];
  const chosen: readonly string[] = last.operation === 'roll' ? (last.parameters.throw?.chosen ?? []) : [];
  const sure = other !== undefined && before.dice?.get(other) === 'offered' && !chosen.includes(other);
  if (player === null || other === undefined || !sure) throw new UnsaidError('requirement');
  const numbers = [number, telling.dice.indexOf(other) + 1];
  const tried = when('triesToThrowDice', { player: person(player, telling), numbers });
  return [tried, ...answered(status === 'offered' ? 'accepted' : 'refused')];
}
