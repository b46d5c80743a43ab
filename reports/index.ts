/** What a run amounts to: the verdict on it, its Allure report and its summary. */
export * from './allure';
export { CASE_STATUSES } from './attempts';
export type { Attempt, CaseStatus, Cause, Evidence, StepRun } from './attempts';
export { recordOf, type CaseRun, type Plan, type RunRecord } from './cases';
export { printable } from './printable';
export * from './summary';
export * from './verdict';
