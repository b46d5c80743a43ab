/** The verdict once more, from the messages and the declaration alone, beside the one on record. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { recordOf } from '../cases';
import { UnreadableEvidence, packedName, type EvidenceProblem } from '../evidence';
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
  const messages = evidenceAmong(present, prefix + RUN_FILES.messages);
  try {
    // As they stand: the schemas drop what they do not know, and the verdict quotes it.
    const declared = declaration as RunDeclaration;
    const { envelopes } =
      messages === null ? { envelopes: [] } : await readMessages(path.join(root, messages));
    again = JSON.parse(JSON.stringify(verdictOn(declared, recordOf(declared, envelopes)))) as Verdict;
  } catch (error) {
    const file = messages === null ? RUN_FILES.messages : path.posix.basename(messages);
    const problem = error instanceof UnreadableEvidence ? { problem: error.problem } : {};
    return { status: 'unreadable', file, ...problem };
  }
  // Which Portuguese text is installed is not what the verdict is about.
  const { portuguese } = (recorded as Verdict).regulation;
  return compared(recorded as Verdict, { ...again, regulation: { ...again.regulation, portuguese } });
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
