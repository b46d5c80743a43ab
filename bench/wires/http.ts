import http from 'node:http';
import { connectHttp } from '../../adapters/http';
import { askAll, type Recording } from './recording';
import { answering, certifying, ended, timed, type Subject } from './subject';

/** @param folder for what is kept */
export async function httpWire(
  { exchanges }: Recording,
  { file, folder }: { file: string; folder: string },
): Promise<Subject> {
  const [server, port] = await answering('http-answers.ts', file);
  const target = `http://127.0.0.1:${port}`;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const requests = exchanges.map(({ operation, parameters }) => ({
    path: `/ctp/v1/${operation}`,
    body: JSON.stringify(parameters),
  }));
  const adapter = await connectHttp({ target });
  const certified = await certifying(folder, (evidence) => connectHttp({ target, evidence }));
  return {
    name: 'http',
    raw: 'node:http, keep-alive, one request after the other, answers read and not parsed',
    aim: 1.5,
    exchanges: exchanges.length,
    round: async () => ({
      raw: await timed(async () => {
        for (const { path, body } of requests) await post(agent, Number(port), path, body);
      }),
      adapter: await timed(() => askAll(adapter.table, exchanges)),
      certifying: await timed(() => askAll(certified.table, exchanges)),
    }),
    async close() {
      agent.destroy();
      await adapter.close();
      await certified.close();
      await ended(server);
    },
  };
}

function post(agent: http.Agent, port: number, path: string, body: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
