'use strict';

// One place decides how the suite is loaded: the command line, Cucumber's workers, mocha and the benchmark all require
// this file. In the repository, where tsconfig.json stands beside it, ts-node compiles what is loaded; the compiled
// copy in `dist` has this very file, and nothing to compile.
const { existsSync, readFileSync } = require('node:fs');
const nodeModule = require('node:module');
const path = require('node:path');

const root = __dirname;
const project = path.join(root, 'tsconfig.json');
const isCompiled = !existsSync(project);

// Node keeps compiled code from 22.1 on. It is kept where the code stands, not in the folder for temporary files: who
// can write here could change the code as well.
nodeModule.enableCompileCache?.(
  path.join(root, ...(isCompiled ? ['.compile-cache'] : ['node_modules', '.cache', 'compile-cache'])),
);

if (isCompiled) nameSourcesInStacks();
else compileAsLoaded();

function compileAsLoaded() {
  require('ts-node').register({
    project,
    swc: true,
    // ts-node ignores node_modules by default, which would hide a copy of the repository in there from itself.
    ignore: [`${escapeForRegExp(path.join(root, 'node_modules'))}`],
  });
}

function escapeForRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// As `node --enable-source-maps` would, which reads the map of every file that is loaded; this reads one where a stack
// trace is.
function nameSourcesInStacks() {
  const isOurs = (file) => file?.startsWith(root + path.sep) && file.endsWith('.js');
  const maps = new Map();
  const mapOf = (file) => {
    if (!maps.has(file)) {
      try {
        maps.set(file, new nodeModule.SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
      } catch {
        maps.set(file, null);
      }
    }
    return maps.get(file);
  };
  const named = (frame) => {
    const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
    const entry = isOurs(file) && line !== null ? mapOf(file)?.findEntry(line - 1, column - 1) : undefined;
    if (entry?.originalSource === undefined) return String(frame);
    const place = `${path.join(path.dirname(file), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    return String(frame).replace(`${file}:${line}:${column}`, () => place);
  };
  const before = Error.prepareStackTrace;
  Error.prepareStackTrace = (error, frames) =>
    before !== undefined && !frames.some((frame) => isOurs(frame.getFileName()))
      ? before(error, frames)
      : text(error, frames.map(named));
}

function text(error, frames) {
  let head = 'Error';
  try {
    head = Error.prototype.toString.call(error);
  } catch {
    // Whatever was thrown cannot be shown.
  }
  return [head, ...frames.map((frame) => `    at ${frame}`)].join('\n');
}
