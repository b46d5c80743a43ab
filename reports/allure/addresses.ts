/** Where a generated report shows the result of a case, so that another page can lead there. */
import { readReport } from './data';

/** Allure 2 calls them test cases, Allure 3 test results. */
const RESULT = /^data\/(test-cases|test-results)\/([\w-]+)\.json$/;

/** Bytes of a result in which everything stands that is looked for. */
const HEAD = 3072;

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
  for (const [file, content] of readReport(page)) {
    const [, kind, id = ''] = RESULT.exec(file) ?? [];
    if (kind === undefined) continue;
    const head = content.toString('utf8', 0, HEAD);
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
