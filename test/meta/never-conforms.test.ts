import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { CertifyFlags } from '../../certification/declaration/configuration';
import type { Reason } from '../../reports';
import { certifiedUnchecked, featureFile, ranBy, type Tiny } from './tiny-runs';

const LANGUAGES = ['zh', 'pt'] as const;
const ZH = ['--lang', 'zh'];

const both = (spoil: (file: string) => void) => (features: string) => {
  for (const language of LANGUAGES) spoil(featureFile(features, language));
};
const emptied = (text: string) => (file: string) => writeFileSync(file, text);
const withoutFolder = (language: string) => (features: string) =>
  rmSync(path.join(features, language), { recursive: true });

/** The reference table with one operation replaced. */
const tableThat = (operation: string, code: string) => `
  let asked = 0;
  module.exports = () => {
    const table = create({});
    return { ...table, ${operation}: (parameters) => { asked += 1; ${code} } };
  };`;
const answer = (operation: string) => `return table.${operation}(parameters);`;

interface Condition extends Tiny {
  /** What the command refuses to run; nothing is then written. */
  refused?: true;
  reasons?: Reason['code'][];
}

const CONDITIONS: Record<string, Record<string, Condition>> = {
  'no case ran': {
    'there is no feature': { spoil: both((file) => rmSync(file)), refused: true },
    'none of what is tested applies to the table': {
      table: tableThat(
        'describe',
        `const { value } = table.describe(parameters); const senses = { ...value.senses, shooter: false };
         return { ok: true, value: { ...value, senses, seats: 1, bets: [] } };`,
      ),
      flags: ['--as-described'],
      reasons: ['nothing_passed'],
    },
    'the table describes no bet': {
      table: tableThat(
        'describe',
        'const { value } = table.describe(parameters); return { ok: true, value: { ...value, bets: [] } };',
      ),
      refused: true,
    },
    'every case was given up': {
      table: tableThat('open', 'return { ok: false, refusal: { code: "UNSUPPORTED" } };'),
      flags: ZH,
      reasons: ['nothing_passed', 'inconclusive_cases'],
    },
    'the table cannot be asked': {
      table: tableThat('describe', 'throw new Error("no carrier");'),
      flags: ZH,
      reasons: ['nothing_planned', 'target_unknown', 'harness_error'],
    },
  },
  'a feature file is empty': {
    'of nothing at all': { spoil: both(emptied('')), refused: true },
    'in one language alone': { spoil: (features) => emptied('')(featureFile(features, 'pt')), refused: true },
    'but for a comment': { spoil: both(emptied('# language: zh-TW\n')), refused: true },
    'but for a byte order mark': { spoil: both(emptied('\ufeff')), refused: true },
    'but for its title': {
      spoil: both(emptied('# language: pt\n@art_4\nFuncionalidade: x\n')),
      refused: true,
    },
  },
  'a language folder is missing': {
    zh: { spoil: withoutFolder('zh'), refused: true },
    pt: { spoil: withoutFolder('pt'), refused: true },
    'zh, and only pt is asked for': { spoil: withoutFolder('zh'), flags: ['--lang', 'pt'], refused: true },
    both: { spoil: (features) => rmSync(features, { recursive: true }), refused: true },
  },
  'a filter matched nothing': {
    'a tag that no case has': { flags: ['--tags', '@case:no-such-case'], refused: true },
    'tags that exclude each other': { flags: ['--tags', '@art_4 and not @art_4'], refused: true },
    'a case of readings that are not declared': {
      flags: ['--readings', 'literal', '--tags', '@reading:shooter_replacement=seven_out'],
      refused: true,
    },
    'all but one clause': { flags: ['--tags', '@art_4__intro'], reasons: ['partial'] },
  },
  'a worker died': {
    'before it began': {
      table: 'process.exit(0);',
      flags: ZH,
      reasons: ['harness_error', 'nothing_planned'],
    },
    'as if all were well': {
      support: 'let ended = 0; After(() => { ended += 1; if (ended > 5) process.exit(0); });',
      flags: ZH,
      reasons: ['harness_error', 'unfinished_run', 'not_run'],
    },
    'by a signal': {
      support:
        "let ended = 0; After(() => { ended += 1; if (ended > 5) process.kill(process.pid, 'SIGKILL'); });",
      flags: ZH,
      reasons: ['harness_error', 'unfinished_run', 'not_run'],
    },
    "by the table's own code, which ends whoever asks it": {
      table: tableThat('roll', `if (asked > 5) process.kill(process.ppid, 'SIGKILL'); ${answer('roll')}`),
      flags: ZH,
      reasons: ['harness_error', 'unfinished_run', 'not_run'],
    },
    'of an error that nobody awaited': {
      table: tableThat(
        'roll',
        `if (asked === 5) queueMicrotask(() => { throw new Error('x'); }); ${answer('roll')}`,
      ),
      flags: ZH,
    },
    'one of two': {
      support:
        "let ended = 0; After(() => { ended += 1; if (process.env.CUCUMBER_WORKER_ID === '1' && ended > 5) process.exit(0); });",
      flags: [...ZH, '--parallel', '2'],
      reasons: ['harness_error', 'unfinished_run', 'not_run'],
    },
    'one of two, before it began': {
      support: "if (process.env.CUCUMBER_WORKER_ID === '1') process.exit(0);",
      flags: [...ZH, '--parallel', '2'],
      reasons: ['harness_error', 'not_run'],
    },
    'after the last case': {
      support: 'AfterAll(() => process.exit(0));',
      flags: ZH,
      reasons: ['harness_error'],
    },
  },
  'a hook threw': {
    BeforeAll: {
      support: "BeforeAll(() => { throw new Error('x'); });",
      flags: ZH,
      reasons: ['run_failure'],
    },
    AfterAll: { support: "AfterAll(() => { throw new Error('x'); });", flags: ZH, reasons: ['run_failure'] },
    Before: {
      support: "Before(() => { throw new Error('x'); });",
      flags: ZH,
      reasons: ['inconclusive_cases'],
    },
    After: { support: "After(() => { throw new Error('x'); });", flags: ZH, reasons: ['inconclusive_cases'] },
    'After, in one case': {
      support: "let done = 0; After(async () => { if (++done === 3) throw new Error('x'); });",
      flags: ZH,
      reasons: ['inconclusive_cases'],
    },
    BeforeStep: {
      support: "BeforeStep(() => { throw new Error('x'); });",
      flags: ZH,
      reasons: ['inconclusive_cases'],
    },
    AfterStep: {
      support: "AfterStep(() => { throw new Error('x'); });",
      flags: ZH,
      reasons: ['inconclusive_cases'],
    },
    'Before, and skipped every case': {
      support: "Before(() => 'skipped');",
      flags: ZH,
      reasons: ['nothing_passed', 'inconclusive_cases'],
    },
    'Before, and never came back': {
      support: 'Before({ timeout: 50 }, () => new Promise(() => {}));',
      flags: ZH,
      reasons: ['inconclusive_cases'],
    },
    'while it was loaded': { support: "throw new Error('x');", flags: ZH, refused: true },
  },
  'the report step failed': Object.fromEntries(
    (
      [
        ['allure-results', ['--allure', 'results'], 'a file'],
        ['allure-results', ['--allure', 'report'], 'a file'],
        ['regulation.html', [], 'a folder'],
        ['traceability.xlsx', [], 'a folder'],
        ['run.json', [], 'a folder'],
        ['verdict.json', [], 'a folder'],
        ['manifest.json', [], 'a folder'],
      ] as const
    ).map(([name, flags, what]) => [
      `${what} stands in the place of ${name} ${flags.join(' ')}`.trimEnd(),
      {
        table: tableThat(
          'describe',
          `const place = require('node:path').join(out, '${name}'); fs.rmSync(place, { recursive: true, force: true });
           // Asked before the run as well, when there is no folder yet.
           if (!fs.existsSync(out)) { ${answer('describe')} }
           ${what === 'a file' ? "fs.writeFileSync(place, 'x')" : "fs.mkdirSync(require('node:path').join(place, 'x'), { recursive: true })"};
           ${answer('describe')}`,
        ),
        flags: [...ZH, ...flags],
      },
    ]),
  ),
};

/** What a table answers that is described when there is no folder yet. */
const BEFORE_THE_RUN = `if (!fs.existsSync(out)) { ${answer('describe')} }`;

CONDITIONS['the report step failed'] = {
  ...CONDITIONS['the report step failed'],
  'a certificate cannot be written': {
    table: tableThat(
      'describe',
      `${BEFORE_THE_RUN}
       fs.mkdirSync(require('node:path').join(out, 'certificate.pdf', 'x'), { recursive: true }); ${answer('describe')}`,
    ),
    flags: ZH,
    certificate: true,
    reasons: ['harness_error'],
  },
  'the results count one case more than the verdict': {
    table: tableThat(
      'describe',
      `${BEFORE_THE_RUN}
       const results = require('node:path').join(out, 'allure-results'); fs.mkdirSync(results, { recursive: true });
       fs.writeFileSync(require('node:path').join(results, 'x-result.json'), '{"status":"passed"}'); ${answer('describe')}`,
    ),
    flags: [...ZH, '--allure', 'results'],
    reasons: ['harness_error'],
  },
  'a result cannot be read': {
    table: tableThat(
      'describe',
      `${BEFORE_THE_RUN}
       const results = require('node:path').join(out, 'allure-results'); fs.mkdirSync(results, { recursive: true });
       fs.writeFileSync(require('node:path').join(results, 'x-result.json'), '{"status":"green"}'); ${answer('describe')}`,
    ),
    flags: [...ZH, '--allure', 'results'],
    reasons: ['harness_error'],
  },
  'the record of the run was cut short': {
    table: tableThat(
      'roll',
      `if (asked === 5) fs.appendFileSync(require('node:path').join(out, 'messages.ndjson'), '{"testCase'); ${answer('roll')}`,
    ),
    flags: ZH,
    reasons: ['harness_error'],
  },
  'the record of the exchanges was cut short': {
    table: tableThat(
      'roll',
      `if (asked === 5) fs.appendFileSync(require('node:path').join(out, 'transcript.ndjson'), 'x\\n'); ${answer('roll')}`,
    ),
    flags: [...ZH, '--allure', 'results'],
    reasons: ['harness_error'],
  },
};

describe('certify', () => {
  for (const flags of [[], ZH, [...ZH, '--parallel', '2'], [...ZH, '--allure', 'results']]) {
    it(`finds that the right table conforms: ${flags.join(' ')}`, async () => {
      const { code, verdict, out } = await ranBy({ flags, table: tableThat('roll', answer('roll')) });
      expect([code, verdict?.verdict], out).to.deep.equal([0, 'conforms']);
    });
  }

  for (const [condition, ways] of Object.entries(CONDITIONS)) {
    describe(`never reports «conforms» where ${condition}`, () => {
      for (const [way, { refused, reasons = [], ...tiny }] of Object.entries(ways)) {
        it(way, async () => {
          const { code, out, err, verdict } = await ranBy(tiny);
          const said = `${out}\n${err}`;
          expect(code, said).to.equal(refused === true ? 2 : 3);
          if (refused === true) expect([verdict, out]).to.deep.equal([null, '']);
          expect(verdict?.verdict, said).not.to.equal('conforms');
          expect(verdict?.reasons.map((each) => each.code) ?? [], said).to.include.members(reasons);
        });
      }
    });
  }

  describe('without the checks before a run never reports «conforms» where', () => {
    const unchecked: [condition: string, way: string, reason: Reason['code'], flags?: CertifyFlags][] = [
      ['no case ran', 'there is no feature', 'nothing_planned'],
      ['a feature file is empty', 'of nothing at all', 'nothing_planned'],
      ['a feature file is empty', 'in one language alone', 'language_missing'],
      ['a feature file is empty', 'but for a comment', 'nothing_planned'],
      ['a feature file is empty', 'but for a byte order mark', 'nothing_planned'],
      ['a language folder is missing', 'zh', 'language_missing'],
      ['a language folder is missing', 'pt', 'language_missing'],
      ['a language folder is missing', 'both', 'nothing_planned'],
      [
        'a filter matched nothing',
        'a tag that no case has',
        'nothing_planned',
        { tags: '@case:no-such-case' },
      ],
      ['a hook threw', 'while it was loaded', 'harness_error', { lang: 'zh' }],
    ];
    for (const [condition, way, reason, flags = {}] of unchecked) {
      it(`${condition}: ${way}`, async () => {
        const tiny = CONDITIONS[condition]?.[way];
        if (tiny === undefined) throw new Error(`no such way: ${way}`);
        const { verdict } = await certifiedUnchecked(tiny, flags);
        expect([verdict.verdict, verdict.exitCode]).to.deep.equal(['inconclusive', 3]);
        expect(verdict.reasons.map((each) => each.code)).to.include(reason);
      });
    }
  });
});
