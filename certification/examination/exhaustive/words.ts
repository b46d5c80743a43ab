/** The cells and what they came to, in words. */
import {
  judgementText,
  nameOf,
  conductText,
  writtenMoney,
  type Judgement,
  type Wording,
} from '../../../assessment';
import type { CellResult, Field12 } from '../../../assessment/exhaustive';
import { translator } from '../../../locales';
import type { BetState, Point } from '../../../regulation';
import { TRANSCRIPT_FILE } from '../../../reports/transcript/places';
import type { ExhaustiveCase, FailedCell, Subject } from './cases';

export function titleOf(subject: Subject, wording: Wording): string {
  const say = translator(wording.language, 'exhaust');
  switch (subject.kind) {
    case 'settlement':
      return say(subject.silent ? 'case.silent' : 'case.settlement', {
        bet: pricedName(subject, wording),
        state: stateText(subject.betState, wording),
        point: pointText(subject.point, wording),
      });
    case 'void':
    case 'acceptance':
      return say(`case.${subject.kind}`, { bet: pricedName(subject, wording) });
    case 'point':
      return say('case.point', { point: pointText(subject.point, wording) });
    case 'shooter':
      return say('case.shooter', {
        bet: nameOf(subject.bet, wording),
        point: pointText(subject.point, wording),
      });
    case 'company':
      return subject.bet === null
        ? say('case.companyOfAll')
        : say('case.company', { bet: nameOf(subject.bet, wording) });
  }
}

function pricedName(
  { bet, field12 }: { readonly bet: string; readonly field12: Field12 | null },
  wording: Wording,
): string {
  const name = nameOf(bet, wording);
  if (field12 === null) return name;
  return translator(wording.language, 'exhaust')(`field12.${field12}`, { bet: name });
}

function stateText(betState: BetState, { language }: Wording): string {
  const say = translator(language, 'exhaust');
  return betState === 'waiting' ? say('state.waiting') : say('state.onNumber', { number: betState });
}

function pointText(point: Point | null, { language }: Wording): string {
  const say = translator(language, 'exhaust');
  return point === null ? say('point.none') : say('point.marked', { point });
}

/** How many cells the case has and what they came to, and each failure in one sentence. */
export function evidenceText(
  { subject, cells, times, failed, failures }: ExhaustiveCase,
  wording: Wording,
): string {
  const say = translator(wording.language, 'exhaust');
  const count = (...statuses: CellResult['status'][]) =>
    cells.filter(({ status }) => statuses.includes(status)).length;
  const head =
    subject.kind === 'company'
      ? say('evidence.company', { times, failed })
      : say('evidence.cells', {
          cells: cells.length,
          right: count('right'),
          wrong: count('wrong'),
          undecided: count('undecided'),
          rest: count('inconclusive', 'not-applicable'),
        });
  return [head, ...failures.map((each) => failureText(each, wording))].join('\n');
}

/** Clause, bet, dice, required, actual; and where it is on record. */
export function failureText({ judgement, place }: FailedCell, wording: Wording): string {
  const sentence = judgementText(judgement, wording);
  if (place === null) return sentence;
  const { chain, from, to } = place;
  return `${sentence} (${TRANSCRIPT_FILE} ${chain} #${from}-#${to})`;
}

export function requiredText(judgement: Judgement, wording: Wording): string {
  const { required } = judgement;
  return required === null ? '' : withStake(judgement, conductText(required, judgement, wording), wording);
}

export function actualText(judgement: Judgement, wording: Wording): string {
  return conductText(judgement.actual, judgement, wording);
}

/** What is required of a bet follows from its stake. */
function withStake({ about }: Judgement, text: string, wording: Wording): string {
  if (about.bet === undefined || about.stake === undefined) return text;
  const amount = writtenMoney(about.stake, wording.minorUnitsPerAmount);
  return translator(wording.language, 'exhaust')('required', {
    ...{ required: text, bet: nameOf(about.bet, wording), amount },
  });
}
