/** What a run amounts to: the verdict on it, its Allure report and its summary. */
export * from './allure';
export * from './certificate';
export { CASE_STATUSES } from './attempts';
export type { Attempt, CaseStatus, Cause, Evidence, StepRun } from './attempts';
export { recordOf, type CaseRun, type Plan, type RunRecord } from './cases';
export * from './comparison';
export * from './evidence';
export * from './manifest';
export { GrowingRecord } from './growing-messages';
export { readMessages } from './messages-file';
export * from './pdf-signature';
export { printable, printableJson } from './printable';
export * from './regulation-page';
export * from './summary';
export type { ExaminedClause } from './tested-cases';
export * from './traceability';
export * from './transcript';
export * from './verdict';
