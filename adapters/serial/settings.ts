/** What can be set for a serial line: `adapter.options` of a configuration. */
import { z } from 'zod';
import { printable } from '../answers';
import { TableFault } from '../table';
import type { HostOptions } from '../wire';
import type { PortSettings } from './port';

const milliseconds = z.int().positive().max(3_600_000);

const optionsSchema = z
  .strictObject({
    baudRate: z.int().positive(),
    dataBits: z.literal([7, 8]),
    parity: z.enum(['none', 'even', 'odd']),
    stopBits: z.literal([1, 2]),
    rtscts: z.boolean(),
    openMs: milliseconds,
    replyMs: milliseconds,
    writeMs: milliseconds,
    patienceMs: milliseconds,
    /** 0 opens a lost line not again. */
    reconnectMs: z.int().nonnegative().max(3_600_000),
    quietMs: z.int().nonnegative().max(60_000),
    repetitions: z.int().nonnegative().max(1_000),
    /** Bytes. */
    lineLimit: z
      .int()
      .min(256)
      .max(16 * 1024 * 1024),
  })
  .partial();

export type SerialOptions = z.infer<typeof optionsSchema>;

const DEFAULT_PORT: Omit<PortSettings, 'path'> = {
  baudRate: 115_200,
  dataBits: 8,
  parity: 'none',
  stopBits: 1,
  rtscts: false,
  openMs: 3_000,
};

/** Throws {@link TableFault} ADAPTER that names the option which is wrong. */
export function readSerialOptions(options: unknown): SerialOptions {
  const read = optionsSchema.safeParse(options ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue === undefined ? '' : [...issue.path, ...('keys' in issue ? issue.keys : [])].join('.');
  throw new TableFault('ADAPTER', printable(`serial option ${where}: ${issue?.message ?? ''}`, 300));
}

export function portSettings(path: string, options: SerialOptions): PortSettings {
  const { baudRate, dataBits, parity, stopBits, rtscts, openMs } = options;
  return { path, ...DEFAULT_PORT, ...given({ baudRate, dataBits, parity, stopBits, rtscts, openMs }) };
}

export function hostOptions(
  options: SerialOptions,
  { baudRate, dataBits, parity, stopBits }: PortSettings,
): Omit<HostOptions, 'timeoutMs'> {
  const { replyMs, writeMs, patienceMs, reconnectMs, quietMs, repetitions, lineLimit } = options;
  const bitsOfByte = 1 + dataBits + (parity === 'none' ? 0 : 1) + stopBits;
  return {
    byteMs: (1_000 * bitsOfByte) / baudRate,
    ...given({ replyMs, writeMs, patienceMs, reconnectMs, quietMs, repetitions, lineLimit }),
  };
}

function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
