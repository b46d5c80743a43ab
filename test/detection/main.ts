/**
 * What the suite detects, measured anew and written under `docs`: `npm run detection` makes every part, which takes
 * hours; `detection:features` and `detection:cells` one part alone, `detection:render` only the documents.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { featuresByClause } from '../support/features';
import { measuredCells } from './cells';
import { FOLDER, PARTS, readParts, type CellsPart, type FeaturesPart, type PartName } from './parts';
import { PLANTED, caughtIn, declaredForTheRightTable, ofTheRightTable } from './planted';
import { detectionOf } from './record';
import { DOCS, documentsOf, formatted } from './write';

async function features(): Promise<void> {
  const cut = featuresByClause();
  const faults: FeaturesPart['faults'] = [];
  try {
    for (const fault of PLANTED) {
      const caught = await caughtIn(fault, cut.root);
      faults.push({ id: fault.id, clause: fault.clause, caughtIn: caught });
      if (caught.length < 2) console.log(`${fault.id}: caught in ${caught.join(', ') || 'neither language'}`);
    }
  } finally {
    cut.remove();
  }
  const rightTable: FeaturesPart['rightTable'] = [];
  for (const declared of declaredForTheRightTable()) {
    const { cases, alarms } = await ofTheRightTable(declared);
    rightTable.push({
      ...{ readings: declared.name, field12: declared.options.field_12, cases: cases.length },
      passed: cases.filter(({ status }) => status === 'passed').length,
      notDecidable: cases.filter(({ status }) => status === 'not-decidable').length,
      alarms: alarms.map(({ uri, line, status }) => `${uri}:${line} ${status}`),
    });
  }
  await write('features', { faults, rightTable });
  const alarms = rightTable.reduce((all, each) => all + each.alarms.length, 0);
  const caught = faults.filter(({ caughtIn: languages }) => languages.length === 2).length;
  console.log(`${caught} of ${faults.length} faults caught in both languages; false alarms: ${alarms}`);
  if (caught < faults.length || alarms > 0) process.exitCode = 1;
}

async function cells(): Promise<void> {
  const part = await measuredCells((line) => console.log(line));
  await write('cells', part);
  if (part.tables.some(({ wrong, unanswered }) => wrong + unanswered > 0)) process.exitCode = 1;
}

async function write(name: PartName, part: FeaturesPart | CellsPart): Promise<void> {
  const file = path.join(FOLDER, `${name}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, await formatted(file, JSON.stringify(part)));
}

/** The parts that are measured elsewhere, each by its own command, with what it says. */
function others(): void {
  for (const { script } of Object.values(PARTS)) {
    if (script.startsWith('detection:')) continue;
    console.log(`npm run ${script}`);
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    // A part that finds something left to do has written its figures all the same, or kept the ones before.
    if (status !== 0) process.exitCode = 1;
  }
}

async function render(): Promise<void> {
  for (const [name, text] of await documentsOf(detectionOf(readParts()))) {
    writeFileSync(path.join(DOCS, name), text);
  }
}

const [, , what = 'all'] = process.argv;

async function main(): Promise<void> {
  if (what === 'all') others();
  if (what === 'all' || what === 'cells') await cells();
  if (what === 'all' || what === 'features') await features();
  await render();
}

void main();
