/** Whether the registry is the official text: the source by its hash, every clause by its bytes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Clause, type ClauseId, REGISTRY, type Registry } from './clauses';
import type { Quotation } from './quotation';

/** What is wrong, for whoever renders it; no sentences here. */
export type RegistryProblem =
  | { readonly kind: 'source-unreadable'; readonly file: string; readonly code: string }
  | {
      readonly kind: 'source-hash';
      readonly file: string;
      readonly expected: string;
      readonly actual: string;
    }
  | { readonly kind: 'duplicate-id'; readonly clause: ClauseId }
  | {
      readonly kind: 'text-differs';
      readonly clause: ClauseId;
      readonly byteStart: number;
      readonly byteEnd: number;
      /** The bytes of the source, decoded. */
      readonly expected: string;
      readonly actual: string;
    }
  | {
      readonly kind: 'norms-differ';
      readonly clause: ClauseId;
      readonly expected: string;
      readonly actual: string;
    }
  | { readonly kind: 'overlap'; readonly clause: ClauseId; readonly previous: ClauseId }
  /** Text of the regulation between two clauses that belongs to neither. */
  | { readonly kind: 'gap'; readonly clause: ClauseId; readonly previous: ClauseId; readonly text: string };

export const TEXT_FOLDER = path.join(__dirname, 'text');

/** The bytes of the official text as it is kept beside the registry. */
export function readSource(registry: Registry = REGISTRY): Buffer {
  return readFileSync(path.join(TEXT_FOLDER, registry.meta.source.file));
}

function* clauseProblems(record: Clause, source: Buffer): Generator<RegistryProblem> {
  const slice = source.subarray(record.byteStart, record.byteEnd).toString('utf8');
  if (slice !== record.textZh) {
    yield {
      kind: 'text-differs',
      clause: record.id,
      byteStart: record.byteStart,
      byteEnd: record.byteEnd,
      expected: slice,
      actual: record.textZh,
    };
  }
  const norms = record.norms.map((norm) => norm.textZh).join('');
  // Numbers and headings hold no sentence; every normative clause holds at least one.
  if (norms !== (record.normative ? record.textZh : '')) {
    yield { kind: 'norms-differ', clause: record.id, expected: record.textZh, actual: norms };
  }
}

function* neighbourProblems(previous: Clause, record: Clause, source: Buffer): Generator<RegistryProblem> {
  if (record.byteStart < previous.byteEnd) {
    yield { kind: 'overlap', clause: record.id, previous: previous.id };
    return;
  }
  // Between the order's points and Article 1 stand its date and signature.
  if (!previous.id.startsWith('art_')) return;
  const between = source.subarray(previous.byteEnd, record.byteStart).toString('utf8').trim();
  if (between !== '') yield { kind: 'gap', clause: record.id, previous: previous.id, text: between };
}

/**
 * Every difference between the registry and the official text: none where the registry is sound. Never throws.
 *
 * @param source the bytes of the official text, or how to read them
 */
export function verifyRegistry(
  registry: Registry = REGISTRY,
  source: Buffer | (() => Buffer) = () => readSource(registry),
): readonly RegistryProblem[] {
  const { file, sha256 } = registry.meta.source;
  let bytes: Buffer;
  try {
    bytes = typeof source === 'function' ? source() : source;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException | undefined)?.code ?? String(error);
    return [{ kind: 'source-unreadable', file, code }];
  }

  const problems: RegistryProblem[] = [];
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== sha256) problems.push({ kind: 'source-hash', file, expected: sha256, actual });

  const seen = new Set<ClauseId>();
  let previous: Clause | undefined;
  for (const record of registry.clauses) {
    if (seen.has(record.id)) problems.push({ kind: 'duplicate-id', clause: record.id });
    seen.add(record.id);
    problems.push(...clauseProblems(record, bytes));
    if (previous !== undefined) problems.push(...neighbourProblems(previous, record, bytes));
    previous = record;
  }
  return problems;
}

export interface QuotationProblem {
  readonly kind: 'unknown-clause' | 'not-in-clause';
  readonly quotation: Quotation;
}

/** The quotations that are not word for word in the clause that they name. */
export function verifyQuotations(
  quotations: Iterable<Quotation>,
  registry: Registry = REGISTRY,
): readonly QuotationProblem[] {
  const texts = new Map(registry.clauses.map((record) => [record.id, record.textZh]));
  return [...quotations].flatMap((quotation): QuotationProblem[] => {
    const text = texts.get(quotation.clause);
    if (text === undefined) return [{ kind: 'unknown-clause', quotation }];
    return text.includes(quotation.textZh) ? [] : [{ kind: 'not-in-clause', quotation }];
  });
}
