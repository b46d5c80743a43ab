import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { expect } from 'chai';
import { connectHttp, type HttpTarget } from '../../adapters/http';
import { serveHttp, tableListener } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import { TableFault, type Connection, type UncheckedTable } from '../../adapters/table';
import { Transcript } from '../../adapters/transcript';
import { temporaryFolder } from '../cli/console';
import { plainServer, tlsServer } from './servers';

const CERTIFICATES = path.join(__dirname, '..', 'fixtures', 'tls');
const certificate = (name: string) => readFileSync(path.join(CERTIFICATES, name));
const TOKEN = 'a-token-of-the-laboratory';

const connections: Connection[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.close();
});

async function connected(http: HttpTarget): Promise<Connection> {
  const connection = await connectHttp(http);
  connections.push(connection);
  return connection;
}

async function faultOf(work: Promise<unknown>): Promise<TableFault> {
  try {
    await work;
  } catch (error) {
    if (error instanceof TableFault) return error;
    throw error;
  }
  throw new Error('no fault');
}

/** Answers `describe` like a table, everything else as told. */
function answering(listener: RequestListener): RequestListener {
  const table = tableListener(createReferenceTable());
  return (request, response) => {
    if (request.url?.endsWith('/describe') === true) table(request, response);
    else listener(request, response);
  };
}

const sent = (body: string | Buffer, status = 200): RequestListener =>
  answering((_request, response) => response.writeHead(status).end(body));

describe('HTTP: the table behind an address', () => {
  it('answers every operation as it does without a wire', async () => {
    const play = async (table: Connection['table']) => [
      await table.describe({}),
      await table.open({ mode: 'test', readings: { come_odds_on_come_out: 'off' } }),
      await table.join({ player: '博彩者', buyIn: 100_000 }),
      await table.bet({ player: '博彩者', bet: 'pass', amount: 1_000 }),
      await table.bet({ player: '博彩者', bet: 'pass', amount: 1.5 }),
      await table.roll({ throw: { dice: [2, 2] } }),
      await table.change({ bet: 'none' }),
      await table.dice({ waivedBy: 'nobody' }),
      await table.state({}),
      await table.log({ since: 0 }),
    ];
    const service = await serveHttp({ table: createReferenceTable() });
    const { table } = await connected({ target: `${service.url}/` });
    const library = createReferenceTable() as Connection['table'];
    expect(await play(table)).to.deep.equal(JSON.parse(JSON.stringify(await play(library))));
    await service.close();
  });

  it('puts the path of the address before its own', async () => {
    const paths: (string | undefined)[] = [];
    const table = tableListener(createReferenceTable());
    const target = await plainServer((request, response) => {
      paths.push(request.url);
      request.url = request.url?.replace('/hall/7', '') ?? '';
      table(request, response);
    });
    await connected({ target: `${target}/hall/7/` });
    expect(paths).to.deep.equal(['/hall/7/ctp/v1/describe']);
  });

  it('asks one question at a time, in order', async () => {
    const service = await serveHttp({ table: createReferenceTable() });
    const { table } = await connected({ target: service.url });
    await table.open({ mode: 'test' });
    const joined = await Promise.all(
      ['a', 'b', 'c', 'd'].map((player) => table.join({ player, buyIn: 1_000 })),
    );
    expect(joined.map((answer) => answer.ok && answer.value.seat)).to.deep.equal([1, 2, 3, 4]);
    await service.close();
  });
});

describe('HTTP: faults of the link', () => {
  it('nobody there', async () => {
    const service = await serveHttp({ table: createReferenceTable() });
    await service.close();
    const fault = await faultOf(connectHttp({ target: service.url, options: { attempts: 2 } }));
    expect(fault.code).to.equal('DISCONNECTED');
    expect(fault.message).to.equal('describe: ECONNREFUSED (2 attempts)');
  });

  const answers: [what: string, listener: RequestListener, code: string, message: RegExp][] = [
    ['a page of HTML', sent('<html>\u001b[31m'), 'PROTOCOL', /not JSON: <html>\\u\{1b\}\[31m/],
    ['no UTF-8', sent(Buffer.from([0x7b, 0xff, 0x7d])), 'PROTOCOL', /not UTF-8/],
    ['no answer in the JSON', sent('{"ok":1}'), 'BAD_ANSWER', /ok/],
    ['half a value', sent('{"ok":true,"value":{"open":"yes"}}'), 'BAD_ANSWER', /value\.open/],
    ['status 500', sent('{}', 500), 'BROKE_OFF', /HTTP status 500/],
    ['status 401', sent('{}', 401), 'PROTOCOL', /HTTP status 401/],
    ['status 409', sent('{"link":"STALE"}', 409), 'SESSION_LOST', /409/],
    ['somewhere else', sent('', 302), 'PROTOCOL', /HTTP status 302/],
    ['always busy', sent('', 503), 'DISCONNECTED', /HTTP status 503 \(3 attempts\)/],
    [
      'compressed',
      answering((_request, response) => response.setHeader('content-encoding', 'br').end('x')),
      'PROTOCOL',
      /br/,
    ],
    [
      'without end',
      answering((_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(1 << 20, 32)));
        };
        response.on('drain', more);
        more();
      }),
      'PROTOCOL',
      /more than \d+ bytes/,
    ],
    [
      'cut off',
      answering((request, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{', () => request.socket.destroy());
      }),
      'DISCONNECTED',
      /3 attempts/,
    ],
  ];
  for (const [what, listener, code, message] of answers) {
    it(`${what} is ${code}`, async () => {
      const { table } = await connected({ target: await plainServer(listener), options: { attempts: 3 } });
      const fault = await faultOf(table.state({}));
      expect(fault.code).to.equal(code);
      expect(fault.message).to.match(message);
    });
  }

  it('ignores unknown fields and __proto__', async () => {
    const answer = '{"ok":true,"more":1,"value":{"returned":1,"balance":2,"__proto__":{"balance":3},"x":[]}}';
    const { table } = await connected({ target: await plainServer(sent(answer)) });
    expect(await table.change({ bet: 'b' })).to.deep.equal({ ok: true, value: { returned: 1, balance: 2 } });
  });

  it('no answer in time: the question is sent again with the same key before it is given up', async () => {
    const keys: unknown[] = [];
    const target = await plainServer(answering((request) => keys.push(request.headers['idempotency-key'])));
    const { table } = await connected({ target, timeoutMs: 1_200 });
    const fault = await faultOf(table.state({}));
    expect(fault.code).to.equal('TIMEOUT');
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
  });

  it('an answer that is late for one attempt reaches the next, and nothing is executed twice', async () => {
    let executions = 0;
    const slow: UncheckedTable = {
      ...createReferenceTable(),
      change: async () => {
        executions += 1;
        await new Promise((resolve) => setTimeout(resolve, 1_300));
        return { ok: true, value: { returned: 0, balance: executions } };
      },
    };
    const { table } = await connected({ target: await plainServer(tableListener(slow)), timeoutMs: 3_000 });
    expect(await table.change({ bet: 'b' })).to.deep.equal({ ok: true, value: { returned: 0, balance: 1 } });
    expect(executions).to.equal(1);
  });

  it('begins a new session after a fault, and the table turns the old one down', async () => {
    const keys: string[] = [];
    let broken = false;
    const listener = tableListener(createReferenceTable());
    const target = await plainServer((request, response) => {
      keys.push(String(request.headers['idempotency-key']));
      if (broken) response.writeHead(500).end();
      else listener(request, response);
    });
    const { table } = await connected({ target });
    await table.open({ mode: 'test' });
    broken = true;
    expect((await faultOf(table.state({}))).code).to.equal('BROKE_OFF');
    broken = false;
    expect((await table.state({})).ok).to.equal(true);
    const [old = '', renewed = ''] = [keys[0], keys.at(-1)].map((key) => key?.split('-')[0]);
    expect(keys).to.deep.equal([`${old}-1`, `${old}-2`, `${old}-3`, `${renewed}-1`, `${renewed}-2`]);
    expect(renewed).not.to.equal(old);
    for (const key of [`${old}-1`, `${old}-3`]) {
      const late = await fetch(`${target}/ctp/v1/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: '{}',
      });
      expect(late.status).to.equal(409);
    }
  });

  it('says so where a table was started anew and remembers nothing', async () => {
    const service = await serveHttp({ table: createReferenceTable() });
    const { table } = await connected({ target: service.url });
    await table.open({ mode: 'test' });
    await service.close();
    const again = await serveHttp({ table: createReferenceTable(), port: service.port });
    expect((await faultOf(table.state({}))).code).to.equal('SESSION_LOST');
    expect((await table.state({})).ok).to.equal(true);
    await again.close();
  });

  it('gives a table up that does not come back, so that a run ends', async () => {
    const service = await serveHttp({ table: createReferenceTable() });
    const { table } = await connected({ target: service.url, options: { attempts: 3 } });
    await service.close();
    const messages: string[] = [];
    for (let index = 0; index < 5; index += 1) messages.push((await faultOf(table.state({}))).message);
    expect(messages[0]).to.match(/^state: \w+ \(3 attempts\)$/);
    for (const message of messages.slice(1, 4)) expect(message).to.match(/^describe: \w+ \(2 attempts\)$/);
    expect(messages[4]).to.equal('the link was given up');
  });

  it('asks no more once it is closed', async () => {
    const service = await serveHttp({ table: createReferenceTable() });
    const connection = await connectHttp({ target: service.url });
    await connection.close();
    expect((await faultOf(connection.table.state({}))).code).to.equal('DISCONNECTED');
    await service.close();
  });
});

describe('HTTP: secrets', () => {
  const environment = { TOKEN, API_KEY: 'a-key-of-the-laboratory', SHORT: '7', NOTHING: '' };

  it('sends a bearer token and headers of the environment', async () => {
    const seen: unknown[] = [];
    const table = tableListener(createReferenceTable());
    const target = await plainServer((request, response) => {
      seen.push(request.headers.authorization, request.headers['x-api-key']);
      table(request, response);
    });
    await connected({
      target,
      options: { bearerFrom: 'TOKEN', headersFrom: { 'X-Api-Key': 'API_KEY' } },
      environment,
    });
    expect(seen).to.deep.equal([`Bearer ${TOKEN}`, environment.API_KEY]);
  });

  it('keeps them out of the transcript and of messages, even where the table sends them back', async () => {
    const file = path.join(temporaryFolder(), 'transcript.ndjson');
    const target = await plainServer(
      answering((request, response) => {
        const said = request.headers.authorization;
        if (request.url?.endsWith('/state') === true) response.end(`oops ${said}`);
        else
          response.end(JSON.stringify({ ok: false, refusal: { code: 'FUNDS', detail: `you said ${said}` } }));
      }),
    );
    const { table } = await connected({ target, options: { bearerFrom: 'TOKEN' }, environment });
    const transcript = new Transcript(file, '0');
    const recorded = transcript.record(table);
    const refused = await recorded.join({ player: 'p', buyIn: 1 });
    expect(refused).to.deep.equal({ ok: false, refusal: { code: 'FUNDS', detail: 'you said Bearer ***' } });
    const fault = await faultOf(recorded.state({}));
    expect(fault.message).to.include('oops Bearer ***');
    transcript.close();
    const written = readFileSync(file, 'utf8');
    expect(written).to.include('***');
    expect(written).not.to.include(TOKEN);
  });

  it('hides a short secret only where it stands alone', async () => {
    const detail = '7';
    const target = await plainServer(
      answering((_request, response) =>
        response.end(JSON.stringify({ ok: false, refusal: { code: 'FUNDS', detail } })),
      ),
    );
    const { table } = await connected({ target, options: { headersFrom: { pin: 'SHORT' } }, environment });
    expect(await table.state({})).to.deep.equal({ ok: false, refusal: { code: 'FUNDS', detail: '***' } });
  });

  const wrong: [what: string, target: string, options: Record<string, unknown>, message: RegExp][] = [
    ['no address', 'reference', {}, /address/],
    ['a password in the address', `http://lab:${TOKEN}@127.0.0.1/`, {}, /address/],
    ['a token in the query', `http://127.0.0.1/?token=${TOKEN}`, {}, /query/],
    ['an unknown option', 'http://127.0.0.1', { bearer: TOKEN }, /bearer/],
    ['no such variable', 'http://127.0.0.1', { bearerFrom: 'NOTHING' }, /NOTHING/],
    ['a secret without TLS', 'http://table.example', { bearerFrom: 'TOKEN' }, /plaintextSecrets/],
    ['a header of the wire', 'http://127.0.0.1', { headersFrom: { Host: 'TOKEN' } }, /host/],
    ['no header', 'http://127.0.0.1', { headersFrom: { 'a b': 'TOKEN' } }, /a b/],
    ['no such file', 'https://127.0.0.1', { ca: 'none.pem' }, /none\.pem.*ENOENT/],
    ['no certificate', 'https://127.0.0.1', { certificate: 'README.md', key: 'suite.key' }, /certificate/],
    ['certificates without TLS', 'http://127.0.0.1', { ca: 'authority.pem' }, /https/],
  ];
  for (const [what, target, options, message] of wrong) {
    it(`turns down ${what} and repeats no secret`, async () => {
      const fault = await faultOf(connectHttp({ target, options, environment, cwd: CERTIFICATES }));
      expect(fault.code).to.equal('ADAPTER');
      expect(fault.message).to.match(message);
      expect(fault.message).not.to.include(TOKEN);
    });
  }
});

describe('HTTP: TLS', () => {
  const server = { key: certificate('table.key'), cert: certificate('table.pem') };
  const trusting = { cwd: CERTIFICATES, options: { ca: 'authority.pem', attempts: 2 } };

  it('trusts the authority that it is given', async () => {
    const target = await tlsServer(server, tableListener(createReferenceTable()));
    const { table } = await connected({ target, ...trusting });
    expect((await table.state({})).ok).to.equal(true);
  });

  it('trusts no other, and asks once', async () => {
    const target = await tlsServer(server, tableListener(createReferenceTable()));
    const fault = await faultOf(connectHttp({ target, options: { attempts: 5 } }));
    expect(fault.code).to.equal('DISCONNECTED');
    expect(fault.message).to.match(/no TLS \(\w+\)$/);
  });

  it('shows its own certificate where the table wants one', async () => {
    const target = await tlsServer(
      { ...server, ca: certificate('authority.pem'), requestCert: true, rejectUnauthorized: true },
      tableListener(createReferenceTable()),
    );
    expect((await faultOf(connectHttp({ target, ...trusting }))).code).to.equal('DISCONNECTED');
    await connected({
      target,
      cwd: CERTIFICATES,
      environment: { PASSPHRASE: 'correct-horse' },
      options: {
        ca: 'authority.pem',
        certificate: 'suite.pem',
        key: 'suite-encrypted.key',
        passphraseFrom: 'PASSPHRASE',
      },
    });
  });
});
