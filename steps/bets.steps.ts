import { Given, Then, When } from '@cucumber/cucumber';
import { compareMoney, sameMoney } from '../adapters/money';
import type { Parameters } from '../adapters/table';
import type { BetId, Point } from '../regulation';
import { ADDITIONAL_BET, type BaseBet } from './additional-bet';
import type { Amount } from './amount';
import { greatestTaken } from './house';
import { placeBet, changeBet } from './placing';
import type { ConformanceWorld } from './world';

/** The clause lets the player place this bet: a table that refuses it does not conform. */
async function bets(this: ConformanceWorld, player: string, bet: BetId, amount: Amount) {
  return placeBet(this, { player, bet, amount: this.minorUnits(amount) }, { mustBeAccepted: true });
}
Given('{player}在{bet}投注 {amount}', bets);
Given('(que ){player} efectua no/na {bet} uma aposta de {amount}', bets);

async function addsToHisBet(this: ConformanceWorld, player: string, base: BaseBet, amount: Amount) {
  return placeBet(this, additionalBet(this, player, base, amount), { mustBeAccepted: true });
}
Given('{player}在{bet}上作附加投注 {amount}', addsToHisBet);
Given('(que ){player} efectua sobre o/a {bet} uma aposta adicional de {amount}', addsToHisBet);

async function addsToHisBetOnANumber(
  this: ConformanceWorld,
  player: string,
  base: BaseBet,
  number: Point,
  amount: Amount,
) {
  const bet = additionalBet(this, player, base, amount, number);
  if (bet.on === undefined) {
    this.preconditionFailed(this.say('precondition.noBetOnNumber', { bet: this.betName(base), number }));
  }
  return placeBet(this, bet, { mustBeAccepted: true });
}
Given('{player}在{bet}的 {point} 點上作附加投注 {amount}', addsToHisBetOnANumber);
Given(
  '(que ){player} efectua sobre o/a {bet} no {point} uma aposta adicional de {amount}',
  addsToHisBetOnANumber,
);

async function triesToBet(this: ConformanceWorld, player: string, bet: BetId, amount: Amount) {
  return placeBet(this, { player, bet, amount: this.minorUnits(amount) }, { mustBeAccepted: false });
}
When('{player}試圖在{bet}投注 {amount}', triesToBet);
When('{player} tenta efectuar no/na {bet} uma aposta de {amount}', triesToBet);

async function triesToBetTheMaximum(this: ConformanceWorld, player: string, bet: BetId) {
  return betAboutTheMaximum(this, player, bet, 0);
}
When('{player}試圖在{bet}投注相等於賭檯所聲明上限的金額', triesToBetTheMaximum);
When(
  '{player} tenta efectuar no/na {bet} uma aposta igual ao máximo que a mesa declara',
  triesToBetTheMaximum,
);

/** The regulation sets no maximum: what the table then does is held against its own description alone. */
async function triesToBetAboveTheMaximum(this: ConformanceWorld, player: string, bet: BetId) {
  return betAboutTheMaximum(this, player, bet, 1);
}
When('{player}試圖在{bet}投注高於賭檯所聲明上限的金額', triesToBetAboveTheMaximum);
When(
  '{player} tenta efectuar no/na {bet} uma aposta superior ao máximo que a mesa declara',
  triesToBetAboveTheMaximum,
);

/** @param more minimum bets beyond the maximum; who has too little for that buys more */
async function betAboutTheMaximum(world: ConformanceWorld, player: string, bet: BetId, more: number) {
  const { minimumBet, players } = await world.state();
  const most = greatestTaken(world, bet, minimumBet);
  if (most === null || most <= 0) return world.notApplicable('noMaximum', { bet });
  const amount = most + more * minimumBet;
  const balance = players.find((each) => each.player === player)?.balance ?? 0;
  if (compareMoney(balance, amount) < 0) {
    const bought = await world.prepare('join', { player, buyIn: amount });
    world.balances.set(player, bought.balance);
    world.stateChanged();
  }
  return placeBet(world, { player, bet, amount }, { mustBeAccepted: false });
}

async function triesToBetSomethingThatIsNoAmount(
  this: ConformanceWorld,
  player: string,
  bet: BetId,
  stake: string,
) {
  return placeBet(this, { player, bet, amount: JSON.parse(stake) as number }, { mustBeAccepted: false });
}
When('{player}試圖在{bet}以非金額 {string} 投注', triesToBetSomethingThatIsNoAmount);
When(
  '{player} tenta apostar no/na {bet} o que não é um montante, {string}',
  triesToBetSomethingThatIsNoAmount,
);

async function triesToAddToHisBet(this: ConformanceWorld, player: string, base: BaseBet, amount: Amount) {
  const bet = additionalBet(this, player, base, amount);
  // Alone at the table the player has to be the shooter, with the bet under the additional one that he is to lack.
  if (bet.on !== undefined && this.shooterBets.has(bet.on)) {
    return this.notApplicable('seats', { seats: String(this.capabilities.seats) });
  }
  return placeBet(this, bet, { mustBeAccepted: false });
}
When('{player}試圖在{bet}上作附加投注 {amount}', triesToAddToHisBet);
When('{player} tenta efectuar sobre o/a {bet} uma aposta adicional de {amount}', triesToAddToHisBet);

async function triesToAddToTheBetOfAnother(
  this: ConformanceWorld,
  player: string,
  owner: string,
  base: BaseBet,
  amount: Amount,
) {
  if (this.capabilities.seats === 1) return this.notApplicable('seats', { seats: '1' });
  return placeBet(this, { ...additionalBet(this, owner, base, amount), player }, { mustBeAccepted: false });
}
When('{player}試圖在{player}的{bet}上作附加投注 {amount}', triesToAddToTheBetOfAnother);
When(
  '{player} tenta efectuar sobre a aposta {player} no/na {bet} uma aposta adicional de {amount}',
  triesToAddToTheBetOfAnother,
);

async function triesToTakeDown(this: ConformanceWorld, player: string, bet: BetId) {
  return changeBet(this, this.betSpokenOf(bet, player));
}
When('{player}試圖取回{bet}的投注', triesToTakeDown);
When('{player} tenta retirar do/da {bet} a sua aposta', triesToTakeDown);

async function triesToRaise(this: ConformanceWorld, player: string, bet: BetId, amount: Amount) {
  return changeBet(this, this.betSpokenOf(bet, player), this.minorUnits(amount));
}
When('{player}試圖把{bet}的投注增至 {amount}', triesToRaise);
When('{player} tenta elevar no/na {bet} a sua aposta para {amount}', triesToRaise);

async function triesToLower(this: ConformanceWorld, player: string, bet: BetId, amount: Amount) {
  return changeBet(this, this.betSpokenOf(bet, player), this.minorUnits(amount));
}
When('{player}試圖把{bet}的投注減至 {amount}', triesToLower);
When('{player} tenta reduzir no/na {bet} a sua aposta para {amount}', triesToLower);

function theRequestIsRefused(this: ConformanceWorld): void {
  const { attempt } = this;
  if (attempt === undefined) throw new Error('The scenario speaks of a request before one was made');
  attempt.unreadable = undefined;
  this.require(
    attempt.refusal !== undefined,
    () => this.say('request.refused'),
    () => this.say('request.accepted'),
    () => ({ quantity: 'acceptance', ...attempt.about }),
  );
}
Then('要求被拒絕', theRequestIsRefused);
Then('o pedido é recusado', theRequestIsRefused);

function theRequestIsAccepted(this: ConformanceWorld): 'skipped' | void {
  const { attempt } = this;
  if (attempt === undefined) throw new Error('The scenario speaks of a request before one was made');
  this.endWhereUnreadable();
  const { declaredAgainst } = attempt;
  if (attempt.refusal !== undefined && declaredAgainst)
    return this.notApplicable(declaredAgainst.reason, declaredAgainst.values);
  this.require(
    attempt.refusal === undefined,
    () => this.say('request.accepted'),
    () => this.say('request.refusedWith', { code: attempt.refusal?.code }),
    () => ({ quantity: 'acceptance', ...attempt.about }),
  );
}
Then('要求獲接受', theRequestIsAccepted);
Then('o pedido é aceite', theRequestIsAccepted);

async function nothingHasChanged(this: ConformanceWorld): Promise<void> {
  const { attempt } = this;
  if (attempt === undefined) throw new Error('The scenario speaks of a request before one was made');
  const { before } = attempt;
  const after = await this.state();
  const changes = [
    ...before.players
      .map(({ player, balance }) => ({
        player,
        before: balance,
        after: after.players.find((other) => other.player === player)?.balance,
      }))
      .filter(({ before, after }) => after === undefined || !sameMoney(before, after))
      .map((player) =>
        this.say('change.balance', {
          before: this.money(player.before),
          after: player.after === undefined ? '–' : this.money(player.after),
        }),
      ),
    ...[before, after].flatMap((state, index) => {
      const other = index === 0 ? after : before;
      return state.bets
        .filter((bet) => !other.bets.some((same) => same.id === bet.id && same.amount === bet.amount))
        .map((bet) =>
          this.say(index === 0 ? 'change.betGone' : 'change.betAppeared', {
            bet: this.betName(bet.bet),
            amount: this.money(bet.amount),
          }),
        );
    }),
  ];
  this.require(
    changes.length === 0,
    () => this.say('change.none'),
    () => changes.join(this.say('separator')),
  );
}
Then('檯上的投注及各人的結餘不變', nothingHasChanged);
Then('as apostas na mesa e os saldos mantêm-se inalterados', nothingHasChanged);

/** Names the live bet under the additional one where the player has such a bet; a table must refuse it otherwise. */
function additionalBet(
  world: ConformanceWorld,
  player: string,
  base: BaseBet,
  amount: Amount,
  number?: Point,
): Parameters['bet'] {
  const on = world.bets.find(
    (bet) => bet.player === player && bet.bet === base && (number === undefined || bet.number === number),
  );
  return {
    player,
    bet: ADDITIONAL_BET[base],
    amount: world.minorUnits(amount),
    ...(on === undefined ? {} : { on: on.id }),
  };
}
