import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { featurePaths } from '../../certification/declaration/selected-cases';
import { SUITE } from '../../checks';
import { readSuite } from '../../checks/suite';

describe('the files in which the user’s tags select a case', () => {
  const suite = readSuite(SUITE);
  const paths = (tags: string | null, languages: ('zh' | 'pt')[] = ['zh', 'pt']) =>
    featurePaths(suite, { tags, languages });

  it('are the folders of the languages where no tags are given', () => {
    expect(paths(null)).to.deep.equal(['features/zh', 'features/pt']);
    expect(paths(null, ['pt'])).to.deep.equal(['features/pt']);
  });

  it('are those of the article that a clause stands in', () => {
    expect(paths('@art_4__point_1')).to.deep.equal([
      'features/zh/article-4.feature',
      'features/pt/article-4.feature',
    ]);
    expect(paths('@art_4__point_1 or @art_6__intro', ['zh'])).to.deep.equal([
      'features/zh/article-4.feature',
      'features/zh/article-6.feature',
    ]);
  });

  it('leave none out of which a case is selected', () => {
    const left = suite.files.filter(({ uri }) => !paths('@art_5__para_4__point_1').includes(uri));
    expect(left).to.have.length(suite.files.length - 2);
    for (const { uri } of left)
      expect(readFileSync(path.join(SUITE.root, uri), 'utf8')).to.not.include('@art_5__para_4__point_1');
    expect(paths('not @art_5')).to.have.length(suite.files.length - 2);
  });

  it('are the folders, in which nothing will be found, where the tags select nothing', () => {
    expect(paths('@nothing')).to.deep.equal(['features/zh', 'features/pt']);
  });
});
