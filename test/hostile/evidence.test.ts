/** Code under test that finds the evidence on the disk, through the process that asks it, and writes into it. */
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { ChainedFile, chainHeads } from '../../adapters/chain';
import { alteredFiles } from '../../certification/examination/written-evidence';
import { temporaryFolder } from '../cli/console';
import { certifyThrough } from '../support/certify-through';
import { at } from './processes';

const CLAUSE = '@art_5__para_3__point_8';

/** A table that loses Field on 12, and does `deed` to `file` once the run is under way. */
function reaching(wanted: RegExp, deed: string): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  writeFileSync(
    file,
    `const fs = require('node:fs');
     const create = require(${at('adapters/reference-table/index.ts')}).default;
     const open = () => fs.readdirSync('/proc/' + process.ppid + '/fd')
       .map((fd) => { try { return fs.readlinkSync('/proc/' + process.ppid + '/fd/' + fd); } catch { return ''; } });
     let rolls = 0;
     module.exports = () => {
       const table = create({ fault: 'field-loses-on-12' });
       return { ...table, roll: (parameters) => {
         rolls += 1;
         if (rolls % 20 === 0) for (const file of open().filter((name) => ${String(wanted)}.test(name))) { ${deed} }
         return table.roll(parameters);
       } };
     };`,
  );
  return file;
}

describe('evidence that somebody else writes into', () => {
  for (const [what, wanted, deed] of [
    [
      'passes put for failures in the messages',
      /messages/,
      "fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('FAILED', 'PASSED'))",
    ],
    ['a line added to the messages', /messages/, "fs.appendFileSync(file, '{}\\n')"],
    ['an emptied transcript', /transcript/, 'fs.truncateSync(file)'],
  ] as const) {
    it(`keeps a run from concluding: ${what}`, async function () {
      // Where the system does not show what a process has open.
      if (process.platform !== 'linux') this.skip();
      const verdict = await certifyThrough({
        target: reaching(wanted, deed),
        flags: { tags: CLAUSE, lang: 'zh' },
      });
      expect(verdict.exitCode).not.to.equal(0);
      expect(JSON.stringify(verdict.reasons)).to.include('Somebody else wrote into the evidence');
    });
  }

  it('is told file by file, and not where it is as it was written', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'transcript.ndjson');
    const chain = new ChainedFile(file, { contents: 'transcript', worker: '0' });
    chain.append('"a":1');
    chain.close();
    const head = chainHeads().filter((each) => each.chain === chain.id);
    expect(head).to.have.length(1);
    expect(alteredFiles({ messages: null, chains: head }, folder)).to.deep.equal([]);
    copyFileSync(file, `${file}.kept`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"end":true', '"end":null'));
    expect(alteredFiles({ messages: null, chains: head }, folder)).to.deep.equal(['transcript.ndjson']);
    copyFileSync(`${file}.kept`, file);

    const messages = { file: path.join(folder, 'messages.ndjson'), from: 1, bytes: 0, sha256: '' };
    appendFileSync(messages.file, 'x');
    expect(alteredFiles({ messages, chains: [] }, folder)).to.deep.equal(['messages.ndjson']);
    const ofNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const whole = { ...messages, sha256: ofNothing };
    expect(alteredFiles({ messages: whole, chains: [] }, folder)).to.deep.equal([]);
    appendFileSync(messages.file, 'y');
    expect(alteredFiles({ messages: whole, chains: [] }, folder)).to.deep.equal(['messages.ndjson']);
  });
});
