/** The key `certificate` of the configuration: what the test report says beside the run, checked before anything runs. */
import type { TFunction } from 'i18next';
import type { $ZodIssue } from 'zod/v4/core';
import {
  LONGEST,
  MOST_DEVIATIONS,
  certificateDetailsSchema,
  type CertificateDetails,
} from '../../reports/certificate/details';
import { ProblemWriter, shown, valueAt, type ConfigurationProblem } from './configuration-problem';
import type { PlaceOf } from './place';
import { dayInMacau } from './decision';

const KEY = 'certificate';

const { shape } = certificateDetailsSchema;
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(shape),
  laboratory: Object.keys(shape.laboratory.unwrap().shape),
  customer: Object.keys(shape.customer.unwrap().shape),
  item: Object.keys(shape.item.unwrap().shape),
  authorisedBy: Object.keys(shape.authorisedBy.unwrap().shape),
};
const LANGUAGES = ['zh', 'pt'];
const DATES = ['issuedOn', 'item.receivedOn'];
/** Written once, in no language. */
const PLAIN = ['number', 'item.serialNumber', 'item.softwareHash'];

export interface ReadDetails {
  details: CertificateDetails;
  problems: ConfigurationProblem[];
}

/**
 * @param declared the mapping as it is written; undefined where there is none
 * @param writer for what any key of the configuration may have wrong
 * @param texts of the topic `certificate`
 */
export function readCertificateDetails(
  declared: Readonly<Record<string, unknown>> | undefined,
  placeOf: PlaceOf,
  writer: ProblemWriter,
  texts: TFunction,
  now: Date,
): ReadDetails {
  if (declared === undefined) return { details: {}, problems: [] };
  const own = new ProblemWriter(texts, placeOf);
  const result = certificateDetailsSchema.safeParse(declared);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) => problemsOf(issue, declared, writer, own));
    return { details: {}, problems: distinct(problems) };
  }
  const today = dayInMacau(now);
  const problems = DATES.flatMap((date) => {
    const path = date.split('.');
    const written = valueAt(declared, path);
    return typeof written === 'string' && written > today
      ? [own.write('future', [KEY, ...path], { written, today })]
      : [];
  });
  return { details: problems.length > 0 ? {} : result.data, problems };
}

function problemsOf(
  issue: $ZodIssue,
  declared: unknown,
  writer: ProblemWriter,
  own: ProblemWriter,
): ConfigurationProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = KEYS[path.join('.')] ?? LANGUAGES;
    return issue.keys.map((key) => writer.unknownKey([KEY, ...path], key, known));
  }
  // One text for both languages fails as each of them, and is one mistake.
  const language = LANGUAGES.includes(String(path.at(-1)));
  const at = language && typeof valueAt(declared, path.slice(0, -1)) === 'string' ? path.slice(0, -1) : path;
  const written = valueAt(declared, at);
  const full = [KEY, ...at];
  const values = { written: shown(written), longest: longestAt(at), most: MOST_DEVIATIONS };
  const name = at.join('.');
  if (DATES.includes(name)) return [own.write('date', full, values)];
  if (name === 'deviations') return [own.write('list', full, values)];
  if (Object.hasOwn(KEYS, name)) return [...writer.issue({ ...issue, path: full }, { [KEY]: declared })];
  if (written === undefined && language) return [own.write('languageMissing', full, values)];
  return [own.write(PLAIN.includes(name) || (at === path && language) ? 'text' : 'bilingual', full, values)];
}

function longestAt(path: readonly PropertyKey[]): number {
  const name = path.filter((each) => !LANGUAGES.includes(String(each))).join('.');
  if (name === 'number') return LONGEST.number;
  if (name === 'item.softwareHash') return LONGEST.hash;
  if (name === 'place' || name.endsWith('.address')) return LONGEST.address;
  if (/^deviations|^decisionRule$|^item\.(?:description|condition)$/.test(name)) return LONGEST.paragraph;
  return LONGEST.text;
}

function distinct(problems: readonly ConfigurationProblem[]): ConfigurationProblem[] {
  return problems.filter(
    ({ key, message }, index) =>
      problems.findIndex((each) => each.key === key && each.message === message) === index,
  );
}
