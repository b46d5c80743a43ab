import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import {
  placeText,
  readConfiguration,
  type CertifyFlags,
  type Configuration,
  type ConfigurationProblem,
} from '../../certification/declaration/configuration';
import { configurationSchema } from '../../certification/declaration/configuration-schema';
import { DECISION_KEYS } from '../../certification/declaration/decision';
import { SUITE } from '../../checks';
import { INTERFACE_LANGUAGES } from '../../locales';
import { READING_SETS } from '../../regulation';
import { temporaryFolder } from './console';

function read(yaml: string | null, flags: CertifyFlags = {}, cwd = temporaryFolder()) {
  if (yaml !== null) writeFileSync(path.join(cwd, 'certification.yaml'), yaml);
  return readConfiguration(flags, cwd, 'en');
}

function configured(yaml: string | null, flags: CertifyFlags = {}, cwd?: string): Configuration {
  const result = read(yaml, flags, cwd);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
  return result.configuration;
}

function problems(yaml: string | null, flags: CertifyFlags = {}, cwd?: string): ConfigurationProblem[] {
  const result = read(yaml, flags, cwd);
  return result.ok ? [] : result.problems;
}

describe('configuration', () => {
  for (const [written, message] of [
    ['ui: en\n__proto__: {a: 1}', '2:1: “__proto__” cannot be a key.'],
    ['adapter: {options: {__proto__: {seats: 1}}}', '1:21: “__proto__” cannot be a key.'],
    ['adapter: &a {options: *a}', '1:23: “*a” stands within what it refers to.'],
    ['options: &o\n  field_12: *o', '2:13: “*o” stands within what it refers to.'],
    ['ui: !foo en', '1:5: The tag “!foo” is not known here.'],
    ['adapter: {options: {foo: 1}}', '1:21: There is no key “adapter.options.foo”.'],
    ['adapter: {options: {constructor: 1}}', '1:21: There is no key “adapter.options.constructor”.'],
    ['adapter: {options: {seats: x}}', '1:28: “adapter.options.seats” has to be a number, not “x”.'],
  ] as const) {
    it(`refuses, with its place: ${written.replace('\n', ' ')}`, () => {
      const [problem] = problems(written, { ui: 'en' });
      expect(`${problem?.line}:${problem?.column}: ${problem?.message}`).to.equal(message);
      expect(problem?.advice).not.to.equal('');
    });
  }

  it('has a default for everything', () => {
    const cwd = temporaryFolder();
    expect(configured(null, {}, cwd)).to.deep.equal({
      adapter: { kind: 'library', target: 'reference', options: {}, timeoutMs: 10_000, cwd },
      languages: ['zh', 'pt'],
      readings: { set: 'customary', values: READING_SETS.customary, decision: null },
      options: { field_12: 'double' },
      table: {},
      asDescribed: [],
      authorisations: [],
      scope: 'system',
      inspection: null,
      out: null,
      tags: null,
      parallel: Math.min(2, os.availableParallelism()),
      ask: 'each',
      throws: 1_000,
      ui: 'en',
      minorUnitsPerAmount: 100,
      fault: null,
      allure: 'report',
      certificate: {},
      signing: { key: null, pkcs12: null },
    });
  });

  it('is documented: the example has every key, and its values are the defaults', () => {
    const example = readFileSync(path.join(SUITE.root, 'certification.example.yaml'), 'utf8');
    const cwd = temporaryFolder();
    const defaults = configured(null, {}, cwd);
    expect(configured(example, {}, cwd)).to.deep.equal(defaults);
    for (const key of Object.keys(configurationSchema.shape))
      expect(example).to.match(new RegExp(`^(# )?${key}:`, 'm'));
    for (const key of Object.keys(configurationSchema.shape.adapter.unwrap().shape))
      expect(example).to.match(new RegExp(`^  ${key}:`, 'm'));
    for (const key of DECISION_KEYS) expect(example).to.match(new RegExp(`^#   ${key}:`, 'm'));
    // What stands there as a comment has to hold as well.
    const commented = /^# decision:\n(?:# {3}.*\n)+/m.exec(example)?.[0] ?? '';
    expect(configured(commented.replaceAll(/^# /gm, '')).readings.decision).to.have.keys(DECISION_KEYS);
    const comment = example.slice(0, example.indexOf(commented)).split('\n\n').at(-1) ?? '';
    for (const language of INTERFACE_LANGUAGES) expect(comment).to.match(new RegExp(`^# ${language}  `, 'm'));
  });

  it('takes the file over the defaults and the flags over the file', () => {
    const file = `
adapter: { target: ./table.js, options: { seats: 2, unit: 5 }, timeout: 250 }
languages: [pt]
readings: { base: literal, dont_pass_tie: stays }
options: { field_12: triple }
parallel: 3
allure: none
money: { minorUnitsPerAmount: 1 }
`;
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'table.js'), '');
    const fromFile = configured(file, {}, cwd);
    expect(fromFile).to.deep.include({
      adapter: { kind: 'library', target: './table.js', options: { seats: 2, unit: 5 }, timeoutMs: 250, cwd },
      languages: ['pt'],
      readings: { set: 'mixed', values: { ...READING_SETS.literal, dont_pass_tie: 'stays' }, decision: null },
      options: { field_12: 'triple' },
      parallel: 3,
      allure: 'none',
      minorUnitsPerAmount: 1,
    });
    const over = configured(
      file,
      {
        tableOption: ['seats=4', 'offered=[pass]', 'name=x=y'],
        lang: 'zh,pt',
        readings: 'customary',
        reading: ['big_number_form=either'],
        field12: 'double',
        parallel: '1',
      },
      cwd,
    );
    expect(over.adapter.options).to.deep.equal({ seats: 4, unit: 5, offered: ['pass'], name: 'x=y' });
    expect(over.readings.values).to.deep.equal({ ...READING_SETS.customary, big_number_form: 'either' });
    expect(over).to.deep.include({ languages: ['zh', 'pt'], options: { field_12: 'double' }, parallel: 1 });
  });

  it('names a set where single readings amount to it', () => {
    const single = Object.entries(READING_SETS.literal).map(([id, value]) => `${id}=${value}`);
    expect(configured(null, { reading: single }).readings.set).to.equal('literal');
  });

  it('starts relative paths from where they were written', () => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'lab'));
    for (const folder of ['.', 'lab']) writeFileSync(path.join(cwd, folder, 't.js'), '');
    writeFileSync(path.join(cwd, 'lab', 'a.yaml'), 'adapter: { target: ./t.js }\nout: results\n');
    const byFile = configured(null, { config: 'lab/a.yaml' }, cwd);
    expect([byFile.adapter.cwd, byFile.out]).to.deep.equal([
      path.join(cwd, 'lab'),
      path.join(cwd, 'lab', 'results'),
    ]);
    const byFlag = configured(null, { config: 'lab/a.yaml', target: './t.js', out: 'results' }, cwd);
    expect([byFlag.adapter.cwd, byFlag.out]).to.deep.equal([cwd, path.join(cwd, 'results')]);
  });

  it('hands a fault to the reference table', () => {
    expect(configured(null, { fault: 'pass-stake-kept' }).adapter.options).to.deep.equal({
      fault: 'pass-stake-kept',
    });
  });

  const wrong: [title: string, yaml: string, place: string, key: string, words: RegExp][] = [
    ['an unknown key', 'scope: full\nlangages: [zh]\n', '2:1', 'langages', /languages/],
    [
      'an unknown key inside',
      'adapter:\n  kind: library\n  tiemout: 5\n',
      '3:3',
      'adapter.tiemout',
      /timeout/,
    ],
    ['a wrong type', 'parallel: many\n', '1:11', 'parallel', /a number/],
    ['a fraction', 'parallel: 1.5\n', '1:11', 'parallel', /whole number/],
    ['too much', 'parallel: 65\n', '1:11', 'parallel', /64/],
    ['too little', 'money:\n  minorUnitsPerAmount: 0\n', '2:24', 'money.minorUnitsPerAmount', /above 0/],
    ['a mapping for a text', 'out:\n  folder: x\n', '2:3', 'out', /a text/],
    ['a text for a list', 'languages: zh\n', '1:12', 'languages', /a list/],
    ['an empty list', 'languages: []\n', '1:12', 'languages', /empty/],
    ['an unknown language', 'languages: [zh, en]\n', '1:17', 'languages.1', /zh, pt/],
    ['a language twice', 'languages: [zh, zh]\n', '1:17', 'languages.1', /twice/],
    ['an unknown choice', 'options:\n  field_12: quadruple\n', '2:13', 'options.field_12', /double, triple/],
    ['an unknown option', 'options:\n  field_2: double\n', '2:3', 'options.field_2', /field_12/],
    ['an unknown set', 'readings: custommary\n', '1:11', 'readings', /literal, customary/],
    ['an unknown base', 'readings:\n  base: strict\n', '2:9', 'readings.base', /literal, customary/],
    ['an unknown reading', 'readings:\n  dont_pass: x\n', '2:3', 'readings.dont_pass', /dont_pass_tie/],
    [
      'an unknown value',
      'readings:\n  dont_pass_tie: stay\n',
      '2:18',
      'readings.dont_pass_tie',
      /returned, stays/,
    ],
    ['a list of readings', 'readings: [literal]\n', '1:11', 'readings', /name of a set/],
    ['tags that cannot be read', 'scope: full\ntags: "@a and ("\n', '2:7', 'tags', /tag expression/],
    ['an unknown fault', 'fault: pass-stake-kep\n', '1:8', 'fault', /pass-stake-kept/],
    [
      'a fault of another table',
      'fault: pass-stake-kept\nadapter: {target: ./x.js}\n',
      '1:8',
      'fault',
      /reference/,
    ],
    ['a fault like no other', 'fault: nope\n', '1:8', 'fault', /^(?!.*nearest).*“faults” lists all \d+/],
    [
      'a file that is not there',
      'adapter: {target: ./nope.cjs}\n',
      '1:19',
      'adapter.target',
      /no file .*nope/,
    ],
    ['a folder without a module', 'adapter: {target: .}\n', '1:19', 'adapter.target', /holds no module/],
    [
      'a package that is not there',
      'adapter: {target: nope-table}\n',
      '1:19',
      'adapter.target',
      /“nope-table”.* install/,
    ],
    ['a URL of no file', 'adapter: {target: "file:///nope.mjs"}\n', '1:19', 'adapter.target', /no file/],
    ['a wire without a target', 'scope: full\nadapter:\n  kind: http\n', '3:9', 'adapter.kind', /--target/],
    [
      'a serial port for many',
      'adapter: {kind: serial, target: /dev/ttyS0}\nparallel: 2\n',
      '2:11',
      'parallel',
      /one process/,
    ],
    [
      'a table over HTTP for many',
      'adapter: {kind: http, target: "http://127.0.0.1:1"}\nparallel: 3\n',
      '2:11',
      'parallel',
      /one process/,
    ],
    ['a key twice', 'scope: full\nout: a\nscope: system\n', '3:1', '', /“scope” stands twice/],
    ['a tab', 'money:\n\tminorUnitsPerAmount: 1\n', '2:1', '', /tab|indented/],
    ['two documents', 'scope: full\n---\nscope: full\n', '2:1', '', /more than one document/],
    ['what is no YAML', 'scope: "full\n', '2:1', '', /YAML/],
    ['a list for the whole', '- scope\n', '1:1', '', /mapping of keys/],
    ['no value', 'scope:\n', '1:7', 'scope', /system, full/],
  ];
  for (const [title, yaml, place, key, words] of wrong) {
    it(`tells ${title} by line, column and key`, () => {
      const cwd = temporaryFolder();
      writeFileSync(path.join(cwd, 'x.js'), '');
      const [problem, ...others] = problems(yaml, {}, cwd);
      expect(others, JSON.stringify(others)).to.deep.equal([]);
      expect(problem).to.not.equal(undefined);
      if (problem === undefined) return;
      expect(placeText(problem)).to.equal(`certification.yaml:${place}`);
      expect(problem.key).to.equal(key);
      expect(`${problem.message} ${problem.advice}`).to.match(words);
    });
  }

  it('looks for a module where its path starts, and only for a module of this process', () => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'lab'));
    writeFileSync(path.join(cwd, 'lab', 'a.yaml'), 'adapter: { target: ./t.js }\n');
    writeFileSync(path.join(cwd, 't.js'), '');
    const [problem, ...others] = problems(null, { config: 'lab/a.yaml' }, cwd);
    expect([problem?.source, problem?.key, others.length]).to.deep.equal(['lab/a.yaml', 'adapter.target', 0]);
    expect(problems(null, { config: 'lab/a.yaml', target: './t.js' }, cwd)).to.deep.equal([]);
    expect(problems(null, { adapter: 'stdio', target: 'node ./none' }, cwd)).to.deep.equal([]);
    expect(problems(null, { target: './nope.cjs' }, cwd).map(placeText)).to.deep.equal(['--target']);
  });

  it('tells all problems of file and flags at once', () => {
    const found = problems('scope: half\nlanguages: [zh, zh]\nreadings: { base: x }\nfoo: 1\n', {
      parallel: 'all',
      lang: 'zh,de',
      tags: '(',
      reading: ['nothing', 'dont_pass_tie=x'],
    });
    expect(found.map(placeText)).to.have.members([
      'certification.yaml:1:8',
      'certification.yaml:2:17',
      'certification.yaml:3:19',
      'certification.yaml:4:1',
      '--parallel',
      '--lang',
      '--tags',
      '--reading',
      '--reading',
    ]);
  });

  it('tells a missing file and a folder in its place', () => {
    expect(problems(null, { config: 'none.yaml' }).map(placeText)).to.deep.equal(['none.yaml']);
    expect(problems(null, { config: '.' }).map(placeText)).to.deep.equal(['.']);
  });

  it('refuses a folder that is not empty, and a file in its place', () => {
    const cwd = temporaryFolder();
    mkdirSync(path.join(cwd, 'full'));
    writeFileSync(path.join(cwd, 'full', 'verdict.json'), '{}');
    expect(problems(null, { out: 'full' }, cwd)[0]?.message).to.include('not empty');
    expect(problems(null, { out: 'full/verdict.json' }, cwd)[0]?.message).to.include('not a folder');
    expect(problems(null, { out: 'new/deep' }, cwd)).to.deep.equal([]);
  });

  it('speaks the language of the file, and of the flag before it', () => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'certification.yaml'), 'ui: pt\nscope: half\n');
    const byFile = readConfiguration({}, cwd, 'en');
    const byFlag = readConfiguration({ ui: 'zh' }, cwd, 'zh');
    expect([byFile, byFlag].map((result) => !result.ok && result.ui)).to.deep.equal(['pt', 'zh']);
    expect(!byFile.ok && byFile.problems[0]?.message).to.include('não pode ser');
    expect(!byFlag.ok && byFlag.problems[0]?.message).to.include('不能為');
  });

  it('has a sentence in every language for each problem', () => {
    const cwd = temporaryFolder();
    for (const [, yaml] of wrong) {
      writeFileSync(path.join(cwd, 'certification.yaml'), yaml);
      const said = INTERFACE_LANGUAGES.map((language) => {
        const result = readConfiguration({}, cwd, language);
        return result.ok ? '' : result.problems.map(({ message }) => message).join();
      });
      expect(new Set(said).size, yaml).to.equal(3);
    }
  });
});
