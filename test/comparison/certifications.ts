/** Certifications of Article 4 that Cucumber really ran, as `compare` reads them. */
import type { Envelope } from '@cucumber/messages';
import { recordOf, verdictOn, type CertificationEvidence, type RunDeclaration } from '../../reports';
import { article4, declaration, inBothLanguages, messagesOf, type MiniCase } from '../reports/mini-suite';

export interface Certified {
  /** In both languages; by default every clause has a case that holds. */
  cases?: MiniCase[];
  declared?: Partial<RunDeclaration>;
  steps?: string | null;
  folder?: string;
  /** What is to be another in the text of the feature. */
  rewrite?: (feature: string) => string;
}

const known = new Map<string, Promise<Envelope[]>>();

export async function certified({
  cases,
  declared = {},
  steps = 'a',
  folder = 'c',
  rewrite = (feature) => feature,
}: Certified = {}): Promise<CertificationEvidence> {
  const feature = rewrite(article4(cases));
  const tags = declared.tags ?? '';
  const name = JSON.stringify([feature, tags]);
  const running = known.get(name) ?? messagesOf({ features: inBothLanguages(feature), tags });
  known.set(name, running);
  const envelopes = await running;
  const run = declaration(declared);
  return { folder, verdict: verdictOn(run, recordOf(run, envelopes)), declaration: run, envelopes, steps };
}
