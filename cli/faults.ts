/** `faults`: the mistakes that the reference table can be told to make. */
import type { Command } from 'commander';
import { FAULTS, HIDDEN } from '../adapters/reference-table/faults';
import { translator } from '../locales';
import { citation } from '../regulation';
import { EXIT, writeJson, writeLines, type CommandContext } from './command';

export function addFaults(program: Command, context: CommandContext): void {
  const { texts, language, stdout } = context;
  program
    .command('faults')
    .description(texts('faults.description'))
    .option('--json', texts('json'))
    .action(({ json }: { json?: boolean }) => {
      const sentences = translator(language, 'faults');
      const faults = FAULTS.map(({ id, clause, readings, options }) => ({
        id,
        clause,
        citation: citation(clause, language),
        sentence: sentences(id),
        conditions: [
          ...(readings === undefined ? [] : [`--readings ${readings}`]),
          ...(options === undefined ? [] : [`--field-12 ${options.field_12}`]),
        ],
      }));
      const protocol = translator(language, 'adapter-check');
      const hidden = HIDDEN.map(({ id, shows, readings }) => ({
        id,
        ...shows,
        citation:
          'clause' in shows ? citation(shows.clause, language) : protocol(`rule.${shows.rule}.sentence`),
        sentence: sentences(id),
        conditions: readings === undefined ? [] : [`--readings ${readings}`],
      }));
      if (json === true) writeJson(stdout, { faults, hidden });
      else {
        writeLines(
          stdout,
          [...faults, ...hidden].flatMap(({ id, citation: cited, sentence, conditions }) => [
            `${id}  (${cited})`,
            `  ${sentence}`,
            ...(conditions.length === 0
              ? []
              : [`  ${texts('faults.conditions', { conditions: conditions.join(' ') })}`]),
          ]),
        );
      }
      context.exitWith(EXIT.done);
    });
}
