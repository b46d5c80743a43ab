/**
 * Checks of what a table answers, whatever the wire: each operation, each refusal, odd names and large amounts, and whether
 * what it answers agrees with itself. No rule of the game is judged here; where the regulation decides, what the table does
 * is only remarked upon.
 */
import type { Check } from '../check';
import { BETTING } from './betting';
import type { ContractCheck } from './check';
import { DESCRIBING } from './describing';
import { CLOSING, KEEPING } from './keeping';
import { REFUSING } from './refusing';
import type { Seat } from './seat';
import { SEATING } from './seating';
import { speed } from './speed';
import { THROWING } from './throwing';

/** The contract over an adapter as the certification uses it: connecting, then every operation. */
export function contractChecks(seat: Seat): Check[] {
  const [describe, ...describing] = DESCRIBING;
  const checks: readonly (ContractCheck | undefined)[] = [
    describe,
    ...SEATING,
    ...BETTING,
    ...THROWING,
    ...REFUSING,
    ...KEEPING,
    ...describing,
    speed,
    CLOSING,
  ];
  return [
    { check: 'contract.connect', asksNothing: true, run: () => seat.connect() },
    ...checks
      .filter((each) => each !== undefined)
      .map(({ id, plays, run }) => ({
        check: `contract.${id}`,
        exchanges: seat.exchanges,
        reopen: () => seat.reopen(),
        run: async (notes: Parameters<typeof run>[0]) => {
          if (plays) seat.probe();
          await run(notes, seat);
        },
      })),
  ];
}
