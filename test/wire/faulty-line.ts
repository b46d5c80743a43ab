/** One direction of a bad line: damages, loses, doubles, inserts, delays and repeats what goes over it. */
import type { Clock } from '../../adapters/wire';
import type { Random } from './random';

/** What can happen to a chunk of a line. */
const CHUNK_FAULTS = [
  'corrupted',
  'lost',
  'doubled',
  'inserted',
  'chunkLost',
  'delayed',
  'repeated',
] as const;
export type LineFault = (typeof CHUNK_FAULTS)[number] | 'lineRepeated';
export type FaultCounts = Record<LineFault, number>;

export interface LineQuality {
  /** Probability of each fault of a chunk. */
  chunk: number;
  /** Probability that a whole write arrives once more, much later. */
  line: number;
  longestDelayMs: number;
}

export class FaultyLine {
  readonly counts: FaultCounts = {
    corrupted: 0,
    lost: 0,
    doubled: 0,
    inserted: 0,
    chunkLost: 0,
    delayed: 0,
    repeated: 0,
    lineRepeated: 0,
  };
  /** When the line has passed on all that was sent: chunks of one write keep their order. */
  private free = 0;

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly quality: LineQuality,
    private readonly deliver: (chunk: Buffer) => void,
  ) {}

  send(bytes: Buffer): void {
    for (const chunk of this.cut(bytes)) this.pass(chunk);
    if (this.random.happens(this.quality.line)) {
      this.counts.lineRepeated += 1;
      this.later(bytes);
    }
  }

  private cut(bytes: Buffer): Buffer[] {
    const chunks: Buffer[] = [];
    for (let start = 0; start < bytes.length;) {
      const end = start + this.random.integer(1, Math.max(1, Math.ceil(bytes.length / 2)));
      chunks.push(Buffer.from(bytes.subarray(start, end)));
      start = end;
    }
    return chunks;
  }

  private pass(chunk: Buffer): void {
    let passed = chunk;
    let delay = 0.1;
    for (const fault of CHUNK_FAULTS) {
      if (!this.random.happens(this.quality.chunk)) continue;
      this.counts[fault] += 1;
      if (fault === 'delayed') delay += this.random.next() * this.quality.longestDelayMs;
      else if (fault === 'repeated') this.later(passed);
      else passed = this.damaged(passed, fault);
    }
    this.free = Math.max(this.free, this.clock.now() + delay);
    this.clock.after(this.free - this.clock.now(), () => this.deliver(passed));
  }

  private later(chunk: Buffer): void {
    this.clock.after(this.random.next() * 10 * this.quality.longestDelayMs, () => this.deliver(chunk));
  }

  private damaged(chunk: Buffer, fault: LineFault): Buffer {
    const at = this.random.integer(0, Math.max(0, chunk.length - 1));
    const [before, byte, after] = [chunk.subarray(0, at), chunk.subarray(at, at + 1), chunk.subarray(at + 1)];
    switch (fault) {
      case 'corrupted':
        return Buffer.concat([before, byte.map((value) => value ^ this.random.integer(1, 255)), after]);
      case 'lost':
        return Buffer.concat([before, after]);
      case 'doubled':
        return Buffer.concat([before, byte, byte, after]);
      case 'inserted': {
        const noise = Array.from({ length: this.random.integer(1, 4) }, () => this.random.integer(0, 255));
        return Buffer.concat([before, Buffer.from(noise), byte, after]);
      }
      default:
        return Buffer.alloc(0);
    }
  }
}

export function total(...lines: readonly FaultyLine[]): FaultCounts {
  const sum = { ...(lines[0] as FaultyLine).counts };
  for (const { counts } of lines.slice(1)) {
    for (const fault of Object.keys(sum) as LineFault[]) sum[fault] += counts[fault];
  }
  return sum;
}
