/** Taking the end of a file of lines away, where it stands: what is left is not written again. */
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { CHUNK } from '../../reports/evidence/bytes';

const LF = 0x0a;

/** A line that was cut short, at the end of the file; whole lines stay as they are. */
export function dropTornLine(file: string): void {
  shorten(file, (descriptor, size) => {
    const piece = Buffer.alloc(Math.min(size, CHUNK));
    for (let end = size; end > 0;) {
      const length = Math.min(end, piece.length);
      const read = readSync(descriptor, piece, 0, length, end - length);
      const found = piece.subarray(0, read).lastIndexOf(LF);
      if (found !== -1) return end - length + found + 1;
      end -= length;
    }
    return 0;
  });
}

/** @param count of the lines that stay */
export function keepLines(file: string, count: number): void {
  shorten(file, (descriptor, size) => {
    const piece = Buffer.alloc(Math.min(size, CHUNK));
    let left = count;
    for (let begin = 0; begin < size && left > 0; begin += piece.length) {
      const read = piece.subarray(0, readSync(descriptor, piece, 0, piece.length, begin));
      for (let at = read.indexOf(LF); at !== -1; at = read.indexOf(LF, at + 1)) {
        left -= 1;
        if (left === 0) return begin + at + 1;
      }
    }
    return left > 0 ? size : 0;
  });
}

function shorten(file: string, lengthOf: (descriptor: number, size: number) => number): void {
  const descriptor = openSync(file, 'r+');
  try {
    const { size } = fstatSync(descriptor);
    const length = lengthOf(descriptor, size);
    if (length === size) return;
    ftruncateSync(descriptor, length);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
