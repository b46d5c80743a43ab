import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { Command } from 'commander';
import { expect } from 'chai';
import { SUITE, readSuite } from '../../checks/suite';
import { main } from '../../cli/main';
import { addRegulation } from '../../cli/regulation';
import { requoted } from '../../checks/requote';
import { translator } from '../../locales';
import { CLAUSES, akomaNtoso } from '../../regulation';
import { readRegistry } from '../../regulation/clauses';
import document from '../../regulation/data/clauses.json';
import { compiledCopy } from '../support/compiled';
import { AS_TRANSLATED, REWORDED, published, publishedText, type Publication } from './published';

const STATEMENT = 'O texto português citado é uma tradução de trabalho, não oficial.';

class Memory extends Writable {
  text = '';
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk.toString('utf8');
    done();
  }
}

describe('the command «regulation»', () => {
  let folder: string;
  let root: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'regulation-'));
    root = path.join(folder, 'tree');
    for (const part of ['features', 'regulation'])
      cpSync(path.join(SUITE.root, part), path.join(root, part), { recursive: true });
    forgetImport();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The copy begins with the working translation, whatever the product has by now. */
  function forgetImport() {
    const { meta, clauses } = document;
    const working = {
      meta: { ...meta, portuguese: { ...meta.portuguese, sources: [] } },
      clauses: clauses.map((clause) => ({ ...clause, provenancePt: 'working' })),
    };
    writeFileSync(path.join(root, CLAUSES_FILE), `${JSON.stringify(working, null, 2)}\n`);
    for (const file of readSuite({ root, support: [] }).files.filter(({ language }) => language === 'pt')) {
      writeFileSync(path.join(root, file.uri), requoted(file, readRegistry(working), { partial: STATEMENT }));
    }
  }
  const CLAUSES_FILE = 'regulation/data/clauses.json';

  async function run(...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const [stdout, stderr] = [new Memory(), new Memory()];
    const suite = { root, support: [] };
    const code = await main(['--ui', 'en', 'regulation', ...argv], { stdout, stderr, cwd: folder, suite });
    return { code, stdout: stdout.text, stderr: stderr.text };
  }

  function publish(changes: Partial<Publication>): Publication {
    const publication = { ...AS_TRANSLATED, ...changes };
    writeFileSync(path.join(folder, 'despacho.txt'), published(CLAUSES, publication));
    return publication;
  }
  const OFFICIAL: Partial<Publication> = { reworded: REWORDED, paragraph: (n) => `${n} – `, width: 72 };

  function registry() {
    return readRegistry(JSON.parse(readFileSync(path.join(root, CLAUSES_FILE), 'utf8')));
  }

  function features(): Record<string, string> {
    const names = readdirSync(path.join(root, 'features/pt'));
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(path.join(root, 'features/pt', name), 'utf8')]),
    );
  }

  function everything() {
    return { clauses: readFileSync(path.join(root, CLAUSES_FILE), 'utf8'), ...features() };
  }

  describe('akn', () => {
    /** Midnight may pass between two documents. */
    function undated(xml: string): string {
      return xml.replaceAll(/<FRBRdate date="[^"]*" name="markup"\/>/g, '');
    }

    it('writes the Chinese text to standard output, and the Portuguese where asked', async () => {
      const { code, stdout, stderr } = await run('akn');
      expect([code, stderr]).to.deep.equal([0, '']);
      expect(undated(stdout)).to.equal(undated(akomaNtoso('zh')));
      expect(undated((await run('akn', '--lang', 'pt')).stdout)).to.equal(undated(akomaNtoso('pt')));
    });

    it('writes a file', async () => {
      expect(await run('akn', '--lang', 'pt', '--out', 'order.xml')).to.deep.equal({
        code: 0,
        stdout: 'Wrote order.xml.\n',
        stderr: '',
      });
      const written = readFileSync(path.join(folder, 'order.xml'), 'utf8');
      expect(undated(written)).to.equal(undated(akomaNtoso('pt')));
    });

    it('says what it wrote as JSON', async () => {
      const { stdout } = await run('akn', '--json', '--out', 'order.xml');
      const bytes = readFileSync(path.join(folder, 'order.xml'));
      expect(JSON.parse(stdout)).to.deep.equal({
        language: 'zh',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        file: 'order.xml',
      });
    });

    it('does not go into a folder that is not there', async () => {
      const { code, stderr } = await run('akn', '--out', 'nowhere/order.xml');
      expect(code).to.equal(2);
      expect(stderr).to.match(/nowhere\/order\.xml \(ENOENT\)/);
    });

    it('knows two languages', async () => {
      expect((await run('akn', '--lang', 'en')).code).to.equal(2);
    });
  });

  describe('import-pt', () => {
    it('puts the official text in the place of the translation, everywhere', async () => {
      const publication = publish(OFFICIAL);
      const before = document.clauses;
      const { code, stdout, stderr } = await run('import-pt', 'despacho.txt', '--yes');
      expect([code, stderr]).to.deep.equal([0, '']);
      expect(stdout).to.match(/Wrote the official Portuguese text of 96 provisions/);

      const { meta, clauses } = registry();
      clauses.forEach((clause, index) => {
        const original = CLAUSES[index];
        if (original === undefined) throw new Error('a clause too many');
        expect(clause).to.deep.equal({
          ...original,
          textPt: publishedText(original, publication),
          provenancePt: 'official',
        });
      });
      expect(clauses).to.have.length(before.length);
      const content = readFileSync(path.join(folder, 'despacho.txt'));
      expect(meta.portuguese.status).to.equal('official');
      expect(meta.portuguese.sources).to.have.length(1);
      expect(meta.portuguese.sources[0]).to.include({
        file: 'despacho.txt',
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      });
      expect(meta.portuguese.sources[0]?.imported).to.match(/^\d{4}-\d\d-\d\d$/);
      for (const [name, feature] of Object.entries(features()))
        expect(feature, name).not.to.match(/tradução de trabalho/);
      expect(readdirSync(root).sort()).to.deep.equal(['features', 'regulation']);
    });

    it('leaves a tree whose own check finds every quotation right', async () => {
      const isPublished = /^(?:features|regulation[\\/](?:data|text))(?:$|[\\/])/;
      cpSync(compiledCopy(), root, {
        recursive: true,
        filter: (from) => !isPublished.test(path.relative(compiledCopy(), from)),
      });
      symlinkSync(path.join(SUITE.root, 'node_modules'), path.join(root, 'node_modules'));
      publish(OFFICIAL);
      expect((await run('import-pt', 'despacho.txt', '--yes')).code).to.equal(0);
      const wrong = (): string[] => {
        const argv = [path.join(root, 'cli/craps-conformance.cjs'), 'check', '--json', '--ui', 'en'];
        const { stdout } = spawnSync(process.execPath, argv, { cwd: root, encoding: 'utf8' });
        const { problems } = JSON.parse(stdout) as { problems: { check: string; file: string }[] };
        return problems.filter(({ check }) => check === 'quotes').map(({ file }) => file);
      };
      expect(wrong()).to.deep.equal([]);
      const feature = path.join(root, 'features/pt/article-5.feature');
      writeFileSync(feature, readFileSync(feature, 'utf8').replace('“1 – ', '“1. '));
      expect(wrong()).to.deep.equal(['features/pt/article-5.feature']);
    });

    it('shows every difference and where in the file it is', async () => {
      publish({ ...OFFICIAL, width: Infinity, paragraph: (n) => `${n}. ` });
      const { stdout } = await run('import-pt', 'despacho.txt', '--dry-run');
      expect(stdout).to.match(
        /^Provisions aligned: 96 of 96; same text: \d+; text different from the present one: \d+\.$/m,
      );
      expect(stdout).to.match(
        /^ {2}Article 1\(1\)\(2\) \(line \d+ of the file\)\n {4}2\) Uma mesa de jogo dotada de \[-pano-\] \{\+forro\+\} e layout próprios;$/m,
      );
      expect(stdout).to.match(
        /^ {4}aligned by its number or place only.*\n.*\{\+Quando não efectue novas apostas;\+\}$/m,
      );
      expect(stdout).to.match(/^ {2}\d+: Get Adobe Reader$/m);
    });

    it('sums up what is only numbered in another way', async () => {
      publish({ paragraph: (n) => `${n} – ` });
      const { stdout } = await run('import-pt', 'despacho.txt', '--dry-run');
      expect(stdout).to.match(/^ {2}Article 5\(6\): 6\. → 6 –$/m);
      expect(stdout).not.to.match(/\[-/);
    });

    it('changes nothing on a dry run', async () => {
      publish(OFFICIAL);
      const before = everything();
      const { code, stderr } = await run('import-pt', 'despacho.txt', '--dry-run', '--yes');
      expect([code, stderr]).to.deep.equal([0, 'Only compared. Nothing was changed.\n']);
      expect(everything()).to.deep.equal(before);
    });

    const IMPERFECT: Partial<Publication> = {
      ...OFFICIAL,
      omitted: ['art_5__para_3__point_4'],
      extra: { art_6__point_1: 'As apostas nulas não dão direito a prémio.' },
    };

    it('refuses a text with a clause missing and a sentence too many, and names both', async () => {
      publish(IMPERFECT);
      const before = everything();
      const { code, stdout, stderr } = await run('import-pt', 'despacho.txt', '--yes');
      expect(code).to.equal(2);
      expect(stderr).to.match(/^The alignment is not complete\. Nothing was changed\./);
      expect(stdout).to.match(/^ {2}Article 5\(3\)\(4\): not found in the file$/m);
      const line = readFileSync(path.join(folder, 'despacho.txt'), 'utf8')
        .split('\n')
        .findIndex((each) => each.startsWith('As apostas nulas'));
      expect(stdout).to.include(`\n  ${line + 1}: As apostas nulas não dão direito a prémio.\n`);
      expect(stdout).to.match(new RegExp(`^ {2}Article 6\\(1\\): line ${line + 1} beside it`, 'm'));
      expect(everything()).to.deep.equal(before);
    });

    it('where that is accepted keeps the translation of those clauses, with its mark', async () => {
      const publication = publish(IMPERFECT);
      const { code, stdout } = await run('import-pt', 'despacho.txt', '--yes', '--accept-partial');
      expect(code).to.equal(0);
      expect(stdout).to.match(/of 94 provisions; the others are still a working translation/);
      const kept = ['art_5__para_3__point_4', 'art_6__point_1'];
      const { clauses, meta } = registry();
      expect(
        clauses.filter(({ provenancePt }) => provenancePt === 'working').map(({ id }) => id),
      ).to.deep.equal(kept);
      expect(meta.portuguese.status).to.equal('working');
      for (const [index, clause] of clauses.entries()) {
        const original = CLAUSES[index];
        if (original === undefined) throw new Error('a clause too many');
        const expected = kept.includes(clause.id) ? original.textPt : publishedText(original, publication);
        expect(clause.textPt, clause.id).to.equal(expected);
      }
      const marked = Object.values(features())
        .join('\n')
        .match(/^ +“.*\n +\(tradução de trabalho, não oficial\)$/gm);
      expect(marked).to.have.length(2);
      expect(marked?.join('\n')).to.include('«Ace/deuce/3»').and.to.include('(1:1)');
    });

    it('completes later what was imported in part', async () => {
      publish(IMPERFECT);
      await run('import-pt', 'despacho.txt', '--yes', '--accept-partial');
      publish(OFFICIAL);
      expect((await run('import-pt', 'despacho.txt', '--yes')).code).to.equal(0);
      expect(registry().meta.portuguese).to.include({ status: 'official' });
      expect(registry().meta.portuguese.sources).to.have.length(2);
      expect((await run('import-pt', 'despacho.txt', '--yes')).code).to.equal(0);
      expect(registry().meta.portuguese.sources).to.have.length(2);
    });

    it('changes nothing where the quotations would come out wrong', async () => {
      publish(OFFICIAL);
      const feature = path.join(root, 'features/pt/article-5.feature');
      // A description that goes on after a blank line is more than the quotation.
      const source = readFileSync(feature, 'utf8');
      writeFileSync(
        feature,
        source.replace(/(\n +\(tradução de trabalho, não oficial\)\n)/, '$1\n    E mais.\n'),
      );
      const before = everything();
      const { code, stderr } = await run('import-pt', 'despacho.txt', '--yes');
      expect(code).to.equal(2);
      expect(stderr).to.match(/features\/pt\/article-5\.feature:\d+/);
      expect(stderr).to.match(/would not be those of the new registry\. Nothing was changed\./);
      expect(everything()).to.deep.equal(before);
    });

    it('says as JSON what it found, and writes only with --yes', async () => {
      publish(IMPERFECT);
      const { code, stdout } = await run('import-pt', 'despacho.txt', '--json');
      expect(code).to.equal(2);
      const found = JSON.parse(stdout) as Record<string, unknown>;
      expect(found).to.include({ written: false, complete: false, all: 96, placed: 94 });
      expect(found['unplacedClauses']).to.deep.include({
        id: 'art_5__para_3__point_4',
        citation: 'Article 5(3)(4)',
        reason: 'missing',
      });
      publish(OFFICIAL);
      const unasked = await run('import-pt', 'despacho.txt', '--json');
      expect([unasked.code, JSON.parse(unasked.stdout)]).to.have.nested.property('[1].written', false);
      expect(unasked.code).to.equal(2);
      const done = await run('import-pt', 'despacho.txt', '--json', '--yes');
      expect((JSON.parse(done.stdout) as Record<string, unknown>)['written']).to.equal(true);
    });

    it('does not take another text, another encoding, or nothing at all', async () => {
      const before = everything();
      for (const [content, sentence] of [
        ['Lei n.º 1\n\nOutra coisa.', /No line of the file is a provision/],
        ['', /No line of the file is a provision/],
        [Buffer.from('acção', 'latin1'), /not UTF-8/],
        [null, /Cannot read despacho\.txt \(ENOENT\)/],
      ] as const) {
        if (content === null) rmSync(path.join(folder, 'despacho.txt'));
        else writeFileSync(path.join(folder, 'despacho.txt'), content);
        const { code, stderr } = await run('import-pt', 'despacho.txt', '--yes', '--accept-partial');
        expect(code).to.equal(2);
        expect(stderr).to.match(sentence);
      }
      expect(everything()).to.deep.equal(before);
    });

    describe('asks before it replaces anything', () => {
      async function answered(
        answer: string | null,
      ): Promise<{ code: number; question: string; stderr: string }> {
        publish(OFFICIAL);
        const [stdout, stderr] = [new Memory(), new Memory()];
        let [code, question] = [-1, ''];
        const program = new Command().exitOverride();
        const context = {
          language: 'pt' as const,
          texts: translator('pt', 'cli'),
          cwd: folder,
          environment: {},
          stdout,
          stderr,
          suite: { root, support: [] },
          exitWith: (given: number) => (code = given),
        };
        addRegulation(program, context, (asked) => {
          question = asked;
          return Promise.resolve(answer);
        });
        await program.parseAsync(['regulation', 'import-pt', 'despacho.txt'], { from: 'user' });
        return { code, question, stderr: stderr.text };
      }

      it('and goes on after a yes', async () => {
        const { code, question } = await answered(' Sim ');
        expect(code).to.equal(0);
        expect(question).to.match(/de 96 disposições\? \(sim\/não\)$/);
        expect(registry().meta.portuguese.status).to.equal('official');
      });

      for (const answer of ['não', '', 'talvez', null]) {
        it(`and stops after ${JSON.stringify(answer)}`, async () => {
          const before = everything();
          const { code, stderr } = await answered(answer);
          expect(code).to.equal(2);
          expect(stderr).to.match(/Nada foi alterado/);
          expect(everything()).to.deep.equal(before);
        });
      }
    });
  });

  it('says the same things in three languages', () => {
    const keys = (value: unknown, at = ''): string[] =>
      typeof value === 'string'
        ? [`${at} ${[...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join()}`]
        : Object.entries(value as object).flatMap(([key, each]) => keys(each, `${at}.${key}`));
    const catalogue = (language: string) =>
      keys(JSON.parse(readFileSync(path.join(SUITE.root, 'locales', language, 'regulation.json'), 'utf8')));
    expect(catalogue('zh')).to.deep.equal(catalogue('en'));
    expect(catalogue('pt')).to.deep.equal(catalogue('en'));
    expect(existsSync(path.join(SUITE.root, 'locales/en/regulation.json'))).to.equal(true);
  });
});
