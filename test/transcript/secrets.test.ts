import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { connect } from '../../adapters/connect';
import { tableListener } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import { OPERATIONS, type UncheckedTable } from '../../adapters/table';
import { Transcript } from '../../adapters/transcript';
import { isPacked, readTranscript, verifyTranscript } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { evidenceText } from '../support/evidence';
import { plainServer } from '../http/servers';
import { linesOf } from './recorded';

/** Spelt in JSON with an escape. */
const TOKEN = 'token/of/the/laboratory';
const KEY = 'key-of-the-laboratory';
const SECRETS = [TOKEN, TOKEN.replaceAll('/', '\\/'), KEY];

const VARIABLES = { TRANSCRIPT_TEST_TOKEN: TOKEN, TRANSCRIPT_TEST_KEY: KEY };
before(() => Object.assign(process.env, VARIABLES));
after(() => {
  for (const name of Object.keys(VARIABLES)) Reflect.deleteProperty(process.env, name);
});

const OPTIONS = {
  bearerFrom: 'TRANSCRIPT_TEST_TOKEN',
  headersFrom: { 'x-api-key': 'TRANSCRIPT_TEST_KEY' },
};

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** Which files hold a secret. */
function leaking(folder: string): string[] {
  return filesOf(folder).filter((file) => {
    const content = isPacked(file)
      ? Buffer.from(evidenceText(file)).toString('latin1')
      : readFileSync(file, 'latin1');
    return SECRETS.some((secret) => content.includes(secret));
  });
}

type Body = string | Buffer;

/** A table that answers everything but its description with `body`. */
async function recorded(body: Body, headers: Record<string, string> = {}): Promise<string> {
  const folder = temporaryFolder();
  const table = tableListener(createReferenceTable());
  const target = await plainServer((request, response) => {
    if (request.url?.endsWith('/describe') === true) table(request, response);
    else response.writeHead(200, headers).end(body);
  });
  const connection = await connect({
    kind: 'http',
    target,
    options: OPTIONS,
    timeoutMs: 2_000,
    cwd: folder,
    evidence: folder,
  });
  const transcript = new Transcript(path.join(folder, 'transcript.ndjson'), '0');
  await transcript
    .record(connection.table, connection.wire)
    .state({})
    .catch(() => undefined);
  transcript.close();
  await connection.close();
  return folder;
}

const refusal = (detail: string) => JSON.stringify({ ok: false, refusal: { code: 'FUNDS', detail } });

const BODIES: [what: string, body: Body, headers?: Record<string, string>][] = [
  ['in an answer', refusal(`you said ${TOKEN}`)],
  ['in an answer with escapes', refusal(`you said ${TOKEN}`).replaceAll('/', '\\/')],
  [
    'in an answer with other escapes',
    refusal('you said X').replace(
      'X',
      [...TOKEN].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    ),
  ],
  [
    'in a member that nobody asked for',
    JSON.stringify({ ...JSON.parse(refusal('no')), [KEY]: { [TOKEN]: KEY } }),
  ],
  ['in what is no JSON', `oops ${TOKEN} ${KEY}`],
  ['in what is no JSON, with escapes', `{"oops": "${TOKEN.replaceAll('/', '\\/')}`],
  ['in what is no text', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TOKEN)])],
  ['in what is packed', gzipSync(refusal(TOKEN), { level: 0 }), { 'content-encoding': 'gzip' }],
  ['in a header', refusal('no'), { 'content-encoding': TOKEN }],
];

describe('secrets in the evidence', () => {
  for (const [what, body, headers] of BODIES) {
    it(`are not kept where the table sends them back ${what}`, async () => {
      const folder = await recorded(body, headers);
      expect(leaking(folder)).to.deep.equal([]);
      const file = path.join(folder, 'transcript.ndjson');
      expect((await verifyTranscript(file)).problems).to.deep.equal([]);
      const [exchange] = (await readTranscript(file)).exchanges;
      expect(exchange?.wire?.to).to.be.greaterThan(exchange?.wire?.from ?? Infinity);
      // What was received is on record, and that something was taken out of it.
      const received = linesOf(path.join(folder, 'http.ndjson')).at(-2) ?? '';
      expect(JSON.parse(received)).to.include({ direction: 'received', status: 200 });
      if (headers === undefined) expect(received).to.match(/"redacted":true|"withheld":\d+/);
    });
  }

  it('are found by this test where they are kept', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'http.ndjson'), JSON.stringify({ text: `Bearer ${TOKEN}` }));
    expect(leaking(folder)).to.have.lengthOf(1);
  });

  it('leave what holds none as it was', async () => {
    const body = `${refusal('檯的回答').replace('{', '{ ')}\n`;
    const folder = await recorded(body);
    const received = JSON.parse(linesOf(path.join(folder, 'http.ndjson')).at(-2) ?? '') as { text: string };
    expect(received.text).to.equal(body);
    expect(received).not.to.have.property('redacted');
  });

  it('reach no file of a certification', async () => {
    const cwd = temporaryFolder();
    let said = '';
    const inner = createReferenceTable({ fault: 'field-loses-on-12' });
    const telling = Object.fromEntries(
      OPERATIONS.map((operation) => [
        operation,
        (parameters: never) => ({ said, ...(inner[operation](parameters) as object) }),
      ]),
    ) as unknown as UncheckedTable;
    const table = tableListener(telling);
    const target = await plainServer((request, response) => {
      said = `${request.headers.authorization} ${String(request.headers['x-api-key'])}`;
      table(request, response);
    });
    writeFileSync(
      path.join(cwd, 'certification.yaml'),
      JSON.stringify({ adapter: { kind: 'http', target, options: OPTIONS } }),
    );
    const { code, out, err } = await run(
      ['certify', '--out', 'out', '--allure', 'results', '--tags', '@art_5__para_3__point_8'],
      { cwd },
    );
    expect(said).to.include(TOKEN).and.to.include(KEY);
    expect(code, out + err).to.equal(1);
    const folder = path.join(cwd, 'out');
    expect(filesOf(folder).length).to.be.greaterThan(10);
    expect(leaking(folder)).to.deep.equal([]);
    for (const text of [out, err]) expect(text).not.to.include(TOKEN);
    const { exchanges } = await readTranscript(path.join(folder, 'transcript.ndjson'));
    expect(exchanges.at(-1)?.answer).to.have.property('said', 'Bearer *** ***');
    expect((await run(['transcript', folder, '--verify'])).code).to.equal(0);
  });
});
