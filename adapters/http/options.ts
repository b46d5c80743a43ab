/** What can be declared about an HTTP link. Secrets are named by environment variables and never written anywhere. */
import { readFileSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import path from 'node:path';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { z } from 'zod';
import { printable } from '../answers';
import { TableFault } from '../table';
import { Secrets } from './secrets';

const name = z.string().min(1);

const optionsSchema = z.strictObject({
  /** PEM file with the certificates that the table's certificate is checked against, instead of the public ones. */
  ca: name.optional(),
  /** PEM files of the suite's own certificate, where the table wants one. */
  certificate: name.optional(),
  key: name.optional(),
  /** Environment variable with the passphrase of `key`. */
  passphraseFrom: name.optional(),
  /** Environment variable with a bearer token. */
  bearerFrom: name.optional(),
  /** Further headers, each with the environment variable that holds its value. */
  headersFrom: z.record(name, name).default({}),
  /** Secrets are sent without TLS to this machine only, unless this says otherwise. */
  plaintextSecrets: z.boolean().default(false),
  /** How often one request is sent at most. */
  attempts: z.int().min(1).max(100).default(10),
});

export interface LinkOptions {
  base: URL;
  tls: SecureContextOptions;
  headers: Readonly<Record<string, string>>;
  secrets: Secrets;
  attempts: number;
}

export interface HttpTarget {
  /** `http://host:port` or `https://…`; a path in it goes before the path of the protocol. */
  target: string;
  options?: Record<string, unknown>;
  /** Longest wait for the answer to one operation, all attempts together. */
  timeoutMs?: number;
  /** Where the files named in the options are looked for. */
  cwd?: string;
  environment?: Readonly<Record<string, string | undefined>>;
  /** Folder for what went over the wire; without one it is not kept. */
  evidence?: string;
}

/** Set by the wire itself. */
const OWN_HEADERS = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'transfer-encoding',
];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const MESSAGE_LIMIT = 300;

/** Throws {@link TableFault} ADAPTER; its message holds no secret and no part of an address that could be one. */
export function readLinkOptions({
  target,
  options = {},
  cwd = process.cwd(),
  environment = process.env,
}: HttpTarget): LinkOptions {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrong(`option ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  const { ca, certificate, key, passphraseFrom, bearerFrom, headersFrom, plaintextSecrets, attempts } =
    parsed.data;
  const base = readBase(target);
  const read = (file: string | undefined) => (file === undefined ? undefined : readFile(file, cwd));
  const variable = (from: string) => {
    const value = environment[from];
    if (value === undefined || value === '') throw wrong(`the environment variable ${from} is not set`);
    return value;
  };
  const passphrase = passphraseFrom === undefined ? undefined : variable(passphraseFrom);
  const tls = given({ ca: read(ca), cert: read(certificate), key: read(key), passphrase });
  const bearer = bearerFrom === undefined ? undefined : variable(bearerFrom);
  const own = Object.entries(headersFrom).map(([header, from]) => [header, variable(from)] as const);
  const secrets = new Secrets(
    [passphrase, bearer, ...own.map(([, value]) => value)].filter((value) => value !== undefined),
  );

  if ((ca ?? certificate ?? key) !== undefined && base.protocol !== 'https:') {
    throw wrong('certificates are for an address that begins with https:');
  }
  if (Object.keys(tls).length > 0) checkTls(tls, secrets);
  const headers = Object.fromEntries([
    ...(bearer === undefined ? [] : [['authorization', `Bearer ${bearer}`] as const]),
    ...own.map(([header, value]) => [header.toLowerCase(), value] as const),
  ]);
  for (const [header, value] of Object.entries(headers)) checkHeader(header, value);
  if (
    Object.keys(headers).length > 0 &&
    base.protocol === 'http:' &&
    !LOOPBACK.test(base.hostname) &&
    !plaintextSecrets
  ) {
    throw wrong('secrets are not sent without TLS (option plaintextSecrets)');
  }
  return { base, tls, headers, secrets, attempts };
}

function readBase(target: string): URL {
  const base = URL.canParse(target) ? new URL(target) : null;
  if (base?.protocol !== 'http:' && base?.protocol !== 'https:') {
    throw wrong('the target is an address that begins with http: or https:');
  }
  if (base.username !== '' || base.password !== '') {
    throw wrong('no user or password in the address: use bearerFrom or headersFrom');
  }
  if (base.search !== '' || base.hash !== '') throw wrong('the address has no query and no fragment');
  return base;
}

function readFile(file: string, cwd: string): Buffer {
  try {
    return readFileSync(path.resolve(cwd, file));
  } catch (error) {
    throw wrong(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

function checkTls(tls: SecureContextOptions, secrets: Secrets): void {
  try {
    createSecureContext(tls);
  } catch (error) {
    throw wrong(secrets.hide(`certificate or key: ${(error as Error).message}`));
  }
}

function checkHeader(header: string, value: string): void {
  try {
    validateHeaderName(header);
    validateHeaderValue(header, value);
  } catch {
    throw wrong(`the header ${header} cannot be sent`);
  }
  if (OWN_HEADERS.includes(header)) throw wrong(`the header ${header} is not free`);
}

function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function wrong(message: string): TableFault {
  return new TableFault('ADAPTER', printable(message, MESSAGE_LIMIT));
}
