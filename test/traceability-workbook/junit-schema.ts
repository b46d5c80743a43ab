/**
 * What the schemas of Apache Ant's JUnit task (Windy Road, JUnit.xsd) and of Jenkins' xUnit plugin (junit-10.xsd) ask
 * for together, in rules of our own.
 */
import { elementsOf, type Element } from '../regulation-documents/xml-reader';

const TOKEN = /^\S+(?: \S+)*$/;
const COUNT = /^\d+$/;
const SECONDS = /^\d+\.\d{3}$/;

const SUITE: Readonly<Record<string, RegExp>> = {
  name: TOKEN,
  package: TOKEN,
  id: COUNT,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
  hostname: TOKEN,
  tests: COUNT,
  failures: COUNT,
  errors: COUNT,
  skipped: COUNT,
  time: SECONDS,
};
const TEST = { name: TOKEN, classname: TOKEN, time: SECONDS };
const OUTCOME = { message: /^[^\n]*$/, type: TOKEN };
const PROPERTY = { name: TOKEN, value: /^[^]*$/ };

export function schemaProblems(root: Element): string[] {
  return [
    ...(root.name === 'testsuites' ? [] : ['root']),
    ...attributeProblems(root, {}),
    ...elementsOf(root).flatMap((suite, index) => suiteProblems(suite, index)),
  ];
}

function suiteProblems(suite: Element, index: number): string[] {
  const children = elementsOf(suite);
  const order = children.map(({ name }) => name).join(' ');
  const tests = children.filter(({ name }) => name === 'testcase');
  const count = (kind: string) =>
    String(tests.flatMap(elementsOf).filter(({ name }) => name === kind).length);
  const { attributes } = suite;
  const counted =
    attributes['tests'] === String(tests.length) &&
    attributes['failures'] === count('failure') &&
    attributes['errors'] === count('error') &&
    attributes['skipped'] === count('skipped');
  const where = `testsuite ${index}`;
  return [
    ...(suite.name === 'testsuite' && attributes['id'] === String(index) ? [] : [`${where}: name or id`]),
    ...attributeProblems(suite, SUITE).map((problem) => `${where}: ${problem}`),
    ...(/^properties(?: testcase)* system-out system-err$/.test(order) ? [] : [`${where}: order`]),
    ...(counted ? [] : [`${where}: counts`]),
    ...children
      .filter(({ name }) => name === 'properties')
      .flatMap(elementsOf)
      .flatMap((each) => attributeProblems(each, PROPERTY)),
    ...tests.flatMap((test) => testProblems(test)),
  ];
}

function testProblems(test: Element): string[] {
  const outcomes = elementsOf(test);
  return [
    ...attributeProblems(test, TEST),
    ...(outcomes.length <= 1 ? [] : ['two outcomes']),
    ...outcomes.flatMap((outcome) => [
      ...(['failure', 'error', 'skipped'].includes(outcome.name) ? [] : [outcome.name]),
      ...attributeProblems(outcome, OUTCOME),
      ...(elementsOf(outcome).length === 0 ? [] : ['elements within']),
    ]),
  ];
}

function attributeProblems(
  { name, attributes }: Element,
  expected: Readonly<Record<string, RegExp>>,
): string[] {
  const names = new Set([...Object.keys(attributes), ...Object.keys(expected)]);
  return [...names].flatMap((each) =>
    attributes[each] !== undefined && (expected[each]?.test(attributes[each]) ?? false)
      ? []
      : [`${name} ${each}=${String(attributes[each])}`],
  );
}
