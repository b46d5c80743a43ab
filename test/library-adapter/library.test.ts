import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { connectLibrary, missingModule } from '../../adapters/library';
import { connectModule } from '../../adapters/library/module-table';
import { TableFault } from '../../adapters/table';
import type { FaultCode, Parameters } from '../../adapters/table';
import { writeTables } from './tables';

let folder: string;
let remove: () => void;

before(() => {
  ({ folder, remove } = writeTables());
});
after(() => remove());

const EMPTY_LOG = { ok: true, value: { events: [], next: 0, end: true } };

async function log(
  target: string,
  options: Record<string, unknown> = {},
  timeoutMs = 5_000,
  connect = connectLibrary,
): Promise<unknown> {
  const connection = await connect({ target, options, cwd: folder, timeoutMs });
  try {
    return await connection.table.log({ since: 0 });
  } finally {
    await connection.close();
  }
}

async function faultOf(run: Promise<unknown>): Promise<TableFault> {
  try {
    await run;
  } catch (error) {
    expect(error).to.be.instanceOf(TableFault);
    return error as TableFault;
  }
  return expect.fail('no fault');
}

async function expectFault(run: Promise<unknown>, code: FaultCode, message: string): Promise<void> {
  const fault = await faultOf(run);
  expect(fault.code).to.equal(code);
  expect(fault.message).to.include(message);
  expect(fault.message.length).to.be.at.most(300);
  expect(fault.message).not.to.match(/\p{Cc}/u);
}

/** Lets the module `answers.cjs` answer `answer`, in this process. */
function answering(answer: unknown): Promise<unknown> {
  const file = path.join(folder, 'answers.cjs');
  (createRequire(file)(file) as { set(answer: unknown): void }).set(answer);
  return log('answers.cjs', {}, 5_000, connectModule);
}

describe('the library adapter', () => {
  it('shares nothing with the reference table, neither what it asks nor what it is told', async () => {
    const { table } = await connectLibrary({ target: 'reference', options: {} });
    await table.open({ mode: 'test' });
    const joining = { player: 'a', buyIn: 60_000 };
    await table.join(joining);
    joining.player = 'b';
    const placing = { player: 'a', bet: 'field', amount: 1_000 };
    const placed = await table.bet(placing);
    if (placed.ok) placed.value.bet.amount = 7;
    placing.amount = 7;
    const told = await table.state({});
    const before = JSON.stringify(told);
    if (told.ok) {
      told.value.bets.pop();
      told.value.players.splice(0);
    }
    expect(JSON.stringify(await table.state({})))
      .to.equal(before)
      .and.to.include('"amount":1000');
    const dice: [number, number] = [1, 2];
    const rolled = await table.roll({ throw: { dice }, hold: true });
    dice[0] = 6;
    if (rolled.ok) rolled.value.dice[0] = 6;
    const settled = await table.roll({ settle: 1 });
    expect(settled.ok && settled.value.dice).to.deep.equal([1, 2]);
    const settledAs = JSON.stringify(settled);
    if (settled.ok) settled.value.settlements.splice(0);
    const again = await table.roll({ settle: 1 });
    if (again.ok) expect(JSON.stringify(again)).to.equal(settledAs);
    const journal = await table.log({ since: 0 });
    expect(JSON.stringify(journal)).to.include('"player":"a"').and.not.to.include('"player":"b"');
    if (journal.ok) journal.value.events.splice(0);
    expect(await table.log({ since: 0 })).not.to.deep.equal(journal);
  });

  it('looks into no answer that was given at once to see whether there is more to wait for', async () => {
    let looked = 0;
    const answer = {
      ...EMPTY_LOG,
      get then() {
        looked += 1;
        return looked === 1 ? undefined : () => undefined;
      },
    };
    expect(await answering(answer)).to.deep.equal(EMPTY_LOG);
    const unreadable = {
      get then(): never {
        throw new Error('not to be looked into');
      },
    };
    await expectFault(answering(unreadable), 'BROKE_OFF', 'not to be looked into');
  });

  it('connects the reference table', async () => {
    const { table } = await connectLibrary({ target: 'reference', options: { readings: 'literal' } });
    const described = await table.describe({});
    expect(described.ok && described.value.readings['dont_pass_point_phase']).to.equal('wins_on_point');
    expect(await table.state({})).to.have.nested.property('value.open', false);
  });

  for (const target of [
    'async.mjs',
    'waits.mjs',
    'object.js',
    './compiled.cjs',
    'typed.ts',
    'packaged-table',
    'import-only-table',
  ]) {
    it(`connects ${target}`, async () => {
      expect(await log(target)).to.deep.equal(EMPTY_LOG);
    });
  }

  it('takes absolute paths and file URLs, and hands the options on', async () => {
    const file = path.join(folder, 'factory.cjs');
    const seven = { ok: true, value: { events: [], next: 7, end: true } };
    expect(await log(file, { next: 7 })).to.deep.equal(seven);
    expect(await log(pathToFileURL(file).href, { next: 7 })).to.deep.equal(seven);
  });

  it('names the module that it cannot find, load or use', async () => {
    await expectFault(log('./missing.cjs'), 'ADAPTER', 'missing.cjs');
    await expectFault(log('missing-table'), 'ADAPTER', 'missing-table');
    await expectFault(log('needs-another.cjs'), 'ADAPTER', 'not-installed-anywhere');
    for (const target of ['./missing.cjs', 'missing-table', 'needs-another.cjs'])
      expect((await faultOf(log(target))).message).not.to.include('Require stack');
    await expectFault(log('nothing.cjs'), 'ADAPTER', 'nothing.cjs');
    await expectFault(log('half.cjs'), 'ADAPTER', 'half.cjs');
    await expectFault(log('eight-of-nine.cjs'), 'ADAPTER', 'it lacks dice');
    await expectFault(log('broken.cjs'), 'ADAPTER', 'broken.cjs');
    await expectFault(log('refuses-options.cjs'), 'ADAPTER', 'no such option');
    await expectFault(log('reference', { fault: 'no-such-fault' }), 'ADAPTER', 'no-such-fault');
    await expectFault(log('late.cjs', {}, 20), 'TIMEOUT', 'late.cjs');
  });

  it('finds a module without loading it', () => {
    for (const target of [
      ...['reference', 'async.mjs', './compiled.cjs', './object', 'broken.cjs', 'packaged-table'],
      ...[
        'import-only-table',
        path.join(folder, 'factory.cjs'),
        pathToFileURL(path.join(folder, 'typed.ts')).href,
      ],
    ]) {
      expect(missingModule(target, folder), target).to.equal(null);
    }
    const at = (name: string) => path.join(folder, name);
    const missing: [target: string, kind: string, file: string][] = [
      ['./missing.cjs', 'file', at('missing.cjs')],
      [pathToFileURL(at('missing.cjs')).href, 'file', at('missing.cjs')],
      ['file://elsewhere/x.cjs', 'file', 'file://elsewhere/x.cjs'],
      ['./node_modules', 'folder', at('node_modules')],
      ['missing-table', 'package', at('missing-table')],
      ['damaged-table', 'package', at('damaged-table')],
      ['hollow-table', 'package', at('hollow-table')],
    ];
    for (const [target, kind, file] of missing)
      expect(missingModule(target, folder), target).to.deep.equal({ kind, file });
  });

  it('makes a fault of what the table throws, and of silence', async () => {
    await expectFault(log('throws.cjs'), 'BROKE_OFF', 'out of chips');
    await expectFault(log('rejects.cjs'), 'BROKE_OFF', 'cannot be shown');
    await expectFault(log('hangs.cjs', {}, 20), 'TIMEOUT', '20 ms');
  });

  it('shares no object with the table', async () => {
    const { table } = await connectModule({ target: 'echo.cjs', cwd: folder });
    const file = path.join(folder, 'echo.cjs');
    const parameters = { since: 1, more: undefined, call: () => 1 } as Parameters['log'];
    await table.log(parameters);
    expect(parameters).to.not.have.property('max');
    expect((createRequire(file)(file) as { got(): unknown }).got()).to.deep.equal({ since: 1, max: 7 });
  });
});

describe('an answer', () => {
  it('is a value or a refusal, stripped of what the contract does not know', async () => {
    expect(
      await answering({ ...EMPTY_LOG, extra: 1, value: { ...EMPTY_LOG.value, extra: 1 } }),
    ).to.deep.equal(EMPTY_LOG);
    const refusal = { ok: false, refusal: { code: 'NOT_OPEN', detail: 'closed' } };
    expect(await answering(refusal)).to.deep.equal(refusal);
  });

  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  const garbage: Record<string, unknown> = {
    nothing: undefined,
    null: null,
    'a number': 7,
    text: 'ok',
    'a list': [],
    'a bare value': EMPTY_LOG.value,
    'an unknown refusal': { ok: false, refusal: { code: 'WHATEVER' } },
    'an unbounded refusal': { ok: false, refusal: { code: 'FUNDS', detail: 'x'.repeat(100_000) } },
    'a wrong type': { ok: true, value: { events: [], next: '0', end: true } },
    'a fraction': { ok: true, value: { events: [], next: 0.5, end: true } },
    'an unsafe integer': { ok: true, value: { events: [], next: 2 ** 53, end: true } },
    'a cycle': cycle,
    'a bigint': { ok: true, value: 1n },
    'no number': { ok: true, value: { ...EMPTY_LOG.value, next: NaN } },
    'an infinity': { ok: true, value: { ...EMPTY_LOG.value, next: Infinity } },
    'a hostile toJSON': { toJSON: () => { throw new Error('\u001b[2Jgone'); } }, // prettier-ignore
    'a huge text': { ok: true, value: 'x'.repeat(20_000_000) },
    'too many events': { ok: true, value: { events: Array(10_001).fill(0), next: 0, end: true } },
  };
  for (const [name, answer] of Object.entries(garbage)) {
    it(`is a bad answer when it is ${name}`, async () => {
      await expectFault(answering(answer), 'BAD_ANSWER', 'log');
    });
  }

  it('shows control characters and never more than a bounded excerpt', async () => {
    const { message } = await faultOf(
      answering({ ok: true, value: { events: [], next: `\u001b[31m\u202e${'x'.repeat(5_000)}`, end: true } }),
    );
    expect(message).to.include('\\\\u{1b}[31m\\\\u{202e}').and.to.include('value.next');
    expect(message.length).to.be.at.most(300);
  });

  it('is told member by member, with what the contract wants there', async () => {
    const events = [{ sequence: -1, operation: 'x', parameters: null }, ...Array<number>(50).fill(7)];
    const { message, problems } = await faultOf(answering({ ok: true, value: { events, end: '\u001b' } }));
    expect(problems.slice(0, 4)).to.deep.equal([
      {
        operation: 'log',
        path: ['value', 'events', '0', 'sequence'],
        expected: { kind: 'tooSmall', limit: 0 },
        got: { kind: 'value', shown: '-1' },
      },
      {
        operation: 'log',
        path: ['value', 'events', '0', 'operation'],
        expected: {
          kind: 'choice',
          values: ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', '…'],
        },
        got: { kind: 'value', shown: '"x"' },
      },
      {
        operation: 'log',
        path: ['value', 'events', '0', 'parameters'],
        expected: { kind: 'mapping' },
        got: { kind: 'null' },
      },
      {
        operation: 'log',
        path: ['value', 'events', '1'],
        expected: {
          kind: 'members',
          values: ['sequence', 'time', 'operation', 'parameters', 'value', 'refusal'],
        },
        got: { kind: 'value', shown: '7' },
      },
    ]);
    expect(problems.length).to.equal(12);
    expect(message).to.include('value.events.0.sequence: expected at least 0, got -1');
    expect(message).to.match(/more; see adapters\/table\.ts$/);
    const { problems: none } = await faultOf(answering(undefined));
    expect(none).to.deep.equal([
      { operation: 'log', path: [], expected: { kind: 'answer' }, got: { kind: 'missing' } },
    ]);
  });

  it('cannot reach a prototype', async () => {
    const event = JSON.parse(
      '{"sequence":0,"operation":"open","parameters":{"a":{"__proto__":{"polluted":true}},"__proto__":{"polluted":true}}}',
    ) as unknown;
    const answer = (await answering({ ok: true, value: { events: [event], next: 1, end: true } })) as {
      value: { events: { parameters: Record<string, unknown> }[] };
    };
    const parameters = answer.value.events[0]?.parameters;
    expect(parameters).to.deep.equal({ a: {} });
    expect(({ ...(parameters?.['a'] as object) } as { polluted?: unknown }).polluted).to.equal(undefined);
    expect(({} as { polluted?: unknown }).polluted).to.equal(undefined);
  });
});
