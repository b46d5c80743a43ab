/**
 * The sentences of docs/protocol.md that a finding rests on. Their words, in the three languages, stand in the
 * `adapter-check` namespace under `rule.<id>.sentence`, what to write instead under `rule.<id>.write`.
 */
import type { Finding } from './finding';

/** The law is the certification's to judge; what belongs to it is only remarked upon. */
export type Concern = 'protocol' | 'link' | 'law';

const PROTOCOL = {
  form: ['fault.BAD_ANSWER'],
  described: ['betTwice', 'describeOther', 'noBets', 'observed'],
  unit: ['unit'],
  betNames: ['unknownBet'],
  cleanTable: ['notClean'],
  terms: ['minimumBet', 'minimumFixed', 'openRefused', 'unsupported'],
  restored: ['sessionThrows', 'sessionLost', 'notClosed'],
  joins: ['echo.seat', 'seatTwice', 'buyIn', 'tableFull'],
  echo: ['echo.player', 'echo.bet', 'echo.amount', 'echo.on', 'nameChanged', 'nameRefused', 'idTwice'],
  money: ['largeRefused', 'largeChanged'],
  stake: ['betBalance', 'betRefused'],
  changed: ['changeBalance', 'betRemains'],
  state: ['joinState', 'stateBalance', 'betMissing', 'betOther', 'pointState', 'throws', 'diceMissing'],
  stateTwice: ['stateOther'],
  setDice: ['dice'],
  held: ['notSettled', 'heldSettled', 'heldPhase', 'heldPaid'],
  settledOnce: ['settledOther', 'settledTwice'],
  equation: ['settlementBalance'],
  settlement: [
    'settlementOfNone',
    'settledRemains',
    'stayGone',
    'travelNumber',
    'paidWithoutWin',
    'betVanished',
  ],
  voidThrow: ['voidMoves'],
  /** Seen over a whole run only. */
  openAlike: [],
  refused: ['notRefused', 'otherCode'],
  unchanged: ['refusalChanged'],
  unknownMembers: ['unknownMember'],
  journal: ['logMax', 'logOrder', 'logStands', 'logEmpty', 'logMissing', 'logOther', 'logValue'],
} as const;

const LINK = {
  answers: ['fault.TIMEOUT', 'fault.SESSION_LOST', 'fault.PROTOCOL', 'brokeOff'],
  again: [
    'fault.EXECUTED_TWICE',
    'executedAgain',
    'againOther',
    'notAgain',
    'executedAfterCut',
    'refusedAfterCut',
    'afterCut',
    'afterHalf',
  ],
  waits: ['executedAtOnce'],
  inOrder: [
    'turnedDown.late.http',
    'turnedDown.late.line',
    'turnedDown.gap.http',
    'turnedDown.gap.line',
    'executedLate',
    'executedGap',
  ],
  sessions: [
    'turnedDown.unknownSession.http',
    'turnedDown.unknownSession.line',
    'executedUnknown',
    'turnedDown.oldSession.http',
    'turnedDown.oldSession.line',
    'executedOld',
    'lateHello',
  ],
  contentType: ['contentType', 'operation', 'method', 'methodStatus'],
  connection: ['noKeepAlive', 'delayed'],
  body: [
    'damaged.empty',
    'damaged.cut',
    'damaged.array',
    'damaged.text',
    'damaged.null',
    'damaged.utf8',
    'key',
    'executedWithoutKey',
    'keyUsed',
  ],
  damaged: [
    'damaged.checksum',
    'damaged.changed',
    'damaged.lost',
    'damaged.doubled',
    'damaged.half',
    'executedDamaged',
    'afterDamage',
  ],
  lengths: ['tooLong', 'afterTooLong'],
  hello: ['hello', 'helloAgain'],
  leadingEnd: ['noLeadingEnd', 'lineEnd', 'afterNoise'],
  lineEnds: ['end', 'split', 'bytewise'],
  noQuestion: ['body.utf8', 'body.cut', 'body.array', 'body.noOperation', 'body.operation', 'body.prototype'],
  messages: ['twoLines', 'afterNoJson', 'afterBadUtf8', 'notificationAnswered'],
  methods: ['methodSilent', 'methodAnswered', 'methodCode'],
  output: ['otherOutput'],
  inputEnds: ['notEnded'],
} as const;

/** The clauses decide what is asked here, or nothing does. */
const LAW = ['lawAccepted', 'changeRefused', 'landingRefused'];

export const RULES = [...Object.keys(PROTOCOL), ...Object.keys(LINK)];

const OF: ReadonlyMap<string, { rule: string; concern: Concern }> = new Map([
  ...entries(PROTOCOL, 'protocol'),
  ...entries(LINK, 'link'),
]);

function entries(rules: Readonly<Record<string, readonly string[]>>, concern: Concern) {
  return Object.entries(rules).flatMap(([rule, findings]) =>
    findings.map((finding) => [finding, { rule, concern }] as const),
  );
}

/** What a finding rests on; no rule for what the regulation decides. */
export function groundOf(finding: string): { rule: string | null; concern: Concern } {
  if (LAW.includes(finding)) return { rule: null, concern: 'law' };
  return OF.get(finding) ?? { rule: null, concern: 'protocol' };
}

/**
 * What two findings have in common that come of one cause: of the link the rule that is not kept, of the protocol the
 * sentence and what was asked.
 */
export function causeOf({ finding, values, about }: Finding): string {
  const { rule, concern } = groundOf(finding);
  if (finding === 'brokeOff' || finding.startsWith('fault.')) return `${finding} ${about}`;
  if (concern === 'link' && rule !== null) return rule;
  return [finding, values['operation'], values['code'], values['name'] ?? values['id'] ?? ''].join(' ');
}
