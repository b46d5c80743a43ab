import { expect } from 'chai';
import { explore, type Finding } from '../../assessment/exploration';
import { requiredText } from '../../certification/examination/exploration/wording';
import type { Phrase, Sentence, SentenceValues } from '../../certification/examination/exploration/sentence';
import { sentenceText } from '../../certification/examination/exploration/wording';
import { SUITE } from '../../checks';
import { stepDefinitions } from '../../checks/support-code';
import { OFFICIAL_LANGUAGES } from '../../locales';
import zh from '../../locales/zh/explore.json';
import { runFeatures } from '../support/features';
import { ACTIONS, conditionsOf, courseOf } from './explored';
import { pasted, problemsOf, written, type Pasted, type Written } from './pasted';

/** One of each of Articles 2 to 6. */
const FAULTS = [
  'waiver-of-another-player-accepted',
  'short-throw-counted',
  'shooter-replaced-by-natural',
  'come-odds-left-when-base-lost',
  'dont-pass-odds-6-8-inverted',
];

interface Case {
  id: string;
  finding: Finding;
  scenario: Written;
}

async function caseOf(id: string): Promise<Case> {
  const conditions = conditionsOf(id);
  const course = courseOf({ fault: id, ...conditions });
  const { findings } = await explore(course, { seed: 1, runs: 2_000, actions: ACTIONS, findings: 1 });
  const [finding] = findings;
  if (finding === undefined) throw new Error(`${id} was not found`);
  return { id, finding, scenario: written(finding, course.terms) };
}

describe('scenarios that exploring writes', () => {
  let cases: Case[];
  let copy: Pasted;

  before(async () => {
    cases = [];
    for (const id of FAULTS) cases.push(await caseOf(id));
    copy = pasted(
      cases.map(({ scenario }) => scenario),
      { whole: true },
    );
  });
  after(() => copy.remove());

  it('are of five articles', () => {
    const articles = cases.map(({ scenario }) => /^art_(\d)/.exec(scenario.clause)?.[1]);
    expect(articles).to.deep.equal(['2', '3', '4', '5', '6']);
  });

  it('say all of the session', () => {
    expect(cases.flatMap(({ scenario }) => scenario.story.unsaid)).to.deep.equal([]);
  });

  it('pass the checks of the features among which they are pasted', async () => {
    expect(await problemsOf(copy)).to.deep.equal([]);
  });

  it('are found out by the checks where one word of the clause, or one amount, is another', async () => {
    const [first] = cases;
    if (first === undefined) throw new Error('no case');
    const { texts } = first.scenario;
    const spoilt = (pt: string) => pasted([{ ...first.scenario, texts: { ...texts, pt } }], { whole: false });
    for (const [check, pt] of [
      ['quotes', texts.pt.replace('ordem', 'sequência')],
      ['parity', texts.pt.replace(/aposta de \d+\b(?!.*limite)/s, 'aposta de 1230')],
    ] as const) {
      const place = spoilt(pt);
      try {
        expect((await problemsOf(place)).map((problem) => problem.check)).to.include(check);
      } finally {
        place.remove();
      }
    }
  });

  for (const [index, id] of FAULTS.entries()) {
    it(`fail on the table with ${id} for the same reason, and pass on the right one`, async () => {
      const { finding, scenario } = cases[index] as Case;
      const conditions = conditionsOf(id);
      const run = { root: copy.root, clause: scenario.name, ...conditions };
      const faulty = await runFeatures({ ...run, table: { fault: id } });
      expect(
        faulty.cases.map(({ language, status, clause }) => ({ language, status, clause })),
      ).to.deep.equal(
        OFFICIAL_LANGUAGES.map((language) => ({ language, status: 'failed', clause: scenario.clause })),
      );
      for (const { language, findings } of faulty.cases) {
        const wording = { language, authorisations: [], minorUnitsPerAmount: 100 };
        const [failure] = findings;
        const required = requiredText(finding.judgement, scenario.story.people, wording);
        if (failure?.kind !== 'failure') throw new Error('no failure');
        if (finding.judgement.required?.kind === 'outcome') expect(failure.required).to.equal(required);
        expect(failure.actual).to.not.equal(failure.required);
        if (finding.judgement.dice !== undefined)
          expect(failure.dice.at(-1)).to.deep.equal(finding.judgement.dice);
      }
      const right = await runFeatures(run);
      expect(right.cases.map(({ status }) => status)).to.deep.equal(['passed', 'passed']);
    });
  }
});

describe('the phrases that scenarios are written with', () => {
  const values: SentenceValues = {
    player: 'player-a',
    owner: 'player-b',
    bet: 'pass',
    amount: 60_000,
    outcome: 'win',
    landing: { outsideLayout: [0] },
    numbers: [4, 5, 60, 6, 40],
    text: 'true',
  };

  for (const phrase of (Object.keys(zh.step) as (Phrase | 'table')[]).filter((key) => key !== 'table')) {
    it(`${phrase} is one step, the same in both languages`, async () => {
      const definitions = await stepDefinitions(SUITE);
      const sentence: Sentence = { role: 'when', phrase, values };
      const functions = OFFICIAL_LANGUAGES.map((language) => {
        const text = sentenceText(sentence, { language, authorisations: [], minorUnitsPerAmount: 100 });
        const found = definitions.matching({ id: '', astNodeIds: [], text });
        expect(found, text).to.have.length(1);
        return found[0]?.definition.unwrappedCode;
      });
      expect(functions[0]).to.equal(functions[1]);
    });
  }

  it('would be no step with another word', async () => {
    const definitions = await stepDefinitions(SUITE);
    const sentence: Sentence = { role: 'when', phrase: 'turn', values };
    const text = sentenceText(sentence, { language: 'zh', authorisations: [], minorUnitsPerAmount: 100 });
    expect(
      definitions.matching({ id: '', astNodeIds: [], text: text.replace('輪到', '現輪到') }),
    ).to.have.length(0);
  });
});
