/** A finding for a person at the terminal: the clause, the session in sentences, what is required and what was done. */
import { judgementText, type Wording } from '../../assessment';
import { translator } from '../../locales';
import type { Readings } from '../../regulation';
import { stepLines, unsaidText } from '../../certification/examination/exploration/fragment';
import type { WrittenFinding } from '../../certification/examination/exploration/folder';
import { withNames } from '../../certification/examination/exploration/wording';

const INDENT = '   ';

export function findingLines(
  { told, story, dependence, files }: WrittenFinding,
  number: number,
  wording: Wording,
  readings: Readings | null,
): string[] {
  const { language } = wording;
  const texts = translator(language, 'explore');
  const { judgement, session, found, actions, repeated } = told;
  const rests = [...dependence.readings.map((id) => `${id}=${readings?.[id] ?? ''}`), ...dependence.options];
  return [
    texts('finding', {
      number,
      sentence: judgementText(withNames(judgement, story.people, wording), wording),
    }),
    INDENT + texts('shortened', { session, found, actions: actions.length }),
    ...stepLines(story.sentences, wording).map((line) => `${INDENT}  ${line}`),
    ...(rests.length === 0 ? [] : [INDENT + texts('readings', { list: rests.join(texts('list')) })]),
    ...(repeated ? [] : [INDENT + texts('unrepeated')]),
    ...(files === null
      ? [INDENT + texts('gherkin.unsaid', { what: unsaidText(story, language) })]
      : [
          INDENT +
            (story.unsaid.length === 0
              ? texts('files', files)
              : texts('partly', { ...files, what: unsaidText(story, language) })),
        ]),
  ];
}
