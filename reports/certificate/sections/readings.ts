/** The declared readings, those against the letter marked. */
import { READINGS } from '../../../regulation';
import { text } from '../../texts';
import { outside } from '../cells';
import { dayText } from '../dates';
import { stacked, type Cell } from '../rows';
import { BAD, QUIET, SMALL, bold } from '../style';
import type { Section } from '../subject';
import { both, bothOf } from '../texts';

/** Each with its number, by which the results refer to it. */
export const readings: Section = (layout, { verdict }) => {
  const { set, values, decision } = verdict.readings;
  layout.section(bothOf('section.readings'));
  layout.parallels([
    bothOf('readings.introduction'),
    decision === null
      ? bothOf('readings.declared', (language) => ({ set: text(language, `readingSet.${set}`) }))
      : bothOf('readings.decided', (language) => ({
          set: text(language, `readingSet.${set}`),
          by: outside(decision.by, language),
          on: dayText(decision.on)[language],
        })),
  ]);
  layout.space(4);
  const rows = layout.rows({
    columns: [5, 46, 46, 26],
    style: SMALL,
    ruled: true,
    header: [
      stacked(bothOf('readings.number')),
      [{ text: bothOf('readings.text').zh, language: 'zh' }],
      [{ text: bothOf('readings.text').pt, language: 'pt' }],
      stacked(bothOf('readings.relation')),
    ],
  });
  for (const [index, { id, title, values: choices }] of READINGS.entries()) {
    const chosen = choices.find(({ value }) => value === values[id]);
    const half = (language: 'zh' | 'pt'): Cell => [
      { text: title[language], language, style: bold(SMALL) },
      { text: chosen?.text[language] ?? bothOf('readings.none')[language], language },
    ];
    const contra = chosen?.relation === 'contra';
    rows.row(
      [{ text: String(index + 1), style: bold(SMALL) }],
      half('zh'),
      half('pt'),
      chosen === undefined
        ? [{ text: '—' }]
        : stacked(
            both((language) => `${contra ? '◆ ' : ''}${text(language, `relation.${chosen.relation}`)}`),
            contra ? bold(SMALL, BAD) : { ...SMALL, colour: QUIET },
          ),
    );
  }
  rows.end();
};
