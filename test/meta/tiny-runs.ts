/** Runs of one article by the real command, on a suite and a table that are spoilt in one place. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { certify, type Certified } from '../../certification/certification';
import { readConfiguration, type CertifyFlags } from '../../certification/declaration/configuration';
import { OutputFolder } from '../../certification/folder/output-folder';
import { SUITE, type SuiteLocation } from '../../checks';
import { readSuite } from '../../checks/suite';
import { OFFICIAL_LANGUAGES } from '../../locales';
import { verdictSchema, type Verdict } from '../../reports';
import { run, temporaryFolder, type Console } from '../cli/console';

/** Every clause of it is examined by driving a table, and it has fifty cases. */
const ARTICLE = 'article-4.feature';
const CUCUMBER = JSON.stringify(require.resolve('@cucumber/cucumber'));

export interface Tiny {
  /** Does something to the features before the run. */
  spoil?: (features: string) => void;
  /** Support code beside the product's own, with Cucumber's functions in reach. */
  support?: string;
  /** Code of a module that makes a table; `create` makes the reference table, `out` is the certification folder. */
  table?: string;
  /** Flags of `certify`. */
  flags?: string[];
  /** Whether the test report is made, which takes a while. */
  certificate?: true;
}

export function featureFile(features: string, language: 'zh' | 'pt'): string {
  return path.join(features, language, ARTICLE);
}

function suiteOf({ spoil, support }: Tiny): SuiteLocation {
  const root = temporaryFolder();
  for (const language of OFFICIAL_LANGUAGES) {
    const file = path.join('features', language, ARTICLE);
    cpSync(path.join(SUITE.root, file), path.join(root, file), { recursive: true });
  }
  spoil?.(path.join(root, 'features'));
  const own = SUITE.support.map((glob) => path.join(SUITE.root, glob));
  if (support === undefined) return { root, support: own };
  mkdirSync(path.join(root, 'more'));
  const names = 'Given, When, Then, Before, After, BeforeStep, AfterStep, BeforeAll, AfterAll';
  writeFileSync(
    path.join(root, 'more', 'more.cjs'),
    `const { ${names} } = require(${CUCUMBER});\n${support}`,
  );
  return { root, support: [...own, 'more/*.cjs'] };
}

/** A folder with the table in it. */
function withTable({ table }: Tiny): string {
  const cwd = temporaryFolder();
  if (table === undefined) return cwd;
  const reference = JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'));
  const head = `const fs = require('node:fs'); const create = require(${reference}).default;
    const out = ${JSON.stringify(path.join(cwd, 'c'))};`;
  writeFileSync(path.join(cwd, 'table.cjs'), `${head}\n${table}`);
  return cwd;
}

export interface Ran extends Console {
  /** Null where nothing was run. */
  verdict: Verdict | null;
}

export async function ranBy(tiny: Tiny): Promise<Ran> {
  const cwd = withTable(tiny);
  const target = tiny.table === undefined ? [] : ['--target', './table.cjs'];
  const paper = tiny.certificate === true ? [] : ['--no-certificate'];
  const flags = ['--out', 'c', '--allure', 'none', ...paper, ...target, ...(tiny.flags ?? [])];
  const ran = await run(['certify', ...flags], { cwd, suite: suiteOf(tiny) });
  const file = path.join(cwd, 'c', 'verdict.json');
  return { ...ran, verdict: existsSync(file) ? readVerdict(file) : null };
}

/** Where a folder stands in the place of the file there is none. */
function readVerdict(file: string): Verdict | null {
  try {
    return verdictSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The same without the checks before a run, which would have refused it. */
export function certifiedUnchecked(tiny: Tiny, flags: CertifyFlags = {}): Promise<Certified> {
  const cwd = withTable(tiny);
  const read = readConfiguration({ allure: 'none', ...flags }, cwd, 'en');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const configuration = { ...read.configuration, certificate: null };
  return certify({
    configuration,
    suite: readSuite(suiteOf(tiny)),
    folder: new OutputFolder(temporaryFolder()),
    signal: new AbortController().signal,
    progress: { planned: () => undefined, casesDone: () => undefined, end: () => undefined },
  });
}
