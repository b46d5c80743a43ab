import { minus } from '../adapters/money';
import type { Parameters, PlacedBet, RefusalCode } from '../adapters/table';
import { payabilityChanged } from './authorisations/prizes';
import { declaredAgainst, declaredAgainstChange, notPayable } from './house';
import { clausesOnTaking } from './preparation';
import type { ConformanceWorld } from './world';

/**
 * Places a bet, and keeps what the table made of it.
 * @returns `skipped` where the table says that it does not take this bet.
 */
export async function placeBet(
  world: ConformanceWorld,
  bet: Parameters['bet'],
  { mustBeAccepted }: { mustBeAccepted: boolean },
): Promise<'skipped' | undefined> {
  if (!world.offers(bet.bet)) return world.notApplicable('betNotOffered', { bet: bet.bet });
  const changing = payabilityChanged(world, bet);
  if (changing !== null) return world.notApplicable('authorisedPrize', { bet: bet.bet, ...changing });
  const declared = declaredAgainst(world, bet);
  if (declared !== null && mustBeAccepted) return world.notApplicable(declared.reason, declared.values);
  // Only an attempt is asked about afterwards: whether it left everything as it was.
  const about = { player: bet.player, bet: bet.bet };
  const answer = mustBeAccepted ? await world.ask('bet', bet) : await world.attemptTo('bet', bet, about);
  world.stateChanged();
  const unpaid = answer === null || answer.ok ? null : notPayable(world, bet, answer.refusal.code);
  if (world.attempt !== undefined) world.attempt.declaredAgainst = declared ?? unpaid;
  if (answer === null) return undefined;
  if (mustBeAccepted && unpaid !== null) return world.notApplicable(unpaid.reason, unpaid.values);
  if (answer.ok) {
    world.bets = [...world.bets, answer.value.bet];
    const balance = world.balances.get(bet.player);
    // What is no amount changes no balance, whatever the table makes of it.
    const staked = typeof bet.amount === 'number' ? bet.amount : 0;
    if (balance !== undefined) world.balances.set(bet.player, minus(balance, staked));
  }
  if (mustBeAccepted && !answer.ok) await refusedPreparation(world, bet, answer.refusal.code);
  return undefined;
}

/** A bet that only prepares the case is not the case: whether the table may refuse it is tested where the text says. */
async function refusedPreparation(
  world: ConformanceWorld,
  asked: Parameters['bet'],
  code: RefusalCode,
): Promise<void> {
  const { bet, amount } = asked;
  const taking = { bet: world.betName(bet), amount: world.money(amount) };
  const clauses = clausesOnTaking(world, asked, code);
  const [first] = clauses;
  if (first === undefined || clauses.includes(world.subject.clause)) {
    world.require(
      false,
      () => world.say('bet.accepted', taking),
      () => world.say('request.refusedWith', { code }),
      () => ({ quantity: 'acceptance', player: asked.player, bet }),
    );
    return;
  }
  await world.requireHeld();
  world.notPrepared(first, world.say('precondition.betRefused', { ...taking, code }));
}

/**
 * Asks to take a bet down or, with `to`, to make its stake another.
 * @returns `skipped` where an authorisation makes it another question than the scenario asks
 */
export async function changeBet(
  world: ConformanceWorld,
  bet: PlacedBet,
  to?: number,
): Promise<'skipped' | undefined> {
  const changing = to === undefined ? null : payabilityChanged(world, { ...bet, amount: to });
  if (changing !== null) return world.notApplicable('authorisedPrize', { bet: bet.bet, ...changing });
  const declared = declaredAgainstChange(world, bet, to);
  const about = { player: bet.player, bet: bet.bet };
  const asked = { bet: bet.id, ...(to === undefined ? {} : { to }) };
  const answer = await world.attemptTo('change', asked, about);
  if (world.attempt !== undefined) world.attempt.declaredAgainst = declared;
  if (answer?.ok && to !== undefined) {
    world.bets = world.bets.map((each) => (each.id === bet.id ? { ...each, amount: to } : each));
  }
  return undefined;
}
