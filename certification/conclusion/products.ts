/** Makes the products of a run, beside one another where that pays. Each says what the run came to. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Made, Product, ProductRequest } from './product';

export { PRODUCTS, type Product, type ProductRequest } from './product';

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

/** What a thread is told. */
export interface ThreadWork {
  product: Product;
  /** The certification folder. */
  root: string;
  request: Omit<ProductRequest, 'folder'>;
}

/** How a thread answers: an error loses what the operating system says of it when it is copied. */
export type ThreadAnswer<P extends Product = Product> =
  { made: Made[P] } | { failed: { message: string; code?: string; path?: string; syscall?: string } };

function makeApart<P extends Product>(product: P, request: ProductRequest): Promise<Made[P]> {
  return new Promise((resolve, reject) => {
    const { folder, ...plain } = request;
    const workerData: ThreadWork = { product, root: folder.root, request: plain };
    const thread = new Worker(THREAD, { workerData });
    thread.once('message', (answer: ThreadAnswer<P>) => {
      if ('made' in answer) resolve(answer.made);
      else reject(Object.assign(new Error(answer.failed.message), answer.failed));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`${product}: the thread ended with ${code}`)));
  });
}
