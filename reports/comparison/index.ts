export { compareCertifications } from './comparison';
export type { CertificationEvidence } from './certification';
export { certificationComparisonLines } from './lines';
export { comparisonPage } from './page';
export { comparisonSchema, type Comparison } from './schema';
export { STATUS_OF_CASE } from './words';
