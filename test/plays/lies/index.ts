/**
 * What another table would have told: for each thing that a play requires, records in which the table did otherwise, with
 * the money and the bets as they would then be. The lie stands in the answer, in what the table shows afterwards, or in
 * both.
 */
import type { Requirement } from '../notation';
import type { Performed } from '../performance';
import type { Lie } from './lie';
import * as bets from './of-bets';
import { refused, TAKEN } from './of-requests';
import * as table from './of-the-table';

export interface LyingMove {
  readonly kind: string;
  readonly clause?: string;
  readonly performed: Performed;
}

function liesAbout(requirement: Requirement, performed: Performed): Lie[] {
  switch (requirement.kind) {
    case 'refused':
      return [TAKEN];
    case 'balance':
      return table.ofBalance(requirement.player);
    case 'wins':
      return bets.ofWin(performed, requirement.bet, requirement.prize, requirement.stays);
    case 'loses':
      return bets.ofLoss(performed, requirement.bet);
    case 'ties':
      return bets.ofTie(performed, requirement.bet);
    case 'stays':
      return bets.ofStaying(performed, requirement.bet);
    case 'on':
      return bets.ofNumber(performed, requirement.bet, requirement.number);
    case 'holds':
      return bets.ofStake(performed, requirement.bet);
    case 'live':
      return bets.ofLiveBets();
    case 'point':
      return table.ofPoint(requirement.point);
    case 'shooter':
      return table.ofShooter(performed, requirement.player);
    case 'throws':
      return table.ofThrows();
    case 'phase':
      return table.ofPhase();
    case 'void':
      return table.ofVoidThrow(requirement.reason);
    case 'counts':
      return table.ofCountingThrow(performed);
    case 'faces':
      return table.ofFaces();
    case 'returned':
      return bets.ofWhatIsGivenBack(performed);
    case 'die':
      return table.ofDie(requirement.die);
  }
}

/** What is asked: a throw of chosen dice may be refused for other reasons than a throw of any two. */
function asked({ request }: Performed['move']): string {
  const chosen = request.operation === 'roll' && request.parameters.throw?.chosen !== undefined;
  return chosen ? 'roll of chosen dice' : request.operation;
}

/** All that can be told otherwise of one move. */
export function lyingMoves(performed: Performed): LyingMove[] {
  const { requirements, request } = performed.move;
  const mustBeTaken =
    requirements.every(({ kind }) => kind !== 'refused') &&
    !(request.operation === 'settle' && request.again);
  const lies = [
    ...requirements.flatMap((requirement) => liesAbout(requirement, performed)),
    ...(mustBeTaken ? refused(performed) : []),
  ];
  return lies.flatMap(({ kind, clause, tell }) => {
    const draft = {
      ...performed,
      played: structuredClone(performed.played),
      after: structuredClone(performed.after),
    };
    const told = { kind: `${asked(performed.move)}: ${kind}`, performed: draft };
    return tell(draft) ? [clause === undefined ? told : { ...told, clause }] : [];
  });
}
