import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { Mark } from '../../certification/resume/mark';
import { processIdentity } from '../../certification/resume/process-identity';
import { run, temporaryFolder } from '../cli/console';

const gone = () => ({ id: spawnSync(process.execPath, ['-e', '']).pid, begun: null });

function marked(content: object | string, number = 1): string {
  const root = temporaryFolder();
  writeFileSync(
    path.join(root, `INCOMPLETE-${String(number)}.json`),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  return root;
}

const of = (processes: object[], host = os.hostname()) => ({
  note: {},
  host,
  processes,
  since: '2026-01-01T00:00:00.000Z',
});

describe('the mark of a folder that is being written', () => {
  it('keeps a second run out, and says in every language what it means', () => {
    const root = temporaryFolder();
    const first = Mark.set(root);
    expect(first).to.be.instanceOf(Mark);
    const second = Mark.set(root);
    expect(second).to.deep.include({ file: 'INCOMPLETE-1.json', process: String(process.pid) });
    const { note } = JSON.parse(readFileSync(path.join(root, 'INCOMPLETE-1.json'), 'utf8')) as {
      note: Record<string, string>;
    };
    expect(Object.keys(note)).to.have.members(['zh', 'pt', 'en']);
    (first as Mark).remove();
    expect(readdirSync(root)).to.deep.equal([]);
    expect(Mark.set(root)).to.be.instanceOf(Mark);
  });

  it('stands while one of the processes that were named still lives', () => {
    const root = marked(of([gone(), processIdentity(process.pid)]));
    expect(Mark.set(root)).to.deep.include({ process: String(process.pid), elsewhere: false });
  });

  it('of a process that is gone keeps nobody out, and stays until the folder is complete', () => {
    const root = marked(of([gone()]));
    const mark = Mark.set(root) as Mark;
    expect(readdirSync(root)).to.have.members(['INCOMPLETE-1.json', 'INCOMPLETE-2.json']);
    mark.withdraw();
    expect(readdirSync(root)).to.deep.equal(['INCOMPLETE-1.json']);
    (Mark.set(root) as Mark).remove();
    expect(readdirSync(root)).to.deep.equal([]);
  });

  it('is not taken for that of another process with the same number', function () {
    if (!existsSync('/proc/self/stat')) this.skip();
    const root = marked(of([{ id: process.pid, begun: '1' }]));
    expect(Mark.set(root)).to.be.instanceOf(Mark);
  });

  it('of another machine stands, whatever its processes', () => {
    const root = marked(of([gone()], 'another-machine'));
    expect(Mark.set(root)).to.deep.include({ host: 'another-machine', elsewhere: true });
  });

  it('of another machine that was left in order keeps nobody out', () => {
    expect(Mark.set(marked(of([], 'another-machine')))).to.be.instanceOf(Mark);
  });

  it('that is just being written stands; one that was never written to its end does not', () => {
    const root = marked('{"note"');
    expect(Mark.set(root)).not.to.be.instanceOf(Mark);
    const old = new Date(Date.now() - 60_000);
    utimesSync(path.join(root, 'INCOMPLETE-1.json'), old, old);
    expect(Mark.set(root)).to.be.instanceOf(Mark);
  });

  it('makes `verify` say that the folder is not complete', async () => {
    const root = temporaryFolder();
    const mark = Mark.set(root) as Mark;
    const { code, out } = await run(['verify', root]);
    expect(code).to.equal(3);
    expect(out).to.include('INCOMPLETE-1.json');
    mark.remove();
    expect((await run(['verify', root])).out).not.to.include('INCOMPLETE');
  });
});
