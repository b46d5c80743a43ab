/**
 * Declared against described: what the table says of itself before anything is played, beside what the laboratory has
 * declared that it is. What is less or other has to be declared as well, or to be taken by the table's word.
 */
import type { Speed } from '../adapters/check/latency';
import { connect } from '../adapters/connect';
import { REFERENCE } from '../adapters/library';
import type { Capabilities } from '../adapters/table';
import type { SuiteLocation } from '../checks/location';
import { translator } from '../locales';
import { printable } from '../reports/printable';
import { describedTexts } from '../reports/verdict/as-described';
import type { Configuration, ConfigurationProblem, ReadConfiguration } from './declaration/configuration';
import { describedOtherwise, takenOver, type Difference } from './declaration/described-otherwise';
import { notFollowed, type NotFollowed, type ToFollow } from './examination/asked';
import { describeTable } from './examination/run';
import { paceOf, type Pace } from './pace';

export type DescribedScope =
  | {
      ok: true;
      /** With what the table's word was taken for. */
      configuration: Configuration;
      /** In what it was taken, to be told before the run. */
      warnings: ConfigurationProblem[];
      /** Null where there is no wire, or the table could not be asked. */
      pace: Pace | null;
    }
  | { ok: false; problems: ConfigurationProblem[] };

type Read = Extract<ReadConfiguration, { ok: true }>;

/** @param asDescribed whether the table's word is taken for what it describes as less or other */
export async function describedScope(
  read: Read,
  suite: SuiteLocation,
  asDescribed: boolean,
): Promise<DescribedScope> {
  const { configuration } = read;
  const { adapter, readings, options } = configuration;
  const follow = { readings: { ...readings.values }, options: { ...options } };
  const table = await ask(suite, adapter, follow);
  // The run itself tells in its folder that the table could not be asked.
  if (table === null) return { ok: true, configuration, warnings: [], pace: null };
  const { capabilities, speed } = table;
  const pace = speed === null ? null : paceOf(configuration, capabilities, speed);
  const differences = describedOtherwise(configuration, capabilities);
  const refused = table.notFollowed.map((each) => notFollowedProblem(each, read));
  const told = differences.map((difference) => differenceProblem(difference, read));
  if (asDescribed) {
    if (refused.length > 0) return { ok: false, problems: refused };
    const list = differences.map(({ key, declared, described }) => ({ key, declared, described }));
    return {
      ok: true,
      configuration: { ...configuration, ...takenOver(configuration, capabilities), asDescribed: list },
      warnings: told,
      pace,
    };
  }
  const problems = [...(capabilities.bets.length === 0 ? [noBets(read)] : told), ...refused];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration, warnings: [], pace };
}

function noBets({ configuration: { ui }, placeOf }: Read): ConfigurationProblem {
  const texts = translator(ui, 'configuration');
  return {
    ...placeOf(['table', 'bets'], 'value'),
    key: 'table.bets',
    message: texts('problem.noBets.message'),
    advice: texts('problem.noBets.advice'),
  };
}

interface Told {
  capabilities: Capabilities;
  notFollowed: readonly NotFollowed[];
  speed: Speed | null;
}

/** Null where it could not be asked. */
async function ask(
  suite: SuiteLocation,
  adapter: Configuration['adapter'],
  follow: ToFollow,
): Promise<Told | null> {
  if (adapter.kind !== 'library' || adapter.target !== REFERENCE) {
    const { capabilities, notFollowed: refused, speed } = await describeTable(suite, adapter, follow);
    return capabilities === null ? null : { capabilities, notFollowed: refused, speed };
  }
  // The embedded table is no foreign code, and needs no process of its own.
  const connection = await connect(adapter);
  const { table } = connection;
  try {
    const answer = await table.describe({});
    if (!answer.ok) return null;
    const { value } = answer;
    const refused = await notFollowed(table, value, adapter.kind, follow);
    return { capabilities: value, notFollowed: refused, speed: null };
  } finally {
    await connection.close();
  }
}

function differenceProblem(
  difference: Difference,
  { configuration: { ui }, placeOf }: Read,
): ConfigurationProblem {
  const path = difference.key.split('.');
  const texts = translator(ui, 'configuration');
  const described = describedTexts(difference)[ui];
  return {
    ...placeOf(path, 'value'),
    key: difference.key,
    message: printable(texts('problem.described.message', { described })),
    advice: printable(texts('problem.described.advice', { member: path[0], write: difference.write })),
  };
}

function notFollowedProblem(
  { member, id, value }: NotFollowed,
  { configuration: { ui }, placeOf }: Read,
): ConfigurationProblem {
  const texts = translator(ui, 'configuration');
  return {
    ...placeOf([member, id], 'value'),
    key: `${member}.${id}`,
    message: texts('problem.notFollowed.message', { id, value }),
    advice: texts('problem.notFollowed.advice', { member, id }),
  };
}
