/** What is to be expected of a run over a wire before it begins. */
import { fullRunOf, isDelayed, type FullRun, type Speed } from '../adapters/check/latency';
import { isBuiltIn } from '../adapters/kinds';
import type { Capabilities } from '../adapters/table';
import type { Configuration } from './declaration/configuration';

export interface Pace {
  speed: Speed;
  /** Null where nobody knows how much will be asked: of a part, or of a table whose dice fall when they will. */
  run: FullRun | null;
  /** Whether most answers take as long as Nagle's algorithm with a delayed acknowledgement. */
  delayed: boolean;
}

type Declared = Pick<Configuration, 'adapter' | 'languages' | 'ask' | 'tags'>;

/** In how many languages `full-run.json` counts. */
const COUNTED_LANGUAGES = 2;

export function paceOf(
  { adapter, languages, ask, tags }: Declared,
  { control, bets }: Pick<Capabilities, 'control' | 'bets'>,
  speed: Speed,
): Pace {
  // What a third party's adapter speaks is not known; slow answers are over a network all the same.
  const overTcp = adapter.kind === 'http' || !isBuiltIn(adapter.kind);
  const whole = tags === null && control === 'forced';
  const share = (ask === 'once' ? 1 : languages.length) / COUNTED_LANGUAGES;
  const full = fullRunOf(bets, speed);
  const exchanges = Math.ceil(full.exchanges * share);
  return {
    speed,
    run: whole ? { exchanges, ms: exchanges * speed.medianMs } : null,
    delayed: overTcp && isDelayed(speed),
  };
}
