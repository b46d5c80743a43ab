/** What the judge of the record has found, as the verdict tells it: causes, counts, and which cases show the same. */
import { breachText, conductText, judgementText, nameOf, writtenMoney, type Wording } from '../../assessment';
import type { Cause, Circumstance, HeardRun, PlayStep, WrongJudgement } from '../../assessment/hearing';
import type { Authorisation } from '../../regulation';
import type { CaseRun, RunRecord } from '../cases';
import { printable } from '../printable';
import { inEveryLanguage, joined, text } from '../texts';
import type { InterfaceLanguage } from '../../locales';
import type { RunDeclaration } from './declaration';
import type { ClauseVerdict, FindingOfTheJudge, Verdict } from './schema';

/** So many places of a cause are named; `judgements.ndjson` has them all. */
const PLACES = 20;

/** A case whose failure counts against its clause: no judgement explains it, and none says the contrary. */
export function stands({ status, weighed }: CaseRun): boolean {
  return status === 'failed' && weighed === null;
}

/** A case that fails of what a judgement convicts already. */
export function isShown({ status, weighed }: CaseRun): boolean {
  return status === 'failed' && weighed?.result === 'shown';
}

/** The two witnesses say the contrary of the same. */
export function isContradicted({ status, weighed }: CaseRun): boolean {
  return status === 'failed' && weighed?.result === 'contradicted';
}

/** The number of the finding that each judgement against the table belongs to. */
export function findingNumbers({ causes }: HeardRun): ReadonlyMap<number, number> {
  return new Map(causes.flatMap(({ judgements }, index) => judgements.map((each) => [each, index + 1])));
}

/** Null for a case that shows none. */
export function shownBy({ weighed }: CaseRun, numbers: ReadonlyMap<number, number>): number | null {
  return weighed?.result === 'shown' ? (numbers.get(weighed.judgement) ?? null) : null;
}

export function countsOn(clause: string, { judged }: RunRecord): ClauseVerdict['judgements'] {
  return judged.counts[clause] ?? { right: 0, wrong: 0, undecided: 0 };
}

export function judgedTotals({ judged }: RunRecord): Verdict['judged'] {
  const protocol = judged.wrong.filter((each) => 'rule' in each).length;
  const totals = { right: 0, wrong: 0, undecided: 0, protocol, exchanges: judged.exchanges };
  for (const counts of Object.values(judged.counts)) {
    totals.right += counts?.right ?? 0;
    totals.wrong += counts?.wrong ?? 0;
    totals.undecided += counts?.undecided ?? 0;
  }
  return totals;
}

/** Findings in the order of their numbers. */
export function findingsOf(declaration: RunDeclaration, record: RunRecord): FindingOfTheJudge[] {
  const { judged, cases } = record;
  const numbers = findingNumbers(judged);
  const runs = new Map(cases.map((each) => [each.testCaseStartedId, each]));
  const shown = new Map<number, number>();
  for (const each of cases) {
    const number = shownBy(each, numbers);
    if (number !== null) shown.set(number, (shown.get(number) ?? 0) + 1);
  }
  return judged.causes.map((cause, index) =>
    findingOf(cause, index + 1, shown.get(index + 1) ?? 0, { declaration, judged, runs }),
  );
}

interface Telling {
  declaration: RunDeclaration;
  judged: HeardRun;
  runs: ReadonlyMap<string | null, CaseRun>;
}

function findingOf(cause: Cause, number: number, cases: number, telling: Telling): FindingOfTheJudge {
  const { offended, seeAlso, wrong, bet, circumstances, rightUnder, judgements, example, play } = cause;
  const { declaration, judged, runs } = telling;
  const wordings = (language: InterfaceLanguage) => wordingOf(declaration, language);
  const { required } = example;
  const rows = judgements.flatMap((each) => judged.wrong[each] ?? []);
  return {
    number,
    clause: 'clauses' in offended ? offended.clauses[0] : null,
    rule: 'rule' in offended ? offended.rule : null,
    seeAlso,
    wrong,
    bet,
    circumstances: circumstances.map((each) => ({
      ...each,
      texts: inEveryLanguage((language) => circumstanceText(each, wordings(language))),
    })),
    rightUnder,
    count: judgements.length,
    cases,
    texts: inEveryLanguage((language) => toldIn(cause, wordings(language))),
    required: inEveryLanguage((language) =>
      required === null ? '' : printable(conductText(required, example, wordings(language))),
    ),
    actual: inEveryLanguage((language) =>
      printable(conductText(example.actual, example, wordings(language))),
    ),
    places: rows.slice(0, PLACES).map((row) => placeOf(row, runs)),
    play: play.map((step) => ({
      chain: step.chain,
      sequence: step.sequence,
      texts: inEveryLanguage((language) => stepText(step, wordings(language))),
    })),
  };
}

function placeOf(
  { chain, sequence, subject }: WrongJudgement,
  runs: ReadonlyMap<string | null, CaseRun>,
): FindingOfTheJudge['places'][number] {
  const run = subject === null ? undefined : runs.get(subject.testCaseStarted);
  return {
    chain,
    sequence,
    ...(subject === null ? {} : { clause: subject.clause, case: subject.case, language: subject.language }),
    ...(run === undefined ? {} : { row: run.row, file: run.uri, line: run.line }),
  };
}

function wordingOf(
  { authorisations, minorUnitsPerAmount }: RunDeclaration,
  language: InterfaceLanguage,
): Wording {
  const declared = authorisations as unknown as readonly Authorisation[];
  return { language, authorisations: declared, minorUnitsPerAmount };
}

/** What offends a clause, or a sentence of the protocol, in one sentence. */
function exampleText(example: WrongJudgement, wording: Wording): string {
  if ('clauses' in example) return judgementText({ ...example, result: 'fails' }, wording);
  const { required, quantities } = example;
  if (required === null) throw new RangeError('the protocol requires something');
  return breachText({ ...example, required, quantity: quantities[0] }, wording);
}

/** The example in one sentence, and what all of the cause have in common. */
function toldIn({ circumstances, example }: Cause, wording: Wording): string {
  const { language } = wording;
  const sentence = printable(exampleText(example, wording));
  if (circumstances.length === 0) return sentence;
  const all = circumstances.map((each) => circumstanceText(each, wording));
  return text(language, 'judged.incommon', { sentence, circumstances: joined(language, all) });
}

function circumstanceText({ code, value = 0 }: Circumstance, wording: Wording): string {
  const money = code === 'fromStake' || code === 'upToStake';
  const shown = money ? writtenMoney(value, wording.minorUnitsPerAmount) : String(value);
  return text(wording.language, `judged.circumstance.${code}`, { value: shown });
}

/** One request of a play: who asks for what, and what came of it. */
function stepText({ operation, parameters, refused, dice, point }: PlayStep, wording: Wording): string {
  const { language, minorUnitsPerAmount } = wording;
  const asked = parameters as Partial<Record<string, unknown>>;
  const money = (value: unknown) =>
    typeof value === 'number' ? writtenMoney(value, minorUnitsPerAmount) : JSON.stringify(value);
  const name = typeof asked['bet'] === 'string' ? asked['bet'] : '';
  const values = {
    player: typeof asked['player'] === 'string' ? asked['player'] : '',
    bet: operation === 'bet' ? nameOf(name, wording) : name,
    amount: money(asked['amount'] ?? asked['buyIn'] ?? asked['minimumBet'] ?? 0),
    to: asked['to'] === undefined ? '' : money(asked['to']),
    dice: dice?.join('-') ?? '',
  };
  const kind = operation === 'change' && asked['to'] === undefined ? 'takeDown' : operation;
  const request = text(language, `judged.step.${kind}`, values);
  const answered =
    refused !== null
      ? text(language, 'judged.refused', { code: refused })
      : point === undefined || operation !== 'roll'
        ? null
        : point === null
          ? text(language, 'judged.noPoint')
          : text(language, 'judged.point', { point });
  return printable(answered === null ? request : joined(language, [request, answered]));
}

/** Whether the table offends the law somewhere; what offends the protocol counts against no clause. */
export function offendsTheLaw({ judged }: RunRecord): boolean {
  return judged.causes.some(({ offended }) => 'clauses' in offended);
}
