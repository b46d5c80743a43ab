import { expect } from 'chai';
import { compareTotals, verdict, type Verdict } from '../../reports';
import { ALLURE_TOTALS, type AllureTotals } from '../../reports/allure/totals';
import { STATUSES, soundMessages } from './doubtful-runs';
import { declaration } from '../reports/mini-suite';

/** What a report of the same cases shows. */
function totalsOf({ cases }: Verdict): AllureTotals {
  const { passed, failed, inconclusive, notRun, planned } = cases;
  return {
    passed,
    failed,
    broken: inconclusive + notRun,
    skipped: planned - passed - failed - inconclusive - notRun,
    total: planned,
  };
}

describe('the totals of a report', () => {
  const STATUSES_SHOWN = [...ALLURE_TOTALS, 'total'] as const;

  it('are those of the verdict, whatever the cases came to', async () => {
    const verdicts = await Promise.all(Object.values(STATUSES).map((run) => run()));
    for (const each of [...verdicts, verdict(declaration(), await soundMessages())])
      expect(compareTotals(each, totalsOf(each))).to.deep.equal([]);
  });

  for (const status of STATUSES_SHOWN) {
    for (const [more, by] of [
      ['more', 1],
      ['fewer', -1],
    ] as const) {
      it(`go red where ${more} are ${status} than the verdict counts`, async () => {
        const sound = verdict(declaration(), await soundMessages());
        const shown = totalsOf(verdict(declaration(), await soundMessages()));
        const actual = shown[status] + by;
        expect(compareTotals(sound, { ...shown, [status]: actual })).to.deep.equal([
          { status, expected: shown[status], actual },
        ]);
      });
    }
  }

  it('go red where one case is taken for another', async () => {
    for (const [name, run] of Object.entries(STATUSES)) {
      const each = await run();
      const shown = totalsOf(each);
      const wrong = { ...shown, passed: shown.passed + shown.skipped + shown.broken, skipped: 0, broken: 0 };
      const differs = shown.skipped + shown.broken > 0;
      expect(compareTotals(each, wrong).length > 0, name).to.equal(differs);
    }
  });
});
