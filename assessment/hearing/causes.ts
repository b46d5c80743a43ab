/** Judgements against a table, gathered by what is behind them: the same clause, kind of wrong and bet is one cause. */
import type { Answer, RollResult, State } from '../../adapters/table';
import type { Capabilities } from '../../adapters/table';
import type { Heard } from '../heard';
import type { ClauseId } from '../../regulation';
import type { DeclaredTerms } from '../terms';
import type { Testimony } from '../testimony';
import { Common } from './circumstances';
import type { Cause, PlayStep, WrongJudgement } from './heard-run';
import { rightUnder } from './right-under';

/** A finding rests on a reading where all of so many of its plays are right under another value, the shortest among them. */
const PLAYS = 8;

interface Gathered {
  seeAlso: Set<ClauseId>;
  bet: string | null;
  judgements: number[];
  common: Common;
  /** Of which those that were found right may be told apart. */
  subject: string;
  example: WrongJudgement;
  play: readonly Heard[];
  /** The first ones. */
  plays: (readonly Heard[])[];
}

export class Causes {
  private readonly gathered = new Map<string, Gathered>();
  /** What those have in common that were found right, by what was required and on which bet. */
  private readonly others = new Map<string, Common>();

  right(testimony: Testimony): void {
    const name = subjectOf(testimony);
    let common = this.others.get(name);
    if (common === undefined) this.others.set(name, (common = new Common()));
    common.add(testimony.circumstances);
  }

  /** @param play from the opening of the table to the exchange that was judged */
  wrong(example: WrongJudgement, index: number, testimony: Testimony, play: readonly Heard[]): void {
    const { ground, bet = null } = testimony;
    const by = ground.kind === 'clause' ? ground.clause : ground.rule;
    const key = [ground.kind, by, example.wrong, bet ?? ''].join(' ');
    let gathered = this.gathered.get(key);
    if (gathered === undefined) {
      gathered = {
        ...{ bet, example, subject: subjectOf(testimony), seeAlso: new Set(), judgements: [] },
        ...{ common: new Common(), play: [...play], plays: [] },
      };
      this.gathered.set(key, gathered);
    }
    if (ground.kind === 'clause') for (const other of ground.seeAlso) gathered.seeAlso.add(other);
    gathered.judgements.push(index);
    gathered.common.add(testimony.circumstances);
    if (gathered.plays.length < PLAYS) gathered.plays.push([...play]);
    if (play.length < gathered.play.length) {
      gathered.play = [...play];
      gathered.example = example;
    }
  }

  /** What offends the law before what offends the protocol, and of each those with most judgements first. */
  list(declared: DeclaredTerms, described: Capabilities | null): Cause[] {
    const ofTheLaw = ({ example }: Gathered) => ('clauses' in example ? 0 : 1);
    return [...this.gathered.values()]
      .sort(
        (one, other) => ofTheLaw(one) - ofTheLaw(other) || other.judgements.length - one.judgements.length,
      )
      .map(({ seeAlso, bet, judgements, common, subject, example, play, plays }) => ({
        offended: 'clauses' in example ? { clauses: example.clauses } : { rule: example.rule },
        ...{ seeAlso: [...seeAlso], wrong: example.wrong, bet, judgements, example },
        circumstances: common.against(this.others.get(subject)),
        rightUnder:
          'clauses' in example && described !== null
            ? rightUnder({
                ...{ declared, described, bet, wrong: example.wrong },
                ...{ clauses: [...example.clauses, ...seeAlso], plays: [play, ...plays] },
              })
            : [],
        play: play.filter(({ operation }) => operation !== 'state' && operation !== 'log').map(stepOf),
      }));
  }
}

function subjectOf({ required, bet }: Testimony): string {
  return `${required?.kind ?? ''} ${bet ?? ''}`;
}

function stepOf({ chain, sequence, operation, parameters, answer }: Heard): PlayStep {
  const told = answer as Answer<typeof operation> | undefined;
  const refused = told?.ok === false ? told.refusal.code : null;
  const value: Partial<RollResult & State> = told?.ok === true ? ((told.value as object | null) ?? {}) : {};
  const { dice, point } = value;
  const rolled = operation === 'roll' && Array.isArray(dice);
  return {
    ...{ chain, sequence, operation, parameters, refused },
    ...(rolled ? { dice } : {}),
    ...(point === undefined ? {} : { point }),
  };
}
