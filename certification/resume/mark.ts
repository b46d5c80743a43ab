/**
 * The mark of a folder in which somebody is writing: `INCOMPLETE-1.json`. It keeps a second run out, and where its
 * writer is gone without having taken it away, it says to whoever looks into the folder that it is not complete.
 *
 * A mark is never taken over. Whoever goes on after one whose writer is gone sets the next, which only one can, and
 * takes both away at the end.
 */
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { INTERFACE_LANGUAGES, translator, type InterfaceLanguage } from '../../locales';
import { markFile, markNumber } from '../../reports/manifest/schema';
import type { ConfigurationProblem } from '../declaration/configuration-problem';
import { put } from '../folder/writing';
import { isAlive, processIdentity } from './process-identity';

const processSchema = z.object({
  id: z.int().positive(),
  /** When it began, as the operating system counts; null where it does not say. */
  begun: z.string().nullable(),
});

const markSchema = z.object({
  /** What a person is to know of the folder, in each language of the tool. */
  note: z.record(z.string(), z.string()),
  host: z.string(),
  /** The command line, and the processes that run the suite for it. */
  processes: z.array(processSchema),
  /** ISO 8601, UTC. */
  since: z.string(),
});
type MarkContent = z.infer<typeof markSchema>;

/** Somebody else is writing in the folder, as far as can be told from here. */
export interface InUse {
  file: string;
  /** Empty where the mark does not say. */
  host: string;
  process: string;
  /** On another machine nobody can look whether the process is still there. */
  elsewhere: boolean;
}

/** A mark that is just being written cannot be read yet. */
const BEING_WRITTEN_MS = 10_000;

export class Mark {
  private gone = false;

  /** @param content as it stands in the file */
  private constructor(
    private readonly root: string,
    private readonly number: number,
    private readonly content: MarkContent,
  ) {}

  /**
   * @returns the mark, or who is writing in the folder
   * @throws the file system's error where none can be set
   */
  static set(root: string, now = new Date()): Mark | InUse {
    const standing = marksIn(root);
    const busy = standing.flatMap((each) => inUse(root, each) ?? [])[0];
    if (busy !== undefined) return busy;
    const number = Math.max(0, ...standing) + 1;
    const content: MarkContent = {
      note: Object.fromEntries(
        INTERFACE_LANGUAGES.map((language) => [language, translator(language, 'resume')('mark')]),
      ),
      host: os.hostname(),
      processes: [processIdentity(process.pid)],
      since: now.toISOString(),
    };
    const file = path.join(root, markFile(number));
    try {
      writeFileSync(file, textOf(content), { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return inUse(root, number) ?? { file: markFile(number), host: '', process: '', elsewhere: false };
    }
    // Whoever has looked before this one was there may have set another since.
    const rival = marksIn(root)
      .filter((each) => each !== number)
      .flatMap((each) => inUse(root, each) ?? [])[0];
    if (rival === undefined) return new Mark(root, number, content);
    rmSync(file, { force: true });
    return rival;
  }

  /** Names a process that writes in the folder too, and may outlive this one. */
  add(id: number): void {
    this.content.processes.push(processIdentity(id));
    this.write();
  }

  /** Nothing was written: the folder is as it was before, and so are the marks of others. */
  withdraw(): void {
    this.gone = true;
    rmSync(path.join(this.root, markFile(this.number)), { force: true });
  }

  /** The folder is complete. */
  remove(): void {
    this.gone = true;
    const numbers = marksIn(this.root).filter((each) => each < this.number);
    for (const number of [...numbers, this.number])
      rmSync(path.join(this.root, markFile(number)), { force: true });
  }

  /** Leaves the folder marked, and free for whoever goes on. */
  leave(): void {
    if (this.gone) return;
    this.gone = true;
    this.content.processes = [];
    try {
      this.write();
    } catch {
      // This process goes, and the mark with its name says the same then.
    }
  }

  private write(): void {
    put(path.join(this.root, markFile(this.number)), textOf(this.content));
  }
}

function textOf(content: MarkContent): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function marksIn(root: string): number[] {
  return readdirSync(root)
    .flatMap((name) => markNumber(name) ?? [])
    .sort((one, other) => one - other);
}

/** Null where nobody is. */
function inUse(root: string, number: number): InUse | null {
  const file = path.join(root, markFile(number));
  const unknown = { file: markFile(number), host: '', process: '', elsewhere: false };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    const { success, data } = markSchema.safeParse(JSON.parse(text));
    if (success) return inUseBy(data, markFile(number));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  }
  try {
    return Date.now() - statSync(file).mtimeMs < BEING_WRITTEN_MS ? unknown : null;
  } catch {
    return null;
  }
}

function inUseBy({ host, processes }: MarkContent, file: string): InUse | null {
  const elsewhere = host !== os.hostname();
  const [found] = elsewhere ? processes : processes.filter(isAlive);
  return found === undefined ? null : { file, host, process: String(found.id), elsewhere };
}

/** @param folder as its user would name it */
export function inUseProblem(
  { elsewhere, ...by }: InUse,
  folder: string,
  ui: InterfaceLanguage,
): ConfigurationProblem {
  const texts = translator(ui, 'resume');
  const code = elsewhere ? 'inUseElsewhere' : by.process === '' ? 'inUseUnknown' : 'inUse';
  const values = { folder, ...by };
  return {
    source: folder,
    key: 'out',
    message: texts(`problem.${code}.message`, values),
    advice: texts(`problem.${code}.advice`, values),
  };
}
