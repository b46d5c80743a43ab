import { expect } from 'chai';
import { assess } from '../../certification/inspection/assessment';
import { OBSERVED_CLAUSES, WATCHED_CLAUSES } from '../../certification/inspection/schema';
import { INTERFACE_LANGUAGES, translator } from '../../locales';
import { CLAUSES, articleOf } from '../../regulation';
import type { Judgement } from '../../steps/inspection/judgements';
import {
  crossingLinesAreEqual,
  diametersAreEqual,
  oneFaceHas,
  oppositeFacesTotal,
  volumesAreEqual,
  weightsAreEqual,
} from '../../steps/inspection/judgements';
import type { InspectionRecord } from '../../steps/inspection/record';
import { changed, DEFECTS, goodRecord, MIS_SPOTTED, withDie } from './records';

const texts = translator('en', 'inspection');

function offended(record: InspectionRecord): string[] {
  return assess(record, texts)
    .filter(({ status }) => status === 'does_not_conform')
    .map(({ clause }) => clause);
}

describe('an inspection record', () => {
  it('is judged on every clause of Article 1 that prescribes something, and on those that are watched', () => {
    const judged = assess(goodRecord(), texts).map(({ clause }) => clause);
    expect(judged).to.deep.equal(
      CLAUSES.filter(
        ({ id, normative }) => normative && ((articleOf(id) ?? 0) === 1 || OBSERVED_CLAUSES.includes(id)),
      ).map(({ id }) => id),
    );
    expect(OBSERVED_CLAUSES).to.include.members([...WATCHED_CLAUSES]);
  });

  it('conforms where everything is as it should be', () => {
    expect(offended(goodRecord())).to.deep.equal([]);
    expect(assess(goodRecord(), texts).every(({ status }) => status === 'conforms')).to.equal(true);
    expect(offended(changed(({ dice }) => dice.splice(4)))).to.deep.equal([]);
  });

  for (const [title, record, clauses] of DEFECTS) {
    it(`offends ${clauses.join(', ')} with ${title}`, () => {
      expect(offended(record())).to.deep.equal(clauses);
    });
  }

  it('tells a mis-spotted die by its faces, although opposite ones total seven', () => {
    const record = withDie({ faces: MIS_SPOTTED });
    expect(oppositeFacesTotal(7)(record, texts).met).to.equal(true);
    const met = [1, 2, 3, 4, 5, 6].map((pips) => oneFaceHas(pips)(record, texts).met);
    expect(met).to.deep.equal([false, false, true, true, false, false]);
    const { found } = oneFaceHas(1)(record, texts);
    expect(found).to.include('A5').and.to.include('2, 5, 2, 5, 3, 4').and.not.to.include('A1');
  });

  describe('compares within the tolerance and not beyond', () => {
    const lines = (longest: string) =>
      withDie({ crossingLines: [...Array.from({ length: 11 }, () => '26.94 mm'), longest] });

    it('crossing lines of one die', () => {
      expect(crossingLinesAreEqual(lines('26.99 mm'), texts).met).to.equal(true);
      expect(crossingLinesAreEqual(lines('26.991 mm'), texts).met).to.equal(false);
    });

    it('and not those of different dice: 1(2)(1) speaks of each', () => {
      const other = withDie({ crossingLines: Array.from({ length: 12 }, () => '30 mm') });
      expect(crossingLinesAreEqual(other, texts).met).to.equal(true);
    });

    it('space diagonals, where the record reads the text so', () => {
      const read = (last: string) =>
        changed((record) => {
          record.readings.crossingLines = 'spaceDiagonals';
          for (const die of record.dice) die.crossingLines = ['33 mm', '33 mm', '33 mm', last];
        });
      expect(crossingLinesAreEqual(read('33.05 mm'), texts).met).to.equal(true);
      expect(crossingLinesAreEqual(read('33.06 mm'), texts).met).to.equal(false);
      expect(crossingLinesAreEqual(read('33 mm'), texts).required).to.include('4 diagonals of the solid');
    });

    it('pips, faces or both, as the record reads “diameter”', () => {
      const unequal = { pipDiameters: [...Array.from({ length: 5 }, () => '4 mm'), '5 mm'] };
      const flat = { edges: ['19.05 mm', '19.05 mm', '19.20 mm'] };
      const met = (die: Parameters<typeof withDie>[0]) =>
        (['pips', 'faces', 'pipsAndFaces'] as const).map((diameter) => {
          const record = withDie(die);
          record.readings.diameter = diameter;
          return diametersAreEqual(record, texts).met;
        });
      expect(met({})).to.deep.equal([true, true, true]);
      expect(met(unequal)).to.deep.equal([false, true, false]);
      expect(met(flat)).to.deep.equal([true, false, false]);
    });

    it('volumes and weights of the dice with one another', () => {
      const volume = (tolerance: string) =>
        changed(({ measurements }) => (measurements.volume.tolerance = tolerance));
      expect(volumesAreEqual(volume('7.25805 mm³'), texts).met).to.equal(true);
      expect(volumesAreEqual(volume('7.25804 mm³'), texts).met).to.equal(false);
      expect(weightsAreEqual(withDie({ weight: '8.56 g' }), texts).met).to.equal(true);
      expect(weightsAreEqual(withDie({ weight: '8.561 g' }), texts).met).to.equal(false);
      expect(weightsAreEqual(withDie({ weight: '8560 mg' }), texts).met).to.equal(true);
    });

    it('and names the tolerance, its source and what was measured', () => {
      const { required, found } = weightsAreEqual(goodRecord(), texts);
      expect(required).to.include('0.05 g').and.to.include('LP-07');
      expect(found).to.include('difference 0.02 g');
      expect(volumesAreEqual(goodRecord(), texts).found).to.include('6913.292625 mm³');
    });
  });

  it('waits where a clause that only a person can watch was not watched', () => {
    const pending = (record: InspectionRecord) =>
      assess(record, texts)
        .filter(({ status }) => status === 'inspection_pending')
        .map(({ clause }) => clause);
    expect(pending(changed((record) => (record.observations = [])))).to.deep.equal(WATCHED_CLAUSES);
    const without = changed((record) => {
      record.observations = record.observations.filter(({ clause }) => clause !== 'art_2__para_5');
    });
    expect(pending(without)).to.deep.equal(['art_2__para_5']);
  });

  it('offends a clause that anybody saw not being kept', () => {
    const record = changed(({ observations }) =>
      observations.push({
        clause: 'art_2__para_4',
        observed: 'no',
        by: 'B',
        notes: 'one die after the other',
      }),
    );
    expect(offended(record)).to.deep.equal(['art_2__para_4']);
    const judged = assess(record, texts).find(({ clause }) => clause === 'art_2__para_4');
    expect(judged?.judgements[0]?.found).to.include('one die after the other');
  });

  it('has its sentences in every language', () => {
    for (const [title, record] of [['good', goodRecord] as const, ...DEFECTS]) {
      const [first, ...others] = INTERFACE_LANGUAGES.map((language) =>
        assess(record(), translator(language, 'inspection')).flatMap(({ judgements }) => judgements),
      );
      for (const other of others) {
        expect(
          other.map(({ met }) => met),
          title,
        ).to.deep.equal(first?.map(({ met }) => met));
        const same = (one: Judgement, index: number) => one.required === other[index]?.required;
        expect(first?.some(same), title).to.equal(false);
      }
    }
  });
});
