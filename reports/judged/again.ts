/** The second witness once more, from the transcript as it stands. */
import type { RunRecord } from '../cases';
import { eachExchange } from '../transcript/exchanges';
import type { RunDeclaration } from '../verdict/declaration';
import { hearingFor, witnessed } from './witnessed';

/**
 * @param transcript in either form; null where there is none
 * @throws {UnreadableEvidence}
 */
export async function judgedAgain(
  declaration: RunDeclaration,
  record: RunRecord,
  transcript: string | null,
): Promise<RunRecord> {
  const witness = hearingFor(declaration);
  if (witness === null) return record;
  if (transcript !== null) await eachExchange(transcript, (exchange) => witness.take(exchange));
  return witnessed(record, witness);
}
