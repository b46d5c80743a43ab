/** The verdict on a run: a function of what was declared, of Cucumber's messages and of the transcript, and of nothing else. */
import type { Envelope } from '@cucumber/messages';
import { META } from '../../regulation';
import { recordOf, type RunRecord } from '../cases';
import { describedTexts } from './as-described';
import { clauseVerdicts } from './clauses';
import { countByLanguage } from './counts';
import { findingsOf, judgedTotals, offendsTheLaw, stands } from './judged';
import type { RunDeclaration } from './declaration';
import { reasonsOf, remarksOf } from './reasons';
import { EXIT_CODES, type Verdict, type VerdictName } from './schema';

/** Of a run that left no transcript. */
export function verdict(declaration: RunDeclaration, envelopes: Iterable<Envelope>): Verdict {
  return verdictOn(declaration, recordOf(declaration, envelopes));
}

/** Of a record that was already read, with what the judge makes of the exchanges. */
export function verdictOn(declaration: RunDeclaration, record: RunRecord): Verdict {
  const clauses = clauseVerdicts(declaration, record);
  const cases = countByLanguage(record.cases, declaration.languages);
  const reasons = reasonsOf(declaration, record, clauses);
  const found = offendsTheLaw(record) || record.cases.some(stands);
  // One found failure stands, however incomplete the run was.
  const { asDescribed } = declaration;
  const right: VerdictName = asDescribed === undefined ? 'conforms' : 'conforms_as_described';
  const name: VerdictName = found ? 'does_not_conform' : reasons.length > 0 ? 'inconclusive' : right;
  const { suite, scope, articles, adapter, target, readings, options } = declaration;
  const { inspection, observation, exhaustive, languages, ask, tags } = declaration;
  const { startedAt, finishedAt, interrupted, resumptions, tools } = declaration;
  return {
    verdict: name,
    exitCode: EXIT_CODES[name],
    suite,
    scope,
    articles,
    adapter,
    target,
    readings,
    options,
    ...(asDescribed === undefined
      ? {}
      : { asDescribed: asDescribed.map((each) => ({ ...each, texts: describedTexts(each) })) }),
    authorisations: declaration.authorisations.map(({ dispatch, date, item, clauses: about }) => ({
      dispatch,
      date,
      item,
      clauses: about,
    })),
    inspection,
    observation,
    ...(exhaustive === undefined ? {} : { exhaustive }),
    languages,
    ...(ask === undefined ? {} : { ask }),
    tags,
    partial: tags !== null || (exhaustive?.sample ?? null) !== null,
    regulation: regulation(),
    startedAt,
    finishedAt,
    interrupted,
    ...(resumptions === undefined ? {} : { resumptions }),
    cases,
    judged: judgedTotals(record),
    findings: findingsOf(declaration, record),
    clauses,
    reasons,
    remarks: remarksOf(declaration, clauses),
    tools,
  };
}

function regulation(): Verdict['regulation'] {
  const { instrument, regulation: title, gazette, published, source, portuguese } = META;
  return {
    instrument,
    title,
    gazette: {
      name: gazette.name,
      number: gazette.number,
      pages: gazette.pages,
      published,
      address: gazette.address,
    },
    sha256: source.sha256,
    portuguese: { status: portuguese.status, label: portuguese.label },
  };
}
