/** What an exploration leaves behind: findings, scenarios in both languages, and the exchanges of the shortest sessions. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Terms, Wording } from '../../../assessment';
import { INTERFACE_LANGUAGES, OFFICIAL_LANGUAGES } from '../../../locales';
import { citation } from '../../../regulation';
import { printableJson } from '../../../reports/printable';
import type { Configuration } from '../../declaration/configuration';
import { put } from '../../folder/writing';
import { caseName, featureText, unsaidText } from './fragment';
import type { ExplorationJob, Told } from './job';
import type { Explored } from './process';
import { restsOn, storyOf, type Dependence, type Story } from './story';
import { actualText, requiredText } from './wording';

const FORMAT = 'craps-conformance/exploration';
const VERSION = 1;
const PARENT = 'exploration';

/** Named after the time, in UTC, with nothing in the name that a file system refuses; a second run counts on. */
export function explorationFolder(cwd: string, now: Date): string {
  const folder = path.join(cwd, PARENT, now.toISOString().slice(0, 19).replaceAll(':', '-'));
  const candidates = [folder, ...Array.from({ length: 98 }, (_, index) => `${folder}-${index + 2}`)];
  return candidates.find((candidate) => !existsSync(candidate)) ?? folder;
}

export interface WrittenFinding {
  readonly told: Told;
  readonly story: Story;
  readonly dependence: Dependence;
  /** Names of the files in the folder; null where nothing could be said. */
  readonly files: { readonly zh: string; readonly pt: string } | null;
}

export function writeFinding(
  root: string,
  told: Told,
  number: number,
  terms: Terms,
  minorUnitsPerAmount: number,
): WrittenFinding {
  const story = storyOf(told, terms);
  const dependence = restsOn(told, terms);
  if (story.sentences.length === 0) return { told, story, dependence, files: null };
  const [clause] = told.judgement.clauses;
  const fragment = { finding: told, story, dependence, terms, minorUnitsPerAmount };
  const named = (language: 'zh' | 'pt') => `${clause}-${number}.${language}.feature`;
  for (const language of OFFICIAL_LANGUAGES) {
    put(path.join(root, named(language)), featureText(fragment, language));
  }
  return { told, story, dependence, files: { zh: named('zh'), pt: named('pt') } };
}

export interface Outcome {
  readonly job: ExplorationJob;
  readonly configuration: Pick<Configuration, 'adapter' | 'fault' | 'readings' | 'minorUnitsPerAmount'>;
  readonly explored: Explored;
  readonly written: readonly WrittenFinding[];
  readonly exitCode: number;
  readonly startedAt: string;
  readonly finishedAt: string;
}

export function findingsDocument({
  job,
  configuration,
  explored,
  written,
  exitCode,
  startedAt,
  finishedAt,
}: Outcome): object {
  const { adapter, fault, readings, minorUnitsPerAmount } = configuration;
  const { capabilities, ended } = explored;
  return {
    format: FORMAT,
    version: VERSION,
    startedAt,
    finishedAt,
    adapter: { kind: adapter.kind, target: adapter.target },
    fault,
    table: capabilities,
    readings: { set: readings.set, values: readings.values },
    options: job.options,
    ...job.exploration,
    timeLimitSeconds: job.timeLimit === null ? null : job.timeLimit / 1000,
    sessions: ended?.sessions ?? null,
    shorteningSessions: ended?.shortenings ?? null,
    ended: ended?.ended ?? null,
    exitCode,
    findings: written.map((each) => findingRecord(each, job, minorUnitsPerAmount)),
  };
}

function findingRecord(
  { told, story, dependence, files }: WrittenFinding,
  { authorisations, readings, options }: ExplorationJob,
  minorUnitsPerAmount: number,
): object {
  const { judgement, key, session, found, repeated, crowd, actions, played } = told;
  const [clause] = judgement.clauses;
  return {
    case: caseName({ story, finding: told }),
    key,
    clause,
    clauses: judgement.clauses,
    dice: judgement.dice ?? null,
    point: judgement.point,
    ...Object.fromEntries(
      INTERFACE_LANGUAGES.map((language) => {
        const wording: Wording = { language, authorisations, minorUnitsPerAmount };
        return [
          language,
          {
            clause: citation(clause, language),
            required: requiredText(judgement, story.people, wording),
            actual: actualText(judgement, story.people, wording),
            unsaid: story.unsaid.length === 0 ? null : unsaidText(story, language),
          },
        ];
      }),
    ),
    restsOn: {
      readings: Object.fromEntries(dependence.readings.map((id) => [id, readings[id]])),
      options: Object.fromEntries(dependence.options.map((id) => [id, options[id]])),
    },
    scenarios: files,
    complete: files !== null && story.unsaid.length === 0,
    unsaid: story.unsaid,
    session,
    actionsFound: found,
    actions: actions.length,
    repeated,
    shortest: { players: crowd, actions },
    exchanges: played,
    judgement,
  };
}

export function writeFindings(root: string, outcome: Outcome): string {
  const file = path.join(root, 'findings.json');
  put(file, `${printableJson(findingsDocument(outcome))}\n`);
  return file;
}
