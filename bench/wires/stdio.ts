import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connectStdio } from '../../adapters/stdio';
import { askAll, type Recording } from './recording';
import { REGISTER, certifying, timed, type Subject } from './subject';

const CHILD = path.join(__dirname, 'stdio-answers.ts');

/** @param folder for what is kept */
export async function stdioWire(
  { exchanges }: Recording,
  { file, folder }: { file: string; folder: string },
): Promise<Subject> {
  const words = ['--require', REGISTER, CHILD, file];
  const child = spawn(process.execPath, words, {
    stdio: ['pipe', 'pipe', 'inherit'],
    // As the adapter starts its process: a group of its own is scheduled otherwise.
    detached: process.platform !== 'win32',
  });
  const questions = exchanges.map(
    ({ operation, parameters }, index) =>
      `${JSON.stringify({ jsonrpc: '2.0', id: index + 1, method: operation, params: parameters })}\n`,
  );
  let answered: () => void = () => undefined;
  createInterface({ input: child.stdout }).on('line', () => answered());

  const target = [process.execPath, ...words].map((word) => `"${word}"`).join(' ');
  const adapter = await connectStdio({ target });
  const certified = await certifying(folder, (evidence) => connectStdio({ target, evidence }));
  return {
    name: 'stdio',
    raw: 'a line written to a process that echoes recorded lines, a line read by node:readline, nothing parsed',
    aim: 1.5,
    exchanges: exchanges.length,
    round: async () => ({
      raw: await timed(async () => {
        for (const question of questions) {
          await new Promise<void>((resolve) => {
            answered = resolve;
            child.stdin.write(question);
          });
        }
      }),
      adapter: await timed(() => askAll(adapter.table, exchanges)),
      certifying: await timed(() => askAll(certified.table, exchanges)),
    }),
    async close() {
      await adapter.close();
      await certified.close();
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
