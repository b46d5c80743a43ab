/** Which commands there are. One is loaded only when it is named: a list of them needs no PDF and no serial port. */
import type { Command } from 'commander';
import type { CommandContext } from './command';

export interface CommandEntry {
  name: string;
  /** Its sentence in the list of commands: topic and key of `locales`. */
  description: readonly [topic: string, key: string];
  load(): (program: Command, context: CommandContext) => void;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'certify',
    description: ['cli', 'certify.description'],
    load: () => (require('./certify') as typeof import('./certify')).addCertify,
  },
  {
    name: 'exhaust',
    description: ['exhaust', 'description'],
    load: () => (require('./exhaust') as typeof import('./exhaust')).addExhaust,
  },
  {
    name: 'explore',
    description: ['explore', 'description'],
    load: () => (require('./explore') as typeof import('./explore')).addExplore,
  },
  {
    name: 'check',
    description: ['cli', 'check.description'],
    load: () => (require('./check') as typeof import('./check')).addCheck,
  },
  {
    name: 'faults',
    description: ['cli', 'faults.description'],
    load: () => (require('./faults') as typeof import('./faults')).addFaults,
  },
  {
    name: 'readings',
    description: ['cli', 'readings.description'],
    load: () => (require('./readings') as typeof import('./readings')).addReadings,
  },
  {
    name: 'inspect',
    description: ['inspection', 'description'],
    load: () => (require('./inspect') as typeof import('./inspect')).addInspect,
  },
  {
    name: 'regulation',
    description: ['regulation', 'description'],
    load: () => (require('./regulation') as typeof import('./regulation')).addRegulation,
  },
  {
    name: 'serve',
    description: ['serve', 'description'],
    load: () => (require('./serve') as typeof import('./serve')).addServe,
  },
  {
    name: 'adapter-check',
    description: ['adapter-check', 'description'],
    load: () => (require('./adapter-check') as typeof import('./adapter-check')).addAdapterCheck,
  },
  {
    name: 'journal',
    description: ['journal', 'description'],
    load: () => (require('./journal') as typeof import('./journal')).addJournal,
  },
  {
    name: 'trace',
    description: ['trace', 'description'],
    load: () => (require('./trace') as typeof import('./trace')).addTrace,
  },
  {
    name: 'transcript',
    description: ['transcript', 'description'],
    load: () => (require('./transcript') as typeof import('./transcript')).addTranscript,
  },
  {
    name: 'verify',
    description: ['verify', 'description'],
    load: () => (require('./verify') as typeof import('./verify')).addVerify,
  },
  {
    name: 'compare',
    description: ['compare', 'command.description'],
    load: () => (require('./compare') as typeof import('./compare')).addCompare,
  },
  {
    name: 'keygen',
    description: ['signing', 'keygen.description'],
    load: () => (require('./keygen') as typeof import('./keygen')).addKeygen,
  },
  {
    name: 'certificate',
    description: ['certificate', 'command.description'],
    load: () => (require('./certificate') as typeof import('./certificate')).addCertificate,
  },
];

/** The options that stand before a command and take a word after them. */
const WITH_VALUE: readonly string[] = ['--ui'];

/** The command that the arguments are for, or ask help about; null where they name none. */
export function namedCommand(argv: readonly string[]): CommandEntry | null {
  const words = argv.filter(
    (each, index) => !each.startsWith('-') && !WITH_VALUE.includes(argv[index - 1] ?? ''),
  );
  const [first, second] = words;
  const name = first === 'help' ? second : first;
  return COMMANDS.find((each) => each.name === name) ?? null;
}
