/** How fast a table answers. Nothing is wrong with a slow one; a run takes longer. */
import { isDelayed, speedOf } from '../latency';
import { asking } from './check';

const EXCHANGES = 40;

export const speed = asking('speed', async (notes, seat) => {
  const durations: number[] = [];
  for (let asked = 0; asked < EXCHANGES; asked += 1) {
    const begun = seat.clock();
    await (asked % 2 === 0 ? seat.state() : seat.describe());
    durations.push(seat.clock() - begun);
  }
  seat.speed = speedOf(durations);
  if (seat.overTcp && isDelayed(seat.speed)) {
    notes.remark('delayed', { median: Math.round(seat.speed.medianMs) });
  }
});
