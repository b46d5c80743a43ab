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
import { describeTable, type RunOutcome } from './examination/run';
import { paceOf, type Pace } from './pace';

export type DescribedScope = {
  /** Null where the table could not be asked. */
  capabilities: Capabilities | null;
  /** How it was asked in a process of its own; null where it is the embedded one. */
  asked: RunOutcome | null;
} & (
  | {
      ok: true;
      /** With what the table's word was taken for. */
      configuration: Configuration;
      /** In what it was taken, to be told before the run. */
      warnings: ConfigurationProblem[];
      /** Null where there is no wire, or the table could not be asked. */
      pace: Pace | null;
    }
  | { ok: false; problems: ConfigurationProblem[] }
);

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
  const { capabilities, asked, notFollowed: unable, speed } = await ask(suite, adapter, follow);
  const told = { capabilities, asked };
  // The run itself tells in its folder that the table could not be asked.
  if (capabilities === null) return { ok: true, configuration, warnings: [], pace: null, ...told };
  const pace = speed === null ? null : paceOf(configuration, capabilities, speed);
  const differences = describedOtherwise(configuration, capabilities);
  const refused = unable.map((each) => notFollowedProblem(each, read));
  const otherwise = differences.map((difference) => differenceProblem(difference, read));
  if (asDescribed) {
    if (refused.length > 0) return { ok: false, problems: refused, ...told };
    const list = differences.map(({ key, declared, described }) => ({ key, declared, described }));
    return {
      ok: true,
      configuration: { ...configuration, ...takenOver(configuration, capabilities), asDescribed: list },
      warnings: otherwise,
      pace,
      ...told,
    };
  }
  const problems = [...(capabilities.bets.length === 0 ? [noBets(read)] : otherwise), ...refused];
  return problems.length > 0
    ? { ok: false, problems, ...told }
    : { ok: true, configuration, warnings: [], pace, ...told };
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

interface Told extends Pick<DescribedScope, 'capabilities' | 'asked'> {
  notFollowed: readonly NotFollowed[];
  speed: Speed | null;
}

async function ask(suite: SuiteLocation, adapter: Configuration['adapter'], follow: ToFollow): Promise<Told> {
  if (adapter.kind !== 'library' || adapter.target !== REFERENCE) {
    const asked = await describeTable(suite, adapter, follow);
    const { capabilities, notFollowed: unable, speed } = asked;
    return { capabilities, notFollowed: unable, asked, speed };
  }
  // The embedded table is no foreign code, and needs no process of its own.
  const connection = await connect(adapter);
  const { table } = connection;
  try {
    const answer = await table.describe({});
    if (!answer.ok) return { capabilities: null, notFollowed: [], asked: null, speed: null };
    const { value } = answer;
    const unable = await notFollowed(table, value, adapter.kind, follow);
    return { capabilities: value, notFollowed: unable, asked: null, speed: null };
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
