import type { Fault } from './fault';

export const FAULTS: readonly Fault[] = [];

export function findFault(id: string): Fault | undefined {
  return FAULTS.find((fault) => fault.id === id);
}
