/** Tables that keep to the contract and put into every text of it what a terminal, a page or a parser may act upon. */
import createReferenceTable from '../../adapters/reference-table';
import { OPERATIONS, type UncheckedTable } from '../../adapters/table';

const ESC = '\u001b';

/** Each would do something where it is not shown but acted upon. */
export const ACTIVE_TEXTS = [
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
  `${ESC}[2J${ESC}[31m${ESC}]0;owned\u0007${ESC}]8;;http://evil.example\u001b\\`,
  '\u009b2J\u0090q\u009c',
  '\u202Egnp.exe\u202c\u2066\u200b\ufeff\u2028\u2029',
  '\u0000\b\r\nVerdict: conforms',
  '$t(verdict.conforms) {{verdict}} ${verdict} %s %n',
  '[link](javascript:alert(3)) `code` # *bold* \\u0041 \\',
  '\ud83d\ude00 \ud800 👩‍👩‍👧‍👦 e\u0301\u0301\u0301',
];

const SHORT = `<b>${ESC}[31m\u202e\u0000$t(x)`;

/** The reference table under active names, with active ids of bets, and with members that the contract does not know. */
export function strangeTable(options: object = {}): UncheckedTable {
  const table = createReferenceTable(options);
  const answering = (operation: (typeof OPERATIONS)[number]) => (parameters: unknown) => {
    const answer = table[operation](withoutStrangeIds(parameters) as never);
    return withStrangeMembers(operation === 'describe' ? described(answer) : answer);
  };
  return Object.fromEntries(OPERATIONS.map((each) => [each, answering(each)])) as UncheckedTable;
}

function described(answer: unknown): unknown {
  const { ok, value } = answer as { ok: boolean; value: object };
  const [maker, model, firmware, softwareHash, serialNumber] = ACTIVE_TEXTS;
  return { ok, value: { ...value, maker, model, firmware, softwareHash, serialNumber } };
}

let told = 0;

/** One after the other. */
function activeText(): string {
  told += 1;
  return ACTIVE_TEXTS[told % ACTIVE_TEXTS.length] ?? '';
}

/** The members that hold the id of a bet: in a settlement `bet`, in a bet `id` and `on`. */
function isBetId(key: string, value: unknown): value is string {
  return ['id', 'bet', 'on'].includes(key) && typeof value === 'string' && /^b\d+$/.test(value);
}

function withStrangeMembers(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (isBetId(key, value) ? `${value}${SHORT}` : value)),
    (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      // A mapping of readings or options takes any name: there a further member would mean something.
      if (!('ok' in value || 'id' in value || 'seat' in value || 'outcome' in value || 'code' in value))
        return value;
      const text = activeText();
      const more = { constructor: { name: text }, toString: text, [text]: [text], then: null };
      const detail = 'code' in value && !('minorDigits' in value) ? { detail: text } : {};
      return Object.defineProperty({ ...more, ...value, ...detail }, '__proto__', {
        value: { ok: true, polluted: text },
        enumerable: true,
      });
    },
  ) as unknown;
}

function withoutStrangeIds(parameters: unknown): unknown {
  return JSON.parse(
    JSON.stringify(parameters, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(SHORT, '') : value,
    ),
  );
}
