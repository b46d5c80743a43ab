/** The compiled copy, as CI and an installation run it. */
import path from 'node:path';
import { DIST, digestOfSources, sealedDigest } from '../../packaging/contents';

let isOfTheseSources = false;

/**
 * The file of the command line in it.
 *
 * @throws where the copy is not of the present sources, so that no test tells of code that is no more
 */
export function compiledCommand(): string {
  return path.join(compiledCopy(), 'cli/craps-conformance.cjs');
}

/** Its folder. @throws as {@link compiledCommand} */
export function compiledCopy(): string {
  isOfTheseSources ||= sealedDigest() === digestOfSources();
  if (!isOfTheseSources) throw new Error('dist/ is not of the present sources: npm run build:code');
  return DIST;
}
