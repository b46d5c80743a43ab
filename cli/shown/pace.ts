import type { Pace } from '../../certification/pace';
import { translator, type InterfaceLanguage } from '../../locales';

const MS_PER_MINUTE = 60_000;
/** Below it nobody waits for the wire. */
const SLOW_MS = 5;

/** How fast the table answers, how long the run may take of that, and the usual cause where there is one. */
export function paceLines({ speed, run, delayed }: Pace, ui: InterfaceLanguage): string[] {
  const texts = translator(ui, 'cli');
  const median = speed.medianMs < SLOW_MS ? speed.medianMs.toFixed(1) : String(Math.round(speed.medianMs));
  return [
    texts('pace.answer', { median }),
    ...(run === null
      ? []
      : [texts('pace.run', { exchanges: run.exchanges, minutes: Math.ceil(run.ms / MS_PER_MINUTE) })]),
    ...(delayed ? [texts('pace.delayed')] : []),
    ...(run !== null && speed.medianMs >= SLOW_MS ? [texts('pace.once')] : []),
  ];
}
