/** Deviations, what is missing, statements, who issues the report, and its end. */
import { outside, requiredCell } from '../cells';
import { dayText } from '../dates';
import type { Both } from '../details';
import { demonstrationOf } from '../marks';
import { stacked } from '../rows';
import { ACCENT, BAD, HAIRLINE, LABEL, NOTE, PAGE, SMALL, TEXT, bold } from '../style';
import type { Section, Subject } from '../subject';
import { both, bothOf } from '../texts';

/** Those that the laboratory declares, and those that the run itself amounts to (7.8.2.1 n). */
export const deviations: Section = (layout, { details, verdict }) => {
  const ofRun: Both[] = [
    ...(verdict.tags === null
      ? []
      : [bothOf('deviations.tags', (language) => ({ tags: outside(verdict.tags ?? '', language) }))]),
    ...(verdict.languages.length === 2 ? [] : [bothOf('deviations.oneLanguage')]),
    ...(verdict.interrupted ? [bothOf('deviations.interrupted')] : []),
    ...demonstration(verdict),
  ];
  const list = [...(details.deviations ?? []), ...ofRun];
  layout.section(bothOf('section.deviations'));
  if (list.length === 0) layout.parallel(bothOf('deviations.none'));
  else layout.parallels(list.map((each) => both((language) => `– ${each[language]}`)));
};

function demonstration(verdict: Subject['verdict']): Both[] {
  const kind = demonstrationOf(verdict);
  if (kind === null) return [];
  return [
    kind === 'reference'
      ? bothOf('deviations.reference')
      : bothOf('deviations.fault', (language) => ({ target: outside(verdict.adapter.target, language) })),
  ];
}

/** Each with the clause that asks for it and the key that gives it. */
export const missing: Section = (layout, { missing: list, contradictions }) => {
  if (list.length === 0 && contradictions.length === 0) return;
  layout.section(bothOf('section.missing'));
  layout.parallel(bothOf('missing.introduction'));
  layout.space(3);
  if (list.length > 0) {
    const rows = layout.rows({
      columns: [5, 3, 5],
      style: SMALL,
      ruled: true,
      labelled: true,
      header: [
        stacked(bothOf('missing.field')),
        [{ text: 'ISO/IEC 17025:2017' }],
        stacked(bothOf('missing.key')),
      ],
    });
    for (const { key, clause } of list)
      rows.row(
        stacked(bothOf(`missing.name.${key.replace('.', '_')}`), bold(SMALL, BAD)),
        [{ text: clause }],
        [{ text: `certificate.${key}` }],
      );
    rows.end();
  }
  if (contradictions.length === 0) return;
  layout.parallels(
    contradictions.map((code) => both((language) => `– ${bothOf(`contradiction.${code}`)[language]}`)),
    { ...TEXT, colour: BAD },
  );
};

const STATEMENTS = ['onlyItem', 'whole', 'reported', 'evidence'] as const;

export const statements: Section = (layout, { verdict, verdictSha256 }) => {
  layout.section(bothOf('section.statements'));
  layout.parallels([
    ...STATEMENTS.map((key) =>
      bothOf(`statements.${key}`, (_, say) => ({
        sha256: verdictSha256.slice(0, 16),
        method: say('section.method'),
      })),
    ),
    ...(verdict.regulation.portuguese.status === 'working' ? [bothOf('portuguese.note')] : []),
  ]);
};

const BLOCK_HEIGHT = 150;
const SIGNATURE_WIDTH = 230;

export const issue: Section = (layout, subject) => {
  const { sheet } = layout;
  const { authorisedBy, issuedOn } = subject.details;
  sheet.ensure(BLOCK_HEIGHT + 40);
  layout.section(bothOf('section.issue'));
  layout.fields([
    [
      bothOf('field.authorisedBy'),
      requiredCell(subject, 'authorisedBy.name', authorisedBy?.name, bold(TEXT)),
    ],
    [bothOf('field.function'), requiredCell(subject, 'authorisedBy.function', authorisedBy?.function)],
    [
      bothOf('field.issuedOn'),
      requiredCell(subject, 'issuedOn', issuedOn === undefined ? undefined : dayText(issuedOn)),
    ],
  ]);
  sheet.y += 46;
  sheet.rule(sheet.y, 0.7, HAIRLINE, PAGE.right - SIGNATURE_WIDTH, PAGE.right);
  sheet.y += 3;
  const signature = bothOf('signature');
  const element = sheet.element('P');
  sheet.root.add(element);
  const line = `${signature.zh}\u3000${signature.pt}`;
  element.add(() => sheet.write(line, PAGE.right - SIGNATURE_WIDTH, sheet.y, LABEL));
  element.end();
  sheet.y += 30;
};

/** Nothing after this belongs to the report (7.8.2.1 d). */
export const end: Section = ({ sheet }) => {
  sheet.ensure(30);
  const words = bothOf('end');
  const style = bold({ ...TEXT, size: 10 }, ACCENT);
  const line = `— ${words.zh} · ${words.pt} —`;
  const element = sheet.element('P');
  sheet.root.add(element);
  const { y } = sheet;
  element.add(() => sheet.writeCentred(line, y, style));
  element.end();
};

/** On the first page, where somebody looks first. */
export const draftNotice: Section = (layout, { missing: list, contradictions, marks }) => {
  if (!marks.includes('draft')) return;
  const count = list.length + contradictions.length;
  layout.parallel(
    bothOf('missing.notice', (_, say) => ({ count, section: say('section.missing') })),
    { ...NOTE, size: 8.5, colour: BAD },
  );
};
