/** Tables whose dice nobody sets, and tables that are only watched. */
export { requiredCases, caseKey, type ObservationCase, type Sight } from './cases';
export { drive, type DriveOptions } from './driver';
export { likelyThrows } from './likelihood';
export { Observation, type ObservedCase, type Sighting } from './observation';
export { readJournal, replay, type ReplayRecord } from './replay';
export { exactTest, type FourCounts } from './exact-test';
export type { VoidRecord, VoidTest, VoidThrow } from './void-throws';
