/**
 * Which cases have to be run again after a change, and why: a result stands for another table, another law, another
 * reading or another scenario as little as for another case.
 */
import { isDeepStrictEqual } from 'node:util';
import { OFFICIAL_LANGUAGES, translator } from '../../locales';
import { OPTIONS, citation, clause, hasClause, readingsOf } from '../../regulation';
import type { CaseStatus } from '../attempts';
import { inEveryLanguage } from '../texts';
import type { ComparedCertification, TestedCase } from './certification';
import { judgedOtherwise } from './declared';
import { AGAIN_REASONS, type Again, type AgainReason, type DeclaredDifference } from './schema';

/** What came to none of these says nothing that could stand. */
const RESULTS: readonly CaseStatus[] = [
  'passed',
  'failed',
  'not-applicable',
  'not-decidable',
  'inspection-pending',
];

interface Reason {
  code: AgainReason;
  /** What of it: a reading, a member of what the table says of itself. */
  name?: string;
}

export function casesToRunAgain(
  before: ComparedCertification,
  after: ComparedCertification,
  declared: readonly DeclaredDifference[],
): Again[] {
  const changes = new Changes(before, after, declared);
  const byClause = new Map<string | null, { tested: TestedCase; reasons: Reason[] }[]>();
  for (const [identity, tested] of after.cases) {
    const reasons = changes.reasonsFor(identity, tested);
    if (reasons.length === 0) continue;
    const { clause: id } = tested.run;
    byClause.set(id, [...(byClause.get(id) ?? []), { tested, reasons }]);
  }
  return [...byClause].map(([id, cases]) => againOf(id, cases));
}

class Changes {
  private readonly table: string[];
  private readonly options: string[];
  private readonly adapter: boolean;
  private readonly money: boolean;
  private readonly inspection: boolean;
  private readonly authorised: ReadonlySet<string>;
  private readonly judged: boolean;

  constructor(
    private readonly before: ComparedCertification,
    private readonly after: ComparedCertification,
    declared: readonly DeclaredDifference[],
  ) {
    const names = (code: DeclaredDifference['code']) =>
      declared.filter((each) => each.code === code).map(({ name }) => name);
    this.table = names('table');
    this.options = names('option');
    this.adapter = names('adapter').length > 0;
    this.money = names('money').length > 0;
    this.inspection = names('inspection').length > 0;
    this.judged = judgedOtherwise(before, after);
    const authorisations = [before, after].map(({ declaration }) => declaration.authorisations);
    this.authorised = new Set(
      isDeepStrictEqual(authorisations[0], authorisations[1])
        ? []
        : authorisations.flat().flatMap(({ clauses }) => clauses),
    );
  }

  reasonsFor(identity: string, { run, scenario }: TestedCase): Reason[] {
    const earlier = this.before.cases.get(identity);
    // What the earlier run left out has no result that a change could take away.
    if (earlier === undefined ? !this.before.selects(run.tags) : !earlier.selected) return [];
    const id = run.clause;
    const asksTable = run.transcript !== null || (earlier?.run.transcript ?? null) !== null || isMachine(id);
    const inspected = id !== null && hasClause(id) && ['physical', 'procedural'].includes(clause(id).class);
    const reasons: (Reason | false)[] = [
      earlier === undefined && { code: 'new' },
      earlier !== undefined && !RESULTS.includes(earlier.run.status) && { code: 'noResult' },
      earlier !== undefined && earlier.scenario !== scenario && { code: 'scenario' },
      ...(id === null ? [] : this.reasonsOfClause(id, run.tags)),
      ...(asksTable ? this.table.map((name): Reason => ({ code: 'table', name })) : []),
      asksTable && this.adapter && { code: 'adapter' },
      asksTable && this.money && { code: 'money' },
      inspected && this.inspection && { code: 'inspection' },
      this.judged && { code: 'steps' },
    ];
    return reasons.filter((each) => each !== false);
  }

  private reasonsOfClause(id: string, tags: readonly string[]): Reason[] {
    const [one, other] = [this.before.clauses.get(id), this.after.clauses.get(id)];
    const quoted = one !== undefined && other !== undefined;
    // A language that only one of the two has tested says nothing of the words.
    const both = OFFICIAL_LANGUAGES.filter(
      (each) => one?.text[each] !== undefined && other?.text[each] !== undefined,
    );
    const reasons: (Reason | false)[] = [
      quoted && both.some((each) => one.text[each] !== other.text[each]) && { code: 'text' },
      quoted && one.revision !== other.revision && { code: 'revision' },
      this.authorised.has(id) && { code: 'authorisation' },
      ...this.readingsOn(id, tags).map((name): Reason => ({ code: 'reading', name })),
      ...this.options
        .filter((name) => tags.some((tag) => tag.startsWith(`@option:${name}=`)) || isOptionOn(name, id))
        .map((name): Reason => ({ code: 'option', name })),
    ];
    return reasons.filter((each) => each !== false);
  }

  private readingsOn(id: string, tags: readonly string[]): string[] {
    const [one, other] = [this.before, this.after].map(({ declaration }) => declaration.readings.values);
    const bearing = hasClause(id) ? readingsOf(id).map((reading): string => reading.id) : [];
    const tagged = tags.flatMap((tag) => /^@reading:(.+)=/.exec(tag)?.[1] ?? []);
    return [...new Set([...bearing, ...tagged])].filter((name) => one?.[name] !== other?.[name]);
  }
}

function isMachine(id: string | null): boolean {
  return id !== null && hasClause(id) && clause(id).class === 'machine';
}

function isOptionOn(name: string, id: string): boolean {
  return OPTIONS.some((option) => option.id === name && option.clause === id);
}

function againOf(id: string | null, cases: readonly { tested: TestedCase; reasons: Reason[] }[]): Again {
  const outstanding = ({ tested }: { tested: TestedCase }) => !RESULTS.includes(tested.run.status);
  const all = cases.flatMap(({ reasons }) => reasons);
  const names = [...new Set(cases.map(({ tested }) => tested.run.case ?? tested.run.key))];
  const known = id !== null && hasClause(id);
  return {
    id,
    citation: inEveryLanguage((language) =>
      known ? citation(id, language) : (id ?? translator(language, 'compare')('noClause')),
    ),
    reasons: AGAIN_REASONS.filter((code) => all.some((reason) => reason.code === code)).map((code) => ({
      code,
      names: [...new Set(all.flatMap((reason) => (reason.code === code ? (reason.name ?? []) : [])))],
    })),
    cases: names.map((name) => {
      const own = cases.filter(({ tested }) => (tested.run.case ?? tested.run.key) === name);
      return { name, count: own.length, outstanding: own.filter(outstanding).length };
    }),
    count: cases.length,
    outstanding: cases.filter(outstanding).length,
  };
}
