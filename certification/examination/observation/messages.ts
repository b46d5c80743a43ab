/** The results of an observation as Cucumber's messages, from which the verdict is computed. */
import type { Envelope } from '@cucumber/messages';
import type { Wording } from '../../../assessment';
import type { ObservedCase } from '../../../assessment/observation';
import { translator, type OfficialLanguage } from '../../../locales';
import { unscriptedMessages, type CaseOutcome } from '../unscripted/messages';
import { actualText, failureText, requiredText, seenText, sightText } from './words';

export interface ObservationReport {
  readonly cases: readonly ObservedCase[];
  readonly languages: readonly OfficialLanguage[];
  readonly authorisations: Wording['authorisations'];
  readonly minorUnitsPerAmount: number;
  /** Only cases that match are reported. */
  readonly tagExpression: string;
  /** What ended the session before its time; the cases that were not seen are then inconclusive. */
  readonly fault: { readonly code: string; readonly message: string } | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export function observationMessages(report: ObservationReport): Generator<Envelope> {
  const { authorisations, minorUnitsPerAmount, fault, ...shared } = report;
  return unscriptedMessages({
    ...shared,
    success: fault === null,
    texts: (language) => {
      const wording = { authorisations, minorUnitsPerAmount, language };
      const say = translator(language, 'observation');
      return {
        topic: 'observation',
        feature: say('feature'),
        step: say('step'),
        title: ({ sight }) => sightText(sight, wording),
        outcome: (observed) => outcomeOf(observed, wording, fault),
      };
    },
  });
}

function outcomeOf(observed: ObservedCase, wording: Wording, fault: ObservationReport['fault']): CaseOutcome {
  const { failures, undecided, times, sight } = observed;
  const [failure] = failures;
  const evidence = [seenText(observed, wording), ...failures.map((each) => failureText(each, wording))].join(
    '\n',
  );
  if (sight.kind === 'notOffered') {
    const { bet } = sight;
    const finding = { kind: 'not-applicable', reason: 'betNotOffered', values: { bet } } as const;
    return { evidence, message: '', findings: [finding] };
  }
  if (failure !== undefined) {
    return {
      evidence,
      message: failureText(failure, wording),
      findings: failures.map(({ judgement }) => ({
        kind: 'failure',
        dice: judgement.dice === undefined ? [] : [[...judgement.dice]],
        required: requiredText(judgement, wording),
        actual: actualText(judgement, wording),
      })),
    };
  }
  if (undecided !== null) {
    const { judgement } = undecided;
    const dice: [number, number][] = judgement.dice === undefined ? [] : [[...judgement.dice]];
    const actual = actualText(judgement, wording);
    return { evidence, message: '', findings: [{ kind: 'not-decidable', dice, actual }] };
  }
  if (times > 0) return { evidence, message: '', findings: [] };
  if (fault === null) return { evidence, message: '', findings: [{ kind: 'not-observed' }] };
  return { evidence, message: fault.message, findings: [{ kind: 'fault', ...fault }] };
}
