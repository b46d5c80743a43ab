/** What is made of the record of an exhaustive run: Cucumber's messages, the table of the cells, and the counts. */
import type { Envelope } from '@cucumber/messages';
import type { Capabilities } from '../../../adapters/table';
import { Exhaustion, type CellResult, type CompanyResult } from '../../../assessment/exhaustive';
import type { InterfaceLanguage, OfficialLanguage } from '../../../locales';
import type { DeclaredExhaustion } from '../../../reports/verdict/declaration';
import type { RunParameters } from '../../../steps/run-parameters';
import { exhaustiveCases } from './cases';
import { exhaustiveMessages } from './messages';
import { planOf, termsOf, type CellsPlan, type PlannedCells } from './plan';
import type { RecordedCells } from './record';
import { cellsCsv } from './table';

export interface ConclusionRequest {
  readonly plan: CellsPlan;
  readonly recorded: Pick<RecordedCells, 'results' | 'company' | 'fault'>;
  readonly parameters: Pick<RunParameters, 'readings' | 'options' | 'authorisations' | 'minorUnitsPerAmount'>;
  readonly capabilities: Capabilities;
  readonly languages: readonly OfficialLanguage[];
  readonly ui: InterfaceLanguage;
  /** Whether the table has every cell. */
  readonly all: boolean;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export interface Conclusion {
  readonly messages: readonly Envelope[];
  readonly csv: string;
  readonly summary: DeclaredExhaustion;
}

/** Cells that are not on record were not driven. */
export function conclusionOf(request: ConclusionRequest): Conclusion {
  const { plan, recorded, parameters, capabilities, languages, startedAt, endedAt } = request;
  const { authorisations, minorUnitsPerAmount } = parameters;
  const planned = planOf(plan, capabilities);
  const { cells } = planned;
  const { results } = new Exhaustion(cells, undefined, recorded.results);
  const { company, fault } = recorded;
  const cases = exhaustiveCases(cells, results, company, termsOf(parameters, capabilities));
  const wording = { authorisations, minorUnitsPerAmount, language: request.ui };
  return {
    messages: [
      ...exhaustiveMessages({
        ...{ cases, languages, authorisations, minorUnitsPerAmount, fault, startedAt, endedAt },
      }),
    ],
    csv: cellsCsv({ cells, results, company, all: request.all, wording }),
    summary: summaryOf(plan, planned, results, company),
  };
}

function summaryOf(
  { sample, seed, companyThrows }: CellsPlan,
  { cells, reachable, prices }: PlannedCells,
  results: readonly CellResult[],
  company: CompanyResult | null,
): DeclaredExhaustion {
  const count = (status: CellResult['status']) => results.filter((result) => result.status === status).length;
  const tallies = company?.tallies ?? [];
  return {
    reachable,
    cells: cells.length,
    right: count('right'),
    wrong: count('wrong'),
    undecided: count('undecided'),
    inconclusive: count('inconclusive'),
    notApplicable: count('not-applicable'),
    field12: [...prices],
    sample: sample === null ? null : { size: sample, seed },
    company: {
      throws: company?.throws ?? 0,
      planned: companyThrows,
      seed,
      judged: tallies.reduce((sum, { times }) => sum + times, 0),
      wrong: tallies.reduce((sum, { failed }) => sum + failed, 0),
    },
  };
}
