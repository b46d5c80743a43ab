/** Evidence in the folder of a run, whether it is packed or not. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isPacked, packedName, plainName, standing } from '../../reports';

/** @param file in either form */
export function evidenceText(file: string): string {
  const there = standing(file);
  if (there === null) throw new Error(`no ${file}`);
  const content = readFileSync(there);
  return (isPacked(there) ? gunzipSync(content) : content).toString('utf8');
}

/** In the form in which it stands. */
export function rewriteEvidence(file: string, text: string): void {
  const there = standing(file) ?? file;
  writeFileSync(there, isPacked(there) ? gzipSync(text) : text);
}

/** As a run leaves its folder that was killed before its end. */
export function unpackAll(folder: string): void {
  for (const name of readdirSync(folder).filter(isPacked)) {
    const file = path.join(folder, name);
    writeFileSync(plainName(file), evidenceText(file));
    rmSync(file);
  }
}

/** As a run leaves its folder that has come to its end. */
export function packAll(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.ndjson'))) {
    const file = path.join(folder, name);
    writeFileSync(packedName(file), gzipSync(readFileSync(file)));
    rmSync(file);
  }
}
