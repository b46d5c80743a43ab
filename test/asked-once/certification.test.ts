import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { SUITE } from '../../checks';
import type { Exchange } from '../../adapters/transcript';
import { verdictSchema } from '../../reports';
import { run, temporaryFolder } from '../cli/console';
import { evidenceText } from '../support/evidence';

const TAGS = '@art_5__para_3__point_8';
const FLAGS = ['--tags', TAGS, '--allure', 'none', '--no-certificate', '--ui', 'en'];

describe('certify --ask once', () => {
  const cwd = temporaryFolder();
  // Counts what it is asked, in a file beside it; loses Field on 12.
  writeFileSync(
    path.join(cwd, 'table.cjs'),
    `const { appendFileSync } = require('node:fs');
    const create = require(${JSON.stringify(path.join(SUITE.root, 'adapters', 'reference-table'))}).default;
    module.exports = ({ log }) => {
      const table = create({ fault: 'field-loses-on-12' });
      return Object.fromEntries(Object.keys(table).map((operation) => [operation, (parameters) => {
        appendFileSync(log, operation + '\\n');
        return table[operation](parameters);
      }]));
    };`,
  );
  const certified = async (name: string, ...flags: string[]) => {
    const log = path.join(cwd, `${name}.log`);
    writeFileSync(log, '');
    const target = ['--target', './table.cjs', '--table-option', `log=${log}`];
    const { code, out } = await run(['certify', ...target, '--out', name, ...FLAGS, ...flags], { cwd });
    const verdict = verdictSchema.parse(
      JSON.parse(readFileSync(path.join(cwd, name, 'verdict.json'), 'utf8')),
    );
    return { code, out, verdict, asked: readFileSync(log, 'utf8').split('\n').length };
  };

  it('comes to what it comes to in each language, asks half as much, and says so', async () => {
    const each = await certified('each', '--ask', 'each');
    const once = await certified('once', '--ask', 'once');
    expect([each.code, once.code]).to.deep.equal([1, 1]);
    expect(once.verdict.cases).to.deep.equal(each.verdict.cases);
    expect(once.verdict.ask).to.equal('once');
    expect(each.verdict.ask).to.equal(undefined);
    expect(once.out).to.include('The table was asked once');
    expect(each.out).not.to.include('The table was asked once');
    expect(once.asked).to.be.below(each.asked * 0.6);
    const exchanges = evidenceText(path.join(cwd, 'once', 'transcript.ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Exchange);
    const told = new Set(exchanges.flatMap(({ subject }) => subject?.answersOf ?? []));
    expect([...told]).to.deep.equal(['zh']);
    const verified = await run(['verify', 'once'], { cwd });
    expect(verified.code, verified.out).to.equal(0);
  });

  it('is for one process, and is told so in three languages', async () => {
    for (const ui of ['zh', 'pt', 'en']) {
      const { code, err } = await run(['certify', '--ask', 'once', '--parallel', '2', '--ui', ui], { cwd });
      expect(code).to.equal(2);
      expect(err).to.include('--ask');
    }
  });
});
