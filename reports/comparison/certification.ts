/** One of the two certifications, as its folder shows it: what it was about, case by case and clause by clause. */
import type { Envelope, Pickle, Rule } from '@cucumber/messages';
import { parse } from '@cucumber/tag-expressions';
import type { OfficialLanguage } from '../../locales';
import { recordOf, type CaseRun } from '../cases';
import { Messages } from '../messages';
import type { RunDeclaration, Verdict } from '../verdict';

export interface CertificationEvidence {
  /** As its user named the folder. */
  folder: string;
  verdict: Verdict;
  declaration: RunDeclaration;
  envelopes: readonly Envelope[];
  /** SHA-256 over the steps and rules of the suite, where the folder has it. */
  steps: string | null;
}

export interface TestedCase {
  run: CaseRun;
  /** False where the user's own tags kept it out of the run. */
  selected: boolean;
  /** The scenario's sentences with the values of the row, and its tags: what makes it this test and no other. */
  scenario: string;
}

export interface QuotedClause {
  /** The highest that stands on a Rule of the clause; 1 where none does. */
  revision: number;
  text: Partial<Record<OfficialLanguage, string>>;
}

export class ComparedCertification {
  readonly folder: string;
  readonly verdict: Verdict;
  readonly declaration: RunDeclaration;
  readonly steps: string | null;
  /** Every case that the declaration takes, whatever the user's own tags left of them, by language and key. */
  readonly cases: ReadonlyMap<string, TestedCase>;
  readonly clauses: ReadonlyMap<string, QuotedClause>;
  private readonly wanted: ReturnType<typeof parse> | null;

  constructor({ folder, verdict, declaration, envelopes, steps }: CertificationEvidence) {
    this.folder = folder;
    this.verdict = verdict;
    this.declaration = declaration;
    this.steps = steps;
    const { selection, languages, tags } = declaration;
    const { cases } = recordOf({ selection, languages, tags: null }, envelopes);
    this.wanted = tags === null ? null : parse(tags);
    const messages = new Messages(envelopes);
    const scenarios = new Map(
      messages.pickles.map((pickle) => [
        placeOf(pickle.uri, messages.originOf(pickle).line),
        scenarioOf(pickle),
      ]),
    );
    this.cases = new Map(
      cases.map((run) => [
        `${run.language} ${run.key}`,
        { run, selected: this.selects(run.tags), scenario: scenarios.get(placeOf(run.uri, run.line)) ?? '' },
      ]),
    );
    this.clauses = quotedClauses(envelopes);
  }

  /** Whether the user's own tags leave a case with these. */
  selects(tags: readonly string[]): boolean {
    return this.wanted === null || this.wanted.evaluate([...tags]);
  }
}

function placeOf(uri: string, line: number): string {
  return `${uri.replaceAll('\\', '/')}:${String(line)}`;
}

const REVISION = /^@rev:(\d+)$/;

function scenarioOf({ name, steps, tags }: Pickle): string {
  const told = tags.map((tag) => tag.name).filter((tag) => !REVISION.test(tag));
  return JSON.stringify([name, steps.map(({ text, argument }) => [text, argument]), told.sort()]);
}

function quotedClauses(envelopes: readonly Envelope[]): Map<string, QuotedClause> {
  const clauses = new Map<string, QuotedClause>();
  for (const { gherkinDocument } of envelopes) {
    const language = gherkinDocument?.feature?.language.startsWith('pt') === true ? 'pt' : 'zh';
    for (const { rule } of gherkinDocument?.feature?.children ?? [])
      if (rule !== undefined) quote(clauses, rule, language);
  }
  return clauses;
}

function quote(clauses: Map<string, QuotedClause>, rule: Rule, language: OfficialLanguage): void {
  const names = rule.tags.map(({ name }) => name);
  const id = names.find((name) => name.startsWith('@') && !REVISION.test(name))?.slice(1);
  if (id === undefined) return;
  const revision = Math.max(1, ...names.flatMap((name) => Number(REVISION.exec(name)?.[1] ?? 1)));
  const known = clauses.get(id) ?? { revision, text: {} };
  known.revision = Math.max(known.revision, revision);
  // How far it is set in is no part of the quotation.
  known.text[language] = rule.description.replace(/\s*\n\s*/g, '\n').trim();
  clauses.set(id, known);
}
