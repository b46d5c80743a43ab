/**
 * Whether a case applies to the table as it describes itself, told from the phrases of the case before anything is
 * played: what the table does with the first phrases says nothing of a case whose last one it cannot follow.
 */
import { limitOf } from '../adapters/limits';
import type { Capabilities, Senses } from '../adapters/table';
import { BETS, type BetId } from '../regulation';
import { ADDITIONAL_BET } from './additional-bet';
import { LANDING_WORDS } from './landing';

export interface NotApplicable {
  /** A key of the `notApplicable` texts. */
  readonly reason: string;
  readonly values: Record<string, string>;
}

type Described = Pick<Capabilities, 'bets' | 'seats' | 'senses' | 'holdsThrow' | 'limits'>;

const byName = new Map(
  BETS.flatMap(({ id, names: { zh, pt } }) => [zh, pt].map((name) => [name, id] as const)),
);
const BET = `(?:${alternatives([...byName.keys()])})`;
const PLAYER = '(?:博彩者[甲乙丙]?|主客|(?:o|do|ao) (?:jogador(?: [ABC])?|lançador))';

/** A bet is placed, or it is tried to. */
const PLACED = new RegExp(`(?:在(${BET})(?:以非金額|投注)|(?:efectua|efectuar|apostar) (?:no|na) (${BET}))`);
const ADDED = new RegExp(
  `(?:在(?:${PLAYER}的)?(${BET})(?:的 \\d+ 點)?上作附加投注|efectuar? sobre (?:a aposta ${PLAYER} (?:no|na)|o|a) (${BET}))`,
);
const ON_ANOTHERS = new RegExp(`在${PLAYER}的${BET}上作附加投注|sobre a aposta ${PLAYER} (?:no|na) `);
const OF_THE_SHOOTER = new RegExp(`^主客的(${BET})一注|^para o lançador (?:o|a) (${BET})`);
const SHOOTER_SITS = /^主客在每次出場擲骰前|^que o lançador efectua .* antes de cada lançamento de saída/;
const SITS = new RegExp(`(${PLAYER}) ?(?:入座|坐於|se senta|ocupa o)`);
const SEAT = /坐於stickman左手邊第 (\d+) 位|ocupa o (\d+)\.º lugar/;

/** What has to be sensed for a phrase to be played. */
const SENSED: readonly (readonly [keyof Senses, RegExp])[] = [
  [
    'shooter',
    new RegExp(
      `^${PLAYER}(?:擲出|試圖擲骰|(?:試圖)?放棄擲骰| lança os dados| tenta (?:lançar os dados|renunciar)| renuncia)|` +
        `^輪到|^cabe |是否替換主客|se o lançador é substituído`,
    ),
  ],
  [
    'dice',
    /第 \d+ 顆(?:和第 \d+ 顆)?骰子|[四三]顆.*骰子|\d\.º dado|\d\.º dados|(?:quatro ou cinco|três) dados/,
  ],
  [
    'landing',
    new RegExp(
      `，(?:${alternatives(LANDING_WORDS)})$|, (?:${alternatives(LANDING_WORDS)})$|前者落在|兩者均落在|caindo o primeiro fora|caindo ambos fora`,
    ),
  ],
  ['leaning', /傾斜|inclinad/],
];
const OF_THE_MAXIMUM = /賭檯所聲明上限|máximo que a mesa declara/;
const HELD = /尚未結算|sem que se tenha liquidado/;

/** @param phrases the steps of the case, in their order */
export function notApplicableTo(described: Described, phrases: readonly string[]): NotApplicable | null {
  const seated = new Set<string>();
  for (const phrase of phrases) {
    const lacking = lackingFor(described, phrase, seated);
    if (lacking !== null) return lacking;
  }
  return null;
}

function lackingFor(
  { bets, seats, senses, holdsThrow, limits }: Described,
  phrase: string,
  seated: Set<string>,
): NotApplicable | null {
  const offered = (bet: BetId | undefined) => bet === undefined || (bets as readonly string[]).includes(bet);
  const bet = betIn(phrase);
  if (!offered(bet)) return { reason: 'betNotOffered', values: { bet: bet ?? '' } };
  if (bet !== undefined && OF_THE_MAXIMUM.test(phrase)) {
    const { maximumStake, maximumPrize } = limitOf({ limits }, bet);
    if ((maximumStake ?? maximumPrize) === undefined) return { reason: 'noMaximum', values: { bet } };
  }
  const sense = SENSED.find(([name, pattern]) => !senses[name] && pattern.test(phrase));
  if (sense !== undefined) return { reason: sense[0], values: {} };
  if (!holdsThrow && HELD.test(phrase)) return { reason: 'holdsThrow', values: {} };
  const tooFew = { reason: 'seats', values: { seats: String(seats) } };
  if (seats === 1 && (ON_ANOTHERS.test(phrase) || OF_THE_SHOOTER.test(phrase))) return tooFew;
  if (
    Number(
      SEAT.exec(phrase)
        ?.slice(1)
        .find((each) => each !== undefined) ?? 0,
    ) > seats
  )
    return tooFew;
  // Alone at a table the shooter is the player of the case.
  const sits = SHOOTER_SITS.test(phrase) ? (seats > 1 ? 'shooter' : undefined) : SITS.exec(phrase)?.[1];
  if (sits !== undefined) seated.add(sits);
  return seated.size > seats ? tooFew : null;
}

/** Not the bet of the one who throws: of that the case says nothing. */
function betIn(phrase: string): BetId | undefined {
  if (SHOOTER_SITS.test(phrase)) return undefined;
  const added = ADDED.exec(phrase);
  if (added !== null) {
    const base = byName.get(added[1] ?? added[2] ?? '');
    return (ADDITIONAL_BET as Partial<Record<string, BetId>>)[base ?? ''];
  }
  const placed = PLACED.exec(phrase) ?? OF_THE_SHOOTER.exec(phrase);
  return placed === null ? undefined : byName.get(placed[1] ?? placed[2] ?? '');
}

/** The longest first, so that none ends the match of another. */
function alternatives(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}
