/** The end of a run in a few lines for a terminal. Colours are the caller's: every line says what it is. */
import type { InterfaceLanguage } from '../../locales';
import type { AllureReport } from '../allure';
import { countsText, headText } from '../judged-texts';
import { printable } from '../printable';
import { joined, text, type Values } from '../texts';
import { CLAUSE_STATUSES, type ClauseVerdict, type Failure, type Verdict } from '../verdict';
import { appliedContra } from '../verdict/reasons';
import { wrap } from '../../locales/width';

/** Columns that a remark takes up, and those of an indentation step. */
const WIDTH = 110;
const INDENT = 2;

/** So many clauses with inconclusive cases are told: they are seldom inconclusive each for a cause of its own. */
const TOLD = 5;

/** So many findings are told, and so many of the last requests that lead to one. */
const FINDINGS_TOLD = 10;
const STEPS_TOLD = 12;

/** Characters of a message that are told. */
const MESSAGE_LENGTH = 200;

export interface SummaryPaths {
  /** `verdict.json`. */
  verdict?: string;
  /** The page of the Allure report. */
  report?: string;
  /** What made it, and why that. */
  generator?: Pick<AllureReport, 'version' | 'reason' | 'detail'>;
}

/** What a line says, so that a terminal can colour it. */
export type SummaryKind = 'heading' | 'good' | 'bad' | 'doubtful' | 'plain';

export interface SummaryLine {
  kind: SummaryKind;
  /** Indentation steps from the left. */
  level: number;
  text: string;
}

const KIND_OF_VERDICT = {
  conforms: 'good',
  conforms_as_described: 'doubtful',
  does_not_conform: 'bad',
  inconclusive: 'doubtful',
} as const satisfies Record<Verdict['verdict'], SummaryKind>;

export function summaryLines(
  verdict: Verdict,
  language: InterfaceLanguage,
  paths: SummaryPaths = {},
): string[] {
  return summary(verdict, language, paths).map(({ level, text }) => ' '.repeat(level * INDENT) + text);
}

export function summary(
  verdict: Verdict,
  language: InterfaceLanguage,
  paths: SummaryPaths = {},
): SummaryLine[] {
  const say = (key: string, values: Values = {}) => text(language, `summary.${key}`, values);
  const line = (kind: SummaryKind, level: number, sentence: string): SummaryLine => ({
    kind,
    level,
    text: printable(sentence),
  });
  const section = (title: string, items: readonly SummaryLine[]) =>
    items.length === 0 ? [] : [line('heading', 0, say(title)), ...items];
  const { adapter, asDescribed = [], cases, clauses, judged, reasons, remarks, target } = verdict;
  const failed = clauses.filter(({ status }) => status === 'does_not_conform');
  /** Another generator than the default one is said aloud. */
  const generatorLine = ({ version, reason, detail }: NonNullable<SummaryPaths['generator']>) =>
    line(
      reason === 'java' ? 'plain' : 'doubtful',
      0,
      say(`generator.${reason}`, { version, detail: printable(detail ?? '') }),
    );
  const observed = observationText(verdict, language);
  return [
    line('heading', 0, say('title')),
    line(
      'plain',
      0,
      target === null
        ? say('targetUnknown', { adapter: adapter.kind, target: adapter.target })
        : say('target', { maker: target.maker, model: target.model, firmware: target.firmware }),
    ),
    line('plain', 0, readingsText(verdict, language)),
    line('plain', 0, say('cases', caseNumbers(verdict))),
    ...(judged.exchanges === 0 ? [] : [line('plain', 0, say('judged', { ...judged }))]),
    line('plain', 0, clauseNumbers(verdict, language)),
    ...(observed === null ? [] : [line('plain', 0, observed)]),
    ...(verdict.ask === 'once' ? [line('plain', 0, say('askedOnce'))] : []),
    ...section('findings', findingLines(verdict, language, line)),
    ...section(
      'failures',
      failed.flatMap((clause) => failureLines(clause, verdict, language, line)),
    ),
    ...section('inconclusive', inconclusiveLines(clauses, language, line)),
    ...section(
      cases.failed > 0 ? 'reasonsBeside' : 'reasons',
      reasons.map(({ texts }) => line('doubtful', 1, texts[language])),
    ),
    ...section(
      'asDescribed',
      asDescribed.flatMap(({ texts }) => wrapped(line('plain', 1, texts[language]))),
    ),
    ...section(
      'remarks',
      remarks.flatMap(({ texts }) => wrapped(line('plain', 1, texts[language]))),
    ),
    line(
      KIND_OF_VERDICT[verdict.verdict],
      0,
      say('verdict', { verdict: text(language, `verdict.${verdict.verdict}`) }),
    ),
    ...(paths.verdict === undefined ? [] : [line('plain', 0, say('verdictFile', { path: paths.verdict }))]),
    ...(paths.report === undefined ? [] : [line('plain', 0, say('report', { path: paths.report }))]),
    ...(paths.generator === undefined ? [] : [generatorLine(paths.generator)]),
  ];
}

function observationText({ observation }: Verdict, language: InterfaceLanguage): string | null {
  if (observation === null) return null;
  const { throws, operations, required, missing, likelyThrows, journal } = observation;
  const seen = text(language, 'summary.observation', { throws, operations, required, missing });
  if (journal !== null) {
    return `${seen}${text(language, 'separator')}${text(language, 'summary.journal', { ...journal })}`;
  }
  return likelyThrows === null || likelyThrows === 0
    ? seen
    : `${seen}${text(language, 'separator')}${text(language, 'summary.likelyThrows', { likelyThrows })}`;
}

function readingsText({ readings: { set, decision } }: Verdict, language: InterfaceLanguage): string {
  const named = { set: text(language, `readingSet.${set}`) };
  return decision === null
    ? text(language, 'summary.readings', named)
    : text(language, 'summary.readingsDecided', { ...named, by: decision.by, on: decision.on });
}

function caseNumbers({ cases }: Verdict): Values {
  const { planned, run, passed, failed, notApplicable, notDecidable } = cases;
  const { inspectionPending, inconclusive, notRun } = cases;
  return {
    planned,
    run,
    passed,
    failed,
    notApplicable,
    notDecidable,
    inspectionPending,
    inconclusive,
    notRun,
  };
}

function clauseNumbers({ cases: all, clauses, partial }: Verdict, language: InterfaceLanguage): string {
  // Without any case nobody knows which clauses the tags would have selected.
  const known = partial && all.planned > 0;
  const selected = clauses.filter(({ cases }) => !known || cases.planned > 0 || cases.run > 0);
  const notSelected = clauses.length - selected.length;
  const numbers = CLAUSE_STATUSES.flatMap((status) => {
    const counted = selected.filter((clause) => clause.status === status);
    if (counted.length === 0) return [];
    const contra = counted.filter(appliedContra).length;
    const values = { status: text(language, `status.${status}`), count: counted.length };
    return [
      contra === 0
        ? text(language, 'summary.clauseCount', values)
        : text(language, 'summary.clauseCountContra', { ...values, contra }),
    ];
  });
  if (notSelected > 0) numbers.push(text(language, 'summary.notSelected', { count: notSelected }));
  return `${text(language, 'summary.clauses')}${numbers.join(text(language, 'enumeration'))}`;
}

/** A long line as several, the further ones set in. */
function wrapped({ kind, level, text: long }: SummaryLine): SummaryLine[] {
  return wrap(long, WIDTH - (level + 1) * INDENT).map((part, index) => ({
    kind,
    level: index === 0 ? level : level + 1,
    text: part,
  }));
}

type MakeLine = (kind: SummaryKind, level: number, sentence: string) => SummaryLine;

/** The one of the reader's language, where there is one. */
function firstFor<T extends { language: string }>(
  items: readonly T[],
  language: InterfaceLanguage,
): T | undefined {
  return items.find((item) => item.language === language) ?? items[0];
}

/** What each cause is, how often, and the way to it; then only that there are more. */
function findingLines({ findings }: Verdict, language: InterfaceLanguage, line: MakeLine): SummaryLine[] {
  const say = (key: string, values: Values = {}) => text(language, `summary.${key}`, values);
  const further = findings.length - FINDINGS_TOLD;
  return [
    ...findings
      .slice(0, FINDINGS_TOLD)
      .flatMap((finding) => [
        line(finding.clause === null ? 'doubtful' : 'bad', 1, headText(finding, language)),
        ...wrapped(line('plain', 2, finding.texts[language])),
        ...wrapped(line('plain', 2, countsText(finding, language))),
        ...(finding.play.length === 0 ? [] : [line('plain', 2, say('play'))]),
        ...finding.play.slice(-STEPS_TOLD).map(({ texts }) => line('plain', 3, texts[language])),
      ]),
    ...(further > 0 ? [line('plain', 1, say('moreFindings', { count: further }))] : []),
  ];
}

/** The clause and its first failure, in the language of the summary where there is one. */
function failureLines(
  { id, citation, contraLitteram, failures: all }: ClauseVerdict,
  { findings }: Verdict,
  language: InterfaceLanguage,
  line: MakeLine,
): SummaryLine[] {
  const say = (key: string, values: Values = {}) => text(language, `summary.${key}`, values);
  const own = findings.filter(({ clause }) => clause === id).map(({ number }) => String(number));
  // What a finding says is not said once more.
  const failures = all.filter(({ shownBy }) => shownBy === undefined);
  const first = firstFor(failures, language);
  if (first === undefined) {
    const values = { citation: citation[language], findings: own.join(text(language, 'enumeration')) };
    return [line('bad', 1, say('findingsOn', values))];
  }
  return [
    line('bad', 1, say('failure', { citation: citation[language], file: first.file, line: first.line })),
    ...(contraLitteram === true ? [line('plain', 2, say('contraLitteram'))] : []),
    line('plain', 2, failureText(first, say)),
    ...(failures.length > 1 ? [line('plain', 2, say('more', { count: failures.length - 1 }))] : []),
  ];
}

/** The first clauses with inconclusive cases, each with the first of these and its cause. */
function inconclusiveLines(
  clauses: readonly ClauseVerdict[],
  language: InterfaceLanguage,
  line: MakeLine,
): SummaryLine[] {
  const say = (key: string, values: Values = {}) => text(language, `summary.${key}`, values);
  const about = clauses.flatMap(({ citation, inconclusive }) => {
    // What was not run is counted, and has no cause of its own.
    const cases = inconclusive.filter(({ cause }) => cause !== 'not_run' && cause !== 'given_up');
    const first = firstFor(cases, language);
    return first === undefined ? [] : [{ citation: citation[language], first, more: cases.length - 1 }];
  });
  const further = about.length - TOLD;
  return [
    ...about
      .slice(0, TOLD)
      .flatMap(({ citation, first: { file, line: at, cause, message }, more }) => [
        line('doubtful', 1, say('failure', { citation, file, line: at })),
        line(
          'plain',
          2,
          joined(language, [
            text(language, `cause.${cause}`),
            ...(message === null ? [] : [cut(printable(message.replace(/\s+/g, ' ').trim()))]),
          ]),
        ),
        ...(more > 0 ? [line('plain', 2, say('moreInconclusive', { count: more }))] : []),
      ]),
    ...(further > 0 ? [line('plain', 1, say('moreClauses', { count: further }))] : []),
  ];
}

function cut(message: string): string {
  const characters = [...message];
  return characters.length > MESSAGE_LENGTH ? `${characters.slice(0, MESSAGE_LENGTH).join('')}…` : message;
}

function failureText(
  { dice, required, actual, evidence, message }: Failure,
  say: (key: string, values: Values) => string,
): string {
  if (required === null || actual === null) return message ?? '';
  if (evidence !== undefined) return say('failureTextOfInspection', { required, actual });
  if (dice.length === 0) return say('failureTextWithoutDice', { required, actual });
  const throws = dice.map(([one, other]) => `${String(one)}-${String(other)}`).join(', ');
  return say('failureText', { dice: throws, required, actual });
}
