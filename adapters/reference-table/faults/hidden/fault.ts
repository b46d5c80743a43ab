import type { UncheckedTable } from '../../../table';
import type { ReadingSet } from '../../readings';
import type { Rules } from '../../rules';

/**
 * A mistake under a condition, which no sentence of a case asks about: a table that makes it passes every case, and what
 * it answered shows it.
 */
export interface HiddenFault {
  /** Also the key of its description in the `faults` namespace. */
  readonly id: string;
  /** The clause that the answers offend, or the sentence of the protocol, as `adapter-check` names it. */
  readonly shows: { readonly clause: string } | { readonly rule: string };
  /** The set of readings under which it shows; without it, under either. */
  readonly readings?: ReadingSet;
  /** A table of its own each time, so that what it keeps in mind is of one table. */
  readonly plant: () => Planted;
}

/** The rules that a table goes by, and what it makes of their answers. */
export interface Planted {
  readonly rules?: (honest: Rules) => Rules;
  readonly around?: (table: UncheckedTable) => UncheckedTable;
}

export function byRules(change: (honest: Rules) => Partial<Rules>): Pick<HiddenFault, 'plant'> {
  return { plant: () => ({ rules: (honest) => ({ ...honest, ...change(honest) }) }) };
}

interface Told {
  readonly ok: boolean;
  readonly value?: unknown;
}

/** Tells `operation` otherwise than it was. */
export function telling(
  operation: keyof UncheckedTable,
  lie: (value: never, parameters: never) => unknown,
): Pick<HiddenFault, 'plant'> {
  return {
    plant: () => ({
      around: (table) => ({
        ...table,
        [operation]: (parameters: never) => {
          const told = (table[operation] as (parameters: never) => Told)(parameters);
          return told.ok ? { ok: true, value: lie(told.value as never, parameters) } : told;
        },
      }),
    }),
  };
}
