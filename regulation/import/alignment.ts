/**
 * Which lines of the official text are which clauses of the registry.
 *
 * Both are in the order of the law, so the best alignment is the pairing in that order with the highest total score
 * (dynamic programming over the two sequences). A clause takes a run of lines, because published lines break anywhere.
 * What identifies a clause is its article's line and its number; wording decides where there is no number, and keeps a
 * number from being matched to words that have nothing to do with the clause.
 */
import { splitNumber, portugueseNumbering, type Clause, type NumberStyle } from '..';
import type { Line } from './official-text';
import { Comparison, weightIn, wordsOf, type Weight } from './similarity';

export interface Placed {
  readonly clause: Clause;
  /** Consecutive; at least one. */
  readonly lines: readonly Line[];
  /** Paragraphs that blank lines separate are kept apart by a line end. */
  readonly text: string;
  /** Its number or its place says that it is the clause; hardly a word does. */
  readonly byPlaceOnly: boolean;
}

export type Unplaced =
  /** No line is it. */
  | { readonly kind: 'missing'; readonly clause: Clause }
  /** Some lines are it, but a neighbouring line that has no place may be a part of it. */
  | { readonly kind: 'neighbour'; readonly clause: Clause; readonly line: Line }
  /** The clause before it is missing, and the lines may hold the words of both. */
  | { readonly kind: 'merged'; readonly clause: Clause; readonly line: Line }
  /** A line ends in a hyphen, and only a person can tell whether the word is written with one. */
  | { readonly kind: 'hyphen'; readonly clause: Clause; readonly line: Line };

export interface Alignment {
  /** In the order of the registry. */
  readonly placed: readonly Placed[];
  readonly unplacedClauses: readonly Unplaced[];
  /** Lines of the Order or the regulation that are no clause. */
  readonly unplacedLines: readonly Line[];
  /** Navigation, title, preamble, date, signature: around the clauses, and in no registry. */
  readonly outside: readonly Line[];
}

/** What a clause and the first line of a run have in common besides words, and how many words they need. */
interface Identity {
  readonly bonus: number;
  /** Of the similarity: from here on the two are the same provision. */
  readonly floor: number;
  /** From here on they are, where nothing else claims either of them. */
  readonly weak: { readonly bonus: number; readonly floor: number };
}

const SAME_NUMBER: Identity = { bonus: 2, floor: 0.12, weak: { bonus: 0.3, floor: 0 } };
const BOTH_UNNUMBERED: Identity = { bonus: 0.5, floor: 0.35, weak: { bonus: 0, floor: 0.15 } };
const ONE_UNNUMBERED: Identity = { bonus: 0, floor: 0.5, weak: { bonus: 0, floor: 0.25 } };
const HEADING: Identity = { bonus: 1, floor: 0, weak: { bonus: 1, floor: 0 } };
const ARTICLE: Identity = { bonus: 4, floor: 0, weak: { bonus: 4, floor: 0 } };

const SIMILARITY = 3;
/** Rather a style that suits the level than one that does not; weaker than any other evidence. */
const STYLE = 0.2;
/** Below it a person has to look whether the two are the same provision. */
const BY_WORDS = 0.35;
/** A line that does not end a sentence, directly above one that opens none, is rarely the end of a clause. */
const UNFINISHED = 0.5;
/** After the end of a sentence, what looks like a number more often is one than the middle of a broken line. */
const NUMBER_WITHIN = 0.4;
/** Between two readings that are equal otherwise, fewer lines. */
const LINE = 0.001;

const PARAGRAPH_STYLES: readonly NumberStyle[] = ['dot', 'dash', 'numero'];
const ENDS_SENTENCE = /[.;:!?…][)»”"’]*$/u;
const HYPHENATED = /\p{L}[-\u2010]$/u;

interface Sought {
  readonly clause: Clause;
  readonly words: string;
  /** Null where the clause has none of its own. */
  readonly number: number | null;
  readonly level: 'paragraph' | 'point';
  readonly article: number | null;
}

interface Step {
  readonly score: number;
  /** How many lines the clause takes: 0 where it takes none, null where the next line is nobody's. */
  readonly take: number | null;
  readonly similarity: number;
}

/** @param clauses of the whole registry, in its order */
export function align(clauses: readonly Clause[], lines: readonly Line[]): Alignment {
  const weight = weightIn(clauses.map(({ textPt }) => textPt));
  return sorted(best(clauses.map(soughtOf), lines, weight), clauses, lines);
}

function soughtOf(clause: Clause): Sought {
  const { number, words } = splitNumber(clause.textPt, 'pt');
  const steps = clause.id.split('__');
  const numbered = steps.findLast((step) => /^(?:para|point)_\d+$/.test(step));
  // The registry says which number a clause has; its own text, whether it opens with it.
  const own = number !== '' && numbered !== undefined;
  const article = /^art_(\d+)__num$/.exec(clause.id)?.[1];
  return {
    clause,
    words: own ? words : clause.textPt,
    number: own ? Number(/\d+$/.exec(numbered)?.[0]) : null,
    level: numbered?.startsWith('point') === true ? 'point' : 'paragraph',
    article: article === undefined ? null : Number(article),
  };
}

/** The runs of lines by the position of their clause. */
type Runs = ReadonlyMap<number, { from: number; to: number; similarity: number }>;

function best(sought: readonly Sought[], lines: readonly Line[], weight: Weight): Runs {
  const words = lines.map((line) => wordsOf(line.text));
  const opens = openings(lines, sought.length);
  const table: Step[][] = Array.from({ length: sought.length + 1 }, () => []);
  const at = (clause: number, line: number): number => table[clause]?.[line]?.score ?? 0;
  for (let i = sought.length; i >= 0; i -= 1) {
    const row = table[i] ?? [];
    for (let j = lines.length; j >= 0; j -= 1) {
      let step: Step = { score: j < lines.length ? at(i, j + 1) : 0, take: null, similarity: 0 };
      const clause = sought[i];
      if (clause !== undefined) {
        const opened = opens(clause, j);
        if (at(i + 1, j) > step.score) step = { score: at(i + 1, j), take: 0, similarity: 0 };
        for (const { take, score, similarity } of opened ? runs(clause, lines, words, j, weight) : []) {
          const total = score + at(i + 1, j + take);
          if (total >= step.score) step = { score: total, take, similarity };
        }
      }
      row[j] = step;
    }
  }
  const found = new Map<number, { from: number; to: number; similarity: number }>();
  for (let i = 0, j = 0; i < sought.length && j < lines.length;) {
    const { take, similarity } = table[i]?.[j] ?? { take: null, similarity: 0 };
    if (take === null) j += 1;
    else {
      if (take > 0) found.set(i, { from: j, to: j + take, similarity });
      i += 1;
      j += take;
    }
  }
  return found;
}

/**
 * Whether a clause may begin on a line at all. The rest of a paragraph that somebody broke into lines is never the
 * beginning of another clause, however much it reads like one that is missing.
 */
function openings(lines: readonly Line[], expected: number): (sought: Sought, index: number) => boolean {
  const paragraphs = lines.filter(({ attached }) => !attached).length;
  // Otherwise the file has a line a paragraph, or broken lines and nothing between paragraphs.
  const blankLinesBetween = paragraphs > 0.8 * expected;
  return ({ number }, index) => {
    const [line, above] = [lines[index], lines[index - 1]];
    if (line === undefined || !line.attached || line.numbering !== null) return true;
    const belowHeading = typeof lines[index - 2]?.article === 'number';
    if (belowHeading) return true;
    return number === null && !blankLinesBetween && ENDS_SENTENCE.test(above?.text ?? '');
  };
}

/** Every run of lines from `first` that may be the clause. */
function* runs(
  sought: Sought,
  lines: readonly Line[],
  words: readonly (readonly string[])[],
  first: number,
  weight: Weight,
): Generator<{ take: number; score: number; similarity: number }> {
  const line = lines[first];
  if (line === undefined) return;
  const identity = identityOf(sought, line, lines[first - 1]);
  if (identity === null) return;
  if (sought.article !== null) {
    yield { take: 1, score: identity.bonus, similarity: 1 };
    return;
  }
  const comparison = new Comparison(sought.words, weight);
  let penalty = 0;
  for (let take = 1; first + take <= lines.length; take += 1) {
    const last = lines[first + take - 1];
    if (last === undefined || (take > 1 && (last.article !== null || separate(last)))) return;
    const above = lines[first + take - 2];
    if (take > 1 && last.numbering !== null && ENDS_SENTENCE.test(above?.text ?? ''))
      penalty += NUMBER_WITHIN;
    comparison.add(take === 1 ? opening(sought, line) : (words[first + take - 1] ?? []));
    const { similarity } = comparison;
    const { bonus, floor } = similarity >= identity.floor ? identity : identity.weak;
    if (similarity >= floor) {
      const unfinished = leavesUnfinished(sought, last, lines[first + take]) ? UNFINISHED : 0;
      yield {
        take,
        similarity,
        score: bonus + SIMILARITY * similarity - penalty - unfinished - LINE * take,
      };
    }
    if (comparison.exhausted) return;
  }
}

/** A number after a blank line opens a provision. */
function separate(line: Line): boolean {
  return line.numbering !== null && !line.attached;
}

/** The words of the first line, without the number where that has been compared as a number. */
function opening(sought: Sought, line: Line): string[] {
  return wordsOf(sought.number !== null && line.numbering !== null ? line.numbering.rest : line.text);
}

function leavesUnfinished(sought: Sought, last: Line, next: Line | undefined): boolean {
  if (sought.clause.role === 'heading' || next === undefined) return false;
  return next.attached && !ENDS_SENTENCE.test(last.text);
}

function identityOf(sought: Sought, line: Line, above: Line | undefined): Identity | null {
  if (sought.article !== null || line.article !== null) {
    return sought.article !== null && sought.article === line.article ? ARTICLE : null;
  }
  if (sought.clause.role === 'heading') {
    const opens = sought.clause.id === `art_${String(above?.article)}__heading`;
    return opens && line.numbering === null && !ENDS_SENTENCE.test(line.text) ? HEADING : BOTH_UNNUMBERED;
  }
  const { numbering } = line;
  if (sought.number === null) return numbering === null ? BOTH_UNNUMBERED : ONE_UNNUMBERED;
  if (numbering === null) return ONE_UNNUMBERED;
  if (!numbering.values.includes(sought.number)) return null;
  return { ...SAME_NUMBER, bonus: SAME_NUMBER.bonus + (suits(numbering.style, sought) ? STYLE : 0) };
}

function suits(style: NumberStyle, { level }: Sought): boolean {
  return PARAGRAPH_STYLES.includes(style) === (level === 'paragraph');
}

function sorted(found: Runs, clauses: readonly Clause[], lines: readonly Line[]): Alignment {
  const taken = new Set<number>();
  for (const { from, to } of found.values()) for (let j = from; j < to; j += 1) taken.add(j);
  const free = lines.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  const around = outside(found, clauses, lines);
  const unplaced = new Set(free.filter((index) => !around(index)));

  const placed: Placed[] = [];
  const unplacedClauses: Unplaced[] = [];
  clauses.forEach((clause, position) => {
    const run = found.get(position);
    if (run === undefined) {
      unplacedClauses.push({ kind: 'missing', clause });
      return;
    }
    const own = lines.slice(run.from, run.to);
    const hyphen = own.slice(0, -1).find((line) => HYPHENATED.test(line.text));
    const neighbour = doubtful(clause, run, lines, unplaced);
    if (hyphen !== undefined) unplacedClauses.push({ kind: 'hyphen', clause, line: hyphen });
    else if (neighbour !== undefined) unplacedClauses.push({ kind: 'neighbour', clause, line: neighbour });
    else if (position > 0 && !found.has(position - 1) && own.length > 1 && own[0]?.numbering === null) {
      unplacedClauses.push({ kind: 'merged', clause, line: own[0] });
    } else {
      const byPlaceOnly = clause.role !== 'heading' && run.similarity < BY_WORDS;
      placed.push({ clause, lines: own, text: joined(own), byPlaceOnly });
    }
  });
  const pick = (wanted: (index: number) => boolean) =>
    free.filter(wanted).flatMap((index) => lines[index] ?? []);
  return {
    placed,
    unplacedClauses,
    unplacedLines: pick((index) => unplaced.has(index)),
    outside: pick(around),
  };
}

/** A line beside a clause that opens no provision may be the rest, or the beginning, of what the clause says. */
function doubtful(
  clause: Clause,
  run: { from: number; to: number },
  lines: readonly Line[],
  unplaced: ReadonlySet<number>,
): Line | undefined {
  if (clause.role === 'num') return undefined;
  const candidate = (index: number, attached: boolean) => {
    const line = lines[index];
    if (line === undefined || !unplaced.has(index) || line.article !== null) return undefined;
    return attached || line.numbering === null ? line : undefined;
  };
  const first = lines[run.from];
  const below = candidate(run.to, lines[run.to]?.attached === true);
  if (below !== undefined || first === undefined || portugueseNumbering(first.text) !== null) return below;
  return candidate(run.from - 1, first.attached);
}

/**
 * Lines before the first clause, between the Order and the regulation, and after the last: as long as the clauses there
 * have been found, for otherwise such a line may be the one that is missing. A numbered line after the last clause is
 * more law, and one that goes on with its last sentence is a part of it.
 */
function outside(
  found: Runs,
  clauses: readonly Clause[],
  lines: readonly Line[],
): (index: number) => boolean {
  const annex = clauses.findIndex(({ id }) => !id.startsWith('order__'));
  const first = found.get(0)?.from ?? 0;
  const afterOrder = found.get(annex - 1)?.to;
  const beforeAnnex = found.get(annex)?.from;
  const last = found.get(clauses.length - 1)?.to;
  return (index) => {
    if (index < first) return true;
    const line = lines[index];
    if (line?.numbering !== null || line.article !== null) return false;
    const goesOn = line.attached && !ENDS_SENTENCE.test(lines[index - 1]?.text ?? '');
    if (goesOn && (index === afterOrder || index === last)) return false;
    if (afterOrder !== undefined && beforeAnnex !== undefined && index >= afterOrder && index < beforeAnnex) {
      return true;
    }
    return last !== undefined && index >= last;
  };
}

function joined(lines: readonly Line[]): string {
  return lines.reduce(
    (text, line, index) => (index === 0 ? line.text : `${text}${line.attached ? ' ' : '\n'}${line.text}`),
    '',
  );
}
