/** Writes the published documents anew: `npm run schema`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { contractSchema, openApi } from './documents';

const FOLDER = path.join(__dirname, '..', '..', 'docs', 'api');

async function write(name: string, document: object): Promise<void> {
  const file = path.join(FOLDER, name);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(document), { ...style, filepath: file }));
}

void Promise.all([write('contract.schema.json', contractSchema()), write('openapi.json', openApi())]);
