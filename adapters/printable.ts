/** Characters that would act on a terminal or a log instead of being read: controls, bidi marks, line separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text from a table made safe to show: control characters visible as escapes, never longer than `limit`. */
export function printable(text: string, limit: number): string {
  const cut = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
  const shown = cut.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return shown.length > limit ? `${shown.slice(0, limit - 1)}…` : shown;
}
