/** The thread in which one product is made while others are; see `products.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeHere, type Product, type ProductRequest, type ThreadAnswer } from './products';

const { product, request } = workerData as { product: Product; request: ProductRequest };

void makeHere(product, request)
  .then((made): ThreadAnswer => ({ made }))
  .catch((error: unknown): ThreadAnswer => {
    const { message, code, path, syscall } = error as NodeJS.ErrnoException;
    return {
      failed: {
        message: error instanceof Error ? message : String(error),
        ...(code === undefined ? {} : { code }),
        ...(path === undefined ? {} : { path }),
        ...(syscall === undefined ? {} : { syscall }),
      },
    };
  })
  .then((answer) => parentPort?.postMessage(answer));
