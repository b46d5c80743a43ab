import { expect } from 'chai';
import { commandWords } from '../../adapters/stdio/command-line';

describe('the words of a command line', () => {
  for (const [line, words] of [
    ['python3 table.py', ['python3', 'table.py']],
    ['  python3\t-u  table.py ', ['python3', '-u', 'table.py']],
    ['"/my tables/table" --seats=4', ['/my tables/table', '--seats=4']],
    [`sh -c 'echo "$HOME"'`, ['sh', '-c', 'echo "$HOME"']],
    [`--name="a b"'c d'e`, ['--name=a bc de']],
    ['a\\ b \\"c\\" d\\\\e "f\\"g\\\\h\\i"', ['a b', '"c"', 'd\\e', 'f"g\\h\\i']],
    ['a "" b', ['a', '', 'b']],
    ['a; b | c > d && $(e)', ['a;', 'b', '|', 'c', '>', 'd', '&&', '$(e)']],
    ['', []],
    ['"open', null],
    ["it's", null],
  ] as const) {
    it(`of ${JSON.stringify(line)}`, () => expect(commandWords(line, 'linux')).to.deep.equal(words));
  }

  it('keep the backslashes of a path on Windows', () => {
    expect(commandWords('C:\\Tables\\table.exe "D:\\my dice\\x y" \\"q\\"', 'win32')).to.deep.equal([
      'C:\\Tables\\table.exe',
      'D:\\my dice\\x y',
      '"q"',
    ]);
  });
});
