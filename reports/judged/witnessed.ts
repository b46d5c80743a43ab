/** The two witnesses of a run together: what its cases came to, and what the judge makes of the same exchanges. */
import { Hearing } from '../../assessment/hearing';
import type { Authorisation } from '../../regulation';
import type { CaseRun, RunRecord } from '../cases';
import type { RunDeclaration } from '../verdict/declaration';

/** What of the declaration a judge needs: what the table says of itself stands on record. */
type Declared = Pick<RunDeclaration, 'readings' | 'options' | 'authorisations' | 'exhaustive'>;

/** Null for a run whose cells are its judge's own results. */
export function hearingFor({ readings, options, authorisations, exhaustive }: Declared): Hearing | null {
  if (exhaustive !== undefined) return null;
  return new Hearing({
    readings: readings.values as unknown as ConstructorParameters<typeof Hearing>[0]['readings'],
    options: options as unknown as ConstructorParameters<typeof Hearing>[0]['options'],
    authorisations: authorisations as unknown as readonly Authorisation[],
  });
}

export function witnessed(record: RunRecord, witness: Hearing): RunRecord {
  return {
    ...record,
    judged: witness.run(),
    cases: record.cases.map((each) =>
      each.status === 'failed' ? { ...each, weighed: weighed(each, witness) } : each,
    ),
  };
}

function weighed({ findings, testCaseStartedId }: CaseRun, witness: Hearing): CaseRun['weighed'] {
  const failure = findings.find((finding) => finding.kind === 'failure');
  if (testCaseStartedId === null || failure?.about === undefined) return null;
  const { quantity, player, bet, lacking } = failure.about;
  return witness.weigh(testCaseStartedId, {
    ...{ quantity, throws: failure.dice.length },
    ...(player === undefined ? {} : { player }),
    ...(bet === undefined ? {} : { bet }),
    ...(lacking === undefined ? {} : { lacking }),
  });
}
