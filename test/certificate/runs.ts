/** What a certificate is made from, as if a run of every case had come to it. */
import { createHash } from 'node:crypto';
import {
  certificateDetailsSchema,
  verdictOn,
  type CertificateDetails,
  type CertificateInput,
  type RunDeclaration,
} from '../../reports';
import { everyCase, failed, type Outcome } from '../regulation-page/record';
import { declaration } from '../reports/mini-suite';
import { READING_SETS, type ReadingSetName } from '../../regulation';

/** Everything that ISO/IEC 17025:2017 asks for. */
export const COMPLETE: CertificateDetails = certificateDetailsSchema.parse({
  laboratory: {
    name: { zh: '某測試所', pt: 'Laboratório de Ensaios X' },
    address: { zh: '澳門某街1號', pt: 'Rua de Tal, n.º 1, Macau' },
    accreditation: 'HOKLAS 000',
  },
  place: { zh: '客戶處所', pt: 'Instalações do cliente' },
  number: 'X-2026-0117',
  customer: { name: 'Mesas do Oriente, Lda.', address: { zh: '氹仔某街2號', pt: 'Rua Y, Taipa' } },
  item: {
    description: { zh: '電子花旗骰賭檯', pt: 'Mesa electrónica de craps' },
    serialNumber: 'MO-0042',
    softwareHash: `sha256:${'7f83b165'.repeat(8)}`,
    receivedOn: '2025-12-30',
    condition: { zh: '完好', pt: 'Bom estado' },
  },
  issuedOn: '2026-01-20',
  authorisedBy: {
    name: { zh: '某甲', pt: 'Fulano de Tal' },
    function: { zh: '技術主管', pt: 'Director técnico' },
  },
  deviations: [{ zh: '第一條由他人查驗。', pt: 'A inspecção do artigo 1.º foi feita por outrem.' }],
});

export interface Made {
  details?: CertificateDetails;
  declared?: Partial<RunDeclaration>;
  outcome?: Outcome;
  set?: ReadingSetName;
  finished?: boolean;
  /** One article alone, the fourth: a report of few pages. */
  short?: boolean;
}

/** The first case of Article 4, in both languages. */
export const failsOnce: Outcome = ({ clause, row, language }) =>
  clause === 'art_4__point_1' && row === 1
    ? failed(language === 'zh' ? '由甲擲骰' : 'lança A', language === 'zh' ? '由乙擲骰' : 'lança B')
    : {};

/** A vendor's table, not the suite's own. */
export const VENDOR: Partial<RunDeclaration> = { adapter: { kind: 'serial', target: '/dev/ttyUSB0' } };

export function inputOf(made: Made = {}): CertificateInput {
  const {
    details = COMPLETE,
    declared = {},
    outcome,
    set = 'customary',
    finished = true,
    short = false,
  } = made;
  const whole = declaration({
    articles: short ? [4] : [1, 2, 3, 4, 5, 6, 7],
    readings: { set, values: { ...READING_SETS[set] }, decision: null },
    ...VENDOR,
    ...declared,
  });
  const record = everyCase(set, outcome);
  const cases = record.cases.filter(({ clause }) => !short || clause?.startsWith('art_4'));
  const verdict = verdictOn(whole, { ...record, cases, finished });
  const verdictSha256 = createHash('sha256').update(JSON.stringify(verdict)).digest('hex');
  return { declaration: whole, verdict, details, verdictSha256 };
}
