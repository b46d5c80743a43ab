/** The official Portuguese text in the place of the working translation: first what it would change, then the change. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry, splitNumber, type PortugueseSource, type Registry } from '..';
import { align, type Alignment, type Placed } from './alignment';
import { readOfficialText, type OfficialText } from './official-text';
import { withOfficialText } from './registry-document';
import { replaceFiles, type NewFile } from './replace-files';
import { wordDifference, type Segment } from './word-difference';

export const CLAUSES_FILE = 'regulation/data/clauses.json';

export interface Difference {
  readonly placed: Placed;
  readonly segments: readonly Segment[];
  /** The words are the same; their number is written in another way. */
  readonly numberOnly: boolean;
}

export interface ImportPlan {
  readonly text: OfficialText;
  /** As it is now. */
  readonly registry: Registry;
  readonly alignment: Alignment;
  /** Of the placed clauses whose words or punctuation are others than those in the registry. */
  readonly differences: readonly Difference[];
  /** Every clause has its lines and every line its clause. */
  readonly complete: boolean;
}

/**
 * @param root the folder that holds `regulation` and `features`
 * @throws NotUtf8Error
 */
export function planImport(root: string, content: Buffer): ImportPlan {
  const registry = readRegistry(JSON.parse(clausesJson(root)));
  const text = readOfficialText(content);
  const alignment = align(registry.clauses, text.lines);
  const { unplacedClauses, unplacedLines } = alignment;
  return {
    text,
    registry,
    alignment,
    differences: alignment.placed.filter((placed) => placed.text !== placed.clause.textPt).map(differenceOf),
    complete: unplacedClauses.length === 0 && unplacedLines.length === 0,
  };
}

function differenceOf(placed: Placed): Difference {
  const [before, after] = [placed.clause.textPt, placed.text];
  return {
    placed,
    segments: wordDifference(before, after),
    numberOnly: splitNumber(before, 'pt').words === splitNumber(after, 'pt').words,
  };
}

function clausesJson(root: string): string {
  return readFileSync(path.join(root, CLAUSES_FILE), 'utf8');
}

/** What quotes the registry, and has to follow it: the regulation itself knows nothing of features. */
export interface Quoting<P> {
  /** The files that quote, written anew from a registry; their names from the root. */
  requoted(registry: Registry): NewFile[];
  /** What does not quote a registry rightly in the tree at `root`. */
  problems(root: string, registry: Registry): readonly P[];
}

export type ImportOutcome<P> =
  | { readonly written: true; readonly files: readonly string[]; readonly registry: Registry }
  /** The quotations would not have been those of the registry: nothing was changed. */
  | { readonly written: false; readonly problems: readonly P[] };

/**
 * Replaces the registry and what quotes it together, after the new quotations have been checked against the new
 * registry.
 *
 * @param root the folder that holds `regulation` and what quotes it
 * @throws the file system's error; then nothing has changed
 */
export async function carryOut<P>(
  plan: ImportPlan,
  root: string,
  file: { name: string; imported: string },
  quoting: Quoting<P>,
): Promise<ImportOutcome<P>> {
  const { bytes, sha256 } = plan.text;
  const source: PortugueseSource = { file: file.name, bytes, sha256, imported: file.imported };
  const { json, registry } = withOfficialText(clausesJson(root), plan.alignment.placed, source);
  const files = [{ name: CLAUSES_FILE, content: json }, ...quoting.requoted(registry)];
  let problems: readonly P[] = [];
  const written = await replaceFiles(root, files, (replaced) => {
    problems = quoting.problems(replaced, registry);
    return problems.length === 0;
  });
  return written ? { written, files: files.map(({ name }) => name), registry } : { written: false, problems };
}
