/** Measures in points and colours of the certificate. */
import type { Weight } from './fonts';

export const PAGE = { width: 595.28, height: 841.89, left: 54, right: 541.28, top: 74, bottom: 778 } as const;
export const BODY_WIDTH = PAGE.right - PAGE.left;

export const INK = '#1b1b1b';
export const QUIET = '#4f4f4f';
export const ACCENT = '#1f3552';
export const HAIRLINE = '#b9b4a8';

export const GOOD = '#1c5f38';
export const BAD = '#9a1b1b';
export const DOUBTFUL = '#7a4b00';

/** Of the lines, in sizes of the type. */
export const LEADING = 1.46;

export interface Style {
  size: number;
  weight: Weight;
  colour: string;
}

export const TEXT: Style = { size: 9, weight: 'regular', colour: INK };
export const SMALL: Style = { size: 8, weight: 'regular', colour: INK };
export const NOTE: Style = { size: 7.5, weight: 'regular', colour: QUIET };
export const LABEL: Style = { size: 8, weight: 'regular', colour: QUIET };

export function bold(style: Style, colour: string = style.colour): Style {
  return { ...style, weight: 'bold', colour };
}
