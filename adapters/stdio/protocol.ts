/** JSON-RPC 2.0, one message a line: the operation is the method, its parameters `params`, the answer `result`. */
import { z } from 'zod';

export const VERSION = '2.0';

/** From the table's side: an operation takes longer, for example until real dice fall; `params.id` names it. */
export const WORKING = 'working';

/** https://www.jsonrpc.org/specification, section 5.1 */
export const ERRORS = {
  parse: { code: -32700, message: 'Parse error' },
  request: { code: -32600, message: 'Invalid Request' },
  method: { code: -32601, message: 'Method not found' },
  params: { code: -32602, message: 'Invalid params' },
  internal: { code: -32603, message: 'Internal error' },
} as const;

export const responseSchema = z.object({
  jsonrpc: z.literal(VERSION),
  id: z.int(),
  result: z.unknown().optional(),
  error: z.object({ code: z.int(), message: z.string() }).optional(),
});
export type Response = z.infer<typeof responseSchema>;

export const workingSchema = z.object({
  jsonrpc: z.literal(VERSION),
  method: z.literal(WORKING),
  params: z.object({ id: z.int() }),
});

export const requestSchema = z.object({
  jsonrpc: z.literal(VERSION),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
});
