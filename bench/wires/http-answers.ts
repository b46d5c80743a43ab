/** A server without a table: it reads a request and answers with the next recorded bytes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from './recording';

const { exchanges, description } = load(process.argv[2] as string);
const answers = exchanges.map(({ answer }) => Buffer.from(answer));
const described = Buffer.from(description);
let next = 0;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const describe = request.url?.endsWith('/describe') === true;
    const answer = describe ? described : (answers[next] as Buffer);
    if (!describe) next = (next + 1) % answers.length;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length });
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(String((server.address() as AddressInfo).port)));
process.once('disconnect', () => process.exit());
