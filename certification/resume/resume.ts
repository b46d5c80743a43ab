/** A run that was ended before its end, made ready to be gone on with, or the reasons why it cannot be. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { translator, type InterfaceLanguage } from '../../locales';
import { recordOf } from '../../reports/cases';
import { UnreadableEvidence } from '../../reports/evidence/problem';
import { MANIFEST_FILE } from '../../reports/manifest/schema';
import { unsealFolder } from '../../reports/manifest/seal';
import { verifyFolder } from '../../reports/manifest/verification';
import { readMessages } from '../../reports/messages-file';
import { runDeclarationSchema } from '../../reports/verdict/declaration';
import type { Suite } from '../../checks';
import { version } from '../version';

import type { Configuration } from '../declaration/configuration';
import type { ConfigurationProblem } from '../declaration/configuration-problem';
import { declared as declaredNow } from '../declaration/declared';
import { OutputFolder } from '../folder/output-folder';
import { COMPARED_RUNS, COMPARISON_FILE } from '../folder/readings-comparison';
import { describeTable } from '../examination/run';
import { checkPacked, unpackEvidence } from '../folder/packing';
import { UNFINISHED } from '../folder/writing';
import { declarationOf, readDeclaration, unfinished, type DeclarationFile } from './declaration';
import { differences, tableDifferences, type Difference } from './differences';
import { Mark, inUseProblem, type InUse } from './mark';
import { whatIsNotBorneOut } from './borne-out';
import { DamagedMessages, absorbParts, checkMessages, cutUnproven, healMessages, partsOf } from './messages';
import { remainingCases, type Remaining } from './remaining';

export interface ResumedRun {
  folder: OutputFolder;
  mark: Mark;
  /** With this resumption as the last. */
  declaration: DeclarationFile;
  /** Null where no case was ever begun: everything is run. */
  remaining: Remaining | null;
  /** Whether the record ends as that of a run does that came to its end. */
  finished: boolean;
}

export interface Refused {
  ok: false;
  problems: ConfigurationProblem[];
}

/** A process whose command line was ended may take a moment to see it. */
const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** What is made from the evidence, and is made anew. */
const PRODUCTS = (folder: OutputFolder) => [
  folder.run,
  folder.regulationPage,
  ...folder.traceability,
  ...folder.traceability,
  folder.certificate,
  folder.certificateDetails,
  folder.allureResults,
  folder.allureReport,
];

export function readResumable(
  name: string,
  cwd: string,
  ui: InterfaceLanguage,
): { ok: true; folder: OutputFolder; declaration: DeclarationFile } | Refused {
  const folder = new OutputFolder(path.resolve(cwd, name));
  if (!existsSync(folder.root)) return refused(ui, 'noFolder', { folder: name });
  const compared = [COMPARISON_FILE, ...COMPARED_RUNS].some((each) =>
    existsSync(path.join(folder.root, each)),
  );
  if (compared) return refused(ui, 'comparison', { folder: name });
  if (!existsSync(folder.declaration)) return refused(ui, 'noDeclaration', { folder: name });
  const declaration = readDeclaration(folder.declaration);
  return declaration === null
    ? refused(ui, 'unreadableDeclaration', { folder: name })
    : { ok: true, folder, declaration };
}

export interface TakingUp {
  folder: OutputFolder;
  declaration: DeclarationFile;
  configuration: Configuration;
  suite: Suite;
  now?: Date;
}

/**
 * Nothing in the folder is changed before everything was compared; where something is not as it was, nothing is.
 *
 * @throws the file system's error
 */
export async function takeUp(taking: TakingUp): Promise<{ ok: true; resumed: ResumedRun } | Refused> {
  const { folder, declaration, configuration, suite } = taking;
  const { ui } = configuration;
  const now = declarationOf(declaredNow(configuration, suite), configuration, suite);
  const different = differences(declaration, now);
  if (different.length > 0)
    return { ok: false, problems: different.map((each) => differenceProblem(each, ui)) };
  if (declaration.table !== null && declaration.table.control !== 'forced')
    return refused(ui, 'observed', { control: declaration.table.control });

  const mark = await setMark(folder.root);
  if (!(mark instanceof Mark)) return { ok: false, problems: [inUseProblem(mark, folder.root, ui)] };
  try {
    const refusal = await whyNot(taking);
    if (refusal !== null) {
      mark.withdraw();
      return refusal;
    }
  } catch (error) {
    mark.withdraw();
    if (error instanceof DamagedMessages)
      return refused(ui, 'damaged', { file: error.file, line: error.line });
    if (error instanceof UnreadableEvidence) return { ok: false, problems: [unpackableProblem(error, ui)] };
    throw error;
  }
  try {
    return { ok: true, resumed: await made(taking, mark) };
  } catch (error) {
    mark.leave();
    throw error;
  }
}

async function setMark(root: string): Promise<Mark | InUse> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const mark = Mark.set(root);
    if (mark instanceof Mark || mark.elsewhere || Date.now() > until) return mark;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Looks, and changes nothing. */
async function whyNot({ folder, declaration, configuration, suite }: TakingUp): Promise<Refused | null> {
  const { ui, adapter } = configuration;
  await checkPacked(folder.root);
  for (const file of [folder.messages, ...partsOf(folder.messages)]) await checkMessages(file);
  const { record, begun } = await recordIn(folder, declaration);
  const remaining = remainingCases(suite, record, selected(declaration, configuration));
  const sofar = unfinished(declaration, declaration.table);
  const not = await whatIsNotBorneOut(sofar, record, folder.transcript);
  if (not !== null) return refused(ui, not.code, { folder: folder.root, ...not });
  if (existsSync(path.join(folder.root, MANIFEST_FILE))) {
    const { alterations, manifest } = await verifyFolder({
      root: folder.root,
      expected: null,
      version: version(),
    });
    if (alterations.length > 0) return refused(ui, 'altered', { folder: folder.root });
    if (manifest !== null && manifest.signature !== null && configuration.signing.key === null)
      return refused(ui, 'signed', { folder: folder.root });
    if (remaining.cases === 0 && record.finished && endedInOrder(folder))
      return refused(ui, 'complete', { folder: folder.root });
  }
  if (!begun || (remaining.cases === 0 && record.finished)) return null;
  if (declaration.table === null) return refused(ui, 'tableUnknown', { folder: folder.root });
  const { capabilities, unconnected, ended } = await describeTable(suite, adapter);
  if (capabilities === null) return refused(ui, 'unconnected', { message: unconnected?.message ?? ended });
  const different = tableDifferences(declaration.table, capabilities);
  return different.length === 0
    ? null
    : { ok: false, problems: different.map((each) => differenceProblem(each, ui)) };
}

async function made(
  { folder, declaration, configuration, suite, now = new Date() }: TakingUp,
  mark: Mark,
): Promise<ResumedRun> {
  await unsealFolder(folder.root);
  for (const product of PRODUCTS(folder)) rmSync(product, { recursive: true, force: true });
  for (const name of readdirSync(folder.root))
    if (name.endsWith(UNFINISHED)) rmSync(path.join(folder.root, name), { force: true });
  await unpackEvidence(folder.root);
  await absorbParts(folder.messages);
  await healMessages(folder.messages);
  await cutUnproven(folder.messages, folder.transcript);
  const { record, begun } = await recordIn(folder, declaration);
  // What was written before the first case says only what the features say, and is said again.
  if (!begun) rmSync(folder.messages, { force: true });
  const remaining = remainingCases(suite, record, selected(declaration, configuration));
  const resumption = { at: now.toISOString(), casesBefore: remaining.counted, again: remaining.again };
  return {
    folder,
    mark,
    declaration: { ...declaration, resumptions: [...declaration.resumptions, resumption] },
    remaining: begun ? remaining : null,
    finished: record.finished,
  };
}

async function recordIn({ messages }: OutputFolder, declaration: DeclarationFile) {
  const envelopes: Envelope[] = [];
  for (const file of [messages, ...partsOf(messages)]) {
    for (const envelope of (await readMessages(file)).envelopes) envelopes.push(envelope);
  }
  const begun = envelopes.some(({ testRunStarted }) => testRunStarted !== undefined);
  return { record: recordOf(unfinished(declaration, declaration.table), envelopes), begun };
}

function selected({ declared }: DeclarationFile, { tags }: Configuration) {
  const { languages, selection } = declared;
  return { languages, tagExpression: tags === null ? selection : `(${selection}) and (${tags})` };
}

/** Whether the last run left nothing to be made good. */
function endedInOrder({ run }: OutputFolder): boolean {
  try {
    const { interrupted, harnessErrors } = runDeclarationSchema.parse(JSON.parse(readFileSync(run, 'utf8')));
    return !interrupted && harnessErrors.length === 0;
  } catch {
    return false;
  }
}

function refused(ui: InterfaceLanguage, code: string, values: Record<string, string | number>): Refused {
  const texts = translator(ui, 'resume');
  return {
    ok: false,
    problems: [
      {
        source: '--resume',
        key: 'resume',
        message: texts(`problem.${code}.message`, values),
        advice: texts(`problem.${code}.advice`, values),
      },
    ],
  };
}

/** Whatever was packed whole and cannot be read was changed since. */
export function unpackableProblem(
  { file, problem }: UnreadableEvidence,
  ui: InterfaceLanguage,
): ConfigurationProblem {
  return {
    ...{ source: '--resume', key: 'resume' },
    message: translator(ui, 'evidence')(problem, { file }),
    advice: translator(ui, 'resume')('problem.damaged.advice'),
  };
}

function differenceProblem(
  { code, name, then, now }: Difference,
  ui: InterfaceLanguage,
): ConfigurationProblem {
  const texts = translator(ui, 'resume');
  const none = texts('none');
  return {
    source: '--resume',
    key: name === '' ? code : `${code}.${name}`,
    message: texts(`difference.${code}`, { name, then: then || none, now: now || none }),
    advice: texts(`advice.${ADVICE[code] ?? 'declared'}`),
  };
}

/** What to do about it, where it is not simply to declare the same. */
const ADVICE: Partial<Record<Difference['code'], string>> = {
  suite: 'suite',
  regulation: 'suite',
  feature: 'suite',
  steps: 'suite',
  table: 'table',
  tableOptions: 'tableOptions',
};
