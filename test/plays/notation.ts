/** Reads the plays: `README.md` has the notation. What cannot be read is an error, so that nothing is passed over. */
import type { Face, Landing, Money, Parameters } from '../../adapters/table';
import { avos } from './amounts';

/** A bet by the name that the play gives it. */
type Tag = string;

export type Requirement =
  /** Without codes any will do. */
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | { readonly kind: 'balance'; readonly player: string; readonly amount: Money }
  | { readonly kind: 'wins'; readonly bet: Tag; readonly prize: Money; readonly stays: boolean }
  | { readonly kind: 'loses' | 'ties' | 'stays'; readonly bet: Tag }
  | { readonly kind: 'on'; readonly bet: Tag; readonly number: number }
  | { readonly kind: 'holds'; readonly bet: Tag; readonly stake: Money }
  | { readonly kind: 'live'; readonly bets: readonly Tag[] }
  | { readonly kind: 'point'; readonly point: number | null }
  | { readonly kind: 'shooter'; readonly player: string }
  | { readonly kind: 'throws'; readonly count: number }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'void'; readonly reason?: string }
  | { readonly kind: 'counts' }
  | { readonly kind: 'faces'; readonly dice: readonly [number, number] }
  | { readonly kind: 'returned'; readonly amount: Money }
  | { readonly kind: 'die'; readonly die: string; readonly status: string };

export type Request =
  | { readonly operation: 'join'; readonly parameters: Parameters['join'] }
  | {
      readonly operation: 'bet';
      readonly parameters: Omit<Parameters['bet'], 'on'>;
      readonly over?: Tag;
      readonly tag: Tag;
    }
  | { readonly operation: 'change'; readonly bet: Tag; readonly to?: number }
  | { readonly operation: 'dice'; readonly parameters: Parameters['dice'] }
  | { readonly operation: 'roll'; readonly parameters: Parameters['roll'] }
  /** `again`: a throw that is settled already; a refusal will do as well. */
  | { readonly operation: 'settle'; readonly again: boolean };

export interface Move {
  readonly line: string;
  readonly request: Request;
  readonly requirements: readonly Requirement[];
}

export interface Seat {
  readonly player: string;
  readonly buyIn: number;
  readonly seat: number;
}

export interface Play {
  readonly id: string;
  readonly law: readonly string[];
  /** `literal` or `customary`, then `reading value`, `option value` and `minimum amount`. */
  readonly table: readonly string[];
  readonly seats: readonly Seat[];
  readonly moves: readonly Move[];
}

/** As it stands in a file. */
export interface WrittenPlay {
  readonly id: string;
  readonly law: readonly string[];
  readonly table?: string;
  readonly seats?: string;
  readonly why?: string;
  readonly play: readonly string[];
}

type Groups = Record<string, string | undefined>;

/** The first form that the text has. */
function firstOf<T>(text: string, forms: readonly (readonly [RegExp, (groups: Groups) => T])[]): T {
  for (const [form, read] of forms) {
    const found = form.exec(text);
    if (found !== null) return read(found.groups ?? {});
  }
  throw new Error(`cannot be read: ${text}`);
}

function whole(written: string | undefined): number {
  const amount = avos(written ?? '');
  if (typeof amount !== 'number') throw new Error(`no stake: ${written}`);
  return amount;
}

function pair(written: string | undefined): [number, number] {
  const [one, other] = (written ?? '').split('-').map(Number);
  if (one === undefined || other === undefined) throw new Error(`no dice: ${written}`);
  return [one, other];
}

const WHICH: Record<string, (0 | 1)[]> = { first: [0], second: [1], both: [0, 1] };
const DIE = '(?<which>first|second|both)';

function which({ which: named = '' }: Groups): (0 | 1)[] {
  return WHICH[named] ?? [];
}

function leaning({ which: named, faces = '' }: Groups): NonNullable<Landing['leaning']>[number] {
  const upper = [...faces.matchAll(/ ([1-6]) at (\d+)/g)].map(([, face, share]) => ({
    face: Number(face) as Face,
    share: Number(share) / 100,
  }));
  return { die: named === 'first' ? 0 : 1, upper };
}

function landing(written: string): Landing {
  const told: Landing = {};
  for (const part of written.split(', ')) {
    const more = firstOf<Landing>(part, [
      [new RegExp(`^outside ${DIE}$`), (groups) => ({ outsideLayout: which(groups) })],
      [new RegExp(`^short ${DIE}$`), (groups) => ({ short: which(groups) })],
      [new RegExp(`^wall ${DIE}$`), (groups) => ({ hitWall: which(groups) })],
      [new RegExp(`^unrolled ${DIE}$`), (groups) => ({ unrolled: which(groups) })],
      [
        /^leaning (?<which>first|second)(?<faces>(?: [1-6] at \d+)+)$/,
        (groups) => ({ leaning: [...(told.leaning ?? []), leaning(groups)] }),
      ],
    ]);
    Object.assign(told, more);
  }
  return told;
}

function thrown(written: string): Parameters['roll']['throw'] & object {
  const form =
    /^(?<dice>\d-\d)(?: with (?<one>d\d) (?<other>d\d))?(?: (?<landed>(?:outside|short|wall|unrolled|leaning) .+?))?(?: by (?<by>\w+))?$/;
  return firstOf(written, [
    [
      form,
      ({ dice, one, other, landed, by }) => ({
        dice: pair(dice),
        ...(by !== undefined && { by }),
        ...(one !== undefined && other !== undefined && { chosen: [one, other] as [string, string] }),
        ...(landed !== undefined && { landing: landing(landed) }),
      }),
    ],
  ]);
}

function request(written: string, alone: boolean): Request {
  return firstOf<Request>(written, [
    [
      /^(?<player>\w+) bets (?<amount>\S+) on (?<bet>\w+)(?: over (?<over>.+?))?(?: as (?<as>.+))?$/,
      ({ player = '', amount, bet = '', over, as }) => ({
        operation: 'bet',
        parameters: { player, bet, amount: whole(amount) },
        tag: as ?? (alone ? bet : `${player}'s ${bet}`),
        ...(over !== undefined && { over }),
      }),
    ],
    [/^\w+ takes down (?<bet>.+)$/, ({ bet = '' }) => ({ operation: 'change', bet })],
    [
      /^\w+ changes (?<bet>.+) to (?<to>\S+)$/,
      ({ bet = '', to }) => ({ operation: 'change', bet, to: whole(to) }),
    ],
    [
      /^(?<player>\w+) joins (?<buyIn>\S+) at (?<seat>\d+)$/,
      ({ player = '', buyIn, seat }) => ({
        operation: 'join',
        parameters: { player, buyIn: whole(buyIn), seat: Number(seat) },
      }),
    ],
    [
      /^(?<player>\w+) waives$/,
      ({ player = '' }) => ({ operation: 'dice', parameters: { waivedBy: player } }),
    ],
    [
      /^inspect (?<die>d\d) (?<result>meets|fails)$/,
      ({ die = '', result }) => ({
        operation: 'dice',
        parameters: { inspected: { die, meets: result === 'meets' } },
      }),
    ],
    [/^throw (?<what>.+)$/, ({ what = '' }) => ({ operation: 'roll', parameters: { throw: thrown(what) } })],
    [
      /^hold (?<what>.+)$/,
      ({ what = '' }) => ({ operation: 'roll', parameters: { throw: thrown(what), hold: true } }),
    ],
    [/^settle(?<again> again)?$/, ({ again }) => ({ operation: 'settle', again: again !== undefined })],
  ]);
}

/** @param players who takes part: `Ana 990` tells a balance */
function requirement(written: string, players: ReadonlySet<string>): Requirement {
  return firstOf<Requirement>(written, [
    [
      /^refused(?: (?<codes>.+))?$/,
      ({ codes }) => ({ kind: 'refused', codes: codes === undefined ? [] : codes.split(' or ') }),
    ],
    [
      /^(?<bet>.+) wins (?<prize>\S+)(?<stays> and stays)?$/,
      ({ bet = '', prize = '', stays }) => ({
        kind: 'wins',
        bet,
        prize: avos(prize),
        stays: stays !== undefined,
      }),
    ],
    [/^(?<bet>.+) loses$/, ({ bet = '' }) => ({ kind: 'loses', bet })],
    [/^(?<bet>.+) ties$/, ({ bet = '' }) => ({ kind: 'ties', bet })],
    [/^(?<bet>.+) stays$/, ({ bet = '' }) => ({ kind: 'stays', bet })],
    [
      /^(?<bet>.+) on (?<number>\d+)$/,
      ({ bet = '', number }) => ({ kind: 'on', bet, number: Number(number) }),
    ],
    [
      /^(?<bet>.+) holds (?<stake>\S+)$/,
      ({ bet = '', stake = '' }) => ({ kind: 'holds', bet, stake: avos(stake) }),
    ],
    [/^live none$/, () => ({ kind: 'live', bets: [] })],
    [/^live (?<bets>.+)$/, ({ bets = '' }) => ({ kind: 'live', bets: bets.split(', ') })],
    [/^point off$/, () => ({ kind: 'point', point: null })],
    [/^point (?<point>\d+)$/, ({ point }) => ({ kind: 'point', point: Number(point) })],
    [/^shooter (?<player>\w+)$/, ({ player = '' }) => ({ kind: 'shooter', player })],
    [/^throws (?<count>\d+)$/, ({ count }) => ({ kind: 'throws', count: Number(count) })],
    [/^phase (?<phase>\w+)$/, ({ phase = '' }) => ({ kind: 'phase', phase })],
    [
      /^void(?: (?<reason>\w+))?$/,
      ({ reason }) => ({ kind: 'void', ...(reason !== undefined && { reason }) }),
    ],
    [/^counts$/, () => ({ kind: 'counts' })],
    [/^faces (?<dice>\d-\d)$/, ({ dice }) => ({ kind: 'faces', dice: pair(dice) })],
    [/^returned (?<amount>\S+)$/, ({ amount = '' }) => ({ kind: 'returned', amount: avos(amount) })],
    [
      /^(?<die>d\d) (?<status>offered|inspection|withdrawn)$/,
      ({ die = '', status = '' }) => ({ kind: 'die', die, status }),
    ],
    [
      /^(?<player>\w+) (?<amount>-?\d\S*)$/,
      ({ player = '', amount = '' }) => {
        if (!players.has(player)) throw new Error(`nobody of this name: ${player}`);
        return { kind: 'balance', player, amount: avos(amount) };
      },
    ],
  ]);
}

function seats(written: string): Seat[] {
  return written.split(', ').map((part, index) =>
    firstOf(part, [
      [
        /^(?<player>\w+) (?<buyIn>\S+)(?: at (?<seat>\d+))?$/,
        ({ player = '', buyIn, seat }) => ({
          player,
          buyIn: whole(buyIn),
          seat: seat === undefined ? index + 1 : Number(seat),
        }),
      ],
    ]),
  );
}

export function readPlay({
  id,
  law,
  table = 'customary',
  seats: seated = 'Ana 1000',
  play,
}: WrittenPlay): Play {
  const sitting = seats(seated);
  const players = new Set(sitting.map(({ player }) => player));
  for (const line of play) {
    const joining = /^(\w+) joins /.exec(line)?.[1];
    if (joining !== undefined) players.add(joining);
  }
  const moves = play.map((line): Move => {
    const [asked = '', wanted] = line.split(' => ');
    if (wanted === undefined) throw new Error(`${id}: nothing is required: ${line}`);
    return {
      line,
      request: request(asked, sitting.length === 1),
      requirements: wanted.split('; ').map((one) => requirement(one, players)),
    };
  });
  return { id, law, table: table.split(', '), seats: sitting, moves };
}
