/**
 * `cells.ndjson`: what was declared, then a line for each cell as soon as it was driven, so that nothing of it is lost
 * with the process that talks to the table, and a run that was interrupted can be taken up again. A later line of the
 * same cell takes the place of an earlier one; so does a later line on the company, or on what ended the run.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { transcriptPlaceSchema } from '../../../adapters/transcript';
import type { Judgement } from '../../../assessment';
import type { CellFault, CellResult, CompanyResult } from '../../../assessment/exhaustive';
import { BET_IDS, hasClause } from '../../../regulation';
import { eachLine } from '../../../reports/evidence/lines';
import { standing } from '../../../reports/evidence/names';
import { UnreadableEvidence } from '../../../reports/evidence/problem';
import { dropTornLine } from '../../folder/lines-on-disk';

export const CELLS_FORMAT = 'craps-conformance/cells';
const VERSION = 1;
const WRITE_EVERY_MS = 200;
const LONGEST_PENDING = 65_536;

/** Everything on which a cell's result depends; plain JSON. A run is only taken up again under the same. */
export type CellsDeclaration = Readonly<Record<string, unknown>>;

const conductSchema = z.looseObject({ kind: z.string() });

const judgementSchema = z.looseObject({
  result: z.enum(['conforms', 'fails', 'not-decidable']),
  clauses: z.array(z.string().refine(hasClause)).min(1),
  required: conductSchema.nullable(),
  actual: conductSchema,
  about: z.looseObject({}),
  point: z.int().nullable(),
});

const judgement = judgementSchema as unknown as z.ZodType<Judgement>;

const faultSchema = z.object({ code: z.string(), message: z.string() }).nullable();
const failuresSchema = z.array(z.object({ judgement, place: transcriptPlaceSchema.nullable() }));

const cellSchema = z.object({
  key: z.string(),
  status: z.enum(['right', 'wrong', 'undecided', 'inconclusive', 'not-applicable']),
  failures: failuresSchema.default([]),
  undecided: judgement.nullable().default(null),
  fault: faultSchema.default(null),
  exemption: z
    .object({ reason: z.string(), values: z.record(z.string(), z.string()) })
    .nullable()
    .default(null),
});

const count = z.int().nonnegative();

const companySchema = z.object({
  throws: count,
  tallies: z.array(
    z.object({
      clause: z.string().refine(hasClause),
      bet: z.enum(BET_IDS).nullable(),
      times: count,
      failed: count,
      failures: failuresSchema,
      undecided: judgement.nullable(),
    }),
  ),
  lost: count,
  fault: faultSchema,
});

const lineSchema = z.union([
  z.object({ company: companySchema }),
  z.object({ fault: faultSchema, ended: z.literal(true) }),
  cellSchema,
]);

const headerSchema = z.object({
  format: z.literal(CELLS_FORMAT),
  version: z.literal(VERSION),
  declaration: z.record(z.string(), z.unknown()),
});

export interface RecordedCells {
  readonly declaration: CellsDeclaration;
  readonly results: readonly CellResult[];
  readonly company: CompanyResult | null;
  /** What made the run give up. */
  readonly fault: CellFault | null;
}

export type ReadCells =
  | ({ readonly ok: true } & RecordedCells)
  /** `line` from 1; 0 for a file that cannot be opened. */
  | { readonly ok: false; readonly line: number };

/**
 * The last line may be cut short: the run was ended while it was written.
 *
 * @param file in either form
 * @throws {UnreadableEvidence}
 */
export async function readCells(file: string): Promise<ReadCells> {
  const there = standing(file);
  if (there === null) return { ok: false, line: 0 };
  let declaration: CellsDeclaration | null = null;
  const results = new Map<string, CellResult>();
  let company: CompanyResult | null = null;
  let fault: CellFault | null = null;
  let broken: number | null = null;
  try {
    await eachLine(there, (text, number, open) => {
      if (number === 1) declaration = headerSchema.safeParse(parsed(text)).data?.declaration ?? null;
      if (number === 1 || text === '') return;
      const line = lineSchema.safeParse(parsed(text));
      if (line.success) {
        const { data } = line;
        if ('company' in data) company = data.company;
        else if ('ended' in data) fault = data.fault;
        else results.set(data.key, data);
      } else if (!open) broken ??= number;
    });
  } catch (error) {
    if (error instanceof UnreadableEvidence) throw error;
    return { ok: false, line: 0 };
  }
  if (declaration === null) return { ok: false, line: 1 };
  if (broken !== null) return { ok: false, line: broken };
  return { ok: true, declaration, results: [...results.values()], company, fault };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The members in which two declarations differ. */
export function differences(one: CellsDeclaration, other: CellsDeclaration): string[] {
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !isDeepStrictEqual(asJson(one[key]), asJson(other[key])),
  );
}

export class CellsFile {
  private readonly descriptor: number;
  private pending = '';
  private lastWritten = 0;
  /** A table's own code may end the process. */
  private readonly atExit = () => this.flush();

  /** @param declaration of a new file; null to go on with one that is there */
  constructor(file: string, declaration: CellsDeclaration | null) {
    // The cell of a line that was cut short is driven again.
    if (declaration === null) dropTornLine(file);
    this.descriptor = openSync(file, declaration === null ? 'a' : 'wx');
    process.once('exit', this.atExit);
    if (declaration !== null) {
      this.pending = `${JSON.stringify({ format: CELLS_FORMAT, version: VERSION, declaration })}\n`;
    }
    this.flush();
  }

  write({ key, status, failures, undecided, fault, exemption }: CellResult): void {
    const line = {
      ...{ key, status },
      ...(failures.length === 0 ? {} : { failures }),
      ...(undecided === null ? {} : { undecided }),
      ...(fault === null ? {} : { fault }),
      ...(exemption === null ? {} : { exemption }),
    };
    this.append(line, status === 'wrong');
  }

  writeCompany(company: CompanyResult): void {
    this.append({ company }, true);
  }

  /** @param fault what made the run give up; null where it came to its end */
  writeEnd(fault: CellFault | null): void {
    this.append({ fault, ended: true }, true);
  }

  private append(line: object, atOnce: boolean): void {
    this.pending += `${JSON.stringify(line)}\n`;
    const isLate = Date.now() - this.lastWritten > WRITE_EVERY_MS;
    if (atOnce || isLate || this.pending.length > LONGEST_PENDING) this.flush();
  }

  flush(): void {
    if (this.pending !== '') writeSync(this.descriptor, this.pending);
    this.pending = '';
    this.lastWritten = Date.now();
  }

  close(): void {
    this.flush();
    process.off('exit', this.atExit);
    closeSync(this.descriptor);
  }
}
