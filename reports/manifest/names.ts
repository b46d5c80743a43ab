/** The names by which a manifest knows the files of its folder: relative, with forward slashes, the same on every system. */

/** Why a name cannot stand in a manifest. */
export type NameProblem = 'empty' | 'long' | 'absolute' | 'escapes' | 'characters' | 'reserved';

/** Characters; what Windows and Linux both take, with room for the folder before it. */
const LONGEST = 1024;

/** Control characters, halves of a character, what stands for an unreadable one, and what Windows gives a meaning. */
const UNFIT = /[\p{Cc}\p{Cs}\ufffd\\:*?"<>|]/u;

/** On Windows these are devices wherever they stand, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;

/**
 * A manifest is a stranger's text: a name in it must mean one file inside the folder, on Linux, macOS and Windows alike.
 *
 * @returns null for a name that does
 */
export function nameProblem(name: string): NameProblem | null {
  if (name === '') return 'empty';
  if (name.length > LONGEST) return 'long';
  if (/^[/\\]|^[a-z]:/i.test(name)) return 'absolute';
  const parts = name.split(/[/\\]/);
  if (parts.some((part) => part === '..' || part === '.')) return 'escapes';
  if (UNFIT.test(name)) return 'characters';
  if (parts.includes('')) return 'empty';
  return parts.some((part) => DEVICE.test(part) || /[. ]$/.test(part)) ? 'reserved' : null;
}

/** By code units: the same order in every locale. */
export function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
