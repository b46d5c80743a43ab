import { expect } from 'chai';
import { interfaceLanguage } from '../../cli/interface/language';
import { distance, near, nearest } from '../../locales/nearest';
import { displayWidth, wrap } from '../../locales/width';
import { INTERFACE_LANGUAGES } from '../../locales';
import { run } from './console';

describe('language of the interface', () => {
  const cases: [argv: string[], environment: Record<string, string>, system: string, expected: string][] = [
    [[], {}, 'zh-Hant-MO', 'zh'],
    [[], {}, 'pt-PT', 'pt'],
    [[], {}, 'de-DE', 'en'],
    [[], { LANG: 'zh_TW.UTF-8' }, 'en-US', 'zh'],
    [[], { LANG: 'pt_BR.UTF-8', LC_MESSAGES: 'zh_MO.UTF-8' }, 'en-US', 'zh'],
    [[], { LANG: 'zh_MO.UTF-8', LC_ALL: 'C.UTF-8' }, 'zh', 'en'],
    [[], { LC_ALL: '', LANG: 'pt_PT' }, 'en', 'pt'],
    [['--ui', 'zh', 'certify'], { LANG: 'pt_PT' }, 'en', 'zh'],
    [['certify', '--ui=pt'], { LANG: 'zh_MO' }, 'en', 'pt'],
    [['certify', '--ui', 'fr'], { LANG: 'pt_PT' }, 'en', 'pt'],
    [['check', '--', '--ui', 'zh'], {}, 'en', 'en'],
  ];
  for (const [argv, environment, system, expected] of cases) {
    it(`${argv.join(' ')} ${JSON.stringify(environment)} ${system} is ${expected}`, () => {
      expect(interfaceLanguage(argv, environment, system)).to.equal(expected);
    });
  }
});

describe('help', () => {
  const commands = ['certify', 'check', 'faults', 'readings'];

  it('lists the commands in the language asked for, before or after the command', async () => {
    const pages = new Set<string>();
    for (const ui of INTERFACE_LANGUAGES) {
      const { code, out } = await run(['--help', '--ui', ui]);
      expect(code).to.equal(0);
      for (const command of commands) expect(out).to.include(`  ${command} `);
      pages.add(out);
      for (const command of commands) {
        const before = await run(['--ui', ui, command, '--help']);
        const after = await run([command, '--help', `--ui=${ui}`]);
        expect(before.code).to.equal(0);
        expect(before.out).to.equal(after.out);
      }
    }
    expect(pages.size).to.equal(3);
  });

  it('keeps nothing of commander’s English', async () => {
    for (const ui of ['zh', 'pt']) {
      for (const argv of [['--help'], ['certify', '--help'], ['help', 'check']]) {
        const { out } = await run([...argv, '--ui', ui]);
        expect(out).not.to.match(/Usage|Options|Commands|options\]|command\]|default|choices|display help/);
      }
    }
  });

  it('names in that language what has to be filled in', async () => {
    const pages = [
      ...['certify', 'trace', 'inspect', 'adapter-check', 'serve http', 'serve serial', 'serve stdio'],
      ...['regulation akn', 'regulation import-pt'],
    ];
    // The same word in both.
    const alike = ['id', 'id=valor'];
    for (const page of pages) {
      const places = async (ui: string) => {
        const { out } = await run([...page.split(' '), '--help', '--ui', ui]);
        return [...out.matchAll(/[<[](?!-)([^<>[\]\s]+?)(?:\.{3})?[>\]]/g)].map((match) => match[1] ?? '');
      };
      const english = new Set(await places('en'));
      expect(english.size, page).to.be.greaterThan(1);
      for (const ui of ['zh', 'pt']) {
        const kept = (await places(ui)).filter((each) => english.has(each) && !alike.includes(each));
        expect(kept, `${page} ${ui}`).to.deep.equal([]);
      }
    }
    expect((await run(['trace', '--help', '--ui', 'zh'])).out).to.match(/^ {2}條文 /m);
    const missing = await run(['regulation', 'import-pt', '--ui', 'pt']);
    expect(missing.err).to.include('«ficheiro»');
    expect((await run(['certify', '--out', '--ui', 'zh'])).code).to.equal(2);
  });

  it('keeps to the width of the page', async () => {
    for (const ui of INTERFACE_LANGUAGES) {
      const { out } = await run(['certify', '--help', '--ui', ui]);
      for (const line of out.split('\n')) expect(displayWidth(line), line).to.be.at.most(80);
    }
  });
});

describe('wrong use', () => {
  const wrong: [argv: string[], names: string][] = [
    [['certfy'], 'certify'],
    [['certify', '--targt', 'x'], '--target'],
    [['certify', '--out'], '--out'],
    [['check', 'everything'], ''],
    [['--ui', 'fr', 'check'], 'zh, pt, en'],
  ];
  for (const [argv, names] of wrong) {
    it(`${argv.join(' ')} ends with 2, in three languages`, async () => {
      const said = new Set<string>();
      for (const LANG of ['zh_MO', 'pt_PT', 'en_GB']) {
        const { code, out, err } = await run(argv, { environment: { LANG } });
        expect(code).to.equal(2);
        expect(out).to.equal('');
        expect(err).to.include(names);
        expect(err).not.to.match(/error:|Did you mean/);
        said.add(err);
      }
      expect(said.size).to.equal(3);
    });
  }

  it('shows the help where no command is given', async () => {
    const { code, err } = await run([]);
    expect(code).to.equal(2);
    expect(err).to.include('certify');
  });
});

describe('a clause that does not exist', () => {
  it('is told with a near one alone, or with where to find them all', async () => {
    const near = await run(['trace', 'art5']);
    expect([near.code, near.err.trim()]).to.deep.equal([
      2,
      'There is no clause “art5”; the nearest is art_5.',
    ]);
    for (const clause of ['art_9', 'art_5__para_9', 'nonsense']) {
      const said = new Set<string>();
      for (const ui of INTERFACE_LANGUAGES) {
        const { code, err } = await run(['trace', clause, '--ui', ui]);
        expect(code).to.equal(2);
        expect(err)
          .to.include(clause)
          .and.to.include('art_1')
          .and.to.match(/art_7(?!_)/);
        expect(err).not.to.include('__heading');
        said.add(err);
      }
      expect(said.size).to.equal(3);
    }
  });
});

describe('lists', () => {
  it('gives faults and readings as text and as JSON', async () => {
    for (const command of ['faults', 'readings']) {
      for (const ui of INTERFACE_LANGUAGES) {
        const text = await run([command, '--ui', ui]);
        const json = await run([command, '--ui', ui, '--json']);
        expect([text.code, json.code]).to.deep.equal([0, 0]);
        const list = (JSON.parse(json.out) as Record<string, { id: string }[]>)[command] ?? [];
        expect(list).not.to.deep.equal([]);
        for (const { id } of list) expect(text.out).to.include(id);
      }
    }
  });
});

describe('words and widths', () => {
  it('counts what has to be typed', () => {
    expect(distance('languages', 'langages')).to.equal(1);
    expect(distance('ab', 'ba')).to.equal(1);
    expect(distance('', 'abc')).to.equal(3);
  });

  it('finds the nearest word, and none where none is near', () => {
    expect(nearest('timeut', ['target', 'timeout'])).to.equal('timeout');
    expect(nearest('de', ['zh', 'pt'])).to.equal(undefined);
    expect(nearest('colour', ['target', 'timeout'])).to.equal(undefined);
    expect(near('pas-kept', ['pass-keys', 'stakes', 'pass-kept', 'passkept'])).to.deep.equal([
      'pass-kept',
      'passkept',
    ]);
  });

  it('breaks Chinese between characters, never before a stop', () => {
    expect(wrap('花旗骰法定規章。', 6)).to.deep.equal(['花旗骰', '法定規', '章。']);
    expect(wrap('one two three', 7)).to.deep.equal(['one two', 'three']);
    expect(displayWidth('花旗骰 craps')).to.equal(12);
  });
});
