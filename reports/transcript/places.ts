/** Which lines of the transcript the messages and the verdict of a run name. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import {
  TRANSCRIPT_MEDIA_TYPE,
  transcriptPlaceSchema,
  type TranscriptPlace,
} from '../../adapters/transcript';

/** The place that an attachment holds; null where it holds none that can be understood. */
export function readPlace(body: string): TranscriptPlace | null {
  try {
    return transcriptPlaceSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** The files of a certification folder, as far as they have a bearing on its transcript. */
export const TRANSCRIPT_FILE = 'transcript.ndjson';
const MESSAGES_FILE = 'messages.ndjson';
const VERDICT_FILE = 'verdict.json';
const RUN_FILE = 'run.json';

/** What stands beside a transcript and has to agree with it. */
export interface Witnesses {
  /** The names of the files that were found. */
  files: string[];
  places: TranscriptPlace[];
  /** Whether the record of the run says that it did not come to its end by itself. */
  interrupted: boolean;
}

export function witnessesBeside(transcript: string): Witnesses {
  const folder = path.dirname(transcript);
  const files = [MESSAGES_FILE, VERDICT_FILE, RUN_FILE].filter((name) => existsSync(path.join(folder, name)));
  const read = (name: string) =>
    files.includes(name) ? readFileSync(path.join(folder, name), 'utf8') : undefined;
  return {
    files,
    places: [...namedInMessages(read(MESSAGES_FILE) ?? ''), ...namedInVerdict(read(VERDICT_FILE))],
    interrupted: wasInterrupted(read(RUN_FILE)),
  };
}

function namedInMessages(messages: string): TranscriptPlace[] {
  return messages
    .split('\n')
    .filter((line) => line.startsWith('{"attachment"') && line.includes(TRANSCRIPT_MEDIA_TYPE))
    .flatMap((line) => {
      const { attachment } = parsed(line) as Partial<Envelope>;
      if (attachment?.mediaType !== TRANSCRIPT_MEDIA_TYPE) return [];
      const { body, contentEncoding } = attachment;
      const text =
        contentEncoding === AttachmentContentEncoding.BASE64
          ? Buffer.from(body, 'base64').toString('utf8')
          : body;
      return readPlace(text) ?? [];
    });
}

/** Wherever it stands in the verdict. */
function namedInVerdict(verdict: string | undefined): TranscriptPlace[] {
  const found: TranscriptPlace[] = [];
  if (verdict === undefined) return found;
  try {
    JSON.parse(verdict, (key, value: unknown) => {
      const place = key === 'transcript' ? transcriptPlaceSchema.safeParse(value).data : undefined;
      if (place !== undefined) found.push(place);
      return value;
    });
  } catch {
    // A verdict that cannot be read names nothing; whoever reads the verdict says so.
  }
  return found;
}

function wasInterrupted(run: string | undefined): boolean {
  if (run === undefined) return false;
  const { interrupted, harnessErrors } = parsed(run) as { interrupted?: unknown; harnessErrors?: unknown };
  return interrupted === true || (Array.isArray(harnessErrors) && harnessErrors.length > 0);
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
