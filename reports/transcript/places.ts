/** Which lines of the transcript the messages and the verdict of a run name. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import {
  TRANSCRIPT_MEDIA_TYPE,
  transcriptPlaceSchema,
  type TranscriptPlace,
} from '../../adapters/transcript';
import { eachLine, standing } from '../evidence';

/** The place that an attachment holds; null where it holds none that can be understood. */
export function readPlace(body: string): TranscriptPlace | null {
  try {
    return transcriptPlaceSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** The files of a finished certification folder, as far as they have a bearing on its transcript. */
export const TRANSCRIPT_FILE = 'transcript.ndjson.gz';
export const MESSAGES_FILE = 'messages.ndjson.gz';
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

/** @throws {UnreadableEvidence} where the messages cannot be unpacked */
export async function witnessesBeside(transcript: string): Promise<Witnesses> {
  const folder = path.dirname(transcript);
  const messages = standing(path.join(folder, MESSAGES_FILE));
  const documents = [VERDICT_FILE, RUN_FILE].filter((name) => existsSync(path.join(folder, name)));
  const read = (name: string) =>
    documents.includes(name) ? readFileSync(path.join(folder, name), 'utf8') : undefined;
  return {
    files: [...(messages === null ? [] : [path.basename(messages)]), ...documents],
    places: [
      ...(messages === null ? [] : await namedInMessages(messages)),
      ...namedInVerdict(read(VERDICT_FILE)),
    ],
    interrupted: wasInterrupted(read(RUN_FILE)),
  };
}

async function namedInMessages(messages: string): Promise<TranscriptPlace[]> {
  const places: TranscriptPlace[] = [];
  await eachLine(messages, (line) => {
    if (!line.startsWith('{"attachment"') || !line.includes(TRANSCRIPT_MEDIA_TYPE)) return;
    const { attachment } = parsed(line) as Partial<Envelope>;
    if (attachment?.mediaType !== TRANSCRIPT_MEDIA_TYPE) return;
    const { body, contentEncoding } = attachment;
    const place = readPlace(
      contentEncoding === AttachmentContentEncoding.BASE64
        ? Buffer.from(body, 'base64').toString('utf8')
        : body,
    );
    if (place !== null) places.push(place);
  });
  return places;
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
