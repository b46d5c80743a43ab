/** A table put behind standard input and output: the other side of the stdio adapter. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { parseJson } from '../answers';
import { OPERATIONS, type UncheckedTable } from '../table';
import { LineSplitter, utf8, type Line } from '../wire';
import { ERRORS, VERSION, requestSchema } from './protocol';

export interface StdioServerOptions {
  input: Readable;
  output: Writable;
  table: UncheckedTable;
}

/** A question longer than this is no question. */
const LINE_LIMIT = 1024 * 1024;

/** Answers every line of `input`, one after the other; settles when the input has ended and all is written. */
export async function serveStdio({ input, output, table }: StdioServerOptions): Promise<void> {
  const lines = new LineSplitter(LINE_LIMIT);
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    for (const line of lines.push(bytes)) {
      const response = await answer(line, table);
      if (response !== null && !output.write(`${JSON.stringify(response)}\n`)) await once(output, 'drain');
    }
  }
  // A pipe may take more than it has passed on.
  await new Promise<void>((resolve) => output.write('', () => resolve()));
}

/** Null for a notification, which is never answered and here never executed. */
async function answer(line: Line, table: UncheckedTable): Promise<object | null> {
  const message = line === null ? undefined : readJson(line);
  if (message === undefined) return response(null, { error: ERRORS.parse });
  const request = requestSchema.safeParse(message);
  if (!request.success) return response(null, { error: ERRORS.request });
  const { id, method, params = {} } = request.data;
  if (id === undefined) return null;
  const operation = OPERATIONS.find((name) => name === method);
  if (operation === undefined) return response(id, { error: ERRORS.method });
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return response(id, { error: ERRORS.params });
  }
  try {
    return response(id, { result: (await table[operation](params as never)) ?? null });
  } catch {
    return response(id, { error: ERRORS.internal });
  }
}

function response(id: string | number | null, outcome: object): object {
  return { jsonrpc: VERSION, id, ...outcome };
}

/** Undefined where the line is not UTF-8 or not JSON. */
function readJson(line: Buffer): unknown {
  const text = utf8(line);
  if (text === null) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
