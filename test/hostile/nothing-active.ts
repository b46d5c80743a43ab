/** Whether something that was written acts on what shows it: on a terminal, on a page. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

/** Controls, formatting, halves of surrogate pairs, and separators; a line end and a tab are none of them. */
const ACTIVE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export function expectNothingActive(text: string, where: string): void {
  const found = ACTIVE.exec(text);
  const around =
    found === null ? '' : JSON.stringify(text.slice(Math.max(0, found.index - 60), found.index + 20));
  expect(found?.[0], `${where}: ${around}`).to.equal(undefined);
}

/** The files of a certification folder that a person opens. */
export function expectNothingActiveIn(folder: string): void {
  for (const name of ['verdict.json', 'run.json']) {
    expectNothingActive(readFileSync(path.join(folder, name), 'utf8'), name);
  }
  const results = path.join(folder, 'allure-results');
  for (const name of existsSync(results) ? readdirSync(results) : []) {
    const content = readFileSync(path.join(results, name), 'utf8');
    expectNothingActive(content, name);
    // In JSON an active character may be written as an escape; the page shows what the escape stands for.
    if (name.endsWith('.json') && !name.includes('-attachment')) everyText(JSON.parse(content), name);
  }
}

function everyText(value: unknown, where: string): void {
  if (typeof value === 'string') expectNothingActive(value, where);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      expectNothingActive(key, where);
      everyText(each, `${where} ${key}`);
    }
  }
}
