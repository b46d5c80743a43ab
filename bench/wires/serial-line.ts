/** A start bit, eight data bits, a stop bit. */
export const BYTE_MS = (1_000 * 10) / 115_200;

/** What the device counts. */
export interface DeviceFigures {
  /** Both ways. */
  bytes: number;
  /** From the arrival of a question's last byte to the reply's first. */
  deviceMs: number;
  /** How much later than computed the last byte of a question or a reply was passed on. */
  lateMs: number;
}
