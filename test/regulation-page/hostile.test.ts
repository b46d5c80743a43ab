import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { regulationPage, type CaseRun } from '../../reports';
import { LONGEST, shownText } from '../../reports/regulation-page/outside';
import { escapeHtml, html, trusted } from '../../reports/regulation-page/markup';
import { TARGET } from '../reports/mini-suite';
import { beyondTheWindow, useBrowser } from './browser';
import { FIELD, failed, inputOf, pageOf, type Outcome } from './record';

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(1)>\'';
const RIGHT_TO_LEFT = '\u202eהשולחן לא משלם\u202c';
const FAMILY = '👩‍👩‍👧 🎲';
const LONG = `${'W'.repeat(2500)}${'贏'.repeat(2500)}`;

const HOSTILE = [SCRIPT, IMAGE, RIGHT_TO_LEFT, FAMILY, LONG, '', '</style></script><!--', '&lt;b&gt;'];

const everyFailureIsHostile: Outcome = (run): Partial<CaseRun> => {
  if (run.clause !== FIELD || run.case !== 'every-pair') return {};
  const text = HOSTILE[run.row % HOSTILE.length] ?? '';
  if (run.row === 3) return { status: 'failed', findings: [], message: text };
  if (run.row === 4) return { status: 'inconclusive', cause: 'error', message: SCRIPT, findings: [] };
  if (run.row === 5)
    return { status: 'not-decidable', findings: [{ kind: 'not-decidable', dice: [[9, 0]], actual: IMAGE }] };
  return failed(text, text);
};

const hostilePage = () =>
  pageOf({
    outcome: everyFailureIsHostile,
    declared: {
      adapter: { kind: 'library', target: IMAGE },
      target: {
        ...TARGET,
        maker: SCRIPT,
        model: LONG,
        firmware: RIGHT_TO_LEFT,
        serialNumber: FAMILY,
        softwareHash: IMAGE,
      },
      readings: {
        ...inputOf().verdict.readings,
        decision: { by: SCRIPT, on: IMAGE },
      },
      harnessErrors: [`${SCRIPT}${LONG}`],
      tools: { node: SCRIPT },
      inspection: {
        file: SCRIPT,
        sha256: IMAGE,
        inspector: { name: SCRIPT, function: RIGHT_TO_LEFT },
        date: IMAGE,
        place: LONG,
      },
      tags: SCRIPT,
    },
  });

describe('texts from outside on the page of the regulation', () => {
  it('are text, between tags and in attributes', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).to.equal(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
    );
    expect(html`<p title="${IMAGE}">${SCRIPT}${[SCRIPT, html`<b>${1}</b>`]}${null}</p>`.source).to.equal(
      '<p title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;">' +
        '&lt;script&gt;alert(1)&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;<b>1</b></p>',
    );
    expect(html`${trusted('<i>')}`.source).to.equal('<i>');
  });

  it('are bounded, and show what a browser would act upon', () => {
    expect([...shownText(LONG)]).to.have.length(LONGEST + 1);
    expect(shownText(LONG)).to.match(/W…$/u);
    expect(shownText('a\u202eb\u0000c\u200bd')).to.equal('a\\u{202e}b\\u{0}c\\u{200b}d');
    expect(shownText(FAMILY)).to.equal(FAMILY);
    expect(shownText('a\u200db')).to.equal('a\\u{200d}b');
  });

  it('never stand on it as they were sent', () => {
    const page = hostilePage();
    expect(page).not.to.contain('alert(1)</script>');
    expect(page).not.to.contain('<img');
    expect(page.match(/<script/g)).to.have.length(1);
    expect(page.match(/<style/g)).to.have.length(1);
    expect(page).not.to.contain('\u202e');
    expect(page).not.to.contain('W'.repeat(1501));
  });

  it('would be let through by no policy: only the page’s own style and script are named', () => {
    const page = hostilePage();
    const policy =
      /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? '';
    expect(policy).to.match(/^default-src 'none'; /);
    expect(policy).not.to.contain('unsafe');
    for (const element of ['style', 'script']) {
      const content = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page)?.[1] ?? '';
      const hash = createHash('sha256').update(content).digest('base64');
      expect(content).not.to.equal('');
      expect(policy).to.contain(`${element}-src 'sha256-${hash}'`);
    }
    expect(page).not.to.match(/<[^>]*\s(?:on\w+|style|src|srcset)\s*=/iu);
  });

  it('reach no address: every link is the page’s own, the gazette’s, or a file of the folder', () => {
    const page = hostilePage();
    const addresses = [...page.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
    const others = addresses.filter(
      (address) => !/^(?:#[\w-]+|https:\/\/bo\.io\.gov\.mo\/[\w/.]+|[\w-]+\.(?:json|ndjson))$/.test(address),
    );
    expect(others).to.deep.equal([]);
  });

  it('keep it small, though every case failed with as long a text as can be', () => {
    const page = pageOf({ outcome: () => failed('W'.repeat(5000), '贏'.repeat(5000)) });
    expect(Buffer.byteLength(page)).to.be.lessThan(3_000_000);
    expect(page).to.contain('verdict.json');
  });

  it('weigh little on a whole run', () => {
    const input = inputOf({ language: 'en' });
    expect(input.verdict.cases.run).to.be.greaterThan(4000);
    expect(Buffer.byteLength(regulationPage(input))).to.be.lessThan(1_500_000);
  });

  describe('in a browser', () => {
    const { open } = useBrowser();

    for (const width of [360, 1280]) {
      it(`do nothing, and stay within the window, ${String(width)} wide`, async () => {
        const { page, requests, complaints } = await open(hostilePage(), {
          viewport: { width, height: 800 },
        });
        expect(
          await page.locator('img, script:not(body > script:last-child), iframe, object').count(),
        ).to.equal(0);
        expect(await page.locator('body > script').count()).to.equal(1);
        expect(await page.locator('.cover .item bdi').first().textContent()).to.equal(SCRIPT);
        await page.evaluate(
          `for (const details of document.querySelectorAll('details')) details.open = true`,
        );
        expect(await beyondTheWindow(page)).to.deep.equal([]);
        expect(requests).to.deep.equal([]);
        expect(complaints).to.deep.equal([]);
      });
    }

    it('would be stopped by the policy, had one become an element', async () => {
      const { page, complaints } = await open(
        hostilePage().replace(
          '<main',
          '<script>document.title = "taken"</script><img src="https://example.org/x"><main',
        ),
      );
      expect(await page.title()).not.to.equal('taken');
      expect(complaints.filter((each) => each.includes('Content Security Policy'))).to.have.length.at.least(
        2,
      );
    });
  });
});
