/** The reference table as the flags of `serve` want it. */
import type { TFunction } from 'i18next';
import createReferenceTable from '../../adapters/reference-table';
import { FAULTS, HIDDEN } from '../../adapters/reference-table/faults';
import type { UncheckedTable } from '../../adapters/table';
import { READING_SETS, READING_SET_NAMES, resolveReadings, type ReadingSetName } from '../../regulation';
import { assignment, scalar } from './assignments';
import { byNearness } from '../../locales/nearest';

export interface ReferenceFlags {
  readings?: ReadingSetName;
  reading?: string[];
  field12?: 'double' | 'triple';
  fault?: string;
  tableOption?: string[];
}

export type MadeTable = { table: UncheckedTable } | { problems: string[] };

/** The catalogue is too long for a complaint. */
const FAULTS_TOLD = 6;

export { READING_SET_NAMES };

/** Everything that is declared here is built into the table; the rest follows what `open` asks for. */
export function referenceTable(flags: ReferenceFlags, texts: TFunction): MadeTable {
  const options = assigned(flags.tableOption, '--table-option', texts);
  const single = assigned(flags.reading, '--reading', texts);
  const problems = [
    ...options.problems,
    ...single.problems,
    ...readingProblems(single.values, texts),
    ...faultProblems(flags.fault, texts),
  ];
  if (problems.length > 0) return { problems };
  const readings = {
    ...(flags.readings === undefined ? {} : READING_SETS[flags.readings]),
    ...single.values,
  };
  try {
    const table = createReferenceTable({
      ...Object.fromEntries(Object.entries(options.values).map(([key, value]) => [key, scalar(value)])),
      ...(Object.keys(readings).length === 0 ? {} : { readings }),
      ...(flags.field12 === undefined ? {} : { field_12: flags.field12 }),
      ...(flags.fault === undefined ? {} : { fault: flags.fault }),
    });
    return { table };
  } catch (error) {
    return { problems: [texts('problem.table', { message: firstLine(error) })] };
  }
}

function assigned(written: readonly string[] = [], option: string, texts: TFunction) {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const each of written) {
    const pair = assignment(each);
    if (pair === null) problems.push(texts('problem.assignment', { option, written: each }));
    else values[pair[0]] = pair[1];
  }
  return { values, problems };
}

function readingProblems(single: Record<string, string>, texts: TFunction): string[] {
  const resolved = resolveReadings(single);
  if (resolved.ok) return [];
  return resolved.problems.flatMap((problem) => {
    if (problem.kind === 'unknown-set') return [];
    const written = problem.kind === 'unknown-id' ? problem.id : String(problem.value);
    const [nearest = ''] = byNearness(written, problem.known);
    return [
      problem.kind === 'unknown-id'
        ? texts('problem.reading', { written, nearest })
        : texts('problem.value', { written, reading: problem.id, known: problem.known.join(', ') }),
    ];
  });
}

function faultProblems(fault: string | undefined, texts: TFunction): string[] {
  const ids = [...FAULTS, ...HIDDEN].map(({ id }) => id);
  if (fault === undefined || ids.includes(fault)) return [];
  const near = byNearness(fault, ids).slice(0, FAULTS_TOLD).join(', ');
  return [texts('problem.fault', { written: fault, near })];
}

function firstLine(error: unknown): string {
  const issues = (error as { issues?: { path: PropertyKey[]; message: string }[] }).issues;
  const [issue] = issues ?? [];
  if (issue !== undefined) return [...issue.path.map(String), issue.message].join(': ');
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
