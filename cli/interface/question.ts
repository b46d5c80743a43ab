/** A question to the person at the terminal. */
import { createInterface } from 'node:readline/promises';

/** Answers with what was typed; null where nobody is there to be asked. */
export type Ask = (question: string) => Promise<string | null>;

export function terminalQuestion(output: NodeJS.WritableStream): Ask {
  return async (question) => {
    if (!process.stdin.isTTY) return null;
    const terminal = createInterface({ input: process.stdin, output });
    try {
      // Input that ends before the answer would leave the question open for ever.
      const closed = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
      return await Promise.race([terminal.question(`${question} `), closed]);
    } finally {
      terminal.close();
    }
  };
}
