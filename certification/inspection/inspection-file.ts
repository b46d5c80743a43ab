/** An inspection record from its file: read, checked, and known by its hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import type { $ZodIssue } from 'zod/v4/core';
import type { InspectionRecord } from '../../steps/inspection/record';
import { ProblemWriter, valueAt, type ConfigurationProblem } from '../declaration/configuration-problem';
import { parseYaml } from '../declaration/yaml-file';
import { checkPhotographs, inconsistencies, type CheckedPhotograph } from './consistency';
import { inspectionSchema, keysAt, type CustomProblem } from './schema';

export interface Inspection {
  /** As the user named it. */
  file: string;
  /** Of the file, in hexadecimal digits. */
  sha256: string;
  record: InspectionRecord;
  photographs: CheckedPhotograph[];
}

export type ReadInspection =
  { ok: true; inspection: Inspection } | { ok: false; problems: ConfigurationProblem[] };

/**
 * @param name the file as the user named it, relative to `folder`
 * @param texts the topic `inspection`
 */
export function readInspection(name: string, folder: string, texts: TFunction): ReadInspection {
  const file = path.resolve(folder, name);
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const writer = new ProblemWriter(texts, () => ({ source: name }));
    return {
      ok: false,
      problems: [writer.write(code === 'ENOENT' ? 'noFile' : 'unreadableFile', [], { code })],
    };
  }
  const parsed = parseYaml(name, content.toString('utf8'));
  const writer = new ProblemWriter(texts, parsed.placeOf);
  if (!parsed.ok) return { ok: false, problems: writer.yaml(parsed.problems) };
  const { value } = parsed;
  const checked = inspectionSchema.safeParse(value);
  if (!checked.success) {
    return { ok: false, problems: checked.error.issues.flatMap((issue) => problemsOf(issue, value, writer)) };
  }
  const { photographs, problems } = checkPhotographs(checked.data, path.dirname(file));
  const found = [...inconsistencies(checked.data), ...problems];
  if (found.length > 0) {
    return { ok: false, problems: found.map(({ code, path: at, values }) => writer.write(code, at, values)) };
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { ok: true, inspection: { file: name, sha256, record: checked.data, photographs } };
}

function problemsOf(issue: $ZodIssue, value: unknown, writer: ProblemWriter): ConfigurationProblem[] {
  const { path: at } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => writer.unknownKey(at, key, keysAt(at)));
  }
  const written = valueAt(value, at);
  const blank = written === undefined || written === null || written === '';
  // Without a single key the file as a whole is what is missing.
  if (blank && at.length > 0) {
    const isSource = at[0] === 'measurements' && at.at(-1) === 'source';
    return [writer.write(isSource ? 'noSource' : 'missing', at)];
  }
  if (issue.code === 'custom' && issue.params !== undefined) {
    const { problem, values } = issue.params as unknown as CustomProblem;
    return [writer.write(problem, at, { written: String(written), ...values })];
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(written)) {
    const expected = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
    return [
      writer.write(issue.exact === true ? 'listLength' : 'listTooShort', at, {
        expected,
        number: written.length,
      }),
    ];
  }
  return writer.issue(issue, value);
}
