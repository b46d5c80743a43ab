export { judgedAgain } from './again';
export { JUDGEMENTS_FORMAT, digestOfLines, judgementLines } from './file';
export { GrowingHearing } from './growing-hearing';
export { hearingFor, witnessed } from './witnessed';
