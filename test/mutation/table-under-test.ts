/** The reference table with other source in the place of one of its files, for the library adapter. */
import { tableWith } from './mutated-table';

export interface TableUnderTest {
  /** From the reference table's folder. */
  file: string;
  source: string;
}

export default function tableUnderTest({ file, source }: TableUnderTest): unknown {
  return tableWith(file, source)();
}
