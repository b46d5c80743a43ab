/** Where it is tested whether a table may refuse what only prepares a case. */
import type { Operation, Parameters, PlacedBet, RefusalCode } from '../adapters/table';
import { acceptance, bet as betRecord, isBetId, type ClauseId, type Readings } from '../regulation';
import type { Throw } from './throw';

/** What a case has done by then. */
interface Done {
  readonly throws: readonly Throw[];
  readonly heldBets: readonly PlacedBet[];
  readonly readings: Readings;
}

const MULTIPLE: ClauseId = 'art_5__para_6';
/** 「博彩者可作的投注如下」. */
const ANY_OF_THESE: ClauseId = 'art_5__para_1__intro';
const ABOUT_THE_STAKE: readonly RefusalCode[] = ['BELOW_MIN', 'BAD_UNIT'];

const OPPOSITE_LINE_BETS: Readonly<Partial<Record<string, string>>> = {
  pass: 'dont_pass',
  dont_pass: 'pass',
};

/** The clauses by which a bet has to be taken, the one that was broken first. */
export function clausesOnTaking(
  done: Done,
  { player, bet }: Pick<Parameters['bet'], 'player' | 'bet'>,
  code: RefusalCode,
): readonly ClauseId[] {
  if (!isBetId(bet)) return [];
  const point = done.throws.at(-1)?.result.point ?? null;
  const { clauses } = acceptance(bet, point, done.readings);
  // A table that has described the bet may not deny that it is one.
  if (code === 'NOT_OFFERED') return [ANY_OF_THESE, ...betRecord(bet).outcomeClauses, ...clauses];
  const opposite = OPPOSITE_LINE_BETS[bet];
  // Whether both may be held is tested under the bet that comes second.
  if (done.heldBets.some((held) => held.player === player && held.bet === opposite))
    return [...betRecord(bet).outcomeClauses, ...clauses];
  return ABOUT_THE_STAKE.includes(code) ? [MULTIPLE, ...clauses] : clauses;
}

/** The clause by which the table has to do what it refused; null where that is no matter of the regulation. */
export function clauseOnRefusal<O extends Operation>(
  done: Done,
  operation: O,
  parameters: Parameters[O],
  code: RefusalCode,
): ClauseId | null {
  switch (operation) {
    case 'join':
    case 'roll':
      return 'art_2__para_1';
    case 'dice':
      return 'art_3__para_4';
    case 'bet':
      return clausesOnTaking(done, parameters as Parameters['bet'], code)[0] ?? null;
    default:
      return null;
  }
}
