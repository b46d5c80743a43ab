import { expect } from 'chai';
import { LineSplitter, checksum, decodeFrame, encodeFrame, type Frame } from '../../adapters/wire';

const QUESTION: Frame = {
  kind: 'Q',
  session: '1A2B3C4D',
  sequence: 7,
  body: '{"op":"bet","player":"p1","bet":"field","amount":1200}',
};
const ENCODED = `\nQ 1A2B3C4D 7 ${QUESTION.body} 35A164BC\r\n`;

function line(text: string): Buffer {
  return Buffer.from(text.trim());
}

function split(splitter: LineSplitter, ...chunks: (string | Buffer)[]): (string | null)[] {
  return chunks.flatMap((chunk) =>
    splitter.push(Buffer.from(chunk as string)).map((each) => each?.toString('latin1') ?? null),
  );
}

describe('a frame of the serial protocol', () => {
  it('has the checksum that everybody computes', () => {
    expect(checksum(Buffer.from('123456789'))).to.equal('CBF43926');
    expect(checksum(Buffer.from(''))).to.equal('00000000');
  });

  it('is written as documented, and read back', () => {
    expect(encodeFrame(QUESTION).toString()).to.equal(ENCODED);
    expect(decodeFrame(line(ENCODED))).to.deep.equal(QUESTION);
    const body = '{"名":"«Pass»","x":"a b  c"}';
    expect(decodeFrame(line(encodeFrame({ ...QUESTION, body }).toString()))).to.include({ body });
  });

  it('keeps a body that is not UTF-8 apart from damage', () => {
    const checked = Buffer.concat([
      Buffer.from('Q 1A2B3C4D 7 {"op":"'),
      Buffer.from([0xc3, 0x28, 0x22, 0x7d]),
    ]);
    const frame = decodeFrame(Buffer.concat([checked, Buffer.from(` ${checksum(checked)}`)]));
    expect(frame).to.deep.equal({ ...QUESTION, body: null });
  });

  it('is not read once a single bit of it has changed', () => {
    const whole = line(ENCODED);
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const damaged = Buffer.from(whole);
      damaged[bit >> 3] = (damaged[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(decodeFrame(damaged), `bit ${bit}`).to.be.a('string');
    }
  });

  for (const [what, text] of [
    ['another kind', 'X 1A2B3C4D 7 {}'],
    ['a small letter in the session', 'Q 1a2B3C4D 7 {}'],
    ['a short session', 'Q 1A2B3C4 7 {}'],
    ['a leading zero', 'Q 1A2B3C4D 07 {}'],
    ['a negative sequence', 'Q 1A2B3C4D -7 {}'],
    ['a sequence of ten digits', 'Q 1A2B3C4D 1000000000 {}'],
    ['no body', 'Q 1A2B3C4D 7 '],
    ['two spaces', 'Q  1A2B3C4D 7 {}'],
  ] as const) {
    it(`is not read with ${what}`, () => {
      expect(decodeFrame(Buffer.from(`${text} ${checksum(Buffer.from(text))}`))).to.equal('form');
    });
  }

  it('is not read with a checksum of small letters, or of another text', () => {
    const text = 'Q 1A2B3C4D 7 {}';
    const right = checksum(Buffer.from(text));
    expect(right).to.match(/[A-F]/);
    expect(decodeFrame(Buffer.from(`${text} ${right}`))).to.be.an('object');
    expect(decodeFrame(Buffer.from(`${text} ${right.toLowerCase()}`))).to.equal('form');
    expect(decodeFrame(Buffer.from(`${text} 00000000`))).to.equal('checksum');
  });
});

describe('lines', () => {
  for (const [name, end] of Object.entries({ LF: '\n', CR: '\r', CRLF: '\r\n' })) {
    it(`end with ${name}`, () => {
      expect(split(new LineSplitter(100), `${end}one${end}${end}two${end}three`)).to.deep.equal([
        'one',
        'two',
      ]);
    });
  }

  it('are the same wherever the chunks are cut', () => {
    const stream = Buffer.from(`noise${ENCODED}${ENCODED}`);
    for (let at = 0; at <= stream.length; at += 1) {
      const lines = split(new LineSplitter(1_000), stream.subarray(0, at), stream.subarray(at));
      expect(lines).to.deep.equal(['noise', ENCODED.trim(), ENCODED.trim()]);
    }
    const bytes = [...stream].map((byte) => Buffer.from([byte]));
    expect(split(new LineSplitter(1_000), ...bytes)).to.have.lengthOf(3);
  });

  it('keep every byte, and keep it when the buffer is used again', () => {
    const all = Buffer.from(
      Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte !== 10 && byte !== 13),
    );
    const splitter = new LineSplitter(1_000);
    const chunk = Buffer.from(all);
    splitter.push(chunk);
    chunk.fill(0);
    expect(splitter.push(Buffer.from('\n'))).to.deep.equal([all]);
  });

  it('that are too long are told once and skipped, and the next is read', () => {
    const splitter = new LineSplitter(8);
    expect(split(splitter, '12345678\n')).to.deep.equal(['12345678']);
    expect(split(splitter, '123456', '789')).to.deep.equal([null]);
    expect(splitter.unfinished).to.equal(true);
    expect(split(splitter, '0'.repeat(100_000), '0\nnext\n')).to.deep.equal(['next']);
    expect(splitter.unfinished).to.equal(false);
  });
});
