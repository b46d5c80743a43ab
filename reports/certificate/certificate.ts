/**
 * The test report of a run with its statement of conformity, as ISO/IEC 17025:2017, 7.8.2.1 and 7.8.6 ask for it, in
 * both official languages: a function of the verdict, the run's declaration and the laboratory's details, and of
 * nothing else. The same input makes the same bytes.
 */
import { furnitureOf } from './furniture';
import { Layout } from './layout';
import { draftNotice, deviations, end, issue, missing, statements } from './sections/closing';
import { conformity, outcome } from './sections/conformity';
import { failures, undecided } from './sections/failures';
import { general, item } from './sections/general';
import { judged } from './sections/judged';
import { masthead } from './sections/masthead';
import { authorisations, inspection, method } from './sections/method';
import { readings } from './sections/readings';
import { results } from './sections/results';
import { untested } from './sections/untested';
import { Sheet } from './sheet';
import { subjectOf, type CertificateInput, type Section } from './subject';
import { bothOf } from './texts';
import { visible } from './visible';

const SECTIONS: readonly Section[] = [
  masthead,
  outcome,
  draftNotice,
  general,
  item,
  conformity,
  method,
  readings,
  results,
  judged,
  failures,
  undecided,
  untested,
  authorisations,
  inspection,
  deviations,
  missing,
  statements,
  issue,
  end,
];

/** @returns a PDF, unsigned */
export async function certificatePdf(input: CertificateInput): Promise<Buffer> {
  const subject = subjectOf(input);
  const { details, verdict, number } = subject;
  const { zh, pt } = bothOf('title');
  const laboratory = details.laboratory?.name;
  const sheet = new Sheet(
    {
      title: `${zh} · ${pt} ${visible(number)}`,
      author: laboratory === undefined ? '' : visible(`${laboratory.zh} · ${laboratory.pt}`),
      subject: `${verdict.regulation.title.zh} · ${verdict.regulation.title.pt}`,
      created: new Date(verdict.finishedAt),
      creator: `${verdict.suite.name} ${verdict.suite.version}`,
    },
    furnitureOf({ ...subject, number: visible(number) }),
  );
  const layout = new Layout(sheet);
  for (const write of SECTIONS) write(layout, subject);
  return sheet.end();
}
