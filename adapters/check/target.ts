/** What a target is: found out from its looks and from what is on the disk, before anything is opened or started. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readLinkOptions } from '../http/options';
import type { AdapterKind } from '../kinds';
import { REFERENCE, missingModule } from '../library/load';
import { commandWords } from '../stdio/command-line';
import { TableFault } from '../table';

const MODULE = /\.[cm]?[jt]s$/;
const JOURNAL = /\.(?:ndjson|jsonl)$/;
const DEVICE = /^(?:\/dev\/|COM\d+$|\\\\\.\\)/;
const WEB = /^https?:/i;

/** Null where it may be anything: whoever wants it checked then says how it is reached. */
export function kindOfTarget(target: string, cwd: string): AdapterKind | null {
  if (WEB.test(target)) return 'http';
  if (DEVICE.test(target)) return 'serial';
  if (target === REFERENCE || target.startsWith('file:')) return 'library';
  const file = path.resolve(cwd, target);
  if (JOURNAL.test(target) && existsSync(file)) return 'journal';
  if (MODULE.test(target) && !/\s/.test(target)) return 'library';
  const [command, ...rest] = commandWords(target) ?? [];
  if (command === undefined) return null;
  if (rest.length > 0) return 'stdio';
  if (missingModule(target, cwd) === null) return isProgram(file) ? 'stdio' : 'library';
  return programFile(command, cwd) === null ? null : 'stdio';
}

/** Why a target of a kind cannot be used; the sentences stand in the `adapter-check` namespace, under `target`. */
export interface TargetProblem {
  problem: 'address' | 'device' | 'module' | 'command' | 'journal';
  target: string;
}

/**
 * Null where the target may be used. Asks no network and starts nothing.
 *
 * @param kind a built-in one; what the target of another is only that adapter knows
 */
export function targetProblem(kind: string, target: string, cwd: string): TargetProblem | null {
  const problem = (what: TargetProblem['problem'], isWrong: boolean) =>
    isWrong ? { problem: what, target } : null;
  switch (kind) {
    case 'http':
      return problem('address', !isAddress(target));
    case 'serial':
      return problem('device', target.startsWith('/') && !existsSync(target));
    case 'library':
      return problem('module', missingModule(target, cwd) !== null);
    case 'stdio': {
      const [command] = commandWords(target) ?? [];
      return problem('command', command === undefined || programFile(command, cwd) === null);
    }
    case 'journal':
      return problem('journal', !isFile(path.resolve(cwd, target)));
    default:
      return null;
  }
}

function isAddress(target: string): boolean {
  try {
    readLinkOptions({ target });
    return true;
  } catch (error) {
    if (error instanceof TableFault) return false;
    throw error;
  }
}

/** The file that a command starts; null where there is none. */
function programFile(command: string, cwd: string): string | null {
  const isPath = command.includes('/') || command.includes(path.sep);
  const folders = isPath ? [cwd] : (process.env['PATH'] ?? '').split(path.delimiter);
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  const files = folders.flatMap((folder) => endings.map((ending) => path.resolve(folder, command + ending)));
  return files.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return isFile(file);
  } catch {
    return false;
  }
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
