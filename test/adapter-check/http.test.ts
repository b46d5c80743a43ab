import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { readLinkOptions } from '../../adapters/http/options';
import { tableListener } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import type { UncheckedTable } from '../../adapters/table';
import { BrokenOff } from '../../adapters/check/check';
import { httpChecks } from '../../adapters/check/http/checks';
import { checked, type Checked } from './checked';

async function check(listener: RequestListener, timeoutMs = 1_000): Promise<Checked> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await checked(httpChecks(readLinkOptions({ target }), timeoutMs));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** A vendor's first try: whatever arrives is executed, and any status will do. */
const naive = (table: UncheckedTable): RequestListener => {
  return (request, response) => {
    void bodyOf(request).then(
      (body) => {
        const operation = request.url?.split('/').at(-1) as 'state';
        try {
          response.end(JSON.stringify(table[operation](JSON.parse(body === '' ? '{}' : body) as never)));
        } catch (error) {
          response.writeHead(500).end(String(error));
        }
      },
      () => undefined,
    );
  };
};

/** The right listener with something done to requests before it sees them. */
function altered(alter: (request: IncomingMessage) => void): RequestListener {
  const table = tableListener(createReferenceTable());
  return (request, response) => {
    alter(request);
    table(request, response);
  };
}

describe('adapter-check: HTTP', () => {
  it('finds nothing wrong with the reference table', async () => {
    const { wrong, remarks, skipped, results } = await check(tableListener(createReferenceTable()));
    expect({ wrong, remarks, skipped }).to.deep.equal({ wrong: [], remarks: [], skipped: [] });
    expect(results).to.have.length(17);
  });

  it('finds what a table does that knows no keys', async () => {
    const { wrong, remarks } = await check(naive(createReferenceTable()));
    expect(wrong).to.include.members([
      'http.again: executedAgain',
      'http.again: againOther',
      'http.atOnce: executedAtOnce',
      'http.cutBeforeAnswer: executedAfterCut',
      'http.late: turnedDown.late.http',
      'http.late: executedLate',
      'http.gap: executedGap',
      'http.unknownSession: executedUnknown',
      'http.key: executedWithoutKey',
      'http.damaged: damaged.utf8',
      'http.newSession: executedOld',
      'http.address: operation',
    ]);
    expect(remarks).to.include('http.answer: contentType');
  });

  it('finds a table that answers a repetition before the first is executed', async () => {
    const seen = new Set<unknown>();
    const table = tableListener(createReferenceTable());
    const { wrong } = await check((request, response) => {
      const key = request.headers['idempotency-key'];
      if (seen.has(key)) response.writeHead(409).end('{}');
      else table(request, response);
      seen.add(key);
    });
    expect(wrong).to.include.members(['http.again: againOther', 'http.cutBeforeAnswer: afterCut']);
  });

  it('finds a table that counts no sequences', async () => {
    let count = 0;
    const { wrong } = await check(
      altered((request) => {
        // Every key opens a session of its own.
        const key = String(request.headers['idempotency-key']);
        if (/^\w+-[1-9]/.test(key)) request.headers['idempotency-key'] = `S${(count += 1)}-1`;
      }),
    );
    expect(wrong).to.include.members(['http.gap: executedGap', 'http.newSession: executedOld']);
  });

  it('stops where the first question stays without an answer', async () => {
    let error: unknown;
    await check(() => undefined, 200).catch((thrown: unknown) => (error = thrown));
    expect(error).to.be.instanceOf(BrokenOff);
    expect((error as BrokenOff).fault.code).to.equal('TIMEOUT');
  });

  it('says what is not HTTP at all', async () => {
    const { wrong } = await check((request) => {
      request.socket.end('SIP/2.0 200 OK\r\n\r\n');
    });
    expect(wrong[0]).to.equal('http.answer: fault.PROTOCOL');
  });
});
