/** The transcript as JSON for a program. */
import type { Exchange } from '../../adapters/transcript';
import type { ExchangedCase } from './cases';
import type { WireLines, WireRecordLine } from './wire';

type ExchangeRecord = Exchange & { wireLines?: WireRecordLine[] };

export function exchangeRecord(exchange: Exchange, wire: WireLines | null): ExchangeRecord {
  return wire === null ? exchange : { ...exchange, wireLines: wire(exchange) };
}

export function caseRecord(
  { exchanges, ...of }: ExchangedCase,
  wire: WireLines | null,
): Omit<ExchangedCase, 'exchanges'> & { exchanges: ExchangeRecord[] } {
  return { ...of, exchanges: exchanges.map((exchange) => exchangeRecord(exchange, wire)) };
}
