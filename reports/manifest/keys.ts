/** Ed25519 keys (RFC 8032) as people keep them: PEM or JWK, with a password or without. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';

export type KeyProblem =
  /** Neither PEM nor JWK, or damaged. */
  | 'unreadable'
  | 'notEd25519'
  /** A public key where a private one is needed. */
  | 'publicOnly'
  | 'passwordMissing'
  | 'passwordWrong';

export type ReadKey = { ok: true; key: KeyObject } | { ok: false; problem: KeyProblem };

/** A public key as it stands in a JWS (RFC 8037). */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/** @param text PEM (PKCS#8) or JWK; one line of PEM with `\n` in it is taken as well, as environments hold it */
export function readPrivateKey(text: string, password?: string): ReadKey {
  const written = unfolded(text);
  const encrypted = written.includes('ENCRYPTED');
  if (encrypted && password === undefined) return { ok: false, problem: 'passwordMissing' };
  try {
    const key = isJwk(written)
      ? privateFromJwk(written)
      : createPrivateKey({ key: written, ...(password === undefined ? {} : { passphrase: password }) });
    return ofEd25519(key);
  } catch {
    if (encrypted) return { ok: false, problem: 'passwordWrong' };
    const isPublic = !holdsSecret(written) && readPublicKey(text).ok;
    return { ok: false, problem: isPublic ? 'publicOnly' : 'unreadable' };
  }
}

/** @param text PEM or JWK; of a private key, or of a certificate, the public key is taken */
export function readPublicKey(text: string): ReadKey {
  const written = unfolded(text);
  if (written.includes('ENCRYPTED')) return { ok: false, problem: 'passwordMissing' };
  try {
    const key = isJwk(written)
      ? createPublicKey({ key: JSON.parse(written) as JsonWebKey, format: 'jwk' })
      : createPublicKey(written);
    return ofEd25519(key);
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

export function publicJwk(key: KeyObject): PublicJwk {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x: x as string };
}

/** The key's JWK thumbprint with SHA-256 (RFC 7638), base64url: by it people tell each other which key they mean. */
export function keyId(key: KeyObject): Promise<string> {
  return calculateJwkThumbprint(publicJwk(key));
}

export interface KeyPair {
  /** PKCS#8, encrypted where a password is given. */
  privatePem: string;
  publicPem: string;
  key: KeyObject;
}

export function generateKeyPair(password?: string): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({
      type: 'pkcs8',
      format: 'pem',
      ...(password === undefined ? {} : { cipher: 'aes-256-cbc', passphrase: password }),
    }) as string,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    key: privateKey,
  };
}

function unfolded(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('-----BEGIN') && !trimmed.includes('\n')
    ? trimmed.replaceAll('\\n', '\n')
    : trimmed;
}

function isJwk(text: string): boolean {
  return text.startsWith('{');
}

/** `d` is the secret half of a JWK. */
function holdsSecret(text: string): boolean {
  return text.includes('PRIVATE KEY') || /"d"\s*:/.test(text);
}

/** @throws where its two halves are not of one key: others would be told the wrong one */
function privateFromJwk(text: string): KeyObject {
  const jwk = JSON.parse(text) as JsonWebKey;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  if (key.asymmetricKeyType === 'ed25519' && publicJwk(key).x !== jwk.x) throw new Error('mismatch');
  return key;
}

function ofEd25519(key: KeyObject): ReadKey {
  return key.asymmetricKeyType === 'ed25519' ? { ok: true, key } : { ok: false, problem: 'notEd25519' };
}
