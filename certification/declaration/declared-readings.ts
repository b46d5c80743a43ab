/** The readings that file and flags declare together, whether they can stand side by side, and who decided them. */
import { translator, type InterfaceLanguage } from '../../locales';
import {
  READINGS,
  READING_IDS,
  READING_SETS,
  READING_SET_NAMES,
  checkReadings,
  declaredValue,
  resolveReadings,
  type ReadingConflict,
  type ReadingSetName,
  type Readings,
} from '../../regulation';
import { printable } from '../../reports/printable';
import type { ReadingsDecision } from '../../reports/verdict/declaration';
import type { ConfigurationProblem, Source } from './configuration-problem';
import { readDecision } from './decision';

export interface DeclaredReadings {
  /** `mixed` where the values are those of no named set. */
  set: ReadingSetName | 'mixed';
  values: Readings;
  /** Null where nobody is named for these readings. */
  decision: ReadingsDecision | null;
}

export interface ChosenReadings {
  chosen: DeclaredReadings;
  problems: ConfigurationProblem[];
  /** What does not keep a run from beginning, but has to be told before it. */
  warnings: ConfigurationProblem[];
}

/** A set named by a flag takes the place of all that the file says; single readings of flags come last. */
export function chosenReadings(
  [flags, file]: readonly [Source, Source],
  single: Readonly<Record<string, string>>,
  ui: InterfaceLanguage,
  now: Date,
): ChosenReadings {
  const over = resolve(
    flags.declared.readings === undefined ? file : flags,
    'readings',
    flags.declared.readings ?? file.declared.readings ?? 'customary',
  );
  const last = resolve(flags, 'reading', single);
  const decided = readDecision(file.declared.decision, file.writer, now);
  const values: Readings = { ...READING_SETS[over.base], ...over.single, ...last.single };
  const problems = [...over.problems, ...last.problems];
  const declarations = [last, over];
  const checked = checkReadings({ ...over.single, ...last.single }, over.base);
  const told = (code: string, conflict: ReadingConflict) => conflictText(code, conflict, declarations, ui);
  // Values that could not be read are left out above: what remains need not be what was meant.
  const conflicts = problems.length > 0 || checked.ok ? [] : checked.problems.filter(isConflict);
  const idle = problems.length > 0 ? [] : checked.warnings;

  const set = setOf(values);
  const covered = decided.decision !== null && sameValues(values, valuesOfFile(file));
  const decision = covered ? decided.decision : null;
  const [place, path] =
    Object.keys(last.single).length > 0
      ? ([flags, ['reading']] as const)
      : ([over.source, ['readings']] as const);
  const warning = (code: string) => [place.writer.write(code, path)];
  return {
    chosen: { set, values, decision },
    problems: [
      ...problems,
      ...conflicts.map((conflict) => told('contradiction', conflict)),
      ...decided.problems,
    ],
    warnings: [
      ...idle.map((conflict) => told('withoutEffect', conflict)),
      ...(decided.decision !== null && !covered ? warning('decisionOfOthers') : []),
      ...(decided.decision === null && set === 'mixed' ? warning('undecided') : []),
    ],
  };
}

function isConflict(problem: { readonly kind: string }): problem is ReadingConflict {
  return problem.kind === 'contradiction';
}

function valuesOfFile(file: Source): Readings {
  const { base, single } = resolve(file, 'readings', file.declared.readings ?? 'customary');
  return { ...READING_SETS[base], ...single };
}

function sameValues(one: Readings, other: Readings): boolean {
  return READING_IDS.every((id) => one[id] === other[id]);
}

/** What one key, or one flag, declares. */
interface Declaration {
  source: Source;
  key: 'readings' | 'reading';
  base: ReadingSetName;
  /** Empty where one of them cannot be read. */
  single: Partial<Readings>;
  problems: ConfigurationProblem[];
}

function resolve(
  source: Source,
  key: Declaration['key'],
  choice: string | Readonly<Record<string, unknown>>,
): Declaration {
  const { writer } = source;
  if (typeof choice === 'string') {
    const known = isSetName(choice);
    return {
      source,
      key,
      base: known ? choice : 'customary',
      single: {},
      problems: known ? [] : [writer.unknownValue([key], choice, READING_SET_NAMES)],
    };
  }
  const { base = 'customary', ...single } = choice;
  const isSet = isSetName(base);
  const result = resolveReadings(single, isSet ? base : 'customary');
  const problems = result.ok
    ? []
    : result.problems.flatMap((problem) => {
        if (problem.kind === 'unknown-set') return [];
        return problem.kind === 'unknown-id'
          ? [writer.unknownKey([key], problem.id, [...(key === 'readings' ? ['base'] : []), ...READING_IDS])]
          : [writer.unknownValue([key, problem.id], problem.value, problem.known)];
      });
  return {
    source,
    key,
    base: isSet ? base : 'customary',
    single: result.ok ? single : {},
    problems: [...(isSet ? [] : [writer.unknownValue([key, 'base'], base, READING_SET_NAMES)]), ...problems],
  };
}

/**
 * Told where one of the readings was declared singly: no set conflicts with itself.
 *
 * @param declarations what comes last stands first
 */
function conflictText(
  code: string,
  { ids, values }: ReadingConflict,
  declarations: readonly Declaration[],
  ui: InterfaceLanguage,
): ConfigurationProblem {
  const texts = translator(ui, 'configuration');
  const shownValues = ids.map((id, index) => {
    const value = values[index] ?? '';
    const { text } = declaredValue(id, { ...READING_SETS.customary, [id]: value });
    return texts('declaredReading', { id, value, text: text[ui] });
  });
  const [first = '', ...others] = shownValues;
  const places = declarations.flatMap((declaration) =>
    ids.filter((id) => Object.hasOwn(declaration.single, id)).map((id) => ({ declaration, id })),
  );
  const [{ declaration, id } = { declaration: declarations[0], id: ids[0] }] = places;
  if (declaration === undefined || id === undefined) throw new RangeError('a conflict of no readings');
  return declaration.source.writer.write(code, [declaration.key, id], {
    readings: shownValues.join(texts('separator')),
    idle: first,
    beside: others.join(texts('separator')),
  });
}

function isSetName(value: unknown): value is ReadingSetName {
  return READING_SET_NAMES.some((name) => name === value);
}

function setOf(values: Readings): ReadingSetName | 'mixed' {
  return READING_SET_NAMES.find((name) => sameValues(values, READING_SETS[name])) ?? 'mixed';
}

/** What is declared, in one line: whoever starts a run sees it before it begins. */
export function readingsLine({ set, values, decision }: DeclaredReadings, ui: InterfaceLanguage): string {
  const texts = translator(ui, 'configuration');
  const against = READING_IDS.filter((id) => declaredValue(id, values).relation === 'contra').length;
  const declared = { set: texts(`readings.set.${set}`), against, count: READINGS.length };
  return decision === null
    ? texts('readings.declared', declared)
    : texts('readings.decided', { ...declared, by: printable(decision.by), on: decision.on });
}
