/** A YAML file with the place of everything in it, so that a complaint names its line and column. */
import {
  LineCounter,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Range,
} from 'yaml';
import type { Place, PlaceOf } from './place';

export interface YamlProblem extends Place {
  /** Key of the sentence under `problem`. */
  code: string;
  /** The values of that sentence. */
  values: { code: string; written: string };
}

export type ParsedYaml =
  { ok: true; value: unknown; placeOf: PlaceOf } | { ok: false; placeOf: PlaceOf; problems: YamlProblem[] };

/** Problems that YAML finds by itself, by yaml's own code; the others share one sentence. */
const SYNTAX_CODES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'duplicateKey',
  TAB_AS_INDENT: 'tab',
  BAD_INDENT: 'indentation',
  MULTIPLE_DOCS: 'documents',
};

/** @param name the file as the user named it */
export function parseYaml(name: string, source: string): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, stringKeys: true, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { source: name, line, column: col };
  };
  const placeOf: PlaceOf = (keys, part) => placeAt(offsetOf(document.contents, keys, part));
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ code, pos: [offset] }) => ({
      ...placeAt(offset),
      code: SYNTAX_CODES[code] ?? 'syntax',
      values: { code, written: wordAt(source, offset) },
    }));
    return { ok: false, placeOf, problems };
  }
  const unusable = unusableParts(document).map(({ code, offset }) => ({
    ...placeAt(offset),
    code,
    values: { code, written: wordAt(source, offset) },
  }));
  if (unusable.length > 0) return { ok: false, placeOf, problems: unusable };
  try {
    return { ok: true, value: document.toJS() ?? {}, placeOf };
  } catch {
    // Aliases that multiply without end.
    const problem = { ...placeOf([], 'value'), code: 'syntax', values: { code: 'ALIAS', written: '' } };
    return { ok: false, placeOf, problems: [problem] };
  }
}

/** What YAML allows and no configuration can mean. */
function unusableParts(document: Document): { code: string; offset: number }[] {
  const found = document.warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
    .map(({ pos: [offset] }) => ({ code: 'tag', offset }));
  visit(document, {
    Pair(_key, { key }) {
      // In an object of JavaScript it is not a key but what the object comes from.
      if (isScalar(key) && key.value === '__proto__') found.push({ code: 'protoKey', offset: startOf(key) });
    },
    Alias(_key, alias, path) {
      const meant = alias.resolve(document);
      if (meant !== undefined && path.includes(meant)) {
        found.push({ code: 'selfAlias', offset: startOf(alias) });
      }
    },
  });
  return found;
}

function wordAt(source: string, offset: number): string {
  return /^[^\s:,{}[\]]*/.exec(source.slice(offset))?.[0] ?? '';
}

/** Where a path leads to, or the innermost of its parts that is written at all. */
function offsetOf(root: Node | null, path: readonly PropertyKey[], part: 'key' | 'value'): number {
  let node: unknown = root;
  let offset = startOf(root);
  for (const [index, key] of path.entries()) {
    const last = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair === undefined) break;
      node = pair.value;
      offset = startOf(last && part === 'key' ? pair.key : (pair.value ?? pair.key), startOf(pair.key));
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (item === undefined) break;
      node = isPair(item) ? item.value : item;
      offset = startOf(node, offset);
    } else break;
  }
  return offset;
}

function startOf(node: unknown, otherwise = 0): number {
  const range = (node as { range?: Range | null } | null)?.range;
  return range?.[0] ?? otherwise;
}
