/** A table at the end of a serial line. */
import path from 'node:path';
import type { Connection } from '../table';
import { HostLink, WireLog, tableOver } from '../wire';
import { openPort } from './port';
import { hostOptions, portSettings, readSerialOptions } from './settings';

export interface SerialTarget {
  /** A device path: `/dev/ttyUSB0`, `COM3`. */
  target: string;
  /** See `settings.ts`; unchecked. */
  options?: Record<string, unknown>;
  /** Longest wait for one answer. */
  timeoutMs?: number;
  /** Folder for what went over the line; without one it is not kept. */
  evidence?: string;
}

const DEFAULT_TIMEOUT_MS = 10_000;
export const SERIAL_EVIDENCE = 'serial.ndjson';

/**
 * Opens the port, throws away what is left on it and opens a session with the device.
 *
 * Throws {@link TableFault} ADAPTER where an option is wrong, DISCONNECTED where the port cannot be opened, TIMEOUT
 * where nobody answers.
 */
export async function connectSerial(serial: SerialTarget): Promise<Connection> {
  const options = readSerialOptions(serial.options);
  const settings = portSettings(serial.target, options);
  const log =
    serial.evidence === undefined ? undefined : new WireLog(path.join(serial.evidence, SERIAL_EVIDENCE));
  try {
    const link = await HostLink.open(() => openPort(settings), {
      timeoutMs: serial.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      ...hostOptions(options, settings),
      ...(log === undefined ? {} : { log }),
    });
    const close = async (): Promise<void> => {
      await link.close();
      log?.close();
    };
    const wire = log === undefined ? {} : { wire: log };
    return { table: tableOver((body) => link.ask(body)), asked: () => link.asked, close, ...wire };
  } catch (error) {
    log?.close();
    throw error;
  }
}
