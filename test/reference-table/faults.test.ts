import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { readAnswer } from '../../adapters/answers';
import { FAULTS, HIDDEN, SOURCES, findFault } from '../../adapters/reference-table/faults';
import type { Fault } from '../../adapters/reference-table/faults';
import createReferenceTable from '../../adapters/reference-table';
import { readChoice, readingSet } from '../../adapters/reference-table/readings';
import type { ReadingSet, Readings } from '../../adapters/reference-table/readings';
import matrix from '../fixtures/matrix.json';
import { DECIDED_BY, LAYOUTS, SESSIONS, exchangesOf, sights } from './sessions';
import type { Script, Sight } from './sessions';

const root = path.join(__dirname, '..', '..');

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}

type Options = Record<string, unknown>;
type Silent = (bet: string, dice: readonly [number, number]) => boolean;

/** How a player throws: what a person observes and no table is told. */
const OBSERVED = ['art_2__para_4', 'art_2__para_5'];

/** The options under which a fault is said to show. */
function settings({ readings, declared = {}, options }: Fault): Options[] {
  const sets: ReadingSet[] = readings ? [readings] : ['literal', 'customary'];
  return sets.map((set) => ({
    readings: { ...readingSet(set), ...declared },
    field_12: options?.field_12 ?? 'double',
  }));
}

function isLiteral({ readings }: Options): boolean {
  return (readings as Readings).big_small_other_totals === 'silent';
}

const literal = new Map(
  (matrix.rows as { bet: string; literal: string[] }[]).map(({ bet, literal: cells }) => [bet, cells]),
);

/** Cells on which the text states no outcome: nothing that a table does there can offend it. */
const silentByTheLetter: Silent = (bet, [first, second]) =>
  literal.get(bet)?.[(first - 1) * 6 + second - 1] === 'U';

const cache = new Map<string, unknown>();

function cached<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

function honestSights(options: Options, layout: (typeof LAYOUTS)[number]): Sight[] {
  return cached(JSON.stringify([options, layout]), () => [...sights(options, layout)]);
}

/** The bets that the faulty table settles otherwise, layout by layout; `money` where balances do not add up. */
function* differences(fault: Fault, options: Options, layouts = LAYOUTS): Generator<string> {
  for (const layout of layouts) {
    const honest = honestSights(options, layout);
    let index = 0;
    for (const sight of sights({ ...options, fault: fault.id }, layout)) {
      const expected = honest[index];
      index += 1;
      for (const [bet, seen] of Object.entries(sight.bets)) {
        const name = bet.replace('first ', '');
        const silent = isLiteral(options) && silentByTheLetter(name, sight.dice);
        if (seen !== expected?.bets[bet] && !silent) yield name;
      }
      if (sight.excess !== expected?.excess) yield 'money';
    }
  }
}

/** Every session in which the text, with the readings declared, says what the table has to do. */
function decidedSessions({ readings }: Options): [name: string, script: Script][] {
  const declared = (id: string): boolean => (readings as Readings)[id as keyof Readings] !== 'silent';
  return [...Object.entries(SESSIONS), ...Object.entries(DECIDED_BY).filter(([id]) => declared(id))];
}

function showsInSession(fault: Fault, options: Options): boolean {
  return decidedSessions(options).some(([name, script]) => {
    const honest = cached(JSON.stringify([options, name]), () => exchangesOf(options, script));
    return exchangesOf({ ...options, fault: fault.id }, script).some(
      ({ answer }, index) => answer !== honest[index]?.answer,
    );
  });
}

describe('the catalogue of faults', () => {
  it('has each id once and finds it', () => {
    expect(new Set(FAULTS.map(({ id }) => id)).size).to.equal(FAULTS.length);
    for (const fault of FAULTS) {
      expect(fault.id).to.match(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(findFault(fault.id)).to.equal(fault);
    }
    expect(findFault('no-such-fault')).to.equal(undefined);
    expect(() => createReferenceTable({ fault: 'no-such-fault' })).to.throw('no-such-fault');
  });

  it('describes each in one sentence of each language, and nothing else', () => {
    const ids = [...FAULTS, ...HIDDEN].map(({ id }) => id).sort();
    for (const language of ['zh', 'pt', 'en']) {
      const texts = readJson<Record<string, string>>(`locales/${language}/faults.json`);
      expect(Object.keys(texts).sort(), language).to.deep.equal(ids);
      expect(new Set(Object.values(texts)).size, `${language}: a text twice`).to.equal(ids.length);
      for (const [id, text] of Object.entries(texts)) {
        expect(text, `${language} ${id}`).to.match(language === 'zh' ? /^[^。]+。$/ : /^\S.*[^.]\.$/);
      }
    }
  });

  it('names clauses of the regulation, every one among them that a table can offend', () => {
    const registry = readJson<{ clauses: { id: string; normative: boolean }[] }>(
      'regulation/data/clauses.json',
    );
    const normative = registry.clauses.filter((clause) => clause.normative).map(({ id }) => id);
    const named = new Set(FAULTS.map(({ clause }) => clause));
    expect([...named].filter((clause) => !normative.includes(clause))).to.deep.equal([]);
    const wanted = normative.filter((id) => /^art_[2-6]__/.test(id) && !OBSERVED.includes(id));
    expect(wanted).to.have.length(65);
    expect(wanted.filter((id) => !named.has(id))).to.deep.equal([]);
  });

  it('declares single readings that exist and differ from the set', () => {
    for (const { id, readings, declared } of FAULTS) {
      if (!declared) continue;
      expect(readChoice(declared), id).to.not.equal(null);
      const sets: ReadingSet[] = readings ? [readings] : ['literal', 'customary'];
      for (const set of sets) expect(readingSet(set), id).to.not.deep.include(declared);
    }
  });

  it('holds every mistake that was found in public programs', () => {
    const used = new Set(FAULTS.flatMap(({ source }) => source ?? []));
    expect([...used].sort()).to.deep.equal(Object.keys(SOURCES).sort());
  });

  it('keeps stakes on every bet', () => {
    const kept = FAULTS.filter(({ id }) => id.endsWith('-stake-kept')).flatMap(({ bets }) => bets ?? []);
    expect(new Set(kept).size).to.equal(28);
  });
});

describe('each fault', () => {
  for (const fault of FAULTS) {
    it(`${fault.id} shows`, () => {
      for (const options of settings(fault)) {
        const seen =
          (fault.bets === undefined && showsInSession(fault, options)) ||
          differences(fault, options).next().done === false ||
          showsInSession(fault, options);
        expect(seen, JSON.stringify(options)).to.equal(true);
      }
    });
  }

  it('answers in the terms of the contract, so that it is judged and not taken for a broken link', () => {
    for (const fault of FAULTS) {
      const [options = {}] = settings(fault);
      for (const [, script] of decidedSessions(options)) {
        for (const { operation, answer } of exchangesOf({ ...options, fault: fault.id }, script)) {
          readAnswer(operation, JSON.parse(answer));
        }
      }
    }
  });

  it('on particular bets touches no other bet', () => {
    for (const fault of FAULTS) {
      if (!fault.bets) continue;
      const [options = {}] = settings(fault);
      const touched = new Set<string>(differences(fault, options, LAYOUTS.slice(0, 3)));
      touched.delete('money');
      // Odds stand and fall with the bet under them.
      for (const bet of fault.bets) touched.delete(`${bet}_odds`);
      expect(
        [...touched].filter((bet) => !(fault.bets as readonly string[]).includes(bet)),
        fault.id,
      ).to.deep.equal([]);
    }
  });

  it('is told from an honest table, which shows no difference', () => {
    const options = { readings: readingSet('literal'), field_12: 'double' };
    for (const layout of LAYOUTS) {
      expect([...sights(options, layout)]).to.deep.equal(honestSights(options, layout));
      for (const { excess } of honestSights(options, layout)) expect(excess).to.equal(0);
    }
  });
});
