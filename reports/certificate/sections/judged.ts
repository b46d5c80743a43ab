/** The findings of the judge of the record, before any single case: what, how often, and the way to it. */
import { countsText, headText } from '../../judged-texts';
import { text } from '../../texts';
import { outside } from '../cells';
import { SMALL } from '../style';
import type { Section } from '../subject';
import { both, bothOf } from '../texts';

/** So many findings are printed, and so many of the last requests that lead to one; `verdict.json` has them all. */
const PRINTED = 20;
const STEPS = 12;
const LONGEST = 1500;

export const judged: Section = (layout, { verdict: { findings } }) => {
  if (findings.length === 0) return;
  layout.section(bothOf('section.judged'));
  for (const finding of findings.slice(0, PRINTED)) {
    layout.subsection(both((language) => headText(finding, language)));
    layout.parallel(both((language) => outside(finding.texts[language], language, LONGEST)));
    layout.parallel(
      both((language) => countsText(finding, language)),
      SMALL,
    );
    for (const { texts } of finding.play.slice(-STEPS))
      layout.parallel(
        both((language) => `– ${outside(texts[language], language)}`),
        SMALL,
      );
  }
  if (findings.length > PRINTED)
    layout.parallel(
      both((language) => text(language, 'summary.moreFindings', { count: findings.length - PRINTED })),
      SMALL,
    );
};
