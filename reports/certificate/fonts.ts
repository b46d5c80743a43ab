/** The font of the certificate: Chinese and Portuguese of one design, embedded, and no character that it lacks. */
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

export const WEIGHTS = ['regular', 'bold'] as const;
export type Weight = (typeof WEIGHTS)[number];

const FILES: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/noto-serif-tc/400Regular/NotoSerifTC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-serif-tc/700Bold/NotoSerifTC_700Bold.ttf',
};

let files: Readonly<Record<Weight, Buffer>> | undefined;

/** TrueType files, read once. */
export function fontFiles(): Readonly<Record<Weight, Buffer>> {
  files ??= {
    regular: readFileSync(require.resolve(FILES.regular)),
    bold: readFileSync(require.resolve(FILES.bold)),
  };
  return files;
}

let fonts: readonly fontkit.Font[] | undefined;

/** Whether every weight has a glyph for the character. */
export function hasGlyph(codePoint: number): boolean {
  fonts ??= WEIGHTS.map((weight) => fontkit.create(fontFiles()[weight]) as fontkit.Font);
  return fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
}
