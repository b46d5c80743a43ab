/** Makes checks and brings back what they found, every sentence of it in three languages. */
import { translator, INTERFACE_LANGUAGES } from '../../locales';
import { Causes, type ToldResult } from '../../adapters/check/causes';
import { makeChecks, type Check } from '../../adapters/check/check';

export interface Checked {
  results: ToldResult[];
  /** `check: finding` of everything that is wrong, and of the remarks. */
  wrong: string[];
  remarks: string[];
  skipped: string[];
}

/** Throws where a sentence is missing. */
export async function checked(checks: readonly Check[]): Promise<Checked> {
  const results: ToldResult[] = [];
  const causes = new Causes();
  await makeChecks(checks, (result) => results.push(causes.take(result)));
  const found = results.flatMap(({ check, findings }) => findings.map((each) => ({ check, ...each })));
  for (const language of INTERFACE_LANGUAGES) {
    const texts = translator(language, 'adapter-check');
    for (const { check, skipped } of results) {
      texts([`check.${check}`, `check.wire.${check.split('.').at(-1)}`]);
      if (skipped !== undefined) texts(`skipped.${skipped}`);
    }
    for (const { finding, values, rule } of found) {
      texts(`finding.${finding}`, values);
      if (rule === null) continue;
      texts(`rule.${rule}.sentence`);
      texts([`write.${finding}`, `rule.${rule}.write`], values);
    }
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
