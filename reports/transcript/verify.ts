/** Whether a transcript is as it was written: `adapters/chain.ts` says what can be noticed and what cannot. */
import path from 'node:path';
import { CHAIN_VERSION, formatOf } from '../../adapters/chain';
import { wirePlaceSchema, type TranscriptPlace, type WirePlace } from '../../adapters/transcript';
import { standing, standsTwice, packedName } from '../evidence';
import { eachChainedLine, type ChainLine, type TornLine } from './lines';

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
  /** The file is there both packed and plain: whichever is read, the other may say something else. */
  'twoForms',
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

/**
 * @param file the transcript in either form; the records of wires are looked for beside it
 * @throws {UnreadableEvidence}
 */
export async function verifyTranscript(
  file: string,
  options: VerificationOptions = {},
): Promise<TranscriptVerification> {
  const { places = [], interrupted = false } = options;
  const transcript = await VerifiedFile.read(file, 'transcript', interrupted);
  const wires = await wiresOf(transcript, path.dirname(file), interrupted);
  const files = [transcript, ...wires.files];
  const problems = [
    ...transcript.problems,
    ...places.flatMap((place) => transcript.compare(place, ['caseMissing', 'caseAltered'])),
    ...wires.problems,
    ...wires.files.flatMap((wire) => wire.problems),
  ];
  return {
    intact: problems.length === 0,
    lines: transcript.lines.length,
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

/** Of a line what its place in the chain rests on: what it holds is not kept, since a transcript has no limit. */
interface VerifiedLine extends Omit<ChainLine, 'value'> {
  /** Of headers, and where a chain lacks its own, of the first line that is there. */
  begins?: { worker: unknown; time: unknown; known: boolean };
  wire?: WirePlace;
}

class VerifiedFile {
  readonly name: string;
  readonly chains: ChainSummary[] = [];
  readonly problems: TranscriptProblem[] = [];
  /** Chain, then sequence. */
  private readonly positions = new Map<string, Map<number, VerifiedLine>>();

  private constructor(
    file: string,
    readonly lines: readonly VerifiedLine[],
    torn: readonly TornLine[],
    private readonly interrupted: boolean,
  ) {
    this.name = path.basename(standing(file) ?? file);
    if (standsTwice(file)) this.twoForms(path.basename(packedName(file)));
    const groups = new Map<string, VerifiedLine[]>();
    for (const line of lines) {
      if (line.chain === '' || line.sequence < 0) this.problem('foreign', line);
      else if (groups.get(line.chain)?.push(line) === undefined) groups.set(line.chain, [line]);
    }
    for (const [chain, own] of groups) this.verifyChain(chain, own);
    this.verifyHeaders();
    for (const each of torn) if (!this.explained(each)) this.tornProblem(each);
  }

  /** @param contents as the headers of its chains name them */
  static async read(file: string, contents: string, interrupted: boolean): Promise<VerifiedFile> {
    const lines: VerifiedLine[] = [];
    const begun = new Set<string>();
    const torn = await eachChainedLine(file, ({ value, ...line }) => {
      const { worker, time, format, version } = value;
      const known = format === formatOf(contents) && version === CHAIN_VERSION;
      const wire = value['wire'] === undefined ? undefined : wirePlaceSchema.safeParse(value['wire']).data;
      lines.push({
        ...line,
        ...(line.sequence === 0 || !begun.has(line.chain) ? { begins: { worker, time, known } } : {}),
        ...(wire === undefined ? {} : { wire }),
      });
      begun.add(line.chain);
    });
    return new VerifiedFile(file, lines, torn, interrupted);
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

  private problem(kind: ProblemKind, at: VerifiedLine, from = at.sequence, to = from): void {
    this.problems.push({ kind, file: this.name, line: at.number, chain: at.chain, from, to });
  }

  private twoForms(file: string): void {
    this.problems.push({ kind: 'twoForms', file, line: null, chain: null, from: null, to: null });
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

  private verifyChain(chain: string, inFile: readonly VerifiedLine[]): void {
    const bySequence = new Map<number, VerifiedLine>();
    for (const line of inFile) {
      if (bySequence.has(line.sequence)) this.problem('repeated', line);
      else bySequence.set(line.sequence, line);
    }
    this.positions.set(chain, bySequence);
    const once = [...bySequence.values()];
    const ordered = once.toSorted((one, other) => one.sequence - other.sequence);
    const misplaced = once.find((line, index) => line !== ordered[index]);
    if (misplaced !== undefined) this.problem('swapped', misplaced);

    const [first] = ordered as [VerifiedLine];
    if (first.sequence !== 0) this.problem('beginning', first, 0, first.sequence - 1);
    else if (first.begins?.known !== true) this.problem('format', first);
    for (const [index, line] of ordered.slice(1).entries()) {
      const before = ordered[index] as VerifiedLine;
      if (before.end) this.problem('afterEnd', line);
      else if (line.sequence !== before.sequence + 1)
        this.problem('missing', line, before.sequence + 1, line.sequence - 1);
      else if (line.previous !== before.sha256) this.problem('altered', before);
    }
    this.summarise(chain, ordered);
  }

  private summarise(chain: string, ordered: readonly VerifiedLine[]): void {
    const [first] = ordered as [VerifiedLine];
    const last = ordered.at(-1) as VerifiedLine;
    const { worker, time } = first.begins ?? {};
    const isWorker = ({ sequence, begins }: VerifiedLine) => sequence === 0 && begins?.worker === worker;
    const resumed = this.lines.some((line) => line.number > last.number && isWorker(line));
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
    for (const line of this.lines) {
      if (line.sequence === 0 && line.previous !== null && !before.has(line.previous))
        this.problem('predecessor', line);
      before.add(line.sha256);
    }
  }

  /** Half a line is what a process leaves that is killed while it writes; it stands before whatever comes next. */
  private explained({ number, chain, isolated }: TornLine): boolean {
    const cut = this.chains.filter(({ end }) => end === 'resumed' || end === 'interrupted');
    const next = this.lines.find((line) => line.number > number);
    return cut.some((each) => chain === null || each.chain === chain) && (isolated || next?.sequence === 0);
  }
}

/** The records of wires that the exchanges point to. */
async function wiresOf(
  { name, lines }: VerifiedFile,
  folder: string,
  interrupted: boolean,
): Promise<{ files: VerifiedFile[]; problems: TranscriptProblem[] }> {
  const files = new Map<string, VerifiedFile>();
  const problems: TranscriptProblem[] = [];
  for (const { wire: place, number, chain, sequence } of lines) {
    if (place === undefined) continue;
    const wire =
      files.get(place.file) ?? (await VerifiedFile.read(path.join(folder, place.file), 'wire', interrupted));
    files.set(place.file, wire);
    problems.push(
      ...wire.compare(place, ['wireMissing', 'wireAltered']).map((problem) => ({
        ...problem,
        // The exchange is what a reader comes from.
        ...{ file: name, line: number, chain, from: sequence, to: sequence },
      })),
    );
  }
  return { files: [...files.values()], problems };
}
