/** A table for the library adapter that a test can change between two runs. */
let make: (options?: unknown) => unknown = () => {
  throw new Error('no table was handed over');
};

export function handOver(makeTable: typeof make): void {
  make = makeTable;
}

export default function tableUnderTest(options?: unknown): unknown {
  return make(options);
}
