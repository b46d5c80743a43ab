/** Dice and signs as drawings that are defined once and stand on the page wherever they are named. */
import type { ClauseStatus } from '../verdict';
import { html, type Markup } from './markup';

const [LOW, MIDDLE, HIGH] = [5.5, 10, 14.5];

type Pip = readonly [x: number, y: number];

const CORNERS: readonly Pip[] = [
  [LOW, HIGH],
  [HIGH, LOW],
  [LOW, LOW],
  [HIGH, HIGH],
];
const CENTRE: Pip = [MIDDLE, MIDDLE];
const SIDES: readonly Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [CENTRE],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), CENTRE],
  4: CORNERS,
  5: [...CORNERS, CENTRE],
  6: [...CORNERS, ...SIDES],
};

/** On a field of 16 by 16; drawn with a line, so that they take the colour of the words beside them. */
const SIGNS = {
  conforms: 'M3 8.5 6.5 12 13 4.5',
  does_not_conform: 'M4 4l8 8M12 4l-8 8',
  not_applicable: 'M3 8h10',
  not_decidable: 'M8 2.3 13.7 8 8 13.7 2.3 8z',
  inspection_pending: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2M8 5v3.3l2.2 1.6',
  // An eye.
  not_observed: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M6.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  inconclusive: 'M5.6 6a2.4 2.4 0 1 1 3.6 2.1C8.3 8.7 8 9 8 10M8 12.6v.4',
} as const satisfies Record<ClauseStatus, string>;

/** Stands once on the page, and shows nothing by itself. */
export function drawings(): Markup {
  return html`<svg class="drawings" aria-hidden="true" focusable="false">
    ${Object.entries(PIPS).map(
      ([face, pips]) =>
        html`<symbol id="die-${face}" viewBox="0 0 20 20">
          <rect x="1" y="1" width="18" height="18" rx="4" class="die-face" />
          ${pips.map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="1.9" class="die-pip" />`)}
        </symbol>`,
    )}
    ${Object.entries(SIGNS).map(
      ([status, path]) =>
        html`<symbol id="sign-${status}" viewBox="0 0 16 16">
          <path
            d="${path}"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </symbol>`,
    )}
  </svg>`;
}

export function sign(status: ClauseStatus): Markup {
  return html`<svg class="sign" aria-hidden="true"><use href="#sign-${status}" /></svg>`;
}

/** The throws of a case in their order, with the numbers for whoever does not see them. */
export function throws(dice: readonly (readonly [number, number])[]): Markup {
  return html`<span class="throws"
    >${dice.map(
      ([one, other]) =>
        html`<span class="throw">${die(one)}${die(other)}<span class="numbers">${one}-${other}</span></span>`,
    )}</span
  >`;
}

function die(face: number): Markup | null {
  if (PIPS[face] === undefined) return null;
  return html`<svg class="die" aria-hidden="true"><use href="#die-${face}" /></svg>`;
}
