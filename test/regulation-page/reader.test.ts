import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { CLAUSES, META } from '../../regulation';
import { useBrowser } from './browser';
import { FIELD, fieldLosesOn12, pageOf } from './record';

const visible = (page: Page, selector: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((element) => element.checkVisibility())
    .map((element) => element.id || element.textContent.trim())`);

const focused = (page: Page) => page.evaluate<string>('document.activeElement.id');

/** Choices are hidden behind their labels, which is what a reader clicks on. */
const choose = (page: Page, id: string) => page.click(`label[for="${id}"]`);

describe('the page of the regulation in a browser', () => {
  const { open } = useBrowser();
  const failing = pageOf({ outcome: fieldLosesOn12 });
  const normative = CLAUSES.filter(({ role }) => role !== 'num' && role !== 'heading').map(({ id }) => id);

  it('asks for nothing, and the browser has nothing to complain of', async () => {
    const { page, requests, complaints } = await open(failing);
    await page.waitForLoadState('networkidle');
    expect(requests).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with the script' : 'without the script';

    it(`shows the whole law in both languages, ${how}`, async () => {
      const { page } = await open(failing, { javaScriptEnabled });
      expect(await page.locator('.clause').count()).to.equal(normative.length);
      expect(await page.locator('.article > h2').count()).to.equal(8);
      const clause = page.locator(`#${FIELD}`);
      expect(await clause.locator('.zh .words').first().textContent()).to.contain('為博彩者贏');
      expect(await clause.locator('.pt .words').first().textContent()).to.contain('o jogador ganha');
      expect(await clause.locator('.mark').allTextContents()).to.have.length(1);
      expect(await clause.locator('.failures').first().isVisible()).to.equal(true);
    });

    it(`shows the clauses of one verdict alone, ${how}`, async () => {
      const { page } = await open(failing, { javaScriptEnabled });
      await choose(page, 'show-does_not_conform');
      expect(await visible(page, '.clause')).to.deep.equal([FIELD]);
      expect(await page.locator('#art_5 > h2').isVisible()).to.equal(true);
      expect(await page.locator('#art_6 > h2').isVisible()).to.equal(false);
      await choose(page, 'show-all');
      expect(await visible(page, '.clause')).to.deep.equal(normative);
    });

    it(`shows one language alone, ${how}`, async () => {
      const { page } = await open(failing, { javaScriptEnabled });
      const zh = page.locator(`#${FIELD} > .law > .zh`);
      const pt = page.locator(`#${FIELD} > .law > .pt`);
      const words = () => visible(page, `#${FIELD} .mark .l`);
      expect(await words()).to.deep.equal(['不符合', 'não conforme']);
      await choose(page, 'language-pt');
      expect([await zh.isVisible(), await pt.isVisible()]).to.deep.equal([false, true]);
      expect(await words()).to.deep.equal(['não conforme']);
      await choose(page, 'language-zh');
      expect([await zh.isVisible(), await pt.isVisible()]).to.deep.equal([true, false]);
      expect(await words()).to.deep.equal(['不符合']);
    });
  }

  it('offers no command that needs the script where there is none', async () => {
    const { page } = await open(failing, { javaScriptEnabled: false });
    expect(await visible(page, 'button')).to.deep.equal([]);
    expect(await page.locator('#search').isVisible()).to.equal(false);
    expect(await page.locator('details').first().isVisible()).to.equal(true);
  });

  it('opens what is folded up by a click, with its sentences and cases', async () => {
    const { page } = await open(failing);
    await page.click(`#${FIELD} .examination summary`);
    expect(await page.locator(`#${FIELD} .sentences > li`).count()).to.equal(3);
    expect(await page.locator(`#${FIELD} .cases > li`).first().isVisible()).to.equal(true);
  });

  it('finds words of either language, without regard to accents, and clauses by their number', async () => {
    const { page } = await open(failing);
    for (const words of [
      'qualquer outro total excepcao',
      'Excepção  QUALQUER outro total',
      '出現其他點數為博彩者輸,但2點',
      '第五條第三款(八)項',
      FIELD,
    ]) {
      await page.fill('#search', words);
      expect(await visible(page, '.clause'), words).to.deep.equal([FIELD]);
    }
    expect(await page.locator('#found').textContent()).to.contain('1');
    expect(await page.evaluate<number>(`CSS.highlights.get('search').size`)).to.equal(0);
    await page.fill('#search', 'excepcao');
    const marked = await page.evaluate<string[]>(
      `[...CSS.highlights.get('search')].map((range) => range.toString())`,
    );
    expect([...new Set(marked)]).to.deep.equal(['excepção']);
    await page.fill('#search', 'no such word');
    expect(await visible(page, '.clause')).to.deep.equal([]);
    await page.fill('#search', '');
    expect(await visible(page, '.clause')).to.deep.equal(normative);
  });

  it('is worked by keys alone', async () => {
    const { page } = await open(failing);
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>('document.activeElement.className')).to.equal('skip');
    await page.keyboard.press('Enter');
    expect(await focused(page)).to.equal('law');

    await page.keyboard.press('f');
    expect(await focused(page)).to.equal(FIELD);
    await page.keyboard.press('j');
    expect(await focused(page)).to.equal('art_5__para_3__point_9');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await focused(page)).to.equal('art_5__para_3__point_7');
    await page.keyboard.press('F');
    expect(await focused(page)).to.equal(FIELD);

    await page.keyboard.press('/');
    expect(await focused(page)).to.equal('search');
    await page.keyboard.type('jf');
    expect(await page.inputValue('#search')).to.equal('jf');
    await page.keyboard.press('Escape');
    expect(await page.inputValue('#search')).to.equal('');
    expect(await visible(page, '.clause')).to.deep.equal(normative);

    await page.keyboard.press('?');
    expect(await page.locator('#help').isVisible()).to.equal(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#help').isVisible()).to.equal(false);
  });

  it('reaches every choice and everything folded up with the tabulator and the space bar', async () => {
    const { page } = await open(failing);
    await page.focus('#show-all');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await visible(page, '.clause')).to.deep.equal([FIELD]);
    await page.focus('#language-both');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator(`#${FIELD} > .law > .pt`).isVisible()).to.equal(false);
    await page.focus(`#${FIELD}`);
    await page.keyboard.press('Tab');
    const reached: string[] = [];
    for (let presses = 0; presses < 12 && !reached.includes('SUMMARY'); presses += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate<string>('document.activeElement.tagName'));
    }
    await page.keyboard.press('Space');
    expect(await page.locator(`#${FIELD} details[open]`).count()).to.equal(1);
  });

  it('lets single keys be turned off', async () => {
    const { page } = await open(failing);
    await page.keyboard.press('?');
    await page.click('#keys-on');
    await page.click('#close-help');
    const before = await focused(page);
    await page.keyboard.press('f');
    expect(await focused(page)).to.equal(before);
    expect(before).not.to.equal(FIELD);
  });

  it('says so where nothing failed', async () => {
    const { page } = await open(pageOf());
    await page.keyboard.press('f');
    expect(await page.locator('#spoken').textContent()).to.contain('沒有不符合的條文');
  });

  it('shows what a link leads to, though it was filtered out or folded up', async () => {
    const { page } = await open(failing, { hash: `#${FIELD}--every-pair` });
    const item = page.locator(`[id="${FIELD}--every-pair"]`);
    expect(await item.isVisible()).to.equal(true);
    await choose(page, 'show-contra');
    expect(await item.isVisible()).to.equal(false);
    await page.evaluate(`location.hash = '#A41'`);
    await page.waitForFunction(`document.getElementById('A41').checkVisibility()`);
    expect(await page.isChecked('#show-all')).to.equal(true);
  });

  it('leads nowhere that is not on the page', async () => {
    const { page } = await open(failing);
    const lost = await page.evaluate<string[]>(`[...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => document.getElementById(href.slice(1)) === null)`);
    expect([...new Set(lost)]).to.deep.equal([]);
    const twice = await page.evaluate<string[]>(`[...document.querySelectorAll('[id]')].map(({ id }) => id)
      .filter((id, index, all) => all.indexOf(id) !== index)`);
    expect(twice).to.deep.equal([]);
  });

  it('prints the law, and what is folded up where that is asked for', async () => {
    const { page } = await open(failing);
    const pages = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').split('/Type /Page\n').length - 1;
    const short = await pages();
    await page.check('#print-all');
    const long = await pages();
    expect(short).to.be.greaterThan(3);
    expect(long).to.be.greaterThan(2 * short);
    expect(await page.locator('details[open]').count()).to.equal(0);
  });

  it('speaks English beside the official languages to whoever does', async () => {
    const { page } = await open(pageOf({ language: 'en', outcome: fieldLosesOn12 }));
    expect(await visible(page, `#${FIELD} .mark .l`)).to.deep.equal(['does not conform']);
    expect(await visible(page, `#${FIELD} > .law > div`)).to.have.length(2);
    expect(await page.locator('.cover .working').first().textContent()).to.equal(META.portuguese.note.pt);
  });
});
