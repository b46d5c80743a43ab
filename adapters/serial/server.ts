/** A table put behind a serial line: the device's side. */
import type { UncheckedTable } from '../table';
import { DeviceLink, executeOn, type DeviceOptions } from '../wire';
import { openPort } from './port';
import { portSettings, readSerialOptions } from './settings';

export interface SerialServerOptions extends DeviceOptions {
  /** A device path: `/dev/ttyUSB1`, `COM4`. */
  path: string;
  table: UncheckedTable;
  /** Baud rate and the like, as for the host. */
  options?: Record<string, unknown>;
}

export interface SerialServer {
  /** Why the line was lost; settles when it is lost or closed. */
  ended: Promise<string | null>;
  close(): Promise<void>;
}

/** Serves until the line is lost or `close` is called. Throws {@link TableFault} as the host's side does. */
export async function serveSerial({
  path,
  table,
  options,
  ...device
}: SerialServerOptions): Promise<SerialServer> {
  const channel = await openPort(portSettings(path, readSerialOptions(options)));
  const link = new DeviceLink(channel, executeOn(table), device);
  let end: (reason: string | null) => void = () => undefined;
  const ended = new Promise<string | null>((resolve) => (end = resolve));
  link.start(end);
  return {
    ended,
    async close() {
      await link.close();
      end(null);
    },
  };
}
