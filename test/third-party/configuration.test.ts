import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  placeText,
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
} from '../../certification/declaration/configuration';
import { run } from '../cli/console';
import { writeAdapters } from './adapters';

const cwd = writeAdapters();

function configured(flags: CertifyFlags): Configuration {
  const read = readConfiguration(flags, cwd, 'en');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.configuration;
}

function problems(flags: CertifyFlags, folder = cwd): ConfigurationProblem[] {
  const read = readConfiguration({ target: 'x', ...flags }, folder, 'en');
  return read.ok ? [] : read.problems;
}

describe('an adapter of a third party in the configuration', () => {
  it('is looked for from the file that names it, and a package from where the command is given', () => {
    mkdirSync(path.join(cwd, 'lab', 'own'), { recursive: true });
    writeFileSync(path.join(cwd, 'lab', 'own', 'adapter.mjs'), 'export const connect = () => {};');
    writeFileSync(path.join(cwd, 'lab', 'a.yaml'), 'adapter: { kind: own/adapter.mjs, target: a }\n');
    writeFileSync(path.join(cwd, 'lab', 'b.yaml'), 'adapter: { kind: "@lab/adapter", target: b }\n');
    const { adapter } = configured({ config: 'lab/a.yaml', target: 'other' });
    expect(adapter).to.deep.equal({
      ...{ kind: 'own/adapter.mjs', module: path.join(cwd, 'lab', 'own', 'adapter.mjs') },
      ...{ target: 'other', options: {}, timeoutMs: 10_000, cwd },
    });
    expect(configured({ config: 'lab/b.yaml' }).adapter).to.deep.include({
      ...{ kind: '@lab/adapter', target: 'b', cwd: path.join(cwd, 'lab') },
    });
    expect(problems({ adapter: 'own/adapter.mjs' }).map(placeText)).to.deep.equal(['--adapter']);
  });

  const wrong: [kind: string, words: RegExp][] = [
    ['serail', /no built-in adapter “serail”.*Perhaps “serial” is meant.*library, http, serial, stdio/],
    ['no-such-adapter', /no built-in adapter “no-such-adapter”.*install the package/],
    ['./none.mjs', /no adapter’s module .*none\.mjs.*relative path/],
    ['lib/none.js', /no adapter’s module .*none\.js.*relative path/],
    ['.', /is a folder and holds no module/],
    ['./nothing.mjs', /exports no function.*docs\/vendor\/adapter\.mjs/],
    ['yaml', /exports no function.*docs\/vendor\/adapter\.mjs/],
    ['./throws.cjs', /cannot be loaded: no licence/],
    ['./exits.cjs', /ended before it was loaded \(4\)/],
  ];
  for (const [kind, words] of wrong) {
    it(`is told by its place where it cannot be used: ${kind}`, () => {
      // The package `yaml` is one of the project's own.
      const folder = kind === 'yaml' ? path.resolve(__dirname, '../..') : cwd;
      const [problem, ...others] = problems({ adapter: kind }, folder);
      expect(others).to.deep.equal([]);
      expect(problem?.source).to.equal('--adapter');
      expect(problem?.key).to.equal('adapter.kind');
      expect(`${problem?.message} ${problem?.advice}`).to.match(words);
      expect(problem?.message).not.to.match(/\p{Cc}/u);
    });
  }

  it('is told by line and column of the file', () => {
    const file = path.join(cwd, 'wrong.yaml');
    writeFileSync(file, 'scope: full\nadapter:\n  kind: ./nothing.mjs\n  target: x\n');
    const [problem] = problems({ config: 'wrong.yaml' });
    expect(problem && placeText(problem)).to.equal('wrong.yaml:3:9');
  });

  it('wants a target as every wire does', () => {
    const read = readConfiguration({ adapter: './default.mjs' }, cwd, 'en');
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).to.deep.equal([
      './default.mjs needs a target.',
    ]);
  });

  it('is used by several processes only where it says that it may be', () => {
    for (const kind of ['./named.mjs', './assigned.cjs', './compiled.cjs'])
      expect(problems({ adapter: kind, parallel: '2' }), kind).to.deep.equal([]);
    const [problem, ...others] = problems({ adapter: './default.mjs', parallel: '2' });
    expect(others).to.deep.equal([]);
    expect([problem?.source, problem?.key]).to.deep.equal(['--parallel', 'parallel']);
    expect(problem?.advice).to.match(/shareable = true/);
    expect(problems({ adapter: './default.mjs' })).to.deep.equal([]);
  });

  it('prints nothing into the command’s own output', async () => {
    expect(configured({ adapter: './prints.cjs', target: 'x' }).adapter.kind).to.equal('./prints.cjs');
    const { code, out, err } = await run(['certify', '--adapter', './serail.mjs', '--target', 'x'], { cwd });
    expect([code, out]).to.deep.equal([2, '']);
    expect(err).to.include('serail.mjs');
  });

  it('is refused in three languages, by certify and adapter-check alike', async () => {
    for (const kind of ['serail', './none.mjs', './nothing.mjs', './throws.cjs']) {
      const said = new Set<string>();
      for (const ui of ['zh', 'pt', 'en']) {
        for (const command of ['certify', 'adapter-check']) {
          const shown = await run([command, '--adapter', kind, '--target', 'x', '--ui', ui], { cwd });
          expect([shown.code, shown.out], `${command} ${kind}`).to.deep.equal([2, '']);
          said.add(shown.err.split('\n')[0] ?? '');
        }
      }
      expect(said.size, [...said].join('\n')).to.equal(3);
    }
  });
});
