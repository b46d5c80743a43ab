/**
 * The run as JUnit XML for CI servers, to the schemas of Apache Ant's JUnit task and of Jenkins' xUnit plugin: a suite
 * for each language and clause. What failed is a failure, what proves nothing an error, what was not to be decided is
 * skipped. A first suite is the conclusion itself: a server never shows as passed what does not conform.
 */
import { OFFICIAL_LANGUAGES, type OfficialLanguage } from '../../locales';
import { articleOf, hasClause } from '../../regulation';
import { element, xmlDocument, type XmlElement } from '../../regulation/xml';
import { caseTitle, type CaseRun } from '../cases';
import { LONGEST } from '../regulation-page/outside';
import { bilingual, text } from '../texts';
import { TRANSCRIPT_FILE } from '../transcript';
import { countsText, headText } from '../judged-texts';
import type { ClauseVerdict, FindingOfTheJudge, Verdict } from '../verdict';
import { cited, said, word } from './labels';
import { comparedIn, explanation, type Compared } from './outcome';
import { visible } from './text';
import type { Traceability } from './input';

interface Suite {
  /** Of both its elements, with a dot before its last part: servers group by what stands before it. */
  classname: string;
  name: string;
  properties: readonly (readonly [name: string, value: string])[];
  tests: readonly Test[];
  /** ISO 8601, UTC. */
  began: string;
}

interface Test {
  name: string;
  milliseconds: number;
  outcome: Outcome | null;
}

interface Outcome {
  kind: 'failure' | 'error' | 'skipped';
  /** A status or cause of the verdict. */
  type: string;
  message: string;
  /** Everything that there is to say; empty where the message says it. */
  detail: string;
}

export function junit(traceability: Traceability): string {
  const suites = [conclusion(traceability), ...findingSuites(traceability), ...clauseSuites(traceability)];
  return xmlDocument(element('testsuites', {}, ...suites.map(suiteElement)));
}

function suiteElement({ classname, name, properties, tests, began }: Suite, id: number): XmlElement {
  const count = (kind: Outcome['kind']) =>
    String(tests.filter(({ outcome }) => outcome?.kind === kind).length);
  return element(
    'testsuite',
    {
      name: token(name),
      package: token(classname.replace(/\.[^.]*$/, '')),
      id: String(id),
      // Without a time zone, as the schema demands.
      timestamp: began.slice(0, 'yyyy-mm-ddThh:mm:ss'.length),
      hostname: 'localhost',
      tests: String(tests.length),
      failures: count('failure'),
      errors: count('error'),
      skipped: count('skipped'),
      time: seconds(tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
    },
    element(
      'properties',
      {},
      ...properties.map(([property, value]) => element('property', { name: property, value: token(value) })),
    ),
    ...tests.map((test) => testElement(test, classname)),
    element('system-out', {}),
    element('system-err', {}),
  );
}

function testElement({ name, milliseconds, outcome }: Test, classname: string): XmlElement {
  return element(
    'testcase',
    { name: token(name), classname: token(classname), time: seconds(milliseconds) },
    ...(outcome === null ? [] : [outcomeElement(outcome)]),
  );
}

function outcomeElement({ kind, type, message, detail }: Outcome): XmlElement {
  const attributes = { message: token(message), type: token(type) };
  return detail === '' ? element(kind, attributes) : element(kind, attributes, visible(detail));
}

/** `xs:token`: one line without space around it. */
function token(value: string): string {
  return visible(value.replace(/\s+/g, ' ').trim(), LONGEST);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function conclusion({ verdict }: Traceability): Suite {
  const { reasons, remarks, startedAt, finishedAt, regulation, suite, target, adapter } = verdict;
  const name = word('junit.conclusion');
  const lines = [...reasons, ...remarks].map(({ texts }) => bilingual((language) => texts[language]));
  const message = word(`reports:verdict.${verdict.verdict}`);
  return {
    classname: `${suite.name}.verdict`,
    name,
    began: startedAt,
    properties: [
      ['suite', `${suite.name} ${suite.version}`],
      ['regulation.sha256', regulation.sha256],
      ['table.maker', target?.maker ?? ''],
      ['table.model', target?.model ?? ''],
      ['table.firmware', target?.firmware ?? ''],
      ['table.softwareHash', target?.softwareHash ?? ''],
      ['adapter', `${adapter.kind} ${adapter.target}`],
      ['readings', verdict.readings.set],
      ['scope', verdict.scope],
      ['partial', String(verdict.partial)],
    ],
    tests: [
      {
        name,
        milliseconds: Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)),
        outcome:
          verdict.exitCode === 0
            ? null
            : {
                kind: verdict.verdict === 'does_not_conform' ? 'failure' : 'error',
                type: verdict.verdict,
                message,
                detail: [message, ...lines].join('\n'),
              },
      },
    ],
  };
}

/** A test for each finding of the judge of the record, none of which passes. */
function findingSuites({ verdict: { findings, startedAt, suite, judged } }: Traceability): Suite[] {
  if (findings.length === 0) return [];
  const inBoth =
    (write: (finding: FindingOfTheJudge, language: OfficialLanguage) => string) =>
    (finding: FindingOfTheJudge) =>
      bilingual((language) => write(finding, language));
  const name = inBoth(headText);
  const told = inBoth(({ texts }, language) => texts[language]);
  const counted = inBoth(countsText);
  return [
    {
      classname: `${suite.name}.findings`,
      name: word('sheet.findings'),
      began: startedAt,
      properties: Object.entries(judged).map(([key, count]) => [`judged.${key}`, String(count)] as const),
      tests: findings.map((finding) => ({
        name: name(finding),
        milliseconds: 0,
        outcome: {
          kind: finding.clause === null ? 'error' : 'failure',
          type: finding.clause ?? finding.rule ?? '',
          message: told(finding),
          detail: [
            told(finding),
            counted(finding),
            ...finding.play.map(({ texts }) => bilingual((language) => texts[language])),
            ...finding.places.map(({ chain, sequence }) => `${TRANSCRIPT_FILE} ${chain} ${String(sequence)}`),
          ].join('\n'),
        },
      })),
    },
  ];
}

function clauseSuites({ verdict, record }: Traceability): Suite[] {
  const verdicts = new Map(verdict.clauses.map((each) => [each.id, each]));
  const suites = OFFICIAL_LANGUAGES.flatMap((language) => {
    const byClause = new Map<string | null, CaseRun[]>([
      ...verdict.clauses.map(({ id }): [string, CaseRun[]] => [id, []]),
      [null, []],
    ]);
    for (const run of record.cases.filter((each) => each.language === language)) {
      const own = byClause.get(run.clause) ?? [];
      byClause.set(run.clause, own);
      own.push(run);
    }
    return [...byClause].map(([clause, runs]) => ({ language, clause, runs }));
  });
  return suites
    .filter(({ runs }) => runs.length > 0)
    .map(({ language, clause, runs }) => {
      const own = clause === null ? undefined : verdicts.get(clause);
      return clauseSuite(language, clause, runs, own, verdict);
    });
}

function clauseSuite(
  language: OfficialLanguage,
  clause: string | null,
  runs: readonly CaseRun[],
  own: ClauseVerdict | undefined,
  verdict: Verdict,
): Suite {
  const title = clause === null ? said(language, 'junit.unidentified') : cited(clause, language);
  const article = clause !== null && hasClause(clause) ? articleOf(clause) : null;
  const starts = runs.flatMap(({ start }) => start ?? []);
  return {
    classname: [
      language,
      article === null ? 'order' : `art_${String(article)}`,
      clause ?? 'unidentified',
    ].join('.'),
    name: said(language, 'junit.suite', {
      language: said(language, `reports:language.${language}`),
      clause: title,
    }),
    began: starts.length === 0 ? verdict.startedAt : new Date(Math.min(...starts)).toISOString(),
    properties:
      own === undefined
        ? []
        : [
            ['clause', own.id],
            ['status', own.status],
            ['contraLitteram', String(own.contraLitteram === true)],
            ...(own.readings ?? []).map(({ id, value }) => [`reading.${id}`, value] as const),
          ],
    tests: runs.map((run) => ({
      // The same case and row have the same name from run to run, which is how a server tells that one broke.
      name: `${run.case ?? run.key}/${String(run.row)} ${caseTitle(run)}`,
      milliseconds: run.start === null || run.stop === null ? 0 : Math.max(0, run.stop - run.start),
      outcome: outcomeOf(run, title),
    })),
  };
}

function outcomeOf(run: CaseRun, clause: string): Outcome | null {
  const { status, cause, language, message } = run;
  const words = said(language, `caseStatus.${status}`);
  const about = [clause, words, ...comparedIn(run).map((each) => comparedText(each, language))];
  const explained = explanation(run);
  switch (status) {
    case 'passed':
      return null;
    case 'failed':
      return {
        kind: 'failure',
        type: 'does_not_conform',
        message: [...about, ...(explained === '' ? [] : [explained])].join(' — '),
        detail: [...about, ...new Set([explained, message ?? '']), ...evidence(run)]
          .filter((line) => line !== '')
          .join('\n'),
      };
    case 'inconclusive':
    case 'not-run':
      return {
        kind: 'error',
        type: cause ?? status,
        message: [...about, explained].join(' — '),
        detail: [...about, explained, ...evidence(run)].join('\n'),
      };
    default:
      return { kind: 'skipped', type: status, message: [...about, explained].join(' — '), detail: '' };
  }
}

function comparedText({ dice, required, actual, inspected }: Compared, language: OfficialLanguage): string {
  if (required === null) {
    return said(language, 'junit.undecided', { dice: pairs(dice), actual });
  }
  const values = { dice: pairs(dice), required, actual };
  if (inspected) return text(language, 'summary.failureTextOfInspection', values);
  return text(language, dice.length === 0 ? 'summary.failureTextWithoutDice' : 'summary.failureText', values);
}

function pairs(dice: Compared['dice']): string {
  return dice.map((faces) => faces.join('-')).join(', ');
}

function evidence({ uri, line, transcript }: CaseRun): string[] {
  return [
    `${uri}:${String(line)}`,
    ...(transcript === null
      ? []
      : [`${TRANSCRIPT_FILE} ${transcript.chain} ${String(transcript.from)}-${String(transcript.to)}`]),
  ];
}
