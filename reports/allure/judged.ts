/** Findings of the judge of the record as Allure's result files: red beside whatever the cases came to. */
import { createHash, randomUUID } from 'node:crypto';
import { LabelName, Stage, Status, type TestResult } from 'allure-js-commons';
import { countsText, headText } from '../judged-texts';
import { bilingual, text } from '../texts';
import type { FindingOfTheJudge } from '../verdict';

/** The law failed; where the protocol is offended, what else was found rests on nothing. */
export function statusOfFinding({ clause }: Pick<FindingOfTheJudge, 'clause'>): Status {
  return clause === null ? Status.BROKEN : Status.FAILED;
}

export function resultOfFinding(finding: FindingOfTheJudge, endOfRun: number): TestResult {
  const { clause, rule, wrong, bet, texts, play } = finding;
  const name = bilingual((language) => headText(finding, language));
  const message = bilingual((language) => texts[language]);
  const key = ['finding', clause ?? rule, wrong, bet];
  const id = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  const suite = bilingual((language) => text(language, 'summary.findings'));
  return {
    ...{
      uuid: randomUUID(),
      name,
      fullName: key.join(' '),
      testCaseId: id,
      historyId: id,
      titlePath: [suite],
    },
    status: statusOfFinding(finding),
    statusDetails: { message },
    stage: Stage.FINISHED,
    description: [message, bilingual((language) => countsText(finding, language))].join('\n\n'),
    ...{ start: endOfRun, stop: endOfRun },
    labels: [{ name: LabelName.EPIC, value: suite }],
    ...{ links: [], parameters: [], attachments: [] },
    steps: play.map((step) => ({
      name: bilingual((language) => step.texts[language]),
      status: Status.PASSED,
      statusDetails: {},
      stage: Stage.FINISHED,
      ...{ steps: [], attachments: [], parameters: [], start: endOfRun, stop: endOfRun },
    })),
  };
}
