/** What a table says of itself, and which of the readings that it is to follow it cannot. */
import type { AdapterConfiguration } from '../../adapters/connect';
import type { Capabilities, Table } from '../../adapters/table';

/** The readings and options of a run. */
export interface ToFollow {
  readings: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
}

/** A reading or an option at the value that the table refuses to follow. */
export interface NotFollowed {
  member: keyof ToFollow;
  id: string;
  value: string;
}

/**
 * Opens the table as a run does, and closes it again. What is built in the table says itself: it is only asked for the
 * rest. A refusal on another ground is the run's to find.
 */
export async function notFollowed(
  table: Table,
  capabilities: Capabilities,
  kind: AdapterConfiguration['kind'],
  asked: ToFollow,
): Promise<NotFollowed[]> {
  // Nobody opens a table that is only watched.
  if (kind === 'journal' || capabilities.control === 'observed') return [];
  const wanted = (['readings', 'options'] as const).flatMap((member) =>
    Object.entries(asked[member])
      .filter(([id]) => !Object.hasOwn(capabilities[member], id))
      .map(([id, value]) => ({ member, id, value })),
  );
  const found = await refused(table, wanted);
  await table.open({ mode: 'closed' });
  return found;
}

async function refused(table: Table, wanted: NotFollowed[]): Promise<NotFollowed[]> {
  const found: NotFollowed[] = [];
  // Each turn takes away the one that the table has named.
  for (let left = wanted; ;) {
    const answer = await opened(table, left);
    if (answer === 'other') return found;
    const culprit = left.find(({ id }) => id === answer.named);
    if (culprit === undefined) return [...found, ...(await oneByOne(table, left))];
    found.push(culprit);
    left = left.filter((each) => each !== culprit);
  }
}

/** Of a table that does not say which it is. One that cannot be opened at all does not refuse a reading. */
async function oneByOne(table: Table, left: readonly NotFollowed[]): Promise<NotFollowed[]> {
  if ((await opened(table, [])) !== 'other') return [];
  const found: NotFollowed[] = [];
  for (const each of left) if ((await opened(table, [each])) !== 'other') found.push(each);
  return found;
}

/** `other` where it was opened, or refused on another ground. */
async function opened(
  table: Table,
  wanted: readonly NotFollowed[],
): Promise<'other' | { named: string | undefined }> {
  const of = (member: keyof ToFollow) =>
    Object.fromEntries(wanted.filter((each) => each.member === member).map(({ id, value }) => [id, value]));
  const answer = await table.open({ mode: 'test', readings: of('readings'), options: of('options') });
  if (answer.ok || answer.refusal.code !== 'UNSUPPORTED') return 'other';
  return { named: answer.refusal.reading };
}
