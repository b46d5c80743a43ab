/**
 * A device without a table at the end of a pseudo-terminal, its bytes as slow as on a line of 115200 8N1: a byte takes
 * ten bits' time in both directions, and replies arrive in portions of a UART's FIFO.
 */
import { DeviceLink, type Channel, type ChannelListener } from '../../adapters/wire';
import { pseudoTerminal, type PseudoTerminal } from '../../test/serial/pseudo-terminal';
import { load } from './recording';
import { BYTE_MS, type DeviceFigures } from './serial-line';

/** Bytes. */
const FIFO = 16;

const figures: DeviceFigures = { bytes: 0, deviceMs: 0, lateMs: 0 };
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Blocks: a timer's milliseconds are too coarse, and a device that waits for its line does nothing else. */
function waitUntil(time: number): void {
  const left = time - performance.now();
  if (left > 0) Atomics.wait(sleeper, 0, 0, left);
}

class PacedChannel implements Channel {
  private free = 0;
  private arrived = 0;

  constructor(private readonly line: PseudoTerminal) {}

  listen(listener: ChannelListener): void {
    this.line.output.on('data', (chunk: Buffer) => {
      figures.bytes += chunk.length;
      this.free = Math.max(this.free, performance.now()) + chunk.length * BYTE_MS;
      waitUntil(this.free);
      figures.lateMs += performance.now() - this.free;
      this.arrived = performance.now();
      listener.data(chunk);
    });
  }

  write(bytes: Uint8Array): Promise<void> {
    figures.deviceMs += performance.now() - this.arrived;
    figures.bytes += bytes.length;
    this.free = Math.max(this.free, performance.now());
    for (let start = 0; start < bytes.length; start += FIFO) {
      const portion = bytes.subarray(start, start + FIFO);
      this.free += portion.length * BYTE_MS;
      waitUntil(this.free);
      this.line.input.write(portion);
    }
    figures.lateMs += performance.now() - this.free;
    return Promise.resolve();
  }

  close(): Promise<void> {
    return this.line.end();
  }
}

async function main(): Promise<void> {
  const { exchanges, description } = load(process.argv[2] as string);
  const line = await pseudoTerminal();
  let next = 0;
  const link = new DeviceLink(new PacedChannel(line), (body) => {
    if (body?.startsWith('{"op":"describe"')) return description;
    const { answer } = exchanges[next] as { answer: string };
    next = (next + 1) % exchanges.length;
    return answer;
  });
  link.start();
  process.on('message', () => process.send?.(figures));
  process.once('disconnect', () => process.exit());
  process.send?.(line.path);
}

void main();
