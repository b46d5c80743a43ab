/** What becomes of a bet on a throw, and what lies on the table. */
import { minus, plus } from '../../../adapters/money';
import type { Money, Point, Settlement } from '../../../adapters/table';
import { idOf, rollOf } from '../comparison';
import { clauseOf, type Part } from '../law/of-bets';
import type { Performed } from '../performance';
import { A_UNIT, credit, inAnswer, inEachPlace, inRoll, inState, type Lie } from './lie';

type Fate = Pick<Settlement, 'outcome' | 'paid' | 'returned'>;

const LOST: Fate = { outcome: 'lose', paid: 0, returned: 0 };
const STAYING: Fate = { outcome: 'stay', paid: 0, returned: 0 };

function stakeOf({ before, ...performed }: Performed, tag: string): Money {
  const id = idOf({ before, ...performed }, tag);
  return before.bets.find((bet) => bet.id === id)?.amount ?? 0;
}

/** The clause of the bet that is not kept. */
function requiredBy(performed: Performed, tag: string, part: Part): { clause?: string } {
  const id = idOf(performed, tag);
  const bet = performed.before.bets.find((each) => each.id === id);
  const roll = rollOf(performed);
  if (bet === undefined || roll === null) return {};
  const { multi_roll_on_come_out: comeOut } = performed.readings;
  const isOff = comeOut === 'off' && performed.before.point === null;
  return { clause: clauseOf(part, bet, { total: roll.dice[0] + roll.dice[1], isOff }) };
}

/** Another fate of one bet, with the balance and the bets as they would then be. */
function settled(performed: Performed, tag: string, kind: string, fate: Fate, part: Part = 'outcome'): Lie {
  const id = idOf(performed, tag);
  const bet = performed.before.bets.find((each) => each.id === id);
  return {
    kind,
    ...requiredBy(performed, tag, part),
    tell: ({ played, after }) => {
      if (bet === undefined || played.operation !== 'roll' || !played.answer.ok) return false;
      const { settlements } = played.answer.value;
      const was = settlements.find((each) => each.bet === id);
      const others = settlements.filter((each) => each.bet !== id);
      played.answer.value.settlements = [...others, { bet: id, player: bet.player, ...fate }];
      const gained = plus(fate.paid, fate.returned);
      credit(after, bet.player, minus(gained, was === undefined ? 0 : plus(was.paid, was.returned)));
      after.bets = after.bets.filter((each) => each.id !== id);
      if (['stay', 'win_stays'].includes(fate.outcome)) after.bets.push(structuredClone(bet));
      return true;
    },
  };
}

function passedOver(performed: Performed, tag: string): Lie {
  const id = idOf(performed, tag);
  const tell = inRoll((roll) => {
    const { length } = roll.settlements;
    roll.settlements = roll.settlements.filter(({ bet }) => bet !== id);
    return roll.settlements.length < length;
  });
  return { kind: 'passed over', ...requiredBy(performed, tag, 'outcome'), tell };
}

export function ofWin(performed: Performed, tag: string, prize: Money, stays: boolean): Lie[] {
  const stake = stakeOf(performed, tag);
  const right: Fate = stays
    ? { outcome: 'win_stays', paid: prize, returned: 0 }
    : { outcome: 'win', paid: prize, returned: stake };
  const wrong = (kind: string, fate: Partial<Fate>, part: Part = 'outcome') =>
    settled(performed, tag, kind, { ...right, ...fate }, part);
  return [
    wrong('a prize that is a unit more', { paid: plus(prize, A_UNIT) }, 'prize'),
    wrong('a prize that is a unit less', { paid: minus(prize, A_UNIT) }, 'prize'),
    wrong('a win told as lost', LOST),
    wrong('a win told as tied', { outcome: 'tie', paid: 0, returned: stake }),
    passedOver(performed, tag),
    ...(stays ? [] : [wrong('a stake that does not come back', { returned: 0 }, 'stake')]),
    stays
      ? wrong('a winning bet that comes down', { outcome: 'win', returned: stake })
      : wrong('a winning bet that stays up', { outcome: 'win_stays', returned: 0 }),
  ];
}

export function ofLoss(performed: Performed, tag: string): Lie[] {
  const stake = stakeOf(performed, tag);
  return [
    settled(performed, tag, 'a loss told as won', { outcome: 'win', paid: stake, returned: stake }),
    settled(performed, tag, 'a loss told as tied', { outcome: 'tie', paid: 0, returned: stake }),
    settled(performed, tag, 'a lost bet that stays', STAYING),
    passedOver(performed, tag),
  ];
}

export function ofTie(performed: Performed, tag: string): Lie[] {
  const stake = stakeOf(performed, tag);
  return [
    settled(performed, tag, 'a tie told as lost', LOST),
    settled(performed, tag, 'a tie told as won', { outcome: 'win', paid: stake, returned: stake }),
    settled(performed, tag, 'a tied bet that stays', STAYING),
  ];
}

export function ofStaying(performed: Performed, tag: string): Lie[] {
  const stake = stakeOf(performed, tag);
  return [
    settled(performed, tag, 'a bet that stays told as lost', LOST),
    settled(performed, tag, 'a bet that stays told as won', { outcome: 'win', paid: stake, returned: stake }),
    settled(performed, tag, 'a bet that stays told as tied', { outcome: 'tie', paid: 0, returned: stake }),
  ];
}

export function ofNumber(performed: Performed, tag: string, right: number): Lie[] {
  const id = idOf(performed, tag);
  const number: Point = right === 9 ? 10 : 9;
  return inEachPlace(
    'another number',
    inAnswer((played) => {
      if (!played.answer.ok) return false;
      if (played.operation === 'bet') {
        played.answer.value.bet.number = number;
        return true;
      }
      if (played.operation !== 'roll') return false;
      const settlement = played.answer.value.settlements.find(({ bet }) => bet === id);
      if (settlement !== undefined) settlement.number = number;
      return settlement !== undefined;
    }),
    inState((state) => {
      const bet = state.bets.find((each) => each.id === id);
      if (bet !== undefined) bet.number = number;
      return bet !== undefined;
    }),
  );
}

export function ofStake(performed: Performed, tag: string): Lie[] {
  const id = idOf(performed, tag);
  const tell = inState((state) => {
    const bet = state.bets.find((each) => each.id === id);
    if (bet !== undefined) bet.amount -= A_UNIT;
    return bet !== undefined;
  });
  return [{ kind: 'a stake that is a unit less', tell }];
}

export function ofLiveBets(): Lie[] {
  return [
    { kind: 'a bet that has vanished', tell: inState((state) => state.bets.shift() !== undefined) },
    {
      kind: 'a bet that nobody made',
      tell: inState((state) => {
        const player = state.players[0]?.player ?? '';
        state.bets.push({ id: 'nobodys', player, bet: 'field', amount: 1_000, number: null });
        return true;
      }),
    },
  ];
}

export function ofWhatIsGivenBack({ before }: Performed): Lie[] {
  return [-A_UNIT, A_UNIT].map((unit) => ({
    kind: `a unit ${unit < 0 ? 'less' : 'more'} given back`,
    tell: ({ played, after }) => {
      if (played.operation !== 'change' || !played.answer.ok) return false;
      const bet = before.bets.find(({ id }) => id === played.parameters.bet);
      const { value } = played.answer;
      value.returned = plus(value.returned, unit);
      value.balance = plus(value.balance, unit);
      return bet !== undefined && credit(after, bet.player, unit);
    },
  }));
}
