export { summary, summaryLines, type SummaryKind, type SummaryLine, type SummaryPaths } from './summary';
