/**
 * The signature over the statement: a compact JWS (RFC 7515) with Ed25519 (RFC 8032, RFC 8037).
 *
 * The algorithm goes by its older name, EdDSA, which verifiers in every language know; the key's curve says which one
 * is meant. The header carries the public key, so that a folder can be checked by itself, and its thumbprint. Neither
 * says whose key it is: that has to come from elsewhere.
 */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { CompactSign, compactVerify } from 'jose';
import { z } from 'zod';
import { keyId, publicJwk } from './keys';
import { keyIdSchema } from './schema';
import { statementSchema, type Statement } from './statement';

const ALGORITHM = 'EdDSA';
/** An own type (RFC 8725, 3.11): what the same key signed elsewhere is no signature of a certification. */
const TYPE = 'craps-conformance-certification+jws';
const CONTENT_TYPE = 'vnd.in-toto+json';

const headerSchema = z.strictObject({
  alg: z.literal(ALGORITHM),
  typ: z.literal(TYPE),
  cty: z.literal(CONTENT_TYPE),
  kid: keyIdSchema,
  jwk: z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
});

/** @param key private */
export async function signStatement(statement: Statement, key: KeyObject): Promise<string> {
  const jws = await new CompactSign(Buffer.from(JSON.stringify(statement)))
    .setProtectedHeader({
      alg: ALGORITHM,
      typ: TYPE,
      cty: CONTENT_TYPE,
      kid: await keyId(key),
      jwk: { ...publicJwk(key) },
    })
    .sign(key);
  return `${jws}\n`;
}

export type ReadSignature =
  | { ok: true; keyId: string; statement: Statement }
  /** `malformed`: no such signature at all; `invalid`: header, statement or signature is not what was signed. */
  | { ok: false; problem: 'malformed' | 'invalid'; keyId: string | null };

/** Says what was signed and with which key; not whose key that is. */
export async function readSignature(text: string): Promise<ReadSignature> {
  const malformed = (id: string | null = null): ReadSignature => ({
    ok: false,
    problem: 'malformed',
    keyId: id,
  });
  const jws = text.slice(0, -1);
  const parts = jws.split('.');
  // The last character of a part has bits to spare: another one could stand for the same bytes.
  if (!text.endsWith('\n') || parts.length !== 3 || !parts.every(isExact)) return malformed();
  const header = headerSchema.safeParse(json(parts[0] as string));
  if (!header.success) return malformed();
  const { kid, jwk } = header.data;
  let payload: Uint8Array;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    if ((await keyId(key)) !== kid) return malformed();
    ({ payload } = await compactVerify(jws, key, { algorithms: [ALGORITHM] }));
  } catch {
    return { ok: false, problem: 'invalid', keyId: kid };
  }
  const statement = statementSchema.safeParse(json(Buffer.from(payload).toString('base64url')));
  return statement.success ? { ok: true, keyId: kid, statement: statement.data } : malformed(kid);
}

function isExact(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
