/**
 * One line of the serial protocol: `LF kind SP session SP sequence SP body SP crc32 CR LF`.
 *
 * The leading LF ends whatever noise stands before the line, so that a lost line end costs one line and never two. The
 * CRC-32 (ISO 3309, as in zlib and Ethernet) is taken over the bytes from `kind` to the last byte of `body`.
 */
import { crc32 } from 'node:zlib';

/** Q question, R reply, W still working, N a damaged line was received. */
export type FrameKind = 'Q' | 'R' | 'W' | 'N';

export interface Frame {
  kind: FrameKind;
  /** Eight hexadecimal digits in capitals, chosen by the host at random for every session. */
  session: string;
  /** 0 opens the session; the first operation is 1. */
  sequence: number;
  /** JSON on one line. */
  body: string;
}

/** A frame as received: its bytes arrived as they were sent, which does not make its body UTF-8 or JSON. */
export interface ReceivedFrame extends Omit<Frame, 'body'> {
  /** Null where it is not UTF-8. */
  body: string | null;
}

export const NO_SESSION_YET = '00000000';
/** Sequences are sent with at most nine digits; a device keeps them in 32 bits. */
export const SEQUENCE_LIMIT = 999_999_999;

const CRC_DIGITS = 8;
const FORM = /^([QRWN]) ([0-9A-F]{8}) (0|[1-9][0-9]{0,8}) (.+) ([0-9A-F]{8})$/s;

/** @param body must hold no line end; JSON.stringify makes none. */
export function encodeFrame({ kind, session, sequence, body }: Frame): Buffer {
  const checked = Buffer.from(`${kind} ${session} ${sequence} ${body}`, 'utf8');
  return Buffer.concat([Buffer.from('\n'), checked, Buffer.from(` ${checksum(checked)}\r\n`)]);
}

export function checksum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).toUpperCase().padStart(CRC_DIGITS, '0');
}

/** Why a line is no frame: it does not have the form of one, or its checksum is another. */
export type Damage = 'form' | 'checksum';

/** @param line without its line end */
export function decodeFrame(line: Buffer): ReceivedFrame | Damage {
  const parts = FORM.exec(line.toString('latin1'));
  if (parts === null) return 'form';
  const [, kind, session, sequence, body, crc] = parts as unknown as [string, ...string[]];
  if (checksum(line.subarray(0, -(CRC_DIGITS + 1))) !== crc) return 'checksum';
  return {
    kind: kind as FrameKind,
    session: session as string,
    sequence: Number(sequence),
    body: utf8(Buffer.from(body as string, 'latin1')),
  };
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function utf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}
