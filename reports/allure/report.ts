/**
 * Makes `allure-report/` from `allure-results/`: a page that opens from the disk, made by Allure 2 where there is a Java,
 * by Allure 3 where there is none, and packed by `pack.ts`. Nothing is fetched and nothing is sent.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InterfaceLanguage } from '../../locales';
import { text } from '../texts';
import { findJava } from './java';
import { packReport } from './pack';
import { run } from './process';
import { totalsOf, type AllureTotals } from './totals';

const packages = createRequire(__filename);

export interface ReportRequest {
  /** The folder of results. */
  results: string;
  /** The folder to make; what is in it is replaced. */
  report: string;
  language: InterfaceLanguage;
  env?: NodeJS.ProcessEnv;
}

export interface AllureReport {
  generator: 'allure-2' | 'allure-3';
  version: string;
  /** Why this generator: see the texts `allure.generator`. */
  reason: 'java' | 'no_java' | 'allure_2_failed';
  /** The Java that was used, or what Allure 2 said when it failed. */
  detail: string | null;
  /** The page to open. */
  index: string;
  totals: AllureTotals;
}

export class ReportError extends Error {
  override name = 'ReportError';
}

const GENERATION_TIMEOUT = 10 * 60_000;

/** @throws ReportError where no generator could make the report */
export async function generateReport(request: ReportRequest): Promise<AllureReport> {
  const env = request.env ?? process.env;
  const java = await findJava(env);
  if (java === null) return { ...(await allure3(request, env)), reason: 'no_java', detail: null };
  try {
    const report = await allure2(request, env, java.command);
    return { ...report, reason: 'java', detail: java.version };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return { ...(await allure3(request, env)), reason: 'allure_2_failed', detail: error.message };
  }
}

type Made = Pick<AllureReport, 'generator' | 'version' | 'index' | 'totals'>;

function versionOf(packageFile: string): string {
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}

/** Allure 2 has Simplified Chinese and Brazilian Portuguese, Allure 3 the Chinese of Taiwan and Portuguese. */
const ALLURE_2_LANGUAGE = { zh: 'zh', pt: 'br', en: 'en' } as const;
const ALLURE_3_LANGUAGE = { zh: 'zh-TW', pt: 'pt', en: 'en' } as const;

/**
 * Java is called directly: the package's own launchers pass through a shell, and its bin has the same name as
 * Allure 3's.
 */
async function allure2(request: ReportRequest, env: NodeJS.ProcessEnv, java: string): Promise<Made> {
  const packageFile = packages.resolve('allure-commandline/package.json');
  const home = path.join(path.dirname(packageFile), 'dist');
  const classpath = [path.join(home, 'lib', '*'), path.join(home, 'lib', 'config')].join(path.delimiter);
  const { exitCode, output } = await run(
    java,
    [
      // A report takes one or two seconds: time that a second compiler only lengthens.
      '-XX:+IgnoreUnrecognizedVMOptions',
      '-XX:TieredStopAtLevel=1',
      '-classpath',
      classpath,
      'io.qameta.allure.CommandLine',
      'generate',
      '--clean',
      '--single-file',
      '--lang',
      ALLURE_2_LANGUAGE[request.language],
      '--output',
      path.resolve(request.report),
      path.resolve(request.results),
    ],
    {
      env: {
        ...env,
        APP_HOME: home,
        // Without it the generator reports each use to Google, and so does the page whenever it is opened.
        ALLURE_NO_ANALYTICS: 'true',
        // In the POSIX locale Java cannot open a folder whose name is not ASCII.
        ...(process.platform === 'win32' ? {} : { LC_ALL: 'C.UTF-8' }),
      },
      timeout: GENERATION_TIMEOUT,
    },
  );
  return finish('allure-2', versionOf(packageFile), request, exitCode, output);
}

async function allure3(request: ReportRequest, env: NodeJS.ProcessEnv): Promise<Made> {
  const main = packages.resolve('allure');
  // Where the folder holds anything else, it makes a folder of its own in it.
  rmSync(request.report, { recursive: true, force: true });
  const results = path.resolve(request.results);
  const { exitCode, output } = await run(
    process.execPath,
    [
      main,
      'awesome',
      // Results are named by a pattern: only the last part of the path may be read as one.
      '--cwd',
      path.dirname(results),
      '--single-file',
      '--report-language',
      ALLURE_3_LANGUAGE[request.language],
      '--report-name',
      text(request.language, 'allure.reportName'),
      '--group-by',
      'epic,feature,story',
      '--output',
      path.resolve(request.report),
      path.basename(results),
    ],
    { env, timeout: GENERATION_TIMEOUT },
  );
  const packageFile = path.join(path.dirname(main), '..', 'package.json');
  return finish('allure-3', versionOf(packageFile), request, exitCode, output);
}

function finish(
  generator: Made['generator'],
  version: string,
  request: ReportRequest,
  exitCode: number | null,
  output: string,
): Made {
  const index = path.join(path.resolve(request.report), 'index.html');
  if (exitCode !== 0 || !existsSync(index))
    throw new ReportError(`${generator} ${version} (exit code ${String(exitCode)}): ${output}`);
  writeFileSync(index, ownPage(readFileSync(index, 'utf8'), text(request.language, 'allure.reportName')));
  try {
    packReport(index, text(request.language, 'allure.tooOld'));
    return { generator, version, index, totals: totalsOf(index) };
  } catch (error) {
    throw new ReportError(`${generator} ${version}: ${String(error)}`, { cause: error });
  }
}

const TRACKER =
  /<script async src="https:\/\/www\.googletagmanager\.com\/[^"]*"><\/script>\s*<script>[\s\S]*?<\/script>/g;

/** Allure 2 takes the distances between the paragraphs of a description away, and the bars beside its quotations. */
const STYLE = `<style>
.description__text p, .description__text ul { margin: 0 0 .7em; line-height: 1.5 }
.description__text ul { padding-left: 1.4em; list-style: disc }
.description__text blockquote { margin: 0 0 .7em; padding-left: 1em; border-left: 3px solid #8a8f98 }
.description__text strong { font-weight: bold }
</style>
`;

/** The page under its own name, fit to read, and without Allure 3's tracker, which no option turns off. */
function ownPage(html: string, name: string): string {
  const page = html
    .replace(TRACKER, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace('</head>', () => `${STYLE}</head>`);
  if (page.includes('googletagmanager.com')) throw new ReportError('the page would report its readers');
  return page;
}
