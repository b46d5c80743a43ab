/** The end of a run in a few lines for a terminal. Colours are the caller's: every line says what it is. */
import type { InterfaceLanguage } from '../../locales';
import type { AllureReport } from '../allure';
import { printable } from '../printable';
import { text, type Values } from '../texts';
import { CLAUSE_STATUSES, type ClauseVerdict, type Failure, type Verdict } from '../verdict';

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
  does_not_conform: 'bad',
  inconclusive: 'doubtful',
} as const satisfies Record<Verdict['verdict'], SummaryKind>;

export function summaryLines(
  verdict: Verdict,
  language: InterfaceLanguage,
  paths: SummaryPaths = {},
): string[] {
  return summary(verdict, language, paths).map((line) => `${'  '.repeat(line.level)}${line.text}`);
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
  const section = (kind: SummaryKind, title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [line('heading', 0, say(title)), ...items.map((item) => line(kind, 1, item))];
  const { adapter, cases, clauses, reasons, remarks, target } = verdict;
  const failed = clauses.filter(({ status }) => status === 'does_not_conform');
  /** Another generator than the default one is said aloud. */
  const generatorLine = ({ version, reason, detail }: NonNullable<SummaryPaths['generator']>) =>
    line(
      reason === 'java' ? 'plain' : 'doubtful',
      0,
      say(`generator.${reason}`, { version, detail: printable(detail ?? '') }),
    );
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
    line('plain', 0, clauseNumbers(clauses, language)),
    ...(failed.length === 0 ? [] : [line('heading', 0, say('failures'))]),
    ...failed.flatMap((clause) => failureLines(clause, language, line)),
    ...section(
      'doubtful',
      cases.failed > 0 ? 'reasonsBeside' : 'reasons',
      reasons.map(({ texts }) => texts[language]),
    ),
    ...section(
      'plain',
      'remarks',
      remarks.map(({ texts }) => texts[language]),
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

function clauseNumbers(clauses: readonly ClauseVerdict[], language: InterfaceLanguage): string {
  const numbers = CLAUSE_STATUSES.flatMap((status) => {
    const counted = clauses.filter((clause) => clause.status === status);
    if (counted.length === 0) return [];
    const contra = counted.filter(({ contraLitteram }) => contraLitteram === true).length;
    const values = { status: text(language, `status.${status}`), count: counted.length };
    return [
      contra === 0
        ? text(language, 'summary.clauseCount', values)
        : text(language, 'summary.clauseCountContra', { ...values, contra }),
    ];
  });
  return `${text(language, 'summary.clauses')}${numbers.join(text(language, 'enumeration'))}`;
}

/** The clause and its first failure, in the language of the summary where there is one. */
function failureLines(
  { citation, contraLitteram, failures }: ClauseVerdict,
  language: InterfaceLanguage,
  line: (kind: SummaryKind, level: number, sentence: string) => SummaryLine,
): SummaryLine[] {
  const say = (key: string, values: Values = {}) => text(language, `summary.${key}`, values);
  const first = failures.find((failure) => failure.language === language) ?? failures[0];
  if (first === undefined) return [line('bad', 1, citation[language])];
  return [
    line('bad', 1, say('failure', { citation: citation[language], file: first.file, line: first.line })),
    ...(contraLitteram === true ? [line('plain', 2, say('contraLitteram'))] : []),
    line('plain', 2, failureText(first, say)),
    ...(failures.length > 1 ? [line('plain', 2, say('more', { count: failures.length - 1 }))] : []),
  ];
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
