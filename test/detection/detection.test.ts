import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { FAULTS } from '../../adapters/reference-table/faults';
import { version } from '../../certification/version';
import { INTERFACE_LANGUAGES, OFFICIAL_LANGUAGES } from '../../locales';
import { CLAUSES } from '../../regulation';
import { featuresByClause } from '../support/features';
import { PAGES, pageOf } from './page';
import { readParts, type Parts } from './parts';
import { PLANTED, caughtIn, hasFeatures } from './planted';
import { detectionOf, type Detection } from './record';
import { DOCS, RECORD_FILE, documentsOf } from './write';

const kept = (name: string) => readFileSync(path.join(DOCS, name), 'utf8');
const AGAIN = 'npm run detection:render';

const NOTHING: Parts = {
  features: null,
  mutation: null,
  cells: null,
  exploration: null,
  'exploration-right-table': null,
};

describe('the detection report', () => {
  const detection = JSON.parse(kept(RECORD_FILE)) as Detection;

  it('is what the measured parts say, and nothing else', async () => {
    for (const [name, text] of await documentsOf(detectionOf(readParts())))
      expect(kept(name), `${name}: ${AGAIN}`).to.equal(text);
  });

  it('is about this suite, its faults and its clauses', () => {
    expect(detection.suite.version).to.equal(version());
    expect(detection.faults.map(({ id, clause }) => [id, clause])).to.deep.equal(
      FAULTS.map(({ id, clause }) => [id, clause]),
    );
    const tested = CLAUSES.filter(({ id, normative }) => normative && hasFeatures(id)).map(({ id }) => id);
    expect(detection.clauses.map(({ clause }) => clause)).to.include.members(tested);
    expect(detection.clauses.reduce((sum, { planted }) => sum + planted, 0)).to.equal(FAULTS.length);
  });

  it('says of every fault what its part says, and of no part that is not there', () => {
    const parts = readParts();
    for (const [means, part] of [
      ['features', parts.features],
      ['cells', parts.cells],
      ['sessions', parts.exploration],
    ] as const) {
      const measured = new Set(part?.faults.map(({ id }) => id));
      for (const fault of detection.faults)
        expect(fault[means] !== null, `${means}: ${fault.id}`).to.equal(measured.has(fault.id));
    }
  });

  it('invents no figure for what was not measured', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const page = pageOf(detectionOf(NOTHING), language);
      const figures = page.split('\n').filter((line) => /^\|.*\d/.test(line) && !line.includes('`'));
      // The faults that were planted, and where, are known all the same.
      for (const line of figures) expect(line).to.match(/\| \d+ +\| \D+$|^\| \D+ \| .*\d.* \|$/);
      expect(page).not.to.match(/\b0 (?:of|de)|undefined|null|NaN/);
    }
    const { rightTable, mutation, exploration, clauses } = detectionOf(NOTHING);
    expect([rightTable, mutation, exploration]).to.deep.equal([
      { features: null, cells: null, sessions: null },
      null,
      null,
    ]);
    for (const { features, cells, sessions } of clauses.filter(({ planted }) => planted > 0))
      expect([features, cells, sessions]).to.deep.equal([null, null, null]);
  });

  it('names a fault that was missed', () => {
    const [fault, ...rest] = PLANTED;
    if (fault === undefined) throw new Error('no faults');
    const faults = rest.map(({ id, clause }) => ({ id, clause, caughtIn: [...OFFICIAL_LANGUAGES] }));
    const features = {
      faults: [{ id: fault.id, clause: fault.clause, caughtIn: ['zh' as const] }, ...faults],
      rightTable: [],
    };
    const missed = detectionOf({ ...NOTHING, features });
    const record = missed.clauses.find(({ clause }) => clause === fault.clause);
    expect(record?.features).to.equal((record?.planted ?? 0) - 1);
    for (const language of INTERFACE_LANGUAGES)
      expect(pageOf(missed, language)).to.include(`\`${fault.id}\``);
  });

  it('exists in every language, each with the same tables', () => {
    const shapes = Object.values(PAGES).map((name) =>
      kept(name)
        .split('\n')
        .filter((line) => /^(?:#|\|)/.test(line))
        .map((line) => (line.startsWith('#') ? line.replace(/ .*/, '') : line.split('|').length)),
    );
    for (const shape of shapes) expect(shape).to.deep.equal(shapes[0]);
  });

  it('says of a sample of the faults what is found when they are planted again', async () => {
    const cut = featuresByClause();
    try {
      for (const { id, clause } of sample(20)) {
        const fault = PLANTED.find((each) => each.id === id);
        if (fault === undefined) throw new Error(`no fault ${id}`);
        const caught = await caughtIn(fault, cut.root);
        const recorded = readParts().features?.faults.find((each) => each.id === id);
        expect(caught, `${id}, ${clause}`).to.deep.equal(recorded?.caughtIn);
      }
    } finally {
      cut.remove();
    }
  });

  /** The same in every run, and spread over the catalogue. */
  function sample(size: number): Detection['faults'] {
    const planted = detection.faults.filter(({ features }) => features !== null);
    return Array.from(
      { length: size },
      (_, index) => planted[Math.floor(((index + 0.5) * planted.length) / size)],
    ).flatMap((fault) => fault ?? []);
  }
});
