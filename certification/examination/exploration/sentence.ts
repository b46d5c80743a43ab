/** The sentences that a scenario is made of, before they are put into words. */
import type { Money } from '../../../adapters/money';
import type { Landing } from '../../../adapters/table';
import type { BetId } from '../../../regulation';
import type { Person } from './names';

/** What a session is told by; each is a phrase of `steps/`, under the same name in the texts of `explore`. */
export type Phrase =
  | 'sits'
  | 'bets'
  | 'adds'
  | 'addsOnNumber'
  | 'triesToBet'
  | 'triesNoAmount'
  | 'triesToAdd'
  | 'triesToAddToAnother'
  | 'triesToTakeDown'
  | 'triesToRaise'
  | 'dice'
  | 'diceLand'
  | 'throws'
  | 'throwsAndLand'
  | 'oneLeans'
  | 'bothLean'
  | 'held'
  | 'settled'
  | 'settledAgain'
  | 'impossible'
  | 'threeDice'
  | 'triesToThrow'
  | 'chooses'
  | 'choosesOneOutside'
  | 'choosesBothOutside'
  | 'triesToThrowDice'
  | 'waives'
  | 'triesToWaive'
  | 'inspectedMeets'
  | 'inspectedFails'
  | 'refused'
  | 'accepted'
  | 'unchanged'
  | 'outcome'
  | 'outcomeOnNumber'
  | 'travels'
  | 'over'
  | 'onTable'
  | 'prize'
  | 'stakeReturned'
  | 'balance'
  | 'point'
  | 'noPoint'
  | 'turn'
  | 'valid'
  | 'void'
  | 'countsAs'
  | 'fourOrFive'
  | 'dieAwaitsInspection';

export interface SentenceValues {
  readonly player?: Person;
  readonly owner?: Person;
  readonly bet?: BetId;
  /** In minor units. */
  readonly amount?: Money;
  readonly landing?: Landing;
  readonly outcome?: 'win' | 'win_stays' | 'lose' | 'tie' | 'stay';
  /** Faces, places and numbers, in the order of the phrase. */
  readonly numbers?: readonly number[];
  readonly text?: string;
}

export interface Sentence {
  readonly role: 'given' | 'when' | 'then';
  readonly phrase: Phrase;
  readonly values: SentenceValues;
}

/** What no phrase says; a key under `unsaid` in the texts of `explore`. */
export type Unsaid =
  | 'ambiguousBet'
  | 'betOfLater'
  | 'authorisedItem'
  | 'authorisedPrize'
  | 'lowering'
  | 'landing'
  | 'request'
  | 'requirement'
  | 'tooManyPlayers';

export class UnsaidError extends Error {
  constructor(readonly unsaid: Unsaid) {
    super(unsaid);
    this.name = 'UnsaidError';
  }
}
