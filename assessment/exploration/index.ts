/** Sessions that nobody has written down: random, judged by the model, and shortened to what shows a mistake. */
export type { Action, ActionKind } from './action';
export { ANY_DICE } from './request';
export { explore, replay, type Exploration, type ExplorationOptions, type Finding } from './explore';
export { keyOf, type Course } from './session';
