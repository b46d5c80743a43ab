/** Makes the products of a run, beside one another where that pays. Each says what the run came to. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { makers } from './makers';
import type { Made, Product, ProductRequest } from './product';

export { PRODUCTS, type Product, type ProductRequest } from './product';

/** Cases from which a thread for the workbook is worth its start. */
const MANY_CASES = 1_000;
const THREAD = path.join(__dirname, 'product-thread.cjs');

/** A thread that loads what the certificate needs while the table is still being asked. */
let waiting: Worker | null = null;

/** To be called once it is known that a certificate will be made. */
export function expectCertificate(): void {
  if (waiting !== null) return;
  const thread = start('certificate');
  waiting = thread;
  // Where the run is ended it keeps nobody from ending.
  thread.unref();
  const gone = (): void => {
    if (waiting === thread) waiting = null;
  };
  thread.once('error', gone).once('exit', gone);
}

function start(product: Product): Worker {
  const workerData: ThreadBeginning = { product };
  return new Worker(THREAD, { workerData });
}

/** @throws what kept it from being made; nothing of it is left behind */
export async function make<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  const { record } = request;
  switch (product) {
    case 'certificate':
      // It speaks of the verdict, not of single cases: they need not be copied for it.
      return makeApart(product, { ...request, record: { ...record, cases: [] } });
    case 'traceability':
      return record.cases.length < MANY_CASES ? makeHere(product, request) : makeApart(product, request);
    default:
      // The page waits for the evidence to be packed, and then is soon made.
      return makeHere(product, request);
  }
}

export async function makeHere<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  return makers[product]()(request);
}

/** What a thread knows from its start. */
export interface ThreadBeginning {
  product: Product;
}

/** What it is told then. */
export interface ThreadWork {
  /** The certification folder. */
  root: string;
  request: Omit<ProductRequest, 'folder'>;
}

/** How a thread answers: an error loses what the operating system says of it when it is copied. */
export type ThreadAnswer<P extends Product = Product> =
  { made: Made[P] } | { failed: { message: string; code?: string; path?: string; syscall?: string } };

function makeApart<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  const { folder, ...plain } = request;
  const thread = product === 'certificate' && waiting !== null ? waiting : start(product);
  if (thread === waiting) waiting = null;
  thread.ref();
  return new Promise((resolve, reject) => {
    thread.once('message', (answer: ThreadAnswer<P>) => {
      if ('made' in answer) resolve(answer.made);
      else reject(Object.assign(new Error(answer.failed.message), answer.failed));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`${product}: the thread ended with ${code}`)));
    thread.postMessage({ root: folder.root, request: plain } satisfies ThreadWork);
  });
}
