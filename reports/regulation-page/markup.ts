/** HTML that is safe by construction: whatever is put into a template is text, unless a template made it. */

export class Markup {
  /** Made by {@link html} and {@link trusted} alone. */
  constructor(readonly source: string) {}
}

type Part = Markup | string | number | null | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text between tags and for a quoted attribute alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function sourceOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(sourceOf).join('');
}

/** How far a template is set in matters to whoever reads the code, and to no page. */
const INDENTATION = /\s*\n\s*/g;

/** A template: text and numbers are escaped, markup and lists of markup stand as they are, null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    strings
      .map((string) => string.replace(INDENTATION, '\n'))
      .reduce((before, after, index) => before + sourceOf(parts[index - 1] ?? null) + after),
  );
}

export const NOTHING: Markup = new Markup('');

/** The project's own files, and never a text from outside: style sheet and script. */
export function trusted(source: string): Markup {
  return new Markup(source);
}
