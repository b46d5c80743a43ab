import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { serveHttp } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import { run, temporaryFolder } from '../cli/console';
import { compiledCommand } from '../support/compiled';

interface Told {
  exitCode: number;
  counts: Record<string, number>;
  brokenOff: string | null;
  results: { check: string; status: string; findings: { finding: string; text: string }[] }[];
}

/** A JSON-RPC process of a few lines. */
function script(source: string): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  writeFileSync(file, source);
  return `"${process.execPath}" "${file}"`;
}

async function check(adapter: string, target: string, ...more: string[]) {
  const shown = await run(['adapter-check', '--adapter', adapter, '--target', target, '--json', ...more]);
  return { code: shown.code, told: JSON.parse(shown.out) as Told };
}

const wrongOf = ({ results }: Told) =>
  results.flatMap(({ check: id, findings }) => findings.map(({ finding }) => `${id}: ${finding}`));

describe('adapter-check', () => {
  it('passes the reference table as a module', async () => {
    const { code, told } = await check('library', 'reference');
    expect(code).to.equal(0);
    expect(told.counts).to.deep.equal({ checks: 24, right: 24, wrong: 0, causes: 0, remark: 0, skipped: 0 });
  });

  it('passes the reference table over HTTP, and says so in three languages', async () => {
    const pages = new Set<string>();
    for (const ui of ['zh', 'pt', 'en']) {
      const service = await serveHttp({ table: createReferenceTable() });
      const { code, out, err } = await run(
        ['adapter-check', '--adapter', 'http', '--target', service.url, '--ui', ui],
        {},
      );
      await service.close();
      expect([code, err]).to.deep.equal([0, '']);
      expect(out.split('\n').length).to.be.greaterThan(34);
      pages.add(out);
    }
    expect(pages.size).to.equal(3);
  });

  it('passes the reference table over standard input and output', async () => {
    const { code, told } = await check('stdio', `"${process.execPath}" "${compiledCommand()}" serve stdio`);
    expect(wrongOf(told)).to.deep.equal([]);
    expect(code).to.equal(0);
  });

  it('says in words what a careless process does', async () => {
    const careless = script(`
      console.log('starting');
      let text = '';
      process.stdin.on('data', (chunk) => {
        text += chunk.toString('latin1');
        const lines = text.split('\\n');
        text = lines.pop();
        for (const line of lines) {
          try {
            const { id, method } = JSON.parse(line);
            console.log(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'describe'
              ? { ok: true, value: ${JSON.stringify((createReferenceTable().describe({}) as { value: unknown }).value)} }
              : { ok: false, refusal: { code: 'NOT_OPEN' } } }));
          } catch { console.log('?'); }
        }
      });
      setInterval(() => undefined, 1000);
    `);
    const { code, told } = await check('stdio', careless, '--timeout', '2000');
    expect(code).to.equal(1);
    expect(wrongOf(told)).to.include.members([
      'stdio.method: methodAnswered',
      'stdio.output: otherOutput',
      'stdio.end: notEnded',
      'contract.open: fault.PROTOCOL',
    ]);
    for (const { findings } of told.results) {
      for (const { text } of findings) expect(text).to.match(/\w \w/);
    }
  });

  it('ends with 3 where nobody answers, and with 2 where nothing can be asked', async () => {
    const silent = await check('stdio', script('process.stdin.resume()'), '--timeout', '600');
    expect([silent.code, silent.told.results]).to.deep.equal([3, []]);
    expect(silent.told.brokenOff).to.match(/could not be asked/);

    const service = await serveHttp({ table: createReferenceTable() });
    await service.close();
    expect((await check('http', service.url)).code).to.equal(3);

    expect((await check('stdio', script('process.exit(4)'))).code).to.equal(3);
    expect((await check('http', 'no address')).code).to.equal(2);
    expect((await check('library', './none.cjs')).code).to.equal(2);
    expect((await check('stdio', '/no/such/command')).code).to.equal(2);
    expect((await check('http', 'http://127.0.0.1:1', '--table-option', 'bearerFrom=NO_SUCH')).code).to.equal(
      2,
    );
    expect((await run(['adapter-check', '--adapter', 'pigeon', '--target', 'x'])).code).to.equal(2);
    expect((await run(['adapter-check', '--adapter', 'http'])).code).to.equal(2);
  });

  it('shows no secret that a table sends back', async () => {
    const table = createReferenceTable();
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => {
      response.end(
        JSON.stringify({
          ok: true,
          value: {
            ...(table.describe({}) as { value: object }).value,
            protocol: request.headers.authorization,
          },
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    process.env['ADAPTER_CHECK_TEST_TOKEN'] = 'a-secret-of-the-laboratory';
    const shown = await run([
      'adapter-check',
      '--adapter',
      'http',
      '--target',
      `http://127.0.0.1:${port}`,
      '--table-option',
      'bearerFrom=ADAPTER_CHECK_TEST_TOKEN',
    ]);
    delete process.env['ADAPTER_CHECK_TEST_TOKEN'];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(shown.code).to.equal(1);
    expect(shown.out).to.include('***');
    expect(shown.out + shown.err).not.to.include('a-secret-of-the-laboratory');
  });
});

describe('serve', () => {
  /** The command in a process of its own, until it has said where it is. */
  async function served(...argv: string[]) {
    const child = spawn(process.execPath, [compiledCommand(), 'serve', ...argv], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    const said = new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
        if (out.includes('\n')) resolve();
      }),
    );
    await Promise.race([said, ended]);
    return { child, ended, said: () => ({ out, err }) };
  }

  it('puts a table behind HTTP, with a fault and readings, until it is interrupted', async () => {
    const { child, ended, said } = await served(
      ...['http', '--port', '0', '--fault', 'field-twelve-paid-even', '--field-12', 'triple', '--ui', 'en'],
      ...['--reading', 'come_odds_on_come_out=working', '--table-option', 'seats=3'],
    );
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said().out)?.[0];
    expect(url, said().err).to.be.a('string');
    expect(said().out).to.include('field-twelve-paid-even');
    const response = await fetch(`${url}/ctp/v1/describe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'S-1' },
      body: '{}',
    });
    const { value } = (await response.json()) as { value: Record<string, unknown> };
    expect(value['seats']).to.equal(3);
    expect(value['options']).to.deep.equal({ field_12: 'triple' });
    expect(value['readings']).to.deep.equal({ come_odds_on_come_out: 'working' });
    child.kill('SIGINT');
    expect(await ended).to.equal(0);
  });

  it('says where somebody else already is', async () => {
    const service = await serveHttp({ table: createReferenceTable() });
    const { code, err } = await run(['serve', 'http', '--port', String(service.port)]);
    await service.close();
    expect(code).to.equal(2);
    expect(err).to.include(String(service.port)).and.to.include('--port');
  });

  it('says in three languages what cannot be meant', async () => {
    for (const wrong of [
      ['--fault', 'field-twelve'],
      ['--reading', 'short_die=x'],
      ['--reading', 'short=either'],
      ['--reading', 'short'],
      ['--table-option', 'seats=0'],
      ['--readings', 'mine'],
      ['--port', '65536'],
      ['--field-12', 'quadruple'],
    ]) {
      const said = new Set<string>();
      for (const ui of ['zh', 'pt', 'en']) {
        const { code, out, err } = await run(['serve', 'http', ...wrong, '--ui', ui]);
        expect([code, out], wrong.join(' ')).to.deep.equal([2, '']);
        said.add(err);
      }
      expect(said.size).to.equal(3);
    }
    expect((await run(['serve', 'serial'])).code).to.equal(2);
    expect((await run(['serve', 'serial', '--path', '/dev/no-such-line'])).code).to.equal(2);
  });

  it('ends with its input where that is the wire, and says nothing else on it', async () => {
    const child = spawn(process.execPath, [compiledCommand(), 'serve', 'stdio'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += String(chunk)));
    child.stderr.on('data', (chunk) => (said.err += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
    child.stdin.end('{"jsonrpc":"2.0","id":1,"method":"state","params":{}}\n');
    expect(await ended).to.equal(0);
    expect(said.err).to.equal('');
    expect(said.out).to.match(/^\{"jsonrpc":"2.0","id":1,"result":\{"ok":true,.*\}\n$/);
  });
});
