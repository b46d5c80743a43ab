/** The results of an exhaustive run as Cucumber's messages, from which the verdict is computed. */
import type { Envelope } from '@cucumber/messages';
import type { Wording } from '../../../assessment';
import { translator, type OfficialLanguage } from '../../../locales';
import type { Finding } from '../../../steps/finding';
import { unscriptedMessages, type CaseOutcome } from '../unscripted/messages';
import { showsThatMet, type ExhaustiveCase } from './cases';
import { actualText, evidenceText, failureText, requiredText, titleOf } from './words';

export interface ExhaustiveReport {
  readonly cases: readonly ExhaustiveCase[];
  readonly languages: readonly OfficialLanguage[];
  readonly authorisations: Wording['authorisations'];
  readonly minorUnitsPerAmount: number;
  /** What ended the run before its time. */
  readonly fault: { readonly code: string; readonly message: string } | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export function exhaustiveMessages(report: ExhaustiveReport): Generator<Envelope> {
  const { cases, languages, authorisations, minorUnitsPerAmount, fault, startedAt, endedAt } = report;
  return unscriptedMessages({
    ...{ cases, languages, startedAt, endedAt },
    tagExpression: '',
    success: fault === null,
    texts: (language) => {
      const wording = { authorisations, minorUnitsPerAmount, language };
      const say = translator(language, 'exhaust');
      return {
        topic: 'exhaustive',
        feature: say('feature'),
        step: say('step'),
        title: ({ subject }) => titleOf(subject, wording),
        outcome: (each) => outcomeOf(each, wording),
      };
    },
  });
}

function outcomeOf(each: ExhaustiveCase, wording: Wording): CaseOutcome {
  const evidence = evidenceText(each, wording);
  const { failures, cells, undecided } = each;
  const [failure] = failures;
  if (failure !== undefined) {
    const findings = failures.map(({ judgement }): Finding => ({
      kind: 'failure',
      dice: diceOf(judgement),
      required: requiredText(judgement, wording),
      actual: actualText(judgement, wording),
    }));
    return { findings, message: failureText(failure, wording), evidence, place: failure.place };
  }
  const fault = cells.find((cell) => cell.status === 'inconclusive')?.fault ?? null;
  if (fault !== null) return { findings: [{ kind: 'fault', ...fault }], message: fault.message, evidence };
  const exemption = cells.every(({ status }) => status === 'not-applicable')
    ? (cells[0]?.exemption ?? null)
    : null;
  if (exemption !== null) {
    const finding: Finding = { kind: 'not-applicable', ...exemption, values: { ...exemption.values } };
    return { findings: [finding], message: '', evidence };
  }
  if (undecided !== null) {
    const dice = diceOf(undecided);
    const actual = actualText(undecided, wording);
    return { findings: [{ kind: 'not-decidable', dice, actual }], message: '', evidence };
  }
  // Where every cell is wrong by another clause, nothing was seen of this one.
  if (cells.length > 0 && !cells.some((cell) => showsThatMet(cell, each.clause))) {
    const message = translator(wording.language, 'exhaust')('notSeen');
    return { findings: [{ kind: 'fault', code: 'PRECONDITION', message }], message, evidence };
  }
  return { findings: [], message: '', evidence };
}

function diceOf({ dice }: { readonly dice?: readonly [number, number] }): [number, number][] {
  return dice === undefined ? [] : [[...dice]];
}
