/**
 * Reads the report of a Stryker run and says what is left to look at; writes the figures and, from a complete score, the
 * sample. `node --require ./register.cjs test/mutation/main.ts [REPORT]`; ends with 1 where anything is left.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutantsOf, type MutantName } from './report';
import { sampleOf } from './sample';
import { figuresOf, isComplete, readList, scoreOf } from './score';

const ROOT = path.resolve(__dirname, '../..');
const REPORT = path.join(ROOT, 'node_modules/.cache/mutation/report.json');
const EQUIVALENT = path.join(__dirname, 'equivalent-mutants.json');
const SAMPLE = path.join(__dirname, 'sampled-mutants.json');
const FIGURES = path.join(ROOT, 'docs/detection/mutation.json');

const SAMPLE_SIZE = 25;
const SEED = 53_2010;

function main(report: string): boolean {
  const mutants = mutantsOf(JSON.parse(readFileSync(report, 'utf8')));
  const score = scoreOf(mutants, readList(JSON.parse(readFileSync(EQUIVALENT, 'utf8'))));
  const { noticed } = score;
  console.log(`${score.mutants} mutants, ${score.equivalent} of them equivalent; score ${score.percent} %`);
  console.log(
    `does not conform ${noticed.assertion}, inconclusive ${noticed.inconclusive}, ` +
      `unit tests ${noticed.unit}, never answers ${noticed.timeout}`,
  );
  list('noticed by nothing and not listed', score.survivors);
  list('listed as equivalent, but noticed', score.refuted);
  list('listed, but no longer a mutant', score.stale);
  if (!isComplete(score)) return false;
  write(FIGURES, figuresOf(mutants, score));
  write(SAMPLE, sampleOf(mutants, SAMPLE_SIZE, SEED));
  return true;
}

function list(heading: string, mutants: readonly MutantName[]): void {
  if (mutants.length > 0) console.log(`\n${heading}:`);
  for (const { file, mutator, line, original, replacement, occurrence } of mutants) {
    console.log(`  ${file}: ${line}${occurrence > 1 ? ` (${occurrence})` : ''}`);
    console.log(`    ${mutator}: ${short(original)} → ${short(replacement)}`);
  }
}

function short(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function write(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

const [, , report = REPORT] = process.argv;
process.exitCode = main(report) ? 0 : 1;
