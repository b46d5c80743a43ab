/**
 * The verdict once more, from the declaration, the messages and the transcript, which is judged anew, beside the one on
 * record.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { recordOf } from '../cases';
import type { HeardRun } from '../../assessment/hearing';
import { UnreadableEvidence, eachLine, packedName, type EvidenceProblem } from '../evidence';
import { digestOfLines, judgedAgain, judgementLines } from '../judged';
import { readMessages } from '../messages-file';
import {
  runDeclarationSchema,
  verdictOn,
  verdictSchema,
  type RunDeclaration,
  type Verdict,
} from '../verdict';

export type Recomputation =
  | { status: 'confirmed'; recorded: Verdict }
  | {
      status: 'differs';
      recorded: Verdict;
      recomputed: Verdict['verdict'];
      /** The clauses on which the two differ. */
      clauses: string[];
      /** The other members of the verdict in which they differ. */
      members: string[];
    }
  /** A file that it rests on is missing or is not what it should be; `problem` where it is packed evidence. */
  | { status: 'unreadable'; file: string; problem?: EvidenceProblem };

/** The files of a run that its verdict rests on; the evidence among them by its plain name. */
export const RUN_FILES = {
  run: 'run.json',
  verdict: 'verdict.json',
  messages: 'messages.ndjson',
  transcript: 'transcript.ndjson',
  judgements: 'judgements.ndjson',
} as const;

/**
 * The form of a file of evidence in `present`, the plain one before the packed one; null where neither is there.
 *
 * @param name plain
 */
export function evidenceAmong(present: ReadonlySet<string>, name: string): string | null {
  return [name, packedName(name)].find((each) => present.has(each)) ?? null;
}

/**
 * @param prefix with which the names of the run's files begin
 * @param present the regular files of the folder: nothing else is opened
 */
export async function recompute(
  root: string,
  prefix: string,
  present: ReadonlySet<string>,
): Promise<Recomputation> {
  const readJson = (name: string) =>
    present.has(prefix + name) ? json(path.join(root, prefix, name)) : undefined;
  const recorded = readJson(RUN_FILES.verdict);
  if (!verdictSchema.safeParse(recorded).success) return { status: 'unreadable', file: RUN_FILES.verdict };
  const declaration = readJson(RUN_FILES.run);
  if (!runDeclarationSchema.safeParse(declaration).success)
    return { status: 'unreadable', file: RUN_FILES.run };
  let again: Verdict;
  let judged: HeardRun;
  const [messages, transcript, judgements] = [
    RUN_FILES.messages,
    RUN_FILES.transcript,
    RUN_FILES.judgements,
  ].map((name) => evidenceAmong(present, prefix + name)) as [string | null, string | null, string | null];
  const placed = (name: string | null) => (name === null ? null : path.join(root, name));
  try {
    // As they stand: the schemas drop what they do not know, and the verdict quotes it.
    const declared = declaration as RunDeclaration;
    const { envelopes } =
      messages === null ? { envelopes: [] } : await readMessages(path.join(root, messages));
    const told = recordOf(declared, envelopes);
    const record = await judgedAgain(declared, told, placed(transcript));
    ({ judged } = record);
    again = JSON.parse(JSON.stringify(verdictOn(declared, record))) as Verdict;
  } catch (error) {
    const file = messages === null ? RUN_FILES.messages : path.posix.basename(messages);
    const problem = error instanceof UnreadableEvidence ? { problem: error.problem } : {};
    return { status: 'unreadable', file, ...problem };
  }
  // Which Portuguese text is installed is not what the verdict is about.
  const { portuguese } = (recorded as Verdict).regulation;
  const found = compared(recorded as Verdict, { ...again, regulation: { ...again.regulation, portuguese } });
  // Cells have their own record.
  if ((declaration as RunDeclaration).exhaustive !== undefined) return found;
  const same = (await linesDigest(placed(judgements))) === digestOfLines(judgementLines(judged));
  return same ? found : otherJudgements(found, recorded as Verdict, again);
}

/** Null where there is no file that can be read. */
async function linesDigest(file: string | null): Promise<string | null> {
  if (file === null) return null;
  const lines: string[] = [];
  try {
    await eachLine(file, (line) => lines.push(line));
  } catch {
    return null;
  }
  return digestOfLines(lines.at(-1) === '' ? lines.slice(0, -1) : lines);
}

function otherJudgements(found: Recomputation, recorded: Verdict, again: Verdict): Recomputation {
  const differs =
    found.status === 'differs'
      ? found
      : { status: 'differs' as const, recorded, recomputed: again.verdict, clauses: [], members: [] };
  return { ...differs, members: [...differs.members, RUN_FILES.judgements] };
}

function compared(recorded: Verdict, again: Verdict): Recomputation {
  if (isDeepStrictEqual(recorded, again)) return { status: 'confirmed', recorded };
  const members = new Set([...Object.keys(recorded), ...Object.keys(again)]);
  members.delete('clauses');
  const clauses = new Map(again.clauses.map((clause) => [clause.id, clause]));
  const ids = new Set([...recorded.clauses.map(({ id }) => id), ...clauses.keys()]);
  const before = new Map(recorded.clauses.map((clause) => [clause.id, clause]));
  return {
    status: 'differs',
    recorded,
    recomputed: again.verdict,
    clauses: [...ids].filter((id) => !isDeepStrictEqual(before.get(id), clauses.get(id))),
    members: [...members].filter(
      (member) => !isDeepStrictEqual(recorded[member as keyof Verdict], again[member as keyof Verdict]),
    ),
  };
}

/** Undefined for what is no JSON, or no file. */
function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
