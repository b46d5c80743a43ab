/** Balances, the mark, the shooter, the throw and the dice. */
import { plus } from '../../../adapters/money';
import type { Point, State } from '../../../adapters/table';
import { balanceTold } from '../comparison';
import type { Performed } from '../performance';
import { A_UNIT, credit, inEachPlace, inRoll, inState, type Lie } from './lie';

export function ofBalance(player: string): Lie[] {
  return [-A_UNIT, A_UNIT].flatMap((unit) =>
    inEachPlace(
      `a balance that is a unit ${unit < 0 ? 'less' : 'more'}`,
      (draft) => {
        const told = balanceTold(draft, player);
        if (told !== null) told.balance = plus(told.balance, unit);
        return told !== null;
      },
      inState((state) => credit(state, player, unit)),
    ),
  );
}

export function ofPoint(right: number | null): Lie[] {
  const point: Point | null = right === null ? 8 : null;
  const tell = (where: { point: Point | null }) => {
    where.point = point;
    return true;
  };
  return inEachPlace('another point', inRoll(tell), inState(tell));
}

export function ofShooter({ after }: Performed, right: string): Lie[] {
  const shooter = after.players.find(({ player }) => player !== right)?.player ?? null;
  const tell = (where: { shooter: string | null }) => {
    where.shooter = shooter;
    return true;
  };
  return inEachPlace('another shooter', inRoll(tell), inState(tell));
}

export function ofThrows(): Lie[] {
  return inEachPlace(
    'another number of throws',
    inRoll((roll) => {
      roll.throwNumber += 1;
      return true;
    }),
    inState((state) => {
      state.throws += 1;
      return true;
    }),
  );
}

export function ofPhase(): Lie[] {
  const tell = inState((state) => {
    state.phase = state.phase === 'fallen' ? 'betting' : 'fallen';
    return true;
  });
  return [{ kind: 'another phase', tell }];
}

export function ofVoidThrow(reason: string | undefined): Lie[] {
  const counted: Lie = {
    kind: 'a void throw told to count',
    tell: inRoll((roll) => {
      roll.counted = true;
      delete roll.voidReason;
      return true;
    }),
  };
  const otherwise: Lie = {
    kind: 'another reason of a void throw',
    tell: inRoll((roll) => {
      roll.voidReason = roll.voidReason === 'not_rolled' ? 'undecided_lean' : 'not_rolled';
      return true;
    }),
  };
  return reason === undefined ? [counted] : [counted, otherwise];
}

export function ofCountingThrow({ before }: Performed): Lie[] {
  return [
    {
      kind: 'a throw that counts told to be void',
      tell: ({ played, after }) => {
        if (played.operation !== 'roll' || !played.answer.ok) return false;
        const { point, shooter, bets, players } = structuredClone(before);
        const { value } = played.answer;
        Object.assign(value, { counted: false, voidReason: 'not_rolled', settlements: [], point, shooter });
        Object.assign(after, { point, shooter, bets, players });
        return true;
      },
    },
  ];
}

export function ofFaces(): Lie[] {
  const tell = inRoll((roll) => {
    const [one, other] = roll.dice;
    roll.dice = [one, other === 6 ? 5 : 6];
    return true;
  });
  return [{ kind: 'another face', tell }];
}

export function ofDie(name: string): Lie[] {
  const tell = inState((state: State) => {
    const die = state.dice?.find((each) => each.die === name);
    if (die !== undefined) die.status = die.status === 'offered' ? 'withdrawn' : 'offered';
    return die !== undefined;
  });
  return [{ kind: 'another place of a die', tell }];
}
