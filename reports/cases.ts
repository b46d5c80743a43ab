/**
 * From Cucumber's messages to what was tested: one {@link CaseRun} for each case, row and language that the declared
 * selection takes, whether it was run or not.
 */
import type { Envelope, Pickle } from '@cucumber/messages';
import { parse } from '@cucumber/tag-expressions';
import { NOTHING_HEARD, type CaseWeighed, type HeardRun } from '../assessment/hearing';
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../locales';
import { Attempts, NOT_RUN, type Attempt } from './attempts';
import { Messages } from './messages';

/** Which pickles a run declares that it tests. */
export interface Plan {
  /** Tag expression of what the declared readings and options take; empty takes everything. */
  selection: string;
  /** The user's own filter beside it; null is none. */
  tags: string | null;
  languages: readonly OfficialLanguage[];
}

/**
 * One case in one language, with what its last attempt came to; a failure of an earlier run stands, whatever the case
 * came to when it was run again.
 */
export interface CaseRun extends Attempt {
  /** `<clause>/<case>/<row>`: the same in both languages. */
  key: string;
  /** Null where the scenario's tags name no clause, or more than one. */
  clause: string | null;
  case: string | null;
  /** Counts all Examples rows of the outline from 1; 1 for a plain scenario. */
  row: number;
  /** Header and cell of each column of the row, in their order. */
  rowValues: [header: string, value: string][];
  language: OfficialLanguage;
  /** The scenario's title, as the row completes it. */
  name: string;
  /** The title as the feature file has it. */
  title: string;
  /** Path of the feature file with forward slashes. */
  uri: string;
  /** Line of the Examples row, or of the scenario. */
  line: number;
  tags: string[];
  /** False for a case that ran although the declaration does not take it. */
  planned: boolean;
  /** Attempts before the last, the first one first. */
  attempts: Attempt[];
  /** Of a case that failed: what the judge of the record says of the same; null where he says nothing of it. */
  weighed: CaseWeighed;
}

/** A case that only the user's own filter keeps out of the plan. */
export interface UnselectedCase {
  key: string;
  clause: string | null;
}

/** What the messages say of the run as a whole. */
export interface RunRecord {
  cases: CaseRun[];
  unselected: UnselectedCase[];
  /** Whether the last run that was begun was also finished. */
  finished: boolean;
  parseErrors: { uri: string; line: number; message: string }[];
  /** Messages of hooks around the whole run that failed, and of an exception that ended it. */
  runFailures: string[];
  undefinedParameterTypes: { name: string; expression: string }[];
  /** Keys that two scenarios of one language share. */
  duplicates: { key: string; language: OfficialLanguage; places: string[] }[];
  /** The declared tag expressions that cannot be read; every case then counts as planned. */
  unreadableSelections: string[];
  /** What the judge made of the exchanges with the table. */
  judged: HeardRun;
}

/** The title with the values of the row: those of an outline whose title has no placeholder would all look alike. */
export function caseTitle({ name, title, rowValues }: CaseRun): string {
  if (rowValues.length === 0 || name !== title) return name;
  return `${name} (${rowValues.map(([header, value]) => `${header} ${value}`).join(', ')})`;
}

type Selects = (tags: readonly string[]) => boolean;

function selector(expression: string | null, unreadable: string[]): Selects {
  if (expression === null || expression.trim() === '') return () => true;
  try {
    const node = parse(expression);
    return (tags) => node.evaluate([...tags]);
  } catch {
    unreadable.push(expression);
    return () => true;
  }
}

const CLAUSE_TAG = /^@((?:art_\d+|order)__\w+)$/;
const CASE_TAG = /^@case:(.+)$/;

/** The one value that the tags give; two of them name nothing. */
function single(tags: readonly string[], pattern: RegExp): string | null {
  const found = new Set(tags.flatMap((tag) => pattern.exec(tag)?.[1] ?? []));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function languageOf(uri: string, pickle: Pickle): OfficialLanguage {
  const folder = uri.split('/').at(-2);
  return (
    OFFICIAL_LANGUAGES.find((language) => language === folder) ??
    (pickle.language.startsWith('pt') ? 'pt' : 'zh')
  );
}

type Description = Omit<CaseRun, keyof Attempt | 'planned' | 'attempts' | 'weighed'>;

function describe(pickle: Pickle, messages: Messages): Description {
  const tags = pickle.tags.map(({ name }) => name);
  const uri = pickle.uri.replaceAll('\\', '/');
  const origin = messages.originOf(pickle);
  const clause = single(tags, CLAUSE_TAG);
  const name = single(tags, CASE_TAG);
  return {
    key:
      clause === null || name === null ? `${uri}:${origin.line}` : `${clause}/${name}/${String(origin.row)}`,
    clause,
    case: name,
    row: origin.row,
    rowValues: origin.rowValues,
    language: languageOf(uri, pickle),
    name: pickle.name,
    title: origin.title,
    uri,
    line: origin.line,
    tags,
  };
}

/**
 * The messages of several runs may follow one another: of a run that was taken up again, or of the parts of one. A case
 * is the same case in all of them when it has the same key, language and place.
 */
export function recordOf(plan: Plan, envelopes: Iterable<Envelope>): RunRecord {
  const reader = new RunReader();
  for (const envelope of envelopes) reader.take(envelope);
  return reader.record(plan);
}

/** One record of what several processes have run beside one another, none of them a case of another's. */
export function recordsTogether(records: readonly RunRecord[]): RunRecord {
  const [first, ...others] = records;
  if (first === undefined || others.length === 0) return first ?? recordOf(NOTHING_PLANNED, []);
  return {
    cases: records.flatMap(({ cases }) => cases),
    unselected: records.flatMap(({ unselected }) => unselected),
    finished: records.every(({ finished }) => finished),
    parseErrors: records.flatMap(({ parseErrors }) => parseErrors),
    runFailures: records.flatMap(({ runFailures }) => runFailures),
    // Each has loaded the same phrases, and read the same declaration.
    undefinedParameterTypes: first.undefinedParameterTypes,
    duplicates: records.flatMap(({ duplicates }) => duplicates),
    unreadableSelections: first.unreadableSelections,
    judged: first.judged,
  };
}

const NOTHING_PLANNED: Plan = { selection: '', tags: null, languages: [] };

/** Takes a run in message by message: each case is judged when it has come to its end, and the whole at any time. */
export class RunReader {
  private readonly messages = new Messages();
  private readonly attempts = new Attempts(this.messages);

  take(envelope: Envelope): void {
    this.messages.add(envelope);
    this.attempts.take(envelope);
  }

  record(plan: Plan): RunRecord {
    return recordFrom(plan, this.messages, this.attempts);
  }
}

function recordFrom(plan: Plan, messages: Messages, judged: Attempts): RunRecord {
  const unreadableSelections: string[] = [];
  const declared = selector(plan.selection, unreadableSelections);
  const wanted = selector(plan.tags, unreadableSelections);

  const cases = new Map<string, { description: Description; planned: boolean; attempts: Attempt[][] }>();
  const unselected = new Map<string, UnselectedCase>();
  for (const pickle of messages.pickles) {
    const description = describe(pickle, messages);
    const { key, clause, language, uri, line, tags } = description;
    const identity = JSON.stringify([language, key, uri, line]);
    const takes = plan.languages.includes(language) && declared(tags);
    const planned = takes && wanted(tags);
    const attempts = judged.of(pickle);
    if (takes && !planned) unselected.set(identity, { key, clause });
    if (!planned && attempts.length === 0) continue;
    const known = cases.get(identity);
    if (known === undefined) cases.set(identity, { description, planned, attempts: [attempts] });
    else known.attempts.push(attempts);
  }

  const runs = [...cases.values()].map(({ description, planned, attempts }): CaseRun => {
    const decisive = decisiveOf(attempts);
    const others = attempts.flat().filter((attempt) => attempt !== decisive);
    return { ...description, ...(decisive ?? NOT_RUN), planned, attempts: others, weighed: null };
  });
  return {
    cases: runs,
    unselected: [...unselected.values()],
    finished: messages.finished,
    parseErrors: messages.parseErrors,
    runFailures: messages.runFailures,
    undefinedParameterTypes: messages.undefinedParameterTypes,
    duplicates: duplicatesOf(runs),
    unreadableSelections,
    judged: NOTHING_HEARD,
  };
}

/**
 * Within a run a case is tried again by the rules of that run, and its last attempt counts. A run that is taken up again
 * may try what another one did not bring to its end; that does not undo a failure which the other one has found.
 *
 * @param runs the attempts of each run that had the case, in their order
 */
function decisiveOf(runs: readonly (readonly Attempt[])[]): Attempt | undefined {
  const lasts = runs.flatMap((attempts) => attempts.at(-1) ?? []);
  return lasts.findLast(({ status }) => status === 'failed') ?? lasts.at(-1);
}

function duplicatesOf(runs: readonly CaseRun[]): RunRecord['duplicates'] {
  const groups = new Map<string, CaseRun[]>();
  for (const run of runs) {
    const name = JSON.stringify([run.language, run.key]);
    groups.set(name, [...(groups.get(name) ?? []), run]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return [];
    const places = group.map(({ uri, line }) => `${uri}:${String(line)}`);
    return [{ key: first.key, language: first.language, places }];
  });
}
