/**
 * Turns a report in one file, of which a browser reads all before it shows anything, into a page that opens at once and
 * pieces that it loads when they are asked for. The page still opens from the disk: see `assets/chunks.js`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { escapeHtml } from '../regulation-page/markup';
import { chunkFile, withoutCalls, type ReportData } from './data';

/** Bytes up to which a widget goes into the page itself: the first screen is made of small ones. */
const EMBEDDED_LIMIT = 16 * 1024;

/** Bytes of a chunk before it is compressed; what is larger by itself is a chunk of its own. */
const CHUNK_LIMIT = 512 * 1024;

/** What only a next report would read, or another program; no page leads there. */
const LEFT_OUT = /^(?:history|export)\//;

const LOADER = path.join(__dirname, 'assets', 'chunks.js');

/**
 * @param page of the report, in one file; its folder is emptied of everything else
 * @param tooOld what is said in a browser that cannot show it
 * @param chunkLimit see {@link CHUNK_LIMIT}
 * @throws Error where it is no such page
 */
export function packReport(page: string, tooOld: string, chunkLimit = CHUNK_LIMIT): void {
  const { html, data } = withoutCalls(readFileSync(page, 'utf8'));
  const folder = path.dirname(page);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'data'), { recursive: true });

  const names = [...data.keys()].filter((name) => !LEFT_OUT.test(name)).sort();
  const small = names.filter((name) => isEmbedded(name, data));
  const chunks = chunksOf(
    names.filter((name) => !isEmbedded(name, data)),
    data,
    chunkLimit,
  );
  for (const [index, chunk] of chunks.entries()) {
    const file = path.join(folder, chunkFile(index));
    writeFileSync(file, `chunk(${String(index)},"${packed(chunk, data).toString('base64')}")\n`);
  }
  const firstNames = JSON.stringify(chunks.map(([first]) => first)).replaceAll('<', '\\u003c');
  const calls = small.map(
    (name) => `d(${scriptText(name)},"${(data.get(name) ?? Buffer.of()).toString('base64')}");`,
  );
  const scripts = [
    `<script type="application/json" id="chunks" data-too-old="${escapeHtml(tooOld)}">${firstNames}</script>`,
    `<script>\n${readFileSync(LOADER, 'utf8')}</script>`,
    `<script>\n${calls.join('\n')}\n</script>`,
  ];
  const head = scripts.map((each) => `${each}\n`).join('');
  writeFileSync(
    page,
    withPackedApplication(html).replace('</head>', () => `${head}</head>`),
  );
}

function isEmbedded(name: string, data: ReportData): boolean {
  return name.startsWith('widgets/') && (data.get(name)?.length ?? 0) <= EMBEDDED_LIMIT;
}

function chunksOf(names: readonly string[], data: ReportData, limit: number): string[][] {
  const chunks: string[][] = [];
  let room = 0;
  for (const name of names) {
    const size = data.get(name)?.length ?? 0;
    const last = chunks.at(-1);
    if (last === undefined || size > room) {
      chunks.push([name]);
      room = limit - size;
    } else {
      last.push(name);
      room -= size;
    }
  }
  return chunks;
}

function packed(names: readonly string[], data: ReportData): Buffer {
  const contents = names.map((name) => data.get(name) ?? Buffer.of());
  const head = JSON.stringify(names.map((name, index) => [name, contents[index]?.length ?? 0]));
  return gzipSync(Buffer.concat([Buffer.from(`${head}\n`), ...contents]));
}

function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

const APPLICATION =
  /<script\b[^>]*\ssrc="data:text\/javascript(?:; ?charset=utf-8)?;base64,([A-Za-z0-9+/=]*)"[^>]*><\/script>/g;

/** @throws Error where the page has none */
function withPackedApplication(html: string): string {
  let found = 0;
  const page = html.replace(APPLICATION, (_script, content: string) => {
    found += 1;
    return `<script>app("${gzipSync(Buffer.from(content, 'base64')).toString('base64')}")</script>`;
  });
  if (found !== 1) throw new Error(`the page of the report has ${String(found)} applications`);
  return page;
}
