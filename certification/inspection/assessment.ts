/** What an inspection record amounts to, clause by clause. */
import type { TFunction } from 'i18next';
import { CLAUSES } from '../../regulation';
import type { ClauseStatus } from '../../reports/verdict/schema';
import { JUDGES, observationOf, type Judgement } from '../../steps/inspection/judgements';
import type { InspectionRecord } from '../../steps/inspection/record';
import { OBSERVED_CLAUSES, WATCHED_CLAUSES } from './schema';

export interface Assessed {
  clause: string;
  status: Extract<ClauseStatus, 'conforms' | 'does_not_conform' | 'inspection_pending'>;
  /** None where nobody has looked. */
  judgements: Judgement[];
}

/** @param texts the topic `inspection`, in the language in which the judgements are told */
export function assess(record: InspectionRecord, texts: TFunction): Assessed[] {
  return CLAUSES.flatMap(({ id }) => {
    const judges = JUDGES[id];
    if (judges !== undefined)
      return [
        assessed(
          id,
          judges.map((judge) => judge(record, texts)),
        ),
      ];
    if (!OBSERVED_CLAUSES.includes(id)) return [];
    const observation = observationOf(id, record, texts);
    if (observation !== null) return [assessed(id, [observation])];
    return WATCHED_CLAUSES.includes(id) ? [assessed(id, [])] : [];
  });
}

function assessed(clause: string, judgements: Judgement[]): Assessed {
  if (judgements.length === 0) return { clause, status: 'inspection_pending', judgements };
  const met = judgements.every((judgement) => judgement.met);
  return { clause, status: met ? 'conforms' : 'does_not_conform', judgements };
}
