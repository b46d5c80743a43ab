/** What a person is told of the products of a run: where they are, and what they lack. */
import type { WrittenCertificate } from '../../certification/conclusion/certificate';
import type { Sealed } from '../../certification/sealing/seal';
import { translator, type InterfaceLanguage } from '../../locales';
import { printable } from '../../reports/printable';
import type { SummaryLine } from '../../reports/summary/summary';

export function isDraft(written: Pick<WrittenCertificate, 'missing' | 'contradictions'>): boolean {
  return written.missing.length + written.contradictions.length > 0;
}

/** @param file as its user would name it */
export function certificateLine(
  written: WrittenCertificate,
  file: string,
  ui: InterfaceLanguage,
): SummaryLine {
  const count = written.missing.length + written.contradictions.length;
  const text = translator(ui, 'certificate')(count === 0 ? 'written' : 'writtenDraft', { path: file, count });
  return { kind: 'plain', level: 0, text };
}

/** Where the page is, for the end of a summary. */
export function pageLine(file: string, language: InterfaceLanguage): SummaryLine {
  return {
    kind: 'plain',
    level: 0,
    text: printable(translator(language, 'page')('written', { path: file })),
  };
}

/** Where they are, for the end of a summary. */
export function traceabilityLine(file: string, language: InterfaceLanguage): SummaryLine {
  return {
    kind: 'plain',
    level: 0,
    text: printable(translator(language, 'traceability')('written', { path: file })),
  };
}

/**
 * What a reader of the summary is told of the seal.
 *
 * @param folder the certification folder as its user would name it
 */
export function sealLines(sealed: Sealed, folder: string, ui: InterfaceLanguage): SummaryLine[] {
  const texts = translator(ui, 'signing');
  if (!sealed.ok) return [{ kind: 'bad', level: 0, text: sealed.message }];
  const { seal: made, papers } = sealed;
  const { keyId, files } = made;
  const lines = [
    ...(papers === null
      ? []
      : [
          papers.files.length === 0
            ? texts('seal.noPapers', { signer: papers.signer })
            : texts('seal.papers', { signer: papers.signer, files: papers.files.join(', ') }),
        ]),
    ...(keyId === null
      ? [texts('seal.unsigned', { count: files })]
      : [texts('seal.signed', { count: files, keyId }), texts('seal.verify', { keyId, folder })]),
  ];
  return lines.map((text) => ({ kind: 'plain', level: 0, text: printable(text) }));
}
