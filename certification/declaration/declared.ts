/** What stands before a run begins. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleFile } from '../../adapters/library';
import { CLAUSES, articleOf, clausesOfAuthorisation } from '../../regulation';
import type { DeclaredInspection } from '../../reports/verdict/declaration';
import { isAboutLanding } from '../../reports/verdict/observed';
import { articlesOf, SUITE, type Suite } from '../../checks';
import type { Inspection } from '../inspection/inspection-file';
import type { Configuration } from './configuration';
import type { Declared } from '../resume/declaration';
import { digestOf } from '../resume/digests';
import { selection } from './selection';

export function declared(configuration: Configuration, suite: Suite): Declared {
  const { adapter, fault, readings, options, scope, inspection, asDescribed } = configuration;
  const { authorisations, languages, tags, minorUnitsPerAmount } = configuration;
  const { name, version } = packageAt(path.join(SUITE.root, 'package.json'));
  return {
    suite: { name, version },
    scope,
    articles: scope === 'system' ? articlesOf(suite) : allArticles(),
    // Whoever reads the verdict has to know that the table was told to err.
    adapter: {
      kind: adapter.kind,
      target: fault === null ? adapter.target : `${adapter.target} (${fault})`,
      ...fileHashes(adapter),
      ...((adapter.granted ?? []).length === 0 ? {} : { granted: [...(adapter.granted ?? [])] }),
    },
    readings: { ...readings, values: { ...readings.values } },
    options: { ...options },
    ...(asDescribed.length === 0 ? {} : { asDescribed: [...asDescribed] }),
    authorisations: authorisations.map((each) => ({ ...each, clauses: [...clausesOfAuthorisation(each)] })),
    inspection: inspection === null ? null : declaredInspection(inspection),
    languages,
    ...(configuration.ask === 'once' ? { ask: configuration.ask } : {}),
    selection: selection(readings.values, options),
    tags,
    minorUnitsPerAmount,
    tools: {
      node: process.versions.node,
      cucumber: packageAt(require.resolve('@cucumber/cucumber/package.json')).version,
    },
  };
}

/** So that it can be told later which files they were. One that is gone by now is told of by the run. */
function fileHashes({ kind, module, target, cwd }: Configuration['adapter']) {
  const table =
    kind === 'library' ? moduleFile(target, cwd) : kind === 'journal' ? path.resolve(cwd, target) : null;
  const adapterSha256 = sha256Of(module ?? null);
  const targetSha256 = sha256Of(table);
  return {
    ...(adapterSha256 === null ? {} : { adapterSha256 }),
    ...(targetSha256 === null ? {} : { targetSha256 }),
  };
}

function sha256Of(file: string | null): string | null {
  if (file === null) return null;
  try {
    return digestOf(file);
  } catch {
    return null;
  }
}

function declaredInspection({ file, sha256, record }: Inspection): DeclaredInspection {
  const { inspector, date, place } = record;
  const landings = CLAUSES.map(({ id }) => id).filter((id) => {
    const seen = record.observations.filter(({ clause }) => clause === id);
    return isAboutLanding(id) && seen.length > 0 && seen.every(({ observed }) => observed === 'yes');
  });
  const confirmed = landings.length === 0 ? {} : { landings };
  return { file, sha256, inspector, date, place, ...confirmed };
}

function packageAt(file: string): { name: string; version: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
}

function allArticles(): number[] {
  return [...new Set(CLAUSES.map(({ id }) => articleOf(id)).filter((article) => article !== null))];
}
