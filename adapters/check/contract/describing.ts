/** What a table says of itself, and which readings it follows. */
import { isDeepStrictEqual } from 'node:util';
import { READINGS } from '../../reference-table/readings';
import { ALL_BETS, authorisedName, nearestBet } from '../bet-names';
import type { Notes } from '../finding';
import { asking, playing, type ContractCheck } from './check';
import type { Seat } from './seat';

/** What the house may choose, Article 6(12). */
const OPTIONS = { field_12: ['double', 'triple'] };

export const DESCRIBING: readonly ContractCheck[] = [
  asking('describe', async (notes, seat) => {
    const { capabilities, unknownBets } = await seat.describe();
    for (const name of unknownBets) {
      notes.wrong('unknownBet', {
        name,
        near: nearestBet(name),
        authorised: authorisedName(name),
        names: ALL_BETS,
      });
    }
    const { bets, minimumBet, unit, control } = capabilities;
    if (minimumBet % unit !== 0) notes.wrong('unit', { unit, minimumBet });
    if (bets.length === 0) notes.remark('noBets');
    if (new Set(bets).size < bets.length) notes.wrong('betTwice');
    if (control === 'observed') notes.remark('observed');
    if (!isDeepStrictEqual((await seat.describe()).capabilities, capabilities)) notes.wrong('describeOther');
  }),

  playing('readings', async (notes, seat) => {
    const { readings, options } = seat.described();
    for (const [id, { values }] of Object.entries(READINGS)) {
      if (!Object.hasOwn(readings, id)) await follows(notes, seat, 'readings', id, values);
    }
    for (const [id, values] of Object.entries(OPTIONS)) {
      if (!Object.hasOwn(options, id)) await follows(notes, seat, 'options', id, values);
    }
    await seat.sitDown();
  }),
];

/** One line for a reading, whatever values of it the table cannot take. */
async function follows(
  notes: Notes,
  seat: Seat,
  member: 'readings' | 'options',
  id: string,
  values: readonly string[],
): Promise<void> {
  const { minimumBet } = seat.described();
  const refused: string[] = [];
  for (const value of values) {
    const answer = await seat.ask('open', { mode: 'test', minimumBet, [member]: { [id]: value } });
    if (answer.ok) continue;
    if (answer.refusal.code === 'UNSUPPORTED') refused.push(value);
    else notes.wrong('openRefused', { id, value, code: answer.refusal.code });
  }
  if (refused.length > 0) notes.remark('unsupported', { id, values: refused.join(', ') });
}
