/** What a check of a wire found, as its user reads it, and for machines. */
import type { TFunction } from 'i18next';
import type { CheckResult, Finding, WireReport } from '../../adapters/check';
import { printable } from '../../adapters/printable';
import { translator, type InterfaceLanguage } from '../../locales';

/** Of a request or an answer; more of it stands in `--json`. */
const EXCHANGE_LIMIT = 240;
const MESSAGE_LIMIT = 400;
const MS_OF_MINUTE = 60_000;
const DETAIL = '      ';

interface Shown {
  language: InterfaceLanguage;
  /** Of the command line. */
  texts: TFunction;
}

/** A check as soon as it is made. */
export function resultLines(
  { check, status, findings, skipped }: CheckResult,
  { language }: Shown,
): string[] {
  const texts = translator(language, 'adapter-check');
  return [
    texts(`status.${status}`, { check: title(check, texts) }),
    ...findings.flatMap((finding) => findingLines(finding, texts)),
    ...(skipped === undefined ? [] : [`  ${texts(`skipped.${skipped}`)}`]),
  ];
}

/** What is left to say at the end. */
export function reportLines(report: WireReport, shown: Shown): { complaints: string[]; lines: string[] } {
  const texts = translator(shown.language, 'adapter-check');
  const fault = faultText(report, shown);
  const { speed, fullRun } = report;
  return {
    complaints: fault === null ? [] : [fault],
    lines: [
      ...(report.results.length === 0 ? [] : ['', texts('counts', counts(report))]),
      ...(speed === null ? [] : [texts('speed', rounded(speed))]),
      ...(fullRun === null ? [] : [texts('fullRun', { ...fullRun, minutes: minutes(fullRun.ms) })]),
      texts(`result.${report.outcome}`),
    ],
  };
}

export function reportJson(report: WireReport, shown: Shown) {
  const texts = translator(shown.language, 'adapter-check');
  const { speed, fullRun } = report;
  return {
    counts: counts(report),
    brokenOff: faultText(report, shown),
    speed: speed === null ? null : rounded(speed),
    fullRun: fullRun === null ? null : { ...fullRun, ms: Math.round(fullRun.ms) },
    results: report.results.map(({ check, status, findings, skipped }) => ({
      check,
      title: title(check, texts),
      status,
      findings: findings.map((finding) => ({
        ...finding,
        text: findingText(finding, texts),
        ...(finding.rule === null
          ? {}
          : { sentence: texts(`rule.${finding.rule}.sentence`), write: adviceText(finding, texts) }),
      })),
      ...(skipped === undefined ? {} : { skipped: texts(`skipped.${skipped}`) }),
    })),
  };
}

function counts({ results }: WireReport) {
  const count = (...statuses: CheckResult['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const causes = results
    .flatMap(({ findings }) => findings)
    .filter(({ kind, first }) => kind === 'wrong' && first);
  return {
    checks: results.length,
    right: count('right'),
    wrong: count('wrong', 'consequence'),
    causes: causes.length,
    remark: count('remark'),
    skipped: count('skipped'),
  };
}

/** What comes of a cause that was told is one line; the cause itself is told wholly. */
function findingLines(finding: Finding, texts: TFunction): string[] {
  const { kind, cause, first, concern } = finding;
  const text = findingText(finding, texts);
  if (!first) return [`  ${texts('follows', { text, cause })}`];
  const line = `  ${texts(`kind.${kind}`, { text, cause, concern: texts(`concern.${concern}`) })}`;
  if (kind === 'remark') return [line, ...adviceLines(finding, texts)];
  return [
    line,
    ...(finding.rule === null ? [] : [detail('sentence', texts(`rule.${finding.rule}.sentence`), texts)]),
    ...finding.exchanges.flatMap(({ asked, answered }) => [
      detail('asked', bounded(asked), texts),
      answered === null
        ? `${DETAIL}${texts('detail.nothing')}`
        : detail('answered', bounded(answered), texts),
    ]),
    ...finding.trace.map((each) => detail('trace', each, texts)),
    ...adviceLines(finding, texts),
  ];
}

function adviceLines(finding: Finding, texts: TFunction): string[] {
  return finding.rule === null ? [] : [detail('write', adviceText(finding, texts), texts)];
}

function adviceText({ rule, finding, values }: Finding, texts: TFunction): string {
  return texts([`write.${finding}`, `rule.${rule}.write`], values);
}

function detail(key: string, text: string, texts: TFunction): string {
  return `${DETAIL}${texts(`detail.${key}`, { text })}`;
}

function bounded(text: string): string {
  return printable(text, EXCHANGE_LIMIT);
}

function findingText({ finding, values }: Finding, texts: TFunction): string {
  return texts(`finding.${finding}`, values);
}

/** What all wires have in common is worded once. */
function title(check: string, texts: TFunction): string {
  return texts([`check.${check}`, `check.wire.${check.split('.').at(-1)}`]);
}

function rounded({ exchanges, medianMs, p95Ms }: { exchanges: number; medianMs: number; p95Ms: number }) {
  return { exchanges, medianMs: Number(medianMs.toFixed(1)), p95Ms: Number(p95Ms.toFixed(1)) };
}

/** At least one: what the suite itself does is not in it. */
function minutes(ms: number): number {
  return Math.max(1, Math.ceil(ms / MS_OF_MINUTE));
}

function faultText({ brokenOff }: WireReport, { texts, language }: Shown): string | null {
  if (brokenOff === null) return null;
  const { fault, begun } = brokenOff;
  const message = printable(fault.message, MESSAGE_LIMIT);
  const own = translator(language, 'adapter-check');
  return own(begun ? 'brokenOff' : 'unreached', { why: texts(`fault.${fault.code}`), message });
}
