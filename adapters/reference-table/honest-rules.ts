/** The rules of the table without any of the mistakes in `faults/`. */
import * as acceptance from './articles/acceptance';
import * as landing from './articles/landing';
import * as offeredDice from './articles/offered-dice';
import { outcomes } from './articles/outcomes';
import { nextPoint, shownPoint } from './articles/point';
import { prize, ratios } from './articles/prizes';
import * as settlement from './articles/settlement';
import * as shooter from './articles/shooter';
import * as stakes from './articles/stakes';
import { readDice, total } from './dice';
import { seatPlayer } from './seats';
import type { Rules } from './rules';

export const RULES: Readonly<Rules> = Object.freeze({
  readDice,
  total,
  seatPlayer,
  mayThrow: shooter.mayThrow,
  throwingOrder: shooter.throwingOrder,
  offeredAfter: shooter.offeredAfter,
  nextThrower: shooter.nextThrower,
  thrower: shooter.thrower,
  pointForThrower: shooter.pointForThrower,
  takeDice: shooter.takeDice,
  waiverRefusal: shooter.waiverRefusal,
  waive: shooter.waive,
  shownShooter: shooter.shownShooter,
  diceSet: offeredDice.diceSet,
  readChosen: offeredDice.readChosen,
  chooseDice: offeredDice.chooseDice,
  dieRefusal: offeredDice.dieRefusal,
  keepBack: offeredDice.keepBack,
  inspectionRefusal: offeredDice.inspectionRefusal,
  inspect: offeredDice.inspect,
  readFall: landing.readFall,
  leaningFace: landing.leaningFace,
  voidReason: landing.voidReason,
  fellOutside: landing.fellOutside,
  fellShort: landing.fellShort,
  didNotRoll: landing.didNotRoll,
  losesDice: shooter.losesDice,
  losesLineBet: shooter.losesLineBet,
  replaceShooter: shooter.replaceShooter,
  offers: acceptance.offers,
  takesBets: acceptance.takesBets,
  windowRefusal: acceptance.windowRefusal,
  findBase: acceptance.findBase,
  oddsLimitRefusal: acceptance.oddsLimitRefusal,
  loweringRefusal: acceptance.loweringRefusal,
  raisingRefusal: acceptance.raisingRefusal,
  takeDown: acceptance.takeDown,
  readStake: stakes.readStake,
  stakeRefusal: stakes.stakeRefusal,
  covers: stakes.covers,
  cost: stakes.cost,
  place: stakes.place,
  firstNumber: stakes.firstNumber,
  nextPoint,
  shownPoint,
  outcomes,
  ratios,
  prize,
  stakeAtPrize: settlement.stakeAtPrize,
  stakeAfterWin: settlement.stakeAfterWin,
  paid: settlement.paid,
  returned: settlement.returned,
  isOver: settlement.isOver,
  credit: settlement.credit,
  resolve: settlement.resolve,
  carryOut: settlement.carryOut,
  settle: settlement.settle,
  settledThrow: settlement.settledThrow,
});
