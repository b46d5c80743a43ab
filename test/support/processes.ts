/** Processes of the command line, as a user starts them in another window. */
import { spawn } from 'node:child_process';

export interface Served {
  /** The first line that it wrote. */
  said: string;
  /** Ends it as Ctrl+C does; gives its exit code. */
  end(): Promise<number | null>;
}

/** A process that serves until it is ended; throws where it ends before it has said anything. */
export async function serving(...argv: string[]): Promise<Served> {
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let out = '';
  const said = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += String(chunk);
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}`)));
  });
  return {
    said: await said,
    end() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
