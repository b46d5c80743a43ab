import { expect } from 'chai';
import { clause } from '../../regulation';
import { differences } from './comparison';
import { playsByFile } from './files';
import { findings } from './judged';
import { perform, shown } from './performance';

const files = playsByFile();

describe('the plays worked out by hand', () => {
  for (const [file, plays] of files) {
    describe(file, () => {
      for (const play of plays) {
        it(play.id, () => {
          const performance = perform(play);
          const { opening, moves } = performance;
          expect(moves.flatMap(differences)).to.deep.equal([]);
          expect(findings(performance, [], [...opening, ...moves.flatMap(shown)])).to.deep.equal([]);
        });
      }
    });
  }

  it('are more than three hundred, each by its own name and by clauses that exist', () => {
    const all = [...files.values()].flat();
    expect(all.length).to.be.at.least(300);
    expect(new Set(all.map(({ id }) => id)).size).to.equal(all.length);
    for (const { law } of all) for (const id of law) clause(id);
  });
});
