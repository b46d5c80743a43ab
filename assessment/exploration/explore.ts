/** Sessions at random against a table and against the model of the regulation, and the shortest that shows each mistake. */
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { TableFault } from '../../adapters/table';
import { BETS, bet as betRecord } from '../../regulation';
import type { Played } from '../judge';
import type { Judgement } from '../judgement';
import type { Action, ActionKind } from './action';
import { actions as actionsFor, crowds, pairsOf } from './arbitrary';
import { LANDINGS } from './landings';
import { ANY_DICE } from './request';
import { Disagreement, Session, type Course } from './session';

export interface ExplorationOptions {
  readonly seed: number;
  /** How many sessions. */
  readonly runs: number;
  /** The most actions of a session. */
  readonly actions: number;
  /** After so many distinct disagreements the exploration ends. */
  readonly findings: number;
  /** No session begins after that time; milliseconds since the epoch. */
  readonly deadline?: number | undefined;
  readonly onSession?: (sessions: number) => Promise<void> | void;
  readonly onFinding?: (finding: Finding) => Promise<void> | void;
  /** Asked between two sessions. */
  readonly interrupted?: () => boolean;
}

/** One disagreement between a table and the regulation, as the shortest session shows it. */
export interface Finding {
  readonly key: string;
  readonly judgement: Judgement;
  /** In which session it was found, from 1. */
  readonly session: number;
  /** So many actions had that session, before it was shortened. */
  readonly found: number;
  /** How many players come. */
  readonly crowd: number;
  readonly actions: readonly Action[];
  readonly played: readonly Played[];
}

export interface Exploration {
  /** Sessions that were played, those for shortening left out. */
  readonly sessions: number;
  /** Those for shortening. */
  readonly shortenings: number;
  readonly findings: readonly Finding[];
  /** The link or the harness failed: what was found before stands. */
  readonly fault: TableFault | null;
  readonly ended: 'runs' | 'findings' | 'deadline' | 'interrupted' | 'fault';
}

/** Removing two at once is tried where so many actions are left at most. */
const FEW = 14;
const THROWS: readonly ActionKind[] = ['roll', 'tryToRoll', 'choose'];
/** Nothing more is tried where no more are left. */
const SHORT = 5;
const PAIR_OF_EACH_TOTAL = Array.from({ length: 11 }, (_, index) => pairsOf(index + 2)[0] ?? ANY_DICE);

/** @throws whatever is no fault of the link and no disagreement: a defect */
export async function explore(course: Course, options: ExplorationOptions): Promise<Exploration> {
  return new Explorer(course, options).explore();
}

/** Carries out a session that was found before. */
export async function replay(
  course: Course,
  finding: Pick<Finding, 'key' | 'crowd' | 'actions'>,
): Promise<Session | null> {
  const session = new Session(course, finding.crowd, (key) => key === finding.key);
  try {
    await session.begin();
    for (const action of finding.actions) if (session.allows(action)) await session.carryOut(action);
    return null;
  } catch (error) {
    if (error instanceof Disagreement) return session;
    throw error;
  }
}

type Shown = Pick<Finding, 'key' | 'judgement' | 'crowd' | 'actions' | 'played'>;

class Explorer {
  private readonly findings: Finding[] = [];
  private sessions = 0;
  private shortenings = 0;

  constructor(
    private readonly course: Course,
    private readonly options: ExplorationOptions,
  ) {}

  async explore(): Promise<Exploration> {
    const { runs, findings, onSession, onFinding, deadline = Infinity, interrupted } = this.options;
    let ended: Exploration['ended'] = 'runs';
    let fault: TableFault | null = null;
    try {
      while (this.sessions < runs) {
        if (interrupted?.() === true) ended = 'interrupted';
        else if (Date.now() >= deadline) ended = 'deadline';
        if (ended !== 'runs') break;
        const found = await this.one();
        await onSession?.(this.sessions);
        if (found === null) continue;
        this.findings.push(found);
        await onFinding?.(found);
        if (this.findings.length >= findings) {
          ended = 'findings';
          break;
        }
      }
    } catch (error) {
      if (!(error instanceof TableFault)) throw error;
      [ended, fault] = ['fault', error];
    }
    const { sessions, shortenings } = this;
    return { sessions, shortenings, findings: this.findings, fault, ended };
  }

  /** The session of the seed and of its place, and where it ends in a new disagreement the shortest that does too. */
  private async one(): Promise<Finding | null> {
    const { seed, actions: most, deadline = Infinity } = this.options;
    const known = new Set(this.findings.map(({ key }) => key));
    let first: Shown | null = null;
    let shortest: Shown | null = null;
    let fault: TableFault | null = null;
    this.sessions += 1;
    const session = this.sessions;
    const commands = fc.noBias(
      fc.commands([actionsFor(this.course.capabilities).map((action) => new ActionCommand(action))], {
        maxCommands: most,
        size: 'max',
        disableReplayLog: true,
      }),
    );
    const property = fc.asyncProperty(
      fc.noBias(crowds(this.course.capabilities)),
      commands,
      async (crowd, generated) => {
        // What is left of the shortening is passed over.
        if (fault !== null || (first !== null && Date.now() >= deadline)) return;
        if (first !== null) this.shortenings += 1;
        const alarming = (key: string) => (first === null ? !known.has(key) : key === first.key);
        const played = new Session(this.course, crowd, alarming);
        try {
          await played.begin();
          await fc.asyncModelRun(() => ({ model: played, real: played }), generated);
        } catch (error) {
          if (error instanceof TableFault) {
            fault = error;
            return;
          }
          if (!(error instanceof Disagreement)) throw error;
          const { key, judgement } = error;
          shortest = { key, judgement, crowd, actions: played.actions, played: played.played };
          first ??= shortest;
          throw error;
        }
      },
    );
    const result = await fc.check(property, { seed: seedOf(seed, session), numRuns: 1 });
    if (fault !== null) throw fault as TableFault;
    const [begun, ended] = [first as Shown | null, shortest as Shown | null];
    if (begun === null || ended === null) {
      if (!result.failed) return null;
      const { errorInstance } = result;
      throw errorInstance instanceof Error ? errorInstance : new Error(String(errorInstance));
    }
    const shown = Date.now() >= deadline ? ended : await this.shortened(ended);
    return { ...shown, session, found: begun.actions.length };
  }

  /** Leaves out whatever is not needed, one action at a time and, where few are left, two. */
  private async shortened(shown: Shown): Promise<Shown> {
    let shortest = shown;
    let count = 1;
    while (count <= 3) {
      const shorter = count <= 2 ? await this.without(shortest, count) : await this.thrownOtherwise(shortest);
      if (shorter === null) count += 1;
      else [shortest, count] = [shorter, 1];
    }
    return this.inPlainerWords(shortest);
  }

  /** The same in a way that the scenarios have words for, where that shows it too. */
  private async inPlainerWords(shown: Shown): Promise<Shown> {
    let plainest = shown;
    for (const place of shown.actions.keys()) {
      const action = plainest.actions[place];
      if (action === undefined) break;
      for (const plainer of plainerThan(action, plainest)) {
        this.shortenings += 1;
        const found = await this.tried({ ...plainest, actions: plainest.actions.with(place, plainer) });
        if (found === null || found.actions.length > plainest.actions.length) continue;
        plainest = found;
        break;
      }
    }
    return plainest;
  }

  /** Where much is left, another throw may make a further action needless. */
  private async thrownOtherwise(shown: Shown): Promise<Shown | null> {
    if (shown.actions.length <= SHORT) return null;
    for (const [place, action] of shown.actions.entries()) {
      if (!THROWS.includes(action.kind)) continue;
      for (const dice of PAIR_OF_EACH_TOTAL) {
        const thrown: Action = { kind: 'roll', aim: { kind: 'pair', dice }, landing: null, hold: false };
        const actions = shown.actions.with(place, thrown);
        const shorter = await this.without({ ...shown, actions }, 1);
        if (shorter !== null) return shorter;
      }
    }
    return null;
  }

  private async without(shown: Shown, count: number): Promise<Shown | null> {
    const { length } = shown.actions;
    if (count > 1 && length > FEW) return null;
    for (let first = 0; first < length; first += 1) {
      for (let second = first + count - 1; second < (count === 1 ? first + 1 : length); second += 1) {
        const actions = shown.actions.filter((_, place) => place !== first && place !== second);
        this.shortenings += 1;
        const found = await this.tried({ ...shown, actions });
        if (found !== null) return found;
      }
    }
    return null;
  }

  private async tried({ key, crowd, actions }: Shown): Promise<Shown | null> {
    const session = new Session(this.course, crowd, (each) => each === key);
    try {
      await session.begin();
      for (const action of actions) if (session.allows(action)) await session.carryOut(action);
      return null;
    } catch (error) {
      if (!(error instanceof Disagreement)) throw error;
      return { key, judgement: error.judgement, crowd, actions: session.actions, played: session.played };
    }
  }
}

function plainerThan(action: Action, { judgement: { required }, actions }: Shown): readonly Action[] {
  if (action.kind === 'lower') return [{ ...action, kind: 'takeDown' }];
  if (action.kind === 'bet' || action.kind === 'tryToBet') {
    const { bet, player } = action;
    const again = actions.some(
      (each) =>
        each !== action &&
        (each.kind === 'bet' || each.kind === 'tryToBet') &&
        each.bet === bet &&
        each.player === player,
    );
    const { category } = betRecord(bet);
    return again
      ? BETS.filter((each) => each.category === category).map(({ id }) => ({ ...action, bet: id }))
      : [];
  }
  if (action.kind !== 'roll' || action.landing === null) return [];
  const { outsideLayout = [], leaning } = action.landing;
  if (required?.kind === 'diceOffered' && outsideLayout.length > 0) {
    return [{ kind: 'choose', dice: [0, 1], outside: outsideLayout.length as 1 | 2 }];
  }
  if (leaning !== undefined && action.aim.kind === 'pair') {
    const [first, second] = action.aim.dice;
    const shown = (die: number, flat: number) =>
      leaning.find((each) => each.die === die)?.upper[0]?.face ?? flat;
    return [{ ...action, landing: null, aim: { kind: 'pair', dice: [shown(0, first), shown(1, second)] } }];
  }
  const isPlain = LANDINGS.some((each) => isDeepStrictEqual(each, action.landing));
  const plain: Action = { ...action, landing: null };
  return isPlain ? [plain] : [plain, ...LANDINGS.map((landing): Action => ({ ...action, landing }))];
}

class ActionCommand implements fc.AsyncCommand<Session, Session> {
  constructor(private readonly action: Action) {}

  check(session: Session): boolean {
    return session.allows(this.action);
  }

  run(session: Session): Promise<void> {
    return session.carryOut(this.action);
  }

  toString(): string {
    return JSON.stringify(this.action);
  }
}

/** A seed of its own for every session, so that one can be played again without those before it. */
function seedOf(seed: number, session: number): number {
  let mixed = Math.imul(seed ^ Math.imul(session, 0x9e37_79b1), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return mixed ^ (mixed >>> 16);
}
