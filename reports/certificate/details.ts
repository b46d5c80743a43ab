/**
 * What a report under ISO/IEC 17025:2017, 7.8.2 says that a run cannot know: the laboratory, its customer, the item as it
 * was received, who issues the report. The key `certificate` of the configuration; `certificate.json` of the
 * certification folder.
 */
import { z } from 'zod';
import { type OFFICIAL_LANGUAGES } from '../../locales';

/** Characters; a value has to fit on a page beside its label. */
export const LONGEST = { text: 300, address: 500, number: 60, hash: 200, paragraph: 1500 } as const;
export const MOST_DEVIATIONS = 30;

function text(longest: number) {
  return z.string().trim().min(1).max(longest);
}

/** One text for both languages, or one for each. */
function bilingual(longest: number) {
  return z.preprocess(
    (written) => (typeof written === 'string' ? { zh: written, pt: written } : written),
    z.strictObject({ zh: text(longest), pt: text(longest) }),
  );
}

export const certificateDetailsSchema = z
  .strictObject({
    laboratory: z
      .strictObject({
        name: bilingual(LONGEST.text),
        address: bilingual(LONGEST.address),
        /** Who accredited it, under which number. */
        accreditation: bilingual(LONGEST.text),
      })
      .partial(),
    /** Where the tests were done. */
    place: bilingual(LONGEST.address),
    /** The number by which the laboratory knows the report. */
    number: text(LONGEST.number),
    customer: z
      .strictObject({ name: bilingual(LONGEST.text), address: bilingual(LONGEST.address) })
      .partial(),
    item: z
      .strictObject({
        description: bilingual(LONGEST.paragraph),
        serialNumber: text(LONGEST.text),
        softwareHash: text(LONGEST.hash),
        /** ISO 8601, the day. */
        receivedOn: z.iso.date(),
        condition: bilingual(LONGEST.paragraph),
      })
      .partial(),
    /** ISO 8601, the day. */
    issuedOn: z.iso.date(),
    authorisedBy: z
      .strictObject({ name: bilingual(LONGEST.text), function: bilingual(LONGEST.text) })
      .partial(),
    /** Additions to the method, deviations and exclusions from it. */
    deviations: z.array(bilingual(LONGEST.paragraph)).max(MOST_DEVIATIONS),
    /** In place of the rule that this suite applies. */
    decisionRule: bilingual(LONGEST.paragraph),
  })
  .partial();

export type CertificateDetails = z.infer<typeof certificateDetailsSchema>;

/** A text in both official languages. */
export type Both = Record<(typeof OFFICIAL_LANGUAGES)[number], string>;

type Mapping = Readonly<Record<string, unknown>>;

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What `later` says goes before what `earlier` said, key by key; a text or a list is replaced as a whole. */
export function withDetails(earlier: CertificateDetails, later: CertificateDetails): CertificateDetails {
  const over = (old: unknown, added: unknown): unknown =>
    isMapping(old) && isMapping(added)
      ? {
          ...old,
          ...Object.fromEntries(Object.entries(added).map(([key, each]) => [key, over(old[key], each)])),
        }
      : (added ?? old);
  return certificateDetailsSchema.parse(over(earlier, later));
}
