/** A PDF as its reader gets it: text that can be searched and copied, where it stands, and what the file says of itself. */
import path from 'node:path';

export interface TextItem {
  text: string;
  /** Points from the left and from the foot of the page. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** False for what runs across the page. */
  upright: boolean;
}

export interface PageOfPdf {
  items: TextItem[];
  /** Without any white space: lines break where they break. */
  text: string;
  /** The same without what stands on every page. */
  body: string;
  /** Languages of the document's structure. */
  languages: Set<string>;
  /** Types of its elements. */
  roles: Set<string>;
}

export interface ReadPdf {
  pages: PageOfPdf[];
  text: string;
  information: Record<string, unknown>;
  language: string | null;
  metadata: string;
}

export function squeezed(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** Where the pages' header ends and their footer begins, from the foot. */
const [HEAD, FOOT] = [790, 50];

function textOf(items: readonly TextItem[]): string {
  return squeezed(items.map(({ text }) => text).join(''));
}

interface Node {
  role?: string;
  lang?: string;
  children?: Node[];
}

export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = path.dirname(require.resolve('pdfjs-dist/package.json'));
  const loading = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${folder}/standard_fonts/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await loading.promise;
  try {
    const pages: PageOfPdf[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ disableNormalization: true });
      const read = items.flatMap((item): TextItem[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, width: item.width, size: Math.hypot(a, b), upright: b === 0 }];
      });
      const [languages, roles] = [new Set<string>(), new Set<string>()];
      const visit = ({ role, lang, children = [] }: Node) => {
        if (role !== undefined) roles.add(role);
        if (lang !== undefined) languages.add(lang);
        for (const child of children) visit(child);
      };
      visit(((await page.getStructTree()) ?? {}) as Node);
      const body = read.filter(({ upright, y }) => upright && y > FOOT && y < HEAD);
      pages.push({ items: read, text: textOf(read), body: textOf(body), languages, roles });
    }
    const { info, metadata } = await document.getMetadata();
    return {
      pages,
      text: pages.map(({ body }) => body).join(''),
      information: info as Record<string, unknown>,
      language: (info as { Language?: string }).Language ?? null,
      metadata: String((metadata as { getRaw?: () => string } | null)?.getRaw?.() ?? ''),
    };
  } finally {
    await loading.destroy();
  }
}
