import { expect } from 'chai';
import { summaryLines, verdict, type Verdict } from '../../reports';
import { article4, declaration, inBothLanguages, messagesOf, STEPS, type MiniCase } from './mini-suite';

const SUPPORT = `${STEPS}
Given('the link breaks', async function () {
  await finding(this, { kind: 'fault', code: 'DISCONNECTED', message: 'ECONNRESET \\u001b[2J' });
  throw new Error('ECONNRESET');
});
Given('it is not tried', async function () {
  await finding(this, { kind: 'fault', code: 'GIVEN_UP', message: 'not tried' });
  throw new Error('not tried');
});
Given('the answer is bad', async function () {
  await finding(this, { kind: 'fault', code: 'BAD_ANSWER', message: 'value.open is missing' });
  throw new Error('value.open is missing');
});`;

async function verdictOf(...cases: MiniCase[]): Promise<Verdict> {
  const features = inBothLanguages(article4(cases));
  return verdict(declaration(), await messagesOf({ features, support: SUPPORT }));
}

describe('a link that failed', () => {
  const BROKEN: MiniCase[] = [
    { clause: 'art_4__intro', name: 'holds', steps: ['it holds'] },
    { clause: 'art_4__point_2', name: 'breaks', steps: ['the link breaks'] },
    { clause: 'art_4__point_1', name: 'later', steps: ['it is not tried'] },
  ];

  it('is told with the clause and the case in which it failed first, in every language', async () => {
    const result = await verdictOf(...BROKEN);
    expect(result).to.include({ verdict: 'inconclusive', exitCode: 3 });
    const [reason] = result.reasons.filter(({ code }) => code === 'link_failed');
    expect(reason?.clauses).to.deep.equal(['art_4__point_2']);
    const { texts } = reason ?? { texts: { zh: '', pt: '', en: '' } };
    expect(texts.en).to.match(
      /^cases in which the link to the table failed: 2; the first: Article 4\(2\), case breaks \(features\/\w\w\/article-4\.feature:\d+\): the connection broke \(ECONNRESET \\u\{1b\}\[2J\)$/,
    );
    expect(texts.zh).to.match(/2 個個案.*第四條\(二\)項的個案 breaks（.*連線中斷/);
    expect(texts.pt).to.match(/: 2; o primeiro: alínea 2\) do artigo 4\.º, caso breaks .*interrompeu-se/);
  });

  it('leaves cases that were not tried: they are not run, and no clause is told for their sake', async () => {
    const result = await verdictOf(...BROKEN);
    expect(result.cases).to.include({ planned: 6, run: 4, passed: 2, failed: 0, inconclusive: 2, notRun: 2 });
    const clause = result.clauses.find(({ id }) => id === 'art_4__point_1');
    expect(clause?.status).to.equal('inconclusive');
    expect(clause?.inconclusive.map(({ cause }) => cause)).to.deep.equal(['given_up', 'given_up']);
    const lines = summaryLines(result, 'en').join('\n');
    expect(lines).to.include('Article 4(2) (features/').and.not.to.include('Article 4(1) (features/');
  });

  it('stands beside a failure, which it does not take back', async () => {
    const result = await verdictOf({ name: 'fails', steps: ['it fails'] }, ...BROKEN);
    expect(result).to.include({ verdict: 'does_not_conform', exitCode: 1 });
    expect(result.reasons.map(({ code }) => code)).to.include('link_failed');
  });

  it('is not told of an answer that came and could not be understood', async () => {
    const result = await verdictOf({ name: 'bad', steps: ['the answer is bad'] });
    expect(result.verdict).to.equal('inconclusive');
    expect(result.reasons.map(({ code }) => code)).not.to.include('link_failed');
  });
});
