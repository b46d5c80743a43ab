/** The trace of a suite, with what its checks of the law and the features find. */
import type { InterfaceLanguage } from '../../locales';
import { keptBesideChecked } from '../checked-copy';
import type { SuiteLocation } from '../location';
import type { Problem } from '../problem';
import type { Trace } from './trace';

/** Of a compiled copy: the trace as it was when the copy was checked. */
export const TRACE_FILE = 'traced.json';

export interface Traced {
  trace: Trace;
  problems: readonly Problem[];
}

export function traced(location: SuiteLocation, language: InterfaceLanguage): Traced {
  const kept = keptBesideChecked(location, TRACE_FILE);
  return kept === null ? tracedAnew(location, language) : { trace: JSON.parse(kept) as Trace, problems: [] };
}

/** From the features themselves, which takes as long as to parse them. */
export function tracedAnew(location: SuiteLocation, language: InterfaceLanguage): Traced {
  const { checkTexts } = require('..') as typeof import('..');
  const { readSentenceCases } = require('./sentence-cases') as typeof import('./sentence-cases');
  const { buildTrace } = require('./trace') as typeof import('./trace');
  const { suite, problems } = checkTexts(location, language);
  return { trace: buildTrace(suite, readSentenceCases(location.root)), problems };
}
