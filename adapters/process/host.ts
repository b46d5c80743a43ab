/** The process in which a module of somebody else runs; see `hosted.ts` for whoever asks it. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { receivedJson } from '../answers';
import type { LibraryTarget } from '../library/module-table';
import { OPERATIONS, TableFault, type Connection, type Operation, type Table } from '../table';
import type { ThirdPartyAdapter } from '../third-party/connection';
import { READY, answerHead, type HostJob, type HostQuestion } from './protocol';

/** Answers question by question until the input ends, or the connection is to be closed. */
export function serve(input: Readable, output: Writable): void {
  // Kept from whatever the module may do to the prototypes of this process later.
  const write = output.write.bind(output);
  let connection: Connection | undefined;
  let before: Promise<void> = Promise.resolve();

  const answer = async ({ id, job, operation, parameters, close }: HostQuestion): Promise<void> => {
    try {
      if (job !== undefined) {
        connection = await connect(job);
        write(`${answerHead(id)}true}\n`);
      } else if (close === true) {
        await connection?.close();
        write(`${answerHead(id)}true}\n`);
      } else {
        const { table } = connection as Connection;
        write(`${answerHead(id)}${await answerJson(table, known(operation), parameters)}}\n`);
      }
    } catch (error) {
      write(`${JSON.stringify({ id, fault: faultOf(error) })}\n`);
    }
  };

  const lines = createInterface({ input, crlfDelay: Infinity });
  lines.on('line', (line) => {
    const question = JSON.parse(line) as HostQuestion;
    before = before.then(() => answer(question));
  });
  // A module may keep timers or sockets open that nobody waits for.
  lines.once('close', () => void before.finally(() => process.exit(0)));
  write(`${READY}\n`);
}

function connect({ load, ...job }: HostJob): Promise<Connection> {
  if (load === 'table') {
    const { connectModule } = require('../library/module-table') as typeof import('../library/module-table');
    return connectModule(job as unknown as LibraryTarget);
  }
  const { connectAdapter } =
    require('../third-party/connection') as typeof import('../third-party/connection');
  return connectAdapter(job as unknown as ThirdPartyAdapter);
}

function known(operation: string | undefined): Operation {
  const found = OPERATIONS.find((name) => name === operation);
  if (found === undefined) throw new TableFault('PROTOCOL', `no operation ${operation}`);
  return found;
}

/** What the module gave, as JSON, whether it can be understood or not: that is for whoever has asked to say. */
async function answerJson(table: Table, operation: Operation, parameters: unknown): Promise<string> {
  let json: string | null | undefined;
  try {
    json = receivedJson(await table[operation](parameters as never));
  } catch (error) {
    json = error instanceof TableFault && error.code === 'BAD_ANSWER' ? receivedJson(error) : undefined;
    if (typeof json !== 'string') throw error;
  }
  if (typeof json !== 'string') throw new TableFault('BAD_ANSWER', `${operation}: the answer is not JSON`);
  return json;
}

function faultOf(error: unknown): { code: string; message: string } {
  return error instanceof TableFault
    ? { code: error.code, message: error.message }
    : { code: 'ADAPTER', message: String(error) };
}
