/** What a case came to, in the words of its own language. */
import type { OfficialLanguage } from '../../locales';
import type { CaseStatus } from '../attempts';
import type { CaseRun } from '../cases';
import { notApplicableText } from '../texts';
import { said } from './labels';
import type { ClauseStatus } from '../verdict';
import type { Tint } from './sheet';

type Dice = readonly (readonly [number, number])[];

export interface Compared {
  dice: Dice;
  /** Null where the text requires nothing. */
  required: string | null;
  actual: string;
  /** Found by a person and not by driving the table. */
  inspected: boolean;
}

/** What the table did, beside what it has to do. */
export function comparedIn({ findings }: CaseRun): Compared[] {
  return findings.flatMap((finding): Compared[] => {
    switch (finding.kind) {
      case 'failure': {
        const { dice, required, actual, evidence } = finding;
        return [{ dice, required, actual, inspected: evidence !== undefined }];
      }
      case 'not-decidable':
        return [{ dice: finding.dice, required: null, actual: finding.actual, inspected: false }];
      default:
        return [];
    }
  });
}

/** No hyphen and no comma between two faces: a spreadsheet would take them for a day or a number. */
export function diceText(dice: Dice): string {
  return dice.map((faces) => faces.join('·')).join(' ');
}

/** Why a case neither passed nor was found to fail, and what the failed step said where it gave nothing to compare. */
export function explanation(run: CaseRun): string {
  const { status, cause, message, findings, language } = run;
  const faults = findings.flatMap((finding) => (finding.kind === 'fault' ? [finding.message] : []));
  const told = message ?? faults.at(0);
  const compared = status === 'failed' && comparedIn(run).length > 0;
  return [
    ...(cause === null ? [] : [said(language, `reports:cause.${cause}`)]),
    ...findings.flatMap((finding) =>
      finding.kind === 'not-applicable' ? [notApplicableText(language, finding)] : [],
    ),
    ...ofStatus(status, language),
    ...(told === undefined || compared ? [] : [told]),
  ].join('\n');
}

function ofStatus(status: CaseStatus, language: OfficialLanguage): string[] {
  switch (status) {
    case 'not-decidable':
      return [said(language, 'reports:clause.notDecidable')];
    case 'inspection-pending':
      return [said(language, 'reports:clause.inspectionPending')];
    case 'not-observed':
      return [said(language, 'reports:clause.notObservedCase')];
    default:
      return [];
  }
}

const TINTS: Readonly<Record<CaseStatus | ClauseStatus, Tint | null>> = {
  passed: 'good',
  conforms: 'good',
  failed: 'bad',
  does_not_conform: 'bad',
  'not-decidable': 'doubtful',
  not_decidable: 'doubtful',
  'inspection-pending': 'doubtful',
  inspection_pending: 'doubtful',
  'not-observed': 'doubtful',
  not_observed: 'doubtful',
  inconclusive: 'doubtful',
  'not-run': 'doubtful',
  'not-applicable': null,
  not_applicable: null,
};

/** Green is for what was tested and holds by the letter, or by a reading that the letter leaves room for. */
export function tintOf(status: CaseStatus | ClauseStatus): Tint | null {
  return TINTS[status];
}
