/** Cells that several sections share. */
import type { OfficialLanguage } from '../../locales';
import type { ClauseStatus, VerdictName } from '../verdict';
import { text } from '../texts';
import type { Both } from './details';
import type { RequiredKey } from './requirements';
import { stacked, type Cell } from './rows';
import { BAD, DOUBTFUL, GOOD, NOTE, QUIET, SMALL, TEXT, bold, type Style } from './style';
import type { Subject } from './subject';
import { both, bothOf, sayIn } from './texts';
import { visibleUpTo } from './visible';

/** Characters of a value that a table sent; `verdict.json` has the whole. */
const LONGEST = 420;

export const STATUS_COLOURS: Readonly<Record<ClauseStatus | VerdictName, string>> = {
  conforms: GOOD,
  conforms_as_described: GOOD,
  does_not_conform: BAD,
  not_applicable: QUIET,
  not_decidable: DOUBTFUL,
  inspection_pending: DOUBTFUL,
  not_observed: DOUBTFUL,
  inconclusive: DOUBTFUL,
};

/** A key of the topic `reports`. */
export function reportText(key: string): Both {
  return both((language) => text(language, key));
}

export function joinedIn(list: (language: OfficialLanguage) => readonly string[]): Both {
  return both((language) => list(language).join(text(language, 'separator')));
}

export function statusCell(status: ClauseStatus, style: Style = SMALL): Cell {
  return stacked(reportText(`status.${status}`), bold(style, STATUS_COLOURS[status]));
}

/** What a table or a case said, as far as a page has room for it. */
export function outside(written: string, language: OfficialLanguage, longest = LONGEST): string {
  return visibleUpTo(written, longest, sayIn(language)('cut'));
}

/** The same in both languages, for values of no language. */
export function outsideCell(written: string, style: Style = TEXT): Cell {
  const { zh, pt } = bothOf('cut');
  return [{ text: visibleUpTo(written, LONGEST, `${zh}${pt}`), style }];
}

/** That a value is missing, which clause of ISO/IEC 17025:2017 asks for it, which key gives it. */
function missingCell({ key, clause }: Subject['missing'][number]): Cell {
  const { zh, pt } = bothOf('missing.value');
  const text = `${zh} · ${pt} — ISO/IEC 17025:2017, ${clause} — certificate.${key}`;
  return [{ text, style: { ...NOTE, colour: BAD } }];
}

/** The laboratory's value, or what is missing, by which clause, under which key. */
export function requiredCell(
  { missing }: Subject,
  key: RequiredKey,
  value: Both | string | undefined,
  style: Style = TEXT,
): Cell {
  const requirement = missing.find((each) => each.key === key);
  if (requirement !== undefined) return missingCell(requirement);
  if (value === undefined) return [];
  return typeof value === 'string' ? [{ text: value, style }] : stacked(value, style);
}
