import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connectSerial } from '../../adapters/serial';
import { askAll, type Recording } from './recording';
import { BYTE_MS, type DeviceFigures } from './serial-line';
import { answering, certifying, ended, timed, type Subject } from './subject';

/** On a pseudo-terminal. @param folder for what is kept */
export async function serialWire(
  { exchanges }: Recording,
  { file, folder }: { file: string; folder: string },
): Promise<Subject> {
  const [device, target] = await answering('serial-device.ts', file);
  const certified = await certifying(folder, (evidence) => connectSerial({ target, evidence }));
  let during: DeviceFigures = { bytes: 0, deviceMs: 0, lateMs: 0 };
  return {
    name: 'serial',
    raw: "computed: 10 bits at 115200 for every byte that was on the line, and the device's own time",
    aim: 1.1,
    exchanges: exchanges.length,
    async round() {
      const before = await figuresOf(device);
      const elapsed = await timed(() => askAll(certified.table, exchanges));
      const after = await figuresOf(device);
      during = {
        bytes: after.bytes - before.bytes,
        deviceMs: after.deviceMs - before.deviceMs,
        lateMs: after.lateMs - before.lateMs,
      };
      return { raw: during.bytes * BYTE_MS + during.deviceMs, certifying: elapsed };
    },
    notes: () => {
      const each = (sum: number) => (sum / exchanges.length).toFixed(3);
      return [
        `in the last round, an exchange: ${each(during.bytes)} bytes, device ${each(during.deviceMs)} ms; ` +
          `the line of the benchmark itself was late by ${each(during.lateMs)} ms`,
      ];
    },
    async close() {
      await certified.close();
      await ended(device);
    },
  };
}

async function figuresOf(device: ChildProcess): Promise<DeviceFigures> {
  const told = once(device, 'message');
  device.send('figures');
  return ((await told) as [DeviceFigures])[0];
}
