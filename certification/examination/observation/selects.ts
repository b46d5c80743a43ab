import { parse } from '@cucumber/tag-expressions';
import type { Pickle } from '@cucumber/messages';

/** Which pickles a tag expression takes; an empty one takes every one. */
export function selects(expression: string): (pickle: Pick<Pickle, 'tags'>) => boolean {
  if (expression.trim() === '') return () => true;
  const node = parse(expression);
  return ({ tags }) => node.evaluate(tags.map(({ name }) => name));
}
