/** What the verification of a transcript found, as a person reads it. */
import type { TFunction } from 'i18next';
import {
  printable,
  type ChainSummary,
  type TranscriptProblem,
  type TranscriptVerification,
  type Witnesses,
} from '..';

const PROBLEMS_SHOWN = 20;

export function verificationLines(
  { intact, lines, chains, problems }: TranscriptVerification,
  { files, places }: Witnesses,
  texts: TFunction,
): string[] {
  return [
    ...chains.map((each) => chainLine(each, texts)),
    texts(files.length === 0 ? 'verification.noWitnesses' : 'verification.witnesses', {
      files: files.join(texts('enumeration')),
      cases: places.length,
    }),
    ...problems.slice(0, PROBLEMS_SHOWN).map((each) => problemLine(each, texts)),
    ...(problems.length > PROBLEMS_SHOWN
      ? [texts('verification.more', { count: problems.length - PROBLEMS_SHOWN })]
      : []),
    texts(intact ? 'verification.intact' : 'verification.broken', { lines, problems: problems.length }),
  ];
}

function chainLine({ file, chain, worker, begun, lines, end }: ChainSummary, texts: TFunction): string {
  return texts('verification.chain', {
    file: printable(file),
    chain: printable(chain),
    worker: printable(worker ?? '?'),
    begun: printable(begun ?? '?'),
    lines,
    end: texts(`verification.end.${end}`),
  });
}

function problemLine({ kind, file, line, chain, from, to }: TranscriptProblem, texts: TFunction): string {
  const place = printable(line === null ? file : `${file}:${line}`);
  return texts('verification.problem', {
    place,
    what: texts(`problem.${kind}`, {
      chain: printable(chain ?? '?'),
      lines: from === to || to === null ? `#${from ?? '?'}` : `#${from ?? '?'}-#${to}`,
    }),
  });
}
