import { connect } from 'node:net';
import { expect } from 'chai';
import { ReplayStore } from '../../adapters/http/replay';
import { serveHttp, type HttpService } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import type { State } from '../../adapters/table';

describe('HTTP: a table of one’s own behind an address', () => {
  let service: HttpService;

  beforeEach(async () => {
    service = await serveHttp({ table: createReferenceTable() });
  });
  afterEach(() => service.close());

  const post = async (
    operation: string,
    key: string | null,
    body: string | Buffer,
    more: RequestInit = {},
  ) => {
    const response = await fetch(`${service.url}/ctp/v1/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
      body,
      ...more,
    });
    return { status: response.status, text: await response.text() };
  };
  const players = async (key: string) =>
    (JSON.parse((await post('state', key, '{}')).text) as { value: State }).value.players;

  it('listens on loopback where nothing else is said', () => {
    expect(service.url).to.equal(`http://127.0.0.1:${service.port}`);
  });

  it('executes a key once and answers it alike', async () => {
    await post('open', 'S-1', '{"mode":"test"}');
    const first = await post('join', 'S-2', '{"player":"p","buyIn":1000}');
    expect(first.status).to.equal(200);
    expect(await post('join', 'S-2', '{"player":"p","buyIn":1000}')).to.deep.equal(first);
    expect(await post('join', 'S-2', '{"player":"q","buyIn":1000}')).to.deep.equal(first);
    expect(await players('S-3')).to.have.length(1);
  });

  it('executes a key once where it arrives twice at the same time', async () => {
    await post('open', 'S-1', '{"mode":"test"}');
    const joins = Array.from({ length: 5 }, () => post('join', 'S-2', '{"player":"p","buyIn":1000}'));
    const texts = new Set((await Promise.all(joins)).map(({ status, text }) => `${status} ${text}`));
    expect([...texts]).to.deep.equal(['200 {"ok":true,"value":{"player":"p","seat":1,"balance":1000}}']);
  });

  it('turns down every other key and executes nothing', async () => {
    await post('open', 'S-1', '{"mode":"test"}');
    await post('state', 'S-2', '{}');
    const join = '{"player":"p","buyIn":1000}';
    expect(await post('join', 'S-1', join)).to.deep.equal({ status: 409, text: '{"link":"STALE"}' });
    expect(await post('join', 'S-4', join)).to.deep.equal({ status: 409, text: '{"link":"STALE"}' });
    expect(await post('join', 'T-2', join)).to.deep.equal({ status: 409, text: '{"link":"NO_SESSION"}' });
    expect(await players('S-3')).to.deep.equal([]);
    await post('describe', 'T-1', '{}');
    for (const key of ['S-1', 'S-3', 'S-4']) expect((await post('join', key, join)).status).to.equal(409);
    expect(await players('T-2')).to.deep.equal([]);
  });

  it('says what is wrong with a request, and uses no key for it', async () => {
    await post('open', 'S-1', '{"mode":"test"}');
    const wrong: [string, string | null, string | Buffer, number, RequestInit?][] = [
      ['join', null, '{}', 400],
      ['join', 'S', '{}', 400],
      ['join', 'S-0', '{}', 400],
      ['join', 'S-02', '{}', 400],
      ['join', 'S-2', '', 400],
      ['join', 'S-2', '{"player"', 400],
      ['join', 'S-2', '[]', 400],
      ['join', 'S-2', 'null', 400],
      ['join', 'S-2', Buffer.from('{"player":"\xff","buyIn":1000}', 'latin1'), 400],
      ['join', 'S-2', `{"player":"${'p'.repeat(70_000)}"}`, 413],
      ['join', 'S-2', '{}', 415, { headers: { 'idempotency-key': 'S-2', 'content-type': 'text/plain' } }],
      ['leave', 'S-2', '{}', 404],
      ['../v1/toString', 'S-2', '{}', 404],
    ];
    for (const [operation, key, body, status, more] of wrong) {
      expect((await post(operation, key, body, more)).status, `${operation} ${key}`).to.equal(status);
    }
    expect((await fetch(`${service.url}/ctp/v1/join`)).status).to.equal(405);
    expect((await post('join', 'S-2', '{"player":"p","buyIn":1000}')).status).to.equal(200);
  });

  it('answers an object that is no sound request with a refusal, which uses its key', async () => {
    await post('open', 'S-1', '{"mode":"test"}');
    const refused = '{"ok":false,"refusal":{"code":"MALFORMED"}}';
    expect(await post('join', 'S-2', '{"buyIn":-1}')).to.deep.equal({ status: 200, text: refused });
    expect((await post('state', 'S-3', '{}')).status).to.equal(200);
  });

  it('reads a request that comes byte by byte', async () => {
    const socket = connect(service.port, '127.0.0.1').setNoDelay();
    const head = 'POST /ctp/v1/state HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\n';
    const bytes = `${head}Idempotency-Key: S-1\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`;
    for (const byte of bytes) {
      socket.write(byte);
      await new Promise(setImmediate);
    }
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).to.match(/^HTTP\/1\.1 200 /);
  });

  it('tells a table that fails from one that refuses', async () => {
    const broken = await serveHttp({
      table: {
        ...createReferenceTable(),
        state: () => {
          throw new Error('no dice');
        },
        describe: () => undefined,
      },
    });
    const urls = ['state', 'describe'].map((operation) => `${broken.url}/ctp/v1/${operation}`);
    for (const [index, url] of urls.entries()) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `S-${index + 1}` };
      expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).to.equal(500);
    }
    await broken.close();
  });
});

describe('replay store', () => {
  it('remembers so many ended sessions and no more', () => {
    const store = new ReplayStore<string>();
    const begin = (session: string) => {
      const admitted = store.admit({ session, sequence: 1 });
      if (admitted.kind === 'execute') admitted.keep(Promise.resolve(session));
      return admitted.kind;
    };
    for (let index = 0; index <= 1_001; index += 1) expect(begin(`s${index}`)).to.equal('execute');
    expect(begin('s1')).to.equal('refuse');
    expect(begin('s1000')).to.equal('refuse');
    expect(begin('s0')).to.equal('execute');
  });
});
