/** What a table tells of itself: its state, its journal and its sessions. */
import { plus, type Money } from '../../../money';
import { isOperationEvent, type LogEvent, type RollResult, type State } from '../../../table';
import { byRules, telling, type HiddenFault } from './fault';

interface Log {
  readonly events: readonly LogEvent[];
}

function doubled(value: unknown): unknown {
  const { settlements, ...result } = value as RollResult;
  const twice = (paid: Money) => plus(paid, paid);
  return { ...result, settlements: settlements.map((each) => ({ ...each, paid: twice(each.paid) })) };
}

/** The same story in the journal. */
function countedOn(event: LogEvent, before: number): LogEvent {
  if (!isOperationEvent(event)) return event;
  const { operation, value } = event;
  if (operation === 'open' || (operation === 'dice' && value !== undefined)) {
    const state = value as State;
    return { ...event, value: { ...state, throws: state.throws + before } };
  }
  if (operation !== 'roll' || value === undefined) return event;
  const result = value as RollResult;
  return { ...event, value: { ...result, throwNumber: result.throwNumber + before } };
}

export const TOLD: readonly HiddenFault[] = [
  {
    id: 'journal-doubles-prizes',
    shows: { rule: 'journal' },
    ...telling('log', (log: Log) => ({
      ...log,
      events: log.events.map((event) =>
        isOperationEvent(event) && event.operation === 'roll' && event.value !== undefined
          ? { ...event, value: doubled(event.value) }
          : event,
      ),
    })),
  },
  {
    id: 'journal-leaves-out-refusals',
    shows: { rule: 'journal' },
    ...telling('log', (log: Log) => ({
      ...log,
      events: log.events.filter((event) => !isOperationEvent(event) || event.refusal === undefined),
    })),
  },
  {
    id: 'state-shows-another-seat',
    shows: { rule: 'state' },
    ...telling('state', (state: State) => ({
      ...state,
      players: state.players.map((player) => ({ ...player, seat: player.seat + 1 })),
    })),
  },
  {
    id: 'state-shows-another-count-of-throws',
    shows: { rule: 'state' },
    ...telling('state', (state: State) => ({ ...state, throws: state.throws * 2 })),
  },
  {
    id: 'throws-counted-on-from-session-to-session',
    shows: { rule: 'cleanTable' },
    plant: () => {
      let before = 0;
      let thrown = 0;
      const further = (state: State) => ({ ...state, throws: state.throws + before });
      const { around: opened } = telling('open', (state: State) => {
        before += thrown;
        thrown = 0;
        return further(state);
      }).plant();
      const { around: shown } = telling('state', further).plant();
      const { around: between } = telling('dice', further).plant();
      const { around: rolled } = telling('roll', (result: RollResult) => {
        thrown = result.throwNumber;
        return { ...result, throwNumber: result.throwNumber + before };
      }).plant();
      const { around: logged } = telling('log', (log: Log) => ({
        ...log,
        events: log.events.map((event) => countedOn(event, before)),
      })).plant();
      const arounds = [opened, shown, between, rolled, logged].filter((each) => each !== undefined);
      return { around: (table) => arounds.reduce((made, around) => around(made), table) };
    },
  },
  {
    id: 'second-join-credited-twice',
    shows: { rule: 'joins' },
    ...byRules((honest) => ({
      seatPlayer: (session, seat, arrival) => {
        const again = session.players.has(arrival.player);
        const player = honest.seatPlayer(session, seat, arrival);
        if (!again) return player;
        const told = { ...player };
        player.balance = plus(player.balance, arrival.buyIn);
        return told;
      },
    })),
  },
];
