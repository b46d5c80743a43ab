import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { beyondTheWindow, useBrowser } from './browser';
import { FIELD, fieldLosesOn12, pageOf, undecided } from './record';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** One clause of each kind: axe looks at every pair of elements, and the whole law would take it minutes. */
const KEPT = [FIELD, 'order__para_1', 'art_1__para_1__point_1', 'art_4__point_2', 'art_5__para_4__point_1'];

/** What axe holds against the page, as `rule: element`; what it calls minor aside. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(`
    for (const clause of document.querySelectorAll('.clause'))
      if (!${JSON.stringify(KEPT)}.includes(clause.id)) clause.remove();
    for (const reading of [...document.querySelectorAll('.choice-of-reading')].slice(2)) reading.remove();`);
  await page.evaluate(AXE);
  const results = await page.evaluate<AxeResults>(`axe.run({ resultTypes: ['violations'] })`);
  return results.violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const unfold = (page: Page) =>
  page.evaluate(`for (const details of document.querySelectorAll('details')) details.open = true`);

describe('the page of the regulation, for every reader', () => {
  const { open } = useBrowser();
  const failing = pageOf({ outcome: fieldLosesOn12 });
  const silent = pageOf({ set: 'literal', outcome: undecided, language: 'en' });

  for (const [width, height, colorScheme] of [
    [360, 740, 'light'],
    [820, 1180, 'dark'],
    [1920, 1080, 'light'],
  ] as const) {
    it(`has no barrier and nothing beyond the window, ${String(width)} wide, ${colorScheme}`, async () => {
      const { page } = await open(failing, { colorScheme, viewport: { width, height } });
      expect(await beyondTheWindow(page)).to.deep.equal([]);
      expect(await barriers(page)).to.deep.equal([]);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has none in what was folded up, nor where the text is silent: ${colorScheme}`, async () => {
      const { page } = await open(silent, { colorScheme, viewport: { width: 360, height: 740 } });
      await unfold(page);
      expect(await beyondTheWindow(page)).to.deep.equal([]);
      expect(await barriers(page)).to.deep.equal([]);
    });
  }

  it('would be found out: a colour that is too weak, a button without a name, a line that is too long', async () => {
    const { page } = await open(failing);
    await page.evaluate(`
      document.querySelector('main').prepend(document.createElement('button'));
      document.querySelector('.words').style.color = '#ddd';
      document.querySelector('.words').style.minWidth = '200vw';`);
    expect(await beyondTheWindow(page)).not.to.deep.equal([]);
    const found = await barriers(page);
    expect(found.filter((each) => each.startsWith('button-name'))).not.to.deep.equal([]);
    expect(found.filter((each) => each.startsWith('color-contrast'))).not.to.deep.equal([]);
  });
});
