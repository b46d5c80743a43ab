import { sameMoney, type Money } from '../adapters/money';
import { Given, Then, When } from '@cucumber/cucumber';
import { authorisedItems, isItemAuthorisation, mayBePlaced } from '../regulation';
import type { Amount } from './amount';
import { citing } from './authorisations/prizes';
import {
  offeredItems,
  owed,
  placementsAtAnyTime,
  trialsOfEachThrow,
  trialsOfManyThrows,
  unauthorisedOffers,
} from './authorisations/trials';
import { offeredPrizes, trialsOfPrizes } from './authorisations/winning';
import type { ConformanceWorld } from './world';

/** An item that the contract can name and that no dispatch will authorise. */
const UNAUTHORISED_ITEM = 'x_without_authorisation';

function theTableOffersOnlyAuthorisedItems(this: ConformanceWorld): void {
  const unauthorised = unauthorisedOffers(this);
  this.require(
    unauthorised.length === 0,
    () => this.sayOfAuthorisations('offers.required'),
    () => this.sayOfAuthorisations('offers.actual', { items: unauthorised.join(this.say('separator')) }),
  );
}
Then('檯提供的規章以外的項目均經許可', theTableOffersOnlyAuthorisedItems);
Then(
  'as modalidades que a mesa oferece e o regulamento não prevê estão autorizadas',
  theTableOffersOnlyAuthorisedItems,
);

async function triesToBetOnAnItemThatNobodyAuthorised(
  this: ConformanceWorld,
  player: string,
  amount: Amount,
) {
  const before = await this.state();
  const answer = await this.ask('bet', { player, bet: UNAUTHORISED_ITEM, amount: this.minorUnits(amount) });
  this.stateChanged();
  const about = { player, bet: UNAUTHORISED_ITEM };
  this.attempt = { refusal: answer.ok ? undefined : answer.refusal, before, about };
}
When('{player}試圖在未經許可的項目投注 {amount}', triesToBetOnAnItemThatNobodyAuthorised);
When(
  '{player} tenta efectuar numa modalidade não autorizada uma aposta de {amount}',
  triesToBetOnAnItemThatNobodyAuthorised,
);

function theTableOffersAuthorisedItems(this: ConformanceWorld): 'skipped' | void {
  const authorised = authorisedItems(this.parameters.authorisations);
  if (authorised.length === 0) return this.notApplicable('noAuthorisedItem', {});
  if (offeredItems(this).length === 0) return this.notApplicable('authorisedItemNotOffered', {});
}
Given('檯提供經許可的新項目', theTableOffersAuthorisedItems);
Given('que a mesa oferece novas modalidades autorizadas', theTableOffersAuthorisedItems);

async function eachItemIsTriedBeforeTheComeOut(this: ConformanceWorld): Promise<'skipped' | void> {
  return tryItems(this, true);
}
When('於出場擲骰前在每一新項目投注，逐一擲出骰子的每種結果', eachItemIsTriedBeforeTheComeOut);
When(
  'antes do lançamento de saída se aposta em cada nova modalidade e saem um a um todos os resultados dos dados',
  eachItemIsTriedBeforeTheComeOut,
);

async function eachItemIsTriedAfterThePoint(this: ConformanceWorld): Promise<'skipped' | void> {
  return tryItems(this, false);
}
When('於標記點數後在每一新項目投注，逐一擲出骰子的每種結果', eachItemIsTriedAfterThePoint);
When(
  'depois de marcado o ponto se aposta em cada nova modalidade e saem um a um todos os resultados dos dados',
  eachItemIsTriedAfterThePoint,
);

async function tryItems(world: ConformanceWorld, onComeOut: boolean): Promise<'skipped' | void> {
  const items = offeredItems(world).filter((item) => mayBePlaced(item, onComeOut));
  if (items.length === 0) return world.notApplicable('authorisedItemNotPlaceable', {});
  world.trials = await trialsOfEachThrow(world, items, onComeOut);
}

async function eachItemIsTriedThroughManyThrows(this: ConformanceWorld): Promise<void> {
  this.trials = await trialsOfManyThrows(this, offeredItems(this));
}
When('在每一新項目投注，連續擲出骰子的每種結果', eachItemIsTriedThroughManyThrows);
When(
  'se aposta em cada nova modalidade e saem em lançamentos seguidos todos os resultados dos dados',
  eachItemIsTriedThroughManyThrows,
);

function theTableOffersBetsWithAuthorisedPrizes(this: ConformanceWorld): 'skipped' | void {
  const { authorisations } = this.parameters;
  if (authorisations.every(isItemAuthorisation)) return this.notApplicable('noAuthorisedPrize', {});
  if (offeredPrizes(this).length === 0) return this.notApplicable('authorisedItemNotOffered', {});
}
Given('檯提供彩金經許可有別於規章的投注項目', theTableOffersBetsWithAuthorisedPrizes);
Given(
  'que a mesa oferece apostas cujos prémios autorizados diferem dos do regulamento',
  theTableOffersBetsWithAuthorisedPrizes,
);

async function eachOfThoseBetsIsMadeToWin(this: ConformanceWorld): Promise<void> {
  this.trials = await trialsOfPrizes(this, offeredPrizes(this));
}
When('逐一使該等投注為贏', eachOfThoseBetsIsMadeToWin);
When('se faz ganhar cada uma dessas apostas', eachOfThoseBetsIsMadeToWin);

function eachBetIsDecidedByItsDispatch(this: ConformanceWorld): void {
  for (const { bet, required, by, throws, settlement, live } of this.trials) {
    this.throws = throws;
    const values = { bet: this.betName(bet.bet), number: '–' };
    const stays = required.kind === 'stay';
    this.require(
      stays === (live !== undefined) &&
        (stays
          ? // A tie that leaves the bet where it is does nothing to it.
            (settlement.outcome === 'stay' ||
              (settlement.outcome === 'tie' && sameMoney(settlement.returned, 0))) &&
            live?.amount === bet.amount
          : settlement.outcome === required.kind),
      () => citing(this, this.say(`outcome.${required.kind}`, values), [by]),
      () =>
        this.say(`outcome.${settlement.outcome}`, values) +
        this.say('separator') +
        this.say(live === undefined ? 'outcome.notLive' : 'outcome.live', values),
    );
  }
}
Then('每一注均按許可批示定輸贏', eachBetIsDecidedByItsDispatch);
Then('cada aposta decide-se segundo o despacho de autorização', eachBetIsDecidedByItsDispatch);

function eachPrizeIsThatOfItsDispatch(this: ConformanceWorld): void {
  for (const { bet, required, by, throws, settlement, balance } of this.trials) {
    this.throws = throws;
    const { paid, returned } = owed(bet, required);
    const money = (values: { paid: Money; returned: Money }) =>
      this.say('money', { paid: this.money(values.paid), returned: this.money(values.returned) });
    this.require(
      sameMoney(settlement.paid, paid) && sameMoney(settlement.returned, returned),
      () => citing(this, money({ paid, returned }), [by]),
      () => money(settlement),
    );
    this.require(
      sameMoney(balance.actual, balance.required),
      () => citing(this, this.say('balance', { amount: this.money(balance.required) }), [by]),
      () => this.say('balance', { amount: this.money(balance.actual) }),
    );
  }
}
Then('每一注的彩金及其後的結餘均按許可批示', eachPrizeIsThatOfItsDispatch);
Then(
  'o prémio de cada aposta e o saldo que dele resulta são os do despacho de autorização',
  eachPrizeIsThatOfItsDispatch,
);

async function eachItemIsBetOnAtAnyTime(this: ConformanceWorld): Promise<void> {
  this.placements = await placementsAtAnyTime(this, offeredItems(this));
  this.throws = [];
}
When('於出場擲骰前及標記點數後試圖在每一新項目投注', eachItemIsBetOnAtAnyTime);
When(
  'se tenta apostar em cada nova modalidade antes do lançamento de saída e depois de marcado o ponto',
  eachItemIsBetOnAtAnyTime,
);

function eachRequestIsAnsweredAsItsDispatchSays(this: ConformanceWorld): void {
  for (const { item, onComeOut, refusal, before, after } of this.placements) {
    const say = (answer: string) =>
      this.sayOfAuthorisations(`placement.${onComeOut ? 'come_out' : 'point'}`, {
        bet: this.betName(item.item),
        answer,
      });
    const accepted = refusal === undefined;
    this.require(
      accepted === mayBePlaced(item, onComeOut),
      () => citing(this, say(this.say(accepted ? 'request.refused' : 'request.accepted')), [item]),
      () =>
        say(
          accepted ? this.say('request.accepted') : this.say('request.refusedWith', { code: refusal.code }),
        ),
    );
    this.require(
      after.bets.length === before.bets.length + (accepted ? 1 : 0),
      () => say(this.say(accepted ? 'outcome.live' : 'change.none')),
      () => say(this.say(accepted ? 'outcome.notLive' : 'request.accepted')),
    );
  }
}
Then('每一要求均按許可批示獲接受或被拒絕', eachRequestIsAnsweredAsItsDispatchSays);
Then(
  'cada pedido é aceite ou recusado segundo o despacho de autorização',
  eachRequestIsAnsweredAsItsDispatchSays,
);
