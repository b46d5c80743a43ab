import type { Landing, Senses } from '../table';
import type { Dice } from './dice';
import type { Request } from './requests';
import type { Rules } from './rules';
import type { Chosen } from './session';

type ForcedThrow = NonNullable<Request<'roll'>['throw']>;

/** A throw as it is made; without `dice` the table throws its own. */
interface Manner {
  readonly dice?: Dice;
  readonly by?: string | undefined;
  readonly chosen?: Chosen | undefined;
  readonly landing: Landing;
}

/** Null where the dice are none, or where the throw says what this table cannot tell. */
export function readThrow(rules: Rules, senses: Senses, forced: ForcedThrow): Manner | null {
  const { by, landing = {} } = forced;
  const { leaning, ...where } = landing;
  const untold =
    (by !== undefined && !senses.shooter) ||
    (forced.chosen !== undefined && !senses.dice) ||
    (leaning !== undefined && !senses.leaning) ||
    (Object.keys(where).length > 0 && !senses.landing);
  const dice = rules.readDice(forced.dice);
  const chosen = forced.chosen === undefined ? undefined : rules.readChosen(forced.chosen);
  if (untold || !dice || chosen === null) return null;
  return {
    dice,
    by,
    chosen,
    // Parsed JSON holds no undefined entries; only its type says so.
    landing: landing as Landing,
  };
}
