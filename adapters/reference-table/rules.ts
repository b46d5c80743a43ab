/**
 * The rules of the table by name. The table applies them only through this record, so that a table with one rule
 * wrong (`faults/`) is this record with one entry replaced.
 */
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

export interface Rules {
  readDice: typeof readDice;
  total: typeof total;
  seatPlayer: typeof seatPlayer;

  mayThrow: typeof shooter.mayThrow;
  throwingOrder: typeof shooter.throwingOrder;
  nextThrower: typeof shooter.nextThrower;
  thrower: typeof shooter.thrower;
  takeDice: typeof shooter.takeDice;
  waiverRefusal: typeof shooter.waiverRefusal;
  waive: typeof shooter.waive;
  shownShooter: typeof shooter.shownShooter;

  diceSet: typeof offeredDice.diceSet;
  readChosen: typeof offeredDice.readChosen;
  chooseDice: typeof offeredDice.chooseDice;
  dieRefusal: typeof offeredDice.dieRefusal;
  keepBack: typeof offeredDice.keepBack;
  inspectionRefusal: typeof offeredDice.inspectionRefusal;
  inspect: typeof offeredDice.inspect;

  readFall: typeof landing.readFall;
  leaningFace: typeof landing.leaningFace;
  voidReason: typeof landing.voidReason;
  fellOutside: typeof landing.fellOutside;
  fellShort: typeof landing.fellShort;
  didNotRoll: typeof landing.didNotRoll;

  losesDice: typeof shooter.losesDice;
  losesLineBet: typeof shooter.losesLineBet;
  replaceShooter: typeof shooter.replaceShooter;

  offers: typeof acceptance.offers;
  takesBets: typeof acceptance.takesBets;
  windowRefusal: typeof acceptance.windowRefusal;
  findBase: typeof acceptance.findBase;
  oddsLimitRefusal: typeof acceptance.oddsLimitRefusal;
  loweringRefusal: typeof acceptance.loweringRefusal;
  raisingRefusal: typeof acceptance.raisingRefusal;
  takeDown: typeof acceptance.takeDown;
  readStake: typeof stakes.readStake;
  stakeRefusal: typeof stakes.stakeRefusal;
  covers: typeof stakes.covers;
  cost: typeof stakes.cost;
  place: typeof stakes.place;
  firstNumber: typeof stakes.firstNumber;

  nextPoint: typeof nextPoint;
  shownPoint: typeof shownPoint;
  outcomes: Readonly<typeof outcomes>;

  ratios: Readonly<typeof ratios>;
  prize: typeof prize;
  stakeAtPrize: typeof settlement.stakeAtPrize;
  paid: typeof settlement.paid;
  returned: typeof settlement.returned;
  isOver: typeof settlement.isOver;
  credit: typeof settlement.credit;
  resolve: typeof settlement.resolve;
  carryOut: typeof settlement.carryOut;
  settle: typeof settlement.settle;
  settledThrow: typeof settlement.settledThrow;
}

export const RULES: Readonly<Rules> = Object.freeze({
  readDice,
  total,
  seatPlayer,
  mayThrow: shooter.mayThrow,
  throwingOrder: shooter.throwingOrder,
  nextThrower: shooter.nextThrower,
  thrower: shooter.thrower,
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
  paid: settlement.paid,
  returned: settlement.returned,
  isOver: settlement.isOver,
  credit: settlement.credit,
  resolve: settlement.resolve,
  carryOut: settlement.carryOut,
  settle: settlement.settle,
  settledThrow: settlement.settledThrow,
});
