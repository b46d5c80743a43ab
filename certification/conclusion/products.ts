/** What is made of a run for people and programs to read. Each product says what the run came to. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { InterfaceLanguage } from '../../locales';
import type { RunRecord } from '../../reports/cases';
import type { CertificateDetails } from '../../reports/certificate/details';
import type { RunDeclaration } from '../../reports/verdict/declaration';
import type { Verdict } from '../../reports/verdict/schema';
import type { WrittenCertificate } from './certificate';

/** What a product is made from; plain data, and so the same in another thread. */
export interface ProductRequest {
  /** The certification folder. */
  root: string;
  /** The folder that holds `features`. */
  suiteRoot: string;
  language: InterfaceLanguage;
  declaration: RunDeclaration;
  verdict: Verdict;
  /** `verdict.json`, to the byte. */
  verdictText: string;
  record: RunRecord;
  /** Of the certificate; null where none is to be made. */
  details: CertificateDetails | null;
}

/** In this order what could not be made is told. */
export const PRODUCTS = ['page', 'traceability', 'certificate'] as const;
export type Product = (typeof PRODUCTS)[number];

export interface Made {
  page: null;
  traceability: null;
  certificate: WrittenCertificate;
}

/** Cases from which a thread of its own is worth its start. */
const MANY_CASES = 1_000;
/** The page waits for the evidence to be packed, and then is soon made. */
const APART: readonly Product[] = ['traceability', 'certificate'];
const THREAD = path.join(__dirname, 'product-thread.cjs');

/** @throws what kept it from being made; nothing of it is left behind */
export async function make<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  const { record } = request;
  if (!APART.includes(product) || record.cases.length < MANY_CASES) return makeHere(product, request);
  // The certificate speaks of the verdict, not of single cases: they need not be copied for it.
  return makeApart(
    product,
    product === 'certificate' ? { ...request, record: { ...record, cases: [] } } : request,
  );
}

export async function makeHere<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  const { makers } = require('./makers') as typeof import('./makers');
  return makers[product](request);
}

/** How a thread answers: an error loses what the operating system says of it when it is copied. */
export type ThreadAnswer<P extends Product = Product> =
  { made: Made[P] } | { failed: { message: string; code?: string; path?: string; syscall?: string } };

function makeApart<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: { product, request } });
    thread.once('message', (answer: ThreadAnswer<P>) => {
      if ('made' in answer) resolve(answer.made);
      else reject(Object.assign(new Error(answer.failed.message), answer.failed));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`${product}: the thread ended with ${code}`)));
  });
}
