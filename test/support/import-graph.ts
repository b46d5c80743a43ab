/** Which file of the project imports which, types included, read from the syntax and not by running anything. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Absolute paths of files, each with the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every TypeScript file below the folders. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name)),
  );
}

/** @param sources the text of files that exist only in a test, by path */
export function importGraph(
  files: readonly string[],
  sources: ReadonlyMap<string, string> = new Map(),
): ImportGraph {
  const all = new Set([...files, ...sources.keys()]);
  const graph = new Map<string, string[]>();
  for (const file of all) {
    const specifiers = importsOf(file, sources.get(file) ?? readFileSync(file, 'utf8'));
    const targets = specifiers.flatMap((specifier) => {
      const target = path.resolve(path.dirname(file), specifier);
      const found = [`${target}.ts`, path.join(target, 'index.ts'), target].find((each) => all.has(each));
      if (found === undefined && !existsSync(target) && !existsSync(`${target}.ts`)) {
        throw new Error(`${file} imports ${specifier}, which is no file`);
      }
      return found ?? [];
    });
    graph.set(file, targets);
  }
  return graph;
}

/** What a file imports or exports again by a relative path, `import()` and `import type` included. */
function importsOf(file: string, source: string): string[] {
  const specifiers: string[] = [];
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && isImporting(node.expression)
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (named && ts.isStringLiteral(named) && named.text.startsWith('.')) specifiers.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return specifiers;
}

function isImporting(called: ts.Expression): boolean {
  return (
    called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require')
  );
}

/** The circles of a graph by Tarjan's algorithm: sets of files of which each reaches every other. */
export function circles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const reached = order.has(target) ? (open.includes(target) ? lowest.get(target) : own) : visit(target);
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached ?? own));
    }
    const low = lowest.get(file) ?? own;
    if (low !== own) return low;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || (graph.get(file) ?? []).includes(file)) found.push(circle.sort());
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
