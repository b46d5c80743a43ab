import type { Exchange } from '../adapters/transcript';

/** What is needed of a line of the transcript; its header and its end have no operation. */
export type Heard = Pick<Exchange, 'chain' | 'sequence' | 'operation' | 'parameters'> &
  Partial<Pick<Exchange, 'subject' | 'answer' | 'fault'>>;
