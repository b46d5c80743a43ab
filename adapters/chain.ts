/**
 * Evidence that cannot be altered unnoticed: a file of JSON lines, each of which carries the SHA-256 of the line before
 * it (`previous`, over the line's bytes without its line end: `sed -n 7p FILE | tr -d '\n' | sha256sum`).
 *
 * Several processes append to one file, and one of them may be killed and started again later. So each process keeps a
 * **chain** of its own, whose lines stand in the file in their order, between those of others:
 *
 *     {"chain":"5a1f0c3e","sequence":0,"format":"…","version":1,"time":…,"worker":"0","process":4711,"previous":null}
 *     {"chain":"5a1f0c3e","sequence":1,…,"previous":"<SHA-256 of line 0 of this chain>"}
 *     {"chain":"5a1f0c3e","sequence":2,"time":…,"end":true,"previous":"<SHA-256 of line 1>"}
 *
 * - `chain` is drawn at random at every start of a process; `sequence` counts the lines of the chain from 0, its header.
 * - `previous` of a header is the hash of whatever line was the last of the file when the chain began; null where the
 *   file was empty. A run that was taken up again begins new chains, which hold on to the end of the old ones.
 * - `end` closes a chain. A chain without it was cut off: the process was killed, or somebody took its end away. Which
 *   of the two is told by the record of the run, and by the messages, below.
 *
 * What is noticed: an altered, removed, swapped, inserted or repeated line, by its neighbours; a removed chain that
 * another one began after, by that one's header; a removed chain, or the removed end of one, with exchanges of a case
 * that came to its end, by Cucumber's messages and the verdict, which name for every such case the chain, its first
 * and its last line and the SHA-256 of the last (`TranscriptPlace`). What is not: a file that was made anew together
 * with the messages and the verdict. That is for a signature over all of them.
 */
import { hash, randomBytes } from 'node:crypto';
import { fstatSync, readSync } from 'node:fs';
import path from 'node:path';
import { EvidenceFile } from './evidence-file';

export const CHAIN_VERSION = 1;
const FORMAT = 'craps-conformance';

/** How every line begins, and nothing within a line of JSON can. */
export const LINE_START = '{"chain":"';

export interface ChainHeader {
  chain: string;
  sequence: 0;
  /** `craps-conformance/transcript`, `craps-conformance/wire`. */
  format: string;
  version: number;
  /** When the process began to write; ISO 8601, UTC. */
  time: string;
  worker: string;
  /** The operating system's id of the process. */
  process: number;
  previous: string | null;
}

export const formatOf = (contents: string): string => `${FORMAT}/${contents}`;

/** A line in a chain. */
export interface ChainPosition {
  /** From 1; 0 is the header. */
  sequence: number;
  /** Of the line without its line end, in hexadecimal digits. */
  sha256: string;
}

/** The last line of a chain, as whoever wrote it knows it. */
export interface ChainHead extends ChainPosition {
  /** The file's name without its folder. */
  file: string;
  chain: string;
}

/** Of every chain that this process has written. */
const written = new Map<string, ChainHead>();

/** How far this process has written each of its chains: to be told to whoever reads the files, and does not trust them. */
export function chainHeads(): ChainHead[] {
  return [...written.values()];
}

/** Bytes read at once while the end of a file is looked for. */
const TAIL = 65_536;
const LF = 0x0a;

/** Characters that JSON leaves as they are, and that would act on a terminal instead of being shown. */
const ACTING = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

export class ChainedFile {
  readonly id = randomBytes(4).toString('hex');
  private kept: EvidenceFile | undefined;
  private pending = '';
  private position: ChainPosition;
  private readonly name: string;

  /**
   * @param file to append to, made where it does not exist
   * @throws {EvidenceError} where it cannot be written, as every other method does
   */
  constructor(file: string, { contents, worker }: { contents: string; worker: string }) {
    this.kept = new EvidenceFile(file);
    this.name = path.basename(file);
    const end = endOf(this.kept.descriptor);
    const header: ChainHeader = {
      chain: this.id,
      sequence: 0,
      format: formatOf(contents),
      version: CHAIN_VERSION,
      time: new Date().toISOString(),
      worker,
      process: process.pid,
      previous: end.line === null ? null : lineHash(end.line),
    };
    const text = JSON.stringify(header);
    this.position = { sequence: 0, sha256: lineHash(text) };
    // A process that was killed may have left half a line.
    this.pending = `${end.torn ? '\n' : ''}${text}\n`;
    this.flush();
  }

  /** The last line. */
  get last(): ChainPosition {
    return this.position;
  }

  /** Characters that are kept back until {@link flush}. */
  get unwritten(): number {
    return this.pending.length;
  }

  /** @param members JSON of an object without its braces, not empty; nothing is written once the file is closed */
  append(members: string): void {
    if (this.kept === undefined) return;
    const sequence = this.position.sequence + 1;
    const line =
      `${LINE_START}${this.id}","sequence":${sequence},${members},"previous":"${this.position.sha256}"}`.replace(
        ACTING,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    this.position = { sequence, sha256: lineHash(line) };
    this.pending += `${line}\n`;
  }

  flush(): void {
    const { kept, pending } = this;
    if (kept === undefined || pending === '') return;
    // What was written in half is not written again: the chain ends there, as that of a process that was killed.
    this.kept = undefined;
    kept.append(pending);
    this.kept = kept;
    this.pending = '';
    written.set(this.id, { file: this.name, chain: this.id, ...this.position });
  }

  /** Closes the chain with its last line. */
  close(): void {
    if (this.kept === undefined) return;
    this.append(`"time":"${new Date().toISOString()}","end":true`);
    this.flush();
    const { kept } = this;
    this.kept = undefined;
    kept.close();
  }
}

/** @param line without its line end */
export function lineHash(line: string | Uint8Array): string {
  return hash('sha256', line, 'hex');
}

/** The last whole line of a file, and whether there is something after it. */
function endOf(descriptor: number): { line: Buffer | null; torn: boolean } {
  const { size } = fstatSync(descriptor);
  for (let length = Math.min(size, TAIL); ; length = Math.min(size, length * 4)) {
    const tail = Buffer.alloc(length);
    readSync(descriptor, tail, 0, length, size - length);
    const end = tail.lastIndexOf(LF);
    const start = end <= 0 ? -1 : tail.lastIndexOf(LF, end - 1);
    if (start === -1 && length < size) continue;
    return { line: end === -1 ? null : tail.subarray(start + 1, end), torn: end !== length - 1 };
  }
}
