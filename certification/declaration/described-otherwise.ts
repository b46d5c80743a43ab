/** In what a table describes itself as less than, or as other than, what was declared before the run. */
import { isDeepStrictEqual } from 'node:util';
import { limitOf } from '../../adapters/limits';
import type { Capabilities, Limit } from '../../adapters/table';
import { READINGS, OPTION_VALUES } from '../../regulation';
import type { DescribedOtherwise } from '../../reports/verdict/declaration';
import { completeTable, type CompleteTable } from './declared-table';
import type { Configuration } from './configuration';

export type Difference = DescribedOtherwise & {
  /** What to write into `certification.yaml` instead, under the first part of the key: YAML in one line. */
  write: string;
};

type Declared = Pick<Configuration, 'adapter' | 'table' | 'readings' | 'options' | 'minorUnitsPerAmount'>;

/** The differences of the table in the order of `describe`, then those of built-in readings and options. */
export function describedOtherwise(declared: Declared, table: Capabilities): Difference[] {
  const { readings, options, minorUnitsPerAmount, adapter } = declared;
  const control = adapter.kind === 'journal' ? 'observed' : 'forced';
  const complete = completeTable(declared.table, { control, minorUnitsPerAmount });
  return [
    ...ofTheTable(complete, table),
    ...builtIn('readings', readings.values, table.readings),
    ...builtIn('options', { ...options }, table.options),
  ];
}

function ofTheTable(declared: CompleteTable, table: Capabilities): Difference[] {
  const { senses, changes, journal } = declared;
  const described = table.changes ?? {};
  const kept = table.journal ?? { holds: 'everything' };
  const missing = declared.bets.filter((bet) => !table.bets.includes(bet));
  const limits = limited(declared, table);
  const unsensed = lacking(senses, table.senses);
  const unchanged = lacking(changes, { lower: true, raise: true, withdraw: true, ...described });
  const [opposed, merged] = [table.opposedBets ?? true, table.equalBets ?? 'separate'];
  return [
    ...one('bets', missing.length > 0, [], missing, table.bets),
    ...one('seats', table.seats < declared.seats, declared.seats, table.seats),
    ...one('senses', unsensed.length > 0, [], unsensed, table.senses),
    ...one('holdsThrow', declared.holdsThrow && !table.holdsThrow, true, false),
    ...one('control', declared.control !== table.control, declared.control, table.control),
    ...one('minimumBet', declared.minimumBet !== table.minimumBet, declared.minimumBet, table.minimumBet),
    ...one('unit', declared.unit !== table.unit, declared.unit, table.unit),
    ...one('limits', limits, declared.limits ?? {}, table.limits ?? {}),
    ...one('changes', unchanged.length > 0, [], unchanged, described),
    ...one('equalBets', declared.equalBets !== merged, declared.equalBets, merged),
    ...one('opposedBets', declared.opposedBets && !opposed, true, false),
    ...one('journal', keepsLess(journal, kept), journal, kept),
  ];
}

function one(
  name: string,
  holds: boolean,
  declared: unknown,
  described: unknown,
  written: unknown = described,
): Difference[] {
  if (!holds) return [];
  const key = `table.${name}`;
  return [{ key, declared: flow(declared), described: flow(described), write: `${name}: ${flow(written)}` }];
}

/** What is there by the declaration and is not there by the description. */
function lacking(declared: Readonly<Record<string, boolean>>, described: object): string[] {
  const there = described as Readonly<Record<string, boolean | undefined>>;
  return Object.keys(declared).filter((name) => declared[name] === true && there[name] !== true);
}

const LIMITS = ['maximumStake', 'maximumPrize', 'maximumOdds'] as const satisfies (keyof Limit)[];

/** Whether some bet has a limit that is tighter than declared. */
function limited(declared: CompleteTable, table: Capabilities): boolean {
  return table.bets.some((bet) => {
    const [asked, told] = [limitOf(declared, bet), limitOf(table, bet)];
    return LIMITS.some((name) => (told[name] ?? Infinity) < (asked[name] ?? Infinity));
  });
}

type Kept = NonNullable<Capabilities['journal']>;

/** From the fullest journal to none. */
const KEPT: readonly Kept['holds'][] = ['everything', 'without_refusals', 'settlements', 'none'];

function keepsLess(declared: Kept, table: Kept): boolean {
  return (
    KEPT.indexOf(table.holds) > KEPT.indexOf(declared.holds) ||
    (table.events ?? Infinity) < (declared.events ?? Infinity)
  );
}

function builtIn(
  member: 'readings' | 'options',
  declared: Readonly<Record<string, string>>,
  described: Readonly<Record<string, string>>,
): Difference[] {
  return Object.entries(described).flatMap(([id, value]) => {
    const asked = declared[id];
    // What this edition of the register does not know nobody can declare.
    if (asked === undefined || asked === value) return [];
    return [{ key: `${member}.${id}`, declared: asked, described: value, write: `${id}: ${value}` }];
  });
}

/** The readings and options that the table says are built in, as far as they can be taken for declared. */
export function takenOver(
  { readings, options }: Pick<Configuration, 'readings' | 'options'>,
  table: Capabilities,
): Pick<Configuration, 'readings' | 'options'> {
  const values = known(table.readings, (id) =>
    READINGS.find((each) => each.id === id)?.values.map(({ value }) => value),
  );
  const chosen = known(table.options, (id) => (OPTION_VALUES as Record<string, readonly string[]>)[id]);
  const merged = { ...readings.values, ...values };
  return {
    readings: isDeepStrictEqual(merged, { ...readings.values })
      ? readings
      : // Nobody has decided what only the table says.
        { set: 'mixed', values: merged, decision: null },
    options: { ...options, ...chosen },
  };
}

function known(
  described: Readonly<Record<string, string>>,
  valuesOf: (id: string) => readonly string[] | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(described).filter(([id, value]) => valuesOf(id)?.includes(value) === true),
  );
}

/** YAML in one line: lists in brackets, mappings in braces. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return members.length === 0
    ? '{}'
    : `{ ${members.map(([key, inner]) => `${key}: ${flow(inner)}`).join(', ')} }`;
}
