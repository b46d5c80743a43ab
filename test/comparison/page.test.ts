import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import { compareCertifications, comparisonPage } from '../../reports';
import { beyondTheWindow, useBrowser } from '../regulation-page/browser';
import { TARGET } from '../reports/mini-suite';
import { certified } from './certifications';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const HOSTILE = `<img src=x onerror="alert(1)">\u202e${'long'.repeat(200)}`;

describe('the page of a comparison', () => {
  const { open } = useBrowser();
  let pages: Record<'zh' | 'en', string>;

  before(async () => {
    const failing = [{ clause: 'art_4__point_1', name: 'one', steps: ['it fails'] }];
    const comparison = compareCertifications(
      await certified({ folder: 'before' }),
      await certified({
        cases: failing,
        declared: { target: { ...TARGET, firmware: HOSTILE } },
        folder: HOSTILE,
      }),
    );
    pages = { zh: comparisonPage(comparison, 'zh'), en: comparisonPage(comparison, 'en') };
  });

  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    it(`has no barrier, asks nobody and runs nothing: ${String(width)} wide, ${colorScheme}`, async () => {
      for (const page of Object.values(pages)) {
        const reader = await open(page, { colorScheme, viewport: { width, height: 900 } });
        expect(await beyondTheWindow(reader.page)).to.deep.equal([]);
        await reader.page.evaluate(AXE);
        const { violations } = await reader.page.evaluate<AxeResults>(
          `axe.run({ resultTypes: ['violations'] })`,
        );
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).to.deep.equal([]);
        expect(reader.requests).to.deep.equal([]);
        expect(reader.complaints).to.deep.equal([]);
        expect(await reader.page.evaluate(`document.images.length + document.scripts.length`)).to.equal(0);
      }
    });
  }

  it('would be found out: a script that is put into it does not run', async () => {
    const { page, complaints } = await open(
      pages.zh.replace('</main>', '<script>document.title="run"</script></main>'),
    );
    expect(await page.title()).not.to.equal('run');
    expect(complaints).not.to.deep.equal([]);
  });

  it('says in both official languages what differs, and English only to whom speaks it', async () => {
    const { page } = await open(pages.zh);
    const text = await page.evaluate<string>('document.body.innerText');
    expect(text).to.include('兩次認證有所不同').and.to.include('As duas certificações diferem');
    expect(text).not.to.include('The two certifications differ');
    const english = await open(pages.en);
    expect(await english.page.evaluate<string>('document.body.innerText')).to.include(
      'The two certifications differ',
    );
  });
});
