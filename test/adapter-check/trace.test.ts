import { expect } from 'chai';
import { headOfTrace } from '../../adapters/check/trace';

describe('adapter-check: the head of a stack trace', () => {
  it('begins with the cause in JavaScript, and not with the list of callers', () => {
    const text = [
      'listening',
      '/table.js:12',
      '    stakes.get(bet).amount',
      '                   ^',
      '',
      "TypeError: Cannot read properties of undefined (reading 'amount')",
      ...Array.from({ length: 40 }, (_, depth) => `    at level${depth} (/table.js:${depth}:1)`),
      'Node.js v22.0.0',
    ].join('\n');
    expect(headOfTrace(text)).to.deep.equal([
      "TypeError: Cannot read properties of undefined (reading 'amount')",
      '    at level0 (/table.js:0:1)',
      '    at level1 (/table.js:1:1)',
      '    at level2 (/table.js:2:1)',
    ]);
  });

  it('puts the cause before where it was in Python, which writes it last', () => {
    const text =
      'Traceback (most recent call last):\n  File "t.py", line 9, in <module>\n    main()\n' +
      '  File "t.py", line 5, in main\n    stakes["b9"]\nKeyError: \'b9\'\n';
    const [cause, ...where] = headOfTrace(text);
    expect(cause).to.equal("KeyError: 'b9'");
    expect(where.at(-1)).to.equal('    stakes["b9"]');
  });

  it('finds a panic, shows nothing that acts on a terminal, and is short', () => {
    const [cause] = headOfTrace('ok\npanic: index out of range\n\ngoroutine 1 [running]:\nmain.main()\n');
    expect(cause).to.equal('panic: index out of range');
    expect(headOfTrace(`Error: \u001b[31m${'x'.repeat(10_000)}`)[0]).to.match(/^Error: \\u\{1b\}\[31mx+…$/);
    expect(headOfTrace('')).to.deep.equal([]);
  });
});
