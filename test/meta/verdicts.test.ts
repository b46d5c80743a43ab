import { expect } from 'chai';
import { INTERFACE_LANGUAGES } from '../../locales';
import { CLAUSE_STATUSES, REASON_CODES, verdict } from '../../reports';
import { CAUSES } from '../../reports/attempts';
import { declaration } from '../reports/mini-suite';
import { CASES, REASONS, STATUSES, soundMessages, watched } from './doubtful-runs';

describe('everything that can keep a verdict from «conforms»', () => {
  it('is in doubt of nothing in a sound run', async () => {
    const sound = verdict(declaration(), await soundMessages());
    expect([sound.verdict, sound.exitCode, sound.reasons]).to.deep.equal(['conforms', 0, []]);
  });

  it('is in doubt of nothing where real throws were void whatever they would have paid', async () => {
    const own = verdict(declaration({ observation: watched() }), await soundMessages());
    expect([own.verdict, own.reasons]).to.deep.equal(['conforms', []]);
    const told = own.remarks.find(({ code }) => code === 'void_throws');
    expect(told?.texts.pt).to.include('nulos 4 de 40').and.include('6 de 60').and.include('1,0000');
    expect(told?.texts.zh).to.include('100 次擲骰中無效 10 次');
  });

  it('has a run for every reason, every cause and every status', () => {
    expect(Object.keys(REASONS)).to.have.members([...REASON_CODES]);
    expect(Object.keys(CASES)).to.have.members([...CAUSES]);
    expect(['conforms', ...Object.keys(STATUSES)]).to.have.members([...CLAUSE_STATUSES]);
  });

  for (const [code, run] of Object.entries(REASONS)) {
    it(`keeps it: ${code}`, async () => {
      const { verdict: name, exitCode, reasons } = await run();
      expect([name, exitCode]).to.deep.equal(['inconclusive', 3]);
      const reason = reasons.find((each) => each.code === code);
      expect(reasons.map((each) => each.code)).to.include(code);
      for (const language of INTERFACE_LANGUAGES) expect(reason?.texts[language]).to.match(/\S/);
    });
  }

  for (const [cause, run] of Object.entries(CASES)) {
    it(`keeps a case from passing: ${cause}`, async () => {
      const { verdict: name, exitCode, clauses, cases } = await run();
      expect([name, exitCode]).to.deep.equal(['inconclusive', 3]);
      const causes = clauses.flatMap(({ inconclusive }) => inconclusive.map((each) => each.cause));
      expect(causes).to.include(cause);
      expect(cases.passed).to.be.lessThan(cases.planned);
    });
  }

  for (const [status, run] of Object.entries(STATUSES)) {
    it(`keeps a clause from conforming: ${status}`, async () => {
      const [clause] = (await run()).clauses;
      expect(clause?.status).to.equal(status);
    });
  }
});
