/** A serial port as a channel. */
import { createRequire } from 'node:module';
import type { SerialPort as SerialPortType } from 'serialport';
import { TableFault } from '../table';
import { printable } from '../answers';
import type { Channel, ChannelListener } from '../wire';

export interface PortSettings {
  /** A device path: `/dev/ttyUSB0`, `COM3`. */
  path: string;
  baudRate: number;
  dataBits: 7 | 8;
  parity: 'none' | 'even' | 'odd';
  stopBits: 1 | 2;
  /** Hardware flow control. */
  rtscts: boolean;
  /** Longest wait for the port to open or close, in milliseconds. */
  openMs: number;
}

const MESSAGE_LIMIT = 200;

// The native part is loaded by whoever opens a port, and by nobody else.
const loadSerialPort = (): typeof SerialPortType =>
  (createRequire(__filename)('serialport') as { SerialPort: typeof SerialPortType }).SerialPort;

/**
 * Opens the port under a new object, exclusively: one that was unplugged would send, when opened again, what it had
 * kept.
 *
 * Throws {@link TableFault} DISCONNECTED where the port cannot be opened in time, ADAPTER where it cannot be set so.
 */
export async function openPort({ openMs, ...settings }: PortSettings): Promise<Channel> {
  const SerialPort = loadSerialPort();
  let port: SerialPortType;
  try {
    port = new SerialPort({ ...settings, lock: true, autoOpen: false });
  } catch (error) {
    throw new TableFault('ADAPTER', reason(settings.path, error), { cause: error });
  }
  // Every failure is also emitted; unheard, it would end the process.
  port.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      // It may open yet.
      port.once('open', () => port.close());
      reject(new TableFault('DISCONNECTED', `${shown(settings.path)}: not open within ${openMs} ms`));
    }, openMs);
    port.open((error) => {
      clearTimeout(timer);
      if (error) reject(new TableFault('DISCONNECTED', reason(settings.path, error), { cause: error }));
      else resolve();
    });
  });
  return new PortChannel(port, openMs);
}

class PortChannel implements Channel {
  private listener: ChannelListener | undefined;

  constructor(
    private readonly port: SerialPortType,
    private readonly closeMs: number,
  ) {
    port.on('close', () => this.lose('the port closed'));
    port.on('error', (error: Error) => this.lose(error.message));
  }

  listen(listener: ChannelListener): void {
    this.listener = listener;
    this.port.on('data', (chunk: Buffer) => this.listener?.data(chunk));
  }

  write(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.port.write(Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
    });
  }

  /** The port is free afterwards, unless the system does not let go of it in time. */
  async close(): Promise<void> {
    this.listener = undefined;
    if (!this.port.isOpen) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.closeMs);
      this.port.close(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private lose(why: string): void {
    const { listener } = this;
    this.listener = undefined;
    listener?.lost(why);
  }
}

function reason(path: string, error: unknown): string {
  return shown(`${path}: ${error instanceof Error ? error.message : String(error)}`);
}

function shown(text: string): string {
  return printable(text, MESSAGE_LIMIT);
}
