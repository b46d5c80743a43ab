import { minus } from '../../adapters/money';
import { expect } from 'chai';
import { FAULTS } from '../../adapters/reference-table/faults';
import { TableFault, type State, type Table } from '../../adapters/table';
import { explore, replay, type Course, type Exploration } from '../../assessment/exploration';
import { READING_SET_NAMES } from '../../regulation';
import { ACTIONS, conditionsOf, courseOf, explored } from './explored';

/** One fault of each article, of each kind of request, and of each invariant. */
const SAMPLE = [
  'three-dice-offered',
  'chosen-dice-replaced',
  'one-inspection-frees-all-dice',
  'waiver-ignored',
  'waiver-of-another-player-accepted',
  'dice-skip-next-seat',
  'leaning-die-read-by-smaller-face',
  'short-throw-void-despite-wall',
  'void-throw-sets-number-of-come',
  'sole-shooter-loses-dice',
  'shooter-replaced-by-natural',
  'bet-accepted-after-dice-fell',
  'odds-left-when-base-taken-down',
  'stake-above-balance-accepted',
  'refused-bet-debited',
  'come-odds-always-off',
  'hard-4-survives-seven',
  'field-two-paid-triple',
  'settled-throw-paid-again',
];

function around(course: Course, change: (table: Table) => Partial<Table>): Course {
  return { ...course, table: { ...course.table, ...change(course.table) } };
}

function run(course: Course, runs: number, findings = 1): Promise<Exploration> {
  return explore(course, { seed: 3, runs, actions: ACTIONS, findings });
}

function keys({ findings }: Exploration): string[] {
  return findings.map(({ key }) => key);
}

describe('exploring', () => {
  for (const set of READING_SET_NAMES) {
    it(`raises no alarm on the right table, under ${set} readings`, async () => {
      const { findings, sessions, fault } = await explored({ set }, { runs: 250, seed: 53 });
      expect(findings).to.deep.equal([]);
      expect({ sessions, fault }).to.deep.equal({ sessions: 250, fault: null });
    });
  }

  for (const [name, house] of Object.entries({
    'one seat': { seats: 1 },
    'few bets': { offered: ['dont_pass', 'dont_pass_odds', 'field'] },
    'no senses': { senses: { landing: false, leaning: false, dice: false, shooter: false } },
    'large coins': { unit: 50, holdsThrow: false, maximumOddsMultiple: 2 },
  })) {
    it(`raises none on a right table with ${name}`, async () => {
      const { findings, sessions } = await explored({ house }, { runs: 120, seed: 7 });
      expect({ findings, sessions }).to.deep.equal({ findings: [], sessions: 120 });
    });
  }

  for (const id of SAMPLE) {
    it(`finds ${id}, and shortens its session`, async () => {
      const course = courseOf({ fault: id, ...conditionsOf(id) });
      const { findings } = await explore(course, { seed: 1, runs: 2_000, actions: ACTIONS, findings: 1 });
      const [finding] = findings;
      expect(finding, 'found').to.not.equal(undefined);
      expect(finding?.actions.length).to.be.at.most(6);
      expect(finding?.found).to.be.at.least(finding?.actions.length ?? 0);
      // The shortest session shows it again, and the right table does nothing of the kind.
      const { key = '', crowd = 1, actions = [] } = finding ?? {};
      expect(await replay(course, { key, crowd, actions })).to.not.equal(null);
      expect(await replay(courseOf(conditionsOf(id)), { key, crowd, actions })).to.equal(null);
    });
  }

  it('knows every fault of its sample', () => {
    expect(FAULTS.map(({ id }) => id)).to.include.members(SAMPLE);
  });

  it('plays the same sessions for the same seed, and others for another', async () => {
    const first = await explored({ fault: 'field-wins-on-5' }, { runs: 400, seed: 21 });
    const again = await explored({ fault: 'field-wins-on-5' }, { runs: 400, seed: 21 });
    const other = await explored({ fault: 'field-wins-on-5' }, { runs: 400, seed: 22 });
    const told = ({ findings }: Exploration) =>
      findings.map(({ session, actions }) => ({ session, actions }));
    expect(told(again)).to.deep.equal(told(first));
    expect(told(first)).to.have.length(1);
    expect(told(other)).to.not.deep.equal(told(first));
  });

  it('goes on behind what it has found, and counts each disagreement once', async () => {
    const found = await explored({ fault: 'void-throws-counted' }, { runs: 300, findings: 4 });
    expect(found.findings.length).to.be.greaterThan(1);
    expect(new Set(keys(found)).size).to.equal(found.findings.length);
  });

  it('hears that asking changes something', async () => {
    let asked = 0;
    const course = around(courseOf({}), (table) => ({
      state: async (parameters) => {
        const answer = await table.state(parameters);
        asked += 1;
        if (!answer.ok || asked % 2 === 1) return answer;
        const players = answer.value.players.map((player) => ({
          ...player,
          balance: minus(player.balance, 1),
        }));
        return { ok: true, value: { ...answer.value, players } satisfies State };
      },
    }));
    expect(keys(await run(course, 5)).join()).to.include('balance');
  });

  it('hears that a refusal changed something', async () => {
    let lost = 0;
    const course = around(courseOf({}), (table) => ({
      bet: async (parameters) => {
        const answer = await table.bet(parameters);
        if (!answer.ok) lost += 100;
        return answer;
      },
      state: async (parameters) => {
        const answer = await table.state(parameters);
        if (!answer.ok) return answer;
        const players = answer.value.players.map((player) => ({
          ...player,
          balance: minus(player.balance, lost),
        }));
        return { ok: true, value: { ...answer.value, players } };
      },
      open: async (parameters) => {
        lost = 0;
        return table.open(parameters);
      },
    }));
    const { findings } = await run(course, 50);
    expect(findings[0]?.played.some(({ operation, answer }) => operation === 'bet' && !answer.ok)).to.equal(
      true,
    );
    expect(findings[0]?.judgement.required?.kind).to.equal('balance');
  });

  it('keeps what was found where the link dies, and blames the table for nothing', async () => {
    let rolls = 0;
    const course = around(courseOf({}), (table) => ({
      roll: (parameters) => {
        rolls += 1;
        return rolls > 30
          ? Promise.reject(new TableFault('DISCONNECTED', 'unplugged'))
          : table.roll(parameters);
      },
    }));
    const { findings, fault, ended, sessions } = await run(course, 500);
    expect(findings).to.deep.equal([]);
    expect(fault?.code).to.equal('DISCONNECTED');
    expect(ended).to.equal('fault');
    expect(sessions).to.be.lessThan(500);
  });

  it('stops at the time limit, and where it is interrupted', async () => {
    const late = await explored({}, { runs: 1_000, deadline: Date.now() - 1 });
    expect({ sessions: late.sessions, ended: late.ended }).to.deep.equal({ sessions: 0, ended: 'deadline' });
    let sessions = 0;
    const broken = await explored(
      {},
      { runs: 1_000, onSession: (count) => void (sessions = count), interrupted: () => sessions >= 3 },
    );
    expect({ sessions: broken.sessions, ended: broken.ended }).to.deep.equal({
      sessions: 3,
      ended: 'interrupted',
    });
  });
});
