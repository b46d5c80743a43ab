/** Whether there is a Java that works: one that is only installed, or only named, does not count. */
import path from 'node:path';
import { run } from './process';

export interface Java {
  command: string;
  /** First line of what `java -version` says. */
  version: string;
}

const VERSION_TIMEOUT = 20_000;

/** The Java of JAVA_HOME, or else the one on the path. */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<Java | null> {
  const home = env['JAVA_HOME'];
  const commands = [...(home === undefined || home === '' ? [] : [path.join(home, 'bin', 'java')]), 'java'];
  for (const command of commands) {
    const { exitCode, output } = await run(command, ['-version'], { env, timeout: VERSION_TIMEOUT });
    // A JAVA_TOOL_OPTIONS variable makes Java speak before its version.
    const version = output.split(/\r?\n/).find((line) => line.includes(' version '));
    if (exitCode === 0 && version !== undefined) return { command, version };
  }
  return null;
}
