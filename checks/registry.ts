/** The registry is the official text, and what else quotes the regulation quotes it rightly. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { translator, type InterfaceLanguage } from '../locales';
import {
  BETS,
  OPTIONS,
  READINGS,
  REGISTRY,
  TEXT_FOLDER,
  citation,
  hasClause,
  readSource,
  verifyQuotations,
  verifyRegistry,
  type Quotation,
  type Registry,
  type RegistryProblem,
} from '../regulation';
import type { Problem } from './problem';
import { SUITE } from './suite';

export const CLAUSES_FILE = 'regulation/data/clauses.json';

/**
 * @param registry and @param source what is compared: the product's own unless a test gives others.
 */
export function checkRegistry(
  language: InterfaceLanguage,
  registry: Registry = REGISTRY,
  source: Buffer | (() => Buffer) = () => readSource(registry),
): Problem[] {
  const texts = translator(language, 'checks');
  return [
    ...verifyRegistry(registry, source).map((problem) => registryProblem(problem, language, texts)),
    ...quotationProblems(registry, language, texts),
  ];
}

function registryProblem(problem: RegistryProblem, language: InterfaceLanguage, texts: TFunction): Problem {
  const sourceFile = (file: string) =>
    path.relative(SUITE.root, path.join(TEXT_FOLDER, file)).split(path.sep).join('/');
  const { kind, ...values } = problem;
  const clause = 'clause' in problem ? problem.clause : undefined;
  return {
    check: 'registry',
    ...('file' in problem
      ? { file: sourceFile(problem.file), line: 1 }
      : { file: CLAUSES_FILE, line: lineOf(CLAUSES_FILE, problem.clause) }),
    message: texts(`registry.${kind}.message`, {
      ...values,
      clause: clause === undefined ? '' : cited(clause, language),
    }),
    ...('expected' in problem && kind !== 'source-hash'
      ? { difference: { expected: problem.expected, actual: problem.actual } }
      : {}),
    advice: texts(`registry.${kind}.advice`, values),
  };
}

interface Quoting {
  file: string;
  id: string;
  quotation: Quotation;
}

function quotationProblems(registry: Registry, language: InterfaceLanguage, texts: TFunction): Problem[] {
  const quoting: Quoting[] = [
    ...READINGS.map(({ id, quotation }) => ({ file: 'regulation/data/readings.json', id, quotation })),
    ...OPTIONS.map(({ id, quotation }) => ({ file: 'regulation/data/options.json', id, quotation })),
    ...BETS.flatMap(({ id, item, otherNames }) =>
      [item, ...otherNames].map((quotation) => ({ file: 'regulation/data/bets.json', id, quotation })),
    ),
  ];
  return quoting.flatMap(({ file, id, quotation }) =>
    verifyQuotations([quotation], registry).map(({ kind }): Problem => ({
      check: 'registry',
      file,
      line: lineOf(file, id),
      message: texts(`registry.${kind}.message`, {
        id,
        quotation: quotation.textZh,
        clause: cited(quotation.clause, language),
      }),
      advice: texts(`registry.${kind}.advice`),
    })),
  );
}

function cited(id: string, language: InterfaceLanguage): string {
  return hasClause(id) ? citation(id, language) : id;
}

/** The line on which a record of a JSON file begins. */
export function lineOf(file: string, id: string): number {
  const lines = readFileSync(path.join(SUITE.root, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(`"id": ${JSON.stringify(id)}`)) + 1 || 1;
}
