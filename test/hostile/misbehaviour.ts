/** What is asked of the suite whatever a table sends. */
import { expect } from 'chai';
import { TableFault, type Connection, type FaultCode } from '../../adapters/table';
import type { Verdict } from '../../reports';
import { expectNothingActive } from './nothing-active';

/** Longest message that a fault may have. */
const MESSAGE_LIMIT = 400;

/** A fault in words, bounded, with nothing in it that acts on a terminal. */
export async function faultOf(
  work: Promise<unknown>,
  codes: FaultCode | readonly FaultCode[],
): Promise<string> {
  const fault = await work.then(
    (value) => expect.fail(`no fault but ${JSON.stringify(value).slice(0, 200)}`),
    (error: unknown) => error,
  );
  expect(fault).to.be.instanceOf(TableFault);
  const { code, message } = fault as TableFault;
  expect([codes].flat(), message).to.include(code);
  expect(message.length).to.be.within(5, MESSAGE_LIMIT);
  expectNothingActive(message, code);
  return message;
}

/** Nothing that an answer named got into the objects of this process. */
export function expectNothingPolluted(): void {
  expect(Object.hasOwn(Object.prototype, 'polluted')).to.equal(false);
  expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
}

/** Inconclusive in the cases that met a fault, and nothing held against the table. */
export function expectInconclusive(verdict: Verdict, messages: readonly RegExp[]): void {
  expect(verdict.exitCode).to.equal(3);
  expect(verdict.cases.failed).to.equal(0);
  expect(verdict.cases.passed).to.be.greaterThan(0);
  const told = verdict.clauses.flatMap(({ inconclusive }) =>
    inconclusive.map(({ message }) => message ?? ''),
  );
  for (const message of messages) {
    expect(
      told.filter((each) => message.test(each)),
      `${String(message)} in\n${told.join('\n')}`,
    ).not.to.be.empty;
  }
  for (const each of told) expectNothingActive(each, 'message');
  expectNothingPolluted();
}

export async function closing<T>(connection: Connection, work: (connection: Connection) => Promise<T>) {
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
