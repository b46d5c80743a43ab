/**
 * Long runs, outside `npm test`. `faults`: whether each fault of the catalogue is found by exploring, how far its session
 * is shortened, and what the scenario that comes of it does on the faulty and on the right table. `right`: sessions on
 * the right table, in which any alarm is a false one. Both write what they found, without times, under `docs/detection`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { FAULTS } from '../../adapters/reference-table/faults';
import { READING_SET_NAMES } from '../../regulation';
import { runFeatures } from '../support/features';
import { ACTIONS, conditionsOf, courseOf, explored } from './explored';
import { pasted, problemsOf, written, type Written } from './pasted';

const FOLDER = path.resolve(__dirname, '../../docs/detection');
const SEED = Number(process.env['EXPLORE_SEED'] ?? 1);
const FAULT_SESSIONS = Number(process.env['EXPLORE_SESSIONS'] ?? 2_000);
const RIGHT_SESSIONS = Number(process.env['EXPLORE_SESSIONS'] ?? 20_000);

async function scenarioOf(id: string, { story, ...scenario }: Written): Promise<object> {
  if (story.unsaid.length > 0) return { complete: false, unsaid: story.unsaid };
  const place = pasted([{ story, ...scenario }], { whole: false });
  try {
    const statuses = async (table: Record<string, unknown>) =>
      (await runFeatures({ root: place.root, table, ...conditionsOf(id) })).cases.map(({ status }) => status);
    return {
      complete: true,
      problems: (await problemsOf(place)).length,
      onFaultyTable: await statuses({ fault: id }),
      onRightTable: await statuses({}),
    };
  } finally {
    place.remove();
  }
}

interface FaultRecord {
  id: string;
  clause: string;
  found: boolean;
  actions?: number;
  [more: string]: unknown;
}

async function faultRecord(id: string, clause: string): Promise<FaultRecord> {
  const conditions = conditionsOf(id);
  const { findings, sessions } = await explored(
    { fault: id, ...conditions },
    { seed: SEED, runs: FAULT_SESSIONS },
  );
  const [finding] = findings;
  if (finding === undefined) return { id, clause, found: false };
  const { judgement, key, session, found, actions } = finding;
  const scenario = written(finding, courseOf(conditions).terms);
  return {
    ...{ id, clause, found: true, sessions: Math.max(sessions, session) },
    ...{ judgedBy: judgement.clauses, namesItsClause: judgement.clauses.includes(clause), key },
    ...{ actionsFound: found, actions: actions.length, case: scenario.name },
    scenario: await scenarioOf(id, scenario),
  };
}

async function faults(): Promise<void> {
  const records = [];
  for (const { id, clause } of FAULTS) {
    const record = await faultRecord(id, clause);
    records.push(record);
    if (!record.found) console.log(`not found: ${id}`);
  }
  const lengths = records.flatMap(({ actions }) => actions ?? []).sort((a, b) => a - b);
  const summary = {
    faults: records.length,
    found: lengths.length,
    medianActions: lengths[Math.floor(lengths.length / 2)] ?? null,
    longest: lengths.at(-1) ?? null,
  };
  console.log(summary);
  await write('exploration.json', {
    seed: SEED,
    sessions: FAULT_SESSIONS,
    actions: ACTIONS,
    summary,
    faults: records,
  });
  process.exitCode = lengths.length < records.length ? 1 : 0;
}

async function right(): Promise<void> {
  const sets = [];
  for (const set of READING_SET_NAMES) {
    const { sessions, findings } = await explored({ set }, { seed: SEED, runs: RIGHT_SESSIONS });
    const alarms = findings.map(({ key, session, actions }) => ({ key, session, actions }));
    sets.push({ readings: set, sessions, alarms });
    console.log({ readings: set, sessions, alarms: alarms.length });
    if (alarms.length > 0) process.exitCode = 1;
  }
  await write('exploration-right-table.json', { seed: SEED, actions: ACTIONS, sets });
}

async function write(name: string, contents: object): Promise<void> {
  const file = path.join(FOLDER, name);
  const style = await prettier.resolveConfig(file);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, await prettier.format(JSON.stringify(contents), { ...style, parser: 'json' }));
}

void (process.argv[2] === 'right' ? right() : faults());
