export { certificatePdf } from './certificate';
export {
  certificateDetailsSchema,
  withDetails,
  LONGEST,
  MOST_DEVIATIONS,
  type CertificateDetails,
} from './details';
export { MARKS, marksOf, type Mark } from './marks';
export { reportNumber } from './number';
export {
  CONTRADICTIONS,
  REQUIREMENTS,
  contradictions,
  missingRequirements,
  type Contradiction,
  type RequiredKey,
} from './requirements';
export type { CertificateInput } from './subject';
