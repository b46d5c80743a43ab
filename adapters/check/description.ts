/** What a table says of itself, read although it offers bets that are none of the regulation's. */
import { parseJson, readAnswer, receivedJson } from '../answers';
import { TableFault, betNameSchema, type Answer, type Capabilities } from '../table';

export interface Description {
  capabilities: Capabilities;
  /** Names that are no bet's, without repetition. */
  unknownBets: string[];
}

/**
 * Throws {@link TableFault} where the table does not describe itself, or something else is wrong with its description.
 *
 * @param read throws BAD_ANSWER where the answer is not one of the contract
 */
export function readDescription(read: () => Answer<'describe'>): Description {
  try {
    return { capabilities: valueOf(read()), unknownBets: [] };
  } catch (error) {
    const repaired = error instanceof TableFault ? withoutUnknownBets(error) : null;
    if (repaired === null) throw error;
    return {
      capabilities: valueOf(readAnswer('describe', repaired.answer)),
      unknownBets: repaired.unknownBets,
    };
  }
}

function valueOf(answer: Answer<'describe'>): Capabilities {
  if (answer.ok) return answer.value;
  throw new TableFault('PROTOCOL', `describe: ${answer.refusal.code}`);
}

function withoutUnknownBets(fault: TableFault): { answer: unknown; unknownBets: string[] } | null {
  const json = receivedJson(fault);
  const received = parseJson(json ?? 'null') as { value?: { bets?: unknown } } | null;
  const bets = received?.value?.bets;
  if (!Array.isArray(bets)) return null;
  const isKnown = (bet: unknown) => betNameSchema.safeParse(bet).success;
  const unknown = bets.filter((bet: unknown) => typeof bet === 'string' && !isKnown(bet)) as string[];
  if (unknown.length === 0) return null;
  const answer = { ...received, value: { ...received?.value, bets: bets.filter(isKnown) } };
  return { answer, unknownBets: [...new Set(unknown)] };
}
