/** Where a generated report shows the result of a case, so that another page can lead there. */
import { readFileSync } from 'node:fs';

/**
 * The head of each result that the page holds as Base64: Allure 2 calls them test cases, Allure 3 test results. What is
 * looked for stands in the head, and the whole of a large report would be a hundred megabytes.
 */
const RESULT =
  /\bd\((["'])data\/(test-cases|test-results)\/([\w-]+)\.json\1, ?(["'])([A-Za-z0-9+/]{1,4096})/g;

const ADDRESS = {
  'test-cases': (id: string) => `#testresult/${id}`,
  'test-results': (id: string) => `#${id}`,
} as const;

/**
 * @param page the page of the report
 * @param places `file:line` of the cases that are wanted
 * @returns by place, what follows the page's address; the latest result where a case was tried more than once
 */
export function resultAddresses(page: string, places: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, { address: string; start: number }>();
  if (places.size === 0) return new Map();
  for (const [, , kind, id = '', , data = ''] of readFileSync(page, 'utf8').matchAll(RESULT)) {
    const head = Buffer.from(data, 'base64').toString('utf8');
    const place = /"fullName":("(?:[^"\\]|\\.)*")/.exec(head)?.[1];
    if (place === undefined) continue;
    const name = JSON.parse(place) as string;
    if (!places.has(name)) continue;
    const start = Number(/"start":(\d+)/.exec(head)?.[1] ?? 0);
    const known = found.get(name);
    if (known === undefined || known.start <= start)
      found.set(name, { address: ADDRESS[kind as keyof typeof ADDRESS](id), start });
  }
  return new Map([...found].map(([place, { address }]) => [place, address]));
}
