import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import createReferenceTable from '../../adapters/reference-table';
import { serveStdio } from '../../adapters/stdio/server';
import type { UncheckedTable } from '../../adapters/table';

/** All that is answered to what is written, line by line. */
async function served(table: UncheckedTable, ...chunks: (string | Buffer)[]): Promise<unknown[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = serveStdio({ input, output, table });
  for (const chunk of chunks) input.write(chunk);
  input.end();
  await ended;
  const text = (output.read() as Buffer | null)?.toString('utf8') ?? '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

function request(id: unknown, method: string, params?: unknown): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
}

describe('a table served over standard input and output', () => {
  it('answers values and refusals alike, in the order asked', async () => {
    const [opened, refused, last] = await served(
      createReferenceTable(),
      request(1, 'open', { mode: 'test' }),
      request('two', 'bet', { player: 'p', bet: 'field', amount: 1_000 }) + request(3, 'state'),
    );
    expect(opened).to.have.nested.property('result.value.open', true);
    expect(refused).to.deep.equal({
      jsonrpc: '2.0',
      id: 'two',
      result: { ok: false, refusal: { code: 'NO_SUCH_PLAYER' } },
    });
    expect(last).to.have.property('id', 3);
  });

  it('answers each question once the one before it is answered', async () => {
    const order: string[] = [];
    const table = {
      ...createReferenceTable(),
      roll: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push('roll');
        return {};
      },
      state: () => {
        order.push('state');
        return {};
      },
    };
    await served(table, request(1, 'roll', {}) + request(2, 'state', {}));
    expect(order).to.deep.equal(['roll', 'state']);
  });

  for (const [what, sent, code] of [
    ['no JSON', 'hello\n', -32700],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22, 0x0a]), -32700],
    ['a line without end', Buffer.alloc(2_000_000, 'x'), -32700],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"state"}\n', -32600],
    ['a list', '[]\n', -32600],
    ['another method', request(1, 'rob'), -32601],
    ['a method that every object has', request(1, 'constructor'), -32601],
    ['parameters in a list', request(1, 'state', []), -32602],
  ] as const) {
    it(`answers ${what} with error ${code}, and goes on`, async () => {
      const responses = await served(createReferenceTable(), sent, '\n', request(9, 'state'));
      expect(responses[0]).to.have.nested.property('error.code', code);
      expect(responses[1]).to.have.nested.property('result.ok', true);
      expect(responses).to.have.lengthOf(2);
    });
  }

  it('says that the table failed, without what it said', async () => {
    const table = {
      ...createReferenceTable(),
      state: () => {
        throw new Error('secret');
      },
    };
    expect(await served(table, request(1, 'state'))).to.deep.equal([
      { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Internal error' } },
    ]);
  });

  it('neither executes nor answers a notification', async () => {
    const table = createReferenceTable();
    expect(await served(table, '{"jsonrpc":"2.0","method":"open","params":{"mode":"test"}}\n')).to.deep.equal(
      [],
    );
    expect(table.state({})).to.have.nested.property('value.open', false);
  });
});
