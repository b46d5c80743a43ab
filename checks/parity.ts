/**
 * Both languages test the same: the same files, clauses, cases, tags, rows and steps in the same order, each step
 * carried out by the same function with the same arguments. Words may differ, what is done may not.
 */
import type { Location, Tag } from '@cucumber/messages';
import type { TFunction } from 'i18next';
import { at, type Problem } from './problem';
import { argumentsOf, sameArguments, stepOf, type Read } from './steps';
import { onlyMatches, type Match, type StepDefinitions } from './support-code';
import {
  featureFolder,
  filesOf,
  type Case,
  type CaseRow,
  type ClauseRule,
  type FeatureFile,
  type Suite,
} from './suite';

interface Comparison {
  zh: FeatureFile;
  pt: FeatureFile;
  definitions: StepDefinitions;
  /** A difference is told at the place in the Portuguese file, naming the one in the Chinese. */
  report: (pt: Location, zh: Location, key: string, values?: Record<string, string | number>) => Problem;
}

export function checkParity(suite: Suite, definitions: StepDefinitions, texts: TFunction): Problem[] {
  const [zhFiles, ptFiles] = [filesOf(suite, 'zh'), filesOf(suite, 'pt')];
  const unparsed = new Set(suite.errors.map(({ uri }) => uri));
  const alone = (file: FeatureFile, others: FeatureFile[], counterpart: string): Problem[] =>
    others.some(({ name }) => name === file.name) || unparsed.has(counterpart)
      ? []
      : [
          {
            check: 'parity',
            file: file.uri,
            line: 1,
            message: texts('parity.file.message', { file: file.uri, counterpart }),
            advice: texts('parity.file.advice', { counterpart }),
          },
        ];
  return [
    ...zhFiles.flatMap((file) => alone(file, ptFiles, `${featureFolder('pt')}/${file.name}`)),
    ...ptFiles.flatMap((file) => alone(file, zhFiles, `${featureFolder('zh')}/${file.name}`)),
    ...zhFiles.flatMap((zh) => {
      const pt = ptFiles.find(({ name }) => name === zh.name);
      return pt === undefined ? [] : compareFiles(zh, pt, definitions, texts);
    }),
  ];
}

function compareFiles(
  zh: FeatureFile,
  pt: FeatureFile,
  definitions: StepDefinitions,
  texts: TFunction,
): Problem[] {
  const report: Comparison['report'] = (ptPlace, zhPlace, key, values = {}) => ({
    check: 'parity',
    file: pt.uri,
    ...at(ptPlace),
    message: texts(`parity.${key}.message`, { ...values, zh: `${zh.uri}:${zhPlace.line}` }),
    advice: texts(`parity.${key}.advice`, values),
  });
  const comparison: Comparison = { zh, pt, definitions, report };
  const start: Location = { line: 1 };
  return [
    ...compareTags(comparison, zh.feature?.tags ?? [], pt.feature?.tags ?? [], start, start),
    ...compareLists(zh.rules, pt.rules, {
      nameOf: ({ clause, rule }) => clause ?? rule.name,
      placeOf: ({ rule }) => rule.location,
      end: { zh: start, pt: start },
      kind: 'clause',
      report,
      compare: (zhRule, ptRule) => compareRules(comparison, zhRule, ptRule),
    }),
  ];
}

interface Lists<T> {
  nameOf: (each: T) => string;
  placeOf: (each: T) => Location;
  /** Where to point for something that is missing. */
  end: { zh: Location; pt: Location };
  kind: 'clause' | 'case';
  report: Comparison['report'];
  compare: (zh: T, pt: T) => Problem[];
}

/** What only one language has, then what stands in another order, then the pairs. */
function compareLists<T>(zh: readonly T[], pt: readonly T[], lists: Lists<T>): Problem[] {
  const { nameOf, placeOf, end, kind, report, compare } = lists;
  const counterpart = (each: T, all: readonly T[]) => all.find((other) => nameOf(other) === nameOf(each));
  const missing = [
    ...zh
      .filter((each) => counterpart(each, pt) === undefined)
      .map((each) => report(end.pt, placeOf(each), `${kind}MissingInPt`, { name: nameOf(each) })),
    ...pt
      .filter((each) => counterpart(each, zh) === undefined)
      .map((each) => report(placeOf(each), end.zh, `${kind}MissingInZh`, { name: nameOf(each) })),
  ];
  const zhPairs = zh.filter((each) => counterpart(each, pt) !== undefined);
  const ptPairs = pt.filter((each) => counterpart(each, zh) !== undefined);
  const outOfOrder = ptPairs.findIndex((each, place) => {
    const other = zhPairs[place];
    return other !== undefined && nameOf(other) !== nameOf(each);
  });
  const [zhMoved, ptMoved] = [zhPairs[outOfOrder], ptPairs[outOfOrder]];
  const order =
    zhMoved === undefined || ptMoved === undefined
      ? []
      : [
          report(placeOf(ptMoved), placeOf(zhMoved), `${kind}Order`, {
            name: nameOf(ptMoved),
            other: nameOf(zhMoved),
          }),
        ];
  const pairs = zhPairs.flatMap((each) => {
    const other = counterpart(each, ptPairs);
    return other === undefined ? [] : compare(each, other);
  });
  return [...missing, ...order, ...pairs];
}

function compareRules(comparison: Comparison, zh: ClauseRule, pt: ClauseRule): Problem[] {
  return compareLists(zh.cases, pt.cases, {
    nameOf: ({ name, scenario }) => name ?? scenario.name,
    placeOf: ({ scenario }) => scenario.location,
    end: { zh: zh.rule.location, pt: pt.rule.location },
    kind: 'case',
    report: comparison.report,
    compare: (zhCase, ptCase) => compareCases(comparison, zhCase, ptCase),
  });
}

function compareCases(comparison: Comparison, zh: Case, pt: Case): Problem[] {
  const { report } = comparison;
  const [zhPlace, ptPlace] = [zh.scenario.location, pt.scenario.location];
  const tags = compareTags(comparison, zh.tags, pt.tags, zhPlace, ptPlace);
  if (zh.examples.length !== pt.examples.length) {
    const counts = { zhCount: zh.examples.length, ptCount: pt.examples.length };
    return [...tags, report(ptPlace, zhPlace, 'examples', counts)];
  }
  const tables = zh.examples.flatMap((zhTable, index) => {
    const ptTable = pt.examples[index];
    if (ptTable === undefined) return [];
    const counts = { zhCount: zhTable.tableBody.length, ptCount: ptTable.tableBody.length };
    return [
      ...compareTags(comparison, zhTable.tags, ptTable.tags, zhTable.location, ptTable.location),
      ...(counts.zhCount === counts.ptCount
        ? []
        : [report(ptTable.location, zhTable.location, 'rowCount', counts)]),
    ];
  });
  // Rows that no longer stand opposite each other would all differ, and hide what happened.
  if (zh.rows.length !== pt.rows.length) return [...tags, ...tables];
  return [...tags, ...tables, ...compareRows(comparison, zh.rows, pt.rows)];
}

function compareTags(
  { report }: Comparison,
  zh: readonly Tag[],
  pt: readonly Tag[],
  zhPlace: Location,
  ptPlace: Location,
): Problem[] {
  const names = (tags: readonly Tag[]) => tags.map(({ name }) => name).join(' ');
  if (names(zh) === names(pt)) return [];
  return [report(ptPlace, zhPlace, 'tags', { zhTags: names(zh), ptTags: names(pt) })];
}

/** One step as it will be carried out. */
interface Execution {
  match: Match;
  reads: Read[];
}

/** Null where a step has no single definition: told by another check. */
function executions({ definitions }: Comparison, { pickle }: CaseRow): Execution[] | null {
  const matches = onlyMatches(definitions, pickle);
  const found = pickle.steps.flatMap((step, index) => {
    const match = matches[index];
    return match ? [{ match, reads: argumentsOf(match, step) }] : [];
  });
  return found.length === pickle.steps.length ? found : null;
}

function compareRows(comparison: Comparison, zh: readonly CaseRow[], pt: readonly CaseRow[]): Problem[] {
  const zhExecutions = zh.map((row) => executions(comparison, row));
  const ptExecutions = pt.map((row) => executions(comparison, row));
  return pt.flatMap((ptRow, index): Problem[] => {
    const [zhRow, zhDone, ptDone] = [zh[index], zhExecutions[index], ptExecutions[index]];
    if (zhRow === undefined || !zhDone || !ptDone) return [];
    const problem = compareRow(comparison, zhRow, ptRow, zhDone, ptDone);
    if (problem === null) return [];
    const moved = zhExecutions.findIndex(
      (candidate, place) => place !== index && candidate && sameExecutions(comparison, candidate, ptDone),
    );
    const movedRow = zh[moved];
    if (movedRow === undefined) return [problem];
    return [
      comparison.report(ptRow.location, movedRow.location, 'rowOrder', { row: index + 1, other: moved + 1 }),
    ];
  });
}

function sameFunction({ definitions }: Comparison, zh: Match, pt: Match): boolean {
  return (
    zh.definition.unwrappedCode === pt.definition.unwrappedCode ||
    // Where the languages name the arguments in a different order, the second phrase only puts them back in order.
    definitions.follows(pt.definition, zh.definition)
  );
}

function sameExecutions(comparison: Comparison, zh: readonly Execution[], pt: readonly Execution[]): boolean {
  return (
    zh.length === pt.length &&
    zh.every((each, index) => {
      const other = pt[index];
      return (
        other !== undefined &&
        sameFunction(comparison, each.match, other.match) &&
        sameArguments(each.reads, other.reads)
      );
    })
  );
}

/** The first difference of a row. */
function compareRow(
  comparison: Comparison,
  zhRow: CaseRow,
  ptRow: CaseRow,
  zh: readonly Execution[],
  pt: readonly Execution[],
): Problem | null {
  const { report } = comparison;
  if (zh.length !== pt.length) {
    return report(ptRow.location, zhRow.location, 'stepCount', { zhCount: zh.length, ptCount: pt.length });
  }
  for (const [index, zhDone] of zh.entries()) {
    const ptDone = pt[index];
    const [zhStep, ptStep] = [zhRow.pickle.steps[index], ptRow.pickle.steps[index]];
    if (ptDone === undefined || zhStep === undefined || ptStep === undefined) continue;
    const ptPlace = stepOf(comparison.pt, ptStep)?.location ?? ptRow.location;
    const zhPlace = stepOf(comparison.zh, zhStep)?.location ?? zhRow.location;
    const words = { zhStep: zhStep.text, ptStep: ptStep.text };
    if (!sameFunction(comparison, zhDone.match, ptDone.match)) {
      return report(ptPlace, zhPlace, 'function', {
        ...words,
        zhDefinition: `${zhDone.match.definition.uri}:${zhDone.match.definition.line}`,
        ptDefinition: `${ptDone.match.definition.uri}:${ptDone.match.definition.line}`,
      });
    }
    if (!sameArguments(zhDone.reads, ptDone.reads)) {
      const fromRow = ptStep.astNodeIds.length > 1;
      return report(
        fromRow ? ptRow.location : ptPlace,
        fromRow ? zhRow.location : zhPlace,
        'arguments',
        words,
      );
    }
  }
  return null;
}
