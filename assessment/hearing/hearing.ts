/**
 * A whole run before its judge: every exchange on record, whoever asked. What it comes to follows from the record and
 * the declaration alone, so that whoever has both can have it again.
 */
import { isDeepStrictEqual } from 'node:util';
import { plus, sameMoney, type Money } from '../../adapters/money';
import type { Answer, Capabilities, Parameters } from '../../adapters/table';
import type { Heard } from '../heard';
import type { JudgementResult } from '../judgement';
import type { DeclaredTerms } from '../terms';
import { isBreach, type Quantity, type Testimony } from '../testimony';
import { Witness } from '../witness';
import { Causes } from './causes';
import type {
  DescribedAnew,
  HeardRun,
  JudgedAt,
  JudgedSubject,
  JudgementCounts,
  WrongJudgement,
} from './heard-run';
import { lackingIn, wrongOf } from './wrong';

/** What a case found wrong, as a judgement can be compared with it. */
export interface CaseSpeaksOf {
  readonly quantity: Quantity;
  readonly player?: string;
  readonly bet?: string;
  /** Throws of the case before it failed. */
  readonly throws: number;
  /** How much less than it requires the player has; of a balance only. */
  readonly lacking?: Money;
}

/** `shown`: the same was judged against the table, as `HeardRun.wrong[judgement]`. `contradicted`: it was found right. */
export type CaseWeighed = { result: 'shown'; judgement: number } | { result: 'contradicted' } | null;

/** What one judgement was about, and what it came to. */
interface Spoken {
  readonly throws: number;
  readonly player: string | undefined;
  readonly bet: string | undefined;
  readonly quantities: readonly Quantity[];
  readonly result: JudgementResult;
  /** In `HeardRun.wrong`. */
  readonly wrong: number | null;
}

/** What was judged while one case was played. */
interface JudgedCase {
  /** In their order: they are looked through only for a case that failed. */
  spoken: Spoken[];
  /** For each judgement against the table: how much the player lacks by it and all before it. */
  lacking: { judgement: number; player: string; throws: number; money: Money }[];
}

export class Hearing {
  private readonly witness: Witness;
  private readonly chains = new Map<string, FollowedChain>();
  private readonly cases = new Map<string, JudgedCase>();
  private readonly counts = new Map<string, JudgementCounts>();
  private readonly wrong: WrongJudgement[] = [];
  private readonly causes = new Causes();
  private readonly describedAnew: DescribedAnew[] = [];
  private readonly unreadable: JudgedAt[] = [];
  private described: Capabilities | null = null;
  private exchanges = 0;

  /** @param declared before the run, complete */
  constructor(private readonly declared: DeclaredTerms) {
    this.witness = new Witness(declared);
  }

  /** The exchanges of one chain have to come in their order; those of several may come between one another. */
  take(exchange: Heard): void {
    const chain = this.chainOf(exchange);
    try {
      if (exchange.operation === 'describe') this.describes(exchange);
      // Of a table whose dice nobody sets the observation judges what it plays.
      if (this.described?.control !== 'forced') return;
      chain.begins(exchange);
      const testimonies = this.witness.hear(exchange);
      if (exchange.operation === 'describe' || exchange.fault !== undefined) return;
      this.exchanges += 1;
      chain.follows(exchange);
      const about = this.caseOf(exchange);
      for (const testimony of testimonies) this.note(testimony, chain, about);
      if (exchange.operation === 'open' && !this.isAskedAsDeclared(exchange)) this.unfit(exchange);
    } catch {
      // What no table of the contract answers stands there by somebody else's hand.
      this.unfit(exchange);
    }
  }

  run(): HeardRun {
    return {
      exchanges: this.exchanges,
      counts: Object.fromEntries(this.counts),
      wrong: this.wrong,
      causes: this.causes.list(this.declared, this.described),
      describedAnew: this.describedAnew,
      unreadable: this.unreadable,
      described: this.described,
    };
  }

  /** What the judge says of what a case found wrong. */
  weigh(testCaseStarted: string, about: CaseSpeaksOf): CaseWeighed {
    const judged = this.cases.get(testCaseStarted);
    if (judged === undefined) return null;
    const { player, bet, quantity, throws, lacking } = about;
    const spoken = judged.spoken.filter(
      (each) =>
        each.throws === throws &&
        each.player === player &&
        each.bet === bet &&
        each.quantities.includes(quantity),
    );
    const wrong = spoken.find((each) => each.wrong !== null)?.wrong ?? null;
    if (wrong !== null) return { result: 'shown', judgement: wrong };
    const before = judged.lacking.filter((each) => each.throws <= throws);
    if (quantity === 'balance' && lacking !== undefined && !sameMoney(lacking, 0)) {
      const own = before.findLast((each) => each.player === player);
      if (own !== undefined && sameMoney(own.money, lacking))
        return { result: 'shown', judgement: own.judgement };
    }
    // What was wrong before it may have made it so.
    return spoken.at(-1)?.result === 'conforms' && before.length === 0 ? { result: 'contradicted' } : null;
  }

  private unfit({ chain, sequence }: Heard): void {
    this.unreadable.push({ chain, sequence });
  }

  private chainOf({ chain, subject }: Heard): FollowedChain {
    let followed = this.chains.get(chain);
    if (followed === undefined) {
      followed = new FollowedChain();
      this.chains.set(chain, followed);
    }
    if (followed.subject?.testCaseStarted !== subject?.testCaseStarted) {
      followed.subject = subject === undefined ? null : subjectOf(subject);
      followed.throws = 0;
    }
    return followed;
  }

  private describes({ chain, sequence, answer: told, fault }: Heard): void {
    const answer = told as Answer<'describe'> | undefined;
    if (fault !== undefined || answer?.ok !== true) return;
    const { value } = answer;
    if (this.described === null) this.described = value;
    else if (!isDeepStrictEqual(this.described, value)) {
      const before = this.described;
      const members = [...new Set([...Object.keys(before), ...Object.keys(value)])].filter(
        (name) => !isDeepStrictEqual(memberOf(before, name), memberOf(value, name)),
      );
      this.describedAnew.push({ chain, sequence, members });
    }
  }

  /** Whoever makes a record must not make the rules as well by which it is judged. */
  private isAskedAsDeclared({ parameters }: Heard): boolean {
    const { readings = {}, options = {} } = parameters as Parameters['open'];
    const asDeclared = (asked: object, declared: object) =>
      Object.entries(asked).every(([name, value]) => memberOf(declared, name) === value);
    return asDeclared(readings, this.declared.readings) && asDeclared(options, this.declared.options);
  }

  private caseOf({ subject }: Heard): JudgedCase | null {
    if (subject === undefined) return null;
    const id = subject.testCaseStarted;
    const known = this.cases.get(id);
    if (known !== undefined) return known;
    const begun: JudgedCase = { spoken: [], lacking: [] };
    this.cases.set(id, begun);
    return begun;
  }

  private note(testimony: Testimony, chain: FollowedChain, about: JudgedCase | null): void {
    const { result, ground } = testimony;
    if (ground.kind === 'clause') this.count(ground.clause, result);
    let index: number | null = null;
    if (result === 'fails') {
      index = this.wrong.length;
      const wrong = wrongJudgement(testimony, chain);
      this.wrong.push(wrong);
      this.causes.wrong(wrong, index, testimony, chain.play);
    } else if (result === 'conforms') this.causes.right(testimony);
    if (about !== null) remember(about, testimony, chain.throws, index);
  }

  private count(clause: string, result: JudgementResult): void {
    const counts = this.counts.get(clause) ?? { right: 0, wrong: 0, undecided: 0 };
    this.counts.set(clause, counts);
    counts[result === 'conforms' ? 'right' : result === 'fails' ? 'wrong' : 'undecided'] += 1;
  }
}

/** What one process asked, one after the other. */
class FollowedChain {
  subject: JudgedSubject | null = null;
  /** Of the case. */
  throws = 0;
  /** What was asked since the table was opened. */
  play: Heard[] = [];

  begins(exchange: Heard): void {
    if (exchange.operation === 'open') this.play = [exchange];
    else if (exchange.operation !== 'describe') this.play.push(exchange);
  }

  follows({ operation, parameters, answer }: Heard): void {
    if (operation !== 'roll' || (answer as Answer<'roll'>).ok !== true) return;
    if ((parameters as Parameters['roll']).settle === undefined) this.throws += 1;
  }
}

/** In the order in which it is put on record. */
function wrongJudgement(testimony: Testimony, { subject, throws }: FollowedChain): WrongJudgement {
  const { place, quantities, required, actual, of } = testimony;
  const offended = isBreach(of) ? { rule: of.rule } : { clauses: of.clauses };
  return {
    ...{ chain: place.chain, sequence: place.sequence, ...offended, wrong: wrongOf(testimony) },
    ...{ quantities, required, actual, about: of.about, point: of.point },
    ...(of.dice === undefined ? {} : { dice: of.dice }),
    ...{ subject, throws },
  };
}

function remember(about: JudgedCase, testimony: Testimony, throws: number, index: number | null): void {
  const { quantities, result, actual, player } = testimony;
  // A balance is a player's, whatever bet was placed as it changed.
  const bet = actual.kind === 'balance' ? undefined : testimony.bet;
  about.spoken.push({
    throws,
    player: actual.kind === 'balance' ? actual.player : player,
    bet,
    quantities,
    result,
    wrong: index,
  });
  if (index === null) return;
  const owner = player ?? '';
  const sofar = about.lacking.findLast((each) => each.player === owner)?.money ?? 0;
  about.lacking.push({ judgement: index, player: owner, throws, money: plus(sofar, lackingIn(testimony)) });
}

function subjectOf({
  testCaseStarted,
  clause,
  case: name,
  language,
}: NonNullable<Heard['subject']>): JudgedSubject {
  return { testCaseStarted, clause, case: name, language };
}

function memberOf(value: object, name: string): unknown {
  return (value as Record<string, unknown>)[name];
}
