import { expect } from 'chai';
import { AskedOnce, AskedOtherwise } from '../../adapters/asked-once';
import { connect } from '../../adapters/connect';
import { TableFault, type Table } from '../../adapters/table';

/** The reference table, and how often each operation was asked of it. */
async function counted(): Promise<{ table: Table; asked: string[] }> {
  const asked: string[] = [];
  const { table } = await connect({
    ...{ kind: 'library', target: 'reference', options: {}, timeoutMs: 1_000, cwd: process.cwd() },
  });
  const entries = Object.entries(table).map(([operation, ask]) => [
    operation,
    (parameters: never) => {
      asked.push(operation);
      return (ask as (parameters: never) => unknown)(parameters);
    },
  ]);
  return { table: Object.fromEntries(entries) as Table, asked };
}

const OPEN = { mode: 'test', minimumBet: 1_000 } as const;
const JOIN = { player: 'A', buyIn: 100_000 };

async function play(table: Table, buyIn = JOIN.buyIn): Promise<unknown[]> {
  return [await table.open(OPEN), await table.join({ ...JOIN, buyIn }), await table.state({})];
}

describe('a table that is asked once for both languages', () => {
  it('gives the second the answers to the first, and is asked nothing more', async () => {
    const { table, asked } = await counted();
    const once = new AskedOnce();
    const both = once.table(table);
    expect(once.begin({ name: 'c/one', language: 'zh' })).to.equal(null);
    const first = await play(both);
    once.end();
    const before = asked.length;
    expect(once.begin({ name: 'c/one', language: 'pt' })).to.equal('zh');
    expect(await play(both)).to.deep.equal(first);
    once.end();
    expect(asked).to.have.length(before);
    expect(before).to.equal(3);
  });

  it('keeps the rows of one case apart', async () => {
    const { table } = await counted();
    const once = new AskedOnce();
    const both = once.table(table);
    const answers: unknown[] = [];
    for (const language of ['zh', 'pt']) {
      for (const buyIn of [1_000, 2_000]) {
        once.begin({ name: 'c/rows', language });
        answers.push(await play(both, buyIn));
        once.end();
      }
    }
    expect(answers.slice(2)).to.deep.equal(answers.slice(0, 2));
    expect(answers[0]).not.to.deep.equal(answers[1]);
  });

  it('proves nothing to a case that asks something else, more, or less', async () => {
    const others: [string, (table: Table) => Promise<unknown>][] = [
      ['another amount', (table) => play(table, 5)],
      ['another operation', (table) => table.state({})],
      ['more', async (table) => [await play(table), await table.state({})]],
      ['less', (table) => table.open(OPEN)],
    ];
    for (const [what, ask] of others) {
      const { table } = await counted();
      const once = new AskedOnce();
      const both = once.table(table);
      once.begin({ name: 'c/other', language: 'zh' });
      await play(both);
      once.end();
      once.begin({ name: 'c/other', language: 'pt' });
      const outcome = await (async () => {
        await ask(both);
        once.end();
      })().catch((error: unknown) => error);
      expect(outcome, what).to.be.instanceOf(AskedOtherwise);
    }
  });

  it('repeats a fault of the link as it was', async () => {
    const fault = new TableFault('TIMEOUT', 'nothing came');
    const { table } = await counted();
    const once = new AskedOnce();
    const both = once.table({ ...table, join: () => Promise.reject(fault) });
    for (const language of ['zh', 'pt']) {
      once.begin({ name: 'c/fault', language });
      await both.open(OPEN);
      expect(await both.join(JOIN).catch((error: unknown) => error)).to.equal(fault);
      once.end();
    }
  });
});
