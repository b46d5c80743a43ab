/** Days and times as they are written in Macau, which keeps UTC+8 throughout the year. */
import { bothOf } from './texts';
import type { Both } from './details';

const AHEAD_MS = 8 * 3_600_000;

function inMacau(time: string): string {
  return new Date(Date.parse(time) + AHEAD_MS).toISOString();
}

/** @param time ISO 8601 */
export function dayInMacau(time: string): string {
  return inMacau(time).slice(0, 10);
}

/** @param day ISO 8601, as the schemas check it */
export function dayText(day: string): Both {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return bothOf('date.day', (_, say) => ({ year, month: say(`date.month.${month}`), day: date }));
}

/** To the second, with the offset. */
export function timeText(time: string): string {
  return inMacau(time).replace(/^(.+)T(.+)\.\d+Z$/, '$1 $2 +08:00');
}
