/** The thread in which one product is made while others are; see `products.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { OutputFolder } from '../folder/output-folder';
import { makers } from './makers';
import type { ThreadAnswer, ThreadBeginning, ThreadWork } from './products';

const { product } = workerData as ThreadBeginning;
const maker = makers[product]();

parentPort?.once('message', ({ root, request }: ThreadWork) => {
  void maker({ ...request, folder: new OutputFolder(root) })
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
});
