/** A case that is decided by an inspection record, and not by what a table does. */
import { assert } from 'chai';
import type { TFunction } from 'i18next';
import { translator } from '../../locales';
import { citation } from '../../regulation';
import { FINDING_MEDIA_TYPE, INSPECTION, type Finding } from '../finding';
import type { ConformanceWorld } from '../world';
import type { Judge, Judgement } from './judgements';
import type { InspectionRecord } from './record';

/** Ends the case without a verdict: it is shown as waiting, and never as passed. */
export function inspectionPending(world: ConformanceWorld): 'skipped' {
  report(world, { kind: 'inspection-pending' });
  return 'skipped';
}

/** The record of the run; null where it was given none. A run that was configured elsewhere may not know the key. */
export function recordOf({ parameters }: ConformanceWorld): InspectionRecord | null {
  return parameters.inspection ?? null;
}

export function textsOf({ subject }: ConformanceWorld): TFunction {
  return translator(subject.language, 'inspection');
}

/** Requires that the record says what the clause asks for, and puts what it says into the evidence either way. */
export function requireOfRecord(world: ConformanceWorld, judge: Judge): void {
  const record = recordOf(world);
  if (record === null) throw new Error('The scenario asks the inspection record before it asked for one');
  requireJudged(world, record, judge(record, textsOf(world)));
}

export function requireJudged(
  world: ConformanceWorld,
  record: InspectionRecord,
  { met, required, found }: Judgement,
): void {
  const texts = textsOf(world);
  const { inspector, date, place } = record;
  world.attach(texts('evidence.text', { required, found, ...inspector, date, place }), {
    mediaType: 'text/plain',
    fileName: texts('evidence.name'),
  });
  if (met) return;
  report(world, { kind: 'failure', dice: [], required, actual: found, evidence: INSPECTION });
  const clause = citation(world.subject.clause, world.subject.language);
  assert(false, texts('failure', { clause, required, found }));
}

function report(world: ConformanceWorld, finding: Finding): void {
  world.attach(JSON.stringify(finding), FINDING_MEDIA_TYPE);
}
