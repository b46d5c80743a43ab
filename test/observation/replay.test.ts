import { expect } from 'chai';
import { isOperationEvent, type LogEvent, type OperationEvent } from '../../adapters/table';
import { Observation, replay, requiredCases, type ObservationCase } from '../../assessment/observation';
import { CLAUSES } from '../../regulation';
import { played, termsOf } from './played';

type Played = Awaited<ReturnType<typeof played>>;

function replayed({ capabilities, events }: Played) {
  const terms = termsOf(capabilities);
  const observation = new Observation(terms);
  const record = replay(terms, events, observation);
  const failed = observation.cases.filter((each) => each.failed > 0);
  return { observation, record, failed: failed.map(({ clause, name }) => `${clause}/${name}`) };
}

/** The first throw on which a bet of this name won. */
function winOf(
  events: readonly LogEvent[],
  bet: string,
): { at: number; event: OperationEvent; settlement: number } {
  const ids = new Set(
    events.flatMap((event) => {
      const placed = isOperationEvent(event)
        ? (event.value as { bet?: { id: string; bet: string } } | undefined)?.bet
        : undefined;
      return placed?.bet === bet ? [placed.id] : [];
    }),
  );
  for (const [at, event] of events.entries()) {
    if (!isOperationEvent(event) || event.operation !== 'roll') continue;
    const { settlements } = event.value as { settlements: { bet: string; outcome: string }[] };
    const settlement = settlements.findIndex((each) => ids.has(each.bet) && each.outcome === 'win');
    if (settlement >= 0) return { at, event, settlement };
  }
  throw new Error(`no ${bet} has won`);
}

function withSettlement(
  event: OperationEvent,
  index: number,
  change: Record<string, unknown>,
): OperationEvent {
  const value = structuredClone(event.value) as { settlements: Record<string, unknown>[] };
  value.settlements[index] = { ...value.settlements[index], ...change };
  return { ...event, value };
}

describe('a journal replayed through the model', () => {
  it('finds nothing wrong with a right table, and says what it has seen', async () => {
    const { observation, record, failed } = replayed(await played({}));
    expect(failed).to.deep.equal([]);
    expect(record).to.include({ gaps: 0, corrections: 0, unjudged: 0 });
    const field = observation.cases.find(({ name }) => name === 'field-on-total-12');
    expect(field?.times).to.be.greaterThan(0);
    expect(observation.missing.map(({ name }) => name)).to.include('come-odds-on-4-by-number');
  });

  it('finds each settlement that is wrong under its clause', async () => {
    for (const [fault, found] of [
      ['field-loses-on-12', 'art_5__para_3__point_8/field-on-total-12'],
      ['hard-8-stake-kept', 'art_6__point_14/hard-8-prize-on-8'],
      ['pass-first-eleven-ignored', 'art_5__para_2__point_1/pass-on-total-11'],
    ] as const) {
      expect(replayed(await played({ fault })).failed, fault).to.include(found);
    }
  });

  it('finds one payment that was written down too high', async () => {
    const journal = await played({});
    const { at, event, settlement } = winOf(journal.events, 'field');
    journal.events[at] = withSettlement(event, settlement, { paid: 61_000 });
    const { failed } = replayed(journal);
    expect(failed.some((key) => key.startsWith('art_6__point_12__subpara_1/field-prize-on-'))).to.equal(true);
  });

  it('judges what a correction of the journal says, not what it replaces', async () => {
    const journal = await played({});
    const { at, event, settlement } = winOf(journal.events, 'field');
    journal.events[at] = withSettlement(event, settlement, { paid: 61_000 });
    const sequence = (journal.events.at(-1)?.sequence ?? 0) + 1;
    journal.events.push({ sequence, correct: { event: event.sequence, of: 'journal', value: event.value } });
    const { failed, record } = replayed(journal);
    expect(failed).to.deep.equal([]);
    expect(record).to.include({ corrections: 1, settlementsCorrected: 1, wrongBefore: 1 });
  });

  it('tells a correction that leaves a right settlement right from one that hides a wrong one', async () => {
    const journal = await played({});
    const { event } = winOf(journal.events, 'field');
    const value = structuredClone(event.value) as { settlements: unknown[] };
    value.settlements.reverse();
    const sequence = (journal.events.at(-1)?.sequence ?? 0) + 1;
    journal.events.push({ sequence, correct: { event: event.sequence, of: 'journal', value } });
    expect(replayed(journal).record).to.include({ settlementsCorrected: 1, wrongBefore: 0 });
  });

  it('counts throws with the number of another, numbers without a throw, and settlements of no bet', async () => {
    const journal = await played({});
    expect(replayed(journal).record).to.include({ sameThrows: 0, throwsMissing: 0, unknownBets: 0 });
    const { at, event, settlement } = winOf(journal.events, 'field');
    const { throwNumber } = event.value as { throwNumber: number };
    const numbered = (number: number): Played => ({
      ...journal,
      events: journal.events.map((each, place) =>
        place === at ? { ...event, value: { ...(event.value as object), throwNumber: number } } : each,
      ),
    });
    expect(replayed(numbered(throwNumber - 1)).record).to.include({ sameThrows: 1, throwsMissing: 1 });
    expect(replayed(numbered(throwNumber + 1)).record).to.include({ sameThrows: 1, throwsMissing: 1 });
    journal.events[at] = withSettlement(event, settlement, { bet: 'nobody-s' });
    expect(replayed(journal).record.unknownBets).to.equal(1);
  });

  it('asks for nothing of bets that are not offered', async () => {
    const { capabilities } = await played({ offered: ['pass', 'field', 'any_7', 'hard_8', 'big_6'] }, 1);
    const clauses = CLAUSES.map(({ id }) => id);
    const kinds = (asked: readonly ObservationCase[], kind: string) =>
      asked.filter(({ sight }) => sight.kind === kind).map(({ clause }) => clause);
    const asked = requiredCases(termsOf(capabilities), clauses);
    expect(kinds(asked, 'notOffered')).to.include.members([
      'art_5__para_2__point_5__subpara_1',
      'art_6__point_2__intro',
      'art_6__point_4__intro',
      'art_6__point_10',
    ]);
    expect(kinds(asked, 'notOffered')).to.not.include.members(['art_6__point_12__intro', 'art_6__intro']);
    expect(kinds(asked, 'undrivable')).to.include.members(['art_6__intro', 'art_3__para_4']);
    const { missing } = new Observation(termsOf(capabilities), clauses);
    expect(kinds(missing, 'notOffered')).to.deep.equal([]);
    const all = (await played({}, 1)).capabilities;
    expect(kinds(requiredCases(termsOf(all), clauses), 'notOffered')).to.deep.equal([]);
  });

  it('keeps a failure that staff made good at the table', async () => {
    const journal = await played({ fault: 'field-loses-on-12' });
    const sequence = (journal.events.at(-1)?.sequence ?? 0) + 1;
    journal.events.push({ sequence, correct: { event: 3, of: 'table', reason: 'paid by hand' } });
    const { failed } = replayed(journal);
    expect(failed).to.include('art_5__para_3__point_8/field-on-total-12');
  });

  it('judges nothing between a gap and the next known state', async () => {
    const whole = await played({ fault: 'field-loses-on-12' }, 72);
    const cut = whole.events.slice(0, 10);
    const rest = whole.events.slice(200);
    const lost = replayed({ ...whole, events: [...cut, ...rest] });
    expect(lost.record.gaps).to.equal(1);
    expect(lost.record.unjudged).to.equal(rest.length);
    expect(lost.failed).to.deep.equal([]);
    expect(lost.observation.throws).to.be.lessThan(72);

    // A session that is opened anew is known from its beginning.
    const told: LogEvent = { sequence: 10, gap: { reason: 'recorder off' } };
    const taken = replayed({ ...whole, events: [...cut, told, ...whole.events.map(later(11))] });
    expect(taken.record.gaps).to.equal(1);
    expect(taken.failed).to.include('art_5__para_3__point_8/field-on-total-12');
  });
});

/** The same events further on in a journal. */
function later(by: number): (event: LogEvent) => LogEvent {
  return (event) => ({ ...event, sequence: event.sequence + by });
}
