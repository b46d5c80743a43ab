/** Makes checks and brings back what they found, every sentence of it in three languages. */
import { translator, INTERFACE_LANGUAGES } from '../../locales';
import { makeChecks, type Check } from '../../adapters/check/check';
import type { CheckResult } from '../../adapters/check/finding';

export interface Checked {
  results: CheckResult[];
  /** `check: finding` of everything that is wrong, and of the remarks. */
  wrong: string[];
  remarks: string[];
  skipped: string[];
}

/** Throws where a sentence is missing. */
export async function checked(checks: readonly Check[]): Promise<Checked> {
  const results: CheckResult[] = [];
  await makeChecks(checks, (result) => results.push(result));
  const found = results.flatMap(({ check, findings }) => findings.map((each) => ({ check, ...each })));
  for (const language of INTERFACE_LANGUAGES) {
    const texts = translator(language, 'adapter-check');
    for (const { check, skipped } of results) {
      texts([`check.${check}`, `check.wire.${check.split('.').at(-1)}`]);
      if (skipped !== undefined) texts(`skipped.${skipped}`);
    }
    for (const { finding, values } of found) texts(`finding.${finding}`, values);
  }
  const of = (kind: 'wrong' | 'remark') =>
    found.filter((each) => each.kind === kind).map(({ check, finding }) => `${check}: ${finding}`);
  return {
    results,
    wrong: of('wrong'),
    remarks: of('remark'),
    skipped: results.filter(({ status }) => status === 'skipped').map(({ check }) => check),
  };
}
