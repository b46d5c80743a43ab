/** What a report's page shows, by the name that Allure gives it: `widgets/summary.json`, `data/attachments/….txt`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

export type ReportData = ReadonlyMap<string, Buffer>;

/** Both generators hand the page its data as Base64 arguments of calls of `d`. */
const CALL = /\bd\((["'])([\w./ -]+)\1, ?(["'])([A-Za-z0-9+/=]*)\3\)[,;]?\s*/g;

/** The scripts in which the generators define `d`, and in which they call it. */
const DATA_SCRIPT =
  /<script async>(?:(?!<\/script>)[\s\S])*?\bfunction d\((?:(?!<\/script>)[\s\S])*?<\/script>\s*<script defer>\s*Promise\.allSettled\(\[\s*\][\s\S]*?<\/script>\s*/;

/**
 * A page in one file, taken apart.
 *
 * @throws Error where it holds no data
 */
export function withoutCalls(page: string): { html: string; data: ReportData } {
  const data = new Map<string, Buffer>();
  const rest = page.replace(CALL, (_call, _quote, name: string, _other, content: string) => {
    data.set(name, Buffer.from(content, 'base64'));
    return '';
  });
  const html = rest.replace(DATA_SCRIPT, '');
  if (data.size === 0 || html === rest) throw new Error('the page of the report holds no data');
  return { html, data };
}

const CHUNKS = /<script type="application\/json" id="chunks"[^>]*>([^<]*)<\/script>/;

/**
 * Everything that a page shows: what stands in it, and in the chunks that it names.
 *
 * @throws Error where a chunk is missing or cannot be read
 */
export function readReport(page: string): ReportData {
  const html = readFileSync(page, 'utf8');
  const data = new Map<string, Buffer>();
  for (const [, , name = '', , content = ''] of html.matchAll(CALL))
    data.set(name, Buffer.from(content, 'base64'));
  const firstNames = JSON.parse(CHUNKS.exec(html)?.[1] ?? '[]') as string[];
  for (const number of firstNames.keys()) {
    const file = chunkFile(number);
    for (const [name, content] of entriesOf(readFileSync(path.join(path.dirname(page), file), 'utf8'), file))
      data.set(name, content);
  }
  return data;
}

/** Beside the page; chunks count from 0, and their files from 1. */
export function chunkFile(number: number): string {
  return `data/${String(number + 1).padStart(4, '0')}.js`;
}

function entriesOf(script: string, file: string): [name: string, content: Buffer][] {
  const packed = /^chunk\(\d+,"([A-Za-z0-9+/=]*)"\)\n$/.exec(script)?.[1];
  if (packed === undefined) throw new Error(`${file} is no chunk of a report`);
  const bytes = gunzipSync(Buffer.from(packed, 'base64'));
  let start = bytes.indexOf('\n') + 1;
  const head = JSON.parse(bytes.toString('utf8', 0, start)) as [name: string, size: number][];
  return head.map(([name, size]) => [name, bytes.subarray(start, (start += size))]);
}
