import { expect } from 'chai';
import { Judge } from '../../assessment';
import { clause } from '../../regulation';
import { differences } from './comparison';
import { playsByFile } from './files';
import { perform, shown } from './performance';

const files = playsByFile();

describe('the plays worked out by hand', () => {
  for (const [file, plays] of files) {
    describe(file, () => {
      for (const play of plays) {
        it(play.id, () => {
          const { terms, opening, moves } = perform(play);
          expect(moves.flatMap(differences)).to.deep.equal([]);
          const judge = new Judge(terms);
          const judged = [...opening, ...moves.flatMap(shown)].flatMap((played) => judge.observe(played));
          const against = judged.filter(({ result }) => result === 'fails');
          expect(against).to.deep.equal([]);
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
