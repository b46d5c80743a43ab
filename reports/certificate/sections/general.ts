/** Who had what tested where and when. */
import { outsideCell, requiredCell } from '../cells';
import { dayInMacau, dayText, timeText } from '../dates';
import type { Both } from '../details';
import { stacked, type Cell } from '../rows';
import { BAD, NOTE, SMALL, TEXT } from '../style';
import type { Section, Subject } from '../subject';
import { both, bothOf } from '../texts';

type Entry = readonly [label: Both, value: Cell];

function field(key: string): Both {
  return bothOf(`field.${key}`);
}

export const general: Section = (layout, subject) => {
  const { laboratory, place, customer, issuedOn } = subject.details;
  const { startedAt, finishedAt } = subject.verdict;
  const [first, last] = [dayInMacau(startedAt), dayInMacau(finishedAt)];
  const tested = first === last ? dayText(first) : span(dayText(first), dayText(last));
  layout.section(bothOf('section.general'));
  layout.fields([
    [field('laboratory'), requiredCell(subject, 'laboratory.name', laboratory?.name)],
    [field('laboratoryAddress'), requiredCell(subject, 'laboratory.address', laboratory?.address)],
    ...(laboratory?.accreditation === undefined
      ? []
      : [[field('accreditation'), stacked(laboratory.accreditation)] as Entry]),
    [field('place'), requiredCell(subject, 'place', place)],
    [field('customer'), requiredCell(subject, 'customer.name', customer?.name)],
    [field('customerAddress'), requiredCell(subject, 'customer.address', customer?.address)],
    [
      field('testedOn'),
      [...stacked(tested), { text: `${timeText(startedAt)} – ${timeText(finishedAt)}`, style: NOTE }],
    ],
    [
      field('issuedOn'),
      [
        ...requiredCell(subject, 'issuedOn', issuedOn === undefined ? undefined : dayText(issuedOn)),
        ...contradiction(subject, 'issuedBeforeTest'),
      ],
    ],
  ]);
};

function span(from: Both, to: Both): Both {
  return both((language) => `${from[language]} – ${to[language]}`);
}

function contradiction({ contradictions }: Subject, code: Subject['contradictions'][number]): Cell {
  return contradictions.includes(code)
    ? stacked(bothOf(`contradiction.${code}`), { ...NOTE, colour: BAD })
    : [];
}

function hashCell(key: 'adapterSha256' | 'targetSha256', sha256: string | undefined): Cell {
  return sha256 === undefined
    ? []
    : stacked(
        both((language) => `${bothOf(`item.${key}`)[language]}: ${sha256}`),
        SMALL,
      );
}

/** Marks what the table says of itself. */
const REPORTED = '†';

/** What the table says of itself is told apart from what the laboratory says of it (7.8.2.2). */
export const item: Section = (layout, subject) => {
  const { details, verdict } = subject;
  const { target, adapter } = verdict;
  const declared = details.item;
  const reported = (key: string, value: string | undefined): Entry[] =>
    value === undefined ? [] : [[field(key), outsideCell(`${value} ${REPORTED}`)]];
  const identified = (
    key: 'serialNumber' | 'softwareHash',
    ofLaboratory: string | undefined,
    ofTable: string | undefined,
  ): Entry => [
    field(key),
    [
      ...requiredCell(subject, `item.${key}`, ofLaboratory ?? ''),
      ...(ofTable === undefined ? [] : outsideCell(`${ofTable} ${REPORTED}`)),
      ...contradiction(subject, key),
    ].filter(({ text }) => text !== ''),
  ];
  layout.section(bothOf('section.item'));
  layout.fields([
    ...(declared?.description === undefined
      ? []
      : [[field('description'), stacked(declared.description)] as Entry]),
    ...(target === null
      ? [[field('identity'), stacked(bothOf('item.unknown'), { ...TEXT, colour: BAD })] as Entry]
      : [
          ...reported('maker', target.maker),
          ...reported('model', target.model),
          ...reported('firmware', target.firmware),
        ]),
    identified('serialNumber', declared?.serialNumber, target?.serialNumber),
    identified('softwareHash', declared?.softwareHash, target?.softwareHash),
    [
      field('adapter'),
      [
        ...outsideCell(`${adapter.kind}: ${adapter.target}`),
        ...hashCell('adapterSha256', adapter.adapterSha256),
        ...hashCell('targetSha256', adapter.targetSha256),
      ],
    ],
    [
      field('receivedOn'),
      [
        ...requiredCell(
          subject,
          'item.receivedOn',
          declared?.receivedOn === undefined ? undefined : dayText(declared.receivedOn),
        ),
        ...contradiction(subject, 'receivedAfterTest'),
      ],
    ],
    ...(declared?.condition === undefined
      ? []
      : [[field('condition'), stacked(declared.condition)] as Entry]),
  ]);
  if (target !== null)
    layout.parallel(
      both((language) => `${REPORTED} ${bothOf('item.reported')[language]}`),
      NOTE,
    );
};
