/** Fragments put into a copy of the features, as a user would. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { storyOf, restsOn, type Story } from '../../certification/examination/exploration/story';
import { caseName, featureText } from '../../certification/examination/exploration/fragment';
import type { Finding } from '../../assessment/exploration';
import type { Terms } from '../../assessment';
import { SUITE, type Problem } from '../../checks';
import { checkParity } from '../../checks/parity';
import { checkQuotes } from '../../checks/quotes';
import { checkRevisions } from '../../checks/revisions';
import { checkRules } from '../../checks/rules';
import { checkSteps } from '../../checks/steps';
import { readSuite } from '../../checks/suite';
import { stepDefinitions } from '../../checks/support-code';
import { checkSyntax } from '../../checks/syntax';
import { OFFICIAL_LANGUAGES, translator } from '../../locales';

export interface Pasted {
  root: string;
  remove(): void;
}

export interface Written {
  story: Story;
  name: string;
  clause: string;
  texts: { zh: string; pt: string };
}

export function written(finding: Finding, terms: Terms): Written {
  const story = storyOf(finding, terms);
  const fragment = {
    finding,
    story,
    dependence: restsOn(finding, terms),
    terms,
    minorUnitsPerAmount: 100,
  };
  return {
    story,
    name: caseName(fragment),
    clause: finding.judgement.clauses[0],
    texts: { zh: featureText(fragment, 'zh'), pt: featureText(fragment, 'pt') },
  };
}

/** @param whole whether the suite's own features stand beside them */
export function pasted(fragments: readonly Written[], { whole }: { whole: boolean }): Pasted {
  const root = mkdtempSync(path.join(os.tmpdir(), 'craps-pasted-'));
  for (const language of OFFICIAL_LANGUAGES) {
    const folder = path.join(root, 'features', language);
    cpSync(path.join(SUITE.root, 'features', language), folder, {
      recursive: true,
      filter: (source) => whole || !source.endsWith('.feature'),
    });
    for (const { name, texts } of fragments)
      writeFileSync(path.join(folder, `${name}.feature`), texts[language]);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** What the checks say of what stands in the files themselves. */
export async function problemsOf({ root }: Pasted): Promise<Problem[]> {
  const texts = translator('en', 'checks');
  const suite = readSuite({ ...SUITE, root });
  const definitions = await stepDefinitions(SUITE);
  return [
    ...checkSyntax(suite, texts),
    ...checkQuotes(suite, texts),
    ...checkRules(suite, texts),
    ...checkRevisions(suite, 'en', translator('en', 'trace')),
    ...checkSteps(suite, definitions, texts),
    ...checkParity(suite, definitions, texts),
  ];
}
