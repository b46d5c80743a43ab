export { eachChainedLine } from './lines';
export { TRANSCRIPT_FILE, witnessesBeside, type Witnesses } from './places';
export { eachExchange, exchangeIn, readTranscript } from './exchanges';
export {
  PROBLEMS,
  verifyTranscript,
  type ChainSummary,
  type ProblemKind,
  type TranscriptProblem,
  type TranscriptVerification,
  type VerificationOptions,
} from './verify';
