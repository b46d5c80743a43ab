import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Problem } from '../../checks';
import { suite } from '../checks/mini-suite';
import { run, temporaryFolder } from './console';

describe('check', () => {
  it('ends with 0 on the product’s own features', async () => {
    const { code, out, err } = await run(['check', '--ui', 'pt']);
    expect([code, err]).to.deep.equal([0, '']);
    expect(out).to.include('Nenhum problema detectado');
  });

  it('ends with 2 on a problem and prints its place first', async () => {
    const { code, out } = await run(['check', '--ui', 'zh'], {
      suite: suite({ pt: [['uma aposta de 60', 'uma aposta de 90']] }),
    });
    expect(code).to.equal(2);
    expect(out).to.match(/^features\/pt\/article-5\.feature:\d+:\d+: \[兩文一致\] /m);
  });

  it('gives the same as JSON', async () => {
    const location = suite({ zh: [['3點、4點', '3點、5點']] });
    const { code, out } = await run(['check', '--json'], { suite: location });
    expect(code).to.equal(2);
    const { problems } = JSON.parse(out) as { problems: Problem[] };
    const quote = problems.find(({ check }) => check === 'quotes');
    expect(quote).to.include({ file: 'features/zh/article-5.feature' });
    expect(quote?.difference?.actual).to.include('5點、9點');
  });

  it('says that step definitions cannot be loaded, without a stack trace', async () => {
    const root = temporaryFolder();
    mkdirSync(path.join(root, 'steps'));
    writeFileSync(path.join(root, 'steps', 'broken.js'), 'throw new Error("half a step");');
    const { code, out, err } = await run(['check'], { suite: { root, support: ['steps/*.js'] } });
    expect([code, out]).to.deep.equal([2, '']);
    expect(err).to.include('half a step');
    expect(err).not.to.match(/^\s+at /m);
  });
});
