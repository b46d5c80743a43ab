/** One connection of a run: the judge of the law and the judge of the protocol, side by side, exchange by exchange. */
import type { Answer, Capabilities, Operation, Parameters } from '../adapters/table';
import type { Heard } from './heard';
import { Judge, type Played } from './judge';
import type { Judgement } from './judgement';
import { JournalJudge } from './protocol/journal';
import { ProtocolJudge, type Since } from './protocol/protocol-judge';
import type { Precedents } from './precedents';
import { quantitiesOf } from './quantities';
import { Course, type TakenScene } from './scene';
import { termsAsked, type DeclaredTerms, type Terms } from './terms';
import {
  isBreach,
  type Breach,
  type Ground,
  type ProtocolRule,
  type Testimony,
  type TestimonyPlace,
} from './testimony';

/** What a state shows wrongly is not what the law requires of the last bet or throw, if this came after it. */
const BLAMED: Readonly<Record<Since, ProtocolRule | null>> = {
  nothing: 'stateTwice',
  refusals: 'unchanged',
  refusal: 'unchanged',
  join: 'joins',
  move: null,
};

export class Follower {
  private readonly protocol: ProtocolJudge;
  private readonly journal: JournalJudge;
  private readonly course = new Course();
  private terms: Terms;
  private judge: Judge;
  /** The request before was refused, and the law says why. */
  private lawRefused = false;

  constructor(
    private readonly declared: DeclaredTerms,
    private readonly capabilities: Capabilities,
    private readonly precedents: Precedents,
  ) {
    this.protocol = new ProtocolJudge(capabilities);
    this.journal = new JournalJudge(capabilities.journal);
    this.terms = termsAsked(declared, capabilities, {});
    this.judge = this.newJudge();
  }

  private newJudge(): Judge {
    return new Judge(this.terms, this.capabilities.control === 'forced' ? 'set' : 'real');
  }

  /** Whether it was done nobody knows: nothing is judged until the table shows its state again. */
  lose(operation: Operation): void {
    if (operation === 'state' || operation === 'log' || operation === 'describe') return;
    this.judge.lose();
    this.protocol.lose();
    this.journal.lose();
  }

  hear(exchange: Heard, answer: Answer<Exclude<Operation, 'describe'>>): Testimony[] {
    const { operation, parameters } = exchange;
    const place = placeOf(exchange);
    if (operation === 'open') this.opened(parameters as Parameters['open']);
    const scene = this.course.take(this.terms, this.judge.ledger, { operation, parameters, answer });
    if (operation === 'log') {
      const breaches = this.journal.judge(parameters as Parameters['log'], answer as Answer<'log'>);
      return breaches.map((each) => testimony(each, place, scene));
    }
    const played = { operation, parameters, answer } as unknown as Played;
    return this.play(played).map((each) => testimony(each, place, scene));
  }

  private opened(asked: Parameters['open']): void {
    this.terms = termsAsked(this.declared, this.capabilities, asked);
    const { ledger } = this.judge;
    this.judge = this.newJudge();
    this.judge.ledger = ledger;
  }

  private play(played: Played): (Judgement | Breach)[] {
    const { since } = this.protocol;
    const breaches = this.protocol.observe(this.terms, this.judge.ledger, played);
    const judged = this.judge.observe(played);
    this.journal.follow(played);
    this.course.follow(played, this.judge.ledger?.holder?.replaced ?? false);
    const alike = judged.flatMap((each) => this.precedents.judge(each, () => this.scope(each)) ?? []);
    const shown = played.operation === 'state' ? this.blamed(judged, since) : judged;
    this.remember(played, judged);
    return [...shown, ...lawFirst(breaches, shown), ...alike, ...this.shownBy(played)];
  }

  /** Readings and options under which a table is asked may differ within a run. */
  private scope({ clauses }: Judgement): string {
    const { readings, options } = this.terms;
    return [clauses[0], ...Object.values(readings), ...Object.values(options)].join(' ');
  }

  /** `dice` answers with the state. */
  private shownBy(played: Played): (Judgement | Breach)[] {
    if (played.operation !== 'dice' || !played.answer.ok) return [];
    return this.play({ operation: 'state', parameters: {}, answer: played.answer });
  }

  private blamed(judged: readonly Judgement[], since: Since): (Judgement | Breach)[] {
    const rule = this.lawRefused ? null : BLAMED[since];
    if (rule === null) return [...judged];
    return judged.map((each) =>
      each.result === 'fails' && each.required !== null && isShown(each)
        ? breachOf(each, each.required, rule)
        : each,
    );
  }

  /** A stake that is refused, or not let be changed, is what the money is judged by. */
  private remember({ operation, answer }: Played, judged: readonly Judgement[]): void {
    const isStake = operation === 'bet' || operation === 'change';
    this.lawRefused = isStake && !answer.ok && judged.length > 0;
  }
}

/** Of what the answers before have told already. */
function isShown({ actual }: Judgement): boolean {
  return ['balance', 'bets', 'point', 'placed', 'shooter'].includes(actual.kind);
}

function breachOf(
  { about, point, actual, ...judged }: Judgement,
  required: Breach['required'],
  rule: ProtocolRule,
): Breach {
  const [quantity] = quantitiesOf({ about, point, actual, ...judged });
  return { rule, quantity, required, actual, about, point };
}

/** Where the law speaks of the same, it has said it; and where it finds a state wrong, that is not told once more. */
function lawFirst(breaches: readonly Breach[], judged: readonly (Judgement | Breach)[]): Breach[] {
  const law = judged.filter((each): each is Judgement => !isBreach(each));
  const wrong = judged.filter((each) => isBreach(each) || each.result === 'fails');
  return breaches.filter(({ rule, quantity, unlessLaw }) => {
    if (rule === 'unchanged' || rule === 'stateTwice') return wrong.length === 0;
    return unlessLaw !== true || !law.some((each) => quantitiesOf(each).includes(quantity));
  });
}

function placeOf({ chain, sequence, subject }: Heard): TestimonyPlace {
  if (subject === undefined) return { chain, sequence };
  const { testCaseStarted, clause, case: name, language } = subject;
  return { chain, sequence, testCaseStarted, clause, case: name, language };
}

function testimony(of: Judgement | Breach, place: TestimonyPlace, scene: TakenScene): Testimony {
  const { about, required, actual } = of;
  const ground: Ground = isBreach(of)
    ? { kind: 'protocol', rule: of.rule }
    : { kind: 'clause', clause: of.clauses[0], seeAlso: of.clauses.slice(1) };
  const told: { -readonly [K in keyof Testimony]: Testimony[K] } = {
    result: isBreach(of) ? 'fails' : of.result,
    ground,
    quantities: isBreach(of) ? [of.quantity] : quantitiesOf(of),
    required,
    actual,
    place,
    circumstances: scene.of(about),
    of,
  };
  if (about.player !== undefined) told.player = about.player;
  if (about.bet !== undefined) told.bet = about.bet;
  if (about.id !== undefined) told.betId = about.id;
  return told;
}
