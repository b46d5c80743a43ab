/**
 * The readings and options of the regulation as the published documents list them. An adapter knows no law, so that the
 * list is data there; `npm run schema` writes it anew.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { OPTIONS, READINGS, type Option, type Reading } from '../../regulation';

const FILE = path.join(__dirname, '..', '..', 'adapters', 'schema', 'declared.json');

function listed({ id, question, values }: Reading | Option) {
  return { id, question, values: values.map(({ value, text }) => ({ value, text })) };
}

export const DECLARED = { readings: READINGS.map(listed), options: OPTIONS.map(listed) };

async function write(): Promise<void> {
  const style = await resolveConfig(FILE);
  writeFileSync(FILE, await format(JSON.stringify(DECLARED), { ...style, filepath: FILE }));
}

if (require.main === module) void write();
