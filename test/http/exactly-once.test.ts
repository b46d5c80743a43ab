import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { connectHttp } from '../../adapters/http';
import { serveHttp, type HttpService } from '../../adapters/http/server';
import createReferenceTable from '../../adapters/reference-table';
import type { UncheckedTable } from '../../adapters/table';
import { MISHAPS, faultyProxy } from './faulty-proxy';

const EXCHANGES = 10_000;
const SEED = 20_100_053;

/** A table on which every operation leaves its mark: `change` notes the stake and answers how many it has noted. */
function counting(noted: number[]): UncheckedTable {
  return {
    ...createReferenceTable(),
    change: ({ to = 0 }) => {
      noted.push(to);
      return { ok: true, value: { returned: to, balance: noted.length } };
    },
  };
}

type Serve = (noted: number[]) => Promise<Pick<HttpService, 'url' | 'close'>>;

const serveCounting: Serve = (noted) => serveHttp({ table: counting(noted) });

/** A vendor's first try: whatever arrives is executed. */
const serveWithoutKeys: Serve = async (noted) => {
  const table = counting(noted);
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const operation = request.url?.split('/').at(-1) as 'change' | 'describe';
      const ask = table[operation] as (parameters: unknown) => unknown;
      response.end(JSON.stringify(ask(JSON.parse(Buffer.concat(chunks).toString()))));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

async function exchanges(count: number, rate: number, serve: Serve) {
  const noted: number[] = [];
  const service = await serve(noted);
  const proxy = await faultyProxy(service.url, { seed: SEED, rate });
  const connection = await connectHttp({ target: proxy.url });
  const tally = { lost: 0, wrong: 0, faults: 0 };
  try {
    for (let index = 1; index <= count; index += 1) {
      try {
        const answer = await connection.table.change({ bet: 'b', to: index });
        const right = answer.ok && answer.value.returned === index && answer.value.balance === index;
        if (!right) tally.wrong += 1;
      } catch {
        tally.faults += 1;
      }
    }
  } finally {
    await connection.close();
    await proxy.close();
    await service.close();
  }
  const times = new Map<number, number>();
  for (const to of noted) times.set(to, (times.get(to) ?? 0) + 1);
  tally.lost = count - times.size;
  return { ...tally, doubled: noted.length - times.size, noted, happened: proxy.happened };
}

describe('HTTP: executed exactly once', () => {
  it(`${EXCHANGES} exchanges over a link that cuts, doubles, delays and damages`, async () => {
    const began = performance.now();
    const { lost, doubled, wrong, faults, noted, happened } = await exchanges(EXCHANGES, 0.2, serveCounting);
    const mishaps = [...happened].map(([mishap, times]) => `${mishap} ${times}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`      seed ${SEED}, ${seconds} s: ${mishaps.join(', ')}`);
    console.log(`      lost ${lost}, doubled ${doubled}, wrong ${wrong}, given up ${faults}`);
    expect({ lost, doubled, wrong, faults }).to.deep.equal({ lost: 0, doubled: 0, wrong: 0, faults: 0 });
    expect(noted).to.deep.equal(Array.from({ length: EXCHANGES }, (_, index) => index + 1));
    for (const mishap of MISHAPS) expect(happened.get(mishap), mishap).to.be.greaterThan(0);
  });

  it('shows what a table does that knows no keys', async () => {
    const { doubled } = await exchanges(300, 0.5, serveWithoutKeys);
    expect(doubled).to.be.greaterThan(0);
  });

  it('shows an answer that belongs to another question', async () => {
    const { wrong } = await exchanges(20, 0, (noted) =>
      serveHttp({
        table: { ...counting(noted), change: () => ({ ok: true, value: { returned: 1, balance: 1 } }) },
      }),
    );
    expect(wrong).to.equal(19);
  });
});
