/**
 * What is declared for the runs of mutation testing: the two named sets and as many mixtures as it takes to have every
 * case of the features selected once. A mutant that shows under one of them only is caught under that one.
 */
import { selection } from '../../certification/declaration/selection';
import { checkReadings, DEFAULT_OPTIONS, type Options, type Readings } from '../../regulation';
import document from './declared-readings.json';

export interface Declaration {
  name: string;
  readings: Readings;
  options: Options;
  /** The cases that this declaration selects and none before it does. */
  tags: string;
}

/** Throws where the readings of a declaration are unknown or contradict each other. */
export function declarations(): Declaration[] {
  const before: string[] = [];
  return Object.entries(document).map(([name, { readings, field_12 }]) => {
    const checked = checkReadings(readings);
    if (!checked.ok) throw new Error(`${name}: ${JSON.stringify(checked.problems)}`);
    const options = { ...DEFAULT_OPTIONS, field_12: field_12 as Options['field_12'] };
    const selected = selection(checked.readings, options);
    const tags = [`(${selected})`, ...before.map((other) => `not (${other})`)].join(' and ');
    before.push(selected);
    return { name, readings: checked.readings, options, tags };
  });
}
