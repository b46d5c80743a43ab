import { expect } from 'chai';
import { CLAUSES, DataError, META, UnknownClauseError, portugueseLabel } from '../../regulation';
import { readRegistry } from '../../regulation/clauses';
import document from '../../regulation/data/clauses.json';

type Provenance = 'working' | 'official';

function registry(provenanceOf: (index: number) => unknown) {
  const clauses = document.clauses.map((record, index) => ({ ...record, provenancePt: provenanceOf(index) }));
  return readRegistry({ ...document, clauses });
}

describe('the provenance of the Portuguese text', () => {
  it('is said of every clause', () => {
    for (const { id, provenancePt } of CLAUSES) {
      expect(provenancePt, id).to.be.oneOf(['working', 'official']);
      const label = provenancePt === 'working' ? META.portuguese.workingLabel.zh : null;
      expect(portugueseLabel(id, 'zh'), id).to.equal(label);
    }
    expect(() => portugueseLabel('art_9__num', 'pt')).to.throw(UnknownClauseError);
  });

  it('is official as a whole only where it is of every clause', () => {
    const status = (of: (index: number) => Provenance) => registry(of).meta.portuguese.status;
    expect(status(() => 'working')).to.equal('working');
    expect(status((index) => (index === 0 ? 'working' : 'official'))).to.equal('working');
    expect(status(() => 'official')).to.equal('official');
  });

  it('is put into words as a whole, and beside a clause', () => {
    const described = (of: (index: number) => Provenance) => {
      const { label, workingLabel, note } = registry(of).meta.portuguese;
      expect(workingLabel.pt).to.equal('tradução de trabalho, não oficial');
      expect(note.pt).to.match(/Boletim Oficial n\.º 10\/2010/);
      return label.pt;
    };
    expect(described(() => 'working')).to.equal('tradução de trabalho, não oficial');
    expect(described((index) => (index === 0 ? 'working' : 'official'))).to.equal(
      'em parte tradução de trabalho, não oficial',
    );
    expect(described(() => 'official')).to.equal('texto oficial');
  });

  it('cannot be anything else, nor left out', () => {
    for (const value of ['translated', '', undefined]) {
      expect(() => registry((index) => (index === 3 ? value : 'working')), String(value)).to.throw(
        DataError,
        'clauses.json.clauses[3].provenancePt',
      );
    }
  });
});
