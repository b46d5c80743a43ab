/** Files of evidence as they are read, whether they are packed or not. */
export { isPacked, packedName, plainName, standing, standsTwice, PLAIN } from './names';
export { UnreadableEvidence, type EvidenceProblem } from './problem';
export { plainBytes, swellsTooMuch, CHUNK } from './bytes';
export { eachLine, type TakeLine } from './lines';
