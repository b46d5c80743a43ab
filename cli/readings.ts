/** `readings`: where the regulation can be read in more than one way, and what can be declared. */
import type { Command } from 'commander';
import { READINGS, citation, type Reading } from '../regulation';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';

export function addReadings(program: Command, context: CommandContext): void {
  const { texts, stdout } = context;
  program
    .command('readings')
    .description(texts('readings.description'))
    .option('--json', texts('json'))
    .action(({ json }: { json?: boolean }) => {
      if (json === true) writeJson(stdout, { readings: READINGS.map((reading) => record(reading, context)) });
      else writeLines(stdout, READINGS.flatMap((reading) => [...lines(reading, context), '']).slice(0, -1));
      context.exitWith(EXIT.done);
    });
}

function record({ id, question, clauses, values, literal, customary }: Reading, context: CommandContext) {
  const { language } = context;
  return {
    id,
    question: question[language],
    clauses: clauses.map((clause) => ({ id: clause, citation: citation(clause, language) })),
    values: values.map(({ value, relation, text }) => ({ value, relation, text: text[language] })),
    literal,
    customary,
  };
}

function lines(reading: Reading, context: CommandContext): string[] {
  const { texts } = context;
  const { id, question, clauses, values, literal, customary } = record(reading, context);
  const sets = (value: string) => [
    ...(value === literal ? [texts('readings.set.literal')] : []),
    ...(value === customary ? [texts('readings.set.customary')] : []),
  ];
  return [
    id,
    `  ${question}`,
    `  ${texts('readings.clauses', { clauses: clauses.map((clause) => clause.citation).join(texts('separator')) })}`,
    ...values.map(({ value, relation, text }) => {
      const marks = [texts(`readings.relation.${relation}`), ...sets(value)].join(texts('separator'));
      return `  ${texts('readings.value', { id, value, marks, text })}`;
    }),
  ];
}
