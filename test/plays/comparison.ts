/** Whether a table did what a play requires of it. */
import { sameMoney } from '../../adapters/money';
import type { Answer, Money, Settlement, State } from '../../adapters/table';
import type { Requirement } from './notation';
import type { Performed } from './performance';

type Roll = Extract<Answer<'roll'>, { ok: true }>['value'];

export function rollOf({ played }: Performed): Roll | null {
  return played.operation === 'roll' && played.answer.ok ? played.answer.value : null;
}

/** The id of the bet that a play calls by this name. */
export function idOf({ ids, move }: Performed, tag: string): string {
  const id = ids.get(tag);
  if (id === undefined) throw new Error(`no bet of this name: ${tag}, in: ${move.line}`);
  return id;
}

export function settlementOf(performed: Performed, tag: string): Settlement | undefined {
  const id = idOf(performed, tag);
  return rollOf(performed)?.settlements.find(({ bet }) => bet === id);
}

function liveBet(state: State, id: string): State['bets'][number] | undefined {
  return state.bets.find((bet) => bet.id === id);
}

function isTold(performed: Performed, tag: string, outcome: string, paid: Money, returned: Money): boolean {
  const settlement = settlementOf(performed, tag);
  return (
    settlement?.outcome === outcome &&
    sameMoney(settlement.paid, paid) &&
    sameMoney(settlement.returned, returned)
  );
}

/** Nothing was won or lost, and the bet lies there as before. */
function stays(performed: Performed, tag: string): boolean {
  const settlement = settlementOf(performed, tag);
  const id = idOf(performed, tag);
  const was = liveBet(performed.before, id);
  const is = liveBet(performed.after, id);
  const untouched =
    settlement === undefined ||
    (['stay', 'tie'].includes(settlement.outcome) &&
      sameMoney(settlement.paid, 0) &&
      sameMoney(settlement.returned, 0));
  return untouched && is !== undefined && is.amount === was?.amount && is.number === was.number;
}

function stakeBefore(performed: Performed, tag: string): Money {
  return liveBet(performed.before, idOf(performed, tag))?.amount ?? Number.NaN;
}

function isOver(performed: Performed, tag: string): boolean {
  return liveBet(performed.after, idOf(performed, tag)) === undefined;
}

/** Where an answer tells the balance of this player; null where it does not. */
export function balanceTold({ played, before }: Performed, player: string): { balance: Money } | null {
  if (!played.answer.ok) return null;
  switch (played.operation) {
    case 'bet':
    case 'join':
      return played.parameters.player === player ? played.answer.value : null;
    case 'change': {
      const bet = before.bets.find(({ id }) => id === played.parameters.bet);
      return bet?.player === player ? played.answer.value : null;
    }
    default:
      return null;
  }
}

/** The number by which a bet is decided, as the answer tells it; undefined where it does not. */
function numberTold(performed: Performed, tag: string): number | null | undefined {
  const { played } = performed;
  if (played.operation === 'bet' && played.answer.ok) return played.answer.value.bet.number;
  return settlementOf(performed, tag)?.number;
}

function isMet(requirement: Requirement, performed: Performed): boolean {
  const { after, before, played } = performed;
  const roll = rollOf(performed);
  switch (requirement.kind) {
    case 'refused':
      return (
        !played.answer.ok &&
        (requirement.codes.length === 0 || requirement.codes.includes(played.answer.refusal.code))
      );
    case 'balance': {
      const { player, amount } = requirement;
      const shown = after.players.find((each) => each.player === player);
      const told = balanceTold(performed, player) ?? shown;
      return [shown, told].every((where) => where !== undefined && sameMoney(where.balance, amount));
    }
    case 'wins': {
      const { bet, prize } = requirement;
      return requirement.stays
        ? isTold(performed, bet, 'win_stays', prize, 0) && !isOver(performed, bet)
        : isTold(performed, bet, 'win', prize, stakeBefore(performed, bet)) && isOver(performed, bet);
    }
    case 'loses':
      return isTold(performed, requirement.bet, 'lose', 0, 0) && isOver(performed, requirement.bet);
    case 'ties': {
      const { bet } = requirement;
      return isTold(performed, bet, 'tie', 0, stakeBefore(performed, bet)) && isOver(performed, bet);
    }
    case 'stays':
      return stays(performed, requirement.bet);
    case 'on': {
      const { bet, number } = requirement;
      const shown = liveBet(after, idOf(performed, bet))?.number;
      return [shown, numberTold(performed, bet) ?? shown].every((each) => each === number);
    }
    case 'holds': {
      const live = liveBet(after, idOf(performed, requirement.bet));
      return live !== undefined && sameMoney(live.amount, requirement.stake);
    }
    case 'live': {
      const ids = requirement.bets.map((tag) => idOf(performed, tag)).sort();
      return JSON.stringify(ids) === JSON.stringify(after.bets.map(({ id }) => id).sort());
    }
    case 'point':
      return after.point === requirement.point && (roll === null || roll.point === requirement.point);
    case 'shooter':
      return after.shooter === requirement.player && (roll === null || roll.shooter === requirement.player);
    case 'throws':
      return [after.throws, roll?.throwNumber ?? after.throws].every((each) => each === requirement.count);
    case 'phase':
      return after.phase === requirement.phase;
    case 'void':
      return (
        roll?.counted === false &&
        (requirement.reason === undefined || roll.voidReason === requirement.reason) &&
        sameButForTheThrow(before, after)
      );
    case 'counts':
      return roll?.counted === true;
    case 'faces':
      return JSON.stringify(roll?.dice) === JSON.stringify(requirement.dice);
    case 'returned':
      return (
        played.operation === 'change' &&
        played.answer.ok &&
        sameMoney(played.answer.value.returned, requirement.amount)
      );
    case 'die':
      return after.dice?.find(({ die }) => die === requirement.die)?.status === requirement.status;
  }
}

/** A void throw has a number, and a die may have left the layout. */
function sameButForTheThrow(before: State, after: State): boolean {
  const core = ({ throws: _throws, dice: _dice, ...rest }: State) => JSON.stringify(rest);
  return core(before) === core(after) && after.throws === before.throws + 1;
}

function isRefused({ requirements }: Performed['move']): boolean {
  return requirements.some(({ kind }) => kind === 'refused');
}

/** What goes without saying: what is not refused is done, what is refused changes nothing, a throw counts unless void. */
function unsaid(performed: Performed): string[] {
  const { move, played, before, after } = performed;
  if (move.request.operation === 'settle' && move.request.again) return [];
  if (isRefused(move))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : ['the refusal changes nothing'];
  if (!played.answer.ok) return [`it is done, and not refused (${played.answer.refusal.code})`];
  const roll = rollOf(performed);
  const isVoid = move.requirements.some(({ kind }) => kind === 'void');
  return roll !== null && !isVoid && !roll.counted ? ['the throw counts'] : [];
}

/** What a play requires and the table did not do, in the words of the play. */
export function differences(performed: Performed): string[] {
  const unmet = performed.move.requirements.filter((requirement) => !isMet(requirement, performed));
  return [...unsaid(performed), ...unmet.map((requirement) => JSON.stringify(requirement))].map(
    (what) => `${performed.move.line}: ${what}`,
  );
}
