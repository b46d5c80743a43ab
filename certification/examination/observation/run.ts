/** The part of a run that has no scenarios: a table that throws its own dice, or that is only watched. */
import type { Envelope } from '@cucumber/messages';
import type { Capabilities } from '../../../adapters/table';
import type { OfficialLanguage } from '../../../locales';
import type { RunParameters } from '../../../steps/run-parameters';
import { observationMessages } from './messages';
import { ObservationSession, type ObservedSession, type SessionOutcome } from './session';

export interface ObservedRun {
  readonly parameters: RunParameters;
  readonly capabilities: Capabilities;
  readonly languages: readonly OfficialLanguage[];
  readonly tagExpression: string;
  readonly mostThrows: number;
  /** The clauses that a table is tested by where its dice can be set. */
  readonly clauses: readonly string[];
}

export interface ObservedRunListener {
  planned(cases: number): void;
  case(): void;
  /** Takes the messages of the whole observation, once. */
  messages(envelopes: Iterable<Envelope>): void;
  ended(session: ObservedSession): void;
}

/**
 * @returns what puts on record what has been observed so far, for a process that is told to end; after the end of the
 *   run it does nothing
 */
export function runObservation(
  run: ObservedRun,
  listener: ObservedRunListener,
): { done: Promise<void>; conclude: () => void } {
  const session = new ObservationSession(run.parameters, run.capabilities, run);
  const startedAt = Date.now();
  let concluded = false;
  const conclude = (outcome: SessionOutcome) => {
    if (concluded) return;
    concluded = true;
    const { languages, tagExpression, parameters } = run;
    const { authorisations, minorUnitsPerAmount } = parameters;
    listener.messages(
      observationMessages({
        cases: outcome.observation.cases,
        languages,
        authorisations,
        minorUnitsPerAmount,
        tagExpression,
        fault: outcome.fault,
        startedAt,
        endedAt: Date.now(),
      }),
    );
    listener.ended(outcome.session);
  };
  listener.planned(session.observation.cases.length);
  const done = session
    .run((seen) => {
      for (let count = 0; count < seen; count += 1) listener.case();
    })
    .then(conclude);
  return { done, conclude: () => conclude(session.outcome(null)) };
}
