/** The verdict on a run: a function of what was declared and of Cucumber's messages, and of nothing else. */
import type { Envelope } from '@cucumber/messages';
import { META } from '../../regulation';
import { recordOf, type RunRecord } from '../cases';
import { describedTexts } from './as-described';
import { clauseVerdicts } from './clauses';
import { countByLanguage } from './counts';
import type { RunDeclaration } from './declaration';
import { reasonsOf, remarksOf } from './reasons';
import { EXIT_CODES, type Verdict, type VerdictName } from './schema';

export function verdict(declaration: RunDeclaration, envelopes: Iterable<Envelope>): Verdict {
  return verdictOn(declaration, recordOf(declaration, envelopes));
}

/** The same from a record that was already read. */
export function verdictOn(declaration: RunDeclaration, record: RunRecord): Verdict {
  const clauses = clauseVerdicts(declaration, record);
  const cases = countByLanguage(record.cases, declaration.languages);
  const reasons = reasonsOf(declaration, record, clauses);
  // One found failure stands, however incomplete the run was.
  const { asDescribed } = declaration;
  const right: VerdictName = asDescribed === undefined ? 'conforms' : 'conforms_as_described';
  const name: VerdictName =
    cases.failed > 0 ? 'does_not_conform' : reasons.length > 0 ? 'inconclusive' : right;
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
