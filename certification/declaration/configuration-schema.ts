/** What `certification.yaml` and the flags of `certify` can say, key by key. */
import { z } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { INTERFACE_LANGUAGES, OFFICIAL_LANGUAGES } from '../../locales';
import { OPTION_VALUES } from '../../regulation';
import { DECLARED_TABLE_KEYS, declaredTableSchema } from './declared-table';

export const SCOPES = ['system', 'full'] as const;
/** More workers than this only wait for each other. */
const MOST_WORKERS = 64;
const MOST_THROWS = 1_000_000;
const LONGEST_TIMEOUT = 3_600_000;
const MOST_GRANTED = 50;

const text = z.string().trim().min(1);

/** `each`: in each language. `once`: the second language is given the answers to the first, where it asks the same. */
export const ASKING = ['each', 'once'] as const;
export type Asking = (typeof ASKING)[number];

/** What is made for Allure: the page, only the results it is made from, or neither. */
export const ALLURE_PRODUCTS = ['report', 'results', 'none'] as const;
export type AllureProduct = (typeof ALLURE_PRODUCTS)[number];

export const configurationSchema = z
  .strictObject({
    adapter: z
      .strictObject({
        /** A built-in adapter, or the module of another; looked for by `adapter-module.ts`. */
        kind: text,
        target: text,
        options: z.record(z.string(), z.unknown()),
        /** Milliseconds for one answer. */
        timeout: z.int().positive().max(LONGEST_TIMEOUT),
        /** Names of the environment's variables that foreign code is given: of the others it sees none. */
        environment: z.array(z.string().regex(/^[A-Za-z_]\w{0,63}$/)).max(MOST_GRANTED),
      })
      .partial(),
    languages: z.array(z.enum(OFFICIAL_LANGUAGES)).min(1),
    /** The name of a set, or single values over the set named `base`; their values are looked up in the registry. */
    readings: z.union([z.string(), z.record(z.string(), z.unknown())]),
    /** Who decided the readings, and when; looked at by `decision.ts`. */
    decision: z.record(z.string(), z.unknown()),
    /** What the table is said to be; what it describes as less or other is told before the run. */
    table: declaredTableSchema,
    options: z.strictObject({ field_12: z.enum(OPTION_VALUES.field_12) }).partial(),
    /** Each entry is looked at by `authorisations.ts`. */
    authorisations: z.array(z.record(z.string(), z.unknown())),
    /** What the test report says beside the run; looked at by `certificate-details.ts`. */
    certificate: z.record(z.string(), z.unknown()),
    scope: z.enum(SCOPES),
    /** The inspection record, as `inspect --form` writes it. */
    inspection: text,
    out: text,
    tags: text,
    /** A table that throws its own dice is played for no more throws than this. */
    throws: z.int().positive().max(MOST_THROWS),
    /** How often the table is asked what both languages ask alike. */
    ask: z.enum(ASKING),
    parallel: z.int().positive().max(MOST_WORKERS),
    ui: z.enum(INTERFACE_LANGUAGES),
    money: z.strictObject({ minorUnitsPerAmount: z.int().positive() }).partial(),
    fault: text,
    allure: z.enum(ALLURE_PRODUCTS),
    /** Files; their passwords come from the environment alone. Looked at by `signing.ts`. */
    signing: z.strictObject({ key: text, pkcs12: text }).partial(),
  })
  .partial();

/** Every key is optional here; what nobody says takes its default when file and flags are put together. */
export type DeclaredConfiguration = z.infer<typeof configurationSchema>;

export interface CheckedDeclaration {
  /** The keys that are sound; the others are left out, so that the sound ones can be looked at further. */
  declared: DeclaredConfiguration;
  issues: readonly $ZodIssue[];
}

export function checkDeclaration(value: unknown): CheckedDeclaration {
  const result = configurationSchema.safeParse(value);
  if (result.success) return { declared: result.data, issues: [] };
  const { issues } = result.error;
  // An unknown key is reported at the mapping that holds it: there the known keys are sound.
  const unsound = new Set(issues.map(({ path }) => path[0]));
  const sound = Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
    ([key]) => key in configurationSchema.shape && !unsound.has(key),
  );
  return { declared: configurationSchema.parse(Object.fromEntries(sound)), issues };
}

const { shape } = configurationSchema;
const keysAt: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(shape),
  adapter: Object.keys(shape.adapter.unwrap().shape),
  options: Object.keys(shape.options.unwrap().shape),
  money: Object.keys(shape.money.unwrap().shape),
  signing: Object.keys(shape.signing.unwrap().shape),
  ...DECLARED_TABLE_KEYS,
};

/** The keys that a mapping of the file may have. */
export function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  return keysAt[path.join('.')] ?? [];
}
