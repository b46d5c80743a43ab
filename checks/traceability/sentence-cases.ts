/**
 * Which cases examine which sentence of a clause, as `features/sentence-cases.json` says:
 *
 *     { "art_5__para_3__point_8": { "s_1": ["every-pair"], "s_2": ["art_6__point_12__subpara_1/prize"] } }
 *
 * A case of the clause by its name, one of another clause by that clause and its name. The file stands beside the
 * features and not in them: a case examines several sentences as a rule, and both languages share what it says.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Location } from '@cucumber/messages';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node, type YAMLMap } from 'yaml';
import type { ClauseId } from '../../regulation';

export const SENTENCE_CASES_FILE = 'features/sentence-cases.json';

export interface CaseReference {
  clause: ClauseId;
  case: string;
  place: Location;
}

export interface MappedSentence {
  /** Of the norm in the registry, if it has it. */
  id: string;
  place: Location;
  cases: readonly CaseReference[];
}

export interface MappedClause {
  clause: ClauseId;
  place: Location;
  sentences: readonly MappedSentence[];
}

export interface SentenceCases {
  clauses: readonly MappedClause[];
  /** Where the file cannot be read, or holds something else than what is described above. */
  errors: readonly { place: Location; message: string }[];
}

/** @param root the folder that holds `features`; without the file in it, no sentence is told from another */
export function readSentenceCases(root: string): SentenceCases {
  const file = path.join(root, SENTENCE_CASES_FILE);
  return existsSync(file) ? parseSentenceCases(readFileSync(file, 'utf8')) : { clauses: [], errors: [] };
}

export function parseSentenceCases(text: string): SentenceCases {
  const lines = new LineCounter();
  // JSON is YAML, whose parser keeps the place of every value and finds a key that stands twice.
  const document = parseDocument(text, { lineCounter: lines });
  const placeOf = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [first] = document.errors;
  if (first !== undefined)
    return { clauses: [], errors: [{ place: placeOf(first.pos[0]), message: first.code }] };

  const errors: { place: Location; message: string }[] = [];
  const unexpected = (node: Node | null | undefined, expected: string) => {
    errors.push({ place: placeOf(node?.range?.[0] ?? 0), message: expected });
    return [];
  };
  const entries = (
    node: unknown,
    parent: Node | null,
  ): [key: string, place: Location, value: Node | null][] => {
    if (!isMap(node)) return unexpected((node as Node | null) ?? parent, '{ … }');
    return (node as YAMLMap<Node, Node | null>).items.map(({ key, value }) => [
      isScalar(key) ? String(key.value) : '',
      placeOf(key.range?.[0] ?? 0),
      value,
    ]);
  };
  const clauses = entries(document.contents, null).map(([clause, place, value]): MappedClause => ({
    clause,
    place,
    sentences: entries(value, document.contents).map(([sentence, at, list]): MappedSentence => ({
      id: `${clause}__${sentence}`,
      place: at,
      cases: isSeq(list)
        ? (list.items as Node[]).flatMap((item): CaseReference[] =>
            isScalar(item) && typeof item.value === 'string'
              ? [{ ...reference(item.value, clause), place: placeOf(item.range?.[0] ?? 0) }]
              : unexpected(item, '"…"'),
          )
        : unexpected(list, '[ … ]'),
    })),
  }));
  return { clauses, errors };
}

function reference(written: string, clause: ClauseId): { clause: ClauseId; case: string } {
  const [name = '', other] = written.split('/').reverse();
  return { clause: other ?? clause, case: name };
}
