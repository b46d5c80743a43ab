/** The codes of the matrix as what a table tells of a bet: `W 1:2`, `L`, `P`, `S`, `M 6`. */
import { moneyOf } from '../../adapters/money';
import type { Settlement } from '../../adapters/table';
import type { Point } from '../../regulation';
import { STAKE, type LiveBet } from './told';

export interface Fate {
  /** What the answer says; null where the bet is not mentioned. */
  readonly settlement: Settlement | null;
  /** How it lies there afterwards; null where it is over. */
  readonly left: LiveBet | null;
}

function prize(ratio: string): number {
  const [stake = 1, won = 0] = ratio.split(':').map(Number);
  return Number(moneyOf(BigInt(STAKE * won), BigInt(stake)));
}

function settlement(bet: LiveBet, told: Partial<Settlement> & Pick<Settlement, 'outcome'>): Settlement {
  return { bet: bet.id, player: bet.player, paid: 0, returned: 0, ...told };
}

export function fate(bet: LiveBet, code: string, extra = 0): Fate {
  const [kind, detail = ''] = code.split(' ');
  switch (kind) {
    case 'W':
      return {
        settlement: settlement(bet, { outcome: 'win', paid: prize(detail) + extra, returned: STAKE }),
        left: null,
      };
    case 'L':
      return { settlement: settlement(bet, { outcome: 'lose' }), left: null };
    case 'P':
      return { settlement: settlement(bet, { outcome: 'tie', returned: STAKE }), left: null };
    case 'S':
      return { settlement: null, left: bet };
    case 'M': {
      const number = Number(detail) as Point;
      return { settlement: settlement(bet, { outcome: 'travel', number }), left: { ...bet, number } };
    }
    default:
      throw new Error(`no such code: ${code}`);
  }
}

/** What a table does that does not do what the code says. */
export function otherFates(bet: LiveBet, code: string): Fate[] {
  const [kind, detail = ''] = code.split(' ');
  const prizes = kind === 'W' ? [fate(bet, code, 1), fate(bet, code, -1)] : [fate(bet, 'W 1:1')];
  const number = detail === '4' ? '5' : '4';
  const ends = ['L', 'P', 'S', ...(kind === 'M' ? [`M ${number}`] : [])].filter((end) => end !== kind);
  return [...prizes, ...ends.map((end) => fate(bet, end))];
}
