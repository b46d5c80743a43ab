import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
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

const tableOnce = tableListener(createReferenceTable());

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

  /** Right, but for what it answers where `when` says so. */
  const answering = (
    when: (request: IncomingMessage, body: string) => [status: number, body: string] | null,
  ) => {
    const table = tableListener(createReferenceTable());
    return (request: IncomingMessage, response: ServerResponse) => {
      void bodyOf(request).then(
        (body) => {
          const own = when(request, body);
          if (own !== null) {
            response.writeHead(own[0], { 'content-type': 'application/json' }).end(own[1]);
            return;
          }
          const again = Object.assign(Readable.from([Buffer.from(body)]), {
            url: request.url,
            method: request.method,
            headers: request.headers,
          });
          table(again as unknown as IncomingMessage, response);
        },
        () => undefined,
      );
    };
  };
  const OK = JSON.stringify({ ok: true, value: {} });
  const isObject = (body: string) => /^\{.*\}$/s.test(body);

  it('finds each damaged body that is taken', async () => {
    const { wrong } = await check(answering((_request, body) => (isObject(body) ? null : [200, OK])));
    expect(wrong).to.include.members([
      'http.damaged: damaged.empty',
      'http.damaged: damaged.cut',
      'http.damaged: damaged.array',
      'http.damaged: damaged.text',
      'http.damaged: damaged.null',
    ]);
  });

  it('finds keys that a table turns down in another way, or not at all', async () => {
    const { wrong } = await check(naive(createReferenceTable()));
    expect(wrong).to.include.members([
      'http.gap: turnedDown.gap.http',
      'http.unknownSession: turnedDown.unknownSession.http',
      'http.newSession: turnedDown.oldSession.http',
      'http.key: key',
      'http.address: method',
    ]);
  });

  it('finds a key that is used by what was turned down', async () => {
    const used = new Set<unknown>();
    const { wrong } = await check(
      answering((request, body) => {
        const key = request.headers['idempotency-key'];
        if (isObject(body) && request.method === 'POST' && request.url !== '/ctp/v1/leave') {
          return used.has(key) ? [409, '{}'] : null;
        }
        used.add(key);
        return request.method === 'POST' && isObject(body) ? [404, '{}'] : [400, '{}'];
      }),
    );
    expect(wrong).to.include.members(['http.damaged: afterDamage', 'http.address: keyUsed']);
  });

  it('finds a table that answers what is too long, and none that answers after it', async () => {
    const long = await check(answering((_request, body) => (body.length > 500_000 ? [200, OK] : null)));
    expect(long.wrong).to.include('http.tooLong: tooLong');
    let stuck = 0;
    const { wrong } = await check(
      answering((_request, body) => {
        if (body.length > 500_000) stuck = 2;
        return (stuck -= 1) >= 0 ? [413, '{}'] : null;
      }),
    );
    expect(wrong).to.include('http.tooLong: afterTooLong');
  });

  it('remarks upon a connection that is closed after each answer, and a status that is not 405', async () => {
    const { remarks } = await check((request, response) => {
      response.setHeader('connection', 'close');
      answering(({ method }) => (method === 'GET' ? [403, '{}'] : null))(request, response);
    });
    expect(remarks).to.include.members(['http.keepAlive: noKeepAlive', 'http.address: methodStatus']);
  });

  it('finds a table that takes half a request for used', async () => {
    const keys = new Map<unknown, number>();
    const table = tableListener(createReferenceTable());
    const { wrong } = await check((request, response) => {
      const key = request.headers['idempotency-key'];
      keys.set(key, (keys.get(key) ?? 0) + 1);
      request.once('aborted', () => keys.set(key, 50));
      if ((keys.get(key) ?? 0) > 50) response.writeHead(409).end('{}');
      else table(request, response);
    });
    expect(wrong).to.include('http.halfRequest: afterHalf');
  });

  it('asks on after a connection that broke off, and says at which request', async () => {
    const { wrong, results, skipped } = await check((request, response) => {
      if (request.method === 'GET') request.socket.destroy();
      else tableOnce(request, response);
    });
    expect(wrong).to.deep.equal(['http.address: brokeOff']);
    expect(skipped).to.deep.equal([]);
    const [finding] = results.flatMap(({ findings }) => findings);
    expect(finding?.exchanges[0]?.asked).to.match(/^GET .*state/);
    expect(results.at(-1)).to.include({ check: 'http.close', status: 'right' });
  });

  it('finds what is executed twice at a table that takes no second bet of a kind', async () => {
    const right = createReferenceTable({ equalBets: 'refuse' });
    const { wrong } = await check(naive(right));
    expect(wrong).to.include('http.again: againOther');
    expect(wrong).to.include('http.cutBeforeAnswer: refusedAfterCut');
  });

  it('counts a repetition that is executed twice to the link, as one cause', async () => {
    const { results } = await check(naive(createReferenceTable()));
    const findings = results.flatMap((result) => result.findings).filter(({ rule }) => rule === 'again');
    expect(findings.length).to.be.greaterThan(3);
    expect(findings.filter(({ first }) => first)).to.have.length(1);
    expect(findings[0]?.concern).to.equal('link');
  });
});
