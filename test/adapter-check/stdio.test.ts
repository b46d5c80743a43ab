import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { stdioChecks } from '../../adapters/check/stdio/checks';
import { StdioPeer } from '../../adapters/check/stdio/peer';
import createReferenceTable from '../../adapters/reference-table';
import { temporaryFolder } from '../cli/console';
import { checked } from './checked';

const { value: DESCRIPTION } = createReferenceTable().describe({}) as { value: unknown };

/** A process that hands each line to `answer`, which is given what a right one would do with it. */
function scripted(answer: string): string {
  const file = path.join(temporaryFolder(), 'table.cjs');
  writeFileSync(
    file,
    `const description = ${JSON.stringify(DESCRIPTION)};
     const write = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
     const METHODS = ['describe', 'open', 'join', 'bet', 'change', 'dice', 'roll', 'state', 'log'];
     const right = (line) => {
       let message;
       try { message = JSON.parse(line); } catch { return; }
       if (message === null || typeof message !== 'object' || message.id === undefined) return;
       const { id, method } = message;
       if (!METHODS.includes(method)) write({ id, error: { code: -32601, message: 'none' } });
       else write({ id, result: method === 'describe'
         ? { ok: true, value: description } : { ok: false, refusal: { code: 'NOT_OPEN' } } });
     };
     let asked = 0;
     const answer = (line, bytes) => { asked += 1; ${answer} };
     let buffer = Buffer.alloc(0);
     process.stdin.on('data', (chunk) => {
       buffer = Buffer.concat([buffer, chunk]);
       for (let at; (at = buffer.indexOf(10)) !== -1; buffer = buffer.subarray(at + 1)) {
         const line = buffer.subarray(0, at);
         answer(line.toString('utf8').trim(), line);
       }
     });`,
  );
  return `"${process.execPath}" "${file}"`;
}

async function check(answer: string, timeoutMs = 2_000) {
  const peer = new StdioPeer(scripted(answer), process.cwd(), timeoutMs);
  try {
    return await checked(stdioChecks(peer));
  } finally {
    await peer.close();
  }
}

describe('adapter-check: standard input and output', () => {
  it('finds nothing wrong with the wire of a right process', async () => {
    const { wrong, remarks } = await check('right(line);');
    // The table of a few lines opens nothing.
    expect(wrong.filter((each) => !each.startsWith('stdio.close'))).to.deep.equal([]);
    expect(remarks).to.deep.equal([]);
  });

  const STUMBLES: [found: string, answer: string][] = [
    [
      'stdio.two: twoLines',
      `if (globalThis.late === undefined && line.includes('"describe"') && asked > 9) { globalThis.late = 1; return; } right(line);`,
    ],
    [
      'stdio.noise: afterNoJson',
      `if (globalThis.lost) { globalThis.lost = false; return; } if (line === 'this is no JSON') globalThis.lost = true; right(line);`,
    ],
    [
      'stdio.noise: afterBadUtf8',
      `if (globalThis.lost) { globalThis.lost = false; return; } if (bytes.includes(255)) globalThis.lost = true; right(line);`,
    ],
    ['stdio.method: methodSilent', `if (line.includes('"leave"')) return; right(line);`],
    [
      'stdio.method: methodCode',
      `const m = /"id":(\\d+),"method":"leave"/.exec(line); if (m) write({ id: Number(m[1]), error: { code: -1, message: '' } }); else right(line);`,
    ],
    [
      'stdio.notification: notificationAnswered',
      `if (line.includes('"state"') && !line.includes('"id"')) write({ id: null, result: {} }); else right(line);`,
    ],
    [
      'stdio.tooLong: afterTooLong',
      `if (globalThis.lost) { globalThis.lost = false; return; } if (line.length > 1000000) globalThis.lost = true; right(line);`,
    ],
  ];
  for (const [found, answer] of STUMBLES) {
    it(`finds ${found}`, async () => {
      const { wrong, remarks } = await check(answer, 700);
      expect([...wrong, ...remarks]).to.include(found);
    });
  }

  it('says at which request a process breaks off, with the head of its trace, and starts it again', async () => {
    const crash = `if (line.includes('"constructor"')) { const table = {}; table.rules.bet(); } right(line);`;
    const { wrong, results } = await check(crash);
    expect(wrong).to.include('stdio.method: brokeOff');
    const [finding] = results
      .flatMap(({ findings }) => findings)
      .filter((each) => each.finding === 'brokeOff');
    expect(finding?.exchanges[0]?.asked).to.include('"method":"constructor"');
    expect(finding?.exchanges[0]?.answered).to.equal(null);
    expect(finding?.trace[0]).to.match(/^TypeError: Cannot read prop/);
    expect(results.find(({ check: id }) => id === 'stdio.notification')?.status).to.equal('right');
    expect(results.find(({ check: id }) => id === 'stdio.end')?.status).to.equal('right');
  });
});
