/** What ISO/IEC 17025:2017 asks a report to hold and the run does not know: each with its clause and its key. */
import type { Verdict } from '../verdict';
import { dayInMacau } from './dates';
import type { CertificateDetails } from './details';

export interface Requirement {
  /** Path under `certificate` in the configuration. */
  key: string;
  /** The clause of ISO/IEC 17025:2017 that asks for it. */
  clause: string;
  isMet(details: CertificateDetails, verdict: Verdict): boolean;
}

export const REQUIREMENTS = [
  { key: 'laboratory.name', clause: '7.8.2.1 b)', isMet: ({ laboratory }) => given(laboratory?.name) },
  { key: 'laboratory.address', clause: '7.8.2.1 b)', isMet: ({ laboratory }) => given(laboratory?.address) },
  { key: 'place', clause: '7.8.2.1 c)', isMet: ({ place }) => given(place) },
  { key: 'number', clause: '7.8.2.1 d)', isMet: ({ number }) => given(number) },
  { key: 'customer.name', clause: '7.8.2.1 e)', isMet: ({ customer }) => given(customer?.name) },
  { key: 'customer.address', clause: '7.8.2.1 e)', isMet: ({ customer }) => given(customer?.address) },
  {
    key: 'item.serialNumber',
    clause: '7.8.2.1 g)',
    isMet: ({ item }, { target }) => given(item?.serialNumber ?? target?.serialNumber),
  },
  {
    key: 'item.softwareHash',
    clause: '7.8.2.1 g)',
    isMet: ({ item }, { target }) => given(item?.softwareHash ?? target?.softwareHash),
  },
  { key: 'item.receivedOn', clause: '7.8.2.1 h)', isMet: ({ item }) => given(item?.receivedOn) },
  { key: 'issuedOn', clause: '7.8.2.1 j)', isMet: ({ issuedOn }) => given(issuedOn) },
  { key: 'authorisedBy.name', clause: '7.8.2.1 o)', isMet: ({ authorisedBy }) => given(authorisedBy?.name) },
  {
    key: 'authorisedBy.function',
    clause: '7.8.2.1 o)',
    isMet: ({ authorisedBy }) => given(authorisedBy?.function),
  },
] as const satisfies readonly Requirement[];

export type RequiredKey = (typeof REQUIREMENTS)[number]['key'];

function given(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function missingRequirements(
  details: CertificateDetails,
  verdict: Verdict,
): readonly (typeof REQUIREMENTS)[number][] {
  return REQUIREMENTS.filter(({ isMet }) => !isMet(details, verdict));
}

/** What the details and the run cannot both be right about. */
export const CONTRADICTIONS = [
  'serialNumber',
  'softwareHash',
  'receivedAfterTest',
  'issuedBeforeTest',
] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

export function contradictions(
  { item, issuedOn }: CertificateDetails,
  { target, startedAt, finishedAt }: Verdict,
): Contradiction[] {
  const differs = (declared: string | undefined, reported: string | undefined) =>
    declared !== undefined && reported !== undefined && declared.trim() !== reported.trim();
  const holds: Record<Contradiction, boolean> = {
    serialNumber: differs(item?.serialNumber, target?.serialNumber),
    softwareHash: differs(item?.softwareHash?.toLowerCase(), target?.softwareHash?.toLowerCase()),
    receivedAfterTest: item?.receivedOn !== undefined && item.receivedOn > dayInMacau(startedAt),
    issuedBeforeTest: issuedOn !== undefined && issuedOn < dayInMacau(finishedAt),
  };
  return CONTRADICTIONS.filter((each) => holds[each]);
}
