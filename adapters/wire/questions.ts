/** A question's body on the wire: `{"op":"bet","player":"p1",…}`, the operation and its parameters in one object. */
import { parseJson, readAnswer } from '../answers';
import { OPERATIONS, TableFault, type Answer, type Operation, type Parameters, type Table } from '../table';
import type { UncheckedTable } from '../table';
import { FAULT } from './link-messages';

export function questionBody(operation: Operation, parameters: unknown): string {
  return JSON.stringify({ op: operation, ...(parameters as object) });
}

/** A table at the other end of a line that carries questions and answers. */
export function tableOver(ask: (body: string) => Promise<string>): Table {
  const entries = OPERATIONS.map((operation) => [
    operation,
    async (parameters: Parameters[Operation]): Promise<Answer<Operation>> =>
      readAnswer(operation, parsed(operation, await ask(questionBody(operation, parameters)))),
  ]);
  return Object.fromEntries(entries) as Table;
}

function parsed(operation: Operation, body: string): unknown {
  try {
    return parseJson(body);
  } catch (error) {
    throw new TableFault('BAD_ANSWER', `${operation}: the answer is not JSON`, { cause: error });
  }
}

const MALFORMED = JSON.stringify({ ok: false, refusal: { code: 'MALFORMED' } });

/**
 * The other end: carries a question's body to a table and brings back its answer as JSON. What is no question is
 * refused as MALFORMED; where the table fails the answer is {@link FAULT}, which is none. Never rejects.
 */
export function executeOn(table: UncheckedTable): (body: string | null) => string | Promise<string> {
  return (body) => {
    const question = readQuestion(body);
    if (question === null) return MALFORMED;
    try {
      const answer = table[question.operation](question.parameters as never);
      return answer instanceof Promise ? answer.then(written).catch(() => FAULT) : written(answer);
    } catch {
      return FAULT;
    }
  };
}

function written(answer: unknown): string {
  return JSON.stringify(answer) ?? FAULT;
}

function readQuestion(body: string | null): { operation: Operation; parameters: object } | null {
  if (body === null) return null;
  try {
    const question = parseJson(body);
    if (typeof question !== 'object' || question === null || Array.isArray(question)) return null;
    const { op, ...parameters } = question as Record<string, unknown>;
    const operation = OPERATIONS.find((name) => name === op);
    return operation === undefined ? null : { operation, parameters };
  } catch {
    return null;
  }
}
