/** The compiled copy of what is delivered: JavaScript with source maps, and everything that it reads. */
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync, type ModuleConfig, type Options } from '@swc/core';
import { create } from 'ts-node';
import { DIST, ROOT, SEAL, TSCONFIG, deliveredFiles, digestOfSources } from './contents';

/** How ts-node hands over the source map: it runs what it compiles, and keeps nothing beside it. */
const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,(?<map>\S+)\s*$/;

/** @returns the number of files written */
export function compile(): number {
  // Taken first: what is changed meanwhile makes the copy an old one.
  const digest = digestOfSources();
  rmSync(DIST, { recursive: true, force: true, maxRetries: 3 });
  const files = deliveredFiles();
  for (const name of files) {
    const [from, to] = [path.join(ROOT, name), path.join(DIST, name)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (name.endsWith('.ts')) compileFile(from, to.replace(/\.ts$/, '.js'));
    else cpSync(from, to);
  }
  chmodSync(path.join(DIST, 'cli/craps-conformance.cjs'), 0o755);
  writeFileSync(path.join(DIST, 'package.json'), manifest());
  writeFileSync(SEAL, `${digest}\n`);
  return files.length;
}

/**
 * By the very compiler and settings that the repository runs on, and with a line in each module that tells Node its
 * exports, so that an ES module can import them by name.
 */
const compiler = create({
  project: TSCONFIG,
  swc: false,
  transpileOnly: true,
  transpiler: [
    'ts-node/transpilers/swc',
    {
      swc: {
        transformSync: (text: string, { module, ...options }: Options) =>
          transformSync(
            text,
            // ts-node finds out with options of no module which target swc knows; an error there lowers the target.
            module === undefined
              ? options
              : { ...options, module: { ...module, exportInteropAnnotation: true } as ModuleConfig },
          ),
      },
    },
  ],
});

/**
 * A map names its source as if it stood beside the compiled file, so that a stack trace and a step's place read alike in
 * both.
 */
function compileFile(from: string, to: string): void {
  const compiled = compiler.compile(readFileSync(from, 'utf8'), from);
  const map = INLINE_MAP.exec(compiled)?.groups?.['map'];
  if (map === undefined) throw new Error(`${from} was compiled without a source map`);
  const { version, names, mappings, sourcesContent } = JSON.parse(
    Buffer.from(map, 'base64').toString('utf8'),
  ) as Record<string, unknown>;
  const name = path.basename(to);
  writeFileSync(to, compiled.replace(INLINE_MAP, `//# sourceMappingURL=${name}.map\n`));
  const sources = [path.basename(from)];
  writeFileSync(
    `${to}.map`,
    JSON.stringify({ version, file: name, sources, sourcesContent, names, mappings }),
  );
}

/** What the suite says of itself; without scripts and dependencies, which are those of the package around it. */
function manifest(): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return `${JSON.stringify({ name, version, license, private: true, type: 'commonjs' }, null, 2)}\n`;
}
