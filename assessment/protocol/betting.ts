/** `bet` and `change`: what is answered is what was asked. */
import { minus, sameMoney } from '../../adapters/money';
import type { Answer, Parameters } from '../../adapters/table';
import { isBetId } from '../../regulation';
import { changeDeclaredAgainst, isDeclaredAgainst } from '../excuses';
import type { Ledger } from '../ledger';
import { askedStake } from '../requests';
import type { Terms } from '../terms';
import type { Breach } from '../testimony';
import { accepted, breach, member, otherwise, placedAs, refused } from './breach';

/** @param used ids of the bets that this session has had */
export function judgeBet(
  terms: Terms,
  ledger: Ledger,
  used: ReadonlySet<string>,
  asked: Parameters['bet'],
  answer: Answer<'bet'>,
): Breach[] {
  if (!answer.ok) return [];
  const { capabilities } = terms;
  const { player, bet, amount, on } = asked;
  const { bet: placed, balance } = answer.value;
  const about = { player, bet: placed.bet, stake: amount };
  const scene = { about, point: ledger.point };
  const seated = ledger.players.get(player);
  if (seated === undefined) return [breach(scene, 'refused', 'acceptance', refused, accepted)];
  const breaches: Breach[] = [];
  if (isBetId(bet) && !(capabilities.bets as readonly string[]).includes(bet))
    breaches.push(breach(scene, 'described', 'acceptance', refused, accepted));
  if (isDeclaredAgainst(terms, ledger, askedStake(ledger, asked)))
    breaches.push(breach(scene, 'described', 'acceptance', refused, accepted));
  const first = ledger.bets.get(placed.id);
  const merged = capabilities.equalBets === 'merge' && first?.player === player && first.bet === bet;
  if (!merged && used.has(placed.id)) {
    breaches.push(breach(scene, 'echo', 'stake', member('id', undefined), member('id', placed.id)));
  }
  if (on !== undefined) breaches.push(...otherwise(scene, 'echo', 'stake', [['on', on, placed.on]]));
  const stake = amount + (merged ? first.amount : 0);
  if (placed.player !== player || placed.bet !== bet || placed.amount !== stake) {
    const required = placedAs({ bet: placed.bet, amount: stake, number: placed.number });
    const told = breach(scene, 'echo', 'stake', required, placedAs(placed));
    breaches.push({ ...told, unlessLaw: true });
  }
  const due = typeof amount === 'number' ? minus(seated.balance, amount) : seated.balance;
  if (!sameMoney(due, balance)) {
    const told = breach(
      scene,
      'stake',
      'balance',
      { kind: 'balance', player, amount: due },
      { kind: 'balance', player, amount: balance },
    );
    breaches.push({ ...told, unlessLaw: true });
  }
  return breaches;
}

/** There is no such bet, or the table says that it does not change it so. */
export function judgeChange(
  terms: Terms,
  ledger: Ledger,
  { bet: id, to }: Parameters['change'],
  answer: Answer<'change'>,
): Breach[] {
  if (!answer.ok) return [];
  const bet = ledger.bets.get(id);
  const scene = { about: { id }, point: ledger.point };
  if (bet === undefined) return [breach(scene, 'refused', 'acceptance', refused, accepted)];
  if (!changeDeclaredAgainst(terms, ledger, bet, to)) return [];
  const about = { id, player: bet.player, bet: bet.bet, stake: to ?? bet.amount };
  return [breach({ about, point: ledger.point }, 'described', 'acceptance', refused, accepted)];
}
