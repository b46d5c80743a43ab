/** What the circumstances of many findings have in common, and which of it tells them from what was right. */
import type { Circumstances } from '../testimony';

/** Each either holds or does not. */
const FLAGS = {
  puckOff: ({ puck }) => puck === 'off',
  puckOn: ({ puck }) => puck === 'on',
  shooter: ({ isShooter }) => isShooter === true,
  notShooter: ({ isShooter }) => isShooter === false,
  afterVoid: ({ afterVoid }) => afterVoid,
  afterReplacement: ({ afterReplacement }) => afterReplacement,
  afterRefusal: ({ afterRefusal }) => afterRefusal,
  fallen: ({ fallen }) => fallen,
  allIn: ({ allIn }) => allIn === true,
  opposed: ({ opposed }) => opposed === true,
  pair: ({ pair }) => pair === true,
  inCompany: ({ players }) => players > 1,
  alone: ({ players }) => players === 1,
} as const satisfies Record<string, (circumstances: Circumstances) => boolean>;
type Flag = keyof typeof FLAGS;
const FLAG_NAMES = Object.keys(FLAGS) as Flag[];
const TESTS: readonly ((circumstances: Circumstances) => boolean)[] = Object.values(FLAGS);

/** Each has a bound from which on something is so. */
const NUMBERS = {
  fromRound: 'round',
  fromThrowOfTheRound: 'throwsInRound',
  fromStake: 'stake',
  fromBetOfTheName: 'nth',
  fromSeat: 'seat',
} as const satisfies Record<string, keyof Circumstances>;
const BOUNDS = Object.entries(NUMBERS) as [keyof typeof NUMBERS, (typeof NUMBERS)[keyof typeof NUMBERS]][];
const BOUND_NAMES = BOUNDS.map(([, name]) => name);

export const CIRCUMSTANCES = [
  'puckOff',
  'puckOn',
  'shooter',
  'notShooter',
  'afterVoid',
  'afterReplacement',
  'afterRefusal',
  'fallen',
  'allIn',
  'opposed',
  'pair',
  'inCompany',
  'alone',
  'fromRound',
  'fromThrowOfTheRound',
  'fromStake',
  'upToStake',
  'fromBetOfTheName',
  'fromSeat',
  'onTotal',
] as const;

/** What all judgements of one cause have in common and hardly any other has. */
export interface Circumstance {
  code: (typeof CIRCUMSTANCES)[number];
  /** Of those that are a bound. Money in minor units. */
  value?: number;
}

/** Of those that were right not even one in so many has it. */
const FEW_IN = 2;

export class Common {
  private count = 0;
  /** How many have each flag. */
  private readonly having = new Array<number>(TESTS.length).fill(0);
  private readonly least = new Array<number>(BOUNDS.length).fill(Infinity);
  private readonly most = new Array<number>(BOUNDS.length).fill(-Infinity);
  /** Sums of the faces that were thrown. */
  private readonly totals = new Set<number>();

  add(circumstances: Circumstances): void {
    this.count += 1;
    if (circumstances.total !== undefined) this.totals.add(circumstances.total);
    // Of every judgement of a run: iterators over pairs would cost more than what they count.
    const { having, least, most } = this;
    let index = 0;
    for (const holds of TESTS) {
      if (holds(circumstances)) having[index] = (having[index] ?? 0) + 1;
      index += 1;
    }
    index = 0;
    for (const name of BOUND_NAMES) {
      const value = circumstances[name];
      if (value !== undefined && Number.isFinite(value)) {
        if (value < (least[index] ?? Infinity)) least[index] = value;
        if (value > (most[index] ?? -Infinity)) most[index] = value;
      }
      index += 1;
    }
  }

  /**
   * What holds of all of these, and of few of the `others` or, of a bound, of none: where there are none, nothing tells
   * them apart.
   */
  against(others: Common | undefined): Circumstance[] {
    if (others === undefined || others.count === 0) return [];
    const flags = FLAG_NAMES.filter(
      (_, index) => this.having[index] === this.count && (others.having[index] ?? 0) * FEW_IN < others.count,
    );
    const [total] = this.totals;
    const one = total !== undefined && this.totals.size === 1 && others.totals.size > 1;
    return [
      ...(one ? [{ code: 'onTotal' as const, value: total }] : []),
      // One sum says more of the dice than that they are a pair.
      ...flags.filter((code) => !one || code !== 'pair').map((code): Circumstance => ({ code })),
      ...BOUNDS.flatMap(([code], index) => this.beyond(others, code, index)),
    ];
  }

  private beyond(others: Common, code: Circumstance['code'], index: number): Circumstance[] {
    const [least = Infinity, most = -Infinity] = [this.least[index], this.most[index]];
    const [othersLeast = Infinity, othersMost = -Infinity] = [others.least[index], others.most[index]];
    if (![least, most, othersLeast, othersMost].every(Number.isFinite)) return [];
    if (least > othersMost) return [{ code, value: least }];
    return code === 'fromStake' && most < othersLeast ? [{ code: 'upToStake', value: most }] : [];
  }
}
