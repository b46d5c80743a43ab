/** What a check of a wire found, as its user reads it, and for machines. */
import type { TFunction } from 'i18next';
import type { CheckResult, Exchange, Finding, WireReport } from '../../adapters/check';
import { printable } from '../../adapters/printable';
import { translator, type InterfaceLanguage } from '../../locales';

/** Of a request or an answer; the whole of it stands in `--json`. */
const EXCHANGE_LIMIT = 240;
const MESSAGE_LIMIT = 400;

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
  return {
    complaints: fault === null ? [] : [fault],
    lines: [
      ...(report.results.length === 0 ? [] : ['', texts('counts', counts(report))]),
      texts(`result.${report.outcome}`),
    ],
  };
}

export function reportJson(report: WireReport, shown: Shown) {
  const texts = translator(shown.language, 'adapter-check');
  return {
    counts: counts(report),
    brokenOff: faultText(report, shown),
    results: report.results.map(({ check, status, findings, skipped }) => ({
      check,
      title: title(check, texts),
      status,
      findings: findings.map((finding) => ({ ...finding, text: findingText(finding, texts) })),
      ...(skipped === undefined ? {} : { skipped: texts(`skipped.${skipped}`) }),
    })),
  };
}

function counts({ results }: WireReport) {
  const count = (status: CheckResult['status']) => results.filter((each) => each.status === status).length;
  return {
    checks: results.length,
    right: count('right'),
    wrong: count('wrong'),
    remark: count('remark'),
    skipped: count('skipped'),
  };
}

function findingLines(finding: Finding, texts: TFunction): string[] {
  const text = findingText(finding, texts);
  return [
    `  ${texts(`kind.${finding.kind}`, { text })}`,
    ...finding.exchanges.flatMap((exchange) => exchangeLines(exchange, texts)),
    ...finding.trace.map((line) => `    ${line}`),
  ];
}

function exchangeLines({ asked, answered }: Exchange, texts: TFunction): string[] {
  const bounded = (text: string) => printable(text, EXCHANGE_LIMIT);
  return [
    `    ${texts('exchange.asked', { text: bounded(asked) })}`,
    `    ${texts(`exchange.${answered === null ? 'nothing' : 'answered'}`, { text: bounded(answered ?? '') })}`,
  ];
}

function findingText({ finding, values }: Finding, texts: TFunction): string {
  return texts(`finding.${finding}`, values);
}

/** What all wires have in common is worded once. */
function title(check: string, texts: TFunction): string {
  return texts([`check.${check}`, `check.wire.${check.split('.').at(-1)}`]);
}

function faultText({ brokenOff }: WireReport, { texts, language }: Shown): string | null {
  if (brokenOff === null) return null;
  const { fault, begun } = brokenOff;
  const message = printable(fault.message, MESSAGE_LIMIT);
  const own = translator(language, 'adapter-check');
  return own(begun ? 'brokenOff' : 'unreached', { why: texts(`fault.${fault.code}`), message });
}
