/** What is said before a run over a slow wire, by numbers alone and as it is printed. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { tableListener } from '../../adapters/http/server';
import { BET_NAMES } from '../../adapters/table';
import createReferenceTable from '../../adapters/reference-table';
import { speedAt } from '../../certification/examination/speed-at';
import { paceOf } from '../../certification/pace';
import { paceLines } from '../../cli/shown/pace';
import { INTERFACE_LANGUAGES } from '../../locales';
import { run, temporaryFolder } from '../cli/console';

type Declared = Parameters<typeof paceOf>[0];

const TABLE = { control: 'forced' as const, bets: [...BET_NAMES] };
const speed = (medianMs: number) => ({ exchanges: 5, medianMs, p95Ms: medianMs });

function declared(changed: Partial<Declared> = {}, kind = 'http'): Declared {
  const adapter = { kind, target: 'x', options: {}, timeoutMs: 1_000, cwd: '.' };
  return { adapter, languages: ['zh', 'pt'], ask: 'each', tags: null, ...changed };
}

describe('the pace of a run', () => {
  it('is what a whole run asks, times an answer; half of it where one language is asked', () => {
    const whole = paceOf(declared(), TABLE, speed(100)).run;
    expect(whole?.exchanges).to.be.greaterThan(10_000);
    expect(whole?.ms).to.equal((whole?.exchanges ?? 0) * 100);
    for (const half of [declared({ languages: ['pt'] }), declared({ ask: 'once' })]) {
      expect(paceOf(half, TABLE, speed(100)).run?.exchanges).to.equal(Math.ceil((whole?.exchanges ?? 0) / 2));
    }
  });

  it('says of a part, and of dice that fall when they will, only how long an answer takes', () => {
    expect(paceOf(declared({ tags: '@art_6' }), TABLE, speed(100)).run).to.equal(null);
    expect(paceOf(declared(), { ...TABLE, control: 'natural' }, speed(100)).run).to.equal(null);
  });

  it('knows Nagle’s algorithm with delayed acknowledgement over TCP only', () => {
    expect(paceOf(declared(), TABLE, speed(44)).delayed).to.equal(true);
    expect(paceOf(declared(), TABLE, speed(4)).delayed).to.equal(false);
    expect(paceOf(declared({}, 'serial'), TABLE, speed(44)).delayed).to.equal(false);
    expect(paceOf(declared({}, './own.mjs'), TABLE, speed(44)).delayed).to.equal(true);
  });

  it('is measured with the clock that is given', async () => {
    let now = 0;
    const describe = () => {
      now += 44;
      return Promise.resolve({} as never);
    };
    expect(await speedAt({ describe }, () => now)).to.deep.equal({ exchanges: 5, medianMs: 44, p95Ms: 44 });
  });

  it('is told in three languages, with the hint where it belongs', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const slow = paceLines(paceOf(declared(), TABLE, speed(44)), language);
      expect(slow).to.have.length(4);
      expect(slow[0]).to.include('44');
      expect(slow[2]).to.include('TCP_NODELAY');
      expect(slow[3]).to.include('--ask once');
      expect(paceLines(paceOf(declared(), TABLE, speed(0.4)), language)).to.have.length(2);
    }
  });

  it('is printed before the run', async () => {
    const server = createServer(tableListener(createReferenceTable()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const flags = ['--tags', '@art_6__point_5', '--ask', 'once', '--allure', 'none', '--no-certificate'];
    const { err } = await run(['certify', '--adapter', 'http', '--target', target, ...flags], {
      cwd: temporaryFolder(),
    });
    server.closeAllConnections();
    server.close();
    expect(err).to.match(
      /An answer of the table takes [\d.]+ ms\.\n(?:.*\n)*?Cases tested: 0 of \d+\. Time left: –\n/,
    );
  });
});
