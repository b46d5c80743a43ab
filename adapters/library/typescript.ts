/** Modules in TypeScript: who compiles them here. */
import { createRequire } from 'node:module';
import path from 'node:path';

export function isTypeScript(file: string): boolean {
  return /\.[cm]?ts$/.test(file);
}

/**
 * Whether a module in TypeScript can be loaded: by ts-node where the suite itself runs on it, by Node from 22.18 on, or
 * by the ts-node that is installed where the module is.
 */
export function isCompilable(file: string): boolean {
  return isCompiledHere() || compilerBeside(file) !== null;
}

/** @throws whatever the module in `file` throws, or its compiler */
export function loadTypeScript(file: string): unknown {
  const load = createRequire(file);
  const compiler = isCompiledHere() ? null : compilerBeside(file);
  if (compiler !== null) {
    const { register } = load(compiler) as { register: (options: object) => void };
    const compilerOptions = {
      module: 'commonjs',
      moduleResolution: 'node10',
      target: 'es2022',
      esModuleInterop: true,
    };
    register({ cwd: path.dirname(file), skipProject: true, transpileOnly: true, compilerOptions });
  }
  return load(file);
}

function isCompiledHere(): boolean {
  return createRequire(__filename).extensions['.ts'] !== undefined;
}

function compilerBeside(file: string): string | null {
  try {
    return createRequire(file).resolve('ts-node');
  } catch {
    return null;
  }
}
