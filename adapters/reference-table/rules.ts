/**
 * The rules of the table by name. The table applies them only through this record, so that a table with one rule
 * wrong (`faults/`) is this record with one entry replaced. What a rule needs of others it takes from here too.
 */
import type { Money } from '../money';
import type { Landing, Minor, Point, RefusalCode, RollResult, Settlement } from '../table';
import type * as acceptance from './articles/acceptance';
import type { Base, Order } from './articles/acceptance';
import type { Moment, Outcome } from './articles/outcome';
import type { outcomes } from './articles/outcomes';
import type { nextPoint, shownPoint } from './articles/point';
import type { prize, ratios } from './articles/prizes';
import type { Resolution, Round } from './articles/round';
import type { Dice, readDice, total } from './dice';
import type { Readings } from './readings';
import type { seatPlayer } from './seats';
import type { Chosen, DieStatus, Fall, LiveBet, Player, Read, Session, Terms, VoidReason } from './session';

export interface Rules {
  readDice: typeof readDice;
  total: typeof total;
  seatPlayer: typeof seatPlayer;

  mayThrow: (session: Session, player: Player) => boolean;
  throwingOrder: (session: Session, last: string | null) => Player[];
  offeredAfter: (rules: Rules, session: Session) => Player[];
  nextThrower: (rules: Rules, session: Session) => Player | null;
  thrower: (rules: Rules, session: Session, by: string | undefined) => Player | RefusalCode;
  pointForThrower: (session: Session, player: Player) => Point | null;
  takeDice: (session: Session, player: Player) => void;
  waiverRefusal: (rules: Rules, session: Session, name: string) => RefusalCode | null;
  waive: (rules: Rules, session: Session, name: string) => void;
  shownShooter: (rules: Rules, session: Session) => string | null;

  diceSet: (size: number) => Map<string, DieStatus>;
  readChosen: (value: unknown) => Chosen | null;
  chooseDice: (rules: Rules, session: Session, chosen: Chosen | undefined) => Chosen | RefusalCode;
  dieRefusal: (session: Session, die: string) => RefusalCode | null;
  keepBack: (session: Session, chosen: Chosen, landing: Landing) => void;
  inspectionRefusal: (session: Session, die: string) => RefusalCode | null;
  inspect: (session: Session, die: string, meets: boolean) => void;

  readFall: (rules: Rules, readings: Readings, dice: Dice, landing: Landing) => Read;
  leaningFace: (upper: NonNullable<Landing['leaning']>[number]['upper']) => Dice[number] | null;
  voidReason: (rules: Rules, readings: Readings, landing: Landing) => VoidReason | null;
  fellOutside: (landing: Landing) => boolean;
  fellShort: (landing: Landing, readings: Readings) => boolean;
  didNotRoll: (landing: Landing, readings: Readings) => boolean;

  losesDice: (rules: Rules, session: Session, round: Round) => boolean;
  losesLineBet: (session: Session, own: readonly Resolution[]) => boolean;
  replaceShooter: (session: Session) => void;

  offers: typeof acceptance.offers;
  takesBets: typeof acceptance.takesBets;
  windowRefusal: typeof acceptance.windowRefusal;
  findBase: typeof acceptance.findBase;
  oddsLimitRefusal: typeof acceptance.oddsLimitRefusal;
  loweringRefusal: typeof acceptance.loweringRefusal;
  raisingRefusal: typeof acceptance.raisingRefusal;
  takeDown: typeof acceptance.takeDown;
  readStake: (terms: Terms, asked: unknown) => Minor | null;
  stakeRefusal: (
    terms: Terms,
    stake: { bet: LiveBet['name']; number: Point | null; amount: Minor },
  ) => RefusalCode | null;
  covers: (player: Player, cost: number) => boolean;
  cost: (order: Order) => Minor;
  place: (rules: Rules, session: Session, order: Order, base: Base | null) => LiveBet;
  firstNumber: (session: Session, bet: LiveBet['name']) => Point | null;

  nextPoint: typeof nextPoint;
  shownPoint: typeof shownPoint;
  outcomes: Readonly<typeof outcomes>;

  ratios: Readonly<typeof ratios>;
  prize: typeof prize;
  stakeAtPrize: (session: Session, bet: LiveBet) => number;
  stakeAfterWin: (outcome: Outcome, moment: Moment) => Outcome;
  paid: (rules: Rules, session: Session, bet: LiveBet, moment: Moment) => Money;
  returned: (bet: LiveBet, outcome: Outcome) => number;
  isOver: (bet: LiveBet, outcome: Outcome) => boolean;
  credit: (session: Session, bet: LiveBet, settlement: Settlement) => void;
  resolve: (rules: Rules, session: Session, fall: Fall) => Resolution[];
  carryOut: (rules: Rules, session: Session, resolution: Resolution) => void;
  settle: (rules: Rules, session: Session, fall: Fall) => RollResult;
  settledThrow: (rules: Rules, session: Session, throwNumber: number) => RollResult | null;
}
