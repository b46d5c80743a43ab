/** What is made of a run for people and programs to read: what each product is made from, and what comes of it. */
import type { InterfaceLanguage } from '../../locales';
import type { RunRecord } from '../../reports/cases';
import type { CertificateDetails } from '../../reports/certificate/details';
import type { RunDeclaration } from '../../reports/verdict/declaration';
import type { Verdict } from '../../reports/verdict/schema';
import type { OutputFolder } from '../folder/output-folder';
import type { WrittenCertificate } from './certificate';

/** What a product is made from: plain data, but for the folder. */
export interface ProductRequest {
  folder: OutputFolder;
  /** The folder that holds `features`. */
  suiteRoot: string;
  language: InterfaceLanguage;
  declaration: RunDeclaration;
  verdict: Verdict;
  /** `verdict.json`, to the byte. */
  verdictText: string;
  record: RunRecord;
  /** Of the certificate; null where none is to be made. */
  details: CertificateDetails | null;
}

/** In this order what could not be made is told. */
export const PRODUCTS = ['page', 'traceability', 'certificate'] as const;
export type Product = (typeof PRODUCTS)[number];

export interface Made {
  page: null;
  traceability: null;
  certificate: WrittenCertificate;
}
