/** Whether a transcript is as it was written: `adapters/chain.ts` says what can be noticed and what cannot. */
import path from 'node:path';
import { CHAIN_VERSION, formatOf } from '../../adapters/chain';
import { wirePlaceSchema, type TranscriptPlace } from '../../adapters/transcript';
import { readChainedLines, type ChainedLines, type ChainLine, type TornLine } from './lines';

export const PROBLEMS = [
  /** It is no line of JSON. */
  'unreadable',
  /** It stands in no chain. */
  'foreign',
  /** The chain's header is not there. */
  'beginning',
  /** The header is of another format or version. */
  'format',
  /** What the header says that the file ended with before it is not there. */
  'predecessor',
  /** A line between two is not there. */
  'missing',
  /** Two lines stand in the wrong order. */
  'swapped',
  'repeated',
  /** This line, or the hash of it in the next one, is not as it was written. */
  'altered',
  /** There are lines after the end of the chain. */
  'afterEnd',
  /** The end of the chain is not there, and nothing says that the run was interrupted. */
  'cutOff',
  /** The messages or the verdict name exchanges that are not there. */
  'caseMissing',
  /** The messages or the verdict name these exchanges by another hash. */
  'caseAltered',
  /** An exchange points to lines of a wire's record that are not there. */
  'wireMissing',
  'wireAltered',
] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

export interface TranscriptProblem {
  kind: ProblemKind;
  /** Name of the file: the transcript's, or that of a wire's record. */
  file: string;
  /** Of the file, from 1; null where there is none to point to. */
  line: number | null;
  chain: string | null;
  /** The lines of the chain concerned. */
  from: number | null;
  to: number | null;
}

export interface ChainSummary {
  file: string;
  chain: string;
  worker: string | null;
  /** ISO 8601. */
  begun: string | null;
  /** Lines between the header and the end. */
  lines: number;
  /** `ended` by itself; `resumed`: cut off, and the same worker began anew; `interrupted`: cut off, as the run says. */
  end: 'ended' | 'resumed' | 'interrupted' | 'cutOff';
}

export interface TranscriptVerification {
  intact: boolean;
  lines: number;
  chains: ChainSummary[];
  /** In the order of the file, the first one first. */
  problems: TranscriptProblem[];
}

export interface VerificationOptions {
  /** Exchanges of cases that are named elsewhere. */
  places?: readonly TranscriptPlace[];
  /** Whether the run is known to have been interrupted. */
  interrupted?: boolean;
}

/** @param file the transcript; the records of wires are looked for beside it */
export function verifyTranscript(file: string, options: VerificationOptions = {}): TranscriptVerification {
  const { places = [], interrupted = false } = options;
  const transcript = new VerifiedFile(file, 'transcript', interrupted);
  const wires = wiresOf(transcript, path.dirname(file), interrupted);
  const files = [transcript, ...wires.files];
  const problems = [
    ...transcript.problems,
    ...places.flatMap((place) => transcript.compare(place, ['caseMissing', 'caseAltered'])),
    ...wires.problems,
    ...wires.files.flatMap((wire) => wire.problems),
  ];
  return {
    intact: problems.length === 0,
    lines: transcript.content.lines.length,
    chains: files.flatMap(({ chains }) => chains),
    problems: inOrder(problems, files),
  };
}

/** What is not in a file stands after everything that is; the same is told once. */
function inOrder(problems: TranscriptProblem[], files: readonly VerifiedFile[]): TranscriptProblem[] {
  const place = ({ file }: TranscriptProblem) => files.findIndex(({ name }) => name === file);
  const known = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...known.values()].sort(
    (one, other) =>
      place(one) - place(other) ||
      (one.line ?? Number.MAX_SAFE_INTEGER) - (other.line ?? Number.MAX_SAFE_INTEGER),
  );
}

class VerifiedFile {
  readonly name: string;
  readonly content: ChainedLines;
  readonly chains: ChainSummary[] = [];
  readonly problems: TranscriptProblem[] = [];
  /** Chain, then sequence. */
  private readonly positions = new Map<string, Map<number, ChainLine>>();

  constructor(
    file: string,
    private readonly contents: string,
    private readonly interrupted: boolean,
  ) {
    this.name = path.basename(file);
    this.content = readChainedLines(file);
    const groups = new Map<string, ChainLine[]>();
    for (const line of this.content.lines) {
      if (line.chain === '' || line.sequence < 0) this.problem('foreign', line);
      else if (groups.get(line.chain)?.push(line) === undefined) groups.set(line.chain, [line]);
    }
    for (const [chain, lines] of groups) this.verifyChain(chain, lines);
    this.verifyHeaders();
    for (const torn of this.content.torn) if (!this.explained(torn)) this.tornProblem(torn);
  }

  /** Whether the lines that are named elsewhere are these. */
  compare(
    { chain, from, to, sha256 }: TranscriptPlace,
    [missing, altered]: [missing: ProblemKind, altered: ProblemKind],
  ): TranscriptProblem[] {
    const last = this.positions.get(chain)?.get(to);
    const place = { file: this.name, chain, from, to };
    if (last === undefined) return [{ kind: missing, line: null, ...place }];
    return last.sha256 === sha256 ? [] : [{ kind: altered, line: last.number, ...place }];
  }

  private problem(kind: ProblemKind, at: ChainLine, from = at.sequence, to = from): void {
    this.problems.push({ kind, file: this.name, line: at.number, chain: at.chain, from, to });
  }

  private tornProblem({ number, chain }: TornLine): void {
    this.problems.push({
      kind: 'unreadable',
      file: this.name,
      line: number,
      chain,
      from: null,
      to: null,
    });
  }

  private verifyChain(chain: string, inFile: readonly ChainLine[]): void {
    const bySequence = new Map<number, ChainLine>();
    for (const line of inFile) {
      if (bySequence.has(line.sequence)) this.problem('repeated', line);
      else bySequence.set(line.sequence, line);
    }
    this.positions.set(chain, bySequence);
    const once = [...bySequence.values()];
    const ordered = once.toSorted((one, other) => one.sequence - other.sequence);
    const misplaced = once.find((line, index) => line !== ordered[index]);
    if (misplaced !== undefined) this.problem('swapped', misplaced);

    const [first] = ordered as [ChainLine];
    if (first.sequence !== 0) this.problem('beginning', first, 0, first.sequence - 1);
    else if (first.value['format'] !== formatOf(this.contents) || first.value['version'] !== CHAIN_VERSION)
      this.problem('format', first);
    for (const [index, line] of ordered.slice(1).entries()) {
      const before = ordered[index] as ChainLine;
      if (before.end) this.problem('afterEnd', line);
      else if (line.sequence !== before.sequence + 1)
        this.problem('missing', line, before.sequence + 1, line.sequence - 1);
      else if (line.previous !== before.sha256) this.problem('altered', before);
    }
    this.summarise(chain, ordered);
  }

  private summarise(chain: string, ordered: readonly ChainLine[]): void {
    const [first] = ordered as [ChainLine];
    const last = ordered.at(-1) as ChainLine;
    const { worker, time } = first.value;
    const isWorker = (line: ChainLine) => line.sequence === 0 && line.value['worker'] === worker;
    const resumed = this.content.lines.some((line) => line.number > last.number && isWorker(line));
    const end = last.end
      ? 'ended'
      : resumed
        ? 'resumed'
        : this.interrupted
          ? 'interrupted'
          : ('cutOff' as const);
    if (end === 'cutOff') this.problem('cutOff', last, last.sequence + 1);
    this.chains.push({
      file: this.name,
      chain,
      worker: typeof worker === 'string' ? worker : null,
      begun: typeof time === 'string' ? time : null,
      lines: ordered.filter((line) => line.sequence !== 0 && !line.end).length,
      end,
    });
  }

  private verifyHeaders(): void {
    const before = new Set<string>();
    for (const line of this.content.lines) {
      if (line.sequence === 0 && line.previous !== null && !before.has(line.previous))
        this.problem('predecessor', line);
      before.add(line.sha256);
    }
  }

  /** Half a line is what a process leaves that is killed while it writes; it stands before whatever comes next. */
  private explained({ number, chain, isolated }: TornLine): boolean {
    const cut = this.chains.filter(({ end }) => end === 'resumed' || end === 'interrupted');
    const next = this.content.lines.find((line) => line.number > number);
    return cut.some((each) => chain === null || each.chain === chain) && (isolated || next?.sequence === 0);
  }
}

/** The records of wires that the exchanges point to. */
function wiresOf(
  { name, content }: VerifiedFile,
  folder: string,
  interrupted: boolean,
): { files: VerifiedFile[]; problems: TranscriptProblem[] } {
  const files = new Map<string, VerifiedFile>();
  const problems: TranscriptProblem[] = [];
  for (const line of content.lines) {
    const place = wirePlaceSchema.safeParse(line.value['wire']).data;
    if (place === undefined) continue;
    const wire =
      files.get(place.file) ?? new VerifiedFile(path.join(folder, place.file), 'wire', interrupted);
    files.set(place.file, wire);
    problems.push(
      ...wire.compare(place, ['wireMissing', 'wireAltered']).map((problem) => ({
        ...problem,
        // The exchange is what a reader comes from.
        file: name,
        line: line.number,
        chain: line.chain,
        from: line.sequence,
        to: line.sequence,
      })),
    );
  }
  return { files: [...files.values()], problems };
}
