/** Commander's complaints about the arguments, in the language of the interface. */
import type { CommanderError } from 'commander';
import type { TFunction } from 'i18next';
import { argumentName, inLanguage } from './places';

const KEYS: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'unknownOption',
  'commander.unknownCommand': 'unknownCommand',
  'commander.missingArgument': 'missingArgument',
  'commander.optionMissingArgument': 'optionMissingArgument',
  'commander.missingMandatoryOptionValue': 'missingOption',
  'commander.conflictingOption': 'conflictingOption',
  'commander.excessArguments': 'excessArguments',
  'commander.invalidArgument': 'invalidArgument',
};

/** Help or the version was asked for and shown: no error at all. */
export function isShown(error: CommanderError): boolean {
  return error.exitCode === 0;
}

/** Commander names what it complains about between single quotes; what would do stands after it. */
export function usageMessage(error: CommanderError, texts: TFunction): string[] {
  const key = KEYS[error.code];
  if (key === undefined) return [texts('usage.other', { message: error.message })];
  const [name = '', other = ''] = [...error.message.matchAll(/'([^']*)'/g)].map((match) => match[1]);
  const values = {
    name: key === 'missingArgument' ? argumentName(name, texts) : inLanguage(name, texts),
    other: key === 'conflictingOption' ? inLanguage(other, texts) : other,
  };
  const near = /\(Did you mean (?:one of )?(.+)\?\)/.exec(error.message)?.[1];
  const choices = /Allowed choices are (.+)\.$/.exec(error.message)?.[1];
  return [
    texts(`usage.${key}`, values),
    ...(choices === undefined ? [] : [texts('usage.choices', { choices })]),
    ...(near === undefined ? [] : [texts('usage.didYouMean', { near })]),
  ];
}
