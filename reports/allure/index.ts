export { resultAddresses } from './addresses';
export { byAttempt, type ExchangesByAttempt } from './exchanges';
export { findJava, type Java } from './java';
export { generateReport, ReportError, type AllureReport, type ReportRequest } from './report';
export { compareTotals, totalsOf, totalsOfResults, type AllureTotals, type TotalsDifference } from './totals';
export { writeAllureResults, type AllureResults } from './write';
