/**
 * What it costs to drive a table through every cell over the library adapter, beside what the model alone takes for the
 * same: judging again every answer of the same run, with no table and no adapter. Round by round, so that a drift of the
 * machine's speed touches both; the median of the ratios is the figure to quote.
 */
import os from 'node:os';
import { connect } from '../adapters/connect';
import type { Operation, Table } from '../adapters/table';
import { Judge, type Played, type Terms } from '../assessment';
import { Exhaustion, exhaust, exhaustiveCells } from '../assessment/exhaustive';
import { DEFAULT_OPTIONS, READING_SETS } from '../regulation';
import { median } from './median';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** The ratio that the product promises. */
const MOST = 5;

async function milliseconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The same table, with every exchange kept. */
function recorded(table: Table, exchanges: Played[]): Table {
  const entries = Object.entries(table) as [Operation, (parameters: unknown) => Promise<unknown>][];
  const keeping = entries.map(([operation, ask]) => [
    operation,
    async (parameters: unknown) => {
      const answer = await ask(parameters);
      exchanges.push({ operation, parameters, answer } as Played);
      return answer;
    },
  ]);
  return Object.fromEntries(keeping) as Table;
}

async function main(): Promise<void> {
  const { table } = await connect({
    ...{ kind: 'library', target: 'reference', options: {}, timeoutMs: 10_000, cwd: process.cwd() },
  });
  const described = await table.describe({});
  if (!described.ok) throw new Error(described.refusal.code);
  const capabilities = described.value;
  const terms: Terms = {
    ...{ readings: READING_SETS.customary, options: DEFAULT_OPTIONS, authorisations: [], capabilities },
  };
  const cells = exhaustiveCells(['double']);
  const evidence = { begin: () => undefined, place: () => null };
  const drive = async (driven: Table) => {
    const exhaustion = new Exhaustion(cells);
    await exhaust(driven, exhaustion, { terms, evidence });
    const wrong = exhaustion.results.filter(({ status }) => status !== 'right').length;
    if (wrong > 0) throw new Error(`${wrong} cells are not right`);
  };
  const exchanges: Played[] = [];
  await drive(recorded(table, exchanges));
  const judgeAlone = () => {
    const judge = new Judge(terms);
    for (const each of exchanges) judge.observe(each);
  };
  judgeAlone();

  const rounds: { model: number; driven: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ model: await milliseconds(judgeAlone), driven: await milliseconds(() => drive(table)) });
  }
  const ratio = median(rounds.map(({ model, driven }) => driven / model));
  const shown = (figures: number[]) =>
    `median ${median(figures).toFixed(0)} ms   (${figures.map((figure) => figure.toFixed(0)).join(' ')})`;
  console.log(`${ROUNDS} rounds after a warm-up, Node ${process.version}, ${os.cpus().length} processors`);
  console.log(`${cells.length} cells, ${exchanges.length} exchanges`);
  console.log(`the model alone                    ${shown(rounds.map(({ model }) => model))}`);
  console.log(`the table over the library adapter ${shown(rounds.map(({ driven }) => driven))}`);
  console.log(`ratio ${ratio.toFixed(2)} (at most ${MOST})`);
  process.exit(ratio <= MOST ? 0 : 1);
}

void main();
