import type { Capabilities, Limit } from './table';

/** What a table declares as its most for a bet; no member where it has no limit. */
export function limitOf({ limits }: Pick<Capabilities, 'limits'>, bet: string): Limit {
  if (limits === undefined) return {};
  const { bets, ...overall } = limits;
  return { ...overall, ...(bets as Readonly<Record<string, Limit>> | undefined)?.[bet] };
}
