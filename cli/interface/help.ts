/** The words that commander itself puts into a help page, in the language of the interface. */
import { Command, Help, type Argument, type Option } from 'commander';
import type { TFunction } from 'i18next';
import { argumentName, inLanguage } from './places';
import { displayWidth, wrap } from '../../locales/width';

class TranslatedHelp extends Help {
  constructor(private readonly texts: TFunction) {
    super();
    this.showGlobalOptions = true;
  }

  override styleTitle(title: string): string {
    const key = {
      'Usage:': 'usage',
      'Arguments:': 'arguments',
      'Options:': 'options',
      'Global Options:': 'globalOptions',
      'Commands:': 'commands',
    }[title];
    return key === undefined ? title : this.texts(`help.${key}`);
  }

  override commandUsage(command: Command): string {
    return inLanguage(super.commandUsage(command), this.texts);
  }

  override subcommandTerm(command: Command): string {
    return inLanguage(super.subcommandTerm(command), this.texts);
  }

  override optionTerm(option: Option): string {
    return inLanguage(super.optionTerm(option), this.texts);
  }

  override argumentTerm(argument: Argument): string {
    return argumentName(super.argumentTerm(argument), this.texts);
  }

  override optionDescription({ argChoices, defaultValueDescription, description }: Option): string {
    const more = [
      ...(argChoices === undefined ? [] : [this.texts('help.choices', { values: argChoices.join(', ') })]),
      ...(defaultValueDescription === undefined
        ? []
        : [this.texts('help.default', { value: defaultValueDescription })]),
    ];
    if (more.length === 0) return description;
    return description + this.texts('help.more', { more: more.join(this.texts('separator')) });
  }

  override displayWidth(text: string): number {
    return displayWidth(text);
  }

  override boxWrap(text: string, width: number): string {
    return wrap(text, width).join('\n');
  }

  // The one of commander pads by characters and leaves Chinese unbroken.
  override formatItem(term: string, termWidth: number, description: string): string {
    const indent = 2;
    const gap = 2;
    const column = termWidth + indent + gap;
    const start = `${' '.repeat(indent)}${term}`;
    if (description === '') return start;
    const room = Math.max(40, (this.helpWidth ?? 80) - column);
    const [first = '', ...rest] = wrap(description, room);
    const padding = ' '.repeat(Math.max(gap, column - displayWidth(start)));
    return [`${start}${padding}${first}`, ...rest.map((line) => `${' '.repeat(column)}${line}`)].join('\n');
  }
}

export class TranslatedCommand extends Command {
  constructor(
    name: string,
    private readonly texts: TFunction,
  ) {
    super(name);
    this.helpOption('-h, --help', texts('help.helpOption'));
  }

  override createCommand(name: string): Command {
    return new TranslatedCommand(name, this.texts);
  }

  override createHelp(): Help {
    return new TranslatedHelp(this.texts);
  }
}
