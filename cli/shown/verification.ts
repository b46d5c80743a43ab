/** What a verification found, as its user reads it. */
import type { TFunction } from 'i18next';
import { translator, type InterfaceLanguage } from '../../locales';
import type { Alteration, Gap, Verification } from '../../reports/manifest/verification';
import { printable } from '../../reports/printable';

/** More than these say no more. */
const MOST_TOLD = 50;
const MOST_NAMED = 10;

/** @param folder as the user named it */
export function verificationLines(
  verification: Verification,
  folder: string,
  language: InterfaceLanguage,
): string[] {
  const texts = translator(language, 'verify');
  const { answer, manifest, alterations, gaps } = verification;
  const told = [
    ...alterations.map((each) => alterationText(each, texts, language)),
    ...gaps.map((gap) => gapText(gap, texts)),
  ];
  const lines = [
    texts(`result.${answer ?? 'incomplete'}`, { folder, count: alterations.length }),
    ...told.slice(0, MOST_TOLD).map((line) => `  ${line}`),
    ...(told.length > MOST_TOLD ? [`  ${texts('more', { count: told.length - MOST_TOLD })}`] : []),
    ...(manifest === null ? [] : [texts('made', { created: manifest.created, ...manifest.suite })]),
    ...(manifest === null ? [] : [texts('files', verification.files)]),
    ...(manifest === null && verification.signature.status === 'absent'
      ? []
      : [signatureText(verification, texts)]),
    ...verification.runs.map((run) => runText(run, texts, language)),
    ...notes(verification, texts),
  ];
  return lines.map(printable);
}

function alterationText(alteration: Alteration, texts: TFunction, language: InterfaceLanguage): string {
  const { code, file } = alteration;
  switch (code) {
    case 'manifestRefused': {
      const { kind, ...values } = alteration.problem;
      return texts(`manifest.${kind}`, { file, ...values });
    }
    case 'verdictDiffers': {
      const reports = translator(language, 'reports');
      const { recorded, recomputed, clauses, members } = alteration;
      return texts('alteration.verdictDiffers', {
        file,
        recorded: reports(`verdict.${recorded}`),
        recomputed: reports(`verdict.${recomputed}`),
        where: enumeration([...clauses, ...members], texts),
      });
    }
    case 'transcriptBroken': {
      const { problems } = alteration;
      const line = problems.find((problem) => problem.line !== null)?.line;
      return texts('alteration.transcriptBroken', {
        file,
        line: line ?? texts('nowhere'),
        count: problems.length,
      });
    }
    case 'unpackable':
      return translator(language, 'evidence')(alteration.problem, { file });
    case 'manifestDisagrees':
      return texts('alteration.manifestDisagrees', { file, run: folderText(alteration.run, texts) });
    default:
      return texts(`alteration.${code}`, { ...alteration });
  }
}

function gapText(gap: Gap, texts: TFunction): string {
  return texts(`gap.${gap.code}`, { ...gap });
}

/** That another key was named is an alteration, and told as one. */
function signatureText({ signature, alterations }: Verification, texts: TFunction): string {
  const other = signature.status === 'valid' && alterations.some(({ code }) => code === 'otherKey');
  return texts(`signature.${other ? 'validOther' : signature.status}`, { keyId: signature.keyId });
}

function runText(
  { folder, status, verdict }: Verification['runs'][number],
  texts: TFunction,
  language: InterfaceLanguage,
): string {
  const named = verdict === null ? '' : translator(language, 'reports')(`verdict.${verdict}`);
  return texts(`verdict.${status}`, { folder: folderText(folder, texts), verdict: named });
}

function folderText(folder: string, texts: TFunction): string {
  return folder === '.' ? texts('itself') : folder;
}

function notes({ installation }: Verification, texts: TFunction): string[] {
  return [
    ...(installation.suite === null ? [] : [texts('note.suite', installation.suite)]),
    ...(installation.regulation ? [texts('note.regulation')] : []),
    ...(installation.portuguese ? [texts('note.portuguese')] : []),
  ];
}

function enumeration(items: readonly string[], texts: TFunction): string {
  const named = items.slice(0, MOST_NAMED).join(texts('enumeration'));
  return items.length > MOST_NAMED ? `${named}${texts('enumeration')}…` : named;
}
